# Quello che rulekit stesso dice ai giocatori. I giochi hanno testi propri.

answer-yes = Sì
answer-no = No
answer-done = Fatto

ui-player = Giocatore { $seat }
ui-player-you = Giocatore { $seat } (tu)

# Nomi
ui-none = niente
ui-hidden-card = una carta coperta
ui-apart = { $name } ({ $by })
ui-place = posto { $n }
ui-turn = girata { $n ->
    [one] una volta
   *[other] { $n } volte
}
ui-north = nord
ui-east = est
ui-south = sud
ui-west = ovest

# Il tavolo
ui-table = Tavolo
ui-hidden = { $n ->
    [one] { $n } coperta
   *[other] { $n } coperte
}
ui-hidden-here = coperta
ui-on-top = in cima: { $back }
ui-remembered = [{ $name }]
ui-nothing = niente
ui-unseen = ?
ui-unseen-aloud = non visibile
ui-track = { $n } (casella { $place } di { $places })
ui-whose-turn = Turno: { $player }
ui-out = fuori dal gioco
ui-map = Mappa
ui-grid = { $name } ({ $n })
ui-lies-there = a terra: { $things }
ui-door = { $side }: { $name }
ui-door-unknown = una porta, dietro ancora nulla
ui-way = un passaggio per { $name }
ui-slot = { $name }: { $value }
ui-bundles = In vigore

# La domanda
ui-choose = Che cosa fai?
ui-your-turn = È il tuo turno, { $player }.
ui-your-answer = Una domanda per te, { $player }.
ui-news = Che cosa è successo:
ui-pick-one = Scegline uno: il suo numero, o parte del nome.
ui-pick-yes-no = Scrivi s o n, o un numero.
ui-pick-number = Scrivi il numero stesso.
ui-pick-exactly = Scegline { $n }, con i numeri o i nomi: 1 2 ...
ui-pick-range = Scegline da { $min } a { $max }, con i numeri o i nomi: 1 2 ...
ui-pick-range-none = Scegline al massimo { $max }, con i numeri o i nomi: 1 2 ... Per nessuno, 0.
ui-pick-order = Tutti e { $n } nell'ordine che vuoi: 2 1 ...
ui-pick-shares = Distribuisci { $n }: ripeti un numero tante volte quante ne riceve: 1 1 2 ...
ui-commands = ? spiega · ? NOME · perché no NOME · diario · tavolo · annulla · salva · aiuto · esci
ui-more-not-this-turn = No, e non più in questo turno
ui-more-not-this-game = No, e non più in questa partita, a meno che non riguardi me
ui-standing-given = { $question } { $answer } (la tua risposta fissa; la cambi con «risposte»)
ui-standing-enter = Soltanto Invio: { $answer }. È la tua risposta fissa.
ui-standing-none = Non hai dato nessuna risposta fissa.
ui-standing-cancel = Vuoi che da adesso ti venga chiesto di nuovo (s, n)?
ui-standing-over = Ti verrà chiesto di nuovo.
ui-next-person = Ora la domanda è per { $player }.
ui-press-enter = Quando nessun altro vede lo schermo, premi Invio.
ui-pass-on = Premi Invio per lasciare lo schermo a qualcun altro.
ui-nothing-to-answer = Per te adesso non c'è niente da rispondere. Premi Invio.
ui-bot-thinks = { $player } pensa ... { $percent } %
ui-bot-learns = { $player } impara il gioco ... { $percent } %
ui-place-in-rules = (nelle regole: { $file }, riga { $line })

# Parole da scrivere: la prima è quella mostrata, le altre vanno bene lo stesso
ui-word-explain = ?, spiega, carta
ui-word-why = perché no, perché
ui-word-log = diario
ui-word-view = tavolo
ui-word-undo = annulla
ui-word-standing = risposte
ui-word-save = salva
ui-word-help = aiuto
ui-word-quit = esci
ui-word-yes = s, sì
ui-word-no = n, no

# Errori di battitura
ui-wrong-empty = Scrivi un numero da 1 a { $n }, o parte di un nome; con «aiuto» vedi che altro c'è.
ui-wrong-number = Qui non c'è { $word }: i numeri vanno da 1 a { $n }.
ui-wrong-empty-number = Scrivi uno dei numeri; con «aiuto» vedi che altro c'è.
ui-wrong-value = { $word } non è tra questi numeri.
ui-wrong-word = «{ $word }» non è tra le scelte.
ui-wrong-word-near = «{ $word }» non è tra le scelte; intendevi { $near }?
ui-wrong-several = «{ $word }» può essere uno qualsiasi di questi: { $names }
ui-wrong-one = Scegline soltanto uno.
ui-wrong-exactly = Scegline { $n }, non { $given }.
ui-wrong-range = Scegline da { $min } a { $max }, non { $given }.
ui-wrong-twice = «{ $word }» c'è più volte; ognuno si può scegliere una volta sola.
ui-refused = Adesso non è possibile.
ui-yes-or-no = Scrivi s per sì o n per no.

# Comandi
ui-help-title = Che cosa puoi scrivere:
ui-help-number = un numero: quella scelta
ui-help-several = più d'uno, dove se ne possono scegliere diversi
ui-help-name = il nome di una scelta, o una parte
ui-help-remembered = sul tavolo: una carta coperta che però conosci
ui-help-explain = che cosa fanno le scelte, e le regole dietro la domanda; ? NOME: una carta, un'azione o una regola
ui-help-why = perché no NOME: la condizione che lo vieta
ui-help-log = tutto ciò che è successo finora; diario 10: le ultime dieci righe
ui-help-view = il tavolo ancora una volta
ui-help-undo = ritira la tua ultima risposta; oltre il caso, oltre ciò che è stato rivelato o oltre gli altri soltanto se tutte le persone qui sono d'accordo
ui-help-standing = le tue risposte fisse, e come farti chiedere di nuovo
ui-help-save = salva la partita in un file in questa cartella; si continua. salva FILE: lì
ui-help-help = questo elenco
ui-help-quit = esce; la partita è conservata
ui-undone = La tua ultima risposta è ritirata.
ui-undone-more = La tua ultima risposta è ritirata, con { $n ->
    [one] una risposta venuta dopo
   *[other] { $n } risposte venute dopo
}.
ui-undo-nothing = Non c'è nessuna tua risposta da ritirare.
ui-undo-past-acts = Da allora qualcun altro ha risposto.
ui-undo-past-chance = Da allora il caso ha fatto la sua parte.
ui-undo-past-sights = Da allora qualcosa è stato rivelato.
ui-undo-ask-others = Gli altri qui devono essere d'accordo. Premi Invio per chiederglielo.
ui-undo-agree = { $player } vorrebbe ritirare la sua ultima risposta ({ $n ->
    [one] una risposta
   *[other] { $n } risposte
} in tutto). Sei d'accordo (s, n)?
ui-undo-refused = Non si ritira: manca l'accordo di { $players }.
ui-log-empty = Non è ancora successo niente.

ui-card-unknown = Niente si chiama «{ $word }».
ui-card-unknown-near = Niente si chiama «{ $word }»; intendevi { $near }?

# Salvataggi
ui-saved = La partita è salvata in { $path }
ui-not-saved = Non è stato possibile salvare la partita: { $why }
ui-go-on = Per continuare: rulekit play --resume{ $path }
ui-input-ended = L'input è finito prima della partita.
ui-interrupted = Interrotto.
ui-unfinished = La partita non è finita.

# Una partita già giocata
ui-replay-prompt = Passo { $n } di { $of }. Invio: avanti; p: indietro; un numero: lì; s N: con gli occhi del posto N; a: di tutti; q: esci
ui-replay-help = Invio o n va avanti, p torna indietro, un numero (o g e un numero) va lì, s 2 guarda con gli occhi del posto 2, a con quelli di tutti, q esce.
ui-replay-start = Questo è l'inizio.
ui-replay-end = Era l'ultima risposta.
ui-replay-all = Si vede tutto.
ui-replay-eyes = Con gli occhi di { $player }.

# La fine
ui-over = La partita è finita.
end-scores = Decidono i punti.
end-over = La partita ha fatto il suo corso.
ui-won = Vince: { $players }
ui-won-nobody = Non vince nessuno.
ui-score = { $player }: { $points }
ui-score-title = { $player }: { $points } ({ $title })

# Prima della partita
ui-start-game = Gioco
ui-start-players = Giocatori
ui-start-range = { $n } (da { $min } a { $max })
ui-start-seats = Posti
ui-start-options = Opzioni
ui-start-usual = come al solito
ui-start-expansions = Espansioni
ui-start-none = nessuna
ui-start-language = Lingua
ui-start-resume = Continua
ui-start-kept = { $game }, { $players } giocatori, { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}, { $when }
ui-start-how = Invio comincia. Un numero da 1 a { $n } cambia quella riga; «esci» esce.
ui-start-wrong = «{ $word }» qui non vuol dire niente: premi Invio per cominciare, o scrivi un numero da 1 a { $n }.
ui-start-broken = { $game } non si può giocare: { $why }
ui-ago-minutes = { $n ->
    [0] proprio ora
    [one] un minuto fa
   *[other] { $n } minuti fa
}
ui-ago-hours = { $n ->
    [one] un'ora fa
   *[other] { $n } ore fa
}
ui-ago-days = { $n ->
    [one] ieri
   *[other] { $n } giorni fa
}
ui-seat-you = tu
ui-seat-human = una persona qui
ui-seat-random = un bot (a caso)
ui-seat-search = un bot (pensa in anticipo)
ui-ask-game = Quale gioco? Invio lascia com'è.
ui-ask-language = Quale lingua? Invio lascia com'è.
ui-ask-players = Quanti giocatori, da { $min } a { $max }?
ui-ask-seats = Chi siede dove?
ui-ask-seat-number = Il numero di un posto vi fa sedere qualcun altro; Invio: basta così.
ui-ask-option = Quale opzione? Invio: basta così.
ui-ask-expansion = Quale espansione entra o esce? Invio lascia com'è.
ui-ask-kept = Quale partita? Invio: l'ultima giocata.
ui-ask-number = Un numero da { $min } a { $max }, per favore.
ui-option-none = nessuno
ui-option-wrong = «{ $word }» qui non va: { $values }

# Perché no
ui-why-what = Scrivi anche il nome di ciò che vorresti fare: perché no NOME
ui-why-not-among = { $name } non è tra ciò che si può scegliere qui.
ui-why-possible = { $name }: adesso è possibile.
ui-why-impossible = { $name }: adesso non è possibile.
ui-why-asked-else = { $name }: adesso non ti viene chiesto questo.
ui-why-secret = Adesso non è possibile.
ui-why-who = Adesso non tocca a te.
ui-why-source = Non è in gioco.
ui-why-elsewhere = Si può usare soltanto da qui: { $zone }.
ui-why-rests = È sospeso finché è in vigore: { $name }.
ui-why-limit-turn = In questo turno è già stato fatto abbastanza volte.
ui-why-limit-round = In questo giro è già stato fatto abbastanza volte.
ui-why-limit-game = In questa partita è già stato fatto abbastanza volte.
ui-why-no-choice = Non c'è niente che si possa scegliere.
ui-why-not-this = Questo non si può scegliere: { $name }.
ui-why-at-least = { $name }: { $value }; occorre almeno { $n }.
ui-why-more = { $name }: { $value }; occorre più di { $n }.
ui-why-at-most = { $name }: { $value }; è ammesso al massimo { $n }.
ui-why-less = { $name }: { $value }; è ammesso meno di { $n }.
ui-why-exactly = { $name }: { $value }; occorre: { $n }.
ui-why-other = { $name }: { $value }; proprio questo non deve essere.
ui-why-numbers = Come sta nelle regole: { $text } (adesso { $left } { $op } { $right }).
ui-why-written = Come sta nelle regole: { $text }.
ui-why-not-written = Come sta nelle regole, questo non deve valere: { $text }.

# Che cosa c'è in un gioco
ui-show-tables = Tabelle ({ $n })
ui-show-rules = Regole ({ $n })
ui-show-how = Per leggerne uno: rulekit show { $ruleset } NOME
ui-show-scenarios = mostrata da: { $names }

# Quali giochi ci sono
ui-list-players = giocatori: da { $low } a { $high }
ui-list-players-one = giocatori: { $low }
ui-list-languages = lingue: { $names }
ui-list-folder = cartella: { $path }
ui-list-broken = non funziona: { $problem }
ui-list-see = vedi: rulekit lint { $path }
ui-list-else = { $values }; altrimenti { $usual }
ui-list-none = Nessun gioco trovato. Indica in RULEKIT_PATH la cartella che contiene il tuo.

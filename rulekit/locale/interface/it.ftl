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
ui-slot = { $name }: { $value }
ui-bundles = In vigore

# La domanda
ui-choose = Che cosa fai?
ui-your-turn = È il tuo turno, { $player }.
ui-your-answer = Una domanda per te, { $player }.
ui-news = Che cosa è successo:
ui-pick-one = Scegline uno, con il suo numero.
ui-pick-number = Scrivi il numero stesso.
ui-pick-exactly = Scegline { $n }, con i loro numeri: 1 2 ...
ui-pick-range = Scegline da { $min } a { $max }, con i loro numeri: 1 2 ...
ui-pick-range-none = Scegline al massimo { $max }, con i loro numeri: 1 2 ... Per nessuno, 0.
ui-pick-order = Tutti e { $n } nell'ordine che vuoi: 2 1 ...
ui-pick-shares = Distribuisci { $n }: ripeti un numero tante volte quante ne riceve: 1 1 2 ...
ui-commands = Inoltre: undo, save, log, card NOME, help, quit
ui-next-person = Ora la domanda è per { $player }.
ui-press-enter = Quando nessun altro vede lo schermo, premi Invio.

# Errori di battitura
ui-wrong-empty = Scrivi un numero da 1 a { $n }; con help vedi che altro c'è.
ui-wrong-number = Qui non c'è { $word }: i numeri vanno da 1 a { $n }.
ui-wrong-empty-number = Scrivi uno dei numeri; con help vedi che altro c'è.
ui-wrong-value = { $word } non è tra questi numeri.
ui-wrong-word = «{ $word }» non è tra le scelte.
ui-wrong-word-near = «{ $word }» non è tra le scelte; intendevi { $near }?
ui-wrong-one = Scegline soltanto uno.
ui-wrong-exactly = Scegline { $n }, non { $given }.
ui-wrong-range = Scegline da { $min } a { $max }, non { $given }.
ui-wrong-twice = «{ $word }» c'è più volte; ognuno si può scegliere una volta sola.
ui-refused = Adesso non è possibile.

# Comandi
ui-help-title = Che cosa puoi scrivere:
ui-help-number = un numero, o più d'uno: quella scelta
ui-help-key = il nome breve accanto a una scelta: lo stesso
ui-help-remembered = sul tavolo: una carta coperta che però conosci
ui-help-undo = ritira la tua ultima risposta, finché nessuno ha risposto dopo e niente è stato rivelato
ui-help-save = salva la partita, che continua
ui-help-log = tutto ciò che è successo finora
ui-help-card = ciò che è stampato su una carta: card NOME
ui-help-help = questo elenco
ui-help-quit = salva la partita ed esce
ui-undone = La tua ultima risposta è ritirata.
ui-undo-nothing = Non c'è nessuna tua risposta da ritirare.
ui-undo-refused = Non si può più ritirare.
ui-log-empty = Non è ancora successo niente.
ui-card-which = Quale carta? Scrivi anche il nome: card NOME
ui-card-field = { "  " }{ $name }: { $value }
ui-card-unknown = Non c'è nessuna carta «{ $word }».
ui-card-unknown-near = Non c'è nessuna carta «{ $word }»; intendevi { $near }?

# Salvataggi
ui-saved = La partita è salvata in { $path }
ui-not-saved = Non è stato possibile salvare la partita: { $why }
ui-go-on = Per continuare: rulekit play --resume { $path }
ui-input-ended = L'input è finito prima della partita.
ui-interrupted = Interrotto.
ui-unfinished = La partita non è finita.

# La fine
ui-over = La partita è finita.
end-scores = Decidono i punti.
end-over = La partita ha fatto il suo corso.
ui-won = Vince: { $players }
ui-won-nobody = Non vince nessuno.
ui-score = { $player }: { $points }
ui-score-title = { $player }: { $points } ({ $title })

# Prima della partita
ui-ask-game = Quale gioco?
ui-ask-language = Quale lingua?
ui-ask-players = Quanti giocatori, da { $min } a { $max }?
ui-ask-others = Chi gioca gli altri posti?
ui-agent-human = Persone davanti a questo schermo
ui-agent-random = Avversari che giocano a caso
ui-agent-search = Avversari che pensano in anticipo
ui-ask-number = Un numero da { $min } a { $max }, per favore.

# Perché no
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

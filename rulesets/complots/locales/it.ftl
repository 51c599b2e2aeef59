# Complots in italiano.

game = Bluff a corte: dichiara di essere chi vuoi, dubita delle dichiarazioni altrui e resta per ultimo con una carta coperta.

## Personaggi

character-duchess = Duchessa
    .text = Il suo potere: riscuotere le tasse dal Tesoro. Blocca gli aiuti stranieri.
character-assassin = Assassino
    .text = Il suo potere: a pagamento, fa perdere una carta a un avversario. Non blocca nulla.
character-captain = Capitano
    .text = Il suo potere: rubare monete a un avversario. Blocca un altro Capitano.
character-countess = Contessa
    .text = Non ha un potere da usare nel proprio turno. Blocca l'Assassino.
character-ambassador = Ambasciatore
    .text = Il suo potere: pescare { $draws } carte dalla Corte e rimetterne altrettante. Blocca il Capitano.
character-inquisitor = Inquisitore
    .text = Il suo potere: pescare { $draws ->
        [one] una carta dalla Corte e rimetterne una
       *[other] { $draws } carte dalla Corte e rimetterne altrettante
    }, oppure esaminare una carta di un avversario. Blocca il Capitano.

## Tavolo e opzioni

zone-court = Corte
zone-hidden = Carte coperte
    .short = coperte
zone-lost = Carte perse
    .short = perse
zone-draft = Carte non usate
    .short = non usate
counter-coins = Monete
counter-coffers = Tesoro
option-envoy = Quinto personaggio
    .text = L'Ambasciatore cambia due carte con la Corte; l'Inquisitore ne cambia una, oppure esamina la carta di un avversario.
option-first_player = Primo giocatore
    .text = Chi vince una partita comincia la successiva.
option-doubter_may_block = Il bersaglio che ha dubitato può ancora bloccare
    .text = Altrimenti chi dubita di una dichiarazione che lo colpisce, e sbaglia, non può anche bloccarla.
option-treasury = Monete nella scatola
    .text = Quello che i giocatori non hanno sta nel Tesoro; quando è vuoto, nessuno vi prende nulla.

## Azioni

offer-income = Reddito
    .text = Prendi { $amount ->
        [one] una moneta
       *[other] { $amount } monete
    } dal Tesoro. Nessuno può dubitare né bloccare.
offer-foreign_aid = Aiuti stranieri
    .text = Prendi { $amount ->
        [one] una moneta
       *[other] { $amount } monete
    } dal Tesoro. Chiunque può bloccare come Duchessa.
offer-assassination = Assassinio: { $target } perde una carta
    .text = Paga { $costs ->
        [one] una moneta
       *[other] { $costs } monete
    }: un avversario perde una carta. Nessuno può dubitare né bloccare.
offer-tax = Duchessa: riscuoti le tasse
    .text = Ti dichiari Duchessa e prendi { $amount ->
        [one] una moneta
       *[other] { $amount } monete
    } dal Tesoro. Non si può bloccare.
offer-murder = Assassino: colpisci { $target }
    .text = Ti dichiari Assassino e paghi { $costs ->
        [one] una moneta
       *[other] { $costs } monete
    }: un avversario perde una carta, a meno che la Contessa non blocchi.
offer-steal = Capitano: ruba a { $target }
    .text = Ti dichiari Capitano e prendi { $amount ->
        [one] una moneta
       *[other] fino a { $amount } monete
    } a un avversario, a meno che un Capitano, l'Ambasciatore o l'Inquisitore non blocchi.
offer-exchange = Ambasciatore o Inquisitore: cambia carte
    .text = Ti dichiari quello dei due che è in partita. Peschi dalla Corte, poi rimetti altrettante carte. Non si può bloccare.
offer-examine = Inquisitore: esamina una carta di { $target }
    .text = Ti dichiari Inquisitore. Un avversario ti mostra una carta coperta: la restituisci o la fai sostituire. Non si può bloccare.

why-enough_coins = Non hai abbastanza monete.
why-must_assassinate = Con tutte queste monete devi scegliere un assassinio.
why-inquisitor_in_match = L'Inquisitore non è in questa partita.

## Domande

ask-assassination-target = Chi fai assassinare?
ask-murder-target = Chi colpisce l'Assassino?
ask-steal-target = A chi rubi?
ask-examine-target = Di chi esamini una carta?
ask-examine-card = Quale carta mostri all'Inquisitore?
ask-have_replaced = { $target } ti mostra una carta: { $card }. La fai sostituire?
ask-exchange-returned = Che cosa rimetti nella Corte?
ask-doubt = Dubiti di questa dichiarazione?
ask-block = Blocchi, e con quale personaggio?
ask-block-role = Quale personaggio dichiari per bloccare?
ask-lose_card-card = Quale carta perdi?
ask-deal-kept = Quale dei tuoi cinque personaggi tieni?

## Il diario: gli annunci

say-income = { $you } prende il reddito.
say-foreign_aid = { $you } chiede aiuti stranieri.
say-assassination = { $you } ordina un assassinio: il bersaglio è { $target }.
say-tax = { $you } si dichiara Duchessa, per riscuotere le tasse.
say-murder = { $you } si dichiara Assassino, per colpire { $target }.
say-steal = { $you } si dichiara Capitano, per rubare a { $target }.
say-exchange = { $you } si dichiara { $role }, per cambiare carte.
say-examine = { $you } si dichiara Inquisitore, per esaminare una carta di { $target }.

## Il diario: dubbi e blocchi

say-doubts = { $doubter } dubita che { $you } abbia la carta { $role }.
say-exposed = { $you } bluffava e non ha la carta { $role }.
say-proved = { $you } mostra la carta { $role }, la mescola nella Corte e ne pesca una nuova.
say-drew = La tua nuova carta: { $card }.
say-blocks = { $blocker } si dichiara { $role }, per bloccare.
say-fails = L'azione di { $you } fallisce.

## Il diario: che cosa ne viene

say-takes = { $n ->
    [0] Il Tesoro è vuoto: { $you } non prende nulla.
    [one] { $you } prende una moneta dal Tesoro.
   *[other] { $you } prende { $n } monete dal Tesoro.
}
say-pays = { $n ->
    [one] { $you } paga una moneta al Tesoro.
   *[other] { $you } paga { $n } monete al Tesoro.
}
say-stolen = { $n ->
    [0] { $you } non trova nulla da rubare a { $target }.
    [one] { $you } ruba una moneta a { $target }.
   *[other] { $you } ruba { $n } monete a { $target }.
}
say-exchanged = { $n ->
    [one] { $you } ha pescato una carta dalla Corte e ne ha rimessa una.
   *[other] { $you } ha pescato { $n } carte dalla Corte e ne ha rimesse { $n }.
}
say-shown = { $target } ti mostra una carta: { $card }.
say-replaced = { $target } mostra una carta a { $you } e deve sostituirla.
say-given_back = { $target } mostra una carta a { $you } e la riprende.
say-loses = { $you } perde una carta: { $card }.
say-out = { $n ->
    [0] { $you } è fuori gioco, senza più monete.
    [one] { $you } è fuori gioco; una moneta torna nel Tesoro.
   *[other] { $you } è fuori gioco; { $n } monete tornano nel Tesoro.
}

end-last_one_in = In gioco resta una persona sola.

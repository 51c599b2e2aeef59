# Allegiances in italiano: ciò che aggiunge ai testi di Complots.

expansion-allegiances = Due fazioni, che risparmiano i propri; con le monete si fa cambiare fazione, e una riserva aspetta chi non ha la Duchessa.

## Fazioni, tavolo e opzioni

faction-crown = la Corona
faction-people = il Popolo
state-side = Fazione
    .short = per
counter-reserve = Riserva
option-first_side = Fazione del primo giocatore

## Azioni

offer-change_own_side = Cambia la tua fazione
    .text = Versa { $amount ->
        [one] una moneta
       *[other] { $amount } monete
    } nella Riserva e passa all'altra fazione. Nessuno può dubitare né bloccare.
offer-change_side_of = Cambia la fazione di { $target }
    .text = Versa { $amount ->
        [one] una moneta
       *[other] { $amount } monete
    } nella Riserva: un'altra persona passa all'altra fazione. Nessuno può dubitare né bloccare.
offer-embezzle = Niente Duchessa: prendi la Riserva
    .text = Dichiari di non avere la Duchessa e prendi tutte le monete della Riserva. Se qualcuno dubita, mostri tutte le carte coperte e ne peschi di nuove. Non si può bloccare.
# Detto di nuovo: nel gioco base chiunque può bloccare.
offer-foreign_aid = Aiuti stranieri
    .text = Prendi { $amount ->
        [one] una moneta
       *[other] { $amount } monete
    } dal Tesoro. Finché ci sono due fazioni, solo l'altra può bloccare, come Duchessa.

## Domande

ask-change_side_of-target = Di chi cambi la fazione?
ask-doubt_denial = { $you } dichiara di non avere la carta { $role }. Ne dubiti?

## Il diario

say-change_own_side = { $n ->
    [one] { $you } versa una moneta nella Riserva, per cambiare fazione.
   *[other] { $you } versa { $n } monete nella Riserva, per cambiare fazione.
}
say-change_side_of = { $n ->
    [one] { $you } versa una moneta nella Riserva, per cambiare la fazione di { $target }.
   *[other] { $you } versa { $n } monete nella Riserva, per cambiare la fazione di { $target }.
}
say-new_side = Ora { $you } sostiene { $side }.
say-embezzle = { $you } dichiara di non avere la carta { $role }, per prendere la Riserva.
say-doubts_denial = { $doubter } dubita che { $you } sia senza la carta { $role }.
say-denial_exposed = { $you } bluffava e mostra la carta { $role }.
say-denial_proved = { $you } mostra tutta la mano ({ $cards }), la mescola nella Corte e ne pesca una nuova.
say-embezzled = { $n ->
    [0] La Riserva è vuota: { $you } non prende nulla.
    [one] { $you } prende una moneta dalla Riserva.
   *[other] { $you } prende { $n } monete dalla Riserva.
}

# All that players read, in Italian.

## Cards and table

card-shell = Conchiglia
    .text = Vale { $worth }.
card-pearl = Perla
    .text = Vale { $worth }.
card-bucket = Secchiello
    .text = Finché è davanti a te, puoi avere in mano { $more } carte in più.
card-crab = Granchio
    .text = Quando lo esponi, getta in mare una carta della mano alla tua sinistra.
zone-beach = Spiaggia
zone-sea = Mare
zone-hand = Mano
zone-shown = Carte esposte
field-worth = Valore
option-who_begins = Chi comincia
option-dealt = Carte date a ciascuno

## Actions

offer-gather = Raccogli una carta
offer-lay_out = Esponi: { $card }
why-hand_not_full = La tua mano è piena.
why-something_left = La spiaggia è vuota.
ask-lay_out-card = Quale carta esponi?

## The log

say-laid_out = { $you } espone: { $card }.
say-pinched = Il granchio di { $you } toglie a { $other }: { $card }.

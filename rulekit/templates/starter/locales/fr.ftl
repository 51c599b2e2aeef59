# All that players read, in French.

## Cards and table

card-shell = Coquillage
    .text = Vaut { $worth }.
card-pearl = Perle
    .text = Vaut { $worth }.
card-bucket = Seau
    .text = Tant qu'il est devant vous, vous pouvez avoir { $more } cartes de plus en main.
card-crab = Crabe
    .text = Quand vous l'exposez, il jette à la mer une carte de la main à votre gauche.
zone-beach = Plage
zone-sea = Mer
zone-hand = Main
zone-shown = Cartes exposées
field-worth = Valeur
option-who_begins = Qui commence
option-dealt = Cartes distribuées à chacun

## Actions

offer-gather = Ramasser une carte
offer-lay_out = Exposer : { $card }
why-hand_not_full = Votre main est pleine.
why-something_left = La plage est vide.
ask-lay_out-card = Quelle carte exposez-vous ?

## The log

say-laid_out = { $you } expose : { $card }.
say-pinched = Le crabe de { $you } prend à { $other } : { $card }.

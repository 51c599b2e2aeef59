# Scénario 19 en français.

haunt-friend_for_the_ages = Un ami pour l’éternité
say-friend_for_the_ages_survival = { -survival } : un portrait dans la Galerie garde jeune celui qui fut votre ami, et presque rien ne peut nuire au traître. Recouvrez-le : { $paints } pots de Peinture sont cachés dans le Grenier, la Chambre abandonnée, la Pièce effondrée, le Patio, le Couloir des statues, le Débarras et la Cave à vin, certains dans des pièces encore à découvrir. Chacun de vous peut en porter un ; on le ramasse, le pose, le donne ou le vole comme un objet, mais le Chien ne le rapporte pas. Dans la Galerie, une fois par tour, { $needed } ou plus en Savoir use la Peinture ; après { $strokes } réussites, vous avez gagné. Vous perdez quand { $lost } pots ont été détruits, ou quand vous êtes tous morts. Vous pouvez voler le traître comme d’habitude. Les dégâts ne lui font rien, à moins que celui qui les inflige ne porte l’Amulette des Âges ; et dans la Galerie le traître doit obtenir { $stand } ou plus en Santé mentale, ou subir { $dice } { $dice ->
    [one] dé
   *[other] dés
} de dégâts mentaux. Si le traître meurt, vous avez gagné aussi.
say-friend_for_the_ages_tome = { -tome } : un portrait dans la Galerie vieillit à votre place. Vos caractéristiques sont revenues au moins à leur valeur de départ, et elles ont grandi. Ni dégâts, ni événements, ni pièces ne les font plus baisser ; seuls le font les objets qui arrivent ou s’en vont. On peut toujours vous voler. Méfiez-vous de l’Amulette des Âges : qui la porte vous blesse comme n’importe qui. Quand vous entrez dans la Galerie, ou y commencez un tour, obtenez { $stand } ou plus en Santé mentale, ou subissez { $dice } { $dice ->
    [one] dé
   *[other] dés
} de dégâts mentaux. Les héros cherchent de la Peinture pour recouvrir votre portrait ; s’ils y parviennent { $strokes } fois, ou si vous mourez, ils gagnent. Vous gagnez quand { $lost } pots de Peinture sont détruits, ou quand tous les héros sont morts. Vous pouvez porter un pot ; une fois par tour, vous pouvez le détruire au lieu d’attaquer. Une fois par tour, après votre déplacement, vous pouvez aussi prendre n’importe quelle pièce de la pile et la poser là où elle va.
haunt_item-paint = Peinture
state-strokes = Combien de fois le portrait a été recouvert
state-destroyed = Peinture détruite
ask-grow_trait = Laquelle de vos caractéristiques grandit ?
ask-room_without_paint = Laquelle de ces pièces, les plus proches d’un explorateur, n’a pas de Peinture ?
offer-repaint = Recouvrir le portrait
offer-destroy_paint = Détruire la Peinture (au lieu d’attaquer)
say-destroys_paint = { $you } détruit la Peinture.
offer-extend_house = Poser une pièce de votre choix (vous ne vous déplacez plus)
ask-any_tile = Quelle pièce posez-vous ?
end-painted_over = Le portrait est recouvert : les héros ont gagné.
end-friend_dead = Le vieil ami est mort : les héros ont gagné.
end-paint_gone = Trop de Peinture est détruite : le traître a gagné.

# Scénario 35 en français.

haunt-small_change = Tout petits
say-small_change_survival = { -survival } : vous avez tous rapetissé, et { $cats ->
    [one] un Chat vous pourchasse
   *[other] { $cats } Chats vous pourchassent
} (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }, Savoir { $knowledge }). Chaque seuil est désormais une case à part. Dans un escalier, obtenez { $climb } ou plus en Force, sinon votre tour est fini. Personne ne pioche de cartes ; découvrir une pièce à symbole met fin au tour. Vous n’entrez ni dans la Pièce effondrée ni dans l’Ascenseur mystique, et la Galerie, le Gymnase et la Chambre forte ne vous servent à rien. Vous gagnez quand au moins { $enough } d’entre vous s’envolent hors de la maison, avec à bord tous ceux qui sont encore en vie. Trouvez d’abord l’Avion miniature : { $find } ou plus en Savoir dans la Chambre à coucher, la Chambre des maîtres, le Débarras, le Grenier ou la Salle de jeux. À côté de lui, { $start } ou plus en Savoir le fait démarrer ; il décolle au début de votre tour suivant, et d’ici là d’autres peuvent monter à bord. Qui l’a fait démarrer le pilote sur { $range } cases au lieu de marcher, même par-dessus les escaliers, la Pièce effondrée, la Galerie et le Gouffre. Pour une case, le plus rapide à bord peut tendre la main à quelqu’un en bas : { $grip } ou plus en Vitesse le hisse, moins de { $slip } vous fait tomber. Pour sortir, volez d’une case par une fenêtre, ou depuis le Balcon, les Jardins, le Cimetière, le Patio ou la Tour. En l’air, seuls servent le Revolver, l’Anneau et la Dynamite, d’un côté comme de l’autre, mais un Chat abat l’Avion avec { $swipe } ou plus en Vitesse. Qui est vaincu par un Chat est attrapé, puis avalé au tour suivant du Chat, à moins que quelqu’un ne batte celui-ci avant. Qui est attrapé peut se débattre au début de son tour : choisissez une caractéristique et obtenez plus que le Chat.
say-small_change_tome = { -tome } : tout le monde a rapetissé, vous aussi, et { $cats ->
    [one] un Chat chasse
   *[other] { $cats } Chats chassent
} pour vous (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }, Savoir { $knowledge }). Vous gagnez quand les Chats ont tué { $fill } héros. Vous-même ne pouvez pas attaquer les explorateurs. Chaque seuil est désormais une case à part, pour les Chats aussi. Dans un escalier, obtenez { $climb } ou plus en Force, sinon votre tour est fini. Personne ne pioche de cartes ; découvrir une pièce à symbole met fin au tour. Les explorateurs n’entrent ni dans la Pièce effondrée ni dans l’Ascenseur mystique, et la Galerie, le Gymnase et la Chambre forte ne font rien. Un Chat qui gagne une attaque attrape le héros au lieu de le blesser, un seul à la fois ; il avale sa proie au début de son tour suivant, à moins d’être battu avant ou que la proie ne se dégage. Les héros tenteront peut-être de fuir par les airs. Là où ils passent, une fois par tour, un Chat les fait tomber avec { $swipe } ou plus en Vitesse, puis peut attaquer aussitôt ; vous y parvenez avec { $bat } ou plus en Vitesse.
marker-toy_airplane = Avion miniature
monster-cat = Chat
state-flying = L’Avion est en l’air
state-pilot = Qui pilote l’Avion
state-aboard = à bord de l’Avion
state-caught_by = entre les griffes de
say-airplane_down = L’Avion est à terre : { $room }.
say-takes_off = { $you } décolle.
say-aboard = { $you } est à bord de l’Avion.
say-catches = { $you } attrape { $loser }.
say-slips_away = { $you } se dégage.
ask-bat_airplane = { $m } : donne-t-il un coup de patte à l’Avion ?
ask-wriggle = Avec quelle caractéristique vous débattez-vous ?
offer-climb_aboard = Monter à bord de l’Avion
offer-climb_out = Descendre de l’Avion
offer-scoop_up = Tendre la main : { $friend }
ask-scoop_up-friend = À qui tendez-vous la main ?
offer-fly_out = S’envoler hors de la maison
offer-find_airplane = Chercher un Avion miniature
offer-start_airplane = Faire démarrer l’Avion
offer-bat_down = Abattre l’Avion
end-flown_out = Assez de héros se sont envolés hors de la maison : les héros ont gagné.
end-too_few_flew = Trop peu se sont envolés hors de la maison : le traître a gagné.
end-cats_fed = Les Chats sont repus : le traître a gagné.

# Scénario 2 en français.

haunt-the_seance = La séance de spiritisme
say-the_seance_survival = { -survival } : on peut appeler un Fantôme (Vitesse { $speed }, Santé mentale { $sanity }), et le traître s'y essaie aussi. Tant que personne n'a réussi, personne ne peut attaquer personne. Une fois par tour, chacun de vous peut tenir une séance dans la Chambre du pentacle, par un jet de Savoir ou de Santé mentale d'au moins { $needed }. Votre réussite numéro { $tokens } appelle le Fantôme, qui reste là où il apparaît. Donnez-lui alors la paix : trouvez ses ossements dans le Grenier, la Chambre à coucher ou la Chambre des maîtres (Savoir, au moins { $digging }) et enterrez-les dans la Crypte ou le Cimetière (Savoir, au moins { $burying }). Vous avez alors gagné. Mais la piste avance après chaque tour suivant du héros qui a appelé le Fantôme, et lorsqu'elle indique { $last }, le Fantôme passe au traître. Si le traître l'a, il flotte à travers les murs et les pièces effondrées et attaque votre Santé mentale, et la maison s'effondre pièce par pièce, en commençant par l'étage ; qui se trouve dans une pièce qui s'effondre meurt. Il ne reste alors qu'un moyen : attaquer le Fantôme avec la Santé mentale, avec l'Anneau ou dans la Chambre du pentacle. Une seule réussite le détruit, et vous avez gagné.
say-the_seance_tome = { -tome } : vous voulez qu'un Fantôme vous obéisse (Vitesse { $speed }, Santé mentale { $sanity }). Tant que personne ne l'a appelé, personne ne peut attaquer personne. Tant que vous avez la Planche des esprits, vous pouvez essayer une fois par tour : il vous faut un jet de Savoir d'au moins { $needed } et un jet de Santé mentale d'au moins { $needed }, dans l'ordre que vous voulez. Avec les deux, le Fantôme apparaît près de vous et il est à vous. Si les héros sont les premiers, il reste immobile ; mais ils ont peu de temps, et lorsque la piste indique { $last }, le Fantôme est à vous. Tant qu'il l'est, après chacun de vos tours il doit flotter vers un héros et attaquer avec la Santé mentale, à travers les murs et les pièces effondrées, mais non à travers les planchers. Une attaque manquée ne lui fait rien. Seule une attaque de Santé mentale, avec l'Anneau ou dans la Chambre du pentacle, le détruit. À la fin de votre premier tour avec lui, une pièce de l'étage s'effondre, le Grenier s'il est là ; dès lors, chacun choisit une pièce de plus à la fin de chacun de ses tours, à côté d'une pièce disparue. Qui s'y trouve meurt, vous aussi. Vous gagnez quand il ne reste aucun héros en vie.
monster-ghost = Fantôme
haunt_item-old_bones = Ossements
state-summons = Ce que la séance du traître a atteint
state-successes = Réussites de la séance des héros
state-hours = Piste des tours du Fantôme
offer-call_mind = Appeler le Fantôme avec le Savoir
offer-call_soul = Appeler le Fantôme avec la Santé mentale
offer-hold_seance = Tenir une séance de spiritisme
offer-find_bones = Chercher les ossements
offer-bury_bones = Enterrer les ossements
offer-face_ghost = Attaquer le Fantôme avec la Santé mentale
ask-ghost_goal = Vers qui le Fantôme flotte-t-il ?
ask-ghost_step = Par quelle pièce le Fantôme flotte-t-il ?
say-ghost_for_heroes = La séance de { $you } a appelé le Fantôme. Il écoute les héros.
say-ghost_for_traitor = La séance de { $you } a appelé le Fantôme. Il obéit au traître.
say-ghost_turns = La piste indique { $hours } : le Fantôme obéit désormais au traître.
end-bones_buried = Les ossements sont enterrés et le Fantôme est en paix : les héros ont gagné.
end-ghost_destroyed = Le Fantôme est détruit : les héros ont gagné.

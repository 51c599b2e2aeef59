# Scénario 33 en français.

haunt-invocation_of_darkness = L'invocation des ténèbres
say-invocation_of_darkness_survival = { -survival } : le traître est devenu plus fort, joue aussitôt un autre tour et invoque un Dieu ancien, dans la Chapelle ou dans la Chambre du pentacle, où il faut d'abord apporter le Livre. Tuez le traître avant que { $calls } invocations aient réussi, et vous avez gagné. Ensuite, le Dieu ancien est dans la maison (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }) et le traître est mort ; il ne reste alors qu'un moyen, qui vaut aussi avant : celui qui a le Livre le détruit dans la Chaufferie ou dans le Gouffre, pour une case de déplacement. On peut voler le Livre au traître. Quand vient le Dieu ancien, tout ce que possède le traître tombe là.
say-invocation_of_darkness_tome = { -tome } : vos caractéristiques sont remontées au moins à leur valeur de départ, chacune d'un jet de { $dice } dés en plus, et vous jouez aussitôt un autre tour. Apportez le Livre dans la Chapelle ou dans la Chambre du pentacle. Dès qu'il y a été avec vous, vous pouvez dans cette pièce invoquer un Dieu ancien, même si le Livre est volé plus tard : chaque invocation coûte une case de déplacement et réussit par un jet de Savoir d'au moins { $needed } ; invoquez tant qu'il vous reste des cases. Au succès numéro { $calls }, vous mourez et laissez tomber tout ce que vous avez, et le Dieu ancien apparaît là (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }). Dès votre tour suivant, vous le déplacez et attaquez avec lui. Vous gagnez quand il ne reste aucun héros en vie. Vous perdez si vous mourez avant sa venue, ou si le Livre est détruit ; gardez loin de la Chaufferie et du Gouffre ceux qui l'ont.
monster-elder_god = Dieu ancien
state-calls = Invocations du Dieu ancien
ask-altar = Quelle pièce ajoute-t-on à la maison ?
offer-summon = Invoquer le Dieu ancien (une case)
offer-destroy_book = Détruire le Livre (une case)
say-elder_god_called = { $you } invoque le Dieu ancien. Invocations réussies : { $n }.
end-book_destroyed = Le Livre est détruit : les héros ont gagné.
end-caller_dead = Le traître est mort, et aucun Dieu ancien n'est venu : les héros ont gagné.

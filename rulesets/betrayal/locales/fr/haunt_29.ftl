# Scénario 29 en français.

haunt-frankensteins_legacy = L'héritage de Frankenstein
say-frankensteins_legacy_survival = { -survival } : un Monstre fait de morts erre dans la maison (Vitesse { $speed }, Force { $might } ; il ajoute { $fury } à ses propres attaques, mais pas en défense). Il va toujours vers le plus proche d'entre vous et frappe. Le battre ne fait que l'étourdir. Vous gagnez quand les Torches l'ont brûlé { $hits } fois. Chacun de vous peut prendre une Torche dans la Chambre calcinée, la Chaufferie, la Chambre du pentacle ou la Cuisine. Au lieu d'une autre attaque, vous pouvez la lancer sur le Monstre, depuis sa pièce ou, par une porte, depuis la pièce voisine : c'est une attaque avec la Vitesse, où vous ne subissez pas de dégâts. La Torche est perdue, qu'elle brûle le Monstre ou non ; ni le Revolver ni la Dynamite ne lui font rien. Ou bien attirez-le dans la Tour ou le Gouffre : celui qui s'y trouve près de lui peut le pousser dans le vide, par un jet de Force d'au moins { $needed }. Alors aussi, vous avez gagné.
say-frankensteins_legacy_tome = { -tome } : vous avez donné vie à un Monstre (Vitesse { $speed }, Force { $might } ; il ajoute { $fury } à ses propres attaques, mais pas en défense). Vous gagnez quand il ne reste aucun héros en vie. Après chacun de vos tours, il va vers le héros le plus proche, aussi loin qu'il le peut, et frappe ; vous ne choisissez qu'entre des héros et des chemins également proches. Les attaques avec la Vitesse ne lui font rien, mais les Torches des héros le brûlent, sans l'étourdir. Quand vous remportez une attaque avec la Force contre un héros qui a une Torche, avec assez d'avance pour voler, vous pouvez éteindre la Torche au lieu d'infliger des dégâts.
monster-frankenstein = Monstre de Frankenstein
haunt_item-torch = Torche
state-torch_hits = Torches qui ont brûlé le Monstre
ask-laboratory = Dans quel laboratoire le Monstre prend-il vie ?
ask-put_out_torch = Éteignez-vous la Torche de { $victim } au lieu d'infliger des dégâts ?
offer-take_torch = Prendre une Torche
offer-throw_torch = Lancer la Torche sur le Monstre
offer-push_over = Pousser le Monstre dans le vide
say-throws_torch = { $you } lance une Torche.
say-torch_burns = La Torche brûle le Monstre (coups : { $n }).
say-torch_goes_out = La Torche de { $you } s'éteint.
end-monster_burnt = Le Monstre est brûlé : les héros ont gagné.
end-monster_pushed = Le Monstre s'est écrasé : les héros ont gagné.

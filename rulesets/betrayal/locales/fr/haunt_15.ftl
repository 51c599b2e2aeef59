# Scénario 15 en français.

haunt-here_be_dragons = Ici vivent des dragons
say-here_be_dragons_survival = { -survival } : un Dragon est dans la maison (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }). Rien ne l'étourdit, mais les dégâts s'additionnent, { $hide } de moins à chaque fois ; quand il en a subi { $wounds }, il est mort et vous avez gagné. Ni le Revolver ni la Dynamite ne lui font rien, mais bien l'Anneau. Après chaque tour du traître, il mord l'un de vous et crache du feu dans sa pièce et dans celles d'à côté : obtenez { $dodged } ou plus en Vitesse, ou brûlez ({ $near } dés près de lui, { $next_door } à côté). Chaque objet jeté au feu épargne { $soak } points. Qui a la Lance ajoute { $edge } à chaque jet de Force contre le Dragon. Un Bouclier se trouve dans le Gouffre ou dans la Crypte, une Armure antique dans les Catacombes ou près du Lac souterrain, dès qu'on les découvre. Le Bouclier protège du feu celui qui le porte, et du feu du Dragon tous les héros auprès de lui. L'Armure, une fois mise, ôte { $less } points à tous les dégâts physiques sauf ceux du feu ; personne ne peut la voler, et elle ne va pas avec l'autre Armure. La mettre, ou l'enlever et la remettre à quelqu'un, prend un tour entier. Chacun des deux coûte une case de déplacement.
say-here_be_dragons_tome = { -tome } : un Dragon vous obéit (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }). Vous gagnez quand il ne reste aucun héros en vie. Après chacun de vos tours, vous le déplacez ; puis il mord un adversaire et crache du feu, dans l'ordre que vous voulez. Le feu atteint tous ceux de sa pièce et d'à côté, vous aussi : qui n'obtient pas { $dodged } ou plus en Vitesse brûle ({ $near } dés près de lui, { $next_door } à côté). Rien ne l'étourdit. Les dégâts qu'il subit sont à chaque fois réduits de { $hide } ; quand il en a subi { $wounds }, il est mort et les héros ont gagné. Ni le Revolver ni la Dynamite ne lui font rien. Quelque part en bas se trouvent un Bouclier et une Armure antique qui aident contre lui.
monster-dragon = Dragon
state-wounds = blessures
haunt_item-shield = Bouclier
haunt_item-antique_armor = Armure antique
ask-breathe_first = Le Dragon crache-t-il du feu avant de mordre ?
offer-put_on = Mettre l'Armure antique (prend tout le tour)
offer-take_off = Enlever l'Armure antique (prend tout le tour)
why-fresh = Cela prend un tour entier.
why-carried = Vous la portez déjà.
why-worn = Vous ne la portez pas.
why-no_armor = Elle ne va pas avec l'autre Armure.
ask-take_off-friend = La remettez-vous à quelqu'un ?
ask-burn-burnt = Quels objets jetez-vous au feu ?
end-dragon_slain = Le Dragon est mort : les héros ont gagné.

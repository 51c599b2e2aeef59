# Scénario 36 en français.

haunt-better_with_friends = Mieux entre amis
say-better_with_friends_survival = { -survival } : après chaque tour du traître, l'eau monte dans la maison : elle remplit d'abord le sous-sol, puis le rez-de-chaussée, puis l'étage, chacun en deux temps. Qui d'entre vous commence son tour à un niveau en partie inondé a { $slow } cases de moins ; s'il est entièrement inondé, { $slowest } de moins, et il subit { $points } points de dégâts physiques que rien n'empêche. Il reste toujours une case. Une Barque se trouve dans le Grenier, dès qu'on le découvre. L'un de vous peut la porter, la donner ou la poser ; à qui la porte, chaque pièce coûte une case de plus. Le Chien ne la porte pas. Réunissez tous ceux qui sont en vie au Balcon, ou dans la Tour, avec la Barque : vous fuyez aussitôt et vous avez gagné, si vous êtes au moins { $crew } en vie. Qui lâche le Médaillon à un niveau inondé le perd, et l'eau ne monte pas après le prochain tour du traître. Le traître peut percer la Barque (un jet de Force d'au moins { $needed } à la place d'une attaque) ; à { $holes } trous, vous avez perdu.
say-better_with_friends_tome = { -tome } : la maison sombre, et l'eau ne vous gêne pas. Elle monte à la fin de chacun de vos tours, même si vous êtes mort : elle gagne d'abord le sous-sol, puis le remplit ; vient ensuite le rez-de-chaussée, dans les deux mêmes temps, et enfin l'étage. Les héros qui commencent leur tour à un niveau en partie inondé ont { $slow } cases de moins ; s'il est entièrement inondé, { $slowest } de moins, et ils subissent { $points } points de dégâts physiques. Ils veulent fuir ensemble dans une Barque, depuis le Balcon ou la Tour ; elle se trouve dans le Grenier, dès qu'on le découvre, et vous ne pouvez pas la prendre. Dans sa pièce, vous pouvez y percer un trou une fois par tour, par un jet de Force d'au moins { $needed } ; c'est votre attaque du tour. Vous gagnez à { $holes } trous, ou quand { $dead } héros sont morts.
state-tide = Montée des eaux
state-holes = Trous dans la Barque
haunt_item-rowboat = Barque
offer-wreck_boat = Percer un trou dans la Barque (à la place d'une attaque)
offer-sink_medallion = Lâcher le Médaillon dans l'eau
say-tide_rises = L'eau monte : { $n }.
say-boat_holed = { $you } perce un trou dans la Barque. Trous : { $n }.
say-water_calm = { $you } lâche le Médaillon dans l'eau. Pour une fois, elle ne montera pas.
end-rowed_away = Les héros s'éloignent à la rame : ils ont gagné.
end-too_many_drowned = Plus de la moitié des héros sont morts : le traître a gagné.
end-boat_wrecked = La Barque est une épave : le traître a gagné.

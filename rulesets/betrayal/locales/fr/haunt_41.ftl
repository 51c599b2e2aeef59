# Scénario 41 en français.

haunt-invisible_traitor = Le traître invisible
say-invisible_traitor_survival = { -survival } : le traître est devenu invisible, et lui seul sait où il est. Tuez-le, et vous avez gagné. Une fois par tour, vous pouvez frapper quiconque serait dans votre pièce, ou tirer au Revolver dans une pièce que vous voyez : si le traître y est, c'est une attaque comme une autre, sinon elle est perdue. La Dynamite agit comme toujours. Le traître peut attaquer sans arme, et alors { $dice ->
    [one] un dé vous blesse
   *[other] { $dice } dés vous blessent
} sans défense. Qui survit à une attaque du traître fait un jet de Savoir à la fin du tour de celui-ci : avec au moins { $way }, vous entendez s'il est resté ou par où il est parti, avec au moins { $room }, dans quelle pièce il est. Qui a le Crâne peut commencer son tour par un jet de Santé mentale : avec au moins { $floor }, vous apprenez le niveau du traître. Qui a la Planche des esprits peut commencer son tour par un jet de Savoir : avec au moins { $symbol }, vous apprenez le symbole de sa pièce. Qui découvre une pièce y est vu de tous. Le traître ne vous ralentit pas.
say-invisible_traitor_tome = { -tome } : vous êtes devenu invisible. Choisissez en secret où vous êtes ; vous gagnez quand il ne reste aucun héros en vie. Vous vous déplacez comme avant, mais personne ne le voit, et les héros ne vous ralentissent pas ; c'est seulement quand vous découvrez une pièce que tous vous y voient. Une fois par tour, dans la pièce d'un héros, vous pouvez tenter de le voler : avec un jet de Vitesse d'au moins { $grabbed }, vous prenez une chose, avec moins, personne ne le remarque, avec 0, le héros s'en aperçoit. Ce n'est pas une attaque. Si vous attaquez sans arme, { $dice ->
    [one] un dé blesse
   *[other] { $dice } dés blessent
} le héros, qui ne peut se défendre. L'Anneau ne vous donne aucune attaque. Qui survit à votre attaque fait un jet de Savoir à la fin de votre tour : avec au moins { $way }, les héros entendent si vous êtes resté ou par où vous êtes parti, avec au moins { $room }, dans quelle pièce vous êtes. Avec le Crâne, ils peuvent apprendre votre niveau, et avec la Planche des esprits le symbole de votre pièce.
say-invisible_room = Vous entendez le traître. Voici la pièce : { $room }.
say-invisible_stays = { $you } entend que le traître n'est pas parti.
say-invisible_leaves = { $you } entend le traître aller ici : { $room }.
say-invisible_missed = { $you } attaque, mais il n'y a personne.
say-invisible_strikes = { $you } frappe { $target } sans être vu.
say-invisible_floor = Le Crâne connaît le niveau du traître : { $floor }.
say-invisible_symbol = Les esprits connaissent le symbole de la pièce du traître : { $symbol }.
say-invisible_no_symbol = Les esprits savent que la pièce du traître n'a pas de symbole.
say-invisible_noticed = { $victim } remarque que { $you } tente de voler.
ask-invisible_place = Où êtes-vous ?
ask-pick_pocket_unseen-victim = Qui volez-vous ?
ask-pick_pocket_unseen-prize = Que prenez-vous ?
ask-strike_blindly-weapons = Avec une arme ?
ask-shoot_blindly-spot = Dans quelle pièce tirez-vous ?
offer-ask_skull = Demander au Crâne le niveau du traître
offer-ask_board = Demander à la Planche des esprits le symbole de la pièce du traître
offer-pick_pocket_unseen = Faire les poches de { $victim }
offer-strike_blindly = Frapper quiconque serait dans votre pièce
offer-shoot_blindly = Tirer sur quiconque serait ici : { $spot }
end-invisible_dead = Le traître invisible est mort : les héros ont gagné.

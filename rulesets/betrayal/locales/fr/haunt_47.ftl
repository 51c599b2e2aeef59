# Scénario 47 en français.

haunt-worm_ouroboros = Le ver Ouroboros
say-worm_ouroboros_survival = { -survival } : le traître est devenu un ver énorme avec une Tête à chaque bout (Vitesse { $speed }, Force { $might }). Dans chaque pièce qu'une Tête quitte reste un Corps ; Têtes et Corps vous ralentissent. Quand { $bodies } Corps se trouvent dans la maison, vous avez perdu. Rien ne blesse une Tête tant qu'elle n'est pas affaiblie : qui a le Crâne peut le tenter une fois par tour, dans la pièce de la Tête, par un jet de Santé mentale d'au moins { $needed }. Dès lors, sa Force est de { $weak }, et vous pouvez l'attaquer. Chaque défaite est un coup ; une Tête qui en a subi { $hits } est tranchée. Ni le Revolver, ni l'Anneau, ni la Dynamite ne lui font rien, et rien ne l'étourdit. Tranchez les deux Têtes, et vous avez gagné. Ce que le traître avait se trouve là où le ver est apparu.
say-worm_ouroboros_tome = { -tome } : vous êtes un ver énorme avec une Tête à chaque bout (Vitesse { $speed }, Force { $might }). Vos affaires restent là où vous êtes ; vos compagnons sont dévorés. À chacun de vos tours, chaque Tête fait son propre jet de déplacement, rampe et peut attaquer. Les héros ne la ralentissent pas ; elle peut aller dans de nouvelles pièces, qui ne lui donnent pas de carte et ne l'arrêtent pas. Elle ne passe ni par les escaliers secrets, ni par les passages secrets, ni par l'Ascenseur mystique. Dans chaque pièce qu'une Tête quitte reste un Corps, un seul par pièce. Têtes et Corps ralentissent les héros. Vous gagnez quand { $bodies } Corps se trouvent dans la maison. Rien ne blesse une Tête avant qu'un héros l'ait affaiblie avec le Crâne (un jet de Santé mentale d'au moins { $needed } dans sa pièce) ; ensuite sa Force est de { $weak }, et { $hits } coups la tranchent. Vous perdez quand les deux Têtes sont tranchées.
marker-body = Corps
monster-head = Tête
state-weak = affaiblie
state-hits = coups
offer-weaken = Affaiblir une Tête avec le Crâne
ask-weaken-cursed = Quelle Tête ?
say-becomes_worm = { $you } se change en un ver à deux Têtes.
say-head_weakened = { $you } affaiblit { $head }.
say-head_cut = { $you } est touchée. Coups : { $n }.
end-heads_off = Les deux Têtes sont tranchées : les héros ont gagné.
end-house_filled = Le ver remplit la maison : le traître a gagné.

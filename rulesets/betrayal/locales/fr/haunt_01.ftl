# Scénario 1 en français.

haunt-mummy_walks = La momie marche
say-mummy_walks_survival = { -survival } : une Momie est venue chercher la Fillette (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }). La battre ne fait que l'étourdir, et ni le Revolver ni la Dynamite ne lui font rien. Chacun de vous peut tenter une étape par tour. Apprenez d'abord son nom, par un jet de Savoir d'au moins { $needed } : près de son Sarcophage, dans la Bibliothèque ou dans le Laboratoire de recherche. Puis celui qui a le Livre y apprend un sort, par un jet de Savoir d'au moins { $needed }. Si le Livre n'a pas été trouvé, le prochain présage que l'un de vous pioche est le Livre. Enfin, dans la pièce de la Momie et en présence du Livre, attaquez-la avec la Santé mentale : si vous l'emportez, elle est bannie et vous avez gagné. Gardez la Fillette loin d'elle ; qui entre dans sa pièce l'emmène.
say-mummy_walks_tome = { -tome } : votre Momie (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }) veut épouser la Fillette. Vous gagnez quand elle se tient près de son Sarcophage avec la Fillette, et avec l'Anneau ou le Symbole sacré ; ou quand il ne reste aucun héros en vie. Si aucun des deux n'a été trouvé, le prochain présage que vous piochez est l'un d'eux. Qui entre dans la pièce de la Fillette l'emmène ; dans la pièce de la Momie, vous pouvez une fois par tour lui remettre des choses, la Fillette aussi. Elle doit attaquer si elle le peut. Elle peut voler, même la Fillette. Ses dégâts ôtent de la Vitesse jusqu'au nombre le plus bas, puis de la Force. Quand elle obtient 0 ou 1 pour son déplacement, elle peut apparaître dans n'importe quelle pièce à la place.
marker-sarcophagus = Sarcophage
monster-mummy = Momie
state-secrets = Ce que les héros savent de la Momie (nom, sort)
ask-girl_place = Où se cache la Fillette ?
ask-appear = La Momie apparaît-elle dans une autre pièce au lieu de marcher ?
ask-mummy-spot = Où la Momie apparaît-elle ?
ask-relic_turns_up-relic = Quel présage trouvez-vous ?
offer-learn_name = Apprendre le nom de la Momie
offer-learn_spell = Apprendre le sort dans le Livre
offer-banish = Bannir la Momie
offer-hand_over = Remettre des choses à la Momie
ask-hand_over-gifts = Que reçoit la Momie ?
end-mummy_gone = La Momie est bannie : les héros ont gagné.
end-wedding = La Momie a épousé la Fillette : le traître a gagné.

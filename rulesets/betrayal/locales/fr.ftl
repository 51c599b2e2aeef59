# Betrayal at House on the Hill en français.

game = Explorez pièce par pièce une maison hantée, jusqu’à ce que le scénario commence et que l’un de vous puisse se retourner contre tous les autres.


## Explorateurs

explorer-ox_bellows = Ox Bellows
explorer-darrin_flash_williams = Darrin « Flash » Williams
explorer-missy_dubourde = Missy Dubourde
explorer-zoe_ingstrom = Zoe Ingstrom
explorer-peter_akimoto = Peter Akimoto
explorer-brandon_jaspers = Brandon Jaspers
explorer-madame_zostra = Madame Zostra
explorer-vivian_lopez = Vivian Lopez
explorer-professor_longfellow = Professeur Longfellow
explorer-father_rhinehardt = Père Rhinehardt
explorer-heather_granville = Heather Granville
explorer-jenny_leclerc = Jenny LeClerc
field-colour = Couleur
field-age = Âge
field-month = Mois de naissance
field-day = Jour de naissance
field-hobbies = Loisirs
field-cells = Caractéristiques
field-start = Départ
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-white = blanc
colour-purple = violet
hobby-football = football américain
hobby-shiny_objects = objets brillants
hobby-athletics = athlétisme
hobby-music = musique
hobby-shakespeare = littérature shakespearienne
hobby-swimming = natation
hobby-medicine = médecine
hobby-dolls = poupées
hobby-bugs = insectes
hobby-basketball = basket
hobby-computers = informatique
hobby-camping = camping
hobby-hockey = hockey
hobby-astrology = astrologie
hobby-cooking = cuisine
hobby-baseball = baseball
hobby-old_movies = vieux films
hobby-horses = chevaux
hobby-gaelic_music = musique gaélique
hobby-drama = théâtre
hobby-fine_wines = grands vins
hobby-fencing = escrime
hobby-gardening = jardinage
hobby-television = télévision
hobby-shopping = achats
hobby-reading = lecture
hobby-soccer = football
zone-sheet = Explorateur
zone-unchosen = Explorateurs que personne ne joue

## Options

option-explorer_choice = Explorateurs
way_to_explorer-picked = chacun en choisit un
way_to_explorer-dealt = distribués au hasard
option-first_player = Premier joueur
    .text = Selon les anniversaires des explorateurs, par tirage au sort, ou comme convenu.
first_turn_rule-birthday = le prochain anniversaire
first_turn_rule-by_lot = tiré au sort
first_turn_rule-named = convenu
option-month = Mois d’aujourd’hui
    .text = Pour savoir de qui c’est bientôt l’anniversaire.
option-day = Jour du mois d’aujourd’hui
option-starter = Le premier joueur, s’il est convenu
option-choose_haunt = Sauter les scénarios déjà joués
    .text = Un scénario déjà joué cède la place à celui de la plus proche autre salle à présage.
option-plain_haunt = Toujours le scénario simple, quoi que dise le tableau
    .text = Un bref remplaçant des scénarios, pour apprendre le jeu.
option-played_haunts = Scénarios déjà joués
    .text = Par leurs numéros, séparés par des virgules.
option-haunt_roll_timing = Le jet de scénario se fait
haunt_roll_moment-end_of_turn = à la fin du tour
haunt_roll_moment-on_draw = dès qu’un présage est tiré
option-item_handling = En un tour on peut donner, poser et ramasser
handling_rule-one_of = une des trois choses
handling_rule-each_once = chacune des trois une fois
option-token_default = Les objets d’un scénario
    .text = Là où le scénario lui-même n’en dit rien.
token_rule-locked_down = restent à qui les a
token_rule-open_to_all = changent de mains
option-placement = Les tuiles se posent
placement_rule-fewest_false_doors = avec le moins de fausses portes possible
placement_rule-free = de n’importe quelle façon
option-bloody_vision_before_haunt = Vision sanglante avant le scénario
vision_rule-skip = pas d’attaque
vision_rule-attack_at_once = une attaque
option-secret_books = Chaque camp ne lit que son propre livre
    .text = Sinon, tout le monde peut lire ce qui est dit aux deux camps.

## Tours, déplacement, découverte

ask-explorer = Quel explorateur jouez-vous ?
ask-turn = Que faites-vous ?
offer-walk = Aller : { $door }
ask-walk-door = Par où allez-vous ?
offer-explore = Ouvrir une porte : { $door }
ask-explore-door = Quelle porte ouvrez-vous ?
why-may_move = Vous ne vous déplacez plus ce tour-ci.
why-enough_spaces = Il ne vous reste pas assez de cases.
ask-undergo = Laissez-vous { $room } agir sur vous ?
ask-place_tile-way = Comment posez-vous la tuile ?
ask-new_door = À quelle porte ?
ask-lift_tile = Toutes les tuiles restantes condamneraient ce niveau. Quelle pièce reposez-vous ailleurs ?
ask-rearrange-way = Comment la posez-vous ?
ask-pick_place-half = Dans quelle moitié ?
say-goes = { $you } va ici : { $room }.
say-discovers = { $you } découvre { $tile }.
token_policy-as_agreed = comme convenu
token_policy-fixed = reste à qui l’a
token_policy-free_to_move = change de mains
side-hero = héros
side-villain = méchant

## Sur la table

area-west = côté ouest
area-east = côté est
area-north = côté nord
area-south = côté sud
area-outside = dehors
area-inside = dedans
state-at = Pièce
    .short = dans
state-lies_at = Se trouve ici
state-alive = En vie
state-side = Camp
state-stunned = Étourdissement
state-stopped = Déplacement terminé
state-omens_drawn = Présages piochés
state-haunt_on = Scénario commencé
state-traitor = Traître
state-handled = Déjà utilisé ou déplacé ce tour-ci
    .short = utilisé
state-worn = Porté
state-open = Ouvert
state-noted = Nombre noté
state-failed = Échecs jusqu’ici
state-other_side = Derrière le mur
panel-house = Maison
panel-stacks = Pioches

## Pièces

room-entrance_hall = Hall d’entrée
room-foyer = Vestibule
room-grand_staircase = Grand escalier
    .text = L’escalier mène au Palier de l’étage.
room-upper_landing = Palier de l’étage
    .text = L’escalier mène au Grand escalier.
room-basement_landing = Palier du sous-sol
room-stairs_from_basement = Escalier du sous-sol
    .text = Une porte secrète mène au Vestibule et en revient.
room-abandoned_room = Chambre abandonnée
room-balcony = Balcon
room-ballroom = Salle de bal
room-bedroom = Chambre à coucher
room-bloody_room = Chambre sanglante
room-charred_room = Chambre calcinée
room-conservatory = Jardin d’hiver
room-creaky_hallway = Couloir grinçant
room-dining_room = Salle à manger
room-dusty_hallway = Couloir poussiéreux
room-game_room = Salle de jeux
room-gardens = Jardins
room-kitchen = Cuisine
room-master_bedroom = Chambre des maîtres
room-operating_laboratory = Salle d’opération
room-organ_room = Salle de l’orgue
room-patio = Patio
room-research_laboratory = Laboratoire de recherche
room-servants_quarters = Quartiers des domestiques
room-statuary_corridor = Couloir des statues
room-storeroom = Débarras
room-underground_lake = Lac souterrain
room-wine_cellar = Cave à vin
room-crypt = Crypte
    .text = Si vous finissez votre tour ici, subissez 1 dégât mental.
room-furnace_room = Chaufferie
    .text = Si vous finissez votre tour ici, subissez 1 dégât physique.
room-attic = Grenier
    .text = Quand vous sortez, faites un jet de Vitesse. Moins de { $needed } : perdez 1 Force. Vous sortez dans tous les cas.
room-graveyard = Cimetière
    .text = Quand vous sortez, faites un jet de Santé mentale. Moins de { $needed } : perdez 1 Savoir. Vous sortez dans tous les cas.
room-junk_room = Fourre-tout
    .text = Quand vous sortez, faites un jet de Force. Moins de { $needed } : perdez 1 Vitesse. Vous sortez dans tous les cas.
room-pentagram_chamber = Chambre du pentacle
    .text = Quand vous sortez, faites un jet de Savoir. Moins de { $needed } : perdez 1 Santé mentale. Vous sortez dans tous les cas.
room-chapel = Chapelle
    .text = Une fois par partie, chaque explorateur qui finit un tour ici peut gagner 1 en Santé mentale.
room-gymnasium = Gymnase
    .text = Une fois par partie, chaque explorateur qui finit un tour ici peut gagner 1 en Vitesse.
room-larder = Garde-manger
    .text = Une fois par partie, chaque explorateur qui finit un tour ici peut gagner 1 en Force.
room-library = Bibliothèque
    .text = Une fois par partie, chaque explorateur qui finit un tour ici peut gagner 1 en Savoir.
room-chasm = Gouffre
    .text = Vous n’utilisez que les portes de votre moitié. Une fois par tour, tant que vous pouvez encore bouger, vous pouvez faire un jet de Vitesse de { $needed } ou plus pour passer dans l’autre moitié, sans dépenser de case. En cas d’échec, votre déplacement est terminé.
room-tower = Tour
    .text = Vous n’utilisez que les portes de votre moitié. Une fois par tour, tant que vous pouvez encore bouger, vous pouvez faire un jet de Force de { $needed } ou plus pour passer dans l’autre moitié, sans dépenser de case. En cas d’échec, votre déplacement est terminé.
room-catacombs = Catacombes
    .text = Vous n’utilisez que les portes de votre moitié. Une fois par tour, tant que vous pouvez encore bouger, vous pouvez faire un jet de Santé mentale de { $needed } ou plus pour passer dans l’autre moitié, sans dépenser de case. En cas d’échec, votre déplacement est terminé.
room-vault = Chambre forte
    .text = Une fois par tour, devant la porte, vous pouvez faire un jet de Savoir de { $needed } ou plus pour l’ouvrir et piocher { $treasures } objets. Ensuite la Chambre forte est vide et tous franchissent sa porte sans dépenser de case. En cas d’échec, votre déplacement est terminé. Qui est placé ici se trouve devant la porte.
room-coal_chute = Trappe à charbon
    .text = Qui entre glisse aussitôt jusqu’au Palier du sous-sol, pour une seule case en tout.
room-gallery = Galerie
    .text = Si la Salle de bal est dans la maison, vous pouvez vous y laisser tomber, sans dépenser de case. Vous subissez { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } de dégâts physiques.
room-collapsed_room = Pièce effondrée
    .text = Qui la découvre fait un jet de Vitesse de { $needed } ou plus, ou tombe ; les suivants peuvent sauter, sans dépenser de case. Le premier qui tombe pioche une tuile du sous-sol et y atterrit ; les autres atterrissent au même endroit. Un héros qui tombe subit { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } de dégâts physiques.
room-mystic_elevator = Ascenseur mystique
    .text = Quand vous entrez, ou si vous finissez ici un tour sans bouger, lancez { $dice } dés et déplacez cette tuile à une porte libre du niveau indiqué, une fois par tour ; à son propre niveau, elle peut rester. 4 : le niveau de votre choix. 3 : l’étage. 2 : le rez-de-chaussée. 1 : le sous-sol. 0 : le sous-sol, et tous ceux qui sont ici subissent { $fall ->
        [one] un dé
       *[other] { $fall } dés
    } de dégâts physiques.

## Étages, symboles, pièces spéciales

floor-basement = Sous-sol
floor-ground = Rez-de-chaussée
floor-upper = Étage
symbol-spiral = Spirale (événement)
symbol-bull = Tête de taureau (objet)
symbol-raven = Corbeau (présage)
zone-room_stack = Pièces
    .short = Pièces
zone-room_discards = Pièces défaussées
zone-lost_rooms = Pièces perdues
field-floors = Niveaux
field-doors = Portes
field-symbol = Symbole
field-outdoor = En plein air
field-windows = Fenêtres
field-cross_with = Se traverse avec
field-leave_with = Se quitte avec
field-needed = Il faut
field-costs = L’échec coûte
field-raises = Augmente
field-hurts = Dégâts
offer-cross = Essayer de passer dans l’autre moitié
ask-cross-half = Où passez-vous ?
offer-cross_freely = Passer dans l’autre moitié
ask-cross_freely-half = Où passez-vous ?
why-here = Vous n’y êtes pas.
why-must_roll = Vous traversez sans jet.
why-no_roll = Il faut un jet pour traverser.
ask-use_room = Profitez-vous du don de cette pièce ?
offer-open_vault = Essayer d’ouvrir la Chambre forte
why-outside = Vous n’êtes pas devant la porte blindée.
why-closed = La Chambre forte est déjà ouverte.
offer-pass_door = Franchir la porte blindée
ask-pass_door-half = Où allez-vous ?
why-open = La Chambre forte est fermée.
offer-drop_to_ballroom = Se laisser tomber dans la Salle de bal
why-found = La Salle de bal n’a pas encore été découverte.
offer-jump = Sauter dans le trou
say-falls = { $you } tombe à travers le plancher.
say-drops = { $you } se laisse tomber de la Galerie dans la Salle de bal.
say-slides = { $you } glisse jusqu’au Palier du sous-sol.
say-tries_to_cross = { $you } essaie de passer dans l’autre moitié avec { $t } : { $room }.
say-crosses = { $you } passe dans l’autre moitié : { $room }.
say-rolls_to_leave = { $you } fait un jet de { $t } pour quitter ceci : { $room }.
say-tries_vault = { $you } essaie d’ouvrir la Chambre forte.
say-opens_vault = { $you } ouvre la Chambre forte.
say-elevator_goes = L’Ascenseur mystique va ici : { $goal }.
ask-land-landing = Dans quelle pièce du sous-sol ?
ask-drop = Le monstre se laisse-t-il tomber dans le trou ?
ask-use_elevator = Déplacez-vous l’Ascenseur mystique ?
ask-elevator_floor = À quel étage va l’ascenseur ?
ask-elevator_door = À quelle porte va l’ascenseur ?



## Objets

item-amulet_of_the_ages = Amulette des Âges
    .text = Gagnez 1 Force, 1 Vitesse, 1 Santé mentale et 1 Savoir. Si vous perdez l'Amulette, perdez 3 de chacune.
item-armor = Armure
    .text = Chaque fois que vous subissez des dégâts physiques, subissez-en { $less } de moins. L'Armure ne peut pas être volée.
item-candle = Bougie
    .text = Si vous piochez un événement, lancez { $more ->
        [one] un dé
       *[other] { $more } dés
    } de plus (8 au maximum) à chacun de vos jets de caractéristique pour cet événement. Avec la Cloche, le Livre et la Bougie réunis, gagnez { $bonus } dans chaque caractéristique, et perdez { $bonus } dans chacune dès que vous perdez une de ces cartes.
item-axe = Hache
    .text = Arme. Lancez { $extra ->
        [one] un dé
       *[other] { $extra } dés
    } de plus ({ $most } au maximum) dans une attaque de Force avec cette arme. Pas d'autre arme en même temps.
item-blood_dagger = Dague ensanglantée
    .text = Arme. Lancez { $extra } dés de plus ({ $most } au maximum) dans une attaque de Force avec cette arme ; chacune de ces attaques coûte { $cost } Vitesse. Pas d'autre arme en même temps. Vous ne pouvez ni la donner ni la poser. Si elle vous est volée, subissez { $dice } dés de dégâts physiques.
item-sacrificial_dagger = Dague sacrificielle
    .text = Arme. Lancez { $extra } dés de plus ({ $most } au maximum) dans une attaque de Force avec cette arme. D'abord, faites un jet de Savoir : 6 ou plus, il ne se passe rien ; de 3 à 5, perdez { $loss } Santé mentale ou Savoir ; de 0 à 2, subissez { $dice } dés de dégâts physiques et n'attaquez pas ce tour-ci. Pas d'autre arme en même temps.
item-revolver = Revolver
    .text = Arme. Attaquez avec la Vitesse au lieu de la Force, avec { $extra ->
        [one] un dé
       *[other] { $extra } dés
    } de plus (8 au maximum) ; l'adversaire se défend avec la Vitesse et les dégâts sont physiques. Vous pouvez viser qui se trouve dans votre pièce ou le long d'une ligne droite de portes ouvertes. Si vous perdez contre qui est dans une autre pièce, vous ne subissez rien. Pas d'autre arme en même temps.
item-dynamite = Dynamite
    .text = Au lieu d'attaquer, lancez-la par une porte dans la pièce voisine. Quiconque s'y trouve et possède Force et Vitesse fait un jet de Vitesse : avec moins de { $needed }, il subit { $points } dégâts physiques. Puis défaussez-la.
item-adrenaline_shot = Piqûre d'adrénaline
    .text = Avant un jet de caractéristique, vous pouvez ajouter { $more } à son résultat. Puis défaussez-la.
item-angel_feather = Plume d'ange
    .text = Avant un jet quelconque, vous pouvez dire un nombre de 0 à { $most } : c'est le résultat. Puis défaussez-la.
item-idol = Idole
    .text = Une fois par tour, avant un jet de caractéristique, un jet de combat ou le jet d'un événement, vous pouvez perdre { $cost } Santé mentale pour lancer { $more } dés de plus (8 au maximum).
item-lucky_stone = Pierre porte-bonheur
    .text = Après un de vos jets, quel qu'il soit, vous pouvez relancer autant de ces dés que vous voulez, une seule fois. Puis défaussez-la.
item-rabbits_foot = Patte de lapin
    .text = Une fois pendant votre tour, vous pouvez relancer un dé d'un de vos jets. Le second résultat compte.
item-healing_salve = Baume guérisseur
    .text = Ramenez à leur valeur de départ la Force, la Vitesse ou les deux, pour vous ou pour un autre explorateur dans votre pièce. Puis défaussez-le.
item-smelling_salts = Sels
    .text = Ramenez le Savoir à sa valeur de départ, pour vous ou pour un autre explorateur dans votre pièce. Puis défaussez-les.
item-medical_kit = Trousse médicale
    .text = Une fois pendant votre tour, faites un jet de Savoir pour vous soigner ou soigner un autre explorateur dans votre pièce : la Force et la Vitesse montent d'autant de points en tout, répartis à votre gré, mais jamais au-delà de leur valeur de départ. 8 ou plus : { $best }. 6 ou 7 : { $good }. 4 ou 5 : { $fair }. De 0 à 3 : rien.
item-bell = Cloche
    .text = Gagnez 1 Santé mentale ; perdez 1 Santé mentale si vous perdez la Cloche. Une fois pendant votre tour, quand le scénario a commencé, faites un jet de Santé mentale : 5 ou plus, rapprochez de vous d'une case autant de héros que vous voulez parmi ceux qui peuvent bouger ; de 0 à 4, le traître rapproche de vous d'une case autant de monstres qu'il veut (tous s'il n'y a pas de traître ; aucun si le traître, c'est vous).
item-bottle = Bouteille
    .text = Pendant votre tour, quand le scénario a commencé, buvez : lancez { $dice } dés, puis défaussez-la. 6 : placez-vous dans la pièce de votre choix. 5 : gagnez { $change } Force et { $change } Vitesse. 4 : gagnez { $change } Santé mentale et { $change } Savoir. 3 : gagnez { $less } Savoir et perdez { $less } Force. 2 : perdez { $change } Santé mentale et { $change } Savoir. 1 : perdez { $change } Force et { $change } Vitesse. 0 : perdez { $change } dans chaque caractéristique.
item-dark_dice = Dés obscurs
    .text = Une fois pendant votre tour, lancez { $dice } dés. 6 : placez-vous dans la pièce d'un explorateur qui n'est pas le traître démasqué. 5 : déplacez un autre explorateur de votre pièce dans une pièce voisine. 4 : gagnez { $gain } Force ou Vitesse. 3 : placez-vous dans une pièce voisine. 2 : gagnez { $gain } Santé mentale ou Savoir. 1 : piochez un événement. 0 : toutes vos caractéristiques tombent au plus bas nombre au-dessus du crâne ; défaussez les Dés obscurs.
item-pickpockets_gloves = Gants de pickpocket
    .text = Défaussez-les pour prendre à un autre explorateur dans votre pièce une carte qui peut être volée, objet ou présage.
item-puzzle_box = Boîte casse-tête
    .text = Une fois pendant votre tour, faites un jet de Savoir : 6 ou plus, piochez { $treasures } objets et défaussez la Boîte casse-tête ; de 0 à 5, elle reste fermée.
item-music_box = Boîte à musique
    .text = Une fois pendant votre tour, vous pouvez l'ouvrir ou la fermer. Tant qu'elle est ouverte, tout explorateur, et tout monstre doté de Santé mentale, qui entre dans sa pièce pendant son propre tour, ou y commence ce tour, fait un jet de Santé mentale : avec moins de { $needed }, ce tour est fini, et qui porte la Boîte à musique la laisse tomber, ouverte.

zone-items = Objets et présages
    .short = a
zone-floor_piles = Par terre dans les pièces
zone-item_stack = Pioche des objets
    .short = Objets
zone-item_discards = Objets défaussés

offer-give = Donner un objet
offer-drop = Poser des objets
offer-pick_up = Ramasser des objets
offer-shoot = Tirer sur { $target }
offer-throw_dynamite = Lancer la Dynamite : { $door }
offer-apply_salve = Baume guérisseur pour { $patient }
offer-give_salts = Sels pour { $patient }
offer-bandage = Trousse médicale pour { $patient }
offer-ring_bell = Sonner la Cloche
offer-drink = Boire à la Bouteille
offer-cast_dice = Lancer les Dés obscurs
offer-pick_pocket = Faire les poches
offer-solve_puzzle = Essayer d'ouvrir la Boîte casse-tête
offer-turn_key = Ouvrir ou fermer la Boîte à musique
why-free = Vous ne pouvez rien faire maintenant.
why-not_yet_handled = Vous avez déjà donné, posé ou ramassé quelque chose ce tour-ci.
why-unused = Cette carte ne fait plus rien ce tour-ci.
why-haunt_begun = Elle n'a aucun pouvoir avant le début du scénario.
ask-give-friend = À qui donnez-vous quelque chose ?
ask-give-gift = Que donnez-vous ?
ask-accept = { $you } veut vous donner ceci : { $gift }. Acceptez-vous ?
ask-drop-burden = Que posez-vous ?
ask-pick_up-finds = Que ramassez-vous ?
ask-lose_mental = Quelle caractéristique perdez-vous pour la Dague sacrificielle ?
ask-shoot-target = Sur qui tirez-vous ?
ask-throw_dynamite-door = Par quelle porte lancez-vous la Dynamite ?
ask-use_shot = Utilisez-vous la Piqûre d'adrénaline pour ce jet de { $t } ?
ask-use_feather = Utilisez-vous la Plume d'ange pour ce jet ? ({ $why }, dés : { $dice })
ask-angel_feather-wish = Quel nombre dites-vous ?
ask-use_idol = Utilisez-vous l'Idole pour ce jet ? ({ $why }, dés : { $dice })
ask-use_stone = Vos dés donnent { $n } en tout. Utilisez-vous la Pierre porte-bonheur ?
ask-lucky_stone-again = Quels dés relancez-vous ?
ask-use_foot = Vos dés donnent { $n } en tout. Utilisez-vous la Patte de lapin ?
ask-rabbits_foot-again = Quel dé relancez-vous ?
ask-apply_salve-patient = Pour qui est le Baume guérisseur ?
ask-apply_salve-healed = Quelles caractéristiques soignez-vous ?
ask-give_salts-patient = Pour qui sont les Sels ?
ask-bandage-patient = Qui soignez-vous ?
ask-ring_bell-called = Quels héros se rapprochent d'une case ?
ask-drink-goal = Dans quelle pièce vous placez-vous ?
ask-cast_dice-host = Qui rejoignez-vous ?
ask-cast_dice-other = Qui déplacez-vous ?
ask-cast_dice-goal = Dans quelle pièce ?
ask-pick_pocket-victim = À qui prenez-vous quelque chose ?
ask-pick_pocket-prize = Que prenez-vous ?
ask-raise_trait = Quelle caractéristique augmentez-vous ?
say-gives = { $you } donne { $gift } à { $friend }.
say-names_number = { $you } dit le résultat : { $n }.
say-uses = { $you } utilise ceci : { $card }.
say-adds = { $you } arrive à { $n } avec ceci : { $card }.
say-is_put = { $you } se retrouve soudain ici : { $room }.
say-finds = { $you } trouve ceci : { $card }.
say-drops_cards = { $you } laisse par terre ceci : { $cards }.
say-dog_leaves = Le Chien porte { $card } de { $you } jusqu’ici : { $room }.
say-charmed = { $you } écoute la Boîte à musique et ne fait plus rien ce tour-ci.
say-runs_down = La Boîte à musique s’est arrêtée.


## Présages

omen-bite = Morsure
    .text = Quelque chose vous attaque : { $dice } dés de Force, lancés par le joueur à votre droite ; vous vous défendez avec la Force. Si vous faites autant ou plus, personne n'est blessé ; sinon, vous subissez la différence en dégâts physiques. Vous gardez la Morsure : on ne peut ni la donner, ni la poser, ni la voler.
omen-book = Livre
    .text = Gagnez 2 Savoir. Si vous perdez le Livre, perdez 2 Savoir.
omen-crystal_ball = Boule de cristal
    .text = Une fois pendant votre tour, quand le scénario a commencé, faites un jet de Savoir. 4 ou plus : regardez la pioche des objets ou celle des événements, choisissez une carte, mélangez la pioche et placez cette carte sur le dessus. De 1 à 3 : perdez 1 Santé mentale. 0 : perdez { $worst } Santé mentale.
omen-dog = Chien
    .text = Compagnon. Gagnez 1 Force et 1 Santé mentale ; vous les perdez avec le Chien. Une fois pendant votre tour, le Chien peut courir jusqu'à { $reach } cases, par les portes et les escaliers, et revenir. Il peut vous rapporter un objet (pas un présage) ou laisser l'un des vôtres ; cela compte comme ramasser ou poser pendant ce tour. Personne ne le ralentit, mais il ne prend ni passage à sens unique ni Passage secret, ne franchit pas de barrière et n'entre ni dans l'Ascenseur mystique ni dans une pièce que l'on quitte avec un jet. On ne peut ni le donner, ni le poser, ni le voler.
omen-girl = Fillette
    .text = Compagnon. Gagnez 1 Santé mentale et 1 Savoir ; vous les perdez avec la Fillette. On ne peut ni la donner, ni la poser, ni la voler.
omen-holy_symbol = Symbole sacré
    .text = Gagnez 2 Santé mentale. Si vous perdez le Symbole, perdez 2 Santé mentale.
omen-madman = Fou
    .text = Compagnon. Gagnez 2 Force et perdez un point de Santé mentale ; l'inverse quand vous perdez le Fou. On ne peut ni le donner, ni le poser, ni le voler.
omen-mask = Masque
    .text = Une fois pendant votre tour, faites un jet de Santé mentale. { $needed } ou plus : vous pouvez mettre le Masque ou l'enlever. Mis : gagnez { $shift } Savoir et perdez { $shift } Santé mentale. Enlevé : gagnez { $shift } Santé mentale et perdez { $shift } Savoir. Si vous perdez le Masque, vous l'enlevez.
omen-medallion = Médaillon
    .text = La Chambre du pentacle, la Crypte et le Cimetière n'ont pas d'effet sur vous.
omen-ring = Anneau
    .text = Si votre adversaire a de la Santé mentale, vous pouvez attaquer avec la Santé mentale au lieu de la Force ; il se défend avec la Santé mentale et les dégâts sont mentaux.
omen-skull = Crâne
    .text = Si vous subissez des dégâts mentaux, vous pouvez les subir tous comme dégâts physiques.
omen-spear = Lance
    .text = Arme. Lancez { $extra } dés de plus ({ $most } au maximum) dans une attaque de Force avec cette arme. Pas d'autre arme en même temps.
omen-spirit_board = Planche des esprits
    .text = Une fois pendant votre tour, avant de bouger, vous pouvez regarder la première tuile de la pile des pièces. Quand le scénario a commencé, le traître peut ensuite rapprocher de vous d'une case autant de monstres qu'il veut (tous s'il n'y a pas de traître ; aucun si le traître, c'est vous).
offer-gaze = Regarder dans la Boule de cristal
offer-send_dog = Envoyer le Chien
offer-try_mask = Essayer le Masque
offer-ask_spirits = Interroger la Planche des esprits
offer-mind_attack = Attaquer { $target } avec l'Anneau
why-before_moving = Vous avez déjà bougé.
ask-mind_attack-target = Qui attaquez-vous avec l'Anneau ?
ask-search_which = Quelle pioche regardez-vous ?
ask-searched_card = Quelle carte placez-vous sur le dessus ?
ask-dog_carries = Que porte le Chien ? Ce que vous avez, il l'emporte ; ce qui traîne, il vous l'apporte.
ask-dog_leaves_it = Où le Chien le laisse-t-il ?
ask-put_mask_on = Mettez-vous le Masque ?
ask-take_mask_off = Enlevez-vous le Masque ?
ask-take_as_physical = Subissez-vous les dégâts mentaux comme dégâts physiques ?
handling-giving = donner
handling-dropping = poser
handling-picking_up = ramasser

## Comment un scénario commence

say-haunt_begins = { $you } révèle le scénario { $n } : { $haunt }. Traître : { $rule }.
say-turns_traitor = { $you } devient le traître.
-survival = Secrets de survie
-tome = Tome du traître
say-looks_up_instead = { $you } cherche plutôt ce présage dans le tableau : { $substitute }.
ask-nearest_room = Laquelle des pièces les plus proches compte pour le tableau ?
traitor_rule-revealer_self = qui a révélé le scénario
traitor_rule-left_of_revealer = le joueur à gauche de qui a révélé le scénario
traitor_rule-highest_might = la plus haute Force
traitor_rule-lowest_might = la plus basse Force
traitor_rule-highest_sanity = la plus haute Santé mentale
traitor_rule-lowest_sanity = la plus basse Santé mentale
traitor_rule-highest_knowledge = le plus haut Savoir
traitor_rule-highest_might_of_others = la plus haute Force des autres
traitor_rule-highest_speed_of_others = la plus haute Vitesse des autres
traitor_rule-lowest_speed_of_others = la plus basse Vitesse des autres
traitor_rule-lowest_sanity_of_others = la plus basse Santé mentale des autres
traitor_rule-highest_knowledge_of_others = le plus haut Savoir des autres
traitor_rule-lowest_knowledge_of_others = le plus bas Savoir des autres
traitor_rule-oldest_of_others = le plus âgé des autres
traitor_rule-youngest_of_others = le plus jeune des autres
traitor_rule-rhinehardt = le Père Rhinehardt, sinon la plus haute Santé mentale
traitor_rule-vivian = Vivian Lopez, sinon le joueur à gauche de qui a révélé le scénario
traitor_rule-brandon = Brandon Jaspers, sinon la plus basse Vitesse
traitor_rule-zoe = Zoe Ingstrom, sinon le plus haut Savoir
traitor_rule-missy = Missy Dubourde, sinon la plus haute Vitesse
traitor_rule-zostra = Madame Zostra, sinon la plus basse Vitesse
traitor_rule-heather = Heather Granville, sinon le plus haut Savoir
traitor_rule-nobody = personne
traitor_rule-nobody_at_first = personne au début
traitor_rule-hidden = caché


## Événements

event-angry_being = Être enragé
    .text = Faites un jet de Vitesse. 5 ou plus : gagnez 1 en Vitesse. De 2 à 4 : subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux. 0 ou 1 : subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux et { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts physiques.
event-bloody_vision = Vision sanglante
    .text = Faites un jet de Santé mentale. 4 ou plus : gagnez 1 en Santé mentale. 2 ou 3 : perdez 1 en Santé mentale. 0 ou 1 : attaquez, si vous le pouvez, l'explorateur qui a le moins de Force dans votre pièce ou juste à côté, ou à défaut un monstre.
event-burning_man = Homme en feu
    .text = Faites un jet de Santé mentale. 4 ou plus : gagnez 1 en Santé mentale. 2 ou 3 : vous vous retrouvez dans le Hall d’entrée. 0 ou 1 : subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts physiques, puis { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux.
event-creepy_crawlies = Grouillement
    .text = Faites un jet de Santé mentale. 5 ou plus : gagnez 1 en Santé mentale. De 1 à 4 : perdez 1 en Santé mentale. 0 : perdez { $worst } en Santé mentale.
event-creepy_puppet = Poupée sinistre
    .text = Le joueur à votre droite lance { $dice } dés : une attaque de Force contre vous. Vous vous défendez avec la Force. Si elle vous blesse, celui qui a la Lance gagne { $gift } en Force, sauf si c'est vous.
event-debris = Décombres
    .text = Faites un jet de Vitesse. 3 ou plus : gagnez 1 en Vitesse. 1 ou 2 : vous êtes enseveli et subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts physiques. 0 : vous êtes enseveli et en subissez { $worst }. Gardez cette carte tant que vous êtes enseveli : vous ne pouvez que tenter de vous dégager. Une fois par tour, vous ou un explorateur de votre pièce, pendant son tour, peut faire un jet de Force : { $needed } ou plus vous libère. Après { $tries } échecs en tout, vous êtes libre au début de votre prochain tour.
event-disquieting_sounds = Bruits inquiétants
    .text = Lancez { $rolled } dés. Au moins autant que de présages piochés jusqu'ici : gagnez 1 en Santé mentale. Moins : subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux.
event-footsteps = Bruits de pas
    .text = Lancez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }, et { $more } de plus si vous êtes dans la Chapelle. 4 : vous et l'explorateur le plus proche gagnez 1 en Force. 3 : vous gagnez 1 en Force et l'explorateur le plus proche perd 1 en Santé mentale. 2 : perdez 1 en Santé mentale. 1 : perdez 1 en Vitesse. 0 : chaque explorateur perd 1 dans une caractéristique de son choix.
event-funeral = Funérailles
    .text = Faites un jet de Santé mentale. 4 ou plus : gagnez 1 en Santé mentale. 2 ou 3 : perdez 1 en Santé mentale. 0 ou 1 : perdez 1 en Santé mentale et 1 en Force ; si le Cimetière ou la Crypte est dans la maison, vous vous y retrouvez ; si les deux y sont, vous choisissez.
event-grave_dirt = Terre de tombe
    .text = Faites un jet de Force. 4 ou plus : gagnez 1 en Force. De 0 à 3 : gardez cette carte. Au début de chacun de vos tours, subissez { $hurts } dégât physique. Défaussez-la quand un objet, ou un présage qui n'est pas un compagnon, augmente une de vos caractéristiques, ou quand vous finissez un tour dans les pièces Balcon, Jardins, Cimetière, Gymnase, Garde-manger, Patio ou Tour.
event-groundskeeper = Gardien
    .text = Faites un jet de Savoir, avec { $fewer } dés de moins si vous êtes dans les Jardins. 4 ou plus : piochez un objet. De 0 à 3 : le joueur à votre droite lance { $dice } dés, une attaque de Force contre vous ; vous vous défendez avec la Force.
event-hanged_men = Pendus
    .text = Faites un jet pour chacune de vos quatre caractéristiques. Avec moins de { $needed }, vous perdez 1 dans cette caractéristique. Si aucun jet n'échoue, gagnez 1 dans une caractéristique de votre choix.
event-hideous_shriek = Hurlement affreux
    .text = Chaque explorateur fait un jet de Santé mentale. 4 ou plus : rien. De 1 à 3 : il subit { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux. 0 : il subit { $worst } dés de dégâts mentaux.
event-image_in_the_mirror_give = Image dans le miroir
    .text = Vous donnez un objet à celui du miroir : remettez dans la pioche une de vos cartes objet, pas un présage, mélangez la pioche et gagnez 1 en Savoir. Si vous n'en avez pas, cela arrive au premier explorateur à votre gauche qui en a une ; si personne n'en a, il ne se passe rien.
event-image_in_the_mirror_take = Image dans le miroir (inversée)
    .text = Celui du miroir vous tend un objet : piochez un objet.
event-it_is_meant_to_be = C'était écrit
    .text = Ou bien regardez en secret les { $looks } premières cartes ou tuiles d'une pioche et remettez-les dessus dans l'ordre de votre choix ; ou bien lancez { $dice } dés et gardez cette carte : une fois, à la place d'un de vos jets suivants, vous pouvez prendre ce nombre, dans la limite de ce que les dés de ce jet pouvaient donner.
event-jonahs_turn = Le tour de Jonah
    .text = Si un explorateur a la Boîte casse-tête, il la défausse et pioche un autre objet, et vous gagnez 1 en Santé mentale. Si personne ne l'a, subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux.
event-lights_out = Extinction des feux
    .text = Gardez cette carte. Vous ne pouvez avancer que de { $most } case par tour. Défaussez-la à la fin d'un de vos tours dans une pièce avec un autre explorateur ou dans la Chaufferie, ou dès que vous avez la Bougie.
event-mists_from_the_walls = Brumes des murs
    .text = Chaque explorateur au sous-sol fait un jet de Santé mentale. 4 ou plus : rien. De 1 à 3 : il subit { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux, et { $more } de plus dans une pièce au symbole événement. 0 : il subit { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux, et { $worst } de plus dans une pièce au symbole événement.
event-night_view = Vue nocturne
    .text = Faites un jet de Savoir. 5 ou plus : gagnez 1 en Savoir. De 0 à 4 : rien.
event-phone_call = Coup de téléphone
    .text = Lancez { $rolled } dés. 4 : gagnez 1 en Santé mentale. 3 : gagnez 1 en Savoir. 1 ou 2 : subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux. 0 : subissez { $worst } dés de dégâts physiques.
event-possession = Possession
    .text = Choisissez une caractéristique et faites un jet. { $needed } ou plus : gagnez 1 dans n'importe quelle caractéristique. Moins : cette caractéristique tombe à son plus petit nombre ; si elle y est déjà, une autre de votre choix y tombe.
event-rotten = Pourri
    .text = Faites un jet de Santé mentale. 5 ou plus : gagnez 1 en Santé mentale. De 2 à 4 : perdez 1 en Force. 1 : perdez 1 en Force et 1 en Vitesse. 0 : perdez 1 dans chaque caractéristique.
event-shrieking_wind = Vent hurlant
    .text = Chaque explorateur dans les pièces Jardins, Cimetière, Patio, Tour ou Balcon, ou dans une pièce avec une fenêtre sur l'extérieur, fait un jet de Force. 5 ou plus : rien. 3 ou 4 : il subit { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts physiques. 1 ou 2 : il subit { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux. 0 : il subit { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts physiques, et une de ses cartes objet, pas un présage, s'envole dans le Hall d’entrée, à son choix.
event-silence = Silence
    .text = Chaque explorateur au sous-sol fait un jet de Santé mentale. 4 ou plus : rien. De 1 à 3 : il subit { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux. 0 : il subit { $worst } dés de dégâts mentaux.
event-something_hidden = Quelque chose de caché
    .text = Vous pouvez faire un jet de Savoir. 4 ou plus : piochez un objet. De 0 à 3 : perdez 1 en Santé mentale.
event-something_slimy = Quelque chose de gluant
    .text = Faites un jet de Vitesse. 4 ou plus : gagnez 1 en Vitesse. De 1 à 3 : perdez 1 en Force. 0 : perdez 1 en Force et 1 en Vitesse.
event-spider = Araignée
    .text = Faites un jet de Vitesse ou de Santé mentale. 4 ou plus : gagnez 1 dans cette caractéristique. De 1 à 3 : subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts physiques. 0 : subissez { $worst } dés de dégâts physiques.
event-the_voice = La Voix
    .text = Faites un jet de Savoir. 4 ou plus : piochez un objet. De 0 à 3 : rien.
event-webs = Toiles d'araignée
    .text = Faites un jet de Force. 4 ou plus : gagnez 1 en Force. De 0 à 3 : vous êtes pris. Gardez cette carte tant que vous êtes pris : vous ne pouvez que tenter de vous dégager. Une fois par tour, vous ou un explorateur de votre pièce, pendant son tour, peut faire un jet de Force : { $needed } ou plus vous libère ; qui échoue ne peut plus bouger pendant ce tour. Après { $tries } échecs en tout, le premier jet compris, vous êtes libre au début de votre prochain tour.
event-whoops = Oups !
    .text = Le joueur à votre droite choisit sans regarder une de vos cartes objet, pas un présage. Défaussez-la.

foresight-rooms_to_come = Regarder les prochaines pièces
foresight-items_to_come = Regarder les prochains objets
foresight-events_to_come = Regarder les prochains événements
foresight-omens_to_come = Regarder les prochains présages
foresight-roll_to_come = Noter le nombre d'un jet
zone-kept = Événements gardés
zone-event_stack = Pioche des événements
    .short = Événements
zone-event_discards = Événements défaussés
zone-played = Événement en cours
zone-omen_discards = Présages défaussés
zone-omen_stack = Pioche des présages
    .short = Présages
field-tries = Échecs au plus
field-clings = Retient qui échoue
offer-break_free = Se dégager, ou dégager quelqu'un
ask-arrange_top-order = Dans quel ordre les remettez-vous ? La dernière est sur le dessus.
ask-funeral-grave = Où vous retrouvez-vous ?
ask-search = Cherchez-vous ce qui est caché ?
ask-spider-tried = Avec quelle caractéristique faites-vous le jet ?
ask-hanged_men-best = Quelle caractéristique gagne 1 ?
ask-possession-tried = Avec quelle caractéristique faites-vous le jet ?
ask-possession-gift = Quelle caractéristique gagne 1 ?
ask-possession-fallen = Quelle caractéristique tombe à son plus petit nombre ?
ask-run_amok-victim = Qui attaquez-vous ?
ask-run_amok-beast = Quel monstre attaquez-vous ?
ask-image_in_the_mirror_give-gift = Quel objet donnez-vous ?
ask-footsteps-near = Qui les pas atteignent-ils ?
ask-footsteps-t = Quelle caractéristique perd 1 ?
ask-shrieking_wind-blown = Quel objet le vent emporte-t-il ?
ask-use_noted = Prenez-vous le nombre noté à la place de ce jet ? ({ $why }, dés : { $dice } ; il vaut { $n })
ask-it_is_meant_to_be-gift = Qu'est-ce qui était écrit ?
say-draws = { $you } pioche { $card }.
say-keeps = { $you } garde ceci : { $card }.
say-loses_card = { $you } perd ceci : { $card }.
say-struggles = { $you } se débat avec ceci : { $card }.
say-freed = { $victim } est quitte de ceci : { $card }.


## Événements de la maison

event-a_moment_of_hope = Un moment d’espoir
    .text = Placez le jeton Bénédiction dans cette pièce.
event-drip_drip_drip = Plic... Ploc... Plic...
    .text = Placez le jeton Gouttes dans cette pièce.
event-smoke = Fumée
    .text = Placez le jeton Fumée dans cette pièce.
event-closet_door = Porte de placard
    .text = Placez le jeton Placard dans cette pièce.
event-locked_safe = Coffre-fort verrouillé
    .text = Placez le jeton Coffre-fort dans cette pièce.
event-skeletons = Squelettes
    .text = Placez le jeton Squelettes dans cette pièce. Vous subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux.
event-mystic_slide = Toboggan mystique
    .text = Si vous êtes au sous-sol, ceci arrive au prochain explorateur à votre gauche qui n’y est pas ; si tous y sont, rien ne se passe. Placez le jeton Toboggan dans la pièce de cet explorateur, qui glisse aussitôt. En dehors de son propre tour, on ne pioche pas de carte pour une nouvelle pièce.
event-secret_passage = Passage secret
    .text = Placez un jeton Passage secret dans cette pièce et lancez { $dice } dés pour l’autre. 6 : n’importe quelle pièce de la maison. 4 ou 5 : une pièce de l’étage. 2 ou 3 : du rez-de-chaussée. 0 ou 1 : du sous-sol. Vous pouvez l’emprunter aussitôt, même si vous ne pouvez plus vous déplacer.
event-secret_stairs = Escalier secret
    .text = Placez un jeton Escalier secret dans cette pièce et l’autre dans une pièce d’un autre niveau. Vous pouvez suivre l’escalier aussitôt, même si vous ne pouvez plus vous déplacer ; dans ce cas, vous y piochez un événement.
event-revolving_wall = Mur pivotant
    .text = Placez le jeton Interrupteur sur un mur sans porte de cette pièce. S’il n’y a pas de pièce derrière, piochez des tuiles jusqu’à ce que l’une convienne à ce niveau et posez-la là. Vous vous retrouvez dans cette pièce.
event-the_beckoning = L’appel
    .text = Chaque explorateur dans les Jardins, le Cimetière, la Tour, le Balcon ou une pièce avec une fenêtre vers l’extérieur fait un jet de Santé mentale. Moins de { $needed } : il va dans le Patio, que l’on cherche et ajoute à la maison s’il le faut, et subit { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts physiques.
event-the_lost_one = L’égarée
    .text = Faites un jet de Savoir. { $needed } ou plus : gagnez 1 en Savoir. Moins : lancez { $dice } dés. 6 : vous vous retrouvez dans le Hall d’entrée. 4 ou 5 : sur le Palier de l’étage. 2 ou 3 : dans une nouvelle pièce de l’étage. 0 ou 1 : dans une nouvelle pièce du sous-sol. S’il n’y en a pas, vous allez dans le Hall d’entrée.
event-the_walls = Les murs
    .text = Piochez la prochaine tuile de pièce, posez-la dans la maison là où elle convient, et allez-y.
event-what_the = Mais que... ?
    .text = Soulevez la tuile sur laquelle vous êtes, avec tout ce qui s’y trouve, et posez-la devant une autre porte ouverte du même niveau. Si ce niveau n’en a pas, posez-la sur un autre niveau qui lui convient. Une tuile de départ reste où elle est.

## Jetons carrés

token-blessing = Bénédiction
    .text = Les héros dans cette pièce lancent { $more ->
        [one] 1 dé
       *[other] { $more } dés
    } de plus aux jets de caractéristique, { $most } au plus en tout.
token-drip = Gouttes
    .text = Les explorateurs dans cette pièce lancent { $fewer ->
        [one] 1 dé
       *[other] { $fewer } dés
    } de moins aux jets de caractéristique, mais au moins un.
token-smoke_cloud = Fumée
    .text = Personne ne voit dans cette pièce, hors d’elle ou à travers elle. Les explorateurs y lancent { $fewer } dés de moins aux jets de caractéristique, mais au moins un.
token-closet = Placard
    .text = Une fois dans votre tour, vous pouvez lancer ici { $dice } dés. 4 : piochez un objet. 2 ou 3 : piochez un événement. 0 ou 1 : piochez un événement, et le placard disparaît.
token-safe = Coffre-fort
    .text = Une fois dans votre tour, vous pouvez faire ici un jet de Savoir. 5 ou plus : piochez { $finds } objets, et le coffre-fort est vide. De 2 à 4 : subissez { $shock ->
        [one] 1 dé
       *[other] { $shock } dés
    } de dégâts physiques. 0 ou 1 : subissez { $worst ->
        [one] 1 dé
       *[other] { $worst } dés
    } de dégâts physiques.
token-bones = Squelettes
    .text = Une fois dans votre tour, vous pouvez faire ici un jet de Santé mentale. 5 ou plus : piochez un objet, et les squelettes disparaissent. De 0 à 4 : subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts mentaux.
token-slide = Toboggan
    .text = Une fois dans votre tour, vous pouvez faire ici un jet de Force. { $needed } ou plus : allez dans n’importe quelle pièce d’un niveau inférieur. Moins : vous tombez dans une nouvelle pièce du sous-sol (s’il n’y en a pas, dans celle de votre choix) et subissez { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } de dégâts physiques.
token-wall_switch = Interrupteur
    .text = Une fois dans votre tour, de chaque côté du mur, vous pouvez faire un jet de Savoir. { $needed } ou plus : vous passez de l’autre côté, sans dépenser de case. Le traître n’a pas besoin de jet.
passage-hidden_door = Passage secret
    .text = D’un jeton à l’autre, il y a une case.
passage-stair = Escalier secret
    .text = D’un jeton à l’autre, il y a une case.
token-below_collapsed_room = Sous la pièce effondrée
    .text = Qui tombe de la Pièce effondrée arrive ici.
token-vault_empty = Chambre forte vide
    .text = La porte de la Chambre forte est ouverte, et il n’y a plus rien à l’intérieur.
offer-open_closet = Ouvrir le placard
offer-open_safe = Essayer d’ouvrir le coffre-fort
offer-search_bones = Fouiller les squelettes
offer-take_slide = Prendre le toboggan
offer-turn_wall = Passer par le mur pivotant
ask-secret_stairs-goal = Où mène l’escalier ?
ask-use_stairs = Suivez-vous l’escalier jusqu’à : { $goal } ?
ask-second_door-goal = Où finit le passage ?
ask-use_passage = Prenez-vous le passage jusqu’à : { $goal } ?
ask-revolving_wall-wall = Quel mur pivote ?
ask-slide_down-goal = Où glissez-vous ?
ask-slide_down-cellar = Il n’y a pas de nouvelle pièce. Dans quelle pièce arrivez-vous ?
ask-let_slide = Le monstre prend-il le toboggan ?
ask-slide-goal = Où glisse le monstre ?
ask-let_pass = Le monstre passe-t-il par le mur pivotant ?
say-token_laid = Jeton posé : { $token } ({ $room }).
say-token_gone = Jeton retiré : { $token } ({ $room }).
say-tries_token = { $you } fait un essai : { $token }.

## Caractéristiques, dés, dégâts, attaques, mort

harm-physical = physiques
harm-mental = mentaux
trait-might = Force
trait-speed = Vitesse
trait-sanity = Santé mentale
trait-knowledge = Savoir
track-might = Force
    .short = Fo
track-speed = Vitesse
    .short = Vi
track-sanity = Santé mentale
    .short = Sa
track-knowledge = Savoir
    .short = Sv
say-rolls = { $you } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ({ $why }) : { $total }.
say-rolls_trait = { $you } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ({ $why }, { $t }) : { $total }.
say-takes_damage = { $you } subit { $points ->
    [one] 1 point
   *[other] { $points } points
} de dégâts { $harm }.
say-gains = { $you } gagne { $n } en { $t }.
say-loses = { $you } perd { $n } en { $t }.
say-stunned = Étourdissement pour { $you }.
say-dies = { $you } meurt.
say-attacks = { $you } attaque { $target } avec { $t }.
say-card_attacks = { $you } subit une attaque : les dés donnent { $n }.
say-defeats = { $you } bat { $loser }.
say-unhurt = Ni { $you } ni { $target } n’est blessé.
say-steals = { $you } prend { $card } à { $victim }.
ask-suffer-t = Quelle caractéristique perd un point ?
ask-heal-t = Quelle caractéristique gagne un point ?
ask-rob-loot = Prenez-vous un objet au lieu d’infliger des dégâts ?
offer-fight = Attaquer
ask-fight-target = Qui attaquez-vous ?
ask-fight-weapons = Utilisez-vous une arme ?
why-haunt_runs = Personne n’attaque avant le début du scénario.
why-not_yet_attacked = Vous avez déjà attaqué ce tour-ci.


## Scénario : les pouvoirs du traître, les monstres, la fin de la partie

haunt-last_side_standing = Le dernier camp debout
say-last_side_standing_survival = { -survival } : une Ombre se bat pour le traître ; sa Force est de { $might }. Vous gagnez quand le traître est mort et que l'Ombre a disparu. Tant que le traître vit, on ne peut que l'étourdir ; étourdie après la mort du traître, elle disparaît pour toujours.
say-last_side_standing_tome = { -tome } : une Ombre vous obéit ; sa Vitesse est de { $speed }, sa Force de { $might }. Après chacun de vos tours, vous la déplacez et vous attaquez avec elle, même si vous êtes mort. Vous gagnez quand il ne reste aucun héros en vie. Les héros doivent d'abord vous tuer, puis étourdir l'Ombre.
monster-shadow = Ombre
end-heroes_dead = Il ne reste aucun héros : le camp du traître a gagné.
end-traitor_dead = Le traître est mort et l'Ombre a disparu : les héros ont gagné.
ask-bear = Laissez-vous { $card } agir sur vous ?
ask-bear_omen = Laissez-vous { $card } agir sur vous ?
offer-fetch_stairs = Aller chercher l'Escalier du sous-sol
why-traitors_turn = Seul le traître peut le faire.
why-monsters_stuck = Aucun monstre n'est bloqué au sous-sol.
ask-monster_turn-order = Dans quel ordre les monstres agissent-ils ?
ask-monster_step = { $m } : où va ce monstre ?
ask-monster_climb = { $m } : grimpe-t-il ?
ask-monster_half = { $m } : dans quelle moitié s'arrête-t-il ?
ask-monster_prey = { $m } : qui attaque-t-il ?
ask-call_monsters-called = Quels monstres se rapprochent d'une case ?
ask-come_closer = { $you } : par où se rapprocher ?

## À quoi servent les jets

purpose-for_trait = jet de caractéristique
purpose-for_attack = jet d’attaque
purpose-for_event = jet d’événement
purpose-for_haunt = jet de scénario
purpose-for_harm = jet de dégâts
purpose-for_move = jet de déplacement
purpose-for_other = jet simple

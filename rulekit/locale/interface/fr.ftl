# Ce que rulekit lui-même dit aux joueurs. Les jeux ont leurs propres textes.

answer-yes = Oui
answer-no = Non
answer-done = Terminé

ui-player = Joueur { $seat }
ui-player-you = Joueur { $seat } (vous)

# Noms
ui-none = rien
ui-hidden-card = une carte cachée
ui-apart = { $name } ({ $by })
ui-place = place { $n }
ui-turn = tournée { $n } fois
ui-north = nord
ui-east = est
ui-south = sud
ui-west = ouest

# La table
ui-table = Table
ui-hidden = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
ui-hidden-here = cachée
ui-on-top = au-dessus : { $back }
ui-remembered = [{ $name }]
ui-nothing = rien
ui-unseen = ?
ui-unseen-aloud = caché
ui-track = { $n } (case { $place } sur { $places })
ui-whose-turn = Tour : { $player }
ui-out = hors jeu
ui-map = Plan
ui-grid = { $name } ({ $n })
ui-lies-there = par terre : { $things }
ui-door = { $side } : { $name }
ui-door-unknown = une porte, rien derrière pour l'instant
ui-way = un chemin vers { $name }
ui-slot = { $name } : { $value }
ui-bundles = En vigueur

# La question
ui-choose = Que faites-vous ?
ui-your-turn = C'est votre tour, { $player }.
ui-your-answer = Une question pour vous, { $player }.
ui-news = Ce qui s'est passé :
ui-pick-one = Choisissez-en un : son numéro, ou une partie du nom.
ui-pick-yes-no = Tapez o ou n, ou un numéro.
ui-pick-number = Tapez le nombre lui-même.
ui-pick-exactly = Choisissez-en { $n }, par numéros ou par noms : 1 2 ...
ui-pick-range = Choisissez-en de { $min } à { $max }, par numéros ou par noms : 1 2 ...
ui-pick-range-none = Choisissez-en { $max } au plus, par numéros ou par noms : 1 2 ... Pour aucun, 0.
ui-pick-order = Les { $n } dans l'ordre voulu : 2 1 ...
ui-pick-shares = Répartissez { $n } : répétez un numéro autant de fois qu'il en reçoit : 1 1 2 ...
ui-commands = ? explique · ? NOM · pourquoi pas NOM · journal · table · annuler · sauver · aide · quitter
ui-more-not-this-turn = Non, et plus pendant ce tour
ui-more-not-this-game = Non, et plus dans cette partie, sauf si cela me concerne
ui-standing-given = { $question } { $answer } (votre réponse permanente ; « réponses » la change)
ui-standing-enter = Entrée seule : { $answer }. C'est votre réponse permanente.
ui-standing-none = Vous n'avez donné aucune réponse permanente.
ui-standing-cancel = Faut-il vous demander de nouveau désormais (o, n) ?
ui-standing-over = On vous demandera de nouveau.
ui-next-person = La question est maintenant pour { $player }.
ui-press-enter = Quand personne d'autre ne voit l'écran, appuyez sur Entrée.
ui-pass-on = Appuyez sur Entrée pour laisser l'écran à quelqu'un d'autre.
ui-nothing-to-answer = Vous n'avez rien à répondre maintenant. Appuyez sur Entrée.
ui-bot-thinks = { $player } réfléchit ... { $percent } %
ui-bot-learns = { $player } apprend le jeu ... { $percent } %
ui-place-in-rules = (dans les règles : { $file }, ligne { $line })

# Mots à taper : le premier est montré, les autres conviennent aussi
ui-word-explain = ?, explique, carte
ui-word-why = pourquoi pas, pourquoi
ui-word-log = journal
ui-word-view = table
ui-word-undo = annuler
ui-word-standing = réponses
ui-word-save = sauver, sauvegarder
ui-word-help = aide
ui-word-quit = quitter
ui-word-yes = o, oui
ui-word-no = n, non

# Fautes de frappe
ui-wrong-empty = Tapez un nombre de 1 à { $n }, ou une partie d'un nom ; avec « aide » vous voyez le reste.
ui-wrong-number = Il n'y a pas de { $word } ici : les numéros vont de 1 à { $n }.
ui-wrong-empty-number = Tapez un des nombres ; avec « aide » vous voyez le reste.
ui-wrong-value = { $word } n'est pas un de ces nombres.
ui-wrong-word = « { $word } » n'est pas un des choix.
ui-wrong-word-near = « { $word } » n'est pas un des choix ; vouliez-vous dire { $near } ?
ui-wrong-several = « { $word } » peut être n'importe lequel de ceux-ci : { $names }
ui-wrong-one = Choisissez-en un seul.
ui-wrong-exactly = Choisissez-en { $n }, et non { $given }.
ui-wrong-range = Choisissez-en de { $min } à { $max }, et non { $given }.
ui-wrong-twice = « { $word } » y est deux fois ; chacun ne se choisit qu'une fois.
ui-refused = Ce n'est pas possible maintenant.
ui-yes-or-no = Tapez o pour oui ou n pour non.

# Commandes
ui-help-title = Ce que vous pouvez taper :
ui-help-number = un numéro : ce choix
ui-help-several = plusieurs, là où on peut en choisir plusieurs
ui-help-name = le nom d'un choix, ou une partie
ui-help-remembered = sur la table : une carte posée face cachée, mais que vous connaissez
ui-help-explain = ce que font les choix, et les règles derrière la question ; ? NOM : une carte, une action ou une règle
ui-help-why = pourquoi pas NOM : la condition qui l'interdit
ui-help-log = tout ce qui s'est passé jusqu'ici ; journal 10 : les dix dernières lignes
ui-help-view = la table encore une fois
ui-help-undo = reprend votre dernière réponse ; au-delà du hasard, de ce qui fut révélé ou des autres, seulement si toutes les personnes ici sont d'accord
ui-help-standing = vos réponses permanentes, et comment être interrogé de nouveau
ui-help-save = sauvegarde la partie dans un fichier de ce dossier ; elle continue. sauver FICHIER : là
ui-help-help = cette liste
ui-help-quit = quitte ; la partie est gardée
ui-undone = Votre dernière réponse est reprise.
ui-undone-more = Votre dernière réponse est reprise, avec { $n ->
    [one] une réponse venue après
   *[other] { $n } réponses venues après
}.
ui-undo-nothing = Vous n'avez aucune réponse à reprendre.
ui-undo-past-acts = Quelqu'un d'autre a répondu depuis.
ui-undo-past-chance = Le hasard a joué depuis.
ui-undo-past-sights = Quelque chose a été révélé depuis.
ui-undo-ask-others = Les autres ici doivent être d'accord. Appuyez sur Entrée pour leur demander.
ui-undo-agree = { $player } voudrait reprendre sa dernière réponse ({ $n ->
    [one] une réponse
   *[other] { $n } réponses
} en tout). Êtes-vous d'accord (o, n) ?
ui-undo-refused = Rien n'est repris : { $players } n'a pas donné son accord.
ui-log-empty = Il ne s'est encore rien passé.

ui-card-unknown = Rien ne s'appelle « { $word } ».
ui-card-unknown-near = Rien ne s'appelle « { $word } » ; vouliez-vous dire { $near } ?

# Sauvegardes
ui-saved = La partie est sauvegardée dans { $path }
ui-not-saved = La partie n'a pas pu être sauvegardée : { $why }
ui-go-on = Pour continuer : rulekit play --resume{ $path }
ui-input-ended = L'entrée s'est terminée avant la partie.
ui-interrupted = Interrompu.
ui-unfinished = La partie n'est pas finie.

# Une partie déjà jouée
ui-replay-prompt = Pas { $n } sur { $of }. Entrée : suite ; p : retour ; un nombre : là ; s N : avec les yeux de la place N ; a : de tous ; q : quitter
ui-replay-help = Entrée ou n avance, p recule, un nombre (ou g et un nombre) y va, s 2 regarde avec les yeux de la place 2, a avec ceux de tous, q quitte.
ui-replay-start = C'est le début.
ui-replay-end = C'était la dernière réponse.
ui-replay-all = Tout est montré.
ui-replay-eyes = Avec les yeux de { $player }.

# La fin
ui-over = La partie est finie.
end-scores = Les points décident.
end-over = La partie est arrivée à son terme.
ui-won = Gagné par : { $players }
ui-won-nobody = Personne ne gagne.
ui-score = { $player } : { $points }
ui-score-title = { $player } : { $points } ({ $title })

# Avant une partie
ui-start-game = Jeu
ui-start-players = Joueurs
ui-start-range = { $n } (de { $min } à { $max })
ui-start-seats = Places
ui-start-options = Options
ui-start-usual = comme d'habitude
ui-start-expansions = Extensions
ui-start-none = aucune
ui-start-language = Langue
ui-start-resume = Continuer
ui-start-kept = { $game }, { $players } joueurs, { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
}, { $when }
ui-start-how = Entrée commence. Un nombre de 1 à { $n } change cette ligne ; « quitter » quitte.
ui-start-wrong = « { $word } » n'est rien ici : appuyez sur Entrée pour commencer, ou tapez un nombre de 1 à { $n }.
ui-start-broken = { $game } ne peut pas être joué : { $why }
ui-ago-minutes = { $n ->
    [0] à l'instant
    [one] il y a une minute
   *[other] il y a { $n } minutes
}
ui-ago-hours = { $n ->
    [one] il y a une heure
   *[other] il y a { $n } heures
}
ui-ago-days = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}
ui-seat-you = vous
ui-seat-human = une personne ici
ui-seat-random = un bot (au hasard)
ui-seat-search = un bot (réfléchit)
ui-ask-game = Quel jeu ? Entrée laisse tel quel.
ui-ask-language = Quelle langue ? Entrée laisse tel quel.
ui-ask-players = Combien de joueurs, de { $min } à { $max } ?
ui-ask-seats = Qui est assis où ?
ui-ask-seat-number = Le numéro d'une place y fait asseoir quelqu'un d'autre ; Entrée : c'est tout.
ui-ask-option = Quelle option ? Entrée : c'est tout.
ui-ask-expansion = Quelle extension entre ou sort ? Entrée laisse tel quel.
ui-ask-kept = Quelle partie ? Entrée : la dernière jouée.
ui-ask-number = Un nombre de { $min } à { $max }, s'il vous plaît.
ui-option-none = aucun
ui-option-wrong = « { $word } » ne va pas ici : { $values }

# Pourquoi pas
ui-why-what = Tapez aussi le nom de ce que vous voudriez faire : pourquoi pas NOM
ui-why-not-among = { $name } n'est pas parmi ce qu'on peut choisir ici.
ui-why-possible = { $name } : c'est possible maintenant.
ui-why-impossible = { $name } : ce n'est pas possible maintenant.
ui-why-asked-else = { $name } : ce n'est pas ce qu'on vous demande maintenant.
ui-why-secret = Ce n'est pas possible maintenant.
ui-why-who = Ce n'est pas à vous maintenant.
ui-why-source = Ce n'est pas en jeu.
ui-why-elsewhere = Cela ne sert que depuis cet endroit : { $zone }.
ui-why-rests = C'est suspendu tant que ceci est en vigueur : { $name }.
ui-why-limit-turn = Cela a été fait assez souvent ce tour-ci.
ui-why-limit-round = Cela a été fait assez souvent cette manche-ci.
ui-why-limit-game = Cela a été fait assez souvent dans cette partie.
ui-why-no-choice = Il n'y a rien qu'on puisse choisir pour cela.
ui-why-not-this = Ceci ne peut pas être choisi : { $name }.
ui-why-at-least = { $name } : { $value } ; il faut au moins { $n }.
ui-why-more = { $name } : { $value } ; il faut plus de { $n }.
ui-why-at-most = { $name } : { $value } ; { $n } au plus.
ui-why-less = { $name } : { $value } ; il faut moins de { $n }.
ui-why-exactly = { $name } : { $value } ; il faut : { $n }.
ui-why-other = { $name } : { $value } ; justement cela ne doit pas être.
ui-why-numbers = Comme le disent les règles : { $text } (maintenant { $left } { $op } { $right }).
ui-why-written = Comme le disent les règles : { $text }.
ui-why-not-written = Comme le disent les règles, ceci ne doit pas être : { $text }.

# Ce qu'il y a dans un jeu
ui-show-tables = Tableaux ({ $n })
ui-show-rules = Règles ({ $n })
ui-show-how = Pour en lire un : rulekit show { $ruleset } NOM
ui-show-scenarios = montrée par : { $names }

# Quels jeux il y a
ui-list-players = joueurs : de { $low } à { $high }
ui-list-players-one = joueurs : { $low }
ui-list-languages = langues : { $names }
ui-list-folder = dossier : { $path }
ui-list-broken = ne marche pas : { $problem }
ui-list-see = voir : rulekit lint { $path }
ui-list-else = { $values } ; sinon { $usual }
ui-list-none = Aucun jeu trouvé. Indiquez dans RULEKIT_PATH le dossier qui contient le vôtre.

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
ui-slot = { $name } : { $value }
ui-bundles = En vigueur

# La question
ui-choose = Que faites-vous ?
ui-your-turn = C'est votre tour, { $player }.
ui-your-answer = Une question pour vous, { $player }.
ui-news = Ce qui s'est passé :
ui-pick-one = Choisissez-en un, par son numéro.
ui-pick-number = Tapez le nombre lui-même.
ui-pick-exactly = Choisissez-en { $n }, par leurs numéros : 1 2 ...
ui-pick-range = Choisissez-en de { $min } à { $max }, par leurs numéros : 1 2 ...
ui-pick-range-none = Choisissez-en { $max } au plus, par leurs numéros : 1 2 ... Pour aucun, 0.
ui-pick-order = Les { $n } dans l'ordre voulu : 2 1 ...
ui-pick-shares = Répartissez { $n } : répétez un numéro autant de fois qu'il en reçoit : 1 1 2 ...
ui-commands = Aussi : undo, save, log, card NOM, help, quit
ui-next-person = La question est maintenant pour { $player }.
ui-press-enter = Quand personne d'autre ne voit l'écran, appuyez sur Entrée.

# Fautes de frappe
ui-wrong-empty = Tapez un nombre de 1 à { $n } ; avec help vous voyez le reste.
ui-wrong-number = Il n'y a pas de { $word } ici : les numéros vont de 1 à { $n }.
ui-wrong-empty-number = Tapez un des nombres ; avec help vous voyez le reste.
ui-wrong-value = { $word } n'est pas un de ces nombres.
ui-wrong-word = « { $word } » n'est pas un des choix.
ui-wrong-word-near = « { $word } » n'est pas un des choix ; vouliez-vous dire { $near } ?
ui-wrong-one = Choisissez-en un seul.
ui-wrong-exactly = Choisissez-en { $n }, et non { $given }.
ui-wrong-range = Choisissez-en de { $min } à { $max }, et non { $given }.
ui-wrong-twice = « { $word } » y est deux fois ; chacun ne se choisit qu'une fois.
ui-refused = Ce n'est pas possible maintenant.

# Commandes
ui-help-title = Ce que vous pouvez taper :
ui-help-number = un numéro, ou plusieurs : ce choix
ui-help-key = le nom bref derrière un choix : de même
ui-help-remembered = sur la table : une carte posée face cachée, mais que vous connaissez
ui-help-undo = reprend votre dernière réponse, tant que personne n'a répondu depuis et que rien n'a été révélé
ui-help-save = sauvegarde la partie, qui continue
ui-help-log = tout ce qui s'est passé jusqu'ici
ui-help-card = ce qui est imprimé sur une carte : card NOM
ui-help-help = cette liste
ui-help-quit = sauvegarde la partie et quitte
ui-undone = Votre dernière réponse est reprise.
ui-undo-nothing = Vous n'avez aucune réponse à reprendre.
ui-undo-refused = Elle ne peut plus être reprise.
ui-log-empty = Il ne s'est encore rien passé.
ui-card-which = Quelle carte ? Tapez aussi son nom : card NOM
ui-card-field = { "  " }{ $name } : { $value }
ui-card-unknown = Il n'y a pas de carte « { $word } ».
ui-card-unknown-near = Il n'y a pas de carte « { $word } » ; vouliez-vous dire { $near } ?

# Sauvegardes
ui-saved = La partie est sauvegardée dans { $path }
ui-not-saved = La partie n'a pas pu être sauvegardée : { $why }
ui-go-on = Pour continuer : rulekit play --resume { $path }
ui-input-ended = L'entrée s'est terminée avant la partie.
ui-interrupted = Interrompu.
ui-unfinished = La partie n'est pas finie.

# La fin
ui-over = La partie est finie.
end-scores = Les points décident.
end-over = La partie est arrivée à son terme.
ui-won = Gagné par : { $players }
ui-won-nobody = Personne ne gagne.
ui-score = { $player } : { $points }
ui-score-title = { $player } : { $points } ({ $title })

# Avant une partie
ui-ask-game = Quel jeu ?
ui-ask-language = Quelle langue ?
ui-ask-players = Combien de joueurs, de { $min } à { $max } ?
ui-ask-others = Qui joue aux autres places ?
ui-agent-human = Des personnes devant cet écran
ui-agent-random = Des adversaires qui jouent au hasard
ui-agent-search = Des adversaires qui réfléchissent
ui-ask-number = Un nombre de { $min } à { $max }, s'il vous plaît.

# Pourquoi pas
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

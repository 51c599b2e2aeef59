# What rulekit itself says to players. The games have texts of their own.

answer-yes = Yes
answer-no = No
answer-done = Done

ui-player = Player { $seat }
ui-player-you = Player { $seat } (you)

# Names
ui-none = nothing
ui-hidden-card = a hidden card
ui-apart = { $name } ({ $by })
ui-place = place { $n }
ui-turn = turned { $n ->
    [one] once
   *[other] { $n } times
}
ui-north = north
ui-east = east
ui-south = south
ui-west = west

# The table
ui-table = Table
ui-hidden = { $n } hidden
ui-hidden-here = hidden
ui-on-top = on top: { $back }
ui-remembered = [{ $name }]
ui-nothing = nothing
ui-unseen = ?
ui-unseen-aloud = not to be seen
ui-track = { $n } (place { $place } of { $places })
ui-whose-turn = Turn: { $player }
ui-out = out of the game
ui-map = Map
ui-grid = { $name } ({ $n })
ui-lies-there = lying there: { $things }
ui-door = { $side }: { $name }
ui-door-unknown = a door, nothing behind it yet
ui-way = a way to { $name }
ui-slot = { $name }: { $value }
ui-bundles = In force

# The question
ui-choose = What do you do?
ui-your-turn = Your turn, { $player }.
ui-your-answer = A question for you, { $player }.
ui-news = What has happened:
ui-pick-one = Choose one: its number, or part of its name.
ui-pick-yes-no = Type y or n, or a number.
ui-pick-number = Type the number itself.
ui-pick-exactly = Choose { $n }, by their numbers or names: 1 2 ...
ui-pick-range = Choose { $min } to { $max }, by their numbers or names: 1 2 ...
ui-pick-range-none = Choose at most { $max }, by their numbers or names: 1 2 ... For none, 0.
ui-pick-order = All { $n } in the order you want: 2 1 ...
ui-pick-shares = Share out { $n }: a number for each, as often as it shall get one: 1 1 2 ...
ui-commands = ? explains · ? NAME · why not NAME · log · view · undo · save · help · quit
ui-more-not-this-turn = No, and not again this turn
ui-more-not-this-game = No, and not again in this game, unless it is about me
ui-standing-given = { $question } { $answer } (your standing answer; "standing" changes it)
ui-standing-enter = Enter alone: { $answer }. That is your standing answer.
ui-standing-none = You have given no standing answer.
ui-standing-cancel = Be asked again from now on (y, n)?
ui-standing-over = You will be asked again.
ui-next-person = { $player } is asked now.
ui-press-enter = When nobody else can see the screen, press Enter.
ui-pass-on = Press Enter to give the screen to somebody else.
ui-nothing-to-answer = There is nothing for you to answer now. Press Enter.
ui-bot-thinks = { $player } thinks ... { $percent } %
ui-bot-learns = { $player } gets to know the game ... { $percent } %
ui-place-in-rules = (in the rules: { $file }, line { $line })

# Words that are typed: the first one is shown, the others will do as well
ui-word-explain = ?, explain, card
ui-word-why = why not, why
ui-word-log = log
ui-word-view = view, table
ui-word-undo = undo
ui-word-standing = standing
ui-word-save = save
ui-word-help = help, h
ui-word-quit = quit, exit
ui-word-yes = y, yes
ui-word-no = n, no

# What is typed wrong
ui-wrong-empty = Type a number from 1 to { $n }, or part of a name; with help you see what else there is.
ui-wrong-number = There is no { $word } here: the numbers go from 1 to { $n }.
ui-wrong-empty-number = Type one of the numbers; with help you see what else there is.
ui-wrong-value = There is no { $word } among these numbers.
ui-wrong-word = "{ $word }" is none of the choices.
ui-wrong-word-near = "{ $word }" is none of the choices; did you mean { $near }?
ui-wrong-several = "{ $word }" could be any of these: { $names }
ui-wrong-one = Choose just one.
ui-wrong-exactly = Choose { $n }, not { $given }.
ui-wrong-range = Choose { $min } to { $max }, not { $given }.
ui-wrong-twice = "{ $word }" is there twice; each can be chosen once.
ui-refused = That is not possible now.
ui-yes-or-no = Type y for yes or n for no.

# Commands
ui-help-title = What you can type:
ui-help-number = a number: that choice
ui-help-several = several, where several may be chosen
ui-help-name = the name of a choice, or part of it
ui-help-remembered = on the table: a card that lies face down there, but you know it
ui-help-explain = what the choices do, and the rules behind the question; ? NAME: a card, an action or a rule
ui-help-why = why not NAME: the condition that forbids it
ui-help-log = all that has happened so far; log 10: the last ten lines
ui-help-view = the table once more
ui-help-undo = takes your last answer back; past chance, past what was revealed or past others only if all people here agree
ui-help-standing = your standing answers, and how to be asked again
ui-help-save = saves the game into a file in this folder; it goes on. save FILE: there
ui-help-help = this list
ui-help-quit = leaves; the game is kept
ui-undone = Your last answer is taken back.
ui-undone-more = Your last answer is taken back, and { $n ->
    [one] one answer
   *[other] { $n } answers
} that came after it.
ui-undo-nothing = There is no answer of yours to take back.
ui-undo-past-acts = Somebody else has answered since.
ui-undo-past-chance = Chance has played its part since.
ui-undo-past-sights = Something has been revealed since.
ui-undo-ask-others = The others here must agree. Press Enter to ask them.
ui-undo-agree = { $player } would like to take back the last answer ({ $n ->
    [one] one answer
   *[other] { $n } answers
} in all). Do you agree (y, n)?
ui-undo-refused = It is not taken back: not agreed by { $players }.
ui-log-empty = Nothing has happened yet.

ui-card-unknown = Nothing is called "{ $word }".
ui-card-unknown-near = Nothing is called "{ $word }"; did you mean { $near }?

# Saving
ui-saved = The game is saved in { $path }
ui-not-saved = The game could not be saved: { $why }
ui-go-on = To go on: rulekit play --resume{ $path }
ui-input-ended = The input ended before the game did.
ui-interrupted = Interrupted.
ui-unfinished = The game is not over.

# A game that was played
ui-replay-prompt = Step { $n } of { $of }. Enter: on; p: back; a number: there; s N: with the eyes of seat N; a: of all; q: leave
ui-replay-help = Enter or n goes on, p goes back, a number (or g and a number) goes there, s 2 looks with the eyes of seat 2, a with those of all, q leaves.
ui-replay-start = This is the beginning.
ui-replay-end = That was the last answer.
ui-replay-all = Everything is shown.
ui-replay-eyes = With the eyes of { $player }.

# The end
ui-over = The game is over.
end-scores = The points decide.
end-over = The game has run its course.
ui-won = Won by: { $players }
ui-won-nobody = Nobody wins.
ui-score = { $player }: { $points }
ui-score-title = { $player }: { $points } ({ $title })

# Before a game
ui-start-game = Game
ui-start-players = Players
ui-start-range = { $n } ({ $min } to { $max })
ui-start-seats = Seats
ui-start-options = Options
ui-start-usual = as usual
ui-start-expansions = Expansions
ui-start-none = none
ui-start-language = Language
ui-start-resume = Go on with
ui-start-kept = { $game }, { $players } players, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $when }
ui-start-how = Enter begins. A number from 1 to { $n } changes that line; quit leaves.
ui-start-wrong = "{ $word }" is nothing here: press Enter to begin, or type a number from 1 to { $n }.
ui-start-broken = { $game } cannot be played: { $why }
ui-ago-minutes = { $n ->
    [0] just now
    [one] a minute ago
   *[other] { $n } minutes ago
}
ui-ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
ui-ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
ui-seat-you = you
ui-seat-human = a person here
ui-seat-random = a bot (at random)
ui-seat-search = a bot (thinks ahead)
ui-ask-game = Which game? Enter leaves it as it is.
ui-ask-language = Which language? Enter leaves it as it is.
ui-ask-players = How many players, from { $min } to { $max }?
ui-ask-seats = Who sits where?
ui-ask-seat-number = The number of a seat puts somebody else there; Enter: that is all.
ui-ask-option = Which option? Enter: that is all.
ui-ask-expansion = Which expansion goes in or out? Enter leaves it as it is.
ui-ask-kept = Which game? Enter: the one played last.
ui-ask-number = A number from { $min } to { $max }, please.
ui-option-none = none
ui-option-wrong = "{ $word }" will not do here: { $values }

# Why not
ui-why-what = Type the name of what you would like to do too: why not NAME
ui-why-not-among = { $name } is not among what can be chosen here.
ui-why-possible = { $name }: that is possible now.
ui-why-impossible = { $name }: not possible now.
ui-why-asked-else = { $name }: that is not what you are asked now.
ui-why-secret = It is not possible now.
ui-why-who = It is not for you now.
ui-why-source = It is not in play.
ui-why-elsewhere = It can be used only from here: { $zone }.
ui-why-rests = It rests as long as this is in force: { $name }.
ui-why-limit-turn = It was done often enough this turn.
ui-why-limit-round = It was done often enough this round.
ui-why-limit-game = It was done often enough in this game.
ui-why-no-choice = There is nothing that could be chosen for it.
ui-why-not-this = That cannot be chosen for it: { $name }.
ui-why-at-least = { $name }: { $value }; at least { $n } needed.
ui-why-more = { $name }: { $value }; more than { $n } needed.
ui-why-at-most = { $name }: { $value }; at most { $n } allowed.
ui-why-less = { $name }: { $value }; less than { $n } allowed.
ui-why-exactly = { $name }: { $value }; needed: { $n }.
ui-why-other = { $name }: { $value }; just that must not be.
ui-why-numbers = As the rules have it: { $text } (now { $left } { $op } { $right }).
ui-why-written = As the rules have it: { $text }.
ui-why-not-written = As the rules have it, this must not be: { $text }.

# What there is in a game
ui-show-tables = Tables ({ $n })
ui-show-rules = Rules ({ $n })
ui-show-how = To read one of them: rulekit show { $ruleset } NAME
ui-show-scenarios = shown by: { $names }

# Which games there are
ui-list-players = players: { $low } to { $high }
ui-list-players-one = players: { $low }
ui-list-languages = languages: { $names }
ui-list-folder = folder: { $path }
ui-list-broken = broken: { $problem }
ui-list-see = see: rulekit lint { $path }
ui-list-else = { $values }; else { $usual }
ui-list-none = No rulesets are found. Name the folder above yours in RULEKIT_PATH.

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
ui-slot = { $name }: { $value }
ui-bundles = In force

# The question
ui-choose = What do you do?
ui-your-turn = Your turn, { $player }.
ui-your-answer = A question for you, { $player }.
ui-news = What has happened:
ui-pick-one = Choose one, by its number.
ui-pick-number = Type the number itself.
ui-pick-exactly = Choose { $n }, by their numbers: 1 2 ...
ui-pick-range = Choose { $min } to { $max }, by their numbers: 1 2 ...
ui-pick-range-none = Choose at most { $max }, by their numbers: 1 2 ... For none, 0.
ui-pick-order = All { $n } in the order you want: 2 1 ...
ui-pick-shares = Share out { $n }: a number for each, as often as it shall get one: 1 1 2 ...
ui-commands = Also: undo, save, log, card NAME, help, quit
ui-next-person = { $player } is asked now.
ui-press-enter = When nobody else can see the screen, press Enter.

# What is typed wrong
ui-wrong-empty = Type a number from 1 to { $n }; with help you see what else there is.
ui-wrong-number = There is no { $word } here: the numbers go from 1 to { $n }.
ui-wrong-empty-number = Type one of the numbers; with help you see what else there is.
ui-wrong-value = There is no { $word } among these numbers.
ui-wrong-word = "{ $word }" is none of the choices.
ui-wrong-word-near = "{ $word }" is none of the choices; did you mean { $near }?
ui-wrong-one = Choose just one.
ui-wrong-exactly = Choose { $n }, not { $given }.
ui-wrong-range = Choose { $min } to { $max }, not { $given }.
ui-wrong-twice = "{ $word }" is there twice; each can be chosen once.
ui-refused = That is not possible now.

# Commands
ui-help-title = What you can type:
ui-help-number = a number, or several: that choice
ui-help-key = the short name behind a choice: the same
ui-help-remembered = on the table: a card that lies face down there, but you know it
ui-help-undo = takes your last answer back, as long as nobody has answered since and nothing was revealed
ui-help-save = saves the game; it goes on
ui-help-log = all that has happened so far
ui-help-card = what is printed on a card: card NAME
ui-help-help = this list
ui-help-quit = saves the game and leaves
ui-undone = Your last answer is taken back.
ui-undo-nothing = There is no answer of yours to take back.
ui-undo-refused = It cannot be taken back any more.
ui-log-empty = Nothing has happened yet.
ui-card-which = Which card? Type its name too: card NAME
ui-card-field = { "  " }{ $name }: { $value }
ui-card-unknown = There is no card "{ $word }".
ui-card-unknown-near = There is no card "{ $word }"; did you mean { $near }?

# Saving
ui-saved = The game is saved in { $path }
ui-not-saved = The game could not be saved: { $why }
ui-go-on = To go on: rulekit play --resume { $path }
ui-input-ended = The input ended before the game did.
ui-interrupted = Interrupted.
ui-unfinished = The game is not over.

# The end
ui-over = The game is over.
end-scores = The points decide.
end-over = The game has run its course.
ui-won = Won by: { $players }
ui-won-nobody = Nobody wins.
ui-score = { $player }: { $points }
ui-score-title = { $player }: { $points } ({ $title })

# Before a game
ui-ask-game = Which game?
ui-ask-language = Which language?
ui-ask-players = How many players, from { $min } to { $max }?
ui-ask-others = Who plays the other seats?
ui-agent-human = People at this screen
ui-agent-random = Bots that play at random
ui-agent-search = Bots that think ahead
ui-ask-number = A number from { $min } to { $max }, please.

# Why not
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

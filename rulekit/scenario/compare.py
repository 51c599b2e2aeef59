"""One check against a game: None if it holds, or a sentence with what was expected and what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from rulekit.scenario.model import (
    AskCheck,
    Check,
    LogCheck,
    MapCheck,
    OutOfPlayCheck,
    ResultCheck,
    SlotCheck,
    Step,
    TurnCheck,
    Unseen,
)
from rulekit.scenario.names import OUT_OF_PLAY
from rulekit.scenario.read_checks import END
from rulekit.scenario.values import HIDDEN
from rulekit.views import out_of_play

if TYPE_CHECKING:
    from rulekit.game import Decision, Game

_NOWHERE = object()


class Still:
    """A game while nothing happens in it: what a seat sees is looked up once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._views: dict[int | None, dict[str, Any]] = {}

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]


def failure(check: Check, still: Still) -> str | None:
    """What is wrong, or None."""
    game = still.game
    match check:
        case SlotCheck():
            return _slot(check, still)
        case OutOfPlayCheck():
            return _out_of_play(check, game)
        case MapCheck():
            return _map(check, still)
        case TurnCheck():
            return _turn(check, still)
        case AskCheck():
            return _ask(check, game)
        case LogCheck():
            return _log(check, game)
        case ResultCheck():
            return _result(check, game)


def asked_now(game: Game) -> str:
    """Who is asked what, in words."""
    decision = game.decision
    if decision is None:
        return "nobody is asked, the game is over"
    return f"seat {decision.player + 1} is asked `{decision.prompt}`"


# ---------------------------------------------------------------------------------------------- slots


def _slot(check: SlotCheck, still: Still) -> str | None:
    found = _found(check, still)
    where = _place(check)
    nothing = HIDDEN if check.zone else "none"
    if found is _NOWHERE:
        return f"{where}: expected {show(check.value, nothing)}, but it is not in the view"
    if check.zone and isinstance(check.value, int):
        return _size(check.value, found, where, nothing)
    if check.zone and isinstance(check.value, list) and isinstance(found, list):
        return _lying(check.value, found, where, nothing)
    if _same(check.value, found):
        return None
    return f"{where}: expected {show(check.value, nothing)}, found {show(found, nothing)}"


def _found(check: SlotCheck, still: Still) -> object:
    """What the view has there. What one side keeps from others, or a sight, is unseen."""
    view = still.view(check.viewer)
    found = _at(view, check.path)
    if found is _NOWHERE and check.viewer is not None:
        return _NOWHERE if _at(still.view(None), check.path) is _NOWHERE else Unseen.UNSEEN
    return Unseen.UNSEEN if _at(view["notes"], (*check.path, "unseen")) is True else found


def _at(view: object, path: tuple[Step, ...]) -> object:
    for step in path:
        inside = view if isinstance(view, dict) else dict(enumerate(view)) if isinstance(view, list) else {}
        view = inside.get(step, _NOWHERE)
    return view


def _place(check: SlotCheck) -> str:
    match check.path:
        case ("seats", int(seat), name):
            where = f"`{name}` of seat {seat + 1}"
        case ("things", thing, name):
            where = f"`{name}` of `{thing}`"
        case _:
            where = f"`{check.path[-1]}`"
    return where if check.viewer is None else f"{where}, as seat {check.viewer + 1} sees it"


def _size(wanted: int, found: object, where: str, nothing: str) -> str | None:
    if isinstance(found, list) and len(found) == wanted:
        return None
    there = f"{len(found)}: {show(found, nothing)}" if isinstance(found, list) else show(found, nothing)
    return f"{where}: expected {wanted}, found {there}"


def _lying(wanted: list[object], found: list[object], where: str, nothing: str) -> str | None:
    too_few, too_many = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
    if not too_few and not too_many:
        return None
    parts = []
    if too_few:
        parts.append(f"missing {_listed(too_few.elements(), nothing)}")
    if too_many:
        parts.append(f"not expected {_listed(too_many.elements(), nothing)}")
    return f"{where}: expected {show(wanted, nothing)}, found {show(found, nothing)}; {', '.join(parts)}"


def _same(wanted: object, found: object) -> bool:
    """Equal, and not only by Python's habit of taking `true` for 1."""
    return wanted == found and isinstance(wanted, bool) == isinstance(found, bool)


def _out_of_play(check: OutOfPlayCheck, game: Game) -> str | None:
    found, where = out_of_play(game), f"`{OUT_OF_PLAY}`"
    match check.value:
        case int():
            return _size(check.value, found, where, "none")
        case list():
            return _lying([*check.value], [*found], where, "none")
    many = {name: found.count(name) for name in check.value}
    return None if many == check.value else f"{where}: expected {show(check.value)}, found {show(many)}"


# ---------------------------------------------------------------------------------------------- the map


def _map(check: MapCheck, still: Still) -> str | None:
    found = still.view(None)["map"].get(check.tile)
    if found is None or check.value is None:
        same = found is check.value
    else:
        same = all(found[part] == wanted for part, wanted in check.value.items())
    if same:
        return None
    lies = found and {part: value for part, value in found.items() if part not in ("areas", "doors", "links")}
    return f"`{check.tile}` on the map: expected {show(check.value, 'nowhere')}, found {show(lies, 'nowhere')}"


# ---------------------------------------------------------------------------------------------- turn and question


def _turn(check: TurnCheck, still: Still) -> str | None:
    found = still.view(None)["turn"]
    if found == check.seat:
        return None
    return f"the turn: expected {_whose(check.seat)}, found {_whose(found)}"


def _whose(seat: object) -> str:
    return f"seat {seat + 1}" if isinstance(seat, int) else "nobody"


def _ask(check: AskCheck, game: Game) -> str | None:
    decision = game.decision
    if check.part == "nobody":
        return None if decision is None else f"expected the game to be over, but {asked_now(game)}"
    if decision is None:
        return f"expected a question, but {asked_now(game)}"
    if check.part in ("options", "has", "lacks"):
        return _options(check, decision)
    wanted, found = check.value, _asked(check.part, decision)
    if wanted == found:
        return None
    if check.part == "seat":
        return f"expected {_whose(wanted)} to be asked, but {asked_now(game)}"
    return f"`{check.part}` of the question: expected {show(wanted)}, found {show(found)}"


def _asked(part: str, decision: Decision) -> object:
    match part:
        case "seat":
            return decision.player
        case "prompt":
            return decision.prompt
        case "kind":
            return decision.kind
        case "min":
            return decision.min
        case _:
            return decision.max


def _options(check: AskCheck, decision: Decision) -> str | None:
    keys = [option.key for option in decision.options]
    wanted = list(check.value) if isinstance(check.value, tuple) else []
    if check.part == "options":
        return _lying(wanted, list(keys), "the options", "none")
    wrong = [key for key in wanted if (key in keys) != (check.part == "has")]
    if not wrong:
        return None
    word = "among them" if check.part == "has" else "not among them"
    return f"the options: expected {_listed(wrong)} {word}, found {show(keys)}"


# ---------------------------------------------------------------------------------------------- log and result


def _log(check: LogCheck, game: Game) -> str | None:
    language = check.language or next(iter(game.ruleset.locales), "en")
    lines = game.log(check.seat, language)
    reader = f"seat {check.seat + 1}" if check.seat is not None else "one who sees everything"
    where = f"the log ({language}) of {reader}"
    if check.part == "last":
        last = lines[-1] if lines else ""
        return None if last == check.text else f"{where}: expected the last line to be `{check.text}`, found `{last}`"
    having = [line for line in lines if check.text in line]
    if check.part == "lacks":
        return f"{where}: `{check.text}` is not expected, found `{having[0]}`" if having else None
    if having:
        return None
    recent = "".join(f"\n  {line}" for line in lines[-5:])
    return f"{where}: no line has `{check.text}`; the last lines are{recent or ' none'}"


def _result(check: ResultCheck, game: Game) -> str | None:
    result = game.result
    if result is None:
        return f"expected a result, but {asked_now(game)}"
    match check.part:
        case "winners":
            found: object = tuple(sorted(result.winners))
            return _differ("winners", check.value, found, _seats)
        case "scores":
            return _differ("scores", check.value, result.scores, show)
        case "titles":
            return _differ("titles", check.value, result.titles, show)
        case _:
            return _differ("reason", check.value, result.reason.removeprefix(END), show)


def _seats(seats: object) -> str:
    return _listed(_whose(seat) for seat in seats) if isinstance(seats, tuple) and seats else "nobody"


def _differ(part: str, wanted: object, found: object, words: Callable[[object], str]) -> str | None:
    return None if wanted == found else f"`{part}` of the result: expected {words(wanted)}, found {words(found)}"


# ---------------------------------------------------------------------------------------------- words


def show(value: object, nothing: str = "none") -> str:
    """A value as it would be written in a scenario."""
    match value:
        case None:
            return nothing
        case Unseen():
            return HIDDEN
        case bool():
            return "true" if value else "false"
        case list() | tuple():
            return f"[{_listed(value, nothing)}]"
        case dict():
            return "{" + ", ".join(f"{key}: {show(inner, nothing)}" for key, inner in value.items()) + "}"
        case _:
            return str(value)


def _listed(values: Iterable[object], nothing: str = "none") -> str:
    return ", ".join(show(value, nothing) for value in values)

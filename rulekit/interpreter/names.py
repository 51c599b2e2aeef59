"""What generated code may call, and the tables of seats it looks up: there is no other name in it."""

from __future__ import annotations

from itertools import chain
from typing import Any

from rulekit.interpreter import chance, moving, natives, runtime
from rulekit.interpreter.starts import start_cell

NAMES: dict[str, Any] = {
    "__builtins__": {},
    **{f.__name__: f for f in (enumerate, len, tuple, range, sum, min, max, any, all, dict, map, reversed, zip)},
    "_flat": chain.from_iterable,
    "_tired": runtime.tired,
    "_deep": runtime.deep,
    "_set": runtime.set_value,
    "SET": runtime.Known(),
    "_no_choice": runtime.no_choice,
    "_times": runtime.times,
    "_number": runtime.number,
    "_counted": runtime.counted,
    "_joined_lists": runtime.joined_lists,
    "_ranged": runtime.ranged,
    "_range": runtime.number_range,
    "_broken": runtime.broken,
    "_first": runtime.first,
    "_found": runtime.found,
    "_one": runtime.one,
    "_top": runtime.top,
    "_top_of": runtime.top_of,
    "_is": runtime.is_named,
    "_between": runtime.between,
    "_best": runtime.best,
    "_seat": runtime.seat,
    "_numbered": runtime.numbered,
    "_under": runtime.under,
    "_owner": runtime.owner,
    "_place": runtime.place,
    "_may_use": runtime.may_use,
    "_circle": runtime.circle,
    "_on_side": runtime.on_side,
    "_mask": runtime.mask,
    "_age": runtime.age,
    "_different": runtime.different,
    "_unlike": runtime.unlike,
    "_move": moving.move,
    "_put": moving.put,
    "_put_all": moving.put_all,
    "_draw": moving.draw,
    "_deal": moving.deal,
    "_draw_one": moving.draw_one,
    "_full": moving.full,
    "_turn": moving.turn,
    "_create": moving.create,
    "_shuffle": chance.shuffle,
    "_random": chance.random_one,
    "_random_some": chance.random_some,
    "_throw": chance.throw,
    "_show": moving.show,
    "_show_cell": moving.show_cell,
    "_told": moving.told,
    "_track": runtime.track,
    "_set_track": runtime.set_track,
    "_fits": runtime.fits,
    "_space_left": runtime.space_left,
    "_instance": runtime.instance,
    "_replacing": runtime.replacing,
    "_switch_on": runtime.switch_on,
    "_switch_off": runtime.switch_off,
    "_ordered": runtime.ordered,
    "_outermost": runtime.outermost,
    "_became": runtime.became,
    "_skips": runtime.skips,
    "_passed": runtime.passed,
    "_ended": runtime.ended,
    "_open": natives.is_open,
    "_start": start_cell,
    "_nothing": lambda G, this, you: None,
}


def seat_names(players: int) -> dict[str, Any]:
    """For each seat: all from it on around the table, and all after it."""
    around = [tuple((seat + i) % players for i in range(players)) for seat in range(players)]
    return {
        "FROM": tuple(around),
        "AFTER": tuple(line[1:] for line in around),
        "ALL": (1 << players) - 1,
    }

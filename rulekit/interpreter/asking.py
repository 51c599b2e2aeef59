"""Questions to the map in generated Python: most of them are looked up where they stand.

Generated text asks by functions such as `_exits(G, place)`. What is known of the map hangs on the state, as a `Table`;
here a question becomes a look into that table, or a call of its method. Where all tiles are gone through for those that
lie on the map, or for those that do not, only these are.
"""

from __future__ import annotations

import ast
import re

from rulekit.interpreter.factor import conjuncts
from rulekit.interpreter.layout import OUT

KNOWN = {"_exits": "exits", "_grid_of_place": "grids"}
"""Lists of a table, by place."""
ASKED = {
    "_beside": "beside",
    "_beyond": "beyond.get",
    "_distance": "distance",
    "_false_doors": "false_doors",
    "_in_sight": "in_sight",
    "_joined": "joined",
    "_open_doors": "open_doors",
    "_open_left": "open_left",
    "_outer_sides": "outer_sides",
    "_walls": "walls",
    "_ways": "ways",
}
"""Methods."""
PARTED = ("leads", "opens")
"""Lists, too: the exits of a place in two."""
WITH_PIECES = frozenset(("beyond.get", "distance", "exits", "in_sight", "joined", "leads"))
"""What hangs on where pieces stand."""


_ASKS = re.compile(rf"\b(?:_parted|{'|'.join((*KNOWN, *ASKED))})\(")


def asks_map(text: str) -> bool:
    """Is there any such question in a text?"""
    return _ASKS.search(text) is not None


def look_up(tree: ast.Module, with_pieces: str) -> None:
    """Rewrites functions. `with_pieces`: the text of the table with the pieces as they stand now."""
    _Questions(with_pieces).visit(tree)


class _Questions(ast.NodeTransformer):
    def __init__(self, with_pieces: str) -> None:
        self._with_pieces = with_pieces

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        match node:
            case ast.Subscript(
                value=ast.Call(func=ast.Name(id="_parted"), args=[_, place]), slice=ast.Constant(value=int(part))
            ):
                return self._looked_up(PARTED[part], self.visit(place), node)
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(id=word), args=[_, place]) if word in KNOWN:
                return self._looked_up(KNOWN[word], place, node)
            case ast.Call(func=ast.Name(id=word), args=[_, *about]) if word in ASKED:
                return ast.copy_location(ast.Call(self._of_table(ASKED[word], node), about, []), node)
        return node

    def _looked_up(self, word: str, place: ast.expr, at: ast.expr) -> ast.expr:
        return ast.copy_location(ast.Subscript(self._of_table(word, at), place, ast.Load()), at)

    def _of_table(self, word: str, at: ast.expr) -> ast.expr:
        """A list or a method of the table."""
        table = self._with_pieces if word in WITH_PIECES else "G.mapped"
        return _parsed(f"{table}.{word}", at)


def go_through_map(tree: ast.Module, low: int, high: int) -> None:
    """Rewrites lists in functions. The tiles are the things from `low` to `high`."""
    every = f"G.present[{low}, {high}]"
    for node in ast.walk(tree):
        if isinstance(node, ast.comprehension) and node.ifs and ast.unparse(node.iter) == every:
            tile, (first, *rest) = ast.unparse(node.target), conjuncts(node.ifs[0])
            lies = f"G.laid[{tile} - {low}] is not None"
            asked = ast.unparse(first)
            if asked in (lies, f"not {lies}"):
                word = "on" if asked == lies else "off"
                node.iter = _parsed(f"G.mapped.{word}", node.iter)
                node.ifs[:1] = [_parsed(f"G.w[{tile}] != {OUT}", first), *rest]


def _parsed(text: str, at: ast.expr) -> ast.expr:
    """An expression that stands where another one stood."""
    found = ast.parse(text, mode="eval").body
    for node in ast.walk(found):
        ast.copy_location(node, at)
    return found

"""Questions to the map in generated Python: most of them are looked up where they stand.

Generated text asks by functions such as `_exits(G, place)`. What is known of the map hangs on the state, as a `Table`;
here a question becomes a look into that table, or a call of its method.
"""

from __future__ import annotations

import ast

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
        found = ast.parse(f"{table}.{word}", mode="eval").body
        for node in ast.walk(found):
            ast.copy_location(node, at)
        return found

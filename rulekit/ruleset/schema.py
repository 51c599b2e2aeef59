"""The shape check: does a YAML tree have the keys, lists and texts that a file of its kind has?

The shapes are the JSON Schemas in `schemas/`, the same ones that editors use. They only say what fails where; every
sentence shown to people is made here, at the node in question. The schemas avoid `oneOf` and `anyOf`
between shapes, so an error never has to guess which of several shapes was meant. The one use of `anyOf` is over
`required`: "one of these keys".

Texts cut in two by a comma inside `{ }` or `[ ]` are found on the tree itself, before the schema's errors are read:
their pieces would otherwise look like unknown keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.shapes import Error, Path, Schema, definition, description, document, errors, reference, resolved
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style, is_flow, plain
from rulekit.source import Span
from rulekit.suggest import did_you_mean, nearest

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_CODE = re.compile(r"[()\[\]{}=<>*/,;:!?|&\"']|\.\.")
_NO_COLON = re.compile(r"([a-z_]+) ([0-9a-z_]+)")
_QUOTE = "quote the text or put it on a line of its own"

# Where one place has several faults, the one with the lowest rank says most.
_RANK = {
    "yaml/broken-text": 0,
    "schema/unknown-key": 1,
    "schema/name": 2,
    "schema/empty": 3,
    "schema/type": 4,
    "schema/value": 5,
    "schema/missing-key": 6,
}


@dataclass(frozen=True, slots=True)
class _Fault:
    """What will be a diagnostic. `keys` are the missing keys, or the key that a stray one seems to stand for."""

    code: str
    path: Path
    span: Span
    message: str
    hint: str = ""
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Site:
    """A node, the key it stands under, and what it is called in a sentence."""

    path: Path
    node: Node
    key: Scalar | None
    called: str
    inside: Node | None

    @property
    def span(self) -> Span:
        """A missing value has no place of its own: then it is the key's."""
        nothing = isinstance(self.node, Scalar) and not self.node.text and self.node.style is Style.PLAIN
        return self.key.span if nothing and self.key else self.node.span


def check_shape(root: Node, schema: str, found: Diagnostics) -> bool:
    """Whether the tree has the shape: that of a file such as `sections`, or of a shared definition: `bundle`."""
    faults: dict[Path, _Fault] = {}
    cut = {fault.path: fault for fault in _cut_texts(root, ())}
    for error in errors(plain(root), schema):
        for fault in _explain(error, root, schema):
            best = faults.get(fault.path)
            if best is None or _RANK[fault.code] < _RANK[best.code]:
                faults[fault.path] = fault
    typos = {(path[:-1], key) for path, fault in faults.items() if not _missing(fault) for key in fault.keys}
    kept = [
        fault
        for path, fault in faults.items()
        if not any(path[: len(piece)] == piece for piece in cut)
        and not (_missing(fault) and any((path[:-1], key) in typos for key in fault.keys))
    ]
    kept += [fault for fault in cut.values() if fault.message]
    for fault in _first_of_runs(kept, root):
        found.add(fault.code, fault.span, fault.message, fault.hint)
    return not kept


def _missing(fault: _Fault) -> bool:
    return fault.code == "schema/missing-key"


# ---------------------------------------------------------------------------------------------- errors to faults


def _explain(error: Error, root: Node, schema: str) -> Iterator[_Fault]:
    """The faults that one error stands for."""
    site = _site(root, error.path)
    shape, titled, told = error.shape, error.titled, error.told
    node, limit = site.node, error.limit
    match error.rule:
        case "additionalProperties" if isinstance(node, Map):
            for key, value in node:
                if key.text not in shape["properties"]:
                    yield _unknown_key(site, node, key, value, shape)
        case "pattern" if "propertyNames" in error.steps and isinstance(node, Map):
            yield _bad_key(site, node, str(error.data), shape)
        case "required" if isinstance(node, Map):
            for name in limit:
                if name not in node:
                    yield _missing_key(site, (name,), titled, f"{_a(titled, site)} needs `{name}`", told)
        case "dependentRequired" if isinstance(node, Map):
            for name, others in limit.items():
                for other in others if name in node else ():
                    if other not in node:
                        yield _missing_key(site, (other,), titled, f"`{name}` needs `{other}` beside it", told, name)
        case "anyOf" if isinstance(node, Map):
            names = tuple(name for part in limit for name in part["required"])
            yield _missing_key(site, names, titled, f"{_a(titled, site)} needs one of {_listed(names)}", told)
        case "not":
            yield _not_beside(site, [str(step) for step in error.steps])
        case "type":
            types = limit if isinstance(limit, list) else [limit]
            is_inner = shape is definition("member") and (schema == "bundle_member" or len(site.path) > 2)
            misread = _misread_key(site, root) if is_inner else None
            yield misread or _wrong_type(site, shape, types, schema, told)
        case "enum" if not isinstance(node, Scalar) or node.value is None:
            yield _wrong_type(site, shape, ["string"], schema, told)
        case "enum" if isinstance(node, Scalar):
            near = nearest(node.text, limit)
            message = f"{site.called} cannot be `{node.text}`; expected {_listed(limit)}"
            yield _Fault("schema/value", site.path, node.span, message, f"did you mean `{near}`?" if near else "")
        case "pattern" if isinstance(node, Scalar):
            expected = shape.get("patternErrorMessage", "expected something else")
            message = f"{site.called} cannot be `{_short(node.text)}`; {expected}"
            yield _Fault("schema/value", site.path, node.span, message, _as_name(node.text, shape))
        case "minLength" | "minItems" | "minProperties" if not plain(node):
            yield _Fault("schema/empty", site.path, site.span, f"{site.called} is empty", told)
        case _:
            yield _Fault("schema/value", site.path, site.span, _out_of_bounds(error, site), told)


def _unknown_key(site: _Site, node: Map, key: Scalar, value: Node, shape: Schema) -> _Fault:
    path = (*site.path, key.text)
    known = list(shape["properties"])
    near = nearest(key.text, [name for name in known if name not in node])
    in_pieces = " " in key.text and isinstance(value, Scalar) and not near
    if _cut_off(node, key, value) or _reads_like_code(key, value) or in_pieces:
        return _broken(path, key)
    message = f"`{_short(key.text)}` is no key of {_a(shape)}"
    hint = f"did you mean `{near}`?" if near else did_you_mean(key.text, known)
    if not near and nearest(key.text, known):
        hint += " It stands here already"
    return _Fault("schema/unknown-key", path, key.span, message, hint, (near,) if near else ())


def _bad_key(site: _Site, node: Map, text: str, shape: Schema) -> _Fault:
    path = (*site.path, text)
    at = _site_below(site, text)
    key = at.key if at.key else Scalar(text, text, Style.PLAIN, node.span)
    if _cut_off(node, key, at.node) or _reads_like_code(key, at.node):
        return _broken(path, key)
    if shape is definition("name"):
        return _Fault("schema/name", path, key.span, f"`{_short(text)}` is no name", _as_name(text, shape))
    message = f"`{_short(text)}` cannot be a key here; {shape['patternErrorMessage']}"
    return _Fault("schema/name", path, key.span, message)


def _missing_key(
    site: _Site, names: tuple[str, ...], shape: Schema, message: str, told: str, because: str = ""
) -> _Fault:
    words = description(shape.get("properties", {}).get(names[0], {})) if len(names) == 1 else ""
    asking = site.node.key(because) if isinstance(site.node, Map) else None
    key = asking or site.key
    hint = f"`{names[0]}`: {words}" if words else told
    return _Fault("schema/missing-key", (*site.path, names[0]), (key or site.node).span, message, hint, names)


def _not_beside(site: _Site, schema_path: list[str]) -> _Fault:
    other = schema_path[len(schema_path) - 1 - schema_path[::-1].index("dependentSchemas") + 1]
    # Both keys fail for each other's sake; the later one is the one to point at.
    first, second = sorted([str(site.path[-1]), other], key=lambda name: _at(site.inside, name))
    span = site.inside.key(second) if isinstance(site.inside, Map) else None
    path = (*site.path[:-1], second)
    message = f"`{second}` cannot stand beside `{first}`"
    return _Fault("schema/unknown-key", path, span.span if span else site.span, message, "keep one of them")


def _misread_key(site: _Site, root: Node) -> _Fault | None:
    """In a bundle an unknown key is read as a section of members; where there are none in it, it may be misspelt."""
    section = _site(root, site.path[:-1])
    if not isinstance(site.node, Scalar) or section.key is None:
        return None
    known = resolved(reference("bundle"))
    near = nearest(section.key.text, known["properties"])
    if near is None or near in (section.inside.keys() if isinstance(section.inside, Map) else ()):
        return None
    message = f"`{_short(section.key.text)}` is no key of {_a(known)}"
    return _Fault("schema/unknown-key", section.path, section.key.span, message, f"did you mean `{near}`?", (near,))


def _wrong_type(site: _Site, shape: Schema, types: list[str], schema: str, told: str) -> _Fault:
    node = site.node
    if isinstance(node, Scalar) and node.value is None:
        return _empty(site, types, told)
    if shape is definition("members") and site.key:
        return _no_section(site, site.key, schema)
    message = f"{site.called}: expected {_expected(types)}, found {_found(node)}"
    return _Fault("schema/type", site.path, node.span, message, _type_hint(site, shape, types) or told)


def _no_section(site: _Site, key: Scalar, schema: str) -> _Fault:
    """A section that nobody knows may be one of members, but those are maps."""
    inner = len(site.path) > 1
    shape = resolved(reference("bundle" if inner else schema))
    message = f"`{_short(key.text)}` is no {'key of a bundle' if inner else 'section'}"
    if not inner and key.text in document("ruleset")["properties"]:
        hint = f"`{key.text}` belongs into ruleset.yaml"
    else:
        hint = did_you_mean(key.text, shape["properties"])
    hint = hint or "the section that a kind's `listed_as` names is a map of members"
    return _Fault("schema/unknown-key", site.path, key.span, message, hint)


def _empty(site: _Site, types: list[str], told: str) -> _Fault:
    if site.key and isinstance(site.inside, Map):
        if _cut_off(site.inside, site.key, site.node):
            return _broken(site.path, site.key)
        message = f"`{_short(site.key.text)}:` has nothing after it"
    else:
        message = f"{site.called} is empty"
    hint = "write `{}` if there is nothing to say" if types == ["object"] else told
    return _Fault("schema/empty", site.path, site.span, message, hint)


def _type_hint(site: _Site, shape: Schema, types: list[str]) -> str:
    node = site.node
    if "boolean" in types and isinstance(node, Map | Seq):
        odd = isinstance(node, Seq) or any(not _NAME.fullmatch(key.text) for key, _ in node)
        if odd and is_flow(node):
            return f"a text that begins with `{node.span.text[:1]}` must be quoted"
        if odd and isinstance(node, Map) and site.key:
            return f"an effect of several lines begins with `|`: write `{site.key.text}: |`"
    if types == ["array"] and isinstance(node, Scalar):
        return f"put it in brackets: `[{_short(node.text)}]`"
    if shape is definition("member") and len(site.path) == 2:
        near = nearest(str(site.path[0]), document("sections")["properties"])
        if near:
            return f"`{site.path[0]}` is read as the members of a kind; did you mean `{near}`?"
    return ""


def _out_of_bounds(error: Error, site: _Site) -> str:
    limit = error.limit
    match error.rule:
        case "minimum":
            return f"{site.called} cannot be less than {limit}"
        case "uniqueItems":
            return f"{site.called} names {_listed(_doubles(site.node))} more than once"
        case "minItems" | "maxItems":
            size = len(site.node.items) if isinstance(site.node, Seq) else 0
            return f"{site.called}: expected {limit} entries, found {size}"
        case "minProperties" | "maxProperties":
            size = len(site.node.entries) if isinstance(site.node, Map) else 0
            least = "at least " if error.rule == "minProperties" else ""
            return f"{site.called}: expected {least}{limit} {'entry' if limit == 1 else 'entries'}, found {size}"
    return f"{site.called} does not have the shape that is expected here"


# ---------------------------------------------------------------------------------------------- texts cut by commas


def _cut_texts(node: Node, path: Path) -> Iterator[_Fault]:
    """The pieces of texts that a comma inside `{ }` or `[ ]` cut in two: a bracket opens in one and closes in another.

    Each piece after the first is a fault, so that nothing else is said of it; only the first of them has a message.
    """
    steps: list[tuple[str | int, Scalar | None, Node]] = []
    if isinstance(node, Map):
        steps = [(key.text, key, value) for key, value in node]
    elif isinstance(node, Seq):
        steps = [(i, None, item) for i, item in enumerate(node.items)]
    in_brackets = is_flow(node)
    open_brackets = 0
    begin = ""
    for i, (step, key, value) in enumerate(steps):
        if open_brackets > 0:
            message = f"the comma before this ended the text `{_short(begin)}`" if begin else ""
            span = key.span if key else value.span
            yield _Fault("yaml/broken-text", (*path, step), span, message, _QUOTE)
            open_brackets += (_brackets(key) if key else 0) + _brackets(value)
            begin = ""
            continue
        open_brackets = _brackets(value) if in_brackets and i + 1 < len(steps) else 0
        begin = value.text if isinstance(value, Scalar) else ""
        if not isinstance(value, Scalar):
            yield from _cut_texts(value, (*path, step))


def _brackets(node: Node) -> int:
    """How many brackets a plain text leaves open."""
    if not isinstance(node, Scalar) or node.style is not Style.PLAIN:
        return 0
    return node.text.count("(") - node.text.count(")")


def _cut_off(node: Map, key: Scalar, value: Node) -> bool:
    """A key without a colon, which YAML allows inside `{ }` only: it was meant as part of a text."""
    nothing = isinstance(value, Scalar) and value.value is None and not value.text
    behind = key.span.source.text[key.span.end : key.span.end + 80].lstrip()
    return nothing and is_flow(node) and not behind.startswith(":")


def _reads_like_code(key: Scalar, value: Node) -> bool:
    return key.style is Style.PLAIN and isinstance(value, Scalar) and _CODE.search(key.text) is not None


def _broken(path: Path, key: Scalar) -> _Fault:
    message = f"`{_short(key.text)}` reads like a piece of a text, not like a key"
    entry = _NO_COLON.fullmatch(key.text)
    hint = f"write `{entry[1]}: {entry[2]}` if it is an entry; if not, {_QUOTE}" if entry else _QUOTE
    return _Fault("yaml/broken-text", path, key.span, message, hint)


def _first_of_runs(faults: list[_Fault], root: Node) -> Iterator[_Fault]:
    """Several pieces of one text side by side are one fault."""
    broken = {fault.path for fault in faults if fault.code == "yaml/broken-text"}
    for fault in faults:
        inside = _site(root, fault.path[:-1]).node
        if fault.path in broken and isinstance(inside, Map):
            at = _at(inside, str(fault.path[-1]))
            if at > 0 and (*fault.path[:-1], inside.entries[at - 1][0].text) in broken:
                continue
        yield fault


# ---------------------------------------------------------------------------------------------- places


def _site(root: Node, path: Path) -> _Site:
    site = _Site((), root, None, "the file", None)
    for step in path:
        site = _site_below(site, step)
    return site


def _site_below(site: _Site, step: str | int) -> _Site:
    path, node = (*site.path, step), site.node
    if isinstance(node, Seq) and isinstance(step, int):
        return _Site(path, node.items[step], None, f"entry {step + 1} of {site.called}", node)
    if isinstance(node, Map):
        # Of a key that stands twice, plain data has the last.
        for key, value in reversed(node.entries):
            if key.text == step:
                return _Site(path, value, key, f"`{_short(key.text)}`", node)
    return site


def _at(node: Node | None, name: str) -> int:
    keys = node.keys() if isinstance(node, Map) else []
    return keys.index(name) if name in keys else -1


# ---------------------------------------------------------------------------------------------- words


def _found(node: Node) -> str:
    if isinstance(node, Map):
        return "a map"
    if isinstance(node, Seq):
        return "a list"
    match node.value:
        case bool():
            return f"`{node.text}`"
        case int():
            return "a number"
        case float():
            return f"the number `{node.text}`"
        case _:
            return "a text"


def _expected(types: list[str]) -> str:
    words = {"string": "a text", "array": "a list", "object": "a map"}
    if "string" not in types:
        words |= {"integer": "a whole number", "boolean": "`true` or `false`"}
    elif "boolean" not in types:
        words |= {"integer": "a whole number"}
    return _joined([words[name] for name in types if name in words])


def _joined(words: list[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _listed(names: Any) -> str:
    return _joined([f"`{name}`" for name in names])


def _a(shape: Schema, site: _Site | None = None) -> str:
    """The thing that the schema describes, with its article."""
    title = str(shape.get("title") or "").lower()
    if not title:
        return site.called if site else "this"
    return f"{'an' if title[0] in 'aeiou' else 'a'} {title}"


def _as_name(text: str, shape: Schema) -> str:
    """How the text could be written as a name."""
    if shape is not definition("name"):
        return ""
    name = re.sub(r"[^a-z0-9]+", "_", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", text).lower()).strip("_")
    how = "write it in lower_case_with_underscores"
    return f"{how}: `{name}`" if _NAME.fullmatch(name) and name != text else f"{how}, beginning with a letter"


def _doubles(node: Node) -> list[str]:
    texts = [item.text for item in node.items if isinstance(item, Scalar)] if isinstance(node, Seq) else []
    return sorted({text for text in texts if texts.count(text) > 1})


def _short(text: str) -> str:
    line = text.split("\n", 1)[0]
    return line if len(line) <= 40 else line[:37] + "..."

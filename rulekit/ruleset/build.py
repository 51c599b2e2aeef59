"""The pipeline from a folder to a checked ruleset, in one visible order.

    files -> YAML trees -> shape check -> expansions merged -> names declared -> texts checked
          -> the look of the table checked -> Ruleset

Every stage adds its diagnostics, and the next one works with what is left: what has a wrong shape, or cannot be read
at all, is lost, and what may only follow from that is not told, so that one fault does not become many.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rulekit.diagnostics import Diagnostic, Diagnostics
from rulekit.dsl.context import Scope
from rulekit.dsl.signature import Vocabulary
from rulekit.dsl.types import Printed
from rulekit.dsl.world import World, given_world
from rulekit.ruleset.chains import check_chains
from rulekit.ruleset.declare import Declarer
from rulekit.ruleset.files import Folder, find_base, read_folder
from rulekit.ruleset.gather import gather, gather_map, gather_options, gather_totals
from rulekit.ruleset.keys import HEADER_KEYS, SECTIONS
from rulekit.ruleset.lost import Lost
from rulekit.ruleset.members import Members
from rulekit.ruleset.merge import Merged, expand, merge_parts
from rulekit.ruleset.model import Ruleset
from rulekit.ruleset.read_tabletop import read_tabletop
from rulekit.ruleset.schema import check_shape
from rulekit.ruleset.second_look import as_meant, causes, second_look
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.slots import Declared
from rulekit.ruleset.tabletop import Tabletop
from rulekit.ruleset.texts import unknown_sections
from rulekit.ruleset.tree import Map, Node, text_of
from rulekit.source import Source
from rulekit.suggest import nearest

_DID_YOU_MEAN = re.compile(r"did you mean `(\w+)`\?")


@dataclass(frozen=True, slots=True)
class Built:
    """A ruleset, if it could be built, all that was found on the way, in order, and the files of its languages."""

    ruleset: Ruleset | None
    diagnostics: list[Diagnostic]
    locales: list[Source]


def build(
    path: Path, expansions: Sequence[Path], vocabulary: Vocabulary, languages: Collection[str] | None = None
) -> Built:
    """Loads a ruleset, or an expansion together with its base; of its texts only some languages, or all."""
    read = Diagnostics()
    folders = read_folders(path, expansions, languages, read)
    if not folders:
        return Built(None, causes(read), [])
    ruleset, found = _attempt(folders, vocabulary)
    if found.errors:
        found = second_look(folders, found, lambda changed: _attempt(changed, vocabulary)[1])
    read.extend(found)
    locales = [source for folder in folders for files in folder.locales.values() for source in files]
    return Built(ruleset if not read.errors else None, causes(read), locales)


def _attempt(folders: list[Folder], vocabulary: Vocabulary) -> tuple[Ruleset | None, Diagnostics]:
    """The ruleset of folders, None if something is wrong, and what that is."""
    told = Diagnostics()
    for folder in folders:
        has_shape(folder, folders, told)
    if not told and all(folder.complete for folder in folders):
        shop = Shop(vocabulary, Diagnostics())
        return put_together(folders, shop), shop.found
    unread = Lost(folders)
    around = Lost(folders, [item for item in told if item.code != "schema/unknown-section"])
    shapes = [item for item in told if not (unread.explains_shape(item) or around.explains_section(item))]
    return None, _read_on(folders, vocabulary, told, shapes)


def has_shape(part: Folder, folders: list[Folder], found: Diagnostics) -> bool:
    """Whether the files of one of the folders, or some of them, have the shape that such files have."""
    good = _shape(part, _lists(folders), found)
    return (part.table is None or check_shape(part.table, "table", found)) and good


def put_together(folders: list[Folder], shop: Shop) -> Ruleset | None:
    """The ruleset of folders whose files have the right shape; None if something else is wrong."""
    found = shop.found
    merged = Merged(merge_parts(folders[0], found))
    for expansion in folders[1:]:
        expand(merged, expansion, found)
    if len(folders) > 1 and not (found.errors or _merged_shape(merged, _lists(folders), found)):
        _tell_rest(merged, Shop(shop.vocabulary, Diagnostics()), Lost(folders, found), found)
        return None
    world, declared = _check(merged, shop)
    trees = [folder.table for folder in folders if folder.table is not None]
    tabletop = read_tabletop(trees, [world, *(inner for _, inner in declared.bundles)], shop)
    return _ruleset(folders, merged, world, declared, tabletop, shop) if not found.errors else None


def _read_on(folders: list[Folder], vocabulary: Vocabulary, told: Diagnostics, shapes: list[Diagnostic]) -> Diagnostics:
    """What is wrong in a ruleset of which parts are lost: misspelt keys are read as what they seem to mean.

    `told`: all faults of shape, `shapes`: those of them that do not only follow from others. Nothing is said of lines
    on which something is wrong already: there a text is often cut.
    """
    meant = {item.span: name for item in shapes if (name := _meant(item))}
    still = told
    if meant:
        folders = [as_meant(folder, meant) for folder in folders]
        still = Diagnostics()
        for folder in folders:
            has_shape(folder, folders, still)
    found = Diagnostics()
    found.extend(item for item in shapes if item.span in meant or item in still)
    lost = Lost(folders, still)
    aside = Diagnostics()
    merged = Merged(merge_parts(folders[0], aside))
    for expansion in folders[1:]:
        expand(merged, expansion, aside)
    _tell_rest(merged, Shop(vocabulary, aside), lost, found)
    return found


def _tell_rest(merged: Merged, aside: Shop, lost: Lost, found: Diagnostics) -> None:
    """Adds what is wrong with the names and texts of a tree in which something is lost."""
    _check(merged, aside)
    said = {(d.span.source, d.span.line) for d in found}
    found.extend(d for d in aside.found if (d.span.source, d.span.line) not in said and not lost.explains(d))


def _meant(item: Diagnostic) -> str | None:
    """The key that a misspelt one seems to stand for."""
    near = _DID_YOU_MEAN.fullmatch(item.hint) if item.code in ("schema/unknown-key", "schema/unknown-section") else None
    return near[1] if near else None


def read_folders(
    path: Path, expansions: Sequence[Path], languages: Collection[str] | None, found: Diagnostics
) -> list[Folder]:
    """The base first, then its expansions in the order given; those that cannot be read are left out."""
    first = read_folder(path, found, languages)
    if first is None:
        return []
    folders = [first]
    if first.extends is not None:
        where = find_base(first, found)
        base = read_folder(where, found, languages) if where else None
        if base is None:
            first.cut_off()
            return folders
        folders.insert(0, base)
    for other in expansions:
        folder = read_folder(other, found, languages)
        if folder is None:
            folders[0].complete = False
            continue
        if folder.extends is None or folder.extends.text != folders[0].id:
            span = folder.extends.span if folder.extends else folder.header.span
            message = f"`{folder.id}` does not extend `{folders[0].id}`"
            found.add("expansion/other-base", span, message, f"`extends: {folders[0].id}`")
            folders[0].complete = False
            continue
        if folder.id in [known.id for known in folders if known.path.resolve() != folder.path.resolve()]:
            found.add("expansion/conflict", folder.header.span, f"two rulesets are called `{folder.id}`", "rename one")
            folders[0].complete = False
            continue
        if folder.path.resolve() not in [known.path.resolve() for known in folders]:
            folders.append(folder)
    return folders


def _shape(folder: Folder, lists: dict[str, bool], found: Diagnostics) -> bool:
    """The shape of every file; members of bundle kinds have a shape of their own."""
    bundles = [name for name, bundle in lists.items() if bundle]
    good = True
    for root in folder.roots:
        headings = [*lists, *HEADER_KEYS] if root is folder.header else lists
        good = not unknown_sections(root, headings, found) and good
        if isinstance(added := root.get("add"), Map):
            good = not unknown_sections(added, lists, found) and good
        known = {*SECTIONS, *HEADER_KEYS, *lists} - set(bundles)
        plain = Map(tuple((k, n) for k, n in root.entries if k.text in known), root.span)
        if plain.entries or not root.entries:
            good = check_shape(plain, "ruleset" if root is folder.header else "sections", found) and good
        for name in bundles:
            section = root.get(name)
            for _, node in section.entries if isinstance(section, Map) else ():
                good = check_shape(node, "bundle_member", found) and _inner_shape(node, lists, found) and good
        section = root.get("bundles")
        for _, node in section.entries if isinstance(section, Map) else ():
            good = _inner_shape(node, lists, found) and good
    return good


def _merged_shape(merged: Merged, lists: dict[str, bool], found: Diagnostics) -> bool:
    """What expansions put into place must have the shape of what stood there."""
    known = {*SECTIONS, *lists} - {"options"} - {name for name, bundle in lists.items() if bundle}
    plain = Map(tuple((k, n) for k, n in merged.root.entries if k.text in known), merged.root.span)
    return check_shape(plain, "sections", found)


def _inner_shape(node: Node, lists: dict[str, bool], found: Diagnostics) -> bool:
    """Members listed inside a bundle, and the parts that one side alone may read."""
    good = True
    if not isinstance(node, Map):
        return good
    for key, inner in node.entries:
        if lists.get(key.text) is False:
            good = check_shape(inner, "members", found) and good
    sides = node.get("read_by")
    for _, part in sides.entries if isinstance(sides, Map) else ():
        if isinstance(part, Map):
            good = not unknown_sections(part, lists, found) and _inner_shape(part, lists, found) and good
    return good


def _lists(folders: list[Folder]) -> dict[str, bool]:
    """The sections that list members, from the kinds' own words; True for those that list bundles."""
    parents: dict[str, str] = {}
    plurals: dict[str, str] = {}
    roots = [root for folder in folders for root in folder.roots]
    added = [node for folder in folders if isinstance(node := folder.header.get("add"), Map)]
    for root in [*roots, *added]:
        kinds = root.get("kinds")
        for key, node in kinds.entries if isinstance(kinds, Map) else ():
            if isinstance(node, Map):
                parents[key.text] = text_of(node.get("is")) or parents.get(key.text, "")
                plurals[key.text] = text_of(node.get("listed_as")) or plurals.get(key.text, "")
    found: dict[str, bool] = {}
    for kind, plural in plurals.items():
        at, steps = kind, 0
        while at in parents and steps < len(parents):
            at, steps = parents[at], steps + 1
        if plural:
            found[plural] = at == "bundle"
    return found


def _check(merged: Merged, shop: Shop) -> tuple[World, Declared]:
    """Names, then texts: of the ruleset, of its members, of its bundles."""
    world = given_world()
    declared = Declared()
    declarer = Declarer(shop, world, declared, merged.sections)
    declarer.run()
    declarer.run_bundles()
    world.settle()
    for _, inner in declared.bundles:
        inner.settle()
    home = Scope(world, "")
    texts = Members(shop, declared, merged.sections, home, merged.sections)
    by_world: dict[World, Members] = {world: texts}
    for member, inner in declared.bundles:
        this = Printed(member.card.kind, member.card.name, True)
        scope = replace(home, world=inner, path=member.card.name, this=this, own=member.card)
        sections = {key.text: node for key, node in member.node.entries}
        by_world[inner] = Members(shop, declared, sections, scope, merged.sections)
    texts.run_values()
    for part in by_world.values():
        part.run()
    for member in declared.members:
        by_world.get(member.world, texts).member(member)
    for member, inner in declared.bundles:
        if inner is member.world and member in declared.members:
            by_world[inner].bundle(member)
    _plain_things(declared, shop)
    check_chains([value for value, _, _ in declared.values], shop.given_up, shop.found)
    _beginning(merged, shop)
    return world, declared


def _plain_things(declared: Declared, shop: Shop) -> None:
    """The things of a kind without members have no printed names: they go by a word for their kind."""
    for kind, (span, world) in declared.counted.items():
        line = world.ancestry(kind)
        listed = any(kind in member.world.ancestry(member.card.kind) for member in declared.members)
        if not listed and not {"player", "offer", "bundle"} & set(line):
            shop.word(f"kind-{kind}", span, needed=not shop.notes.named.isdisjoint(line))


def _beginning(merged: Merged, shop: Shop) -> None:
    """The course of a game begins with the step `game`."""
    flow = merged.sections.get("flow")
    if isinstance(flow, Map) and "game" not in flow:
        near = flow.key(nearest("game", flow.keys()) or "")
        hint = "did you mean `game`?" if near else "write `game: [one_step, another]`"
        place = (near or merged.keys["flow"]).span
        shop.found.add("flow/no-game", place, "the course of the game begins with a step `game`", hint)


def _about(folders: list[Folder], shop: Shop) -> None:
    """A sentence about the game, and one about each expansion: for those who choose what to play."""
    for folder in folders:
        key = "game" if folder is folders[0] else f"expansion-{folder.id}"
        shop.message(key, folder.header.span.head(), needed=False)


def _ruleset(
    folders: list[Folder], merged: Merged, world: World, declared: Declared, tabletop: Tabletop, shop: Shop
) -> Ruleset:
    base = folders[0]
    _about(folders, shop)
    total = hashlib.sha256("\n".join(folder.digest() for folder in folders).encode()).hexdigest()
    languages = dict.fromkeys(language for folder in folders for language in folder.locales)
    locales = {
        language: tuple(source for folder in folders for source in folder.locales.get(language, ()))
        for language in languages
    }
    return Ruleset(
        id=base.id,
        version=text_of(base.header.get("version")) or "",
        players=base.players,
        expansions=tuple(folder.id for folder in folders[1:]),
        digest=total,
        world=world,
        rules=gather(merged.sections, world, declared, shop.notes),
        options=gather_options(merged.sections, world, shop.notes),
        map=gather_map(merged.sections),
        notes=shop.notes,
        messages=tuple(shop.notes.messages),
        locales=locales,
        restated=tuple(merged.restated),
        totals=gather_totals(merged.sections, shop.notes),
        tabletop=tabletop,
    )

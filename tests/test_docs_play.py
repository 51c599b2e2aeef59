"""The examples of the pages about playing are played: what a reader copies from there must work.

A page is a story, told in an empty folder of its own. Its blocks are done in order. A YAML or Fluent block is the file
that its first line names; if that is a file of scenarios, they are run, and pass unless the console block behind it
shows that they do not. A diff block changes some lines of the file that its first line names. A Python block is run
with the names of those before it, unless its first line names a file. A console block is typed, and what follows a
command is what it answers. A text block after a Python block is what that prints. Three dots stand for anything.

`README.md` and `rulesets/README.md` have indented examples instead. A scenario in them is one of the game that they
speak of.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
import typer

from rulekit.api import load
from rulekit.cli.commands import COMMANDS
from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.subcommands import app_of
from rulekit.diagnostics import Diagnostics
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run
from tests.test_docs_examples import WIDTH, Block, blocks

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    *("first-game.md", "translating.md", "testing.md", "expansions.md"),
    *("playing.md", "scenarios.md", "python.md", "linting.md", "table.md"),
)
README = "../README.md"
RULESETS = "../rulesets/README.md"
NAMED_FILE = re.compile(r"# ([a-z_]+(?:/[a-z_]+)*\.(?:yaml|ftl|py))")
FAILED = "\nFAILED "
"""What a console block has in it that shows failing scenarios."""
SMALL = "pig"
"""A small game, which stands for the one that a reader has written."""


@pytest.fixture
def story(tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, and the command as anybody has it; nothing of this machine is seen."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("RULEKIT_CACHE", str(kept))
    monkeypatch.setenv("RULEKIT_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("RULEKIT_PATH", raising=False)
    return tmp_path


def typed(command: str) -> tuple[int, str]:
    """What a command typed at a prompt answers, with its exit code; nobody sits at the keyboard."""
    done = subprocess.run(
        ["sh", "-c", command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode, done.stdout.decode()


def assert_shown(shown: str, written: str, where: str) -> None:
    """Where lines are broken does not count: a page is narrower than a screen."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    same = doctest.OutputChecker().check_output(written, shown, flags)
    assert same, f"{where} says\n{written}\nbut it is\n{shown}"


def play_console(block: Block, where: str) -> None:
    first, *sessions = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert not first, f"{where}: a console block begins with a command"
    for session in sessions:
        command, _, answer = session.partition("\n")
        code, shown = typed(command)
        assert_shown(shown, answer, f"{where}: {command}")
        assert code != ExitCode.INTERNAL, f"{where}: {command}"


def play_python(block: Block, names: dict[str, Any], where: str) -> str:
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(compile(block.text, where, "exec"), names)
    return shown.getvalue()


def named_file(block: Block) -> str | None:
    named = NAMED_FILE.fullmatch(block.text.splitlines()[0])
    return named[1] if named else None


def write_file(block: Block, after: Block | None, where: str) -> None:
    name = named_file(block)
    assert name, f"{where}: its first line must name its file"
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(edited(path, block, where) if block.language == "diff" else block.text, encoding="utf-8")
    if path.parent.name == "tests":
        wrong = after is not None and after.language == "console" and FAILED in after.text
        found = failures(path.parents[1])
        assert bool(found) == wrong, (where, found)


def edited(path: Path, block: Block, where: str) -> str:
    """A file after a change: the lines with a minus and those without a sign are there, and once only."""
    lines = block.text.splitlines()[1:]
    assert all(line[:1] in {"", " ", "+", "-"} for line in lines), f"{where}: a line begins with a blank, + or -"
    old, new = ("".join(f"{line[1:]}\n" for line in lines if line[:1] != sign) for sign in "+-")
    text = path.read_text(encoding="utf-8")
    assert f"\n{text}".count(f"\n{old}") == 1, f"{where}: these lines are not in {path}, or more than once"
    return f"\n{text}".replace(f"\n{old}", f"\n{new}").removeprefix("\n")


def failures(ruleset: Path) -> list[str]:
    """What is wrong with the scenarios of a ruleset, of which there are some."""
    found = Diagnostics()
    rules = load(ruleset)
    scenarios = read_scenarios(ruleset, rules.model, found)
    assert scenarios or found.errors
    wrong = [f"{item.span.line}: {item.message}" for item in found]
    return wrong + [f"{fault.span.line}: {fault.message}" for each in scenarios for fault in run(each, rules).failures]


@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, story: Path) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    printed: str | None = None
    told = blocks(page)
    for block, after in zip(told, [*told[1:], None], strict=True):
        where = f"{page}:{block.line}"
        assert printed in (None, "") or block.language == "text", f"{where}: what was printed before is not shown"
        match block.language:
            case "console":
                play_console(block, where)
            case "python" if named_file(block) is None:
                printed = play_python(block, names, where)
                continue
            case "yaml" | "ftl" | "python" | "diff":
                write_file(block, after, where)
            case "text":
                assert printed is not None, f"{where}: nothing was printed"
                assert_shown(printed, block.text, where)
            case _:
                pytest.fail(f"{where}: there is no way to try `{block.language}`")
        printed = None
    assert not printed, page


@pytest.mark.parametrize("page", PAGES)
def test_every_block_fits_the_page(page: str) -> None:
    lines = [(block.line, line) for block in blocks(page) for line in block.text.splitlines()]
    assert [(number, line) for number, line in lines if len(line) > WIDTH] == []


# ---------------------------------------------------------------- README


def indented(page: str) -> list[str]:
    """The indented examples of a page, in order; fenced blocks are not among them."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / "docs" / page).read_text(encoding="utf-8"), flags=re.M | re.S)
    found = re.findall(r"(?:^    .*\n(?:^\n(?=    ))?)+", text, re.MULTILINE)
    return [textwrap.dedent(each) for each in found]


def starting(page: str, words: str) -> list[str]:
    return [line for each in indented(page) for line in each.splitlines() if line.startswith(words)]


def test_every_example_of_readme_is_of_a_sort_that_is_tried() -> None:
    known = ("make ", "rulekit ", "scenarios:", "import rulekit")
    assert [each for each in indented(README) + indented(RULESETS) if not each.startswith(known)] == []


def test_readme_makes_what_can_be_made() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = [line.split()[1] for line in starting(README, "make ")]
    assert "play" in targets
    assert [target for target in targets if f"\n{target}:" not in makefile] == []


@pytest.mark.parametrize("command", dict.fromkeys(starting(README, "rulekit ") + starting(RULESETS, "rulekit ")))
def test_command_of_readme(command: str, story: Path) -> None:
    """A game that asks a person stops, as there is nobody; everything else is done."""
    (story / "rulesets").symlink_to(ROOT / "rulesets")
    shutil.copytree(ROOT / "examples" / SMALL, story / "mygame")
    header = story / "mygame" / "ruleset.yaml"
    header.write_text(header.read_text(encoding="utf-8").replace(f"id: {SMALL}", "id: mygame"), encoding="utf-8")
    code, shown = typed(command)
    wanted = ExitCode.INPUT_ENDED if command.startswith("rulekit play") else ExitCode.DONE
    assert code == wanted, shown


def test_scenario_of_readme(story: Path) -> None:
    (scenario,) = (each for each in indented(README) if each.startswith("scenarios:"))
    shutil.copytree(ROOT / "rulesets" / "complots", story / "complots", ignore=shutil.ignore_patterns("tests"))
    (story / "complots" / "tests").mkdir()
    (story / "complots" / "tests" / "readme.yaml").write_text(scenario, encoding="utf-8")
    assert failures(story / "complots") == []


def test_python_of_readme(story: Path) -> None:
    (program,) = (each for each in indented(README) if each.startswith("import rulekit"))
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(compile(program, "README.md", "exec"), {})
    assert "Che cosa fai?" in shown.getvalue()
    assert shown.getvalue().endswith("end-last_one_in\n")


# ---------------------------------------------------------------- nothing is left out


def commands() -> dict[str, Any]:
    group = typer.main.get_command(app_of(COMMANDS))
    return dict(getattr(group, "commands", {}))


def test_readme_lists_the_commands_there_are() -> None:
    rows = re.findall(r"^\| `rulekit (\w+)` \|", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == list(commands())


@pytest.mark.parametrize("command", ["list", "show", "play", "sim"])
def test_every_option_is_told_on_the_page_about_playing(command: str) -> None:
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    section = page.split(f"`rulekit {command}`", 1)[1]
    options = {name for param in commands()[command].params for name in param.opts if name.startswith("--")}
    assert len(options) > 0
    assert [name for name in sorted(options - {"--help"}) if f"`{name}" not in section] == []


@pytest.mark.parametrize("code", list(ExitCode))
def test_every_exit_code_is_told(code: ExitCode) -> None:
    assert f"\n| {code.value} |" in (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")


# ---------------------------------------------------------------- links


def linked_from(page: Path) -> list[str]:
    """The files of the project to which a page leads."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    targets = (target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text))
    return [target for target in targets if target and "://" not in target]


def test_readme_leads_to_every_page() -> None:
    pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")}
    assert pages - set(linked_from(ROOT / "README.md")) == set()


@pytest.mark.parametrize("page", ["README.md", *sorted(path.name for path in (ROOT / "docs").glob("*.md"))])
def test_every_link_leads_somewhere(page: str) -> None:
    path = ROOT / page if page == "README.md" else ROOT / "docs" / page
    assert [target for target in linked_from(path) if not (path.parent / target).exists()] == []

"""One game between agents: who is asked, and with what."""

from __future__ import annotations

from typing import Any

import pytest

from rulekit import load
from rulekit.agents import RandomAgent
from rulekit.match import AgentFault, Match, News, TakingBack
from tests.helpers.small_game import SmallGame
from tests.helpers.small_ruleset import write_ruleset


class Curious:
    """Remembers what it was shown, and tries to spoil it."""

    def __init__(self, answer: object = 0) -> None:
        self.given = answer
        self.shown: list[Any] = []

    def answer(self, game: Any, decision: Any) -> Any:
        self.shown.append(game)
        game.stones = 1
        if isinstance(self.given, Exception):
            raise self.given
        return self.given


def test_a_game_is_played_to_its_end():
    game: Any = SmallGame(stones=9)
    result = Match(game, [RandomAgent("a"), RandomAgent("b")], 1).run()
    assert game.decision is None
    assert result is not None
    assert result.winners == game.result.winners


def test_an_agent_never_gets_the_game_itself():
    game: Any = SmallGame(stones=9)
    one, two = Curious(), Curious([0])
    Match(game, [one, two], 1).run()
    assert len(one.shown) == 5
    assert not any(copy.true for copy in [*one.shown, *two.shown])
    assert len({copy.secret for copy in one.shown}) > 1
    assert game.secret == 42
    assert game.answers == [[0]] * 9


def test_the_same_seed_shows_the_same_copies():
    def secrets(seed: int) -> list[int]:
        agent = Curious()
        game: Any = SmallGame(stones=8)
        Match(game, [agent, RandomAgent("b")], seed).run()
        return [copy.secret for copy in agent.shown]

    assert secrets(3) == secrets(3)
    assert secrets(3)[:1] != secrets(4)[:1]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (7, "the agent of seat 1 gave an answer that is not legal"),
        ([0, 0], "the agent of seat 1 gave an answer that is not legal"),
        ("n1", "the agent of seat 1 must answer with a list of indexes, but gave 'n1'"),
        (None, "must answer with a list of indexes"),
        (KeyError("x"), "the agent of seat 1 broke off: KeyError: 'x'"),
    ],
)
def test_an_agent_that_goes_wrong_is_named(answer, sentence):
    game: Any = SmallGame()
    with pytest.raises(AgentFault) as fault:
        Match(game, [Curious(answer), RandomAgent("b")], 1).run()
    assert sentence in str(fault.value)
    assert game.answers == []


def test_a_match_stops_where_somebody_else_answers():
    game: Any = SmallGame(stones=9)
    match = Match(game, [RandomAgent("a"), None], 1)
    before, result, after = match.waits_for, match.run(), match.waits_for
    assert (before, result, after) == (None, None, 1)
    match.apply([0])
    assert match.answered == [0, 1]


def test_a_game_without_end_is_given_up():
    game: Any = SmallGame(stones=1000)
    match = Match(game, [RandomAgent("a"), RandomAgent("b")], 1)
    assert match.run(most=10) is None
    assert len(match.answered) == 10


def test_every_seat_needs_somebody():
    game: Any = SmallGame(players=3)
    with pytest.raises(ValueError, match="3 players, but 1 agents"):
        Match(game, [None], 1)


def test_news_are_told_once_to_each():
    game: Any = SmallGame(stones=9)
    news = News(game)
    game.apply([0])
    assert [entry.args["n"] for entry in news.unread(0)] == [1]
    game.apply([1])
    assert [entry.args["n"] for entry in news.unread(0)] == [2]
    assert [entry.args["n"] for entry in news.unread(1)] == [1, 2]
    assert news.unread(0) == []


def test_what_happens_again_after_an_undo_is_news():
    game: Any = SmallGame(stones=9)
    news = News(game)
    game.apply([0])
    game.apply([1])
    news.unread(0)
    game.answers.pop()
    news.forget_what_was_undone()
    assert news.unread(0) == []
    game.apply([2])
    assert [entry.args["n"] for entry in news.unread(0)] == [3]


# ---------------------------------------------------------------- taking back

CARDS = """
id: cards
language: 1
players: 1..2
kinds:
  card: {listed_as: cards, copies: 6, starts_in: pile}
  player: {zones: {hand: {holds: card, sight: owner}}, counters: {coins: {}}}
  deed: {is: offer, listed_as: deeds}
cards: {sun: {}, moon: {}}
deeds:
  earn: {do: you.coins += 1}
  draw_one: {do: move 1 of pile to you.hand}
  mix: {do: shuffle(pile)}
zones: {pile: {holds: card, sight: count}}
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: deed, pick: one}
"""


@pytest.mark.parametrize(
    ("players", "deed", "taken_back"),
    [(1, "earn", True), (1, "draw_one", False), (1, "mix", False), (2, "earn", True)],
)
def test_only_what_has_shown_nothing_can_be_taken_back(tmp_path, players, deed, taken_back):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "ruleset.yaml").write_text(CARDS)
    game = load(tmp_path / "cards").new(players=players, seed=1)
    before = game.view(None)
    match = Match(game, [None] * players, 1)
    match.apply(game.keys([deed]))
    assert match.take_back(0) is taken_back
    assert (game.view(None) == before) is taken_back
    assert match.answered == ([] if taken_back else [0])


def test_nobody_takes_back_what_somebody_else_answered(tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "ruleset.yaml").write_text(CARDS)
    game = load(tmp_path / "cards").new(players=2, seed=1)
    match = Match(game, [None, None], 1)
    assert not match.take_back(0)
    match.apply(game.keys(["earn"]))
    match.apply(game.keys(["earn"]))
    assert not match.take_back(0)
    assert match.answered == [0, 1]


# ---------------------------------------------------------------- taking back


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return load(write_ruleset(tmp_path_factory.mktemp("rulesets")))


def test_past_what_it_would_go(pebbles):
    match = Match(pebbles.new(2, 1), [None, None], 1)
    assert match.taking_back(0) is None
    match.apply(match.game.keys(["take_one"]))
    assert match.taking_back(0) == TakingBack(1, ())
    match.apply(match.game.keys(["take_one"]))
    assert match.taking_back(0) == TakingBack(2, ("acts",))
    assert match.taking_back(1) == TakingBack(1, ())


def test_a_game_that_was_begun_knows_who_answered(pebbles):
    game = pebbles.new(3, 1)
    for _ in range(4):
        game.apply(game.keys(["take_one"]))
    match = Match(game, [None, None, None], 1)
    assert match.answered == [0, 1, 2, 0]
    match.undo(3)
    assert (match.answered, len(game.answers)) == ([0], 1)


def test_agents_begin_again_as_they_were(pebbles):
    """Who takes an answer back and gives the same again is answered the same again."""

    def answers(taken_back: bool) -> list[Any]:
        match = Match(pebbles.new(3, 5, {"heap": 50}), [None, RandomAgent("a"), RandomAgent("b")], 1)
        for number in range(4):
            match.remember()
            match.apply(match.game.keys(["take_one"]))
            match.run()
            if number == 2 and taken_back:
                found = match.taking_back(0)
                assert found is not None
                match.undo(found.answers)
                match.apply(match.game.keys(["take_one"]))
                match.run()
        return list(match.game.answers)

    assert answers(taken_back=True) == answers(taken_back=False)


class Uncopied(RandomAgent):
    def __deepcopy__(self, memo: object) -> Any:
        raise TypeError("there is only one of it")


def test_an_agent_that_cannot_be_copied_goes_on_from_where_it_is(pebbles):
    agent = Uncopied("a")
    match = Match(pebbles.new(2, 1), [None, agent], 1)
    match.remember()
    match.apply(match.game.keys(["take_one"]))
    match.run()
    match.undo(2)
    assert match.agents == (None, agent)

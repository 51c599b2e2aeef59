"""What players read of a running game: options that would read alike, and what is printed on cards."""

from __future__ import annotations

import pytest

from rulekit import load
from rulekit.game import Game, Position, Ruleset
from rulekit.locale.printed import Face, card_name, face, open_cards
from tests.helpers.kennels import write_kennels
from tests.helpers.shelves import write_shelves


@pytest.fixture(scope="module")
def kennels(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return load(write_kennels(tmp_path_factory.mktemp("games")))


def game(ruleset: Ruleset, players: int = 2, yard: tuple[str, ...] = ()) -> Game:
    """Setters and spaniels on two leashes, in two kennels and in the yard."""
    position = Position(
        table={"yard": list(yard)},
        seats={0: {"leash": ["spaniel"]}, 1: {"leash": ["setter"]}},
        things={"kennel1": {"straw": ["setter", "poodle"]}, "kennel3": {"straw": ["setter", "spaniel"]}},
    )
    return ruleset.new(players, 1, position=position)


def labels(game: Game, language: str, start: str) -> list[str]:
    assert game.decision is not None
    return [label for label in game.decision.labels(language) if label.startswith(start)]


def test_the_holder_tells_what_would_read_alike(kennels):
    assert labels(game(kennels), "en", "Stroke") == [
        "Stroke Spaniel (Player 1)",
        "Stroke Red Setter (Player 2)",
        "Stroke Red Setter (Kennel 1)",
        "Stroke Poodle",
        "Stroke Red Setter (Kennel 3)",
        "Stroke Spaniel (Kennel 3)",
    ]


def test_where_nobody_holds_it_the_zone_does(kennels):
    assert labels(game(kennels, yard=("setter",)), "en", "Stroke Red")[-1] == "Stroke Red Setter (the yard)"


def test_in_another_language(kennels):
    assert labels(game(kennels, yard=("setter",)), "it", "Stroke Setter") == [
        "Stroke Setter rosso (Giocatore 2)",
        "Stroke Setter rosso (Cuccia 1)",
        "Stroke Setter rosso (Cuccia 3)",
        "Stroke Setter rosso (il cortile)",
    ]


def test_offers_of_two_cards_are_told_apart_by_the_cards(kennels):
    assert labels(game(kennels, yard=("beagle",)), "en", "Dance") == ["Dance (Poodle)", "Dance (Beagle)"]


def test_plain_things_have_their_numbers_and_players_their_seats(kennels):
    one = game(kennels)
    one.apply(one.keys(["call"]))
    assert one.decision is not None
    assert one.decision.labels("en") == ["Red Setter (Kennel 1)", "Poodle", "Red Setter (Kennel 3)", "Spaniel"]


def test_an_option_reads_as_in_the_list_of_all(kennels):
    one = game(kennels)
    decision = one.decision
    assert decision is not None
    assert [option.label("it") for option in decision.options] == decision.labels("it")
    assert [item["label"] for item in decision.as_json("it")["options"]] == decision.labels("it")


# ---------------------------------------------------------------------------------------------- rows


@pytest.fixture(scope="module")
def shelves(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return load(write_shelves(tmp_path_factory.mktemp("games")))


def peeking(shelves: Ruleset, hand: list[str], others: list[str]) -> Game:
    """Player 1 has set down all of a hand, in its order; player 2 is asked at which jar to peek."""
    seats = {0: {"hand": hand, "shelf": []}, 1: {"shelf": others}}
    one = shelves.new(2, 1, position=Position(seats=seats))
    for jar in hand:
        for answer in (f"set_down:{jar}", "wait"):
            one.apply(one.keys([answer]))
    one.apply(one.keys(["wait"]))
    one.apply(one.keys(["peek"]))
    return one


def test_in_a_row_the_place_tells_what_would_read_alike(shelves):
    one = peeking(shelves, ["salt", "jam", "honey"], ["jam"])
    assert one.decision is not None
    assert one.decision.labels("en")[:3] == [
        "a hidden card (place 1)",
        "a hidden card (place 2)",
        "a hidden card (place 3)",
    ]
    assert one.decision.labels("it")[1:] == ["una carta coperta (posto 2)", "una carta coperta (posto 3)", "Jam"]


def test_the_place_is_that_of_the_log_whatever_else_can_be_chosen(shelves):
    """Of three hidden ones the middle one gets known; the last one is still the one at the third place."""
    one = peeking(shelves, ["salt", "jam", "honey"], [])
    for answer in ("hidden-2", "wait", "peek"):
        one.apply(one.keys([answer]))
    assert one.decision is not None
    assert one.decision.labels("en") == ["a hidden card (place 1)", "Jam", "a hidden card (place 3)"]
    one.apply(one.keys(["hidden-2"]))
    assert one.log(0, "en")[-1] == "Player 2 peeks at Honey (place 3)."


def test_what_is_known_shows_its_place_where_there_are_two_of_it(shelves):
    one = peeking(shelves, ["salt"], ["jam", "honey", "jam"])
    assert one.decision is not None
    assert one.decision.labels("en") == ["a hidden card", "Jam (place 1)", "Honey", "Jam (place 3)"]


def test_where_things_lie_in_no_row_they_are_numbered(shelves):
    """One of them lies face down in an open crate, so that they are two options."""
    one = shelves.new(2, 1, position=Position(seats={0: {"hand": ["honey", "jam"]}, 1: {"hand": ["jam"]}}))
    for answer in ("stack:honey", "stack:jam", "stow:jam", "rummage"):
        one.apply(one.keys([answer]))
    assert one.decision is not None
    assert one.decision.labels("en") == ["Honey", "Jam (1)", "Jam (2)"]


def test_of_several_rows_it_is_also_said_which(shelves):
    seats = {0: {"shelf": ["jam", "salt"]}, 1: {"shelf": ["jam", "salt", "jam"]}}
    one = shelves.new(2, 1, position=Position(seats=seats))
    one.apply(one.keys(["peek"]))
    assert one.decision is not None
    assert one.decision.labels("en") == [
        "Jam (Player 1, place 1)",
        "Salt (Player 1)",
        "Jam (Player 2, place 1)",
        "Salt (Player 2)",
        "Jam (Player 2, place 3)",
    ]


# ---------------------------------------------------------------------------------------------- cards


def printed(ruleset: Ruleset, asked: str, language: str = "en", players: int = 2) -> list[Face]:
    """What is printed on the cards of this id that one may ask for."""
    one = ruleset.new(players, 1)
    cards = [card for card in open_cards(one.state, one.view(0)["bundles"]) if card.name == asked]
    return [face(one.state, ruleset.words(language), card) for card in cards]


def test_a_card_has_a_name_fields_and_a_text(kennels):
    assert printed(kennels, "setter") == [
        Face(
            "Red Setter",
            (("Years", "5"), ("Likes", "Spaniel, Poodle"), ("Barks", "Yes")),
            "Runs 3 times round the house, at the age of 5.",
        )
    ]


def test_a_card_in_another_language(kennels):
    (setter,) = printed(kennels, "setter", "it")
    assert (setter.name, setter.fields[0], setter.fields[-1]) == ("Setter rosso", ("Anni", "5"), ("Barks", "Sì"))


def test_a_field_without_a_word_goes_by_its_name_where_no_text_tells_of_it(kennels):
    assert ("coat", "smooth") in printed(kennels, "beagle")[0].fields
    assert "coat" not in dict(printed(kennels, "setter")[0].fields)


def test_what_no_card_says_is_not_printed(kennels):
    assert printed(kennels, "spaniel") == [Face("Spaniel", (("Years", "2"),), "")]


def test_an_offer_leaves_open_what_is_chosen(kennels):
    assert printed(kennels, "stroke") == [Face("Stroke …", (), "Nothing happens.")]


def test_cards_of_a_bundle_are_there_while_it_is_in_force_and_those_of_one_side_never(kennels):
    assert printed(kennels, "mastiff") == []
    assert [face.name for face in printed(kennels, "mastiff", players=3)] == ["Mastiff"]
    assert printed(kennels, "wolf", players=3) == []


def test_all_that_can_be_asked_for(kennels):
    one = kennels.new(2, 1)
    known = {(card.name, card_name(one.state, kennels.words("en"), card)) for card in open_cards(one.state, [])}
    assert {("setter", "Red Setter"), ("stroke", "Stroke …"), ("bid", "Bid")} <= known
    assert not {"wolf", "mastiff", "raid"} & {name for name, _ in known}

"""Six players."""

import pytest

from every import each_of
from rules.helpers import (
    allows,
    answerers,
    cut_from,
    due,
    gained,
    owner,
    owners,
    refuses,
    rules_of,
    say,
    sit,
    tricks,
)
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.core.cards import cards_of, cards_text
from weli.core.errors import RulesError
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

HANDS = {
    "A": "LA H8 S8 EK",
    "B": "LK HA S9 E8",
    "C": "LO H9 SX EX",
    "D": "LU HO SA HU",
    "E": "LX HX SK EA",
    "F": "L9 L8 SO SU",
}
FIRST_TRICK = "LA LK LO LU LX L9"  # A takes it
SECOND = "H8 HA H9 HO HX L8"  # B
THIRD = "S9 SX SA SK SU S8"  # D
FOURTH = "HU EA SO EK E8 EX"  # E trumps it


def six(*lines: str, **options: object) -> FigureDeal:
    return say(sit("innsbruck-6p", HANDS, turned="E9", **options), *lines)


def two_each(*lines: str) -> FigureDeal:
    """All four tricks, two for each team."""
    return tricks(six(*lines), f"{FIRST_TRICK} {SECOND} {THIRD} {FOURTH}")


@rule("PL-6P-01")
def test_two_teams_of_three_in_turn_round_the_table() -> None:
    deal = six()
    assert deal.seating.side_names() == ["ACE", "BDF"]
    for seat in range(6):
        sides = {deal.seating.side_of((seat + step) % 6) for step in (1, 5)}
        assert sides == {1 - deal.seating.side_of(seat)}, "an opponent on either hand"


@rule("PL-6P-02")
def test_four_cards_each_by_twos() -> None:
    deal = say(cut_from("innsbruck-6p", "EA"), "E cut 1")
    cut = [card for card in deal.rules.cards if cards_text([card]) != "EA"]
    for place, seat in enumerate(range(6)):
        dealt = cut[2 * place : 2 * place + 2] + cut[12 + 2 * place : 14 + 2 * place]
        assert cards_of(deal.cards.hands[seat]) == sorted(dealt)
    assert deal.cards.turned == [cut[24]]
    assert deal.rules.dealing.deal_patterns == ((2, 2, "T"),)


@rule("PL-6P-03")
def test_three_of_the_four_tricks_win_the_spiel() -> None:
    hands = HANDS | {"A": "LA HA SA EK", "B": "LK H8 S9 E8", "D": "LU HO S8 HU"}
    deal = tricks(sit("innsbruck-6p", hands, turned="E9"), FIRST_TRICK)
    tricks(deal, "HA H8 H9 HO HX L8")
    assert owner(deal, SPIEL) == "open"
    tricks(deal, "SA S9 SX S8 SK SO")
    assert (owner(deal, SPIEL), deal.phase()) == ("ACE", "show")


@rule("PL-6P-04")
@each_of("value", [1, 2])
def test_two_all_and_nobody_scores_the_spiel(value: int) -> None:
    lines = ["E bet spiel", "D hold"][: 2 * (value - 1)]
    deal = two_each(*lines)
    assert (owner(deal, SPIEL), deal.phase(), deal.stakes[SPIEL].value) == ("nobody", "done", value)
    assert [step.figure for step in deal.counted] == [GLEICH, HANGER]


@rule("PL-6P-05", "PL-OQ-32")
def test_a_held_spiel_is_lost_to_both_at_two_all() -> None:
    deal = two_each("E bet spiel", "D hold")
    assert list(deal.tricks.taken) == [2, 2]
    assert owners(deal) == "BDF BDF nobody"
    assert gained(deal) == (0, 2)


@rule("PL-6P-06")
@each_of(("bettor", "others"), [("A", "BDF"), ("C", "BDF"), ("D", "ACE"), ("F", "ACE")])
def test_any_of_the_three_answers_or_concedes_for_all(bettor: str, others: str) -> None:
    deal = six(f"{bettor} bet hanger")
    assert answerers(deal) == others
    for seat in others:
        allows(deal, f"{seat} hold", f"{seat} good", f"{seat} raise")
        say(six(), f"{seat} concede gleich")
    for seat in set("ABCDEF") - set(others):
        refuses(deal, f"{seat} hold hanger", "PL-BET-06")
    assert owner(say(deal, f"{others[2]} good"), HANGER) == ("ACE" if bettor in "ACE" else "BDF")


@rule("PL-6P-06", "PL-BET-18", "PL-OQ-56")
def test_in_the_fourth_trick_only_a_fitting_card_allows_a_bet_on_the_spiel() -> None:
    before = tricks(six(), f"{FIRST_TRICK} {SECOND} {THIRD}")
    assert (due(before), list(before.tricks.taken)) == ("D", [1, 2])
    allows(before, *[f"{seat} bet spiel" for seat in "ABCDEF"])
    led = tricks(before, "HU")
    refuses(led, "F bet spiel", "PL-BET-18")  # the Ober of bells is neither a heart nor a trump
    allows(led, "D bet spiel", "A bet spiel", "E bet spiel", "F bet gleich")


@rule("PL-6P-06")
def test_the_rest_is_as_with_four_players() -> None:
    changed = set(rules_of("innsbruck-6p").options_from(rules_of("innsbruck")))
    assert changed == {"players", "sides", "hand_size", "deal_patterns"}
    deal = six("A concede spiel")
    assert (due(deal), deal.phase()) == ("-", "show")
    say(deal, "F contest hanger L9 L8", "D concede gleich")
    assert deal.show.shower == 0, "then the other team, whichever of them"
    refuses(deal, "B concede gleich", "PL-BET-13")
    allows(deal, "A concede hanger", "C concede hanger", "E concede hanger")


@rule("PL-6P-08")
def test_eichelperlaggen_for_six_with_five_cards_cannot_be_set_up() -> None:
    with pytest.raises(RulesError, match="too few"):
        rules_of("eichel-6p", hand_size=5, deal_patterns=[[2, 3, "T"]])
    assert rules_of("innsbruck-6p", hand_size=5, deal_patterns=[[2, 3, "T"]]).hand_size == 5

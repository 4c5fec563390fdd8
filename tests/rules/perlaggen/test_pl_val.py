"""Proving bets."""

import pytest

from every import each_of
from rules.alike import NONE_AT_ALL
from rules.helpers import (
    allows,
    counted,
    gained,
    may,
    owing,
    owner,
    owners,
    refuses,
    row,
    say,
    settled,
    sit,
    tricks,
    uncut,
)
from rules.perlaggen.words import HANDS, bells
from weli.core.acts import GLEICH, HANGER, prove_act
from weli.core.cards import card_of, card_text, cards_text
from weli.games.figures.engine.figures import size_of_key
from weli.games.figures.engine.proofs import show_example

rule = pytest.mark.rule

NO_PAIR = {"S": "EU LX E9 L7 S7"}  # a Gleich or a Hanger only with the Spitz


@rule("PL-VAL-02")
def test_a_perlagg_in_hand_may_be_shown_under_a_name_that_fits() -> None:
    deal = settled(say(bells(), "S bet hanger", "E good"), "E")
    refuses(deal, "S validate hanger E9 S7=HX", "PL-VAL-01")
    say(deal, "S validate hanger E9 S7=EX")
    assert (gained(deal), cards_text(deal.cards.names[2])) == ((3, 0), "E9 EX")
    two = settled(say(bells({"S": "EU LU E9 S6 S7"}), "S bet hanger", "E good"), "E")
    allows(two, "S validate hanger S6=HA S7=HK")


@rule("PL-FIG-04", "PL-VAL-02")
@each_of("proof", ["S7=L7 L7", "L7 S7=L7"])
def test_a_perlagg_named_like_a_card_one_holds_proves_a_gleich(proof: str) -> None:
    """South has no other card equal to the Seven of leaves: the same card is there twice, in either order."""
    deal = settled(say(bells(NO_PAIR), "S bet gleich", "E good"), "E")
    first, second = proof.split()
    half = say(deal.copy(), f"S validate gleich {first}")
    assert prove_act(GLEICH, card_of(second[:2])) in may(half, "S"), "it is offered as well"
    assert (gained(say(deal, f"S validate gleich {proof}")), owing(deal)) == ((3, 0), "")


@rule("PL-FIG-04", "PL-FIG-08", "PL-VAL-03")
def test_a_perlagg_played_as_a_card_one_holds_makes_a_gleich_with_it_and_no_hanger() -> None:
    """South has played the Spitz as the Nine of acorns, which he holds, with no other Nine and no neighbour of it."""
    hands = {"S": "EU LX E9 L7 S7", "N": "EA EK H9 L9 S8"}
    played = tricks(say(bells(hands), "S bet gleich hanger", "E hold gleich", "E hold hanger"), "E8 EK L8 S7=E9")
    assert size_of_key(played.full_figure(2, GLEICH)) == 2
    assert not played.full_figure(2, HANGER)
    show = say(played.copy(), "W concede spiel", "N concede hanger", "S contest gleich E9")
    assert size_of_key(show.shown_figure(2, GLEICH)) == 2
    proof = settled(played, "N")
    refuses(proof, "S validate hanger E9", "PL-VAL-01")
    assert owing(say(proof, "S validate gleich E9", "S pass")) == "E"
    bare = tricks(say(bells(hands, gleich_same_card_twice=False), "S bet gleich", "E hold"), "E8 EK L8 S7=E9")
    assert not bare.full_figure(2, GLEICH)
    refuses(settled(bare, "N"), "S validate gleich E9", "PL-VAL-01")


@rule("PL-FIG-04", "PL-OQ-08")
@each_of("proof", ["S7=L7 L7", "L7 S7=L7"])
def test_where_a_house_counts_no_card_twice_that_proves_nothing(proof: str) -> None:
    deal = settled(say(bells(NO_PAIR, gleich_same_card_twice=False), "S bet gleich", "E good"), "E")
    refuses(deal, f"S validate gleich {proof}", "PL-VAL-01")
    assert gained(say(deal, "S validate gleich S7=E7 L7")) == (3, 0)


@rule("PL-FIG-08", "PL-VAL-01")
@each_of("proof", ["S7=L7 L7", "L7 S7=L7"])
def test_the_same_card_twice_proves_no_hanger(proof: str) -> None:
    deal = settled(say(bells(NO_PAIR), "S bet hanger", "E good"), "E")
    refuses(deal, f"S validate hanger {proof}", "PL-VAL-01")
    assert gained(say(deal, "S validate hanger S7=L8 L7")) == (3, 0)


@rule("PL-VAL-03")
def test_a_perlagg_with_a_name_counts_under_that_name_only() -> None:
    deal = settled(tricks(say(bells(), "S bet hanger", "E hold"), "E8 EK L8 S7=EA"), "W")
    assert "S" in owing(deal)
    refuses(deal, "S validate hanger E9", "PL-VAL-03")
    assert gained(say(deal, "S pass", "E validate hanger HX HU")) == (-2, 2)
    fits = settled(tricks(say(bells(), "S bet hanger", "E hold"), "E8 EK L8 S7=EX"), "W")
    assert gained(say(fits, "S validate hanger E9", "E validate hanger HX HU")) == (4, 0)


@rule("PL-VAL-05", "PL-OQ-23")
def test_one_perlagg_serves_both_where_its_one_name_fits_both() -> None:
    hands = HANDS | {"S": "H9 L8 EO LU S7", "N": "EA EK HU L9 S8", "E": "HX H7 EU SA E7"}
    deal = settled(say(bells(hands), "S bet gleich hanger", "E good gleich", "E good hanger"), "E")
    both = say(deal.copy(), "S validate gleich H9 S7=L9")
    assert owing(both) == "S"
    say(both, "S validate hanger L8")
    assert gained(both) == (3, 0)
    one = say(deal, "S validate gleich H9 S7=S9")
    refuses(one, "S validate hanger L8", "PL-VAL-03")
    assert gained(say(one, "S pass")) == (-2, 1), (
        "East has a Hanger with the Spitz; the Gleich is void with all the rest"
    )


@rule("PL-VAL-06", "PL-SCORE-08")
def test_failing_costs_the_side_two_points() -> None:
    deal = settled(say(sit("innsbruck", NONE_AT_ALL, turned="S9"), "W bet gleich", "N good"), "W")
    assert gained(say(deal, "W pass")) == (2, -2)
    two = settled(say(bells(), "W bet gleich", "N hold", "S bet hanger", "E hold"), "E")
    say(two, "N validate gleich H9 L9", "S pass", "E validate hanger HX HU", "W pass")
    assert gained(two) == (-2, -2), "each side has failed; none scores anything"


@rule("PL-VAL-07", "PL-SCORE-08", "PL-OQ-22")
def test_who_fails_scores_nothing_at_all_in_this_deal() -> None:
    deal = settled(say(bells(), "W bet gleich", "N good"), "N")
    assert owners(deal) == "EW EW EW"
    say(deal, "W pass")
    assert (counted(deal), gained(deal)) == (["gleich NS 1"], (1, -2)), "Hanger and Spiel go to nobody"
    assert owners(deal) == "NS nobody nobody"


@rule("PL-VAL-08", "PL-SCORE-08")
def test_the_figure_goes_to_the_others_if_they_can_show_it() -> None:
    deal = say(settled(say(bells(), "W bet gleich", "N raise", "W hold"), "N"), "N validate gleich H9 L9", "W pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("NS", (3, -2)), "at its settled value"
    none = settled(say(sit("innsbruck", NONE_AT_ALL, turned="S9"), "W bet hanger", "N good"), "N")
    assert (owner(say(none, "W pass"), HANGER), gained(none)) == ("nobody", (0, -2))
    perlagg = settled(say(bells({"N": "EA EO H9 LX S8", "S": "EU HO L9 E9 S7"}), "W bet gleich", "N good"), "N")
    say(perlagg, "W pass")
    assert (owner(perlagg, GLEICH), row(perlagg, "N")) == ("NS", ""), "South can, with the Spitz"


@rule("PL-VAL-09")
def test_a_blind_bet_without_the_figure_costs_nothing() -> None:
    deal = say(uncut("innsbruck", NONE_AT_ALL, turned="S9"), "W blind gleich", "E cut 1", "N good")
    say(settled(deal, "N"), "W pass", "E pass")
    assert (gained(deal), owner(deal, GLEICH)) == ((0, 2), "nobody"), "neither two points nor the deal"


@rule("PL-VAL-10")
def test_a_bettor_whose_bet_was_conceded_shows_too() -> None:
    deal = settled(say(bells(), "S bet hanger", "E good"), "E")
    assert owing(deal) == "S"
    refuses(deal, "E pass", "PL-VAL-01")
    assert gained(say(deal.copy(), "S pass")) == (-2, 1)
    assert gained(say(deal, "S validate hanger EU S7=EX")) == (3, 0)


@rule("PL-VAL-05", "PL-VAL-08", "PL-OQ-85")
def test_an_heir_names_a_perlagg_so_that_it_serves_both_figures() -> None:
    """With the Nine of leaves East has a pair of Nines and a run down to the Eight."""
    deal = sit("innsbruck", {"E": "H9 L8 EO SA S7", "W": "EX E8 LU HO SK"}, turned="HX")
    assert show_example(deal, 1, GLEICH)
    assert row(deal, "E") == "H9 S7" or row(deal, "E") == "S7 H9"
    assert card_text(deal.cards.names[1][deal.cards.rows[1].index(card_of("S7"))]) == "L9"
    assert show_example(deal, 1, HANGER)


@rule("PL-VAL-04", "PL-VAL-08")
def test_an_heir_shows_natural_cards_and_keeps_his_perlagg() -> None:
    deal = bells()
    assert show_example(deal, 0, GLEICH)
    assert (row(deal, "N"), row(deal, "S")) == ("L9 H9", "")
    with_spitz = bells({"N": "EA EO H9 LX S8", "S": "EU LU E9 L7 S7"})
    assert show_example(with_spitz, 0, GLEICH)
    assert row(with_spitz, "S") == "EU LU", "the Spitz stays in hand"


@rule("PL-BLIND-07", "GS-OQ-17")
def test_a_blind_bet_taken_back_after_the_stop_does_not_come_back() -> None:
    """N/S have a Gleich and do not show it; E/W, who held and gave it away, have none."""
    deal = say(uncut("innsbruck", HANDS, turned="SX", score=(16, 0)), "N blind gleich", "E cut 1", "E hold")
    say(deal, "E concede gleich")
    assert (deal.endgame.stopped, owner(deal, GLEICH)) == (True, "NS")
    say(deal, "N pass", "S pass", "E pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("nobody", (0, -2))

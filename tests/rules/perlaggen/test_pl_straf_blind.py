"""Strafperlaggen: blind bets before the cut, and what binds whoever has made one."""

from typing import Any

import pytest

from every import each_of
from rules.helpers import allows, answerers, due, gained, owner, refuses, say, uncut
from rules.perlaggen.three import levels, offered, steps, still_in
from weli.core.acts import GLEICH, HANGER
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

# C can make neither a Gleich nor a Hanger; A and B have both.
NOTHING = {"A": "EX LA HA H7 H8 SX L9", "B": "E9 S9 EK LK HU S8 SA", "C": "E8 H9 LX SU HO SK EA"}
# With the Schell-Spitz he can make either.
SPITZ = NOTHING | {"C": "E8 H9 LX SU HO SK S7"}

A_HAS_THE_SPIEL = ["A bet spiel", "B good", "C good"]


def blind(lines: str, hands: dict[str, str] | None = None, **rest: Any) -> FigureDeal:
    """C bets blind on these figures, B cuts, and everybody has these hands; leaves are trumps."""
    options = {"turned": "L8", "dealer": "C"} | rest
    return say(uncut("straf", hands or NOTHING, **options), f"C blind {lines}", "B cut 1")


@rule("PL-STRAF-31", "PL-BLIND-12", "PL-3P-19")
def test_blind_bets_come_before_the_cut_and_only_in_strafperlaggen() -> None:
    deal = uncut("straf", NOTHING, turned="L8")
    allows(deal, "A blind gleich", "B blind hanger spiel", "C blind gleich hanger spiel")
    say(deal, "A blind gleich")
    refuses(deal, "C blind gleich", "PL-OQ-68")
    say(deal, "C blind hanger", "B cut 1")
    refuses(deal, "B blind spiel", "PL-STRAF-31")
    refuses(uncut("innsbruck-3p", NOTHING, turned="L8"), "A blind gleich", "PL-3P-19")


@rule("PL-3P-12", "PL-STRAF-31")
def test_nobody_bets_blind_beyond_the_limit() -> None:
    refuses(uncut("straf", NOTHING, turned="L8", max_value=1, spiel_aus=False), "A blind gleich", "PL-3P-12")
    allows(uncut("straf", NOTHING, turned="L8", max_value=2, spiel_aus=False), "A blind gleich")


@rule("PL-STRAF-31", "PL-3P-06")
def test_blind_bets_are_answered_in_turn_with_the_hands_seen() -> None:
    deal = uncut("straf", NOTHING, turned="L8", dealer="C")
    say(deal, "C blind gleich hanger")
    refuses(deal, "A hold gleich", "PL-CUT-01")
    say(deal, "B cut 1")
    refuses(deal, "A SX", "PL-BLIND-11")
    assert answerers(deal) == "A"
    refuses(deal, "B hold gleich", "PL-3P-06")
    refuses(deal, "A hold hanger", "PL-BLIND-05")
    refuses(deal, "A raise gleich", "PL-STRAF-12")
    say(deal, "A good gleich")
    assert answerers(deal) == "B"
    say(deal, "B raise gleich")
    assert answerers(deal) == "C", "a raise is answered before the next blind bet"
    say(deal, "C good")
    assert (owner(deal, GLEICH), answerers(deal)) == ("B", "A")
    say(deal, "A hold hanger")
    assert (offered(deal), levels(deal, HANGER), still_in(deal, HANGER)) == ("B", "A2 C2", "ABC")


@rule("PL-STRAF-31", "PL-EXCH-10", "PL-OQ-15")
def test_the_answers_wait_for_the_exchange() -> None:
    deal = blind("gleich", {"C": "LX E8 EA"}, turned="LU")
    assert answerers(deal) == ""
    refuses(deal, "A hold", "PL-EXCH-10")
    say(deal, "C exchange LX LU")
    assert answerers(deal) == "A"


@rule("PL-STRAF-32", "PL-STRAF-38", "PL-BLIND-07", "PL-VAL-02")
def test_who_bet_blind_makes_the_figure_with_a_perlagg_if_he_must() -> None:
    deal = say(blind("gleich", SPITZ), "A good", "B good", *A_HAS_THE_SPIEL, "A concede hanger", "B concede hanger")
    assert deal.owes(2) == 1 << GLEICH, "also where both have called it good"
    say(deal, "C validate gleich S7=LK SK")
    assert gained(deal) == (-1, 0, -2)


@rule("PL-STRAF-32", "PL-OQ-43", "PL-STRAF-27")
@each_of("binding", [True, False])
def test_p_blind_must_make_figure(binding: bool) -> None:
    """C could make the Gleich with the Schell-Spitz and does not: as if he could not show a bet."""
    deal = say(blind("gleich", SPITZ, blind_must_make_figure=binding), "A hold", "B pass", "A pass", *A_HAS_THE_SPIEL)
    say(deal, "A contest gleich HA LA", "A concede hanger", "B concede gleich", "B concede hanger", "C concede gleich")
    if binding:
        assert deal.phase() == "validate"
        say(deal, "C pass")
        assert steps(deal) == ["C 2", "spiel A -1", "gleich A -2", "gleich C 2"], "and the Hanger he has won is lost"
    else:
        assert steps(deal) == ["spiel A -1", "hanger C -1", "gleich A -2", "gleich C 2"]


@rule("PL-OQ-43")
def test_a_perlagg_spent_otherwise_is_no_excuse() -> None:
    """He plays the Schell-Spitz without a name, and then nothing he has makes a Gleich."""
    deal = say(blind("gleich", SPITZ), "A hold", "B pass", "A pass")
    say(deal, "A SX", "B S9", "C S7")
    say(deal, *A_HAS_THE_SPIEL, "A contest gleich HA LA", "A concede hanger", "B concede gleich", "B concede hanger")
    say(deal, "C concede gleich", "C pass")
    assert steps(deal)[0] == "C 2"
    assert gained(deal) == (-3, 0, 4)


@rule("PL-OQ-43", "PL-OQ-87", "PL-BLIND-08", "PL-STRAF-38")
def test_who_never_could_pays_only_for_losing_what_was_held() -> None:
    called_good = say(
        blind("gleich"), "A good", "B good", *A_HAS_THE_SPIEL, "A concede hanger", "B contest hanger S9 S8"
    )
    say(called_good, "C concede hanger", "C pass")
    assert (owner(called_good, GLEICH), gained(called_good)) == ("nobody", (-1, -1, 0)), "B and A have said good"
    held = say(
        blind("gleich"), "A hold", "B pass", "A pass", *A_HAS_THE_SPIEL, "A contest gleich HA LA", "A concede hanger"
    )
    say(held, "B concede gleich", "B contest hanger S9 S8", "C concede gleich", "C concede hanger", "C pass")
    assert gained(held) == (-3, -1, 2)


@rule("PL-OQ-43", "PL-BLIND-08")
@each_of("answer", ["good", "assumed"])
def test_a_raise_of_others_does_not_make_a_blind_bet_a_seen_one(answer: str) -> None:
    """C has only bet blind; he concedes the raise, or is taken to hold it, and pays the two he had staked."""
    deal = say(blind("gleich"), "A hold", "B pass", "A raise")
    say(deal, *(["B good", "C good"] if answer == "good" else ["B hold"]))
    say(deal, *A_HAS_THE_SPIEL)
    if answer == "good":
        say(deal, "A concede hanger", "B contest hanger S9 S8", "C concede hanger")
        say(deal, "A validate gleich HA LA", "C pass")
        assert gained(deal) == (-3, -1, 2)
    else:
        say(deal, "A contest gleich HA LA", "A concede hanger", "B concede gleich", "B contest hanger S9 S8")
        say(deal, "C concede gleich", "C concede hanger", "B validate gleich E9", "C pass")
        assert gained(deal) == (-4, -1 + 3, 2)


@rule("PL-BLIND-10", "PL-OQ-43", "PL-STRAF-27", "PL-OQ-30")
def test_who_bet_blind_and_then_holds_a_raise_has_seen_his_cards() -> None:
    deal = say(blind("gleich"), "A hold", "B raise", "C hold", *A_HAS_THE_SPIEL)
    say(deal, "A contest gleich HA LA", "A concede hanger", "B concede gleich", "B contest hanger S9 S8")
    say(deal, "C concede gleich", "C concede hanger", "B validate gleich E9", "C pass")
    assert gained(deal) == (-1 - 3, -1 + 3, 2 + 3)


@rule("PL-OQ-67", "PL-STRAF-33")
def test_at_one_nobody_bets_blind() -> None:
    deal = uncut("straf", NOTHING, turned="L8", score=(1, 2, 9))
    refuses(deal, "A blind spiel", "PL-STRAF-33")
    allows(deal, "B blind gleich hanger spiel", "C blind spiel")


# With two left.


def hoell_auf(hands: dict[str, str], **rest: Any) -> FigureDeal:
    """A has won; B is at one and C at four. C bets blind on everything, B deals, C cuts and leads."""
    options: dict[str, Any] = {"turned": "L8", "dealer": "B", "active": "BC", "score": (0, 1, 4)} | rest
    return say(uncut("straf", hands, **options), "C blind gleich hanger spiel", "C cut 1")


TWO = {seat: hand for seat, hand in NOTHING.items() if seat != "A"}


@rule("PL-STRAF-37", "PL-WORD-05", "PL-BLIND-06")
def test_the_player_at_one_answers_hoell_auf_before_the_first_card() -> None:
    deal = hoell_auf(TWO)
    assert (answerers(deal), due(deal)) == ("B", "C")
    refuses(deal, "C E8", "PL-BLIND-11")
    refuses(deal, "B raise gleich", "PL-STRAF-33")
    say(deal, "B good gleich")
    refuses(deal, "C E8", "PL-BLIND-11")
    say(deal, "B hold hanger", "B hold spiel")
    assert (owner(deal, GLEICH), [stake.value for stake in deal.stakes]) == ("C", [1, 2, 2])
    allows(deal, "C E8")


@rule("PL-STRAF-38")
@each_of(("hand", "change"), [("E8 H9 LX SU HO SK EA", (0, 0, -1)), ("E8 H9 LX SU HO SK S8", (0, 0, -2))])
def test_what_the_player_at_one_has_conceded_counts_only_if_it_is_shown(hand: str, change: tuple[int, ...]) -> None:
    hands = {"B": "E9 S9 EK LK HU SX SA", "C": hand}
    deal = say(hoell_auf(hands), "B good gleich", "B good hanger", "B good spiel")
    if deal.phase() == "validate":
        lines = ["C validate gleich E8 S8"] if "S8" in hand else []
        say(deal, *lines, *(["C pass"] if not deal.closed else []))
    assert gained(deal) == change

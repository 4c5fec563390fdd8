"""Strafperlaggen: points that go down, its wild cards, the exchange, who may bet, the order of the count, and whoever comes to zero."""

import pytest

from every import each_of
from rules.helpers import allows, asked, cut_from, gained, refuses, rules_of, say, sit, table, tricks, winner
from rules.perlaggen.three import PLAYED, play_all, steps, straf
from weli.core.cards import ACORNS, SUIT, card_text
from weli.games import match_for
from weli.games.figures.engine.wild import perlaggen

rule = pytest.mark.rule


@rule("PL-STRAF-02", "PL-AIM-03")
def test_everybody_starts_with_nine_and_zero_wins() -> None:
    match = match_for(rules_of("straf"))
    assert (match.scores, match.rules.target) == ([9, 9, 9], 0)
    deal = play_all(straf(score=(1, 5, 9)))
    assert (gained(deal), winner(deal)) == ((-1, -1, 0), "A")
    assert winner(play_all(straf(score=(2, 5, 9)))) == "none"


@rule("PL-STRAF-03", "PL-OQ-47")
def test_a_figure_won_is_taken_off_the_score() -> None:
    deal = play_all(say(straf(), "A bet gleich", "B hold", "C raise", "A hold"), "C")
    assert steps(deal) == ["gleich A -3", "gleich B 2", "gleich C 3", "spiel C -1", "hanger B -1"]
    assert gained(deal) == (-3, 1, 2)


@rule("PL-STRAF-05", "PL-CARD-05")
@each_of(
    ("trump", "order"),
    [
        ("H", "HK S6 S7 E7 H7 HU HO EU EO"),
        ("L", "HK S6 S7 E7 L7 LU LO EU EO"),
        ("S", "HK S6 S7 E7 SU SO EU EO"),
    ],
)
def test_the_wild_cards_and_their_order(trump: str, order: str) -> None:
    rules = rules_of("straf")
    deal = sit("straf", turned=f"{trump}8")
    found = sorted(perlaggen(rules.wild, SUIT[deal.cards.turned[-1]]), key=lambda card: -deal.cards.strength[card])
    assert [card_text(card) for card in found] == order.split()


@rule("PL-STRAF-06", "PL-STRAF-07", "PL-STRAF-08")
def test_three_cards_then_turned_until_no_acorn_lies_there_then_four() -> None:
    pack = "EK EA L7 E8 E9 LA LX HX HU" + " EX EO HA" + " L8 L9 LU LK LO H7 H8 H9 HO S8 S9 SX"
    deal = say(cut_from("straf", f"SA {pack}"), "B cut 1")
    assert [card_text(card) for card in deal.cards.turned] == ["EX", "EO", "HA"]
    assert deal.cards.trump == SUIT[deal.cards.turned[-1]] != ACORNS
    assert list(deal.cards.held) == [7, 7, 7]
    first = {card_text(card) for card in range(36) if deal.cards.hands[0] & 1 << card}
    assert first == {"EK", "EA", "L7", "L8", "L9", "LU", "LK"}


@rule("PL-STRAF-09", "PL-STRAF-10", "PL-OQ-45", "PL-EXCH-10")
def test_the_dealer_exchanges_trumps_and_acorns_and_nobody_upgrades() -> None:
    hands = {"A": "E7 L9", "B": "E9 LX", "C": "LK L8 E8 EA S7"}
    deal = sit("straf", hands, turned="EO EU LU")
    assert asked(deal) == "C"
    refuses(deal, "A exchange L9 LU", "PL-STRAF-10")
    refuses(deal, "C upgrade S7 LU", "PL-STRAF-10")
    say(deal, "C exchange E8 EO", "C exchange LK LU")
    refuses(deal, "C exchange L8 LK", "PL-EXCH-02")
    say(deal, "C exchange EA EU")
    assert (deal.phase(), asked(deal)) == ("play", "-")
    assert {card_text(card) for card in deal.cards.turned} == {"E8", "EA", "LK"}


@rule("PL-STRAF-10")
def test_where_the_dealer_has_nothing_to_give_nobody_exchanges() -> None:
    deal = sit("straf", {"A": "L9", "B": "LX", "C": "H8 H9 S8 S9 SX HX SA"}, turned="LU")
    for line in ("A exchange L9 LU", "B exchange LX LU"):
        refuses(deal, line, "PL-STRAF-10")
    assert say(deal, "C pass").phase() == "play"


@rule("PL-STRAF-33", "PL-OQ-41")
def test_at_one_a_player_neither_bets_nor_raises_but_he_may_hold() -> None:
    deal = straf(score=(1, 9, 9))
    for figure in ("gleich", "hanger", "spiel"):
        refuses(deal, f"A bet {figure}", "PL-STRAF-33")
    say(deal, "C bet gleich")
    allows(deal, "A hold", "A good")
    deal = say(straf(score=(1, 9, 9)), "B bet gleich", "C good")
    refuses(deal, "A raise", "PL-STRAF-33")
    allows(deal, "A hold")


@rule("PL-STRAF-33", "PL-OQ-26")
def test_with_everybody_at_one_it_is_still_his_own_score_that_forbids_it() -> None:
    refuses(straf(score=(1, 1, 1)), "A bet gleich", "PL-STRAF-33")


@rule("PL-OQ-41")
def test_nobody_bets_on_a_figure_that_would_already_bring_him_to_zero() -> None:
    deal = say(straf(score=(9, 2, 3)), "A bet gleich", "B hold", "C pass", "B pass")
    refuses(deal, "B bet gleich", "PL-OQ-41")
    allows(deal, "C bet gleich", "B bet hanger")
    deal = say(straf(score=(9, 9, 3)), "C bet hanger", "A good", "B good", "A bet gleich", "B hold")
    refuses(deal, "C raise", "PL-OQ-41")


@rule("PL-STRAF-34")
def test_unbet_figures_count_spiel_first() -> None:
    deal = play_all(straf(), "C")
    assert steps(deal) == ["spiel C -1", "gleich A -1", "hanger B -1"]
    deal = play_all(say(straf(), "C bet hanger", "A hold"), "C")
    assert steps(deal)[0] == "hanger B -2", "conceded and held ones come before"
    assert winner(play_all(straf(score=(1, 1, 1)), "C")) == "C"


@rule("PL-OQ-40", "PL-ALG-12", "PL-OQ-71")
def test_penalties_first_then_figure_by_figure_and_the_first_at_zero_wins() -> None:
    """A and B would both come to zero with their figures; in each figure what it costs the others counts with it."""
    deal = play_all(straf(score=(2, 2, 9)), "C")
    assert winner(deal) == "none"
    deal = play_all(say(straf(score=(2, 1, 9)), "C bet gleich", "A hold", "B pass", "A pass"), "C")
    assert steps(deal)[:3] == ["gleich A -2", "gleich C 2", "A wins"]
    assert winner(deal) == "A"
    late = play_all(
        say(straf(score=(9, 2, 2)), "B bet hanger", "C hold", "A pass", "C pass", "C bet gleich", "A hold"), "nobody"
    )
    assert steps(late)[:4] == ["hanger B -2", "hanger C 2", "B wins", "gleich A -2"]


@rule("PL-OQ-40")
def test_below_zero_counts_as_reached() -> None:
    deal = play_all(say(straf(score=(2, 9, 9)), "C bet gleich", "A hold", "B raise", "C hold"))
    assert (gained(deal)[0], winner(deal)) == (-3, "A")


@rule("PL-STRAF-39", "PL-STRAF-40", "PL-EX-24.1")
def test_p_spiel_bet_needs_chance() -> None:
    """After five tricks, two, two and one: whoever has one cannot come to four."""
    deals = {}
    for on in (True, False):
        deals[on] = tricks(straf(spiel_bet_needs_chance=on), " ".join(PLAYED["nobody"].split()[:15]))
    assert list(deals[True].tricks.taken) == [1, 2, 2]
    refuses(deals[True], "A bet spiel", "PL-STRAF-39")
    allows(deals[True], "B bet spiel", "C bet spiel")
    allows(deals[False], "A bet spiel")
    held = say(deals[True], "B bet spiel", "C good")
    refuses(held, "A raise", "PL-STRAF-39")
    allows(held, "A hold")
    assert rules_of("straf").stakes.spiel_bet_needs_chance is False


@rule("PL-EX-24.2")
def test_who_holds_against_three_tricks_cannot_win_but_the_bettor_may_lose_too() -> None:
    """Nobody came to four: A as bettor and C as holder pay two each; the Gleich is A's, the Hanger B's."""
    deal = say(straf(), "A bet spiel", "B good", "C hold")
    assert gained(play_all(deal)) == (2 - 1, -1, 2)


# Parameters.


@rule("PL-STRAF-03")
def test_p_scoring_direction() -> None:
    down = play_all(say(straf(), "C bet gleich", "A hold"))
    up = play_all(say(straf(scoring_direction="up", start_score=0, target=9), "C bet gleich", "A hold"))
    assert gained(down) == (-2, -1, 2)
    assert gained(up) == (2, 1, -2)
    assert winner(play_all(straf(scoring_direction="up", start_score=0, target=9, score=(8, 0, 0)))) == "A"
    giltspiel = table(score=(1, 5), scoring_direction="down", start_score=11, target=0)
    assert winner(say(giltspiel, "E concede gleich")) == "NS"


@rule("PL-STRAF-02")
@each_of("start", [9, 12])
def test_p_start_score(start: int) -> None:
    match = match_for(rules_of("straf", start_score=start))
    assert match.scores == [start] * 3
    match = match_for(rules_of("innsbruck-3p", start_score=start - 9))
    assert match.scores == [start - 9] * 3


@rule("PL-STRAF-34")
@each_of(("order", "first"), [(["spiel", "gleich", "hanger"], "C"), (["gleich", "hanger", "spiel"], "A")])
def test_p_count_order_unbet(order: list[str], first: str) -> None:
    assert winner(play_all(straf(score=(1, 1, 1), count_order_unbet=order), "C")) == first

"""Two players."""

from itertools import pairwise

import pytest

from every import each_of
from rules.helpers import (
    allows,
    answerers,
    cut_from,
    due,
    gained,
    hand,
    owner,
    refuses,
    rules_of,
    say,
    sit,
    tricks,
    uncut,
)
from weli.core.acts import SPIEL
from weli.core.cards import cards_of, cards_text
from weli.core.errors import Illegal
from weli.games import game_named
from weli.games.figures.engine.dealing import deal_pack
from weli.referee import Referee

rule = pytest.mark.rule

FIVE = {"A": "EA EK H9 L9 S8", "B": "HX HU L8 SA LU"}
# With H9 turned; B takes a trick with each of these cards.
ACES_AND_KINGS = {"innsbruck-2p5": "EA LA SA", "innsbruck-2p7": "EA LA SA EK"}
PRESETS = each_of("preset", ["innsbruck-2p5", "innsbruck-2p7"])


@rule("PL-2P-01")
@PRESETS
def test_the_rules_are_those_of_four_players(preset: str) -> None:
    two, four = rules_of(preset), rules_of("innsbruck")
    changed = {"players", "sides", "talk", "signal_system", "exchange_roles"}
    if preset == "innsbruck-2p7":
        changed |= {"hand_size", "deal_patterns", "tricks_for_spiel"}
    assert set(two.options_from(four)) == changed


@rule("PL-2P-01")
def test_bets_answers_proofs_and_points_are_those_of_four_players() -> None:
    deal = say(sit("innsbruck-2p5", FIVE, turned="SX"), "B bet gleich")
    assert answerers(deal) == "A"
    refuses(deal, "B hold gleich", "PL-BET-06")
    refuses(deal, "B HX", "PL-PLAY-18")
    say(deal, "A raise", "B good", "B concede hanger", "B concede spiel", "A validate gleich H9 L9", "B pass")
    assert gained(deal) == (4, -2)


@rule("PL-2P-01", "PL-TALK-13")
@PRESETS
@each_of("line", ["say ich habe drei Asse", "ask Hast du den Martl?", "sign Kuss"])
def test_nobody_talks_or_signals(preset: str, line: str) -> None:
    referee = Referee(sit(preset), game_named("perlaggen"))
    with pytest.raises(Illegal) as refused:
        referee.take(0, line)
    assert refused.value.rule == "PL-TALK-13"


@rule("PL-2P-02")
def test_five_cards_two_then_three_then_the_turn_up() -> None:
    deal = say(cut_from("innsbruck-2p5", "L8 EA EK HA HX E8 E9 EX L9 LX LK SA"), "A cut 1")
    assert (hand(deal, "A"), hand(deal, "B")) == ("E8 E9 EX EK EA", "L9 LX LK HX HA")
    assert cards_text(deal.cards.turned) == "SA"


@rule("PL-2P-02", "PL-2P-06")
@PRESETS
def test_three_of_five_or_four_of_seven_tricks_win_the_spiel(preset: str) -> None:
    leads = ACES_AND_KINGS[preset].split()
    assert len(leads) == {"innsbruck-2p5": 3, "innsbruck-2p7": 4}[preset]
    low = "E8 L8 S8 E9 L9" if len(leads) == 3 else "E8 L8 S8 E9 L9 S9 HX"
    deal = sit(preset, {"A": low, "B": ACES_AND_KINGS[preset]}, dealer="A", turned="HA")
    for lead, answer in zip(leads, low.split(), strict=False):
        assert (due(deal), owner(deal, SPIEL)) == ("B", "open")
        tricks(deal, f"{lead} {answer}")
    assert (owner(deal, SPIEL), deal.phase(), list(deal.tricks.taken)) == ("B", "show", [0, len(leads)])


@rule("PL-2P-03")
def test_seven_cards_each() -> None:
    deal = sit("innsbruck-2p7")
    assert [len(hand(deal, seat).split()) for seat in "AB"] == [7, 7]


@rule("PL-2P-04", "PL-2P-05")
@each_of(("pattern", "batches", "before"), [(0, [2, 3, 2], 10), (1, [3, 4], 6)])
def test_seven_cards_in_two_patterns_with_the_turn_up_before_the_last_batch(
    pattern: int, batches: list[int], before: int
) -> None:
    rules = rules_of("innsbruck-2p7")
    pack = [*reversed(rules.cards)]
    deal = deal_pack(rules, 1, [0, 0], pack, pattern)
    assert deal.cards.turned == [pack[before]]
    rest = pack[:before] + pack[before + 1 :]
    starts = [2 * sum(batches[:step]) for step in range(len(batches) + 1)]
    first = [
        card for (start, _), size in zip(pairwise(starts), batches, strict=True) for card in rest[start : start + size]
    ]
    assert cards_of(deal.cards.hands[0]) == sorted(first), "the dealer's left hand neighbour gets his first"
    assert cards_of(deal.cards.hands[1]) == sorted(set(rest[: starts[-1]]) - set(first))


@rule("PL-2P-07")
@PRESETS
@each_of(("dealer", "other"), ["AB", "BA"])
def test_the_other_player_cuts_and_leads(preset: str, dealer: str, other: str) -> None:
    deal = uncut(preset, dealer=dealer)
    refuses(deal, f"{dealer} cut 5", "PL-CUT-01")
    allows(deal, f"{other} cut 5")
    assert due(say(deal, f"{other} cut 1")) == other


@rule("PL-2P-07", "PL-OQ-17")
def test_only_the_dealer_exchanges() -> None:
    hands = {"A": "S8 EK H9 L9 LA", "B": "HX HU L8 SA EX"}
    for dealer, card, other in (("A", "S8", "B SA"), ("B", "SA", "A S8")):
        deal = sit("innsbruck-2p5", hands, turned="SU", dealer=dealer)
        assert deal.phase() == "exchange"
        refuses(deal, f"{other.split()[0]} exchange {other.split()[1]} SU", "PL-EXCH-06")
        say(deal, f"{dealer} exchange {card} SU")
        assert (deal.phase(), "SU" in hand(deal, dealer)) == ("play", True)
    without = sit("innsbruck-2p5", {"A": "E8 EK H9 L9 LA", "B": "HX HU L8 SA EX"}, turned="SU", dealer="A")
    say(without, "A pass")
    assert without.phase() == "play", "there is no partner to whom the right could pass"

"""Opponents at Gaigel: sensible at hand-made positions, fair, and able to play every match to its end.

With four, North is Vorhand, West plays next, and North and South play together.
"""

import random
import statistics
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from rules.gaigel.helpers import GAIGEL, endgame, round_of, table
from rules.helpers import cards, say, seat_number
from weli.arena import Pair, duplicate_deals
from weli.bots import Bot, bot_named
from weli.core.acts import CUT, PASS_ACT, STEP
from weli.core.cards import HIDDEN, card_of, card_text, cards_of
from weli.core.line import show_line
from weli.games import asking_for
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import ELFEN, TAUCHEN, ZWEITE
from weli.games.gaigel.advice.memory import Memory, has_played_on
from weli.games.gaigel.advice.regular import GaigelRegular
from weli.games.gaigel.advice.temper import GaigelTemper
from weli.games.gaigel.advice.worth import worth
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ranks import PACK_48, POINTS_OF
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.gaigel.worlds_by_duties import impossible_cards
from weli.notation import line_of

GUEST = bot_named("stammgast")
RANDOM = bot_named("random")
STEADY = GaigelRegular(GaigelTemper(mixed=0.0))
NAMES = ["random", "lehrbua", "stammgast"]
PRESETS = list(GAIGEL.presets)


def asks(deal: GaigelDeal, seat: str) -> list[int]:
    """What the asking order would let that seat do now."""
    number = seat_number(deal, seat)
    may = deal.legal(number)
    return may if deal.must_act(number) else [PASS_ACT, *may]


def does(deal: GaigelDeal, seat: str, bot: Bot = GUEST, options: list[int] | None = None) -> str:
    """What the opponent does at that seat, as a record has it; `-` where he lets things go on."""
    number = seat_number(deal, seat)
    act = bot.choose(deal.seen_by(number), number, options or asks(deal, seat), random.Random(1))
    return "-" if act == PASS_ACT and not deal.must_act(number) else show_line(line_of([act], deal))


def questions(bot: Bot, deal: GaigelDeal, rng: random.Random) -> Iterator[tuple[int, list[int]]]:
    """Every question until the deal is over, answered by that opponent in all seats."""
    asking = asking_for(deal)
    while not deal.closed:
        seat, options = asking.seat(), asking.options()
        yield seat, options
        asking.take(bot.choose(deal.seen_by(seat), seat, options, rng))


def fresh_deal(rules: GaigelRules, rng: random.Random) -> GaigelDeal:
    match = GaigelMatch(rules)
    match.begin(rng.randrange(rules.players))
    return match.next_deal(rng.sample(rules.cards, len(rules.cards)))


# The first trick.


def test_lays_an_ace_open_where_nothing_else_is_high() -> None:
    assert does(table({"N": "HA L7 LU E7 SU"}), "N", STEADY) == "elfen HA"


def test_opens_in_every_way_with_an_ace_so_that_none_of_them_tells_the_hand() -> None:
    deal = table({"N": "HA L7 LU E7 SU"})
    number = seat_number(deal, "N")
    view, options = deal.seen_by(number), asks(deal, "N")
    acts = Counter(GUEST.choose(view, number, options, random.Random(seed)) // STEP for seed in range(200))
    assert {*acts} == {ELFEN, TAUCHEN, ZWEITE}
    assert acts[ELFEN] > 100


def test_dives_with_a_middle_card_rather_than_the_lowest() -> None:
    said = does(table({"N": "HK L7 L7 E7 SU"}), "N")
    assert said == "tauchen HK"


@pytest.mark.rule("GA-TAC-04")
def test_does_not_open_with_a_king_or_ober_of_a_pair() -> None:
    said = does(table({"N": "HK HO LU E7 E7"}), "N")
    assert said in ("tauchen LU", "tauchen E7")


def test_dives_where_both_aces_would_be_wasted_openly() -> None:
    """Alone, with both copies in hand, the second Ace cannot be beaten, and others may throw theirs at it."""
    assert does(table({"A": "HA HA L7 LU E7"}, preset="3p"), "A", STEADY) == "zweite HA"


def test_of_five_trumps_it_leads_neither_the_pair_nor_the_seven() -> None:
    assert does(table({"N": "S7 SU SO SK SX"}, turned="SA"), "N") in ("SU", "SX")


def test_schmiert_to_the_open_ace_of_the_partner() -> None:
    deal = say(table({"N": "HA L7 LU E7 SU", "S": "EX EO LU L7 SA"}), "N elfen HA")
    round_of(deal, "H7")
    assert does(deal, "S") == "EX"


def test_throws_its_lowest_to_the_open_ace_of_an_opponent() -> None:
    deal = say(table({"N": "HA L7 LU E7 SU", "W": "EX EO LU L7 SA"}), "N elfen HA")
    assert does(deal, "W") == "L7"


# With the talon.


def at_the_table(hands: dict[str, str], played: str = "", turned: str = "SU", **more: object) -> GaigelDeal:
    """Past the first trick; each side has one."""
    taken = {"NS": "HU EO LA LA", "EW": "EA EA HX EO"}
    return round_of(table(hands, turned=turned, **{"taken": taken, "leader": "N", **more}), played)  # type: ignore[arg-type]


def test_schmiert_where_the_partner_has_the_trick() -> None:
    deal = at_the_table({"N": "SA H7 HK LK EK", "S": "LX L7 E7 HO SO", "W": "LU H7 LU E7 HX"}, "SA LU")
    assert does(deal, "S") == "LX"


def test_beats_a_fat_trick_with_a_low_trump() -> None:
    deal = at_the_table(
        {"E": "HK H7 LK EK L7", "N": "HX LK E7 E7 EX", "W": "HA L7 HA EK EX", "S": "SU SA LU LX H7"},
        "HK HX HA",
        leader="E",
    )
    assert does(deal, "S") == "SU"


def test_throws_a_seven_where_nothing_is_to_be_had() -> None:
    deal = at_the_table({"N": "HU HK LK EK L7", "W": "SA L7 LK EK EX", "S": "LX HA LU E7 HO"}, "HU SA")
    assert does(deal, "S") in ("E7", "LU")


@pytest.mark.rule("GA-TAC-04")
def test_keeps_a_pair_while_its_side_has_no_trick() -> None:
    """Two Unters are to be had with it, and the pair would be gone."""
    hands = {"E": "HU H7 LK EK EU", "N": "HK HO SU EX L7"}
    deal = round_of(table(hands, turned="LX", taken={"NS": "", "EW": "E7 L7 LU EO"}, leader="E"), "HU")
    assert does(deal, "N") not in ("HK", "HO")
    memory = Memory(deal.seen_by(0), 0)
    assert worth(memory, card_of("HK"), GaigelTemper()) > 10


def test_keeps_king_and_ober_of_trumps_for_forty() -> None:
    deal = table({"N": "SK SO E7 L7 EU"}, turned="SU", taken={"NS": "", "EW": "E7 LU"}, leader="N")
    assert does(deal, "N") in ("E7", "L7", "EU")


# Pairs.


def test_declares_before_it_leads() -> None:
    assert does(at_the_table({"N": "HK HO L7 EU SA"}), "N") == "pair H"


def test_declares_forty_before_twenty() -> None:
    assert does(at_the_table({"N": "HK HO SK SO SA"}), "N") == "pair S"


def test_waits_with_a_pair_until_its_turn() -> None:
    deal = at_the_table({"S": "HK HO L7 EU SA", "N": "E7 LU LO EK EX"})
    assert does(deal, "S") == "-"


@pytest.mark.rule("GA-PAIR-14")
def test_declares_at_once_where_it_is_enough_and_calls() -> None:
    taken = {"NS": "HA HA HX EA EA EX LX LX", "EW": "E7 L7"}  # 84
    deal = table({"S": "HK HO LU EU SA", "N": "E7 LU LO EK EX"}, taken=taken, leader="N")
    assert does(deal, "S") == "pair H"
    say(deal, "S pair H")
    assert does(deal, "S") == "aus"
    assert does(deal, "N") == "aus"
    assert does(deal, "W") == "-"


@pytest.mark.rule("GA-PAIR-12")
def test_declares_also_where_one_card_must_follow() -> None:
    taken = {"NS": "H7 HU", "EW": "E7 L7"}
    deal = table({"N": "HK HO L7 EU LU"}, preset="wikipedia-4p", taken=taken, leader="N")
    assert does(deal, "N") == "pair H"


# The Seven of trumps.


@pytest.mark.rule("GA-TAC-03")
def test_claims_the_indicator_at_once() -> None:
    assert does(at_the_table({"N": "S7 L7 EU LK HK"}, turned="SA"), "N") == "rob"


@pytest.mark.rule("GA-TAC-02")
def test_leaves_a_king_lying_while_the_other_seven_is_out() -> None:
    deal = say(at_the_table({"N": "S7 L7 EU LK HK"}, turned="SK"), "N rob")
    assert does(deal, "N") not in ("fetch", "rob")


@pytest.mark.rule("GA-ROB-07")
def test_fetches_once_the_other_seven_has_been_played() -> None:
    taken = {"NS": "H7 HU HO S7", "EW": "E7 L7 LU EO"}
    deal = say(at_the_table({"N": "S7 L7 EU LK HK"}, turned="SK", taken=taken), "N rob")
    assert does(deal, "N") == "fetch"


def test_fetches_what_makes_a_pair_of_its_own() -> None:
    deal = say(at_the_table({"N": "S7 L7 EU SO HK"}, turned="SK"), "N rob")
    assert does(deal, "N") == "fetch"
    say(deal, "N fetch")
    assert does(deal, "N") == "pair S"


@pytest.mark.rule("GA-ROB-06")
def test_the_partner_asks_for_a_king_that_makes_forty_and_gets_it() -> None:
    hands = {"N": "S7 L7 EU LK HK", "W": "E7 LU LO EK EX", "S": "S7 SO L7 EU EK"}
    deal = round_of(say(at_the_table(hands, turned="SK"), "N rob"), "EU E7")
    assert does(deal, "S") == "handover"
    say(deal, "S handover")
    assert does(deal, "N") == "good"


# Counting.

NEARLY = {"NS": "HA HA HX EA EA EX LX", "EW": "E7 L7"}  # 74 for North and South


def test_calls_with_101_and_not_with_100() -> None:
    ninety_nine = {"NS": "HA HA EA EA LA LA HX EX LX LU LO", "EW": "E7 L7"}
    deal = table({}, taken=ninety_nine, leader="W")
    assert deal.score.counts[0] == 101
    assert does(deal, "S") == "aus"
    ninety_nine["NS"] = "HA HA EA EA LA LA HX EX LX LK"
    deal = table({}, taken=ninety_nine, leader="W")
    assert deal.score.counts[0] == 100
    assert does(deal, "S") == "-"


def test_the_count_is_memory_and_not_told() -> None:
    deal = table({}, taken=NEARLY, leader="N")
    view = deal.seen_by(0)
    assert view.score.counts == [-1, -1]
    assert Memory(view, 0).counts == deal.score.counts


@pytest.mark.rule("GA-TAC-01")
def test_accuses_who_has_let_it_pass_and_nobody_else() -> None:
    enough = {"NS": "E7 L7", "EW": "HA HA EA EA LA LA HX EX LX LU LO"}
    deal = table({}, taken=enough, leader="N")
    assert does(deal, "S") == "-"
    assert not has_played_on(deal.seen_by(2), 1)
    say(deal, f"N play {show_card_of(deal, 0)}", f"W play {show_card_of(deal, 1)}")
    assert does(deal, "S") == "accuse"
    assert does(deal, "E") == "aus"


def show_card_of(deal: GaigelDeal, seat: int) -> str:
    """The lowest card of a hand, as a record has it."""
    return show_line(line_of([deal.hands[seat][0]], deal)).split()[-1]


def test_asks_an_opponent_for_proof_and_not_the_partner() -> None:
    hands = {"N": "HA L7 LU E7 EU", "W": "S7 SU SO SK SX", "S": "EX EO LU L7 HU", "E": "LK LO HK HU EK"}
    deal = round_of(say(table(hands, turned="SA"), "N elfen HA"), "S7 EX LO")
    assert does(deal, "S") == "proof"
    assert does(deal, "E") == "-"


# The last cards.


def test_two_players_know_the_last_cards_and_play_them_out() -> None:
    """With all other cards won, B holds Ten and Unter of trumps: only the Ace first catches the Ten."""
    a, b = "SA L7", "SX SU"
    taken = {"A": "", "B": ""}
    for card in left_over(a, b):
        side = "A" if sum(POINTS_OF[one] for one in cards(taken["A"])) + POINTS_OF[card] <= 80 else "B"
        taken[side] += f" {card_text(card)}"
    deal = endgame({"A": a, "B": b}, "S", preset="2p", taken=taken, leader="A")
    assert deal.score.counts[0] == 80
    assert does(deal, "A") == "SA"


def left_over(*hands: str) -> list[int]:
    """The pack without these cards, the dearest first."""
    rest = PACK_48[:]
    for hand in hands:
        for card in cards(hand):
            rest.remove(card)
    return sorted(rest, key=POINTS_OF.__getitem__, reverse=True)


@pytest.mark.rule("GA-PLAY-12")
def test_remembers_who_could_not_follow_trump_or_beat() -> None:
    hands = {"N": "HX EK", "W": "LU EU", "S": "HU H7", "E": "HO LK"}
    deal = round_of(endgame(hands, "S", leader="N"), "HX LU HU")
    never = [set(cards_of(cards)) for cards in impossible_cards(deal.seen_by(3))]
    assert {card_of("HA"), card_of("H7"), card_of("SA")} <= never[1]
    assert never[2] == {card_of("HA")}
    assert never[0] == set()


def test_announces_four_sevens_that_are_of_no_other_use() -> None:
    """Not with a trump, nor where the own side opens; and Dissle is left alone."""
    deal = table({"W": "H7 E7 L7 E7 HK"}, preset="4p-sevens-announced")
    assert does(deal, "W") == "siebener"
    assert does(table({"W": "H7 E7 L7 S7 HK"}, preset="4p-sevens-announced"), "W") == "-"
    assert does(table({"S": "H7 E7 L7 E7 HK"}, preset="4p-sevens-announced"), "S") == "-"
    assert does(table({"W": "H7 E7 L7 E7 HK"}, preset="4p-dissle-any"), "W") == "-"


@pytest.mark.rule("GA-VAR-18")
def test_announces_farbe_and_collects_the_suit() -> None:
    deal = table({"N": "HA HX HK HU E7", "S": "HA LA L7 EU EO"}, preset="4p-farbe")
    assert does(deal, "N") == "farbe"
    say(deal, "N farbe")
    assert does(deal, "N", STEADY) in ("tauchen E7", "elfen HA")


def test_shows_five_sevens() -> None:
    deal = table({"W": "H7 E7 L7 S7 H7"}, preset="4p-sevens-show")
    assert does(deal, "W") == "show"


# Before the deal, and what never happens.


@pytest.mark.parametrize("preset", ["kreuz-4p", "wikipedia-4p"])
def test_cuts_somewhere_and_answers_a_knock(preset: str) -> None:
    deal = fresh_deal(GAIGEL.preset(preset), random.Random(3))
    cutter = deal.cutter()
    act = GUEST.choose(deal.seen_by(cutter), cutter, deal.legal(cutter), random.Random(3))
    assert act // STEP == CUT
    if preset == "wikipedia-4p":
        say(deal, f"{deal.seating.seat_names()[cutter]} knock")
        assert does(deal, deal.seating.seat_names()[deal.dealer]) == "good"


@pytest.mark.few(11)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("preset", PRESETS)
def test_plays_whole_matches_by_the_rules(name: str, preset: str, chance: random.Random) -> None:
    bot = bot_named(name)
    rules = GAIGEL.preset(preset)
    match = GaigelMatch(rules)
    match.begin(chance.randrange(rules.players))
    while not match.over:
        deal = match.next_deal(chance.sample(rules.cards, len(rules.cards)))
        for seat, options in questions(bot, deal, chance):
            assert options
            assert all(act == PASS_ACT or deal.check(seat, act) == 0 for act in options)
        match.finish()
        assert len(match.entries) < 200


@pytest.mark.parametrize("preset", PRESETS)
def test_the_regular_never_calls_too_early_nor_lets_it_pass_nor_accuses_wrongly(preset: str) -> None:
    rng = random.Random(101)
    ends: set[int] = set()
    for _ in range(12):
        deal = fresh_deal(GAIGEL.preset(preset), rng)
        for _ in questions(GUEST, deal, rng):
            pass
        ends.add(deal.ending.reason)
    assert not ends & {
        reasons.UNDERGAIGELT,
        reasons.OVERGAIGELT,
        reasons.ACCUSED_RIGHTLY,
        reasons.ACCUSED_WRONGLY,
        reasons.OFFENCE_PROVEN,
    }


def test_who_plays_by_chance_counts_badly_sometimes() -> None:
    rng = random.Random(7)
    ends: set[int] = set()
    for _ in range(120):
        deal = fresh_deal(GAIGEL.preset("3p"), rng)
        for _ in questions(RANDOM, deal, rng):
            pass
        ends.add(deal.ending.reason)
    assert {reasons.AUS_RIGHT, reasons.UNDERGAIGELT, reasons.ACCUSED_RIGHTLY} <= ends


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("kreuz-4p", {"irregularities": "penalise", "pair_window": "on_lead", "rob_window": "any_time"}),
        ("kreuz-4p", {"openings": ["zweite"], "first_trick_trumps": "powerless", "count_aid": "all"}),
        (
            "kreuz-4p",
            {"openings": ["tauchen"], "pair_window": "own_turn", "rob_window": "on_lead", "trump_proof": "none"},
        ),
        ("kreuz-4p", {"elfen_trump_ace": True, "rob_pending": False, "false_accusation": "none", "total_tie": "void"}),
        ("3p", {"solo_losers": "fewest_points", "rob_final_draw_barred": False, "five_trump_lead": False}),
        (
            "6p",
            {"pair_play_next": True, "sevens_quest": ["unannounced"], "auf_farbe": True, "over_enforce": "automatic"},
        ),
    ],
)
def test_every_house_rule_is_playable(preset: str, options: dict[str, object]) -> None:
    pair = Pair(bot_named("stammgast"), bot_named("random"))
    series = duplicate_deals(pair, GAIGEL.preset(preset).with_options(options), deals=8, seed=6, random_scores=True)
    assert len(series.blocks) == 8


# Fairness.


def twin_world(deal: GaigelDeal, seat: int, rng: random.Random) -> GaigelDeal:
    """The same deal with all that the seat has never seen given out anew: other hands, talon, what lies face down."""
    view = deal.seen_by(seat)
    twin = deal.copy()
    if twin.cut.pack:
        twin.cut = twin.cut.copy()
        twin.cut.pack = rng.sample(twin.cut.pack, len(twin.cut.pack))
        return twin
    rest = view.unknown_cards()
    rng.shuffle(rest)
    for place, card in enumerate(view.tricks.lying):
        if card == HIDDEN:
            twin.tricks.lying[place] = rest.pop()
    for other in range(deal.rules.players):
        if other != seat:
            hidden = deal.cards.held[other] - len(view.hands[other])
            twin.set_hand(other, [*view.hands[other], *[rest.pop() for _ in range(hidden)]])
    twin.talon.cards = [rest.pop() for _ in deal.talon.cards]
    assert not rest
    return twin


@pytest.mark.few(len(PRESETS))
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("preset", PRESETS)
def test_acts_alike_in_worlds_it_cannot_tell_apart(name: str, preset: str, chance: random.Random) -> None:
    bot = bot_named(name)
    for _ in range(3):
        deal = fresh_deal(GAIGEL.preset(preset), chance)
        for number, (seat, options) in enumerate(questions(bot, deal, chance)):
            if number % 4 == 0:
                twin = twin_world(deal, seat, chance)
                chosen = bot.choose(deal.seen_by(seat), seat, options[:], random.Random(number))
                assert bot.choose(twin.seen_by(seat), seat, options[:], random.Random(number)) == chosen


def test_the_view_and_the_options_are_left_as_they_were() -> None:
    rng = random.Random(7)
    for preset in ("kreuz-4p", "wikipedia-3p"):
        deal = fresh_deal(GAIGEL.preset(preset), rng)
        for seat, options in questions(GUEST, deal, rng):
            view = deal.seen_by(seat)
            before, listed = view.facts(), options[:]
            GUEST.choose(view, seat, options, random.Random(1))
            assert view.facts() == before
            assert options == listed


# Strength.


@pytest.mark.few(1)
@pytest.mark.parametrize("preset", ["kreuz-4p", "6p", "3p", "2p", "wikipedia-4p", "rutesheim-tournament"])
def test_the_regular_beats_chance(preset: str) -> None:
    pair = Pair(bot_named("stammgast"), bot_named("random"))
    series = duplicate_deals(pair, GAIGEL.preset(preset), deals=30, seed=101)
    assert series.mean - series.margin > 0.4


def test_a_decision_takes_little_time() -> None:
    rng = random.Random(5)
    spent: list[float] = []
    deal = fresh_deal(GAIGEL.preset("kreuz-4p"), rng)
    for seat, options in questions(GUEST, deal, rng):
        view = deal.seen_by(seat)
        begun = time.process_time()
        GUEST.choose(view, seat, options, random.Random(1))
        spent.append(time.process_time() - begun)
    assert statistics.median(spent) < 0.05

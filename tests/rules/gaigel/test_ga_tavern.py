"""Tavern play: forbidden acts happen, and cost a double game once they are proven; and signals, which cost nothing."""

from random import Random
from typing import Any

import pytest

from every import each_of
from rules.gaigel.helpers import GAIGEL, drawn, ended, endgame, gained, hand, rules_of, shuffled, table
from rules.helpers import acts, cards, cited, say
from weli.core.acts import DRAW_ACT, PASS_ACT, PLAY, STEP, kind_of
from weli.core.cards import SUIT, card_text
from weli.core.errors import RulesError
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import AUS, ELFEN, PAIR, TAUCHEN, ZWEITE
from weli.games.gaigel.deal import GaigelDeal
from weli.talk import sheet_of

rule = pytest.mark.rule

HANDS = {"N": "HK E7 LA", "W": "HA H7 S7", "S": "HX HO SA", "E": "SU SK LX"}
WON = {"NS": "EA H7 L7 SU", "EW": "EA E7 L7 LU"}


def tavern(hands: dict[str, str] | None = None, **rest: Any) -> GaigelDeal:
    """The end of a deal with bells as trumps; North leads."""
    return endgame(hands or HANDS, "S", taken=WON, leader="N", irregularities="penalise", **rest)


def does(deal: GaigelDeal, *lines: str) -> GaigelDeal:
    """Makes these acts, allowed or not; what is not must be tolerated."""
    for line in lines:
        seat, said = acts(deal, line)
        for act in said:
            reason = deal.check(seat, act)
            assert reason == 0 or deal.tolerates(reason), f"{line}: {cited(deal, reason)}"
            if reason:
                deal.offend(seat, act, reason)
            deal.play(seat, act)
    return deal


def proven(deal: GaigelDeal, seat: str) -> None:
    """It is proven that this player broke a rule: his side loses a double game."""
    assert (ended(deal), deal.seating.seat_name(deal.ending.ender)) == (reasons.OFFENCE_PROVEN, seat)
    side = 0 if seat in "NS" else 1
    assert gained(deal) == ((2, 0) if side == 0 else (0, 2))
    assert (deal.ending.culprit, deal.ending.champion) == (side, 1 - side)


@rule("GA-Q46")
@each_of("line", ["W play S7", "W play H7", "S play HX", "W pair H"])
def test_a_house_that_prevents_lets_none_of_it_happen(line: str) -> None:
    deal = endgame(HANDS, "S", taken=WON, leader="N")
    say(deal, "N play HK")
    seat, said = acts(deal, line)
    reason = deal.check(seat, said[0])
    assert reason
    assert not deal.tolerates(reason)
    assert tavern().tolerates(reason)


# Proven by a card.

NOT_FOLLOWED = ["N play HK", "W play S7", "S play HX", "E play SU"]


@rule("GA-Q46", "GA-PLAY-09")
@each_of("card", ["HA", "H7"])
def test_any_card_of_the_suit_led_shows_that_he_did_not_follow(card: str) -> None:
    deal = does(tavern(), *NOT_FOLLOWED, "E play LX", "N play LA")
    assert not deal.closed
    proven(does(deal, f"W play {card}"), "W")


@rule("GA-Q46", "GA-PLAY-10")
@each_of("card", ["SA", "S7"])
def test_any_trump_shows_that_he_did_not_trump(card: str) -> None:
    deal = tavern({"N": "HK HX LA", "W": "S7 SA E7", "S": "HO LO LU", "E": "HU LK LX"})
    does(deal, "N play HK", "W play E7", "S play HO", "E play HU", "N play HX")
    assert not deal.closed
    proven(does(deal, f"W play {card}"), "W")


@rule("GA-Q46", "GA-PLAY-10")
@each_of("card", ["SA", "S7"])
def test_a_trump_that_would_not_have_beaten_the_trump_there_tells_as_well(card: str) -> None:
    deal = tavern({"N": "HK HX LA", "W": "SU LK LU", "S": "S7 SA LO", "E": "HU EK LX"})
    does(deal, "N play HK", "W play SU", "S play LO", "E play HU", "W play LU")
    assert not deal.closed
    proven(does(deal, f"S play {card}"), "S")


@rule("GA-Q46")
def test_the_same_card_from_another_hand_proves_nothing() -> None:
    deal = does(tavern(HANDS | {"E": "HA SK LX"}), "N play HK", "W play S7", "S play HX", "E play HA")
    assert not deal.closed


@rule("GA-Q46", "GA-PLAY-11", "GA-PLAY-13")
@each_of(("card", "shows"), [("HA", True), ("HK", False), ("HO", False)])
def test_only_a_card_that_would_have_beaten_shows_that_he_did_not_beat(card: str, shows: bool) -> None:
    deal = tavern({"N": "HK EX LA", "W": "H7 HA HK", "S": "HO LO LU", "E": "HU LK LX"})
    if card == "HO":
        deal.set_hand(1, cards("H7 HA HO"))
    does(deal, "N play HK", "W play H7", "S play HO", "E play HU", "N play LA")
    does(deal, f"W play {card}")
    if shows:
        proven(deal, "W")
    else:
        assert not deal.closed


@rule("GA-Q46", "GA-OPEN-14")
def test_any_plain_card_shows_that_the_trump_in_the_first_trick_was_not_forced() -> None:
    hands = {"N": "HA SA LX EU S7", "W": "HK SX LO H7 E7", "S": "LA HX SU EO EK", "E": "LA SK EA L7 SO"}
    start = table(hands, turned="SU", irregularities="penalise", left=8)
    does(start, "N elfen HA", "W play SX", "S play HX", "E play EA")
    for card in ("HK", "LO", "H7", "E7"):
        proven(does(drawn(start.copy()), "N play LX", f"W play {card}"), "W")
    proven(does(start.copy(), "S proof W"), "W")


@rule("GA-Q46", "GA-OPEN-14", "GA-PAIR-12")
def test_also_one_that_a_declaration_had_not_made_due() -> None:
    hands = {"N": "HA SA LX EU S7", "W": "HK SX LO H7 E7", "S": "HK HO SU LU EK", "E": "LA SK EA L7 SO"}
    deal = table(hands, turned="SU", irregularities="penalise", pair_play_next=True, left=8)
    does(deal, "N elfen HA", "W play LO", "S pair H", "S play SU", "E play EA")
    proven(does(drawn(deal), "N play LX", "W play HK", "S play LU"), "S")


@rule("GA-Q46", "GA-PAIR-03")
def test_a_pair_shows_two_cards() -> None:
    hands = {"N": "HK EX LA", "W": "HO HK E7", "S": "HX LO LU", "E": "HU LK LX"}
    deal = does(tavern(hands), "N play HK", "W play E7", "S play HX", "E play HU")
    proven(does(deal, "W pair H"), "W")


@rule("GA-Q46", "GA-OPEN-06")
@each_of("card", ["HA", "S7", "SA"])
def test_a_wrong_card_that_dived_is_seen_when_it_is_turned_over(card: str) -> None:
    hands = {"N": "HA SA LX EU S7", "W": "HK SX LO H7 E7", "S": "LA HX SU EO EK", "E": "LA SK EA L7 SO"}
    deal = table(hands, turned="SU", irregularities="penalise", left=8)
    does(deal, f"N tauchen {card}", "W play HK", "S play HX")
    assert not deal.closed
    proven(does(deal, "E play EA"), "N")


# Proven as it is tried.


@rule("GA-Q46")
@each_of(
    ("line", "seat"),
    [
        ("E play SU", "E"),
        ("N play LA", "N"),
        ("S play HX", "S"),
        ("W pair H", "W"),
        ("E pair S", "E"),
        ("W rob", "W"),
    ],
)
def test_what_cannot_be_carried_out_is_proven_at_once(line: str, seat: str) -> None:
    start = does(tavern(), "N play HK")
    deal = does(start.copy(), line)
    proven(deal, seat)
    assert (deal.tricks.lying, deal.hands) == (start.tricks.lying, start.hands), "nothing of it happens"


@rule("GA-Q46", "GA-PAIR-02")
def test_a_pair_without_a_trick_is_proven_at_once() -> None:
    deal = table({"W": "HK HO LU LO L7"}, turned="SU", irregularities="penalise")
    proven(does(deal, "W pair H"), "W")


@rule("GA-Q46", "GA-PAIR-07", "GA-PAIR-11")
def test_a_pair_at_the_wrong_time_or_one_by_one_is_proven_at_once() -> None:
    hands = {"N": "HK HO HK LU LA", "W": "EK EO H7 LO L7"}
    taken = {"NS": "EA SX SX EA", "EW": "EX EX L7 LU"}
    deal = table(hands, turned="SU", taken=taken, irregularities="penalise", pair_window="own_turn", left=8)
    proven(does(deal, "W pair E"), "W")
    hands["N"] = "HK HO LU LA LA"
    deal = table(hands, turned="SU", taken=taken, irregularities="penalise", pair_repeat="all_four_at_once", left=8)
    proven(does(say(deal, "N pair H"), "N pair H"), "N")


@rule("GA-Q46", "GA-PLAY-03")
def test_a_card_out_of_turn_in_the_first_trick_is_proven_at_once() -> None:
    deal = table(turned="SU", irregularities="penalise")
    card = hand(deal, "S").split()[0]
    proven(does(deal, f"S play {card}"), "S")


# Proven with the end of the deal.


@rule("GA-Q46", "GA-Q24")
@each_of("line", ["N aus", "W aus", "E accuse NS", "S accuse EW"])
def test_whatever_ends_the_deal_an_offence_before_it_decides(line: str) -> None:
    deal = does(tavern(), *NOT_FOLLOWED, line)
    proven(deal, "W")


@rule("GA-Q46")
def test_the_first_of_two_offences_decides() -> None:
    deal = does(tavern(), *NOT_FOLLOWED[:2], "S play SA", "E play SU")
    assert [deal.seating.seat_name(offence.seat) for offence in deal.offences] == ["W", "S"]
    proven(does(deal, "N aus"), "W")


@rule("GA-Q46")
def test_only_the_culprit_knows_of_an_offence_that_is_not_proven() -> None:
    deal = does(tavern(), *NOT_FOLLOWED)
    assert [len(deal.seen_by(seat).offences) for seat in range(4)] == [0, 1, 0, 0]


@rule("GA-Q46", "GA-Q37", "GA-TOUR-07")
@each_of(("preset", "expected"), [("3p", (2, 0, 0)), ("rutesheim-tournament", (0, 6, 3))])
def test_among_three_the_offender_alone_pays(preset: str, expected: tuple[int, ...]) -> None:
    won = {"A": "EA H7 L7", "B": "EA E7 LX", "C": "LA L7 LU"}
    hands = {"A": "HA H7 S7", "B": "HX HO SA", "C": "HK E7 LA"}
    deal = endgame(hands, "S", taken=won, leader="C", preset=preset, irregularities="penalise")
    does(deal, "C play HK", "A play S7", "B play HX", "A play H7")
    assert gained(deal) == expected


# A model beside the engine.


@rule("GA-Q46")
@pytest.mark.parametrize("preset", ["2p", "3p", "kreuz-4p", "6p"])
def test_offences_come_to_light_as_a_model_says(preset: str, chance: Random) -> None:
    for _ in range(40):
        _offend_and_watch(shuffled(chance.randrange(2**32), preset, irregularities="penalise"), chance)


def _offend_and_watch(deal: GaigelDeal, random: Random) -> None:
    kept: list[
        tuple[int, list[int], bool]
    ] = []  # who, the cards that prove it, whether turning over the first trick does
    while not deal.closed:
        seat, act = _some_act(deal, random)
        reason, kind, card = deal.check(seat, act), kind_of(act), act % STEP
        shown = _shown(deal, seat, act)
        found = [who for who, cards_kept, _ in kept if who == seat and any(one in cards_kept for one in shown)]
        telling = _telling(deal, seat, card, kind) if reason else []
        face_down = deal.is_face_down()
        ends_first = deal.is_first_trick() and len(deal.tricks.lying) + 1 == deal.rules.players and kind == PLAY
        if reason:
            deal.offend(seat, act, reason)
        deal.play(seat, act)
        at_once = reason and not (kind == PLAY and reason not in OUT_OF_TURN) and kind != TAUCHEN
        if reason and not at_once:
            kept.append((seat, telling, kind == TAUCHEN))
        if at_once:
            found = [seat]
        elif ends_first and not found:
            found = [who for who, _, dived in kept if dived]
        elif face_down:
            found = []
        if not found and deal.closed:
            found = [who for who, _, _ in kept][:1]
        if found:
            assert (deal.ending.reason, deal.ending.ender) == (reasons.OFFENCE_PROVEN, found[0])
        assert not (found and not deal.closed)


OUT_OF_TURN = (reasons.NOT_YOUR_TURN, reasons.NOT_YOUR_LEAD, reasons.NOT_YOUR_FIRST_LEAD)


def _some_act(deal: GaigelDeal, random: Random) -> tuple[int, int]:
    """What the player due may do; now and then a card, a dive or a pair of anybody that the house tolerates."""
    if deal.calls.calling:
        return deal.answering()[0], random.choice([PASS_ACT, AUS * STEP])
    if deal.tricks.drawing:
        return deal.tricks.leader, DRAW_ACT
    due_seat = deal.turn()
    forbidden = [
        (seat, act)
        for seat in deal.active
        for act in [*deal.hands[seat], *[TAUCHEN * STEP + card for card in deal.hands[seat]], PAIR * STEP]
        if deal.tolerates(deal.check(seat, act)) and (seat == due_seat or random.random() < 0.02)
    ]
    if forbidden and random.random() < 0.3:
        return random.choice(forbidden)
    wanted = (PLAY, ELFEN, TAUCHEN, ZWEITE, PAIR)
    return due_seat, random.choice([act for act in deal.legal(due_seat) if kind_of(act) in wanted])


def _shown(deal: GaigelDeal, seat: int, act: int) -> list[int]:
    """The cards that everybody sees by that act."""
    if kind_of(act) == PLAY and not deal.is_face_down() and not deal.before_opening():
        return [act]
    if kind_of(act) == PAIR:
        return [card for card in deal.hands[seat] if SUIT[card] == act % STEP and card_text(card)[1] in "KO"]
    return []


def _telling(deal: GaigelDeal, seat: int, card: int, kind: int) -> list[int]:
    """The cards in hand that prove that this one was wrong."""
    held = deal.hands[seat]
    if kind != PLAY or not deal.tricks.lying:
        return []
    if deal.is_first_trick():
        return [one for one in held if SUIT[one] != deal.talon.trump]
    led = SUIT[deal.tricks.lying[0]]
    best = max(_strength(one, led, deal.talon.trump) for one in deal.tricks.lying)
    for suit in (led, deal.talon.trump):
        of_it = [one for one in held if SUIT[one] == suit]
        if of_it and SUIT[card] != suit:
            return of_it
        if of_it:
            return [one for one in of_it if _strength(one, led, deal.talon.trump) > best]
    return []


def _strength(card: int, led: int, trump: int) -> tuple[int, int]:
    suit = SUIT[card]
    return (2 if suit == trump else 1 if suit == led else 0, "7UOKXA".index(card_text(card)[1]))


# Signals.


@rule("GA-SIG-01", "GA-SIG-02", "GA-Q57")
@each_of("preset", GAIGEL.presets)
def test_partners_may_signal_where_the_house_lets_them(preset: str) -> None:
    rules = rules_of(preset)
    assert rules.signalling.signals == rules.talk == (rules.players > 3)
    sheet = sheet_of(rules)
    assert (sheet is not None and sheet.name == "gaigel") == (rules.players > 3)
    if rules.players > 3:
        assert sheet_of(rules_of(preset, signals=False)) is None
    else:
        with pytest.raises(RulesError):
            rules_of(preset, signals=True)


@rule("GA-SIG-03")
def test_the_usual_code() -> None:
    sheet = sheet_of(rules_of())
    assert sheet is not None
    assert {sign.gestures: sign.meaning.id for sign in sheet.signs} == {
        ("tongue-in-cheek",): "bells",
        ("scratch-shoulder",): "acorns",
        ("hand-on-heart",): "hearts",
        ("tongue",): "leaves",
        ("blink",): "trump-ace",
    }


@rule("GA-SIG-02", "GA-SIG-08")
@each_of("chance", [0.0, 0.25, 0.6, 1])
def test_how_often_an_opponent_sees_a_signal_is_a_chance(chance: float) -> None:
    assert rules_of(signal_intercept=chance).signalling.signal_intercept == chance
    for impossible in (-0.1, 1.1, True):
        with pytest.raises(RulesError):
            rules_of(signal_intercept=impossible)


@rule("GA-SIG-08")
def test_signals_change_nothing_that_may_be_done() -> None:
    with_signals, without = table(), table(signals=False)
    assert [with_signals.legal(seat) for seat in range(4)] == [without.legal(seat) for seat in range(4)]

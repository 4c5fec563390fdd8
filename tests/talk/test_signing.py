"""What a seat could truthfully sign: by its own cards, the most important first."""

import random

import pytest

from talk.hands import DEUTSCHNOFEN, EICHEL, FISS, INNSBRUCK, NORTH, SOUTH, deal
from weli.core.cards import BIT, card_text, set_of
from weli.games.figures.engine import reasons
from weli.games.figures.engine.dealing import deal_hands
from weli.games.figures.engine.ruleset import FigureRules
from weli.notation import parse
from weli.talk import Weight, sheet_of, true_signs

rule = pytest.mark.rule

COMMON = [("innsbruck", INNSBRUCK), ("noaflhaus", INNSBRUCK.with_options({"signal_system": "noaflhaus"}))]
EVERY_SHEET = [*(each for _, each in COMMON), EICHEL, DEUTSCHNOFEN, FISS]


def signed(rules: FigureRules, hand: str, turned: str = "L8") -> list[str]:
    """What North could sign with that hand, in order."""
    view = deal(rules, hand, turned=turned).seen_by(NORTH)
    sheet = sheet_of(rules)
    assert sheet is not None
    return [given.said for given in true_signs(view, NORTH, sheet)]


@rule("PL-SIG-01", "PL-SIG-08", "PL-SIG-10")
def test_the_best_perlagg_comes_first_then_a_long_figure_then_trumps() -> None:
    """The Martl makes a fourth Nine; leaves are trumps."""
    assert signed(INNSBRUCK, "HK E9 EX S9 L9") == ["look-up", "head-right", "drum-fingers"]


@rule("PL-SIG-02", "PL-SIG-03", "PL-SIG-04", "PL-SIG-05", "PL-SIG-06", "PL-SIG-07")
def test_perlaggen_are_signed_in_their_order() -> None:
    found = signed(INNSBRUCK, "LO S7 L7 LU S6")
    assert found[:4] == ["kiss", "shoulder-right", "wink", "wink wink"]
    assert signed(INNSBRUCK, "LA E7 EA HX H9")[:2] == ["shoulder-left", "thumb"]


@rule("PL-SIG-05", "PL-SIG-06")
def test_noaflhaus_has_other_signs_for_the_same_cards() -> None:
    noaflhaus = COMMON[1][1]
    assert signed(noaflhaus, "S7 LU EA H8 SX") == ["wink-right", "shoulder"]
    assert signed(noaflhaus, "L7 L9 EA HX H8") == ["wink-left", "fingers"]


@rule("PL-SIG-09", "PL-SIG-29", "PL-SIG-46")
def test_who_has_neither_trumps_nor_perlaggen_says_so() -> None:
    assert signed(INNSBRUCK, "EA HX H9 SK S8") == ["shake-head"]
    assert signed(INNSBRUCK, "EA HX H9 SK L9") == ["drum-fingers"]
    assert signed(EICHEL, "EA HX H9 SK S8") == ["shake-head"]
    assert signed(DEUTSCHNOFEN, "EA HX H9 SO S8") == ["shake-head"]
    assert signed(DEUTSCHNOFEN, "EA HA SA SO S8") == [], "three Aces are no bad hand"


@rule("PL-SIG-10", "PL-SIG-11")
def test_a_figure_is_signed_from_four_cards_on() -> None:
    assert signed(INNSBRUCK, "EA HA SA SO S8") == ["shake-head"], "three Aces are not enough"
    assert "head-right" in signed(INNSBRUCK, "EA HA SA LA S8")
    assert signed(INNSBRUCK, "EK EO EU EX S8") == ["nod", "shake-head"]


@rule("PL-SIG-24", "PL-SIG-25", "PL-SIG-27", "PL-EICH-21")
def test_a_wink_for_each_card() -> None:
    assert signed(EICHEL, "E7 EO LU LO LK") == [
        "wink-right wink-right",
        "wink-left wink-left",
        "shoulder-right",
        "shoulder-left",
        "index-finger",
    ]
    assert "wink-left" in signed(EICHEL, "EU H8 S9 HX SA")


@rule("PL-SIG-42", "PL-SIG-43", "PL-SIG-44", "PL-SIG-45", "PL-VAR-23")
def test_deutschnofen_has_one_sign_for_two_cards() -> None:
    assert signed(DEUTSCHNOFEN, "SK H7 E7 LO HX")[:4] == ["look-up", "wink-right", "wink-left", "shrug"]
    assert signed(DEUTSCHNOFEN, "S6 HK S7 L7 HX")[:4] == ["kiss", "look-up", "wink-right", "wink-left"]


@rule("GS-SIG-01", "GS-SIG-02", "GS-SIG-03", "GS-SIG-04", "GS-SIG-05")
def test_giltspiel_tells_high_trumps_then_figures_then_small_trumps_then_suits() -> None:
    found = signed(FISS, "LK LU L9 E9 EX")
    assert found[:5] == ["index-finger", "ring-finger", "mouth-wide", "mouth-up", "little-finger"]
    assert found[5:] == ["look-up", "look-down"], "three leaves, two acorns"


@rule("GS-SIG-06")
def test_giltspiel_shakes_the_head_at_a_bad_hand() -> None:
    assert signed(FISS, "EA HX H8 SK S9")[0] == "shake-head"
    assert "shake-head" not in signed(FISS, "EA HA SA HX S9")
    assert "shake-head" not in signed(FISS, "EA HX H8 SK L9")


def test_a_card_that_has_been_played_is_signed_no_more() -> None:
    before = deal(INNSBRUCK, "HK EX HX S9 H8")
    sheet = sheet_of(INNSBRUCK)
    assert sheet is not None
    after = before.copy()
    after.lay_as(NORTH, parse("HK").cards[0][0], parse("EA").cards[0][0], reasons.FAILED_FIGURE_PASSES)
    assert [given.said for given in true_signs(before.seen_by(NORTH), NORTH, sheet)] == ["look-up"]
    assert [given.said for given in true_signs(after.seen_by(NORTH), NORTH, sheet)] == ["shake-head"]


@rule("GS-SIG-01", "PL-SIG-01")
@pytest.mark.parametrize("rules", EVERY_SHEET, ids=lambda rules: f"{rules.name} {rules.signal_system}")
def test_every_sign_is_true_and_known_from_the_seats_own_view(rules: FigureRules) -> None:
    """What a sign says is looked up in the whole deal; the other hands may be any, the signs stay the same."""
    sheet = sheet_of(rules)
    assert sheet is not None
    for seed in range(60):
        rng = random.Random(seed)
        pack = rng.sample(rules.cards, len(rules.cards))
        turned = next(card for card in pack[20:] if card_text(card)[1] in "89X")
        if card_text(turned)[0] == "E" and not rules.wild.acorns_may_be_trump:
            continue
        hands = [pack[5 * seat : 5 * seat + 5] for seat in range(4)]
        one = deal_hands(rules, SOUTH, [0, 0], hands, [turned])
        rest = [card for card in rules.cards if card not in [*hands[0], turned]]
        rng.shuffle(rest)
        other = deal_hands(rules, SOUTH, [0, 0], [hands[0], rest[:5], rest[5:10], rest[10:15]], [turned])
        given = true_signs(one.seen_by(NORTH), NORTH, sheet)
        assert given == true_signs(other.seen_by(NORTH), NORTH, sheet), f"seed {seed}"
        assert given == sorted(given, key=lambda each: each.weight), f"seed {seed}"
        for each in given:
            assert set_of([*each.cards]) & ~one.cards.hands[NORTH] == 0, f"seed {seed}"
            assert bool(each.cards) == (each.weight not in (Weight.NOTHING, Weight.FIGURE, Weight.LONG_FIGURE))
            if each.weight == Weight.PERLAGG:
                assert any(one.cards.wild & BIT[card] for card in each.cards), f"seed {seed}"
            if each.weight in (Weight.FIGURE, Weight.LONG_FIGURE):
                figure = 0 if each.sign.meaning.kind == "gleich" else 1
                assert one.full_figure(NORTH, figure) // 16 >= each.sign.meaning.least, f"seed {seed}"


@rule("PL-TALK-13", "PL-2P-01", "PL-3P-02")
def test_without_a_partner_there_is_no_sheet() -> None:
    assert sheet_of(INNSBRUCK.with_options({"talk": False})) is None
    assert sheet_of(INNSBRUCK.with_options({"signal_system": "none"})) is None
    assert sheet_of(INNSBRUCK.with_options({"signal_system": "custom"})) is None

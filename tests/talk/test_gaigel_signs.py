"""The signs of Gaigel: the sheet, what may be said with it, and what a computer player signs."""

import pytest

from weli.core.cards import card_of
from weli.games import GAMES
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands
from weli.games.gaigel.ruleset import GaigelRules
from weli.talk import phrases_for, sheet_of, unasked

RULES = GAMES["gaigel"].preset("kreuz-4p")
NORTH, WEST, SOUTH, EAST = range(4)


def dealt(*hands: str) -> GaigelDeal:
    """North, West, South and East hold these; West deals, South leads, hearts are trumps."""
    assert isinstance(RULES, GaigelRules)
    held = [[card_of(card) for card in hand.split()] for hand in hands]
    talon = [card_of(card) for card in "E7 E7 S7 S7 L7 L7 H7 HU".split()]
    return deal_hands(RULES, WEST, [0, 0], held, talon)


def signed(deal: GaigelDeal, seat: int) -> str | None:
    sheet = sheet_of(RULES)
    assert sheet is not None
    return unasked(deal.seen_by(seat), seat, sheet)


@pytest.mark.rule("GA-SIG-03")
def test_every_sign_of_the_sheet() -> None:
    sheet = sheet_of(RULES)
    assert sheet is not None
    assert {sign.gestures[0]: sign.meaning.id for sign in sheet.signs} == {
        "tongue-in-cheek": "bells",
        "scratch-shoulder": "acorns",
        "hand-on-heart": "hearts",
        "tongue": "leaves",
        "blink": "trump-ace",
    }


@pytest.mark.rule("GA-SIG-02", "GA-Q57")
def test_who_has_no_partner_has_no_signs_and_nobody_has_phrases() -> None:
    assert phrases_for(RULES) == []
    assert sheet_of(GAMES["gaigel"].preset("3p")) is None
    assert sheet_of(RULES.with_options({"signals": False})) is None


@pytest.mark.rule("GA-SIG-06")
def test_vorhands_partner_signs_a_plain_ace_and_anybody_the_ace_of_trumps() -> None:
    deal = dealt("LA HA HO EK SK", "SA LX EO EU HO", "LK LO EX HK HX", "LU LO HA SO HK")
    assert signed(deal, NORTH) == "sign tongue"
    assert signed(deal, WEST) is None, "whose Ace helps nobody to dive"
    assert signed(deal, EAST) == "sign blink"
    deal.play(SOUTH, deal.legal(SOUTH)[0])
    assert signed(deal, NORTH) == "sign blink"

"""The packs of the region: whole, light enough, marked as described, and told apart where they are small."""

import gzip
import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser

from deck.recognition import CORNER, nearest, painted
from weli.art.decks.card import INDEX_INK
from weli.art.decks.inks import OCHRE, PALE, PAPER
from weli.art.decks.letters import text as write
from weli.art.decks.pen import Pen
from weli.art.decks.signs import SIGNS, sign_shape
from weli.art.decks.skins import SKINS, cards_of, draw

COURT_BYTES, SKIN_BYTES = 12_000, 250_000
MARKS = {
    "tell": {
        "HA": {"flowers"}, "SA": {"sheaf", "sickle"}, "LA": {"boy", "girl", "wine press"}, "EA": {"firewood"},
        "HK": {"horse", "sceptre"}, "LK": {"horse", "sceptre"}, "EK": {"horse", "sceptre"}, "SK": {"horse", "sceptre"},
        "EO": {"crossbow", "apple"}, "SO": {"halberd"}, "HO": {"whip"}, "LO": {"falcon"},
        "EU": {"armour"}, "LU": {"fur coat"}, "HU": {"horn"}, "SU": {"crossed arms"},
        "S6": {"word", "bells", "acorn", "heart"},
    },
    "salzburg": {
        "EA": {"barrel", "goblet"}, "SA": {"boar", "hound"}, "HA": {"vase", "ribbon"}, "LA": {"vase", "bird"},
        "SK": {"castle shield", "sceptre"}, "HK": {"anchor shield", "sceptre"}, "EK": {"figure shield", "sceptre"},
        "LK": {"cap", "sceptre"}, "HO": {"bicorne", "hand on the sword"}, "LO": {"drum"}, "EO": {"round shield", "sabre"},
        "SO": {"hilt"}, "LU": {"fife"}, "SU": {"sabre"}, "HU": {"spear"}, "EU": {"sabre"},
        "H8": {"elephant"}, "H7": {"snake frame"}, "S8": {"stamp"},
        "L7": {"goat"}, "L8": {"angler"}, "E8": {"shepherd", "sheep"}, "E7": {"couple"},
        "S6": {"word", "willow", "urn"},
    },
    "wuerttemberg": {
        "EA": {"stock pot"}, "LA": {"lying bottles"}, "HA": {"bottle"}, "SA": {"glass"},
        "EK": {"shield", "sceptre"}, "LK": {"lyre", "sceptre"}, "HK": {"orb", "sceptre"}, "SK": {"sceptre"},
        "EO": {"horse", "word"}, "LO": {"horse", "word"}, "HO": {"horse", "word"}, "SO": {"horse", "word"},
        "SU": {"knapsack", "hat"}, "EU": {"hat"}, "LU": {"hat"}, "HU": {"hat"},
    },
}  # fmt: skip


def signs(svg: str, suit: str) -> list[float]:
    """How far down the middles of the suit's signs lie, in card units."""
    return [float(y) / 2 for y in re.findall(rf'href="#{suit}" transform="translate\(\S+ ([\d.]+)\)', svg)]


@pytest.mark.parametrize("skin", SKINS)
def test_a_pack_is_whole_and_light(skin: str) -> None:
    drawn = {name: gzip.compress(draw(skin, name).encode(), 9) for name in cards_of(skin)}
    assert len(drawn) == (24 if skin == "wuerttemberg" else 33)
    assert {
        name: len(data) for name, data in drawn.items() if len(data) > COURT_BYTES + 2_200
    } == {}  # with the four signs
    assert sum(len(data) for data in drawn.values()) - 2_200 * len(drawn) < SKIN_BYTES


@pytest.mark.parametrize(("skin", "name"), [(skin, name) for skin in SKINS for name in MARKS[skin]])
def test_a_card_bears_the_marks_of_its_description(skin: str, name: str) -> None:
    assert MARKS[skin][name] <= set(re.findall(r'data-mark="([^"]*)"', draw(skin, name)))


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("suit", "HLES")
def test_the_ober_has_his_sign_high_and_the_unter_his_own_low(skin: str, suit: str) -> None:
    middle = 1000 if skin == "salzburg" else 500
    assert min(signs(draw(skin, suit + "O", learner=False), suit)) < middle / 2
    assert min(signs(draw(skin, suit + "U", learner=False), suit)) > middle / 2


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("name", ["HA", "LO", "EX"])
def test_for_a_left_hand_the_corner_is_at_the_right_and_no_word_is_mirrored(skin: str, name: str) -> None:
    width = 265 if skin == "salzburg" else 315
    right, left = (corner_sign(draw(skin, name, left=left), name[0]) for left in (False, True))
    assert right[0] < width / 2
    assert left == (pytest.approx(2 * width - right[0], abs=1), right[1])
    assert letters("OBER") == letters("OBER", mirrored=True) != []


def corner_sign(svg: str, suit: str) -> tuple[float, float]:
    """Where the sign below the letter in the corner stands: the last one drawn."""
    places = re.findall(rf'href="#{suit}" transform="translate\((\S+) ([\d.]+)\)', svg)
    return float(places[-1][0]) / 2, float(places[-1][1]) / 2


def letters(word: str, mirrored: bool = False) -> list[tuple[str | None, str]]:
    """How a word is drawn whose middle is where the mirror stands."""
    pen = Pen()
    write(pen.mirrored(100) if mirrored else pen, word, 100, 20, 42)
    return pen.out


def lightness(ink: str) -> float:
    """Relative luminance as WCAG 2.2 has it, 0 to 1."""
    parts = [int(ink[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("ink", INDEX_INK.values())
def test_letters_stand_out_from_the_paper(ink: str) -> None:
    assert (lightness(PAPER) + 0.05) / (lightness(ink) + 0.05) >= 7


SIGN = (12, 12)
"""a sign in the corner of the narrowest card, in pixels"""


def alone(skin: str, suit: str) -> str:
    """A sign on a card's paper, as a picture."""
    ground = f'<rect x="-50" y="-50" width="100" height="100" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">{ground}{sign_shape(skin, suit)}</svg>'


def greys(seen: list[int]) -> list[float]:
    """The lightness of each pixel, 0 to 255."""
    return [0.21 * r + 0.72 * g + 0.07 * b for r, g, b in zip(seen[::4], seen[1::4], seen[2::4], strict=True)]


@pytest.mark.browser
@pytest.mark.parametrize("skin", SKINS)
def test_signs_are_told_apart_without_colour_in_the_smallest_corner(browser: Browser, skin: str) -> None:
    """By form: of any two, a fifth of the pixels is quite another grey."""
    seen = {suit: greys(each) for suit, each in small_signs(browser, skin).items()}
    for one, other in combinations(seen.values(), 2):
        assert sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True)) > len(one) / 5


def test_the_acorn_is_darker_than_the_bell() -> None:
    assert (lightness(PALE) + 0.05) / (lightness(OCHRE) + 0.05) >= 2


def small_signs(browser: Browser, skin: str) -> dict[str, list[int]]:
    return painted(browser, {suit: alone(skin, suit) for suit in SIGNS}, SIGN[0], SIGN)


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.few(0)
@pytest.mark.parametrize("skin", SKINS)
def test_no_two_cards_are_alike_at_forty_pixels(browser: Browser, skin: str) -> None:
    cards = {name: draw(skin, name) for name in cards_of(skin)}
    whole, strip = nearest(painted(browser, cards))[0], nearest(painted(browser, cards, kept=CORNER))[0]
    assert whole[0] > 2.5, whole
    assert strip[0] > 6, strip

"""`weli cards --print`: what is printed measures right, to half a millimetre, and both sides of the paper meet."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from weli.art.decks.printing import sheets
from weli.art.decks.skins import SKINS
from weli.commands.cards import print_pack
from weli.core.errors import NotationError

SIZES = {"tell": (63, 100), "salzburg": (53, 100), "wuerttemberg": (63, 100)}
CARDS = {"tell": 33, "salzburg": 33, "wuerttemberg": 48}
A4 = (210, 297)
EDGE = 4
"""What no usual printer prints at the rim of a page, in mm."""
HALF = 0.5
PIXELS = 96 / 25.4
"""of a browser, in a millimetre"""


@dataclass
class Laid:
    """A card on a page, in mm."""

    name: str
    x: float
    y: float
    w: float
    h: float


def pages(text: str) -> list[list[Laid]]:
    """What lies on each page, by the numbers of the file."""
    found = re.findall(r'<svg [^>]*class="page".*?</svg>', text)
    for page in found:
        assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in page
    card = r'<use href="#(\w+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"'
    return [[Laid(name, *map(float, box)) for name, *box in re.findall(card, page)] for page in found]


@pytest.fixture(scope="module", params=SKINS)
def printed(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param, sheets(request.param, "", "", "de")


def test_cards_measure_what_such_cards_measure(printed: tuple[str, str]) -> None:
    skin, text = printed
    for each in (each for page in pages(text) for each in page):
        assert (each.w, each.h) == pytest.approx(SIZES[skin], abs=HALF)
        assert min(each.x, each.y, A4[0] - each.x - each.w, A4[1] - each.y - each.h) >= EDGE


def test_the_whole_pack_is_there_and_every_card_has_its_back_behind_it(printed: tuple[str, str]) -> None:
    skin, text = printed
    fronts, backs = pages(text)[::2], pages(text)[1::2]
    assert sum(map(len, fronts)) == CARDS[skin]
    assert {each.name for page in backs for each in page} == {"back"}
    for front, back in zip(fronts, backs, strict=True):
        turned = [(A4[0] - each.x - each.w, each.y) for each in back]
        for card, place in zip(front, turned, strict=True):
            assert place == pytest.approx((card.x, card.y), abs=HALF)


def test_cut_marks_lie_in_the_lines_of_the_cut_and_on_no_card(printed: tuple[str, str]) -> None:
    _, text = printed
    (first,) = re.findall(r'<svg [^>]*class="page".*?</svg>', text)[:1]
    marks = re.findall(r"M([\d.]+) ([\d.]+)([hv])([\d.]+)", "".join(re.findall(r'<path d="([^"]*)"', first)))
    ends = [(float(x), float(y), float(n) * (way == "h"), float(n) * (way == "v")) for x, y, way, n in marks]
    for card in pages(text)[0]:
        for edge in (card.x, card.x + card.w):
            assert sum(abs(x - edge) < 0.01 and not w for x, _, w, _ in ends) >= 4
        for edge in (card.y, card.y + card.h):
            assert sum(abs(y - edge) < 0.01 and not h for _, y, _, h in ends) >= 4
        for x, y, w, h in ends:
            beside = x + w <= card.x + 0.01 or x >= card.x + card.w - 0.01
            assert beside or y + h <= card.y + 0.01 or y >= card.y + card.h - 0.01


def test_no_two_cards_of_a_page_lie_over_each_other(printed: tuple[str, str]) -> None:
    for page in pages(printed[1]):
        for i, one in enumerate(page):
            for other in page[i + 1 :]:
                assert abs(one.x - other.x) >= one.w or abs(one.y - other.y) >= one.h


def test_a_pack_for_a_left_hand_lies_on_the_same_places(printed: tuple[str, str]) -> None:
    skin, text = printed
    mirrored = sheets(skin, "", "", "de", left=True)
    assert pages(mirrored) == pages(text)
    assert mirrored != text


@pytest.mark.browser
def test_a_browser_lays_the_rule_and_the_cards_out_as_long_as_they_are(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "pack.html"
    file.write_text(sheets("salzburg", "", "", "de"), "utf-8")
    page = browser.new_page()
    page.goto(file.as_uri())
    widths = "(found) => found.map((each) => each.getBoundingClientRect().width)"
    rules = page.locator("#rule").evaluate_all(widths)
    assert rules
    assert [width / PIXELS for width in rules] == pytest.approx([100] * len(rules), abs=HALF)
    cards = page.locator(".page use").evaluate_all(widths)
    assert [width / PIXELS for width in cards] == pytest.approx([53] * len(cards), abs=HALF)
    paper = page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", paper)
    assert len(boxes) == len(page.locator(".page").all())
    for width, height in boxes:
        assert (float(width) / 72 * 25.4, float(height) / 72 * 25.4) == pytest.approx(A4, abs=HALF)
    page.close()


@pytest.mark.parametrize(
    ("pack", "file", "key"),
    [
        ("doppel", "x.html", "cards.unknown"),
        ("tell", "there.html", "house.there-already"),
        ("tell", "no/x.html", "house.not-written"),
    ],
)
def test_what_cannot_be_written_is_said(tmp_path: Path, pack: str, file: str, key: str) -> None:
    (tmp_path / "there.html").write_text("mine")
    with pytest.raises(NotationError) as refused:
        print_pack(pack, tmp_path / file, "en", None)  # type: ignore[arg-type]
    assert refused.value.key == key
    assert (tmp_path / "there.html").read_text() == "mine"

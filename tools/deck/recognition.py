"""Whether a card is told from its neighbours at a glance: cards as the browser paints them 40 px wide, compared pixel by pixel."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SMALL = 40
"""the narrowest a card is shown, in CSS pixels"""
WHOLE = (40, 80)
CORNER = (10, 18)
"""letter and sign: columns and rows of that which are seen of a card behind another"""

_PAINT = """async ([svgs, width, columns, rows]) => {
  const painted = {};
  for (const [name, svg] of Object.entries(svgs)) {
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
    await image.decode();
    const height = Math.round(width * image.naturalHeight / image.naturalWidth);
    const canvas = new OffscreenCanvas(width, height);
    const brush = canvas.getContext("2d");
    brush.drawImage(image, 0, 0, width, height);
    painted[name] = Array.from(brush.getImageData(0, 0, columns, Math.min(rows, height)).data);
  }
  return painted;
}"""


def painted(
    browser: Browser, svgs: dict[str, str], width: int = SMALL, kept: tuple[int, int] = WHOLE
) -> dict[str, list[int]]:
    """The columns and rows `kept`, from the upper left, of each card so wide: red, green, blue and cover of each pixel."""
    page = browser.new_page()
    seen: dict[str, list[int]] = page.evaluate(_PAINT, [svgs, width, *kept])
    page.close()
    return seen


def difference(one: list[int], other: list[int]) -> float:
    """The mean difference of two pictures of the same size, 0 (the same) to 255 (black beside white)."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def nearest(seen: dict[str, list[int]]) -> list[tuple[float, str, str]]:
    """All pairs of cards, the most alike first."""
    return sorted((difference(seen[a], seen[b]), a, b) for a, b in combinations(seen, 2))

"""The cards without figures: signs in columns, hung on a branch in the Tell pack, and the Roman numeral above."""

from __future__ import annotations

from weli.art.decks.card import Picture
from weli.art.decks.inks import GREEN, KEY, RED
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, WEDGE, Pen
from weli.art.decks.things import blade

NUMERALS = {"X": "X", "9": "IX", "8": "VIII", "7": "VII"}
LEFT, MIDDLE, RIGHT = 0, 1, 2
PLACES: dict[str, tuple[tuple[int, float], ...]] = {
    "X": tuple((side, y) for y in (0.0, 0.25, 0.5, 0.75, 1.0) for side in (LEFT, RIGHT)),
    "9": (*((side, y) for y in (0.0, 1 / 3, 2 / 3, 1.0) for side in (LEFT, RIGHT)), (MIDDLE, 0.5)),
    "8": tuple((side, y) for y in (0.0, 1 / 3, 2 / 3, 1.0) for side in (LEFT, RIGHT)),
    "7": (*((side, y) for y in (0.0, 0.5, 1.0) for side in (LEFT, RIGHT)), (MIDDLE, 0.25)),
}
"""where the signs stand: column, and share of the way from the uppermost to the lowest"""


def pips(skin: str, suit: str, rank: str) -> Picture:
    """The picture of a card that shows its suit's sign as often as its rank says."""

    def picture(p: Pen) -> None:
        width = 530 if skin == "salzburg" else 630
        columns = (226.0, 312.0, 398.0) if skin == "salzburg" else (230.0, 338.0, 446.0)
        top, foot = 178.0, 880.0
        size = (124.0 if rank == "X" else 138.0) * (0.94 if skin == "salzburg" else 1)
        if skin != "salzburg" or rank == "X":
            p.mark("numeral")
            text(p, NUMERALS[rank], columns[MIDDLE], 44, 44, KEY, bold=1.2, space=12)
        if skin == "tell":
            p.mark("branch")
            _branch(p, rank, columns, top, foot)
        p.mark("signs")
        for column, share in PLACES[rank]:
            p.use(suit, columns[column], top + (foot - top) * share, size, 0, column == LEFT and suit != "H")
        p.mark("")
        if skin == "wuerttemberg":
            p.box(width - 60, 900, 22, 46, 3)
            p.line(f"{width - 54},908 {width - 44},938|{width - 44},908 {width - 54},938", 3, EVEN)

    return picture


def _branch(p: Pen, rank: str, columns: tuple[float, ...], top: float, foot: float) -> None:
    """The red branch that the signs of the Tell pack hang on; it grows from the foot and leaves the middle sign free."""
    x = columns[MIDDLE]
    bend = 46.0 if rank in "97" else 0.0
    middle = top + (foot - top) * (0.5 if rank == "9" else 0.25)
    p.rope(
        f"{x},{foot + 74} {x - 6},{foot - 90} {x + bend * 0.5},{middle + 110} {x + bend + 8},{middle} {x + bend * 0.4},{middle - 90} {x},108",
        RED,
        12,
        4.5,
        (1.3, 1, 0.9, 0.7, 0.3),
    )
    for column, share in PLACES[rank]:
        if column != MIDDLE:
            y = top + (foot - top) * share
            side = 1 if column == LEFT else -1
            twig = f"{columns[column] + side * 12},{y + 52} {columns[column] + side * 50},{y + 70} {x},{y + 86}"
            p.line(twig, 11, (0.8, 0.9, 1.1))
            p.line(twig, 5.5, (0.8, 0.9, 1.1), RED)
    for k, y in enumerate((foot + 36, foot - 40)):
        blade(p, x, y, (34, -34)[k], -30, 11, GREEN)
    p.line(f"{x - 40},{foot + 78} {x},{foot + 70} {x + 44},{foot + 79}", 5, WEDGE)

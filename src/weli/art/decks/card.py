"""What makes a picture a card: edge, frame, index corner, halves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from weli.art.decks.inks import KEY, PAPER
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, Pen
from weli.art.decks.signs import sign_defs

NOTICE = "Weli playing cards. Dedicated to the public domain, CC0-1.0."
SIZES = {"tell": (630, 1000), "salzburg": (530, 1000), "wuerttemberg": (630, 1000)}


Picture: TypeAlias = Callable[[Pen], None]
"""draws a figure, or the upper half of one, in card units"""

EDGE = 24
"""white edge round the picture"""


PLATE = (120, 234)
"""the learner's corner: letter above sign"""


INDEX_INK = {"H": "#9c1c1c", "L": "#14502b", "E": "#6a3c12", "S": KEY}


def index(p: Pen, suit: str, rank: str) -> str:
    """Letter and sign on a cleared corner.  With the Unter the sign here is small: his own stands low."""
    w, h = PLATE
    p.fill(
        f"{EDGE - 6},{EDGE - 6}! {EDGE + w},{EDGE - 6}! {EDGE + w},{EDGE + h - 22}! {EDGE + w - 22},{EDGE + h}! {EDGE - 6},{EDGE + h}! z",
        PAPER,
    )
    p.line(f"{EDGE + w},{EDGE}! {EDGE + w},{EDGE + h - 22}! {EDGE + w - 22},{EDGE + h}! {EDGE},{EDGE + h}!", 4, EVEN)
    word = "10" if rank == "X" else rank
    tall = {"10": 88, "W": 88}.get(word, 102)
    text(p, word, EDGE + w / 2 - 1, EDGE + 12 + (102 - tall) / 2, tall, INDEX_INK[suit], bold=1.3, space=6)
    p.use(suit, EDGE + w / 2 - 1, EDGE + 174, 72 if rank == "U" else 92)
    return p.svg()


def high_sign(suit: str, rank: str) -> str:
    """Without the learner's corner: king, Ober and ace keep their sign high, the Unter has only the low one."""
    p = Pen()
    if rank in "AKO":
        p.use(suit, EDGE + 66, EDGE + 76, 108)
    return p.svg()


def frame(skin: str) -> str:
    """The ruled line round the picture."""
    w, h = SIZES[skin]
    p = Pen()
    p.box(EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE, 5)
    return p.svg()


def card(
    skin: str,
    suit: str,
    rank: str,
    picture: Picture,
    caption: str = "",
    learner: bool = True,
    shift: tuple[float, float] = (0, 0),
    left: bool = False,
) -> str:
    """One card as a whole SVG file; `learner` sets letter and sign into the corner, else the signs stand as of old.

    `left`: for who fans cards with the right hand, the picture as in a mirror, so that the corner is at the upper right.
    """
    w, h = SIZES[skin]
    p, corner = Pen(shift=shift), Pen()
    picture(p.mirrored(w / 2) if left else p)
    body = p.svg()
    double = skin != "salzburg" and rank in "AKOU" and rank != "B"
    if left:
        corner = corner.mirrored(w / 2)
    idx = "" if rank == "B" else index(corner, suit, rank) if learner else high_sign(suit, rank)
    turn = f"rotate(180 {w / 2:g} {h / 2:g})"
    if double:
        band = Pen()
        m = h / 2
        band.fill(f"{EDGE},{m - 21}! {w - EDGE},{m - 21}! {w - EDGE},{m + 21}! {EDGE},{m + 21}! z", PAPER)
        band.line(f"{EDGE},{m - 21} {w - EDGE},{m - 21}|{EDGE},{m + 21} {w - EDGE},{m + 21}", 5, EVEN)
        if caption:
            text(band, caption, w / 2, m - 11, 22, KEY, space=22, bold=1.1)
        else:
            band.hatch(
                f"{EDGE + 8},{m - 12}! {w - EDGE - 8},{m - 12}! {w - EDGE - 8},{m + 12}! {EDGE + 8},{m + 12}! z",
                60,
                14,
                4,
            )
        half = f'<g id="{suit}{rank}"><g clip-path="url(#half)">{body}</g>{idx}</g>'
        inner = f'<clipPath id="half"><path d="M{EDGE} {EDGE}H{w - EDGE}V{m - 18:g}H{EDGE}z"/></clipPath>{half}<use href="#{suit}{rank}" transform="{turn}"/>{band.svg()}'
    else:
        inner = body + idx  # one way up, one index
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{sign_defs(skin, inner)}'
        f'<rect x="2" y="2" width="{w - 4}" height="{h - 4}" rx="34" fill="{PAPER}" stroke="#a89a80" stroke-width="3"/>'
        f"{inner}{frame(skin) if rank != 'B' else ''}</svg>"
    )

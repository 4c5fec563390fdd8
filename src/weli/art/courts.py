"""The courts: plain busts, couped at the chest as in heraldry.

The three ranks differ in the whole composition, not in detail.  The king stands in the middle,
facing us, crowned and bearded, with the sign on his breast.  The Ober stands low and his sign is
HIGH; the Unter stands high and his sign is LOW.  Head dress and beard say the same again: crown
and full beard, hat with feather and moustache, cap and no beard.
"""

from weli.art.palette import GOLD, INK, LINEN, SKIN, Suit
from weli.art.suits import sign_at
from weli.art.svg import circle, path, placed

LINE = 1.2
FINE = 0.9

_FACE = "M-11 -11V3C-11 11.5 -6 17 0 17C6 17 11 11.5 11 3V-11Z"
_NECK = "M-6 12V22C-6 26 6 26 6 22V12Z"


def _filled(d: str, fill: str) -> str:
    return path(d, fill=fill, stroke=INK, stroke_width=LINE, stroke_linejoin="round")


def _drawn(d: str, weight: float = FINE, colour: str = INK) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=weight, stroke_linecap="round", stroke_linejoin="round")


def _features() -> str:
    """Eyes, brows and nose; a quiet face, looking at us."""
    return (
        circle(-4.6, -1.6, 1.25, fill=INK)
        + circle(4.6, -1.6, 1.25, fill=INK)
        + _drawn("M-7.6 -4.8C-6.2 -6.4 -3.8 -6.6 -2.2 -5.6M7.6 -4.8C6.2 -6.4 3.8 -6.6 2.2 -5.6", 1.1)
        + _drawn("M0 -2.4L-1.5 3.6H0.8")
    )


def _king_head(suit: Suit) -> str:
    crown = "M-13.6 -9L-16 -26L-8 -18L0 -30L8 -18L16 -26L13.6 -9C6 -11.4 -6 -11.4 -14 -9Z"
    beard = (
        "M-11.6 0C-13.6 13 -10 24.5 0 31C10 24.5 13.6 13 11.6 0C10.4 4.4 8 6.4 4.4 6C2.4 5.6 1 6 0 7"
        "C-1 6 -2.4 5.6 -4.4 6C-8 6.4 -10.4 4.4 -11.6 0Z"
    )
    return "".join(
        (
            _filled("M-13 -12C-20 0 -19.5 13 -16.5 22H16.5C19.5 13 20 0 13 -12Z", suit.hair),
            _filled(_FACE, SKIN),
            _features(),
            _filled(beard, suit.hair),
            _drawn("M-6.4 11C-4.6 8.6 -2 8.4 0 10C2 8.4 4.6 8.6 6.4 11M0 16V24M-4.4 16.5L-3.4 22M4.4 16.5L3.4 22"),
            _filled(crown, GOLD),
            _filled("M-14.4 -9C-6 -11.6 6 -11.6 14.4 -9L13.6 -4.6C6 -7 -6 -7 -13.6 -4.6Z", suit.trim),
            "".join(
                circle(x, y, 2.3, fill=GOLD, stroke=INK, stroke_width=LINE)
                for x, y in ((-16, -26.8), (0, -30.8), (16, -26.8))
            ),
        )
    )


def king(suit: Suit) -> str:
    mantle = "M-9 19C-20 22 -29.5 25.5 -31 37C-32 54 -22 70 -14 80H14C22 70 32 54 31 37C29.5 25.5 20 22 9 19Z"
    stole = "M-16 28H16V93L0 104L-16 93Z"
    collar = "M-18 21.5C-24 23 -27 26 -28 30C-16 37 -6 38.5 0 38.5C6 38.5 16 37 28 30C27 26 24 23 18 21.5Z"
    tails = "M-20 27.6V30.4M-11 29.6V33M0 31.5V35M11 29.6V33M20 27.6V30.4"
    bust = "".join(
        (
            _filled(mantle, suit.robe),
            _drawn("M-20.5 36V68M20.5 36V68", 2.2, suit.trim),
            _filled(stole, LINEN),
            _drawn("M-13 38V91.4L0 100.4L13 91.4V38", FINE, suit.ink),
            _filled(collar, LINEN),
            _drawn(tails, 1.5),
            _king_head(suit),
        )
    )
    return placed(bust, 50, 41) + sign_at(suit, 50, 105, 25, 1.1)


def _ober_head(suit: Suit) -> str:
    moustache = "M0 7.4C-3 5.2 -7 6.4 -11 10.6C-7.4 12 -3 11.4 0 9.8C3 11.4 7.4 12 11 10.6C7 6.4 3 5.2 0 7.4Z"
    feather = "M9 -15C14 -19 18 -28 27 -33C27.5 -24 22 -15 12 -11.5Z"
    return "".join(
        (
            _filled("M-12 -10C-16 -2 -15 6 -12.5 11H12.5C15 6 16 -2 12 -10Z", suit.hair),
            _filled(_NECK, SKIN),
            _filled(_FACE, SKIN),
            _features(),
            _filled(moustache, suit.hair),
            _drawn("M-2 14H2", 1.1),
            _filled("M-12.5 -9C-13.5 -20 -9 -28 0 -28C9 -28 13.5 -20 12.5 -9Z", suit.robe),
            _filled("M-12.8 -10V-15.4C-5 -17.6 5 -17.6 12.8 -15.4V-10Z", suit.trim),
            _filled(feather, LINEN),
            _drawn("M12.5 -13.4C17 -18 21 -24 25 -29.6"),
            _filled("M-23 -9.6C-14 -13.6 14 -13.6 23 -9.6C17 -4.4 8 -6.6 0 -6.6C-8 -6.6 -17 -4.4 -23 -9.6Z", suit.robe),
        )
    )


def ober(suit: Suit) -> str:
    coat = "M-10 22C-20 24 -30 28 -31 42C-31 54 -16 62 0 65C16 62 31 54 31 42C30 28 20 24 10 22Z"
    ruff = "M-17 21C-17 17 -10 17.5 0 17.5C10 17.5 17 17 17 21C18 26 10 29 0 29C-10 29 -18 26 -17 21Z"
    folds = "M-12 19L-9.5 26.4M-6 18L-4.8 28M0 17.6V28.6M6 18L4.8 28M12 19L9.5 26.4"
    bust = "".join(
        (
            _filled(coat, suit.robe),
            _drawn("M-21 30L-17 58M21 30L17 58", 2.6, suit.trim),
            "".join(circle(0, y, 1.9, fill=suit.trim, stroke=INK, stroke_width=FINE) for y in (37, 46, 55)),
            _filled(ruff, LINEN),
            _drawn(folds),
            _ober_head(suit),
        )
    )
    return placed(bust, 37, 88) + sign_at(suit, 64, 32, 40, 1.3)


def _unter_head(suit: Suit) -> str:
    bob = "M-12 -12C-17 -4 -18 8 -15 17C-11 19.5 -8 18 -7 15H7C8 18 11 19.5 15 17C18 8 17 -4 12 -12Z"
    cap = "M-16 -9C-21 -17 -14 -26 0 -26.5C14 -27 24 -22 21 -14C20 -11 17 -9.4 14 -9C5 -12.4 -7 -12.4 -16 -9Z"
    band = "M-14.6 -9.4C-6 -12.6 6 -12.6 14.6 -9.4L13.8 -4.8C6 -7.6 -6 -7.6 -13.8 -4.8Z"
    return "".join(
        (
            _filled(bob, suit.hair),
            _filled(_NECK, SKIN),
            _filled(_FACE, SKIN),
            _features(),
            _drawn("M-3 9.4C-1.4 10.6 1.4 10.6 3 9.4", 1.1),
            _filled(cap, suit.robe),
            _filled(band, suit.trim),
            circle(1, -27, 2.4, fill=suit.trim, stroke=INK, stroke_width=LINE),
        )
    )


def unter(suit: Suit) -> str:
    tunic = "M-8 22C-18 24 -27 27 -29 40C-29 49 -15 56 0 58C15 56 29 49 29 40C27 27 18 24 8 22Z"
    strap = "M-19.5 25L-14.5 24L15.5 53.8L10.5 55.8Z"
    collar = "M-8 21.5L-17 24L-11 34L0 41L11 34L17 24L8 21.5L0 31Z"
    bust = "".join(
        (_filled(tunic, suit.robe), _filled(strap, suit.hair), _filled(collar, suit.trim), _unter_head(suit))
    )
    return placed(bust, 61, 42) + sign_at(suit, 36, 128, 40, 1.3)

"""Why an act is refused, and why something happens: small integers, for which each game cites rules of its own.

These are the ones that every game may have and the rooms ask for. A game adds its own in a module of the same name, which begins with
all of these: below 200 why an act is refused, above why something happens, and no number twice. The name of one is the key of its
sentence in the catalogue: `reason.not-held`.
"""

from typing import Final

FINE: Final = 0
"""Nothing stands against an act."""

# Why an act is refused.
NOT_YOUR_FIRST_LEAD: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_HELD: Final = 3
PLAY_IS_OVER: Final = 7
NOT_ASKED: Final = 30
NOT_YOUR_LEAD: Final = 37
CUT_IS_OVER: Final = 56
NOT_YOUR_CUT: Final = 57
NOT_SO_MANY: Final = 58
CUT_FIRST: Final = 60

# Why something happens.
FIRST_LEAD: Final = 201
TRICK_WON: Final = 202
CARD_PLAYED: Final = 241
CUT_MADE: Final = 248
OUT_OF_TURN: Final = 258
FORBIDDEN: Final = 259
SEATS_DRAWN: Final = 386
PARTNERS_DRAWN_ALONE: Final = 387
SITS_OPPOSITE: Final = 388

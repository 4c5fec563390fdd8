"""How long computer players take, and how long a finished trick stays.

A delay is drawn before anybody decides, and is all the time there is to decide in, at every pace: it tells nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

Span = tuple[float, float]


@dataclass(frozen=True)
class Delays:
    """Spans of seconds, by the pace that has been chosen.

    `act`: before a computer player's own card, answer or choice; at `tap` no sooner, however soon the person taps. `window`: before the
    others may interrupt a person. `trick`: how long a finished trick stays; none: until it has been seen. `again`: before something that
    failed is tried once more.

    Where several people sit, nobody waits for ever for somebody who does not look, and nothing waits for a tap: `trick_at_most` is how
    long a finished trick stays at any pace, `next_deal` how long a counted deal does, `plea` how long a wish to take something back.
    Whose page has been closed for `gone` is taken for gone. Whoever is there and keeps the others waiting can be reminded after `nudge`,
    and after `idle` these may let a computer player play. `nonce`: so long a page may take for each part of what it adds to a shuffle.
    `look`: so often it is looked whether somebody's days are over.
    """

    act: Mapping[str, Span]
    window: Mapping[str, Span]
    trick: Mapping[str, float | None]
    again: float = 5.0
    trick_at_most: float = 15.0
    next_deal: float = 90.0
    plea: float = 30.0
    gone: float = 60.0
    nudge: float = 20.0
    idle: float = 180.0
    nonce: float = 3.0
    look: float = 30.0


LIKE_PEOPLE: Final = Delays(
    act=MappingProxyType({"slow": (1.6, 2.8), "normal": (0.8, 1.5), "quick": (0.35, 0.6), "tap": (0.35, 0.6)}),
    window=MappingProxyType({"slow": (0.6, 0.9), "normal": (0.35, 0.6), "quick": (0.25, 0.35), "tap": (0.6, 0.9)}),
    trick=MappingProxyType({"tap": None, "long": 4.0, "short": 1.5}),
)

_NONE: Final = MappingProxyType(dict.fromkeys(("slow", "normal", "quick", "tap"), (0.0, 0.0)))

AT_ONCE: Final = Delays(act=_NONE, window=_NONE, trick=MappingProxyType({"tap": None, "long": 0.0, "short": 0.0}))

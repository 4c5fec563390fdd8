"""What a player has been told by signs: whatever is claimed may be false, a partner's seldom, an opponent's now and then.

Everything that is signed may be seen by everybody (GS-TALK-04, PL-TALK-04), and nobody has to tell the truth (GS-TALK-03, PL-TALK-03).
"""

from dataclasses import dataclass, replace
from typing import Final

from weli.core.deal import NOBODY, Deal
from weli.core.errors import RulesError
from weli.core.pickling import Portable
from weli.games import game_of
from weli.ports.signs import Claim

_A_PARTNER_LIES: Final = 0.02  # how likely a sign is made that is false, against one that is true
_ANOTHER_LIES: Final = 0.25

PARTNER: Final = "partner"
EVERYBODY: Final = "everybody"
NOBODY_AT_ALL: Final = "nobody"
HEARS: Final = (PARTNER, EVERYBODY, NOBODY_AT_ALL)
"""Whose signs a player looks at."""


def check_hears(hears: str) -> None:
    """Raises `RulesError` where that is not one of `HEARS`."""
    if hears not in HEARS:
        raise RulesError("bot.hears", known=", ".join(HEARS), hears=hears)


@dataclass(frozen=True)
class Hearsay(Portable):
    """What others have signed, as far as that seat has noticed it."""

    seat: int = NOBODY
    claims: tuple[Claim, ...] = ()

    def among(self, view: Deal, hears: str) -> "Hearsay":
        """What is left of it for who looks at those alone (`HEARS`)."""
        side = view.seating.side_of(self.seat) if self.claims else 0
        kept = [
            claim
            for claim in self.claims
            if claim.seat != self.seat
            and (hears == EVERYBODY or (hears == PARTNER and view.seating.side_of(claim.seat) == side))
        ]
        return replace(self, claims=tuple(kept))

    def credit(self, world: Deal) -> float:
        """How likely all of it is signed where the cards lie like that, against where all of it is true."""
        found = 1.0
        talk = game_of(world.rules).talk
        for claim in self.claims:
            if not claim.is_true_of(talk.held_once(world, claim.seat, claim.laid)):
                partner = world.seating.same_side(claim.seat, self.seat)
                found *= _A_PARTNER_LIES if partner else _ANOTHER_LIES
        return found


NOTHING: Final = Hearsay()

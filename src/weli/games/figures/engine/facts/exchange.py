"""The exchange: who is asked, and what they may do."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.deal import NONE


@final
class Exchange:
    """Whom the exchange has come to."""

    asked: i64 = NONE  # the seat asked to exchange
    rights: i64 = 0  # what it may do; its own to know
    declined: vec[i64]  # what each seat has declined to do; its own to know
    giving: i64 = NONE  # the card it gives, until it takes another
    step: i64 = 0  # what it is asked about: the trump card, acorns, or both
    changed: bool = False  # whether this round of asking has changed anything

    def copy(self) -> "Exchange":
        twin = Exchange()
        twin.asked = self.asked
        twin.rights = self.rights
        twin.declined = self.declined[:]
        twin.giving = self.giving
        twin.step = self.step
        twin.changed = self.changed
        return twin

    def seen_by(self, seat: i64) -> "Exchange":
        """What that seat may know of it."""
        twin = self.copy()
        if seat != self.asked:
            twin.rights = 0
        for other in range(len(self.declined)):
            if other != seat:
                twin.declined[other] = 0
        return twin


def nobody_asked(seats: i64) -> Exchange:
    exchange = Exchange()
    exchange.declined = vec[i64]([0] * seats)
    return exchange

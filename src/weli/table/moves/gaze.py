"""Looking somewhere: at another player, into one's own cards, at the table."""

from typing import Final, cast

import msgspec

from weli.table.allowed import Verb
from weli.table.connection import Connection
from weli.table.gazing import At, Elsewhere
from weli.table.moves.message import Message, Served, seat_named


class Gaze(Message, frozen=True, tag="gaze"):
    """From the page: one looks at another seat, into one's own `cards` or at the `table` from now on; nobody acts sooner for it."""

    at: str

    def verb(self) -> Verb:
        return Verb.TALK

    async def do(self, live: Served, page: Connection) -> None:
        live.table.gazes.turn(page.seat, self._meant(live, page), live.table.now_ms())
        live.said()

    def _meant(self, live: Served, page: Connection) -> At:
        """Raises `ValidationError` where that is nowhere, or at themselves."""
        if self.at in ("cards", "table"):
            return cast(Elsewhere, self.at)
        seat = seat_named(live.table.state, self.at)
        if seat == page.seat or live.table.state.terms.signs != "gaze":
            raise msgspec.ValidationError
        return seat


MESSAGES: Final = (Gaze,)

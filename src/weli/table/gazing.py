"""At what each player looks: at another player, into their own cards, or at the table. Everybody sees it, and where signs go by gaze, a
sign is seen by those who look at whoever makes it.

It is no act of the game and stands in no log: the row of a sign says who has seen it. People say it on their pages, and go on looking
there until they say something else; at first they look at their partner. Computer players look around by themselves, and anew with each
thing that is done for all to see: drawn from a secret of the table, so that it tells nothing of their cards, nor of a sign.
"""

from typing import Final, Literal

from weli.notation import TALK
from weli.table.state import State

Elsewhere = Literal["cards", "table"]
At = int | Elsewhere
"""The seat of another player, or where else one looks."""

PARTNER: Final = 0.6
"""How often a computer player looks at a partner; who has none, at anybody."""
OTHERS: Final = 0.22
TABLE: Final = 0.1


class Gazes:
    """Where the people at a table have said that they look."""

    def __init__(self) -> None:
        self._said: dict[int, At] = {}
        self._since: dict[int, int] = {}

    def turn(self, seat: int, at: At, since_ms: int = 0) -> None:
        """Somebody looks there from now on; of what is told of the same seat the newest holds."""
        if since_ms >= self._since.get(seat, 0):
            self._said[seat], self._since[seat] = at, since_ms

    def said_by(self, seats: frozenset[int]) -> dict[int, tuple[At, int]]:
        """Where those have said that they look, and since when."""
        return {seat: (at, self._since[seat]) for seat, at in self._said.items() if seat in seats}

    def of(self, table: State) -> dict[int, At]:
        """At what each player looks now."""
        return {seat: self._at(table, seat) for seat in range(table.seating.players)}

    def watching(self, table: State, seat: int) -> frozenset[int]:
        """Who looks at that player now."""
        return frozenset(watcher for watcher, at in self.of(table).items() if at == seat)

    def _at(self, table: State, seat: int) -> At:
        if not table.chairs[seat].has_person:
            return _by_itself(table, seat)
        partners = table.seating.partners(seat)
        return self._said.get(seat, partners[0] if partners else "table")


def _by_itself(table: State, seat: int) -> At:
    """Where a computer player looks: mostly at a partner, sometimes at the others, the table, or into its cards."""
    partners = table.seating.partners(seat)
    others = [other for other in range(table.seating.players) if other != seat and other not in partners]
    done = sum(act.partition(" ")[0] not in TALK for _, act in table.deals[-1].acts) if table.deals else 0
    drawn = table.lot(f"gaze {len(table.deals)} {done} {seat}")
    for share, seats in ((PARTNER, partners or others), (OTHERS, others or partners)):
        if drawn < share:
            return seats[int(drawn / share * len(seats))]
        drawn -= share
    return "table" if drawn < TABLE else "cards"

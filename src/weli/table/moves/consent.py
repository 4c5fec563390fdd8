"""What somebody would do that needs others, as the view of a seat says it."""

from collections.abc import Collection

from weli.table.state import State
from weli.wire.messages import Consent, Wished


def wished(
    state: State,
    what: Consent,
    by: int,
    agreed: Collection[int],
    asked: Collection[int],
    reader: int,
    whom: int | None = None,
    newcomer: str = "",
) -> Wished:
    """`agreed` would too, `asked` have not said yet; `whom`: whom else it concerns; `newcomer`: the name of who has no seat yet."""
    named = state.seating.seat_name
    missing = sorted(asked)
    return Wished(
        what=what,
        by=named(by),
        agreed=[named(seat) for seat in sorted(agreed)],
        asked=[named(seat) for seat in missing],
        yours=reader in missing,
        whom="" if whom is None else named(whom),
        newcomer=newcomer,
    )

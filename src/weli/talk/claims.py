"""What signs claim by a sheet: it may be true or not, and tells what to believe of somebody's cards (GS-TALK-03, PL-TALK-09)."""

from collections.abc import Iterable
from dataclasses import dataclass

from weli.ports.signs import Claim, Sheet
from weli.talk.gestures import gestures_in


@dataclass(frozen=True)
class Signed:
    """A sign as it was made: by whom, with which gestures, while which of their own cards lay open, as a set; and whom it has escaped."""

    seat: int
    said: str
    laid: int = 0
    unaware: frozenset[int] = frozenset()


def claims(signs: Iterable[Signed], sheet: Sheet) -> tuple[Claim, ...]:
    """What still stands of what these signs have claimed, one after the other: all but those that their maker has called false since.

    (PL-TALK-12)
    """
    standing: list[tuple[Claim, ...]] = []
    for sign in signs:
        said = claims_of(sign, sheet)
        if any(meaning.kind == "taken-back" for claim in said for meaning in claim.meanings):
            false = next((before for before in reversed(standing) if before[0].seat == sign.seat), None)
            standing = [before for before in standing if before is not false]
        elif said:
            standing.append(said)
    return tuple(claim for sign in standing for claim in sign)


def claims_of(sign: Signed, sheet: Sheet) -> tuple[Claim, ...]:
    """What one sign claims. A gesture that stands for two things claims either; made twice, where each card is signed by itself, it claims
    two of them. What the sheet does not know claims nothing.
    """
    gestures = gestures_in(sign.said)
    found: list[Claim] = []
    for gesture in dict.fromkeys(gestures):
        rows = sheet.with_gesture(gesture)
        if rows:
            times = gestures.count(gesture) if any(row.each for row in rows) else 1
            found.append(Claim(sign.seat, tuple(row.meaning for row in rows), times, sign.laid))
    return tuple(found)

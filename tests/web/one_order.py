"""Whether what several clients have done and seen at one table is the history of one table: one order of all acts, that of the log.

An act happens at some moment between its first sending and its answer. So one that was acknowledged stands in the log, once, and behind all
that had been answered before it was sent; one that was refused as often as it was sent stands nowhere; and every view is the log up to some
row, a later one each time, and never less than what the same client has had acknowledged. The log is one order by which all of that holds:
so the acts at a table are linearizable, and no other order has to be searched for.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass
class Sent:
    """An act, when it was sent first and when it was answered, and how: the number of the view that has it, or the refusal."""

    key: str
    act: str
    on: int
    sent_at: float
    answered_at: float = 0.0
    taken: int | None = None
    refused: str = ""
    unanswered: int = 0  # so often it was sent without an answer: it may have been taken all the same

    def is_nowhere(self) -> bool:
        """Whether it can stand in no log."""
        return bool(self.refused) and self.taken is None and not self.unanswered


@dataclass(frozen=True)
class Saw:
    """What a client has been shown under a number; or, where that is empty, that it has had an act acknowledged under it."""

    number: int
    shown: str = ""


@dataclass(frozen=True)
class Stands:
    """A row of the log: whose act it is, if anybody's, and the number of everybody's view once it stands there."""

    row: int
    seat: str = ""
    key: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)


Shown = Mapping[tuple[str, int], str]
"""What the log shows to a seat under a number."""


@dataclass(frozen=True)
class Told:
    """What the client at one seat has sent, and what it has been told, in the order in which it was."""

    seat: str
    sent: Sequence[Sent]
    saw: Sequence[Saw]


def wrong(log: Sequence[Stands], clients: Sequence[Told], shown: Shown) -> list[str]:
    """What is not as it would be at one table in one room."""
    return [
        *_not_one_after_the_other(log),
        *(fault for client in clients for fault in _lost_or_twice(client, log)),
        *_before_their_time(log, clients),
        *(fault for client in clients for fault in _seen_otherwise(client, shown)),
    ]


def _not_one_after_the_other(log: Sequence[Stands]) -> Iterator[str]:
    for place, stands in enumerate(log, 1):
        if stands.row != place:
            yield f"in place {place} of the log stands row {stands.row}"


def _lost_or_twice(client: Told, log: Sequence[Stands]) -> Iterator[str]:
    rows: dict[str, list[Stands]] = {}
    for stands in log:
        if stands.seat == client.seat:
            rows.setdefault(stands.key, []).append(stands)
    for each in client.sent:
        found = rows.get(each.key, [])
        if len(found) > 1:
            yield f"{client.seat}: {each} stands there {len(found)} times"
        elif each.taken is not None and not found:
            yield f"{client.seat}: {each} was acknowledged and is lost"
        elif found and each.is_nowhere():
            yield f"{client.seat}: {each} was refused and stands there"
        elif found and each.taken not in (None, found[0].numbers.get(client.seat)):
            yield f"{client.seat}: {each} was acknowledged for another place than {found[0]}"


def _before_their_time(log: Sequence[Stands], clients: Sequence[Told]) -> Iterator[str]:
    """Whoever sends after somebody else has been answered comes behind them."""
    place = {(stands.seat, stands.key): stands.row for stands in log if stands.key}
    taken = [
        (each, place[client.seat, each.key])
        for client in clients
        for each in client.sent
        if each.taken is not None and (client.seat, each.key) in place
    ]
    answered = sorted(taken, key=lambda both: both[0].answered_at, reverse=True)
    last, before = 0, "nothing"
    for each, row in sorted(taken, key=lambda both: both[0].sent_at):
        while answered and answered[-1][0].answered_at < each.sent_at:
            earlier, earlier_row = answered.pop()
            last, before = max((last, before), (earlier_row, str(earlier)))
        if row < last:
            yield f"{each} stands before {before}"


def _seen_otherwise(client: Told, shown: Shown) -> Iterator[str]:
    least = 0
    for saw in client.saw:
        if saw.shown and saw.number < least:
            yield f"{client.seat} sees {saw.number} after {least}"
        elif saw.shown and shown.get((client.seat, saw.number)) != saw.shown:
            yield f"{client.seat} sees under {saw.number} what the log does not say"
        least = max(least, saw.number)

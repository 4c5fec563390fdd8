"""Who may do what at a table: the one place that is asked, by whatever speaks for somebody.

Whoever asks is somebody towards each seat of a table: the one who sits there, a partner or an opponent of theirs; or, who has no seat,
a spectator, a guest who has come by the link, or a stranger; and towards the whole table perhaps its owner as well. What is not named here
is not allowed.

    stranger   visit
    guest      visit, sit
    spectator  visit, look, replay, record
    sitter     visit, look, act, talk, sit, leave, hand_over, replay, record, again
    partner    visit; hand_over, of a seat that was left; relieve
    opponent   visit; hand_over, of a seat that was left; relieve
    owner      visit, open, delete, settle, hand_over, again

Whoever has the name of a table has been invited to its door; the name is all they need for it. A guest or a stranger is a spectator in the
place of those who look on, where the table lets people look on.

Whom the others have sent away is a stranger at that table.

Nobody who sits at a table looks on at it or is told its deals from another seat. Whether a seat is free, or an act fits the rules, the
table itself judges.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from weli.core.deal import NOBODY
from weli.store.people import Player
from weli.table.chairs import Chair
from weli.table.state import State
from weli.wire.seats import Person


class Role(StrEnum):
    STRANGER = "stranger"
    GUEST = "guest"
    SPECTATOR = "spectator"
    SITTER = "sitter"
    PARTNER = "partner"
    OPPONENT = "opponent"
    OWNER = "owner"


class Verb(StrEnum):
    VISIT = "visit"  # come to the door: what is played, by which rules, and who sits there
    LOOK = "look"  # see the table from that seat, or, at nobody's, look on
    ACT = "act"  # whatever changes the game, its pauses or its pace
    TALK = "talk"
    SIT = "sit"  # down, or come back
    LEAVE = "leave"
    HAND_OVER = "hand_over"  # to a computer player, until its person comes back
    RELIEVE = "relieve"  # the same, of somebody who is there and has kept the others waiting for long
    REPLAY = "replay"  # have a finished deal told from that seat
    RECORD = "record"  # take finished deals home
    OPEN = "open"
    DELETE = "delete"
    SETTLE = (
        "settle"  # before the first deal: the terms, who sits where, which seats the computer takes, when it begins
    )
    AGAIN = "again"  # play once more with the same company


ALLOWED: Final[Mapping[Role, frozenset[Verb]]] = {
    Role.STRANGER: frozenset({Verb.VISIT}),
    Role.GUEST: frozenset({Verb.VISIT, Verb.SIT}),
    Role.SPECTATOR: frozenset({Verb.VISIT, Verb.LOOK, Verb.REPLAY, Verb.RECORD}),
    Role.SITTER: frozenset(Verb) - {Verb.OPEN, Verb.DELETE, Verb.SETTLE, Verb.RELIEVE},
    Role.PARTNER: frozenset({Verb.VISIT, Verb.HAND_OVER, Verb.RELIEVE}),
    Role.OPPONENT: frozenset({Verb.VISIT, Verb.HAND_OVER, Verb.RELIEVE}),
    Role.OWNER: frozenset({Verb.VISIT, Verb.OPEN, Verb.DELETE, Verb.SETTLE, Verb.HAND_OVER, Verb.AGAIN}),
}


@dataclass(frozen=True)
class Subject:
    """Somebody who asks."""

    player: str | None  # by which the house knows them; none: it does not
    is_owner: bool = False  # of the table, or of the house where it is about none
    before: frozenset[str] = frozenset()  # other players as whom they have sat down, before they signed in

    @classmethod
    def of(cls, player: Player, *, is_owner: bool = False) -> "Subject":
        """Somebody whom the house knows."""
        return cls(player.player, is_owner, player.before)

    def is_called(self, player: str) -> bool:
        """Whether that is them."""
        return player == self.player or player in self.before


def can(subject: Subject, verb: Verb, table: State | None, seat: int = NOBODY) -> bool:
    """Whether somebody may do that, at a seat of a table or in the place of those who look on; without a table: in the house."""
    return any(_may(role, verb, table, seat) for role in roles(subject, table, seat))


def own_seats(subject: Subject, table: State) -> list[int]:
    """The seats that are theirs, whoever plays there meanwhile."""
    return [seat for seat, chair in table.chairs.items() if _sits(subject, chair) and not chair.sent_away]


def _sits(subject: Subject, chair: Chair) -> bool:
    return isinstance(chair.sits, Person) and subject.is_called(chair.sits.player)


def is_sent_away(subject: Subject, table: State) -> bool:
    """Whether the others have sent somebody away from there."""
    return any(_sits(subject, chair) and chair.sent_away for chair in table.chairs.values())


def roles(subject: Subject, table: State | None, seat: int) -> list[Role]:
    """What somebody is towards a seat, and towards the whole table."""
    return [_towards(subject, table, seat), *([Role.OWNER] if subject.is_owner else [])]


def _towards(subject: Subject, table: State | None, seat: int) -> Role:
    if table is not None and is_sent_away(subject, table):
        return Role.STRANGER
    own = [] if table is None else own_seats(subject, table)
    if table is None or not own:
        if table is not None and table.terms.onlookers is not None and seat == NOBODY:
            return Role.SPECTATOR
        return Role.STRANGER if subject.player is None else Role.GUEST
    if seat in own:
        return Role.SITTER
    is_beside = seat != NOBODY and any(table.seating.same_side(each, seat) for each in own)
    return Role.PARTNER if is_beside else Role.OPPONENT


def _may(role: Role, verb: Verb, table: State | None, seat: int) -> bool:
    if verb not in ALLOWED[role]:
        return False
    if verb == Verb.HAND_OVER and role in (Role.PARTNER, Role.OPPONENT):
        return table is not None and table.chairs[seat].away
    return True

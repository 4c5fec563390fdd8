"""How people come to a table and sit down: what goes between the page and the door, over plain HTTP and, as it changes, over the line.

Whoever has a table's name has been invited to it: the name is 128 bits of chance, and stands in the link. As long as seats are free, a
short code leads there too. Who somebody is, the server knows by a cookie; another device is told by a code to come back with.
"""

from typing import Literal

import msgspec

from weli.wire.levels import USUAL
from weli.wire.messages import Turning
from weli.wire.terms import Terms

AsWhat = Literal["sitter", "onlooker", "guest", "stranger", "sent_away"]
"""What a visitor is there."""
AtTheDoor = Literal["look_on", "terms", "draw_seats", "begin", "close"]
AtASeat = Literal["sit", "come_back", "leave", "computer", "free", "hand_over", "nudge", "renounce"]
"""What a visitor may do there; `free` is also: send away who sits there; `nudge`: remind them, over the line; `renounce`:
the seat that one was promised."""


class Me(msgspec.Struct, frozen=True):
    """`GET /api/me`: who asks. `POST /api/me` (a `Caller`): how they want to be called from now on; it is then that the cookie is set."""

    known: bool  # whether the house knows them
    name: str
    face: str
    keeps_house: bool  # whether the house is theirs: all its tables are
    resume: bool  # whether there is a code to come back with on another device


class Caller(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody as they call themselves, and the face they have chosen."""

    name: str
    face: str = ""


class ResumeCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/code` answers a new one, which replaces that of before.

    `POST /api/me/return` with it answers `Me`, as who they were.
    """

    code: str


class Found(msgspec.Struct, frozen=True):
    """`GET /api/codes/{code}`: the table with free seats to which these eight letters lead."""

    table: str


class SeatedLine(msgspec.Struct, frozen=True):
    """A seat of a table, and who is there."""

    seat: str
    side: str
    sits: Literal["person", "computer", "vacant"]
    called: str  # the name; empty where the seat is free
    face: str
    level: str  # of a computer player, or of the one who plays for a person
    yours: bool
    here: bool  # a page is open there
    away: bool  # they have left it, and it waits for them
    stand_in: bool  # a computer player plays for them until they come back
    coming: str  # who sits down there from the next deal on, in the place of a computer player; empty: nobody
    for_good: bool  # they come back no more: the others have sent them away, or the house knows them no longer
    may: list[AtASeat]


class Agreed(msgspec.Struct, frozen=True):
    """A line of what holds at the table, in words."""

    label: str
    text: str


class Door(msgspec.Struct, frozen=True, tag="door", tag_field="t"):
    """`GET /api/tables/{table}/door?lang=`: the table as whoever has been invited sees it. Once somebody is there, it comes over the line
    too: before cards are dealt instead of a view, later beside it, each time that it has changed.
    """

    table: str
    game: str
    title: str  # the game and its rules in words: "Giltspiel wie in Fiss, auf 11"
    rules: list[Agreed]  # what is not usual, in words
    terms: Terms
    talk: bool  # whether there are partners who may talk and give signs, so that something has to be agreed about that
    code: str  # eight letters in two groups; empty where nobody can come any more
    link: (
        str  # the whole address, where the house has one that others can reach; else empty, and the page takes its own
    )
    turning: Turning
    seats: list[SeatedLine]  # in order of play, one's own first
    onlookers: int  # so many look on
    you: AsWhat
    owner: bool  # whoever opened it
    lobby: bool  # whether the house lists tables that are open to whoever drops in
    dealt: bool
    over: bool
    next: str  # the table at which the same company plays on, once it does; empty: none, or none for who asks
    may: list[AtTheDoor]


class LobbyLine(msgspec.Struct, frozen=True):
    """A table at which people wait for whoever drops in."""

    table: str
    game: str
    title: str
    free: int
    days: int  # for a decision; 0: they play in one sitting
    people: list[Caller]  # who sits there


class Lobby(msgspec.Struct, frozen=True):
    """`GET /api/lobby?lang=`: the tables that whoever asks may sit down at, the newest first. They sit down as whoever was invited does."""

    offered: bool  # whether the house has a lobby at all
    tables: list[LobbyLine]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/seats/{seat}`: sit down there, or come back; at `any`, where the lot falls. Answers the `Door`.

    `DELETE` of the same: get up. Before cards are dealt the seat is free again, later it waits. Once they are dealt, the seat of a computer
    player is had from the next deal on, or as soon as all who sit there agree; until then `DELETE` gives it back.
    """

    name: str
    face: str = ""


class PutAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/tables/{table}/seats/{seat}`: who shall sit there instead, a computer player or nobody.

    While somebody who sits there is away: a computer player for them. Answers the `Door`.
    """

    sits: Literal["computer", "vacant"]
    level: str = USUAL


# `PUT /api/tables/{table}/terms` takes `Terms`, `POST /api/tables/{table}/draw` draws the seats anew, `POST /api/tables/{table}/begin`
# seats computer players on what is free and deals; each answers the `Door`.

"""The steps of a game's shuffles as data, and the chain that holds them in their order: section 6 of the protocol.

What is hashed is written in small hexadecimal letters; a seat is counted from 1, a place from the top of the pack and a card in the order
of its deck from 0.
"""

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, structs

from weli.shuffle.hashing import PROTOCOL, digest, u8, u32

Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
HashOrNothing = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
Salt = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
TableId = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Byte = Annotated[int, Meta(ge=0, le=255)]
Seat = Annotated[int, Meta(ge=1, le=255)]
Number = Annotated[int, Meta(ge=1, le=2**32 - 1)]

AT_END_OF_GAME: Final = "end_of_game"
AT_END_OF_DEAL: Final = "end_of_deal"
OPENINGS_ONLY: Final = "openings_only"
Policy = Literal["end_of_game", "end_of_deal", "openings_only"]
"""When the house shows its secret, and with it every card."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """One step; `chain` holds it to the one before."""

    chain: Hash


class Context(Step, frozen=True, tag="context"):
    """A shuffle begins: its deck, how many seats, and when the secret is shown."""

    deal: Number
    deck: str
    seats: Seat
    policy: Policy


class ServerCommit(Step, frozen=True, tag="server-commit"):
    """The house has locked its secret away."""

    deal: Number
    commit: Hash


class ClientCommit(Step, frozen=True, tag="client-commit"):
    """A seat has locked its nonce away, or adds nothing."""

    deal: Number
    seat: Seat
    commit: HashOrNothing


class ClientReveal(Step, frozen=True, tag="client-reveal"):
    """A seat shows its nonce."""

    deal: Number
    seat: Seat
    nonce: Hash


class Void(Step, frozen=True, tag="void"):
    """A seat has not shown its nonce: the shuffle does not count, and its secret is shown at once."""

    deal: Number
    seat: Seat
    secret: Hash


class Root(Step, frozen=True, tag="root"):
    """The order of the pack is fixed under this seal."""

    deal: Number
    root: Hash


class Cut(Step, frozen=True, tag="cut"):
    """So many cards are lifted by a seat, or by the clock; nought is a knock."""

    deal: Number
    seat: Seat | None
    lifted: Byte


class Opened(Step, frozen=True, tag="opening"):
    """A card is shown to a seat, or to everybody."""

    deal: Number
    to: Seat | None
    place: Byte
    card: Byte
    salt: Salt
    path: tuple[Hash, ...]


class Reveal(Step, frozen=True, tag="reveal"):
    """The house shows its secret."""

    deal: Number
    secret: Hash


class End(Step, frozen=True, tag="end"):
    """The game is over: what was to be shown has been shown."""


AnyStep = Context | ServerCommit | ClientCommit | ClientReveal | Void | Root | Cut | Opened | Reveal | End
OfDeal = Context | ServerCommit | ClientCommit | ClientReveal | Void | Root | Cut | Opened | Reveal

IN_WORDS: Final = ("deck", "policy")
"""The fields that are text; all others are numbers, or hashes and salts."""
UNCHAINED: Final = "0" * 64
"""Stands in a step until it is chained."""


def beginning(table: str) -> str:
    """What the first step of a table's game hangs on."""
    return digest("chain", bytes.fromhex(table)).hex()


def link(before: str, step: AnyStep) -> str:
    """The chain's value at a step: over the value before it and all that the step says."""
    kind = str(type(step).__struct_config__.tag)
    return digest("step", bytes.fromhex(before), kind.encode(), *_fields(step)).hex()


def chained(table: str, steps: list[AnyStep]) -> Iterator[AnyStep]:
    """The same steps, each held to the one before it."""
    value = beginning(table)
    for step in steps:
        value = link(value, step)
        yield structs.replace(step, chain=value)


def _fields(step: AnyStep) -> Iterator[bytes]:
    """What a step says, field by field in the order of its class."""
    for name in step.__struct_fields__:
        if name != "chain":
            yield _bytes(name, getattr(step, name))


def _bytes(name: str, value: str | int | tuple[str, ...] | None) -> bytes:
    match value:
        case None:
            return b""
        case int():
            return u32(value) if name == "deal" else u8(value)
        case tuple():
            return bytes.fromhex("".join(value))
        case str():
            return value.encode() if name in IN_WORDS else bytes.fromhex(value)


class Transcript(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All shuffles of a game.

    `fingerprint` is the chain's last value, `record` the game itself, where it lies in the file (docs/notation.md).
    """

    protocol: Literal["weli/shuffle/1"]
    table: TableId
    fingerprint: Hash
    steps: tuple[AnyStep, ...]
    record: str = ""


def transcript_of(table: str, steps: list[AnyStep], record: str = "") -> Transcript:
    """The transcript of a game whose steps hold together."""
    held = tuple(chained(table, steps))
    return Transcript(PROTOCOL, table, held[-1].chain if held else beginning(table), held, record)

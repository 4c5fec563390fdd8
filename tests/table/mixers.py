"""Pages that add something to the shuffles of a table, with nobody before them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from unittest.mock import patch

from weli.shuffle import Sealed, client_commit, context_of
from weli.table.moves.shuffle import lock, show
from weli.table.opening_cards import mixing_for
from weli.table.shuffle_dealing import Together
from weli.table.shuffle_protocol import Mix
from weli.table.table import Table
from weli.wire.messages import Mixing


def told_secrets(first: int = 0) -> Together:
    """A house that draws secrets that can be foreseen."""
    drawn = iter(range(first, 250))
    return Together(lambda: bytes([next(drawn)]) * 32)


_ORDERS: dict[bytes, list[int]] = {}
"""The packs that were laid beneath a seal on purpose, by the secret of the house."""


def given(pack: list[int], cards: list[int]) -> Together:
    """A house whose shuffles come to that pack, wherever `packs_are_given`."""
    left = {card: [place for place, each in enumerate(cards) if each == card] for card in cards}
    secret = sha256(bytes(pack)).digest()
    _ORDERS[secret] = [left[card].pop(0) for card in pack]
    return Together(lambda: secret)


@contextmanager
def packs_are_given() -> Iterator[None]:
    """What lies under the seal of a house that has its pack given is that pack; all else is as ever."""
    with patch.object(Mix, "sealed", lambda mix, size: Sealed(mix.key, _ORDERS[mix.secret])):
        yield


@dataclass
class Mixer:
    """A page at a seat, which locks a nonce away and shows it, as soon as it may."""

    table: Table
    seat: int
    shows: bool = True
    nonces: dict[int, bytes] = field(default_factory=dict)

    def does(self) -> bool:
        """Does what there is to do; tells whether there was anything."""
        mixing = mixing_for(self.table.state, self.seat)
        if mixing is None:
            return False
        if not mixing.closed and not mixing.own:
            self.locks(mixing)
            return True
        if mixing.closed and mixing.own and not mixing.shown and self.shows:
            self.reveals(mixing)
            return True
        return False

    def locks(self, mixing: Mixing) -> None:
        nonce = self.nonces[mixing.shuffle] = bytes([mixing.shuffle, self.seat]) * 16
        context = context_of(bytes.fromhex(mixing.table), mixing.shuffle, mixing.deck, mixing.seats)
        lock(self.table, self.seat, mixing.shuffle, client_commit(context, mixing.seat, nonce).hex())

    def reveals(self, mixing: Mixing) -> None:
        show(self.table, self.seat, mixing.shuffle, self.nonces[mixing.shuffle].hex())


def mix(*mixers: Mixer) -> None:
    """All of them do what there is to do, until there is nothing more."""
    while sum(mixer.does() for mixer in mixers):
        pass

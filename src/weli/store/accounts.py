"""How somebody stays known beyond one browser: by passkeys, or by a link in a letter. No secret of theirs is kept, and no address."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Passkey:
    """What a device has handed over of a passkey, with which its use can be checked but not done."""

    credential: str  # as the device names it
    public_key: str
    uses: int  # as it counts them; 0 where it does not
    since_ms: int
    used_ms: int


@dataclass(frozen=True)
class Account:
    """What keeps somebody known."""

    passkeys: list[Passkey]  # the oldest first
    mail_since_ms: int | None  # since when links are sent to an address of theirs; none: to no address

    @property
    def is_kept(self) -> bool:
        return bool(self.passkeys) or self.mail_since_ms is not None


class AccountStore(Protocol):
    """Keeps that. What a method has returned from is durable. All raise `StoreError`."""

    def account(self, player: str) -> Account: ...

    def add_passkey(self, player: str, passkey: Passkey) -> bool:
        """Whether it is theirs from now on: not where it is another's already."""

    def whose_passkey(self, credential: str) -> tuple[str, Passkey] | None: ...

    def note_use(self, credential: str, uses: int, now_ms: int) -> None: ...

    def drop_passkey(self, player: str, credential: str) -> bool:
        """Whether it is theirs no more: not where nothing else would keep them."""

    def whose_address(self, address_hash: str) -> str | None: ...

    def set_address(self, player: str, address_hash: str, now_ms: int) -> None:
        """Links are sent there from now on, and to no other address of theirs."""

    def salt(self) -> str:
        """What this house, and no other, mixes into the hash of every address; the same for ever."""

    def drop_address(self, player: str) -> bool:
        """The same as `drop_passkey`."""

    def add_ticket(
        self, ticket_hash: str, kind: str, whose: str, now_ms: int, until_ms: int, most: int, *, formerly: str = ""
    ) -> bool:
        """Hands one out, unless so many of that kind have been handed out to them within what is remembered.

        `formerly`: another hash of the same address. What is kept under it is kept under `whose` from now on, unless something is there
        already; in the same commit, so that nobody can tell by how long it takes whether anything was kept.
        """

    def drop_ticket(self, ticket_hash: str) -> None: ...

    def take_ticket(self, ticket_hash: str, kind: str, now_ms: int) -> str | None:
        """Whose it was: it is used up. None where it is unknown, used, or too old."""

    def look_at_ticket(self, ticket_hash: str, kind: str, now_ms: int) -> str | None:
        """The same, and it stays as it is."""

    def renew_session(self, old_hash: str, new_hash: str, player: str, now_ms: int) -> None:
        """A browser is known by another secret from now on, and by the old one no more."""

    def sessions(self, player: str) -> dict[str, tuple[int, int]]:
        """The browsers that know somebody: by their hash, since when, and when they last came."""

    def end_sessions(self, player: str, but: str) -> None:
        """All of them but one."""

    def since_ms(self, player: str) -> int: ...

    def forget(self, players: Collection[str]) -> None:
        """Nothing is known of them any more: what keeps them, their browsers, their names, and where they have sat."""

    def take_along(self, guest: str, player: str) -> None:
        """Whoever has sat somewhere as that guest is that player from now on; the guest is nobody any more."""

"""One shuffle followed step by step: whether each may stand where it stands, and says what it must: section 7 of the protocol.

What is wrong is noted, and the step taken all the same, so that one fault does not bring others along.
"""

from typing import Final

from weli.shuffle.commitments import NOBODY, client_commit, context_of, key_of, server_commit
from weli.shuffle.decks import cards_in
from weli.shuffle.drawing import cut_by_clock
from weli.shuffle.findings import Finding
from weli.shuffle.sealing import Opening, fits, sealed
from weli.shuffle.steps import (
    AT_END_OF_DEAL,
    OPENINGS_ONLY,
    ClientCommit,
    ClientReveal,
    Context,
    Cut,
    OfDeal,
    Opened,
    Reveal,
    Root,
    ServerCommit,
    Void,
)

NO_HASH: Final = ""


class Followed:
    """What is known of a shuffle after some of its steps."""

    def __init__(self, table: bytes, deal: int) -> None:
        self.table = table
        self.deal = deal
        self.context: Context | None = None
        self.size = 0
        self.server: ServerCommit | None = None
        self.commits: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.void: Void | None = None
        self.root: Root | None = None
        self.cut: Cut | None = None
        self.opened: dict[int, int] = {}
        self.secret: Reveal | None = None
        self.order: list[int] = []
        self.faults: list[Finding] = []

    def owes_secret(self, *, ended: bool, later: bool) -> bool:
        """Whether the house should have shown its secret by now: the game is over, or, where so agreed, the deal."""
        if not (self.context and self.root) or self.secret or self.void:
            return False
        policy = self.context.policy
        return policy != OPENINGS_ONLY and (ended or (later and policy == AT_END_OF_DEAL))

    def take(self, number: int, step: OfDeal) -> None:
        """Takes the next step of this shuffle, which has that number in the transcript."""
        if self.void:
            self._fault("after-void", number)
        elif self.context:
            self._go_on(number, step, self.context)
        elif isinstance(step, Context):
            self._begin(number, step)
        else:
            self._fault("no-context", number)

    def _begin(self, number: int, step: Context) -> None:
        cards = cards_in(step.deck)
        if cards is None:
            self._fault("no-deck", number)
        else:
            self.context, self.size = step, len(cards)

    def _go_on(self, number: int, step: OfDeal, context: Context) -> None:
        seat = _seat_in(step)
        if seat is not None and seat > context.seats:
            self._fault("no-seat", number, seat=seat)
            return
        match step:
            case ServerCommit():
                self._take_server_commit(number, step)
            case ClientCommit():
                self._take_client_commit(number, step)
            case ClientReveal():
                self._take_client_reveal(number, step, context)
            case Void():
                self._take_void(number, step)
            case Root():
                self._take_root(number, step, context)
            case Cut():
                self._take_cut(number, step)
            case Opened():
                self._take_opening(number, step)
            case Reveal():
                self._take_secret(number, step)
            case Context():
                self._fault("twice", number)

    def _take_server_commit(self, number: int, step: ServerCommit) -> None:
        if self.server:
            self._fault("twice", number)
            return
        self._check_in_time(number)
        self.server = step

    def _take_client_commit(self, number: int, step: ClientCommit) -> None:
        if step.seat in self.commits:
            self._fault("twice", number)
            return
        self._check_in_time(number)
        self.commits[step.seat] = step.commit

    def _check_in_time(self, number: int) -> None:
        """Whether something may still be locked away: as long as nobody has shown anything."""
        if self.nonces or self.root:
            self._fault("commit-late", number)

    def _take_client_reveal(self, number: int, step: ClientReveal, context: Context) -> None:
        if step.seat in self.nonces:
            self._fault("twice", number)
            return
        if not self.server or len(self.commits) < context.seats or self.root:
            self._fault("nonce-untimely", number, seat=step.seat)
        locked = client_commit(self._bound(context), step.seat, bytes.fromhex(step.nonce)).hex()
        if self.commits.get(step.seat, locked) != locked:
            self._fault("nonce-wrong", number, seat=step.seat)
        self.nonces[step.seat] = step.nonce

    def _take_void(self, number: int, step: Void) -> None:
        """A seat that has locked a nonce away owes it; only then does a shuffle not count."""
        if self.root or step.seat not in self._owing():
            self._fault("void-unfounded", number, seat=step.seat)
        if self._is_locked_away(step.secret):
            self.void = step
        else:
            self._fault("secret-wrong", number)

    def _take_root(self, number: int, step: Root, context: Context) -> None:
        if self.root:
            self._fault("twice", number)
            return
        if not self.server or len(self.commits) < context.seats:
            self._fault("root-early", number)
        elif self._owing():
            self._fault("nonce-missing", number, seat=min(self._owing()))
        self.root = step

    def _take_cut(self, number: int, step: Cut) -> None:
        if self.cut:
            self._fault("twice", number)
            return
        if not self.root:
            self._fault("cut-early", number)
        elif self.secret:
            self._fault("cut-late", number)
        elif step.lifted >= self.size:
            self._fault("cut-impossible", number)
        self.cut = step

    def _take_opening(self, number: int, step: Opened) -> None:
        opening = Opening(step.place, step.card, bytes.fromhex(step.salt), tuple(map(bytes.fromhex, step.path)))
        places = {card: place for place, card in self.opened.items()}
        if not self.root or not self.cut:
            self._fault("opening-early", number)
        elif not fits(opening, bytes.fromhex(self.root.root), self.size):
            self._fault("opening-wrong", number, place=step.place + 1)
        elif places.get(step.card, step.place) != step.place:
            self._fault("card-twice", number)
        else:
            self.opened[step.place] = step.card

    def _take_secret(self, number: int, step: Reveal) -> None:
        if self.secret:
            self._fault("twice", number)
        elif not self.root:
            self._fault("secret-early", number)
        elif not self._is_locked_away(step.secret):
            self._fault("secret-wrong", number)
        else:
            self.secret = step
            self._shuffle_again(number, self.root)

    def _shuffle_again(self, number: int, root: Root) -> None:
        """With all parts on the table, the whole shuffle is done once more."""
        if not (self.context and self.secret):
            return
        nonces = [bytes.fromhex(self.nonces.get(seat, NO_HASH)) or NOBODY for seat in range(1, self.context.seats + 1)]
        key = key_of(self._bound(self.context), bytes.fromhex(self.secret.secret), nonces)
        pack = sealed(key, self.size)
        if pack.root.hex() != root.root:
            self._fault("root-wrong", number)
            return
        self.order = pack.order
        if self.cut and self.cut.seat is None and self.cut.lifted != cut_by_clock(key, self.size):
            self._fault("clock-wrong", number)

    def _bound(self, context: Context) -> bytes:
        return context_of(self.table, self.deal, context.deck, context.seats)

    def _is_locked_away(self, secret: str) -> bool:
        """Whether that is the secret that the house has locked away."""
        if not (self.server and self.context):
            return False
        return server_commit(self._bound(self.context), bytes.fromhex(secret)).hex() == self.server.commit

    def _owing(self) -> set[int]:
        """The seats that have locked a nonce away and not shown it."""
        return {seat for seat, commit in self.commits.items() if commit and seat not in self.nonces}

    def _fault(self, key: str, number: int, **values: int) -> None:
        """Notes what is wrong with a step; of what is wrong in the same way again and again, the first."""
        if all(known.key != key for known in self.faults):
            self.faults.append(Finding(key, number, {"step": number, **values}))


def _seat_in(step: OfDeal) -> int | None:
    """The seat that a step is about."""
    match step:
        case ClientCommit() | ClientReveal() | Void() | Cut():
            return step.seat
        case Opened():
            return step.to
        case _:
            return None

"""Games shuffled by the protocol, for tests: what table and seats do, with nobody at the table."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import structs

from weli.shuffle import NOBODY, Sealed, Transcript, cards_in, client_commit, context_of, key_of, sealed, server_commit
from weli.shuffle.drawing import cut_by_clock
from weli.shuffle.sealing import Opening
from weli.shuffle.steps import (
    UNCHAINED,
    AnyStep,
    ClientCommit,
    ClientReveal,
    Context,
    Cut,
    End,
    Opened,
    Policy,
    Reveal,
    Root,
    ServerCommit,
    Void,
    transcript_of,
)

TABLE = bytes(range(16))


@dataclass
class Shuffled:
    """One shuffle of a game: who added a nonce, and what came of it."""

    deal: int
    deck: str
    seats: int
    secret: bytes
    nonces: Sequence[bytes]
    context: bytes = field(init=False)
    sealed: Sealed = field(init=False)

    def __post_init__(self) -> None:
        self.context = context_of(TABLE, self.deal, self.deck, self.seats)
        size = len(cards_in(self.deck) or ())
        self.sealed = sealed(key_of(self.context, self.secret, self.nonces), size)

    def commits(self) -> list[AnyStep]:
        """All that is locked away."""
        locked: list[AnyStep] = [
            ServerCommit(chain=UNCHAINED, deal=self.deal, commit=server_commit(self.context, self.secret).hex())
        ]
        for seat, nonce in enumerate(self.nonces, 1):
            commit = client_commit(self.context, seat, nonce).hex() if nonce else ""
            locked.append(ClientCommit(chain=UNCHAINED, deal=self.deal, seat=seat, commit=commit))
        return locked

    def reveals(self) -> list[AnyStep]:
        return [
            ClientReveal(chain=UNCHAINED, deal=self.deal, seat=seat, nonce=nonce.hex())
            for seat, nonce in enumerate(self.nonces, 1)
            if nonce
        ]

    def opened(self, place: int, to: int | None) -> Opened:
        return opened(self.deal, self.sealed.opening(place), to)

    def secret_shown(self) -> Reveal:
        return Reveal(chain=UNCHAINED, deal=self.deal, secret=self.secret.hex())


def opened(deal: int, opening: Opening, to: int | None = None) -> Opened:
    path = tuple(each.hex() for each in opening.path)
    return Opened(
        chain=UNCHAINED,
        deal=deal,
        to=to,
        place=opening.place,
        card=opening.card,
        salt=opening.salt.hex(),
        path=path,
    )


def shuffled(chance: random.Random, deal: int, deck: str, seats: int, mixing: Sequence[int] | None = None) -> Shuffled:
    """A shuffle in which these seats add a nonce; all of them, where nobody says otherwise."""
    adding = range(1, seats + 1) if mixing is None else mixing
    nonces = [chance.randbytes(32) if seat in adding else NOBODY for seat in range(1, seats + 1)]
    return Shuffled(deal, deck, seats, chance.randbytes(32), nonces)


def steps_of(one: Shuffled, policy: Policy, lifted: int | None, shown: int) -> list[AnyStep]:
    """A shuffle from its beginning to the cards shown; `lifted`: nothing where the clock cuts."""
    size = len(one.sealed.order)
    by_clock = lifted is None
    cards = cut_by_clock(key_of(one.context, one.secret, one.nonces), size) if lifted is None else lifted
    steps: list[AnyStep] = [
        Context(chain=UNCHAINED, deal=one.deal, deck=one.deck, seats=one.seats, policy=policy),
        *one.commits(),
        *one.reveals(),
        Root(chain=UNCHAINED, deal=one.deal, root=one.sealed.root.hex()),
        Cut(chain=UNCHAINED, deal=one.deal, seat=None if by_clock else 2, lifted=cards),
    ]
    steps += [one.opened(place, 1 + place % one.seats) for place in range(shown)]
    steps += [one.opened(place, None) for place in range(0, shown, 2)]
    return steps


def voided(one: Shuffled, silent: int, policy: Policy = "end_of_game") -> list[AnyStep]:
    """A shuffle in which a seat does not show its nonce."""
    shown = [step for step in one.reveals() if isinstance(step, ClientReveal) and step.seat != silent]
    return [
        Context(chain=UNCHAINED, deal=one.deal, deck=one.deck, seats=one.seats, policy=policy),
        *one.commits(),
        *shown,
        Void(chain=UNCHAINED, deal=one.deal, seat=silent, secret=one.secret.hex()),
    ]


def whole_game(chance: random.Random, policy: Policy = "end_of_game", record: str = "") -> Transcript:
    """Three shuffles of three decks and one that was void, with everything shown that the policy shows."""
    first = shuffled(chance, 1, "de33-weli", 4)
    second = shuffled(chance, 3, "de32", 2, mixing=[1])
    third = shuffled(chance, 4, "wuertt48", 3, mixing=[])
    steps = steps_of(first, policy, chance.randrange(1, 30), 8)
    if policy == "end_of_deal":
        steps.append(first.secret_shown())
    steps += voided(shuffled(chance, 2, "de33-weli", 4), chance.randrange(1, 5), policy)
    steps += steps_of(second, policy, 0, 6)
    if policy == "end_of_deal":
        steps.append(second.secret_shown())
    steps += steps_of(third, policy, None, 9)
    if policy == "end_of_deal":
        steps.append(third.secret_shown())
    if policy == "end_of_game":
        steps += [one.secret_shown() for one in (first, second, third)]
    return transcript_of(TABLE.hex(), [*steps, End(chain=UNCHAINED)], record)


def rechained(transcript: Transcript, steps: Sequence[AnyStep]) -> Transcript:
    """Other steps, held together anew, as somebody does who knows how."""
    return transcript_of(transcript.table, list(steps), transcript.record)


def replaced(transcript: Transcript, at: int, /, **values: object) -> list[AnyStep]:
    """The steps with something else in one of them."""
    steps = list(transcript.steps)
    steps[at] = structs.replace(steps[at], **values)
    return steps

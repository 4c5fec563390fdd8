"""What a table hands out of its shuffles, to be checked by anybody: the transcript of docs/shuffle.md, section 6, told from its log.

It is the same for whoever asks. What a seat alone was shown is not in it; the pages have compared that with the seal at once. Nor is a
shuffle that lies ready for a deal which has not come.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from weli.core.errors import Missing, SaidError
from weli.notation import parse
from weli.shuffle import Opening, Transcript, transcript_of
from weli.shuffle.steps import (
    AT_END_OF_DEAL,
    AT_END_OF_GAME,
    OPENINGS_ONLY,
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
)
from weli.store.log import Dealt, Ended, Locked, LockedAll, Mixed, Nonce, Row, Setup, Termed, Voided
from weli.study.retelling import game_record, is_revealed
from weli.table.deal_log import DealLog
from weli.table.fold import apply
from weli.table.opening_cards import lain_open, openings, turned_up
from weli.table.shuffle_protocol import Mix
from weli.table.state import State
from weli.wire.messages import Reveal as Agreed

POLICIES: Final[dict[Agreed, Policy]] = {
    "end_of_deal": AT_END_OF_DEAL,
    "end_of_game": AT_END_OF_GAME,
    "never": OPENINGS_ONLY,
}

CUTS: Final = ("cut", "knock")


class NoShuffles(SaidError, Missing):
    """The cards of the table were not shuffled so that it can be checked, or none are dealt yet."""


def transcript(setup: Setup, rows: Sequence[Row]) -> Transcript:
    """All shuffles of a table after these rows of its log. Raises `NoShuffles`, and `StoreError` where the log does not hold together."""
    telling = Telling(setup, rows)
    for row in rows:
        telling.take(row)
    steps = telling.steps()
    if not steps:
        raise NoShuffles("store.no-shuffles")
    return transcript_of(telling.table, steps, _record(telling.state))


def _record(state: State) -> str:
    """The game itself, where it may be told already, and all of it was shuffled so."""
    finished = state.deals[: len(state.match.entries)]
    is_whole = bool(finished) and all(story.mix for story in finished)
    return game_record(state) if is_whole and is_revealed(state) else ""


class Telling:
    """The steps of a table's shuffles, row after row."""

    def __init__(self, setup: Setup, rows: Sequence[Row]) -> None:
        self.state = State(setup)
        self.table = ""
        self.policy = POLICIES[_agreed(setup, rows)]
        self._steps: list[tuple[int, AnyStep]] = []  # each with the number of its shuffle
        self._told: set[int] = set()  # the shuffles that have come to a pack, or to nothing
        self._cut: set[int] = set()  # of these, whose pack was dealt out
        self._kept: dict[int, bytes] = {}  # the secrets that were not shown yet

    def steps(self) -> list[AnyStep]:
        """What there is to tell."""
        steps = [step for number, step in self._steps if number in self._told]
        return [*steps, End(chain=UNCHAINED)] if steps and self.state.match.over else steps

    def take(self, row: Row) -> None:
        """Tells the next row."""
        mix = self.state.shuffles.mix
        apply(self.state, row)
        mix = self.state.shuffles.mix if isinstance(row.body, Mixed) else mix
        if mix is not None:
            self._note(mix.number, *self._of_shuffle(row, mix))
        self._tell_deal(isinstance(row.body, Ended))
        if self.state.match.over and self.policy != OPENINGS_ONLY:
            self._show_secrets()

    def _note(self, number: int, *steps: AnyStep) -> None:
        self._steps += [(number, step) for step in steps]

    def _of_shuffle(self, row: Row, mix: Mix) -> Iterator[AnyStep]:
        """What happens before the cards lie there."""
        deal, seat = mix.number, 0 if row.seat is None else row.seat + 1
        match row.body:
            case Mixed(table):
                self.table = table
                yield Context(chain=UNCHAINED, deal=deal, deck=mix.deck, seats=mix.seats, policy=self.policy)
                yield ServerCommit(chain=UNCHAINED, deal=deal, commit=mix.commit)
            case Locked(commit):
                yield ClientCommit(chain=UNCHAINED, deal=deal, seat=seat, commit=commit)
            case LockedAll():
                for other in sorted(set(range(mix.seats)) - mix.commits.keys()):
                    yield ClientCommit(chain=UNCHAINED, deal=deal, seat=other + 1, commit="")
            case Nonce(nonce):
                yield ClientReveal(chain=UNCHAINED, deal=deal, seat=seat, nonce=nonce)
            case Voided():
                self._told.add(deal)
                yield Void(chain=UNCHAINED, deal=deal, seat=seat, secret=mix.secret.hex())
            case Dealt(root=root) if root:
                self._told.add(deal)
                self._kept[deal] = mix.secret
                yield Root(chain=UNCHAINED, deal=deal, root=root)

    def _tell_deal(self, has_ended: bool) -> None:
        """What comes to light of the pack on the table: the cut and what was turned up, and at the end all that has lain open."""
        story = self.state.deals[-1] if self.state.deals else None
        if story is None or story.mix is None:
            return
        number = story.mix.number
        if story.dealt_out is not None and number not in self._cut:
            self._cut.add(number)
            self._note(number, self._cut_of(story, story.mix), *self._opened(story.mix, turned_up(self.state, story)))
        if has_ended and not self.state.given_up:
            self._note(number, *self._opened(story.mix, lain_open(self.state, story)))
            if self.policy == AT_END_OF_DEAL:
                self._show_secrets()

    def _cut_of(self, story: DealLog, mix: Mix) -> Cut:
        """Where nobody cuts by the rules, the dealer leaves the pack as it lies."""
        seat, lifted = next(
            ((seat, parse(act).number or 0) for seat, act in story.acts if parse(act).verb in CUTS), (story.dealer, 0)
        )
        return Cut(chain=UNCHAINED, deal=mix.number, seat=None if story.by_clock else seat + 1, lifted=lifted)

    def _opened(self, mix: Mix, places: Iterable[int]) -> list[Opened]:
        return [opened(mix.number, opening) for opening in openings(mix, len(self.state.rules.cards), places)]

    def _show_secrets(self) -> None:
        for number, secret in sorted(self._kept.items()):
            self._note(number, Reveal(chain=UNCHAINED, deal=number, secret=secret.hex()))
        self._kept = {}


def opened(number: int, opening: Opening) -> Opened:
    """A card shown to everybody."""
    path = tuple(each.hex() for each in opening.path)
    salt = opening.salt.hex()
    return Opened(chain=UNCHAINED, deal=number, to=None, place=opening.place, card=opening.card, salt=salt, path=path)


def _agreed(setup: Setup, rows: Sequence[Row]) -> Agreed:
    """When the table shows its cards, as it was agreed last."""
    terms = [row.body.terms for row in rows if isinstance(row.body, Termed)]
    return (terms[-1] if terms else setup.terms).reveal

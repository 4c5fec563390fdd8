"""What a table is after the rows of its log: the fold, and the only way to any state."""

from dataclasses import dataclass, field
from typing import Literal, assert_never

from weli.acts import BLIND, FIGURES, kind_of
from weli.games import Game, game_named
from weli.match import Match
from weli.notation import TALK, parse
from weli.parts.deal import CUT, NONE, Deal
from weli.parts.engine import acting, legal
from weli.parts.ruleset import Rules
from weli.referee import Event, Referee
from weli.table.guards import Mark, mark_of
from weli.table.log import Acted, Dealt, Ended, Looked, Paced, Row, Setup
from weli.table.store import StoreError
from weli.table.wire import Pace
from weli.talk import understood

MUST = 2
DECIDE = "decide"
"""The phrase with which a player leaves to his partner what both of them could decide."""

Waiting = Literal["you", "others", "look", "blind", "next_deal", "over"]


@dataclass
class DealStory:
    """All that is needed to tell a deal again: how it began, and what was said and laid, in order."""

    number: int
    dealer: int
    before: list[int]
    active: list[int]
    pack: tuple[int, ...] = field(repr=False)
    acts: list[tuple[int, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Told:
    """An event, and the row of the log with which it happened."""

    seq: int
    event: Event


def rules_of(setup: Setup) -> Rules:
    """The rule set that was agreed. Raises `RulesError` where it is not known here."""
    return game_named(setup.game).ruleset(setup.rules, {**setup.options, "target": setup.target})


class State:
    """A table after some rows of its log. `apply` is its only way forward."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = game_named(setup.game)
        self.rules: Rules = rules_of(setup)
        self.seating = self.rules.seating
        self.person = self.seating.seat_of(setup.seat)
        self.match = Match(self.rules)
        self.match.begin(self.seating.seat_of(setup.dealer))
        self.head = 0
        self.keys: dict[tuple[int, str], int] = {}
        self.pace = Pace()
        self.deals: list[DealStory] = []
        self.referee: Referee | None = None
        self.events: list[Told] = []  # of the present deal
        self.marks: dict[int, Mark] = {}  # of the present deal, by row
        self.looked = 0  # finished tricks of the present deal that the person has looked at
        self.let_cut = False  # the person has bet blind in the present deal, or does not want to
        self.stop_at = 0  # the row with which the present pause began

    @property
    def deal(self) -> Deal:
        """The present deal, or the last one while the next is not dealt."""
        if self.referee is None:
            raise LookupError("nothing has been dealt yet")
        return self.referee.deal

    def apply(self, row: Row) -> None:
        """Takes the next row of the log.

        Raises:
            Illegal, NotationError: it holds an act that the rules do not allow here; nothing has changed.
            StoreError: the row does not fit those before it.
        """
        match row.body:
            case Dealt():
                self._begin_deal(row, row.body)
            case Acted(act):
                self._act(row, act)
            case Looked():
                self.looked = len(self.deal.winners)
                self.let_cut = True
            case Paced(pace):
                self.pace = pace
            case Ended():
                self._end_deal(row.body)
            case _ as never:
                assert_never(never)
        self.head = row.seq
        if row.seat is not None and row.key is not None:
            self.keys[row.seat, row.key] = row.seq
        self.marks[row.seq] = self._mark()

    def waiting(self) -> Waiting:
        """What the table waits for, as its person sees it."""
        deal = self.deal
        if self.match.over:
            return "over"
        if deal.closed:
            return "next_deal"
        if len(deal.winners) > self.looked:
            return "look"
        if deal.offered() and not deal.answering():
            return "you" if deal.offered()[0] == self.person else "others"
        if acting(deal)[self.person] == MUST and not self.left_to_partner():
            return "you"
        return "blind" if self.may_bet_blind() and not self.let_cut else "others"

    def may_bet_blind(self) -> bool:
        """Whether the pack lies there and the person may still bet on cards that nobody has seen (PL-BLIND-02)."""
        deal = self.deal
        return deal.stage == CUT and any(kind_of(act) == BLIND for act in legal(deal, self.person))

    def left_to_partner(self) -> bool:
        """Whether the person has just asked the partner to decide what both of them could."""
        return self._has_left_it() and both_may_decide(self.deal, self.person)

    def _has_left_it(self) -> bool:
        """Whether nothing but talk has come since the person said so."""
        for seat, act in reversed(self.deals[-1].acts):
            line = parse(act)
            if line.verb not in TALK:
                return False
            said = understood(line.verb, line.text) if seat == self.person else None
            if said is not None and said.phrase.id == DECIDE:
                return True
        return False

    def ended(self) -> Ended | None:
        """The row that the count of the present deal calls for, where it has not been written yet."""
        if not self.deal.closed or len(self.match.entries) == len(self.deals):
            return None
        deal, sides = self.deal, self.seating.side_names()
        scores = [before + gained for before, gained in zip(deal.before, deal.gained, strict=True)]
        winner = deal.winner if self.match.winner == NONE else self.match.winner
        return Ended(
            deal=len(self.deals),
            points=dict(zip(sides, deal.gained, strict=True)),
            scores=dict(zip(sides, scores, strict=True)),
            winner=None if winner == NONE else sides[winner],
        )

    def names(self) -> list[str]:
        """The players' names by seat."""
        return [self.setup.names.get(seat, "") for seat in self.seating.seat_names()]

    def _begin_deal(self, row: Row, body: Dealt) -> None:
        dealer = self.seating.seat_of(body.dealer)
        if row.pack is None or dealer != self.match.dealer or body.deal != len(self.deals) + 1:
            raise _does_not_fit(row)
        deal = self.match.next_deal(list(row.pack))
        self.deals.append(DealStory(body.deal, dealer, deal.before[:], deal.active, row.pack))
        self.referee = Referee(deal, self.game)
        self.events = [Told(row.seq, event) for event in self.referee.start()]
        self.marks = {}
        self.looked = 0
        self.let_cut = False
        self.stop_at = row.seq

    def _act(self, row: Row, act: str) -> None:
        if self.referee is None or row.seat is None:
            raise _does_not_fit(row)
        line = parse(act)
        finished = len(self.deal.winners)
        events = self.referee.take(row.seat, line)
        self.deals[-1].acts.append((row.seat, act))
        self.events += [Told(row.seq, event) for event in events]
        if row.seat == self.person and line.verb not in TALK:
            self.looked = finished
            self.let_cut = True
        if len(self.deal.winners) > finished or self.deal.closed:
            self.stop_at = row.seq

    def _end_deal(self, body: Ended) -> None:
        """The count in the log must be the count that the rules give: otherwise these rows belong to other rules than ours."""
        if body != self.ended():
            raise StoreError.said("store.other-rules")
        self.match.after(self.deal)

    def _mark(self) -> Mark:
        return mark_of(self.deal, len(self.deals), len(self.deals[-1].acts))


def both_may_decide(deal: Deal, seat: int) -> bool:
    """Whether a seat's side has something to decide that either partner may: an answer, or a choice in the show."""
    side = deal.seating.side_of(seat)
    if len(deal.seating.members(side)) == 1:
        return False
    if any(deal.owes_answer(seat, figure) for figure in range(FIGURES)):
        return True
    return deal.phase() == "show" and deal.shower == side and deal.undecided() != 0


def _does_not_fit(row: Row) -> StoreError:
    return StoreError.said("store.broken-log", row=row.seq)

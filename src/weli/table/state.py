"""What a table is after the rows of its log: the fold, and the only way to any state."""

from dataclasses import dataclass, field
from typing import assert_never

from weli.core.acts import BLIND, kind_of
from weli.core.deal import NONE, Deal
from weli.core.ruleset import RuleSet
from weli.core.texts import printable
from weli.core.version import __version__
from weli.games import Game, blaming, game_named, game_of, match_for
from weli.notation import TALK, Line, parse
from weli.ports.at_table import Pauses
from weli.ports.match import Match
from weli.referee import Event, Referee
from weli.table.conversation import Conversation
from weli.table.log import Acted, Dealt, Ended, GaveUp, Looked, Paced, Row, Setup, TookBack
from weli.table.measure import Kind, Measure, is_charged
from weli.table.noticing import notices
from weli.table.partners import tell_drawing
from weli.table.seats import Computer, Person, Vacant
from weli.table.store import StoreError
from weli.table.taking_back import Before, shows_nothing_new
from weli.table.wire import Pace, Waiting

MUST = 2
REMARKS = 40
"""So many of the last things said in a deal are shown with it; those before them are a number until it is told again."""


@dataclass
class DealStory:
    """All that is needed to tell a deal again: how it began, and what was said and laid, in order."""

    number: int
    dealer: int
    before: list[int]
    active: list[int]
    pack: tuple[int, ...] = field(repr=False)
    acts: list[tuple[int, str]] = field(default_factory=list)
    cleaning: bool = False  # in Gaigel: a deal of the cleaning phase
    over: int = 0  # in Gaigel: deals of the match that were over before it

    def lay_down(self, rules: RuleSet) -> Deal:
        """The deal as it began: with the pack to be cut, or dealt."""
        match = match_for(rules)
        match.begin(self.dealer, self.before, self.cleaning, self.over)
        match.active = self.active
        return match.next_deal(list(self.pack), tape=[])


@dataclass(frozen=True)
class Told:
    """An event that the person has noticed: its place among those of its deal, from 1, and the row of the log with which it happened."""

    number: int
    seq: int
    event: Event


@dataclass(frozen=True)
class Mark:
    """Where the table stood at one row of the log: so many acts, and the deal that they had come to."""

    acts: int
    deal: Deal


def rules_of(setup: Setup) -> RuleSet:
    """The rule set that was agreed.

    Raises:
        RulesError: it is not known here.
        StoreError: nobody can have agreed on that.
    """
    game = game_named(setup.game)
    goal = game.at_table().sheets.goal_parameter(game.preset(setup.rules))
    rules = game.ruleset(setup.rules, {**setup.options, goal: setup.target} if goal else setup.options)
    seats = rules.seating.seat_names()
    nameless = [seat for seat, sits in setup.seats.items() if isinstance(sits, Computer) and not sits.name]
    if sorted(setup.seats) != sorted(seats) or nameless or setup.dealer not in seats:
        raise StoreError("store.broken-setup")
    return rules


class State:
    """A table after some rows of its log. `apply` is its only way forward."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = game_named(setup.game)
        self.rules: RuleSet = rules_of(setup)
        self.seating = self.rules.seating
        self.person = self._only_person()
        self.match: Match = match_for(self.rules)
        self.match.begin(self.seating.seat_of(setup.dealer))
        self.head = 0
        self.keys: dict[tuple[int, str], int] = {}
        self.pace = Pace()
        self.deals: list[DealStory] = []
        self.referee: Referee | None = None
        self.events: list[Told] = []  # of the present deal, what was said long ago left out
        self._said = 0  # remarks in it
        self.left_out = 0  # so many of them
        self.conversation = Conversation()  # of the present deal
        self.measure = Measure()
        self.marks: dict[int, Mark] = {}  # of the present deal, by row
        self.looked = 0  # finished tricks of the present deal that the person has looked at
        self.let_cut = False  # the person has bet blind in the present deal, or does not want to
        self.let_open = False  # the person has nothing to announce in the present deal
        self.given_up = False
        self._before: Before | None = None  # the person's act that came last of all
        self._told_end = False  # that it was given up is written down
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
            GameFailed: the game is somebody else's, and has failed; then the state may be anything.
        """
        with blaming(self.setup.game):
            self._apply(row)

    def _apply(self, row: Row) -> None:
        before, self._before = self._before, None
        match row.body:
            case Dealt():
                self._begin_deal(row, row.body)
            case Acted(act):
                self._act(row, act)
            case Looked():
                self.looked = tricks_of(self.deal)
                self.let_cut = True
                self.let_open = True
            case Paced(pace):
                self.pace = pace
                self._before = before
                self.measure.note(Kind.PACE, self.person, row.at_ms)
            case TookBack():
                self._before = before
                self._take_back(row)
            case GaveUp():
                self._give_up(row)
            case Ended():
                self._end_deal(row, row.body)
            case _ as never:
                assert_never(never)
        self.head = row.seq
        if row.seat is not None and row.key is not None:
            self.keys[row.seat, row.key] = row.seq
        self.marks[row.seq] = Mark(len(self.deals[-1].acts), self.deal)

    @property
    def _pauses(self) -> Pauses:
        return self.game.at_table().pauses

    def waiting(self) -> Waiting:
        """What the table waits for, as its person sees it."""
        deal = self.deal
        if self.match.over:
            return "over"
        if deal.closed:
            return "next_deal"
        if tricks_of(deal) > self.looked:
            return "look"
        offered = deal.offered()
        if offered and not deal.answering():
            return "you" if offered[0] == self.person and not self.declines_by_itself() else "others"
        if self.draws_by_itself() or self.declines_by_itself():
            return "others"
        if deal.acting()[self.person] == MUST and not self.left_to_partner():
            return "you"
        if self.pace.questions == "all" and self.may_bet_blind() and not self.let_cut:
            return "blind"
        return "announce" if self.asks_for_announcement() else "others"

    def may_bet_blind(self) -> bool:
        """Whether the pack lies there and the person may still bet on cards that nobody has seen (PL-BLIND-02)."""
        deal = self.deal
        return deal.phase() == "cut" and any(kind_of(act) == BLIND for act in deal.legal(self.person))

    def asks_for_announcement(self) -> bool:
        """Whether a computer player may not lead yet, because the person has still to say if they announce anything (GA-Q32)."""
        return not self.let_open and self._pauses.is_asked_first(self.deal, self.person)

    def draws_by_itself(self) -> bool:
        """Whether nothing is to be done but to draw, which the table does for its players."""
        return self._pauses.draws_by_itself(self.deal)

    def declines_by_itself(self) -> bool:
        """Whether the person is asked something to which there is but one sensible answer, and wants to be spared that.

        The table gives it, after as long a pause as a computer player takes for theirs: nobody learns from it that there was no choice.
        """
        return self.pace.questions == "useful" and self.deal.is_needless_to_ask(self.person)

    def left_to_partner(self) -> bool:
        """Whether the person has just asked the partner to decide what both of them could."""
        return self.conversation.has_left_it(self.person) and both_may_decide(self.deal, self.person)

    def ended(self) -> Ended | None:
        """The row that the count of the present deal calls for, where it has not been written yet."""
        if self.given_up:
            return None if self._told_end else self._ended(self.match.scores, [0] * self.seating.sides, NONE, [])
        if not self.deal.closed or len(self.match.entries) == len(self.deals):
            return None
        deal = self.deal
        scores = [before + gained for before, gained in zip(deal.start_scores, deal.gained, strict=True)]
        return self._ended(scores, deal.gained, deal.winner, deal.losers)

    def _ended(self, scores: list[int], gained: list[int], winner: int, losers: list[int]) -> Ended:
        """The row for a score; who had won or lost the game before has so still."""
        sides = self.seating.side_names()
        winner = winner if self.match.winner == NONE else self.match.winner
        losers = losers if self.match.losers == [] else self.match.losers
        return Ended(
            deal=len(self.match.entries) if self.given_up else len(self.deals),
            points=dict(zip(sides, gained, strict=True)),
            scores=dict(zip(sides, scores, strict=True)),
            winner=None if winner == NONE else sides[winner],
            losers=[sides[side] for side in losers],
        )

    def may_take_back(self) -> bool:
        """Whether the person's last act can be taken back: nothing has been done since, and it has shown them nothing."""
        before = self._before
        return before is not None and shows_nothing_new(before.deal, self.deal, self.person)

    def may_give_up(self) -> bool:
        """Whether the person plays for anything still."""
        return not self.match.over and self.seating.side_of(self.person) not in self.match.places

    def names(self) -> list[str]:
        """The players' names by seat."""
        sitting = [self.setup.seats[seat] for seat in self.seating.seat_names()]
        return ["" if isinstance(sits, Vacant) else sits.name for sits in sitting]

    def _only_person(self) -> int:
        persons = [seat for seat, sits in self.setup.seats.items() if isinstance(sits, Person)]
        return self.seating.seat_of(persons[0])

    def _begin_deal(self, row: Row, body: Dealt) -> None:
        dealer = self.seating.seat_of(body.dealer)
        if (
            row.pack is None
            or sorted(row.pack) != sorted(self.rules.cards)
            or dealer != self.match.dealer
            or body.deal != len(self.deals) + 1
        ):
            raise _does_not_fit(row)
        cleaning = self.match.cleaning
        deal = self.match.next_deal(list(row.pack), tape=[])
        self.deals.append(
            DealStory(
                body.deal,
                dealer,
                deal.start_scores[:],
                deal.active,
                row.pack,
                cleaning=cleaning,
                over=self.match.number,
            )
        )
        self.referee = Referee(deal, self.game)
        drawn = tell_drawing(self.setup, self.seating, self.game.citations, self.person) if body.deal == 1 else []
        self.events, self._said, self.left_out = [], 0, 0
        self._tell(row.seq, [*drawn, *self.referee.start()])
        self.conversation = Conversation(self._chance() + f"{body.deal} ".encode())
        self.marks = {}
        self.looked = 0
        self.let_cut = False
        self.let_open = False
        self.stop_at = row.seq

    def _act(self, row: Row, act: str) -> None:
        if self.referee is None or row.seat is None or row.seat not in range(self.seating.players):
            raise _does_not_fit(row)
        line = parse(act)
        before = Before(self.deal, self.conversation.as_it_is_now(), self.looked, self.let_cut, self.stop_at)
        finished = tricks_of(self.deal)
        counted = len(self.match.entries) == len(self.deals)
        events = self.referee.take(row.seat, line) if counted else self.referee.retake(row.seat, line)
        self.deals[-1].acts.append((row.seat, act))
        self.conversation.hear(row.seat, line)
        self._count(row.seat, line, events, row.at_ms)
        if self._notices(row, line):
            self._tell(row.seq, events)
        if row.seat == self.person and line.verb not in TALK:
            self.looked = finished
            self.let_cut = True
            self._before = None if is_charged(events) else before
        if tricks_of(self.deal) > finished or self.deal.closed:
            self.stop_at = row.seq

    def _notices(self, row: Row, line: Line) -> bool:
        """Whether the person notices what was done: all of it, but for a sign that was not meant for them."""
        if line.verb != "sign" or row.seat is None:
            return True
        return notices(self.rules, self._chance(), row.seq, row.seat, self.person)

    def _chance(self) -> bytes:
        """What is drawn from where chance decides and not the cards; at tables from before that had its own secret, it is the pack."""
        secret = self.setup.chance
        return bytes(self.deals[-1].pack) if secret is None else secret.drawn.encode()

    def _count(self, seat: int, line: Line, events: list[Event], at_ms: int) -> None:
        """Counts what the game itself does not limit."""
        if line.verb in TALK:
            self.measure.note(Kind.TALK, seat, at_ms)
        elif is_charged(events):
            self.measure.note(Kind.OFFENCE, seat, at_ms)

    def _tell(self, row: int, events: list[Event]) -> None:
        """Adds what the person has noticed to what is shown of the deal, and leaves out the remark that is too long ago."""
        first = self.events[-1].number + 1 if self.events else 1
        self.events += [Told(number, row, event) for number, event in enumerate(events, first)]
        self._said += sum(event.kind in TALK for event in events)
        if self._said > REMARKS + self.left_out:
            del self.events[next(place for place, told in enumerate(self.events) if told.event.kind in TALK)]
            self.left_out += 1

    def _end_deal(self, row: Row, body: Ended) -> None:
        """Checks that the count in the log is the one that the rules give; otherwise these rows were written by other rules."""
        if body != self.ended():
            raise other_rules(row)
        if self.given_up:
            self._told_end = True
        else:
            self.match.record(self.deal)

    def _take_back(self, row: Row) -> None:
        """Everything is as it was before the last act, but that both are told."""
        before = self._before
        if before is None or not self.may_take_back():
            raise _does_not_fit(row)
        self.referee = Referee(before.deal, self.game)
        self.deals[-1].acts.pop()
        self.conversation = before.conversation
        self.looked, self.let_cut, self.stop_at = before.looked, before.let_cut, before.stop_at
        self._before = None
        self.measure.note(Kind.BACK, self.person, row.at_ms)
        self._tell(row.seq, [Event("took_back", (), self.person, seating=self.seating)])

    def _give_up(self, row: Row) -> None:
        """The game is over in the middle of a deal, which nobody counts; the next one would have been the next dealer's."""
        if not self.may_give_up():
            raise _does_not_fit(row)
        if not self.deal.closed:
            self.match.dealer = self.seating.next_seat(self.match.dealer)
        self.given_up = True
        self.match.give_up(self.seating.side_of(self.person))
        self._tell(row.seq, [Event("gave_up", (), self.person, seating=self.seating)])


def tricks_of(deal: Deal) -> int:
    """How many tricks of a deal are over."""
    return int(sum(deal.tricks_of(side) for side in range(deal.seating.sides)))


def both_may_decide(deal: Deal, seat: int) -> bool:
    """Whether a seat's side has something to decide that either partner may, and may talk about."""
    return game_of(deal.rules).at_table().pauses.both_may_decide(deal, seat)


def other_rules(row: Row) -> StoreError:
    """The error for a row that was written by other rules, or that no Weli can have written."""
    if row.engine in ("", __version__):
        return StoreError("store.other-rules")
    return StoreError("store.other-engine", engine=printable(row.engine))


def _does_not_fit(row: Row) -> StoreError:
    return StoreError("store.broken-log", row=row.seq)

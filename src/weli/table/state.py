"""What a table is after the rows of its log: the fold, and the only way to any state."""

from collections.abc import Container, Iterable
from copy import copy
from dataclasses import replace
from typing import assert_never

from weli.core.deal import NONE, Deal
from weli.games import blaming
from weli.notation import TALK, Line, parse
from weli.referee import Event, Referee
from weli.store.log import (
    Acted,
    Answered,
    Asked,
    Dealt,
    Ended,
    Forgotten,
    GaveUp,
    Handed,
    Left,
    Looked,
    Nudged,
    OfPlay,
    OfShuffle,
    Paced,
    Placed,
    Promised,
    RanOut,
    Redrawn,
    Row,
    Sat,
    Setup,
    Termed,
    TookBack,
    Voted,
    WentOn,
)
from weli.store.misfits import does_not_fit, other_rules
from weli.table.chairs import Chair, Mark, Passed
from weli.table.coming_and_going import chair_of, forget, hand, leave, nudge, prepare, run_out, sit, tick
from weli.table.conversation import Conversation
from weli.table.latecomers import answer_latecomer, promise_seat, seat_latecomers, settle_latecomer
from weli.table.measure import WHOEVER_KEEPS_IT, Kind, is_charged
from weli.table.noticing import unaware_of
from weli.table.now import Now, tricks_of
from weli.table.partners import tell_drawing
from weli.table.sending_away import answer_vote, begin_vote, settle_vote
from weli.table.story import DealStory
from weli.table.taking_back import Before, Plea
from weli.wire.messages import Pace
from weli.wire.seats import Person

LAYS = "play"
"""The verb with which a card is laid to a trick."""


class State(Now):
    """A table after some rows of its log. `apply` is its only way forward."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._told_end = False  # that it was given up is written down

    def fork(self) -> "State":
        """The same table at the same moment: what one of the two takes further leaves the other as it is."""
        twin = copy(self)
        twin.match = self.match.copy()
        twin.keys = dict(self.keys)
        twin.deals = [*self.deals[:-1], *(story.fork() for story in self.deals[-1:])]
        twin.referee = None if self.referee is None else Referee(self.referee.deal, self.game)
        twin.chairs = {seat: chair.fork() for seat, chair in self.chairs.items()}
        twin.conversation = self.conversation.as_it_is_now()
        twin.measure = self.measure.fork()
        return twin

    def apply(self, row: Row) -> None:
        """Takes the next row of the log.

        Raises:
            Illegal, NotationError: it holds an act that the rules do not allow here; nothing has changed.
            StoreError: the row does not fit those before it.
            GameFailed: the game is somebody else's, and has failed; then the state may be anything.
        """
        if isinstance(row.body, OfShuffle):
            self.shuffles, self.head = self.shuffles.after(row, row.body, self.rules), row.seq
            return
        with blaming(self.setup.game):
            self._apply(row, row.body)
        self.moved_at = row.seq

    def _apply(self, row: Row, body: OfPlay) -> None:
        unaware: Container[int] = ()
        mover = self._mover(row, body)
        if not isinstance(body, Acted | Paced | TookBack | Asked | Answered | Voted | Nudged | Promised | WentOn):
            self.before = self.plea = None
        match body:
            case Dealt():
                self._begin_deal(row, body)
            case Acted(act, seen):
                unaware = self._act(row, act, None if seen is None else self._lookers(row, seen))
            case Looked():
                self._let_pass(row)
            case Paced(pace):
                self._set_pace(row, pace)
            case TookBack():
                self._take_back(row)
            case Asked():
                self._ask_back(row)
            case Answered():
                self._answer(row, body)
            case Voted():
                begin_vote(self, row, body)
            case Nudged():
                nudge(self, row, body)
            case RanOut(level):
                run_out(self, row, level)
            case WentOn():
                for chair in self.chairs.values():
                    chair.thinking = chair.thinking.anew(row.at_ms)
            case GaveUp():
                self._give_up(row)
            case Sat(person):
                sit(self, row, person)
            case Promised():
                promise_seat(self, row, body)
            case Left(gone):
                leave(self, row, gone=gone)
            case Forgotten():
                forget(self, row)
            case Handed(level):
                hand(self, row, level)
            case Termed() | Placed() | Redrawn():
                prepare(self, row, body)
            case Ended():
                self._end_deal(row, body)
            case _ as never:
                assert_never(never)
        settle_vote(self)
        settle_latecomer(self)
        self.head = row.seq
        if self.terms.clock.runs and self.deals:
            tick(self, row)
        if not isinstance(body, Acted | Looked | Paced | TookBack | Asked | Answered | Voted | Nudged | WentOn):
            self.at_the_door += 1
        if isinstance(body, Sat | Promised | Left | Handed | Voted | Termed | Placed | Redrawn):
            self.measure.note(Kind.SEAT, mover, row.at_ms)
        if not isinstance(body, Paced | Voted | Nudged) and not (
            isinstance(body, Acted) and parse(body.act).verb in TALK
        ):
            self.done_ms = row.at_ms
        mark = Mark(len(self.deals[-1].acts), self.deal) if self.deals else None
        for chair in self.chairs.values():
            if chair.seat not in unaware:
                chair.move_on(mark)
        if row.seat is not None and row.key is not None:
            self.keys[row.seat, row.key] = self.chairs[row.seat].number

    def _mover(self, row: Row, body: OfPlay) -> str:
        """Who comes, goes, takes another seat or wants somebody sent away; of what is settled for all, whoever keeps the table."""
        if isinstance(body, Sat | Promised):
            return body.person.player
        if not isinstance(body, Left | Voted | Redrawn) or row.seat is None:
            return WHOEVER_KEEPS_IT
        return self.whose(row.seat)

    def whose(self, seat: int) -> str:
        """The person at that seat, or whom it was promised, as the house knows them; none of a computer's."""
        sits = self.chairs[seat].promised or self.chairs[seat].sits
        return sits.player if isinstance(sits, Person) else WHOEVER_KEEPS_IT

    def ended(self) -> Ended | None:
        """The row that the count of the present deal calls for, where it has not been written yet."""
        if self.given_up:
            return None if self._told_end else self._ended(self.match.scores, [0] * self.seating.sides, NONE, [])
        if not self.deals or not self.deal.closed or len(self.match.entries) == len(self.deals):
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

    def _begin_deal(self, row: Row, body: Dealt) -> None:
        dealer = self.seating.seat_of(body.dealer)
        if (
            row.pack is None
            or sorted(row.pack) != sorted(self.rules.cards)
            or dealer != self.match.dealer
            or body.deal != len(self.deals) + 1
        ):
            raise does_not_fit(row)
        mix = self.shuffles.mix if body.root else None
        if body.root:
            self.shuffles = self.shuffles.dealt(row, body, self.rules)
        cleaning = self.match.cleaning
        deal = self.match.next_deal(list(row.pack), tape=[])
        story = DealStory(body.deal, dealer, deal.start_scores[:], deal.active, row.pack, cleaning=cleaning, mix=mix)
        self.take_up(deal, replace(story, over=self.match.number))
        seat_latecomers(self)
        self._stop(row)

    def take_up(self, deal: Deal, story: DealStory) -> None:
        """From now on this deal is played here; whoever has known its cards for long may have laid them out (`weli.study.lesson`)."""
        self.deals.append(story)
        self.referee = Referee(deal, self.game)
        started = self.referee.start()
        self._note_cut()
        for seat, chair in self.chairs.items():
            chair.begin_deal()
            drawn = tell_drawing(self.setup, self.seating, self.game.citations, seat) if story.number == 1 else []
            chair.tell([*drawn, *started])
        self.conversation = Conversation(self._chance() + f"{story.number} ".encode(), self.terms.signs != "off")

    def _stop(self, row: Row) -> None:
        """A pause begins with that row."""
        self.stop_at = row.seq
        for chair in self.chairs.values():
            chair.stop_at = chair.number + 1

    def _act(self, row: Row, act: str, looking: frozenset[int] | None) -> frozenset[int]:
        """Takes an act; gives who has not noticed anything of it. `looking`: who looked at the signer, where signs go by gaze."""
        if self.referee is None or row.seat is None or row.seat not in range(self.seating.players):
            raise does_not_fit(row)
        line = parse(act)
        place = len(self.deals[-1].acts)
        before = Before(row.seat, place, self.sights, self.conversation.as_it_is_now(), self._passed())
        finished = tricks_of(self.deal)
        counted = len(self.match.entries) == len(self.deals)
        events = self.referee.take(row.seat, line) if counted else self.referee.retake(row.seat, line)
        self.deals[-1].acts.append((row.seat, act))
        self._note_cut(by_clock=self.chairs[row.seat].is_helped)
        self.conversation.hear(row.seat, line)
        self._count(row.seat, line, events, row.at_ms)
        unaware = unaware_of(line, row.seat, self.rules, self._chance(), row.seq, looking)
        if unaware:
            self.deals[-1].escaped[len(self.deals[-1].acts) - 1] = unaware
        self.tell(events, unaware, looking)
        self._go_on(row.seat, line, finished)
        is_done = self.chairs[row.seat].has_person and line.verb not in TALK
        if not unaware:  # what somebody has not noticed bars nobody from anything: they would notice that
            self.before, self.plea = before if is_done and not is_charged(events) else None, None
        if tricks_of(self.deal) > finished or self.deal.closed:
            self._stop(row)
        return unaware

    def _note_cut(self, *, by_clock: bool = False) -> None:
        """How the cards were dealt out, once they are: what lay where in the pack can be told from that."""
        story = self.deals[-1]
        if story.dealt_out is None:
            story.by_clock = story.by_clock or by_clock
            if self.deal.phase() != "cut":
                story.dealt_out = self.deal

    def _go_on(self, seat: int, line: Line, finished: int) -> None:
        """Whoever does something has looked at what lay there; and once the next card lies there, nobody can look at it any more."""
        if line.verb not in TALK:
            own = self.chairs[seat]
            own.passed = replace(own.passed, tricks=finished, cut=True)
        if line.verb == LAYS:
            for chair in self.chairs.values():
                chair.passed = replace(chair.passed, tricks=finished)

    def _lookers(self, row: Row, named: list[str]) -> frozenset[int]:
        """Who has seen a sign, as its row says."""
        if not set(named) <= set(self.seating.seat_names()):
            raise does_not_fit(row)
        return frozenset(self.seating.seat_of(seat) for seat in named)

    def _passed(self) -> dict[int, Passed]:
        return {seat: chair.passed for seat, chair in self.chairs.items()}

    def _let_pass(self, row: Row) -> None:
        """Somebody, or after a while everybody, has looked at what lies there."""
        passed = Passed(tricks_of(self.deal), cut=True, opening=True, deal=self.deal.closed)
        for chair in self._whose(row):
            chair.passed = passed

    def _set_pace(self, row: Row, pace: Pace) -> None:
        self.pace = pace
        for chair in self._whose(row):
            chair.questions = pace.questions
            self.measure.note(Kind.PACE, chair.seat, row.at_ms)

    def _whose(self, row: Row) -> Iterable[Chair]:
        """The seat that a row names; where it names none, everybody's."""
        return self.chairs.values() if row.seat is None else (chair_of(self, row),)

    def _count(self, seat: int, line: Line, events: list[Event], at_ms: int) -> None:
        """Counts what the game itself does not limit."""
        if line.verb in TALK:
            self.measure.note(Kind.TALK, seat, at_ms)
        elif is_charged(events):
            self.measure.note(Kind.OFFENCE, seat, at_ms)

    def _end_deal(self, row: Row, body: Ended) -> None:
        """Checks that the count in the log is the one that the rules give; otherwise these rows were written by other rules."""
        if body != self.ended():
            raise other_rules(row)
        if self.given_up:
            self._told_end = True
        else:
            self.match.record(self.deal)

    def _take_back(self, row: Row) -> None:
        before = self.before
        if before is None or self.persons != {before.seat} or not self.is_reversible(before.seat):
            raise does_not_fit(row)
        self.measure.note(Kind.BACK, before.seat, row.at_ms)
        self._undo(before)

    def _undo(self, before: Before) -> None:
        """Everything is as it was before an act, but that both are told, and that signs which have escaped somebody since stay made."""
        self.referee = Referee(before.sights.deal, self.game)
        signs = self.deals[-1].forget(before.place)
        self.conversation = before.conversation
        for seat, sign in signs:
            self.referee.retake(seat, parse(sign))
            self.conversation.hear(seat, parse(sign))
        for seat, passed in before.passed.items():
            self.chairs[seat].passed = passed
        self.before = self.plea = None
        self.tell([Event("took_back", (), before.seat, seating=self.seating)])

    def _ask_back(self, row: Row) -> None:
        if row.seat is None or not self.may_take_back(row.seat):
            raise does_not_fit(row)
        self.plea = Plea(row.seat, frozenset({row.seat}))
        self.measure.note(Kind.BACK, row.seat, row.at_ms)
        self.tell([Event("asked_back", (), row.seat, seating=self.seating)])
        self._stop(row)

    def _answer(self, row: Row, answer: Answered) -> None:
        if answer.what == "give_up":
            self._play_on(row)
        elif answer.what == "send_away":
            answer_vote(self, row, yes=answer.yes)
        elif answer.what == "let_in":
            answer_latecomer(self, row, yes=answer.yes)
        elif self.plea is None or self.before is None or (row.seat is None and answer.yes):
            raise does_not_fit(row)
        elif not answer.yes:
            self.plea = None
            kind, by = ("stayed", NONE) if row.seat is None else ("stays", row.seat)
            self.tell([Event(kind, (), by, seating=self.seating)])
            self._stop(row)
        else:
            chair = chair_of(self, row)
            self.plea = Plea(self.plea.by, self.plea.agreed | {chair.seat})
            if not self.undecided():
                self._undo(self.before)

    def _play_on(self, row: Row) -> None:
        """Somebody would not give the game up, so their side does not."""
        chair = chair_of(self, row)
        for seat in self.would_give_up(self.seating.side_of(chair.seat)):
            self.chairs[seat].gives_up = False
        self.tell([Event("plays_on", (), chair.seat, seating=self.seating)])

    def _give_up(self, row: Row) -> None:
        """A person would give the game up; once everybody of the side would who is a person, it is over.

        It may be so in the middle of a deal, which nobody counts then; the next one would have been the next dealer's.
        """
        seat = row.seat
        if seat is None or not self.may_give_up(seat):
            raise does_not_fit(row)
        self.chairs[seat].gives_up = True
        side = self.seating.side_of(seat)
        if not all(self.chairs[other].gives_up for other in self.persons.intersection(self.seating.members(side))):
            self.tell([Event("would_give_up", (), seat, seating=self.seating)])
            return
        if not self.deal.closed:
            self.match.dealer = self.seating.next_seat(self.match.dealer)
        self.given_up = True
        self.match.give_up(side)
        self.tell([Event("gave_up", (), seat, seating=self.seating)])

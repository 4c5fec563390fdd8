"""Replaying a record: every act before the referee, every expectation against the deal."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import assert_never

from weli.acts import PASS_ACT
from weli.errors import Illegal, NotationError, WeliError
from weli.games import Game
from weli.match import Match
from weli.notation import TALK, Line, show_line
from weli.parts import engine
from weli.parts.deal import CUT, NONE, Deal
from weli.parts.dealing import deal_hands, deal_pack, lay_pack, lay_pack_for
from weli.parts.ruleset import Rules
from weli.record.expecting import found, holds
from weli.record.lines import show_act_line
from weli.record.model import (
    Act,
    ActLine,
    DealRecord,
    Expectation,
    May,
    Record,
    Refusal,
    Remark,
    cut_of,
    game_of,
    rules_of,
)
from weli.record.sentences import said
from weli.referee import Event, Referee

PASS = Line("pass")
ONE_CARD_OFF = Line("cut", number=1)


@dataclass(frozen=True)
class Refused:
    """An act that the referee refused; `rule` is empty where it could not even be read in that moment."""

    line: int
    seat: int
    act: str
    rule: str
    reason: NotationError | Illegal
    expected: bool


@dataclass(frozen=True)
class Failed:
    """Something that should have held: what was written, and what was found instead, as a word or as a sentence."""

    line: int
    expected: str
    instead: str | WeliError

    @property
    def found(self) -> str:
        return self.found_in("en")

    def found_in(self, lang: str) -> str:
        return self.instead.text(lang) if isinstance(self.instead, WeliError) else self.instead


@dataclass(frozen=True)
class Told:
    """One act and what came of it. `line` is 0 for the start of a deal and for a pass that was filled in."""

    line: int
    seat: int
    act: str
    events: Sequence[Event]


@dataclass
class DealReplay:
    """What became of one deal; `deal` is as the last line left it."""

    deal: Deal
    told: list[Told | Refused] = field(default_factory=list)
    failed: list[Failed] = field(default_factory=list)

    @property
    def refused(self) -> list[Refused]:
        return [step for step in self.told if isinstance(step, Refused)]


@dataclass(frozen=True)
class Replay:
    """What became of a whole record."""

    record: Record
    deals: list[DealReplay]

    @property
    def ok(self) -> bool:
        """Whether every act and every expectation held."""
        return not any(deal.failed for deal in self.deals)


def replay(record: Record) -> Replay:
    """Plays a record again; the score carries on from deal to deal where a deal does not give its own.

    Raises:
        RulesError: the record names a rule set that cannot be.
    """
    rules = rules_of(record)
    match = Match(rules)
    deals = []
    for deal_record in record.deals:
        match.begin(deal_record.dealer, list(deal_record.score) if deal_record.score is not None else None)
        replayed = _Replayer(deal_record, rules, game_of(record), match.scores, match.active).run()
        deals.append(replayed)
        if replayed.deal.closed:
            match.after(replayed.deal)
    return Replay(record, deals)


class _Replayer:
    """Goes through the lines of one deal."""

    def __init__(self, record: DealRecord, rules: Rules, game: Game, scores: list[int], active: list[int]) -> None:
        self.record = record
        self.rules = rules
        self.game = game
        self.scores = scores
        self.active = active
        self.blind_ahead = sum(isinstance(line, Act) and line.line.verb == "blind" for line in record.acts)
        self.referee = Referee(self._begin(), game)
        self.result = DealReplay(self.referee.deal)
        self.passes_ahead = [line.seat for line in record.acts if isinstance(line, Act) and line.line == PASS]

    def run(self) -> DealReplay:
        self._deal()
        for line in self.record.acts:
            self._let_cut()
            self._fill_in_passes()
            self._take(line)
        self._let_cut()
        self._fill_in_passes()
        self.result.deal = self.referee.deal
        return self.result

    def _begin(self) -> Deal:
        """The deal as the record begins it: from hands, or from a pack that is still to be cut or lies as it was dealt from."""
        record, rules = self.record, self.rules
        if record.hands is not None:
            active = [seat for seat, hand in enumerate(record.hands) if hand]
            begin = lay_pack_for if self.blind_ahead else deal_hands
            hands = [list(hand) for hand in record.hands]
            return begin(rules, record.dealer, self.scores, hands, list(record.turned), active)
        begin_pack = lay_pack if rules.begins_before_the_cut or cut_of(record) else deal_pack
        return begin_pack(rules, record.dealer, self.scores, list(record.pack or ()), active=self.active)

    def _deal(self) -> None:
        self.result.told.append(Told(0, self.record.dealer, "", self.referee.start()))

    def _let_cut(self) -> None:
        """Known hands that somebody bet on blind are dealt once the last such bet is made."""
        deal = self.referee.deal
        if self.record.hands is not None and deal.stage == CUT and not self.blind_ahead:
            self.result.told.append(Told(0, deal.cutter(), "", self.referee.take(deal.cutter(), ONE_CARD_OFF)))

    def _take(self, line: ActLine) -> None:
        match line:
            case Remark():
                pass
            case Expectation():
                self._expect(line)
            case May():
                self._expect_may(line)
            case Refusal():
                self._expect_refusal(line)
            case Act():
                self._act(line)
            case _:
                assert_never(line)

    def _act(self, line: Act) -> None:
        if line.line == PASS:
            self.passes_ahead.remove(line.seat)
        if line.line.verb == "blind":
            self.blind_ahead -= 1
        try:
            events = self._taken(line)
        except (Illegal, NotationError) as error:
            refused = self._refused(line, error, expected=False)
            self._fail(line, refused.rule or error)
        else:
            self.result.told.append(Told(line.at, line.seat, show_line(line.line), events))

    def _taken(self, line: Act) -> Sequence[Event]:
        """What comes of an act; passes that were left out are filled in where it could not be done without them."""
        while line.line.verb not in TALK and self.referee.against(line.seat, line.line):
            seat = self._only_passing(but=line.seat if line.line == PASS else NONE)
            if seat == NONE:
                break
            self._fill_in(seat)
        return self.referee.take(line.seat, line.line)

    def _fill_in_passes(self) -> None:
        """A pass that is a seat's only choice may be left out of a record; one that the record has is not filled in."""
        while (seat := self._only_passing(but=NONE)) != NONE and seat not in self.passes_ahead:
            self._fill_in(seat)

    def _only_passing(self, but: int) -> int:
        for seat in range(self.rules.players):
            if seat != but and engine.legal(self.referee.deal, seat) == [PASS_ACT]:
                return seat
        return NONE

    def _fill_in(self, seat: int) -> None:
        self.result.told.append(Told(0, seat, show_line(PASS), self.referee.take(seat, PASS)))

    def _expect(self, line: Expectation) -> None:
        deal = self.referee.deal
        if not holds(deal, line):
            self._fail(line, found(deal, line))

    def _expect_may(self, line: May) -> None:
        against = self._stands_against(line.seat, line.line)
        if against is not None:
            self._fail(line, _rule_of(against) or against)

    def _expect_refusal(self, line: Refusal) -> None:
        against = self._stands_against(line.seat, line.line)
        if against is None:
            self._fail(line, said("record.accepted"))
            return
        refused = self._refused(line, against, expected=True)
        if line.rule and line.rule not in _rules_of(against):
            self._fail(line, refused.rule or against)

    def _stands_against(self, seat: int, line: Line) -> NotationError | Illegal | None:
        """What the referee would say against a line; nothing changes."""
        try:
            return self.referee.against(seat, line)
        except NotationError as error:
            return error

    def _refused(self, line: Act | Refusal, error: NotationError | Illegal, *, expected: bool) -> Refused:
        refused = Refused(line.at, line.seat, show_line(line.line), _rule_of(error), error, expected)
        self.result.told.append(refused)
        return refused

    def _fail(self, line: ActLine, instead: str | WeliError) -> None:
        self.result.failed.append(Failed(line.at, show_act_line(line, self.rules.seating), instead))


def _rule_of(error: NotationError | Illegal) -> str:
    return error.rule if isinstance(error, Illegal) else ""


def _rules_of(error: NotationError | Illegal) -> tuple[str, ...]:
    """Every rule that stands against the act; a case may name any of them."""
    return (error.rule, *error.also) if isinstance(error, Illegal) else ()

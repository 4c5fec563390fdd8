"""Replaying a record: every act before the referee, every expectation against the deal."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import assert_never

from weli.acts import PASS_ACT
from weli.errors import Illegal, NotationError, WeliError
from weli.games import Game
from weli.match import Match
from weli.notation import Line, show_line
from weli.parts import engine
from weli.parts.deal import Deal
from weli.parts.dealing import deal_hands, deal_pack
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
    cut_pack,
    game_of,
    rules_of,
)
from weli.record.sentences import said
from weli.referee import Event, Referee

PASS = Line("pass")


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
    """What became of one deal. `deal` is as the last line left it, or None where the pack was never cut."""

    deal: Deal | None
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
        replayed = _Replayer(deal_record, rules, game_of(record), match.scores).run()
        deals.append(replayed)
        if replayed.deal is not None and replayed.deal.closed:
            match.after(replayed.deal)
    return Replay(record, deals)


class _Replayer:
    """Goes through the lines of one deal."""

    def __init__(self, record: DealRecord, rules: Rules, game: Game, scores: list[int]) -> None:
        self.record = record
        self.rules = rules
        self.game = game
        self.scores = scores
        self.result = DealReplay(None)
        self.referee: Referee | None = None
        self.passes_ahead = [line.seat for line in record.acts if isinstance(line, Act) and line.line == PASS]

    def run(self) -> DealReplay:
        if cut_of(self.record) is None:
            self._deal(list(self.record.pack or ()))
        for line in self.record.acts:
            self._fill_in_passes()
            self._take(line)
        self._fill_in_passes()
        self.result.deal = self.referee.deal if self.referee else None
        return self.result

    def _deal(self, pack: list[int]) -> None:
        record = self.record
        if record.hands is not None:
            hands = [list(hand) for hand in record.hands]
            deal = deal_hands(self.rules, record.dealer, self.scores, hands, list(record.turned))
        else:
            deal = deal_pack(self.rules, record.dealer, self.scores, pack)
        self.referee = Referee(deal, self.game)
        self.result.told.append(Told(0, record.dealer, "", self.referee.start()))

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
        if self.referee is None:
            self._cut(line)
            return
        try:
            events = self.referee.take(line.seat, line.line)
        except (Illegal, NotationError) as error:
            refused = self._refused(line, error, expected=False)
            self._fail(line, refused.rule or error)
        else:
            self.result.told.append(Told(line.at, line.seat, show_line(line.line), events))

    def _cut(self, line: Act) -> None:
        """The player at the dealer's right lifts part of the pack and puts it below the rest (GS-DEAL-02, GS-OQ-37)."""
        cutter = (self.record.dealer - 1) % self.rules.players
        lifted = line.line.number or 0
        pack = list(self.record.pack or ())
        if line.seat != cutter or not 0 < lifted < len(pack):
            name = self.rules.seating.seat_name(cutter)
            self._fail(line, said("record.who-cuts", seat=name))
            lifted = 0
        self._deal(cut_pack(pack, lifted))
        self.result.told.append(Told(line.at, line.seat, show_line(line.line), []))

    def _fill_in_passes(self) -> None:
        """A pass that is a seat's only choice may be left out of a record."""
        for seat in range(self.rules.players):
            if self.referee is None or seat in self.passes_ahead:
                continue
            if engine.legal(self.referee.deal, seat) == [PASS_ACT]:
                self.result.told.append(Told(0, seat, show_line(PASS), self.referee.take(seat, PASS)))

    def _expect(self, line: Expectation) -> None:
        deal = self.referee.deal if self.referee else None
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
        if self.referee is None:
            return said("record.not-dealt")
        try:
            Referee(self.referee.deal, self.game).take(seat, line)
        except (Illegal, NotationError) as error:
            return error
        return None

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

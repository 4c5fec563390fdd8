"""Replaying a record: every act before the referee, every expectation against the deal."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from weli.core.acts import DRAW_ACT
from weli.core.deal import NONE, Deal
from weli.core.errors import AS_SAID, Illegal, NotationError, Said, WeliError
from weli.core.recorded import Act, ActLine, DealRecord, Expectation, May, Refusal, Remark, blind_bets
from weli.core.texts import COMMON_LANGUAGE, languages, text
from weli.games import Game, match_for
from weli.notation import TALK, Line, line_of, show_line
from weli.ports.match import Match
from weli.record.expecting import found, holds
from weli.record.lines import show_act_line
from weli.record.model import Record, game_of, rules_of
from weli.referee import Event, Referee
from weli.referee.ruling import Ruling, ruling

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
    """Something that should have held, and what was found instead: either both as lines of a record, or both as sentences."""

    line: int
    wanted: WeliError
    instead: WeliError

    def text(self, lang: str) -> str:
        """Both in one sentence."""
        return text("record.failed", lang, expected=self.wanted.text(lang), found=self.instead.text(lang))

    @property
    def expected(self) -> str:
        """What should have held, in English."""
        return self.wanted.text(COMMON_LANGUAGE)

    @property
    def found(self) -> str:
        """What was found instead, in English."""
        return self.instead.text(COMMON_LANGUAGE)


@dataclass(frozen=True)
class Asked:
    """Whether somebody may do something, as a line asks that says what may be done or must be refused; and the answer."""

    line: int
    seat: int
    act: str
    ruling: Ruling


@dataclass(frozen=True)
class Told:
    """One act and what came of it. `line` is 0 for the start of a deal and for what was filled in."""

    line: int
    seat: int
    act: str
    events: Sequence[Event]


@dataclass
class DealReplay:
    """What became of one deal: `dealt` is as it began, `deal` as the last line left it.

    An act that is refused against all expectation ends it, for what comes after that was said of another deal: `stopped_at` is its line.
    """

    dealt: Deal
    deal: Deal
    stopped_at: int = 0
    told: list[Told | Refused] = field(default_factory=list)
    failed: list[Failed] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)

    @property
    def refused(self) -> list[Refused]:
        """The acts that were refused, in their order."""
        return [step for step in self.told if isinstance(step, Refused)]

    @property
    def done(self) -> list[Told]:
        """What was done, in its order; what was refused is left out."""
        return [step for step in self.told if isinstance(step, Told) and step.act]


@dataclass(frozen=True)
class Replay:
    """What became of a whole record: of its deals up to the first that cannot be known, because the one before it stopped.

    `match` is the game as the last of them left it.
    """

    record: Record
    deals: list[DealReplay]
    match: Match

    @property
    def ok(self) -> bool:
        """Whether every act and every expectation held."""
        return not any(deal.failed for deal in self.deals)


def replay(record: Record, *, whole: bool = True) -> Replay:
    """Plays a record again; the score carries on from deal to deal where a deal does not give its own.

    Not `whole`: it was cut off in the midst, so that after its last line nothing is filled in that would end a deal.

    Raises:
        RulesError: the record names a rule set that cannot be.
    """
    game = game_of(record)
    match = match_for(rules_of(record))
    deals: list[DealReplay] = []
    for deal_record in record.deals:
        if deals and deals[-1].stopped_at and deal_record.score is None:
            break
        scores = None if deal_record.score is None else list(deal_record.score)
        match.begin(deal_record.dealer, scores, match.cleaning, match.number)
        replayed = _Replayer(deal_record, game.records.begin(deal_record, match), game, whole=whole).run()
        deals.append(replayed)
        if replayed.deal.closed:
            match.record(replayed.deal)
    return Replay(record, deals, match)


class _Replayer:
    """Goes through the lines of one deal."""

    def __init__(self, record: DealRecord, dealt: Deal, game: Game, *, whole: bool) -> None:
        self.record = record
        self.whole = whole
        self.rules = dealt.rules
        self.blind_ahead = blind_bets(record)
        self.referee = Referee(dealt, game)
        self.result = DealReplay(dealt, dealt)
        self.ahead = [line for line in record.acts if isinstance(line, Act) and line.line.verb not in TALK]

    def run(self) -> DealReplay:
        self._deal()
        for line in self.record.acts:
            self._let_cut()
            self._fill_in_silence()
            self._take(line)
            if self.result.stopped_at:
                break
        else:
            self._let_cut()
            self._fill_in_silence()
            self._draw_to_the_end()
        self.result.deal = self.referee.deal
        return self.result

    def _deal(self) -> None:
        self.result.told.append(Told(0, self.record.dealer, "", self.referee.start()))

    def _let_cut(self) -> None:
        """Known hands that somebody bet on blind are dealt once the last such bet is made."""
        deal = self.referee.deal
        if self.record.hands is not None and deal.phase() == "cut" and not self.blind_ahead:
            cut = self.referee.take(deal.cutter(), ONE_CARD_OFF)
            self.result.told.append(Told(0, deal.cutter(), show_line(ONE_CARD_OFF), cut))

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
        if line.line.verb not in TALK:
            self.ahead.pop(0)
        if line.line.verb == "blind":
            self.blind_ahead -= 1
        try:
            events = self._taken(line)
        except (Illegal, NotationError) as error:
            self._refused(line, error, expected=False)
            self._fail(line, self._allowed(line), self._barred(line, error))
            self.result.stopped_at = line.at
        else:
            self.result.told.append(Told(line.at, line.seat, show_line(line.line), events))

    def _taken(self, line: Act) -> Sequence[Event]:
        """What comes of an act; what was left out is filled in where it could not be done without that."""
        while line.line.verb not in TALK and self.referee.against(line.seat, line.line):
            silent = self._silent(but=line)
            if silent == NONE:
                break
            self._fill_in(silent)
        return self.referee.retake(line.seat, line.line)

    def _fill_in_silence(self) -> None:
        """What a seat's silence means may be left out of a record, unless the record has its next word on the matter.

        Drawing is put off until something needs it: before it, too, one may declare and call. (GA-Q53, GA-Q66)
        """
        for seat in range(self.rules.players):
            act = self.referee.deal.implied_act(seat)
            if act not in (NONE, DRAW_ACT) and not any(self._speaks_next(one) for one in self._asked_with(seat)):
                self._fill_in(seat)
                self._fill_in_silence()
                return

    def _draw_to_the_end(self) -> None:
        """Draws where that ends the deal and the record has nothing to be done any more, which could come before it (GA-Q32)."""
        deal = self.referee.deal
        for seat in range(self.rules.players) if self.whole and not self.ahead else ():
            if deal.implied_act(seat) == DRAW_ACT and deal.after(seat, [DRAW_ACT])[0].closed:
                self._fill_in(seat)

    def _asked_with(self, seat: int) -> list[int]:
        """Those of whom one speaks for all: where a side is asked, all its players (GA-Q65)."""
        deal = self.referee.deal
        side = self.rules.seating.members(self.rules.seating.side_of(seat))
        return [one for one in side if deal.implied_act(one) == deal.implied_act(seat)]

    def _speaks_next(self, seat: int) -> bool:
        """Whether the next line of this seat is its answer to what it is asked now."""
        own = [line for line in self.ahead if line.seat == seat]
        return bool(own) and self._stands_against(seat, own[0].line) is None

    def _silent(self, but: Act) -> int:
        """A seat whose silence lets the deal go on; not that of the line itself, where this is what it says."""
        deal = self.referee.deal
        for seat in range(self.rules.players):
            act = deal.implied_act(seat)
            if act != NONE and not (seat == but.seat and line_of([act], deal) == but.line):
                return seat
        return NONE

    def _fill_in(self, seat: int) -> None:
        deal = self.referee.deal
        line = line_of([deal.implied_act(seat)], deal)
        self.result.told.append(Told(0, seat, show_line(line), self.referee.take(seat, line)))

    def _expect(self, line: Expectation) -> None:
        if not holds(self.referee.deal, line):
            self._draw_to_the_end()
        deal = self.referee.deal
        if not holds(deal, line):
            self._fail(line, self._written(line), self._written(replace(line, wanted=found(deal, line))))

    def _expect_may(self, line: May) -> None:
        against = self._asked(line)
        if against is not None:
            self._fail(line, self._allowed(line), self._barred(line, against))

    def _expect_refusal(self, line: Refusal) -> None:
        against = self._asked(line)
        if against is None:
            self._fail(line, self._barred(line), self._allowed(line))
            return
        self._refused(line, against, expected=True)
        if line.rule and line.rule not in _rules_of(against):
            self._fail(line, self._barred(line), self._barred(line, against))

    def _asked(self, line: May | Refusal) -> NotationError | Illegal | None:
        """What stands against what is asked about; the answer is kept."""
        against = self._stands_against_after_drawing(line.seat, line.line)
        found = ruling(self.referee, line.seat, line.line)
        self.result.asked.append(Asked(line.at, line.seat, show_line(line.line), found))
        return against

    def _stands_against_after_drawing(self, seat: int, line: Line) -> NotationError | Illegal | None:
        """What stands against a line; where it cannot be done yet, once everybody has drawn."""
        against = self._stands_against(seat, line)
        drawing = [one for one in range(self.rules.players) if self.referee.deal.implied_act(one) == DRAW_ACT]
        if against is None or not drawing:
            return against
        self._fill_in(drawing[0])
        return self._stands_against(seat, line)

    def _stands_against(self, seat: int, line: Line) -> NotationError | Illegal | None:
        """What the referee would say against a line; nothing changes."""
        try:
            return self.referee.against(seat, line)
        except NotationError as error:
            return error

    def _refused(self, line: Act | Refusal, error: NotationError | Illegal, *, expected: bool) -> None:
        self.result.told.append(Refused(line.at, line.seat, show_line(line.line), _rule_of(error), error, expected))

    def _fail(self, line: ActLine, wanted: WeliError, instead: WeliError) -> None:
        self.result.failed.append(Failed(line.at, wanted, instead))

    def _written(self, line: Expectation) -> WeliError:
        words = show_act_line(replace(line, remark=""), self.rules.seating)
        return NotationError(AS_SAID, said=words)

    def _act_of(self, line: Act | May | Refusal) -> str:
        return f"{self.rules.seating.seat_name(line.seat)} {show_line(line.line)}"

    def _allowed(self, line: Act | May | Refusal) -> WeliError:
        return NotationError("record.allowed", act=self._act_of(line))

    def _barred(self, line: Act | May | Refusal, error: NotationError | Illegal | None = None) -> WeliError:
        """That an act is not allowed: for what reason, where there is one, otherwise by which rule, where one is named."""
        act = self._act_of(line)
        if isinstance(error, Illegal):
            why = Said({lang: error.matter.text(lang).rstrip(".") for lang in languages()})
            return NotationError("record.barred.why", act=act, rule=error.rule, why=why)
        if error is not None:
            return error
        if isinstance(line, Refusal) and line.rule:
            return NotationError("record.barred.by", act=act, rule=line.rule)
        return NotationError("record.barred", act=act)


def _rule_of(error: NotationError | Illegal) -> str:
    return error.rule if isinstance(error, Illegal) else ""


def _rules_of(error: NotationError | Illegal) -> tuple[str, ...]:
    """Every rule that stands against the act; a case may name any of them."""
    return (error.rule, *error.also) if isinstance(error, Illegal) else ()

"""The decisions of a deal that was played: at each, what its seat could see and do, and what it did."""

from collections.abc import Container, Iterator
from dataclasses import dataclass

from weli.advising.trying import Question, asked
from weli.bots.hearsay import NOTHING, Hearsay
from weli.core.deal import Deal
from weli.games import game_of
from weli.notation import TALK, acts_of, parse
from weli.ports.signs import Claim
from weli.referee import Referee
from weli.talk import Signed, claims, sheet_of


@dataclass(frozen=True)
class Played:
    """A line that somebody has said in a deal, in its place among all of them, from 0."""

    place: int
    seat: int
    line: str


@dataclass(frozen=True)
class Decision:
    """An act of a line, and the question to which it was the answer.

    `trick` counts from 1, and is 0 where no tricks are played. `step` counts what was done before it, from 0; talk in a row
    is one step.
    """

    played: Played
    question: Question
    act: int
    trick: int
    step: int

    @property
    def seat(self) -> int:
        return self.played.seat


def decisions(dealt: Deal, lines: list[Played], seats: Container[int]) -> Iterator[Decision]:
    """What these seats have decided, in its order. What only one act answers is no decision, nor is talk; but of what was signed before,
    all that stands in these lines is known to them.
    """
    game = game_of(dealt.rules)
    referee = Referee(dealt, game)
    referee.start()
    sheet = sheet_of(dealt.rules)
    signed: list[Signed] = []
    claimed: tuple[Claim, ...] = ()
    step, talked = 0, False
    for line in lines:
        said = parse(line.line)
        talks = said.verb in TALK
        if sheet and said.verb == "sign":
            signed.append(Signed(line.seat, said.text, game.talk.laid(referee.deal, line.seat)))
            claimed = claims(signed, sheet)
        if not talks and line.seat in seats and not referee.deal.closed:
            told = Hearsay(line.seat, claimed) if sheet else NOTHING
            yield from _decided(referee.deal, line, acts_of(said, referee.deal, line.seat), step, told)
        referee.retake(line.seat, line.line)
        step += 0 if talks and talked else 1
        talked = talks


def _decided(deal: Deal, line: Played, acts: list[int], step: int, told: Hearsay) -> Iterator[Decision]:
    """The decisions in a line: a card and its name are two."""
    now = deal.copy()
    for act in acts:
        question = asked(now, line.seat, told)
        if len(question.options) > 1 and act in question.options:
            yield Decision(line, question, act, _trick(now), step)
        if now.check(line.seat, act):
            return  # the house let it happen at a price: what would come of it otherwise, nobody asks
        now.play(line.seat, act)


def _trick(deal: Deal) -> int:
    taken = sum(deal.tricks_of(side) for side in range(deal.seating.sides))
    return int(taken) + 1 if deal.phase() == "play" else 0

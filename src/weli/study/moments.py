"""The best moment of a finished game: the figure that brought most and whose cards were shown, or, where none are bet on, the trick that
brought most; with what was bet on it before, and what one of the others held against it.

It is made of what lay open at the table alone, so everybody who may have its deals told may have it, whatever the table reveals.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from weli.core.acts import FIGURE_WORDS
from weli.core.deal import NOBODY
from weli.ports.at_table.view import Laid
from weli.referee import Event, Referee
from weli.table.company import reader_at
from weli.table.deal_log import DealLog
from weli.table.page import deal_view
from weli.table.state import State
from weli.table.view_cache import Sight
from weli.wire.messages import Lang
from weli.wire.requests import BestMoment, SaidBefore

BIDS: Final = (
    *("blind", "bet", "raised", "raised_to_the_end", "held", "held_to_the_end"),
    *("good", "says_good", "conceded"),
)
"""How one speaks of a figure, as long as it is not decided."""
MOST_SAID: Final = 5


def best_moment(state: State, seat: int, lang: Lang) -> BestMoment | None:
    """The best moment of the game, told to a seat; the last one of several. None before the game is over, or where nothing was shown."""
    if not state.over:
        return None
    stories = state.deals[: len(state.match.entries)]
    moments = [moment for story in stories for moment in _moments(state, story, seat, lang)]
    return max(reversed(moments), key=lambda moment: moment.points, default=None)


@dataclass
class _Retold:
    """What lay open and was said in a deal, as far as it has been told again."""

    state: State
    referee: Referee
    number: int
    said: list[Event] = field(default_factory=list)
    led: dict[str, dict[int, list[Laid]]] = field(default_factory=dict)
    """By figure and seat the best cards that lay there for it, the last ones last: what is given up is no longer on its board."""

    def sight(self) -> Sight:
        return Sight(self.referee.deal.seen_by(NOBODY), self.number)

    def counts(self) -> dict[str, int]:
        """What each side has in tricks by now; nothing where a game does not count them."""
        return self.state.game.at_table().views.deal(self.referee.deal, self.number, []).counts

    def take(self, events: list[Event], sight: Sight) -> None:
        self.said += [event for event in events if event.kind in BIDS and event.seat >= 0]
        for board in sight.view.boards:
            led = self.led.setdefault(board.figure, {})
            for seat, marks in enumerate(sight.marks):
                if cards := [laid for laid in marks.row if laid.card in board.best]:
                    led.pop(seat, None)
                    led[seat] = cards

    def side(self, seat: int) -> str:
        return self.state.seating.side_name(self.state.seating.side_of(seat))

    def before(self, figure: str, seat: int, lang: Lang) -> list[SaidBefore]:
        """What was said about a figure, oldest first, told to a seat."""
        reader, about = reader_at(self.state, seat, lang), FIGURE_WORDS.index(figure)
        spoken = [event for event in self.said if about in event.figures][-MOST_SAID:]
        return [SaidBefore(self.state.seating.seat_name(event.seat), reader.told(event)) for event in spoken]


def _moments(state: State, story: DealLog, seat: int, lang: Lang) -> Iterator[BestMoment]:
    referee = Referee(story.lay_down(state.rules), state.game)
    referee.start()
    retold = _Retold(state, referee, story.number)
    for who, act in story.noticed_by(seat):
        counts = retold.counts()
        events, sight = referee.retake(who, act), retold.sight()
        retold.take(events, sight)
        if any(event.kind == "trick" for event in events) and counts:
            yield from _trick(retold, sight, counts)
    if referee.deal.closed:
        yield from _figures(retold, seat, lang)


def _trick(retold: _Retold, sight: Sight, before: dict[str, int]) -> Iterator[BestMoment]:
    trick = sight.view.trick
    if trick is None or trick.winner is None or "??" in trick.cards:
        return
    side = retold.side(retold.state.seating.seat_of(trick.winner))
    points = retold.counts().get(side, 0) - before.get(side, 0)
    if points > 0:
        cards = [Laid(card, None, None, trick.number, won=False) for card in trick.cards]
        yield BestMoment(retold.number, None, trick.winner, side, points, "", cards, trick.seats)


def _figures(retold: _Retold, seat: int, lang: Lang) -> Iterator[BestMoment]:
    state, name = retold.state, retold.state.seating.seat_name
    sheet = state.game.at_table().sheets.sheet(state.match, state.seating.sides - 1)
    good = -1 if sheet and sheet.direction == "down" else 1
    for step in deal_view(state, seat, retold.sight(), lang).counted:
        led = retold.led.get(step.figure or "", {})
        own = [who for who in led if retold.side(who) == step.side]
        others = [who for who in led if retold.side(who) != step.side]
        if step.figure and own and step.points * good > 0:
            yield BestMoment(
                deal=retold.number,
                figure=step.figure,
                seat=name(own[-1]),
                side=step.side,
                points=abs(step.points),
                text=step.text,
                cards=led[own[-1]],
                by=[name(own[-1])] * len(led[own[-1]]),
                against=led[others[-1]] if others else [],
                other=name(others[-1]) if others else "",
                before=retold.before(step.figure, seat, lang),
            )

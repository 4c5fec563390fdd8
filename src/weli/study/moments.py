"""The best moment of a finished game: the figure that brought most and whose cards were shown, or, where none are bet on, the trick that
brought most.

It is made of what lay open at the table alone, so everybody who may have its deals told may have it, whatever the table reveals.
"""

from collections.abc import Iterator

from weli.core.deal import NOBODY
from weli.ports.at_table.view import Laid
from weli.referee import Referee
from weli.table.deal_log import DealLog
from weli.table.page import deal_view, places
from weli.table.state import State
from weli.table.view_cache import Sight
from weli.wire.messages import Lang
from weli.wire.requests import BestMoment


def best_moment(state: State, seat: int, lang: Lang) -> BestMoment | None:
    """The best moment of the game, told to a seat; the last one of several. None before the game is over, or where nothing was shown."""
    if not state.match.over:
        return None
    stories = state.deals[: len(state.match.entries)]
    moments = [moment for story in stories for moment in _moments(state, story, seat, lang)]
    return max(reversed(moments), key=lambda moment: moment.points, default=None)


def _moments(state: State, story: DealLog, seat: int, lang: Lang) -> Iterator[BestMoment]:
    referee = Referee(story.lay_down(state.rules), state.game)
    referee.start()
    for who, act in story.noticed_by(seat):
        counts = _counts(state, referee, story.number)
        if any(event.kind == "trick" for event in referee.retake(who, act)) and counts:
            yield from _trick(state, referee, story.number, counts)
    if referee.deal.closed:
        yield from _figures(state, referee, story.number, seat, lang)


def _counts(state: State, referee: Referee, number: int) -> dict[str, int]:
    """What each side has in tricks by now; nothing where a game does not count them."""
    return state.game.at_table().views.deal(referee.deal, number, []).counts


def _trick(state: State, referee: Referee, number: int, before: dict[str, int]) -> Iterator[BestMoment]:
    trick = Sight(referee.deal.seen_by(NOBODY), number).view.trick
    if trick is None or trick.winner is None or "??" in trick.cards:
        return
    side = state.seating.side_name(state.seating.side_of(state.seating.seat_of(trick.winner)))
    points = _counts(state, referee, number).get(side, 0) - before.get(side, 0)
    if points > 0:
        cards = [Laid(card, None, None, trick.number, won=False) for card in trick.cards]
        yield BestMoment(number, None, trick.winner, side, points, "", cards)


def _figures(state: State, referee: Referee, number: int, seat: int, lang: Lang) -> Iterator[BestMoment]:
    sight = Sight(referee.deal.seen_by(NOBODY), number)
    view = deal_view(state, seat, sight, lang)
    sheet = state.game.at_table().sheets.sheet(state.match, state.seating.sides - 1)
    good = -1 if sheet and sheet.direction == "down" else 1
    best = {board.figure: board.best for board in view.boards if not board.conceded}
    shown = [(place, laid) for place in places(state, NOBODY, sight, lang) for laid in place.row]
    for step in view.counted:
        mine = [
            (place, laid)
            for place, laid in shown
            if place.side == step.side and laid.card in best.get(step.figure or "", [])
        ]
        if mine and step.points * good > 0:
            cards = [laid for _, laid in mine]
            yield BestMoment(number, step.figure, mine[0][0].seat, step.side, abs(step.points), step.text, cards)

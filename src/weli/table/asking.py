"""What a table waits for: what its deal asks, and what comes before and after that at a table where people sit."""

from msgspec.structs import replace

from weli.core.deal import NOBODY, NONE, Deal
from weli.ports.at_table.view import Question
from weli.table.state import State
from weli.wire.messages import Waiting


def question(state: State, seat: int, seen: Deal, waiting: Waiting) -> Question:
    """The question of the moment, as it is from a seat; `seen` is what may be known there of the deal, `waiting` what is waited for there.

    It is never that of somebody who cannot do anything there.
    """
    asked = _asked(state, seat, seen, waiting)
    return replace(asked, yours=False) if state.chairs[seat].is_idle else asked


def _asked(state: State, seat: int, seen: Deal, waiting: Waiting) -> Question:
    if state.given_up:
        winner = state.match.winner
        return Question(kind="given_up", yours=True, side=None if winner == NONE else state.seating.side_name(winner))
    asked = state.game.at_table().views.question(seen)
    if seen.closed:
        return _outcome(state, asked)
    if seat == NOBODY:
        return asked
    if state.left_to_partner(seat):
        names = [state.seating.seat_name(partner) for partner in state.seating.partners(seat)]
        return Question(kind="partner", asked=names)
    if waiting in ("blind", "announce"):
        return replace(asked, kind=waiting, asked=[state.seating.seat_name(seat)], yours=True)
    # A word that is owed is not put off until the trick has been looked at: it may be said at once.
    if waiting == "look" and seat not in seen.answering():
        return Question(kind="look", yours=True)
    return replace(asked, yours=asked.yours and not state.declines_by_itself(seat))


def _outcome(state: State, asked: Question) -> Question:
    """What a deal has brought: the end of the match, a first player who has reached the target, or what its game says of it."""
    won = winner(state)
    side = None if won == NONE else state.seating.side_name(won)
    if state.match.winner == NONE:
        return replace(asked, kind="over" if state.match.over else asked.kind, yours=True, side=side or asked.side)
    return Question(kind="over" if state.match.over else "first_home", yours=True, side=side)


def winner(state: State) -> int:
    """The side that has won the game, or, where no more is played than a deal, that deal; `NONE`: nobody has."""
    if state.match.over or not state.over:
        return state.match.winner
    ahead = [state.deal.points_ahead(side) for side in range(state.seating.sides)]
    best = max(ahead)
    return ahead.index(best) if best > 0 and ahead.count(best) == 1 else NONE

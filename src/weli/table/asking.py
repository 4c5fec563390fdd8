"""What a table waits for: what its deal asks, and what comes before and after that at a table where a person sits."""

from msgspec.structs import replace

from weli.core.deal import NONE, Deal
from weli.ports.at_table.view import Question
from weli.table.partners import partners_of
from weli.table.state import State


def question(state: State, seen: Deal) -> Question:
    """The question of the moment, as the person sees it; `seen` is what they may know of the deal."""
    if state.given_up:
        winner = state.match.winner
        return Question(kind="given_up", yours=True, side=None if winner == NONE else state.seating.side_name(winner))
    waiting, asked = state.waiting(), state.game.at_table().views.question(seen)
    if seen.closed:
        return _outcome(state, asked)
    if state.left_to_partner():
        return Question(
            kind="partner", asked=[state.seating.seat_name(seat) for seat in partners_of(state.rules, state.person)]
        )
    if waiting in ("blind", "announce"):
        return replace(asked, kind=waiting, asked=[state.seating.seat_name(state.person)], yours=True)
    # A word that is owed is not put off until the trick has been looked at: it may be said at once.
    if waiting == "look" and state.person not in seen.answering():
        return Question(kind="look", yours=True)
    return replace(asked, yours=asked.yours and not state.declines_by_itself())


def _outcome(state: State, asked: Question) -> Question:
    """What a deal has brought: the end of the match, a first player who has reached the target, or what its game says of it."""
    winner = state.match.winner
    if winner == NONE:
        return replace(asked, kind="over" if state.match.over else asked.kind, yours=True)
    kind = "over" if state.match.over else "first_home"
    return Question(kind=kind, yours=True, side=state.seating.side_name(winner))

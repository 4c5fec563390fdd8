"""An evening: the games that one company plays one after another, each at a table of its own that names the one before."""

from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from msgspec.structs import replace

from weli.core.deal import NONE
from weli.core.errors import SaidError
from weli.store.log import Ended, Secret, Setup
from weli.store.store import Kept
from weli.table.state import State
from weli.wire.messages import Evening
from weli.wire.seats import Vacant


class StillPlaying(SaidError):
    """A company goes on once the game it plays is over."""


def once_more(table: str, state: State, chance: Secret) -> Setup:
    """What holds at the next table of the company of that one: the same people in their seats (GA-SEAT-07), what they agreed on the way
    included, and the deal goes on round them.

    (GA-Q42, BI-Q24) The seat of whom the others have sent away is free again.

    Raises:
        StillPlaying: the game there is not over.
    """
    if not state.match.over:
        raise StillPlaying("new.after")
    dealer = state.seating.seat_name(state.match.dealer)
    names, chairs = state.seating.seat_names(), state.chairs
    seats = {name: Vacant() if chairs[seat].sent_away else chairs[seat].sits for seat, name in enumerate(names)}
    begins = replace(state.setup, dealer=dealer, seats=seats, terms=state.terms, drawn=None)
    return replace(begins, after=table, chance=chance, trial=None)


def name_of_the_next(table: str, setup: Setup) -> str:
    """The name of the next table of a company, which nobody else can foresee; the same however many open it at once.

    Empty for a table of before there were secrets.
    """
    if setup.chance is None:
        return ""
    drawn = blake2b(table.encode(), key=bytes.fromhex(setup.chance.drawn), person=b"once more", digest_size=16)
    return urlsafe_b64encode(drawn.digest()).decode().rstrip("=")


def earlier(tables: Mapping[str, Kept], after: str) -> list[Ended]:
    """How the games ended at a table and at those before it, the last one first; a table that was thrown away ends the evening.

    A trial counts for nothing, and was played by nobody before it.
    """
    found: list[Ended] = []
    while after in tables and len(found) < len(tables):
        last, setup = tables[after].last, tables[after].setup
        found += [last] if last and not setup.trial else []
        after = setup.after
    return found


def outcome(state: State) -> list[Ended]:
    """How the game of a table has ended, where it has and counts."""
    match, side = state.match, state.seating.side_name
    if not match.over or state.setup.trial:
        return []
    winner = None if match.winner == NONE else side(match.winner)
    return [Ended(len(state.deals), {}, {}, winner, [side(loser) for loser in match.losers])]


def tally(games: Iterable[Ended], sides: Iterable[str]) -> Evening:
    """The crosses and black spots of so many finished games."""
    ended = list(games)
    won = Counter(game.winner for game in ended)
    lost = Counter(loser for game in ended for loser in game.losers)
    return Evening(len(ended), {side: won[side] for side in sides}, dict(lost))

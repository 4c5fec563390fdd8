"""What somebody's games have come to, reckoned from the logs of their tables a few at a time, so that nobody waits for it.

A bluff is a bet on a figure of which another side held a better example at that moment, whatever the bettor knew. It is told only of
deals whose cards are open to everybody. A trial counts for nothing.
"""

import logging
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic
from typing import Final

from msgspec.structs import replace as but

from weli.core.acts import FIGURE_WORDS
from weli.core.deal import Deal
from weli.core.errors import GameFailed, WeliError
from weli.notation import parse
from weli.referee import Referee
from weli.store.people import KEEPER, Player
from weli.store.store import Kept, Store
from weli.study.retelling import is_revealed
from weli.table.allowed import Subject, Verb, can, own_seats
from weli.table.deal_log import DealLog
from weli.table.reading import read
from weli.table.state import State
from weli.wire.requests import Played, Statistics
from weli.wire.seats import Computer

log = logging.getLogger(__name__)

AT_A_TIME: Final = 1.0
"""Seconds for which tables are looked at before an answer is given."""
REMEMBERED: Final = 4096

Numbers = dict[str, float]
Known = tuple[str, frozenset[str], str]


@dataclass
class Reckoning:
    """What the games of a store have come to; of each table it is remembered until something has happened there that counts."""

    store: Store
    _known: dict[Known, Played | None] = field(default_factory=dict)

    def of(self, player: Player) -> Statistics:
        """What somebody's games have come to, as far as there was time; asked again, it goes on. Raises `StoreError`."""
        seats, since = self.store.people.tables_of(player.ids), monotonic()
        found: list[Played | None] = []
        theirs = self.store.tables(None if player.player == KEEPER else seats)
        counted = [kept for kept in theirs if isinstance(kept, Kept) and kept.last and not kept.setup.trial]
        for kept in counted:
            known = kept.table, player.ids, str(kept.last)
            if known not in self._known and monotonic() - since < AT_A_TIME:
                self._note(known, self._played(kept, player))
            if known in self._known:
                found.append(self._known[known])
        return Statistics(summed(played for played in found if played), len(found), len(counted) - len(found))

    def _note(self, known: Known, played: Played | None) -> None:
        while len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)), None)
        self._known[known] = played

    def _played(self, kept: Kept, player: Player) -> Played | None:
        """What a game came to for somebody; nothing where they may not have it told again, or it cannot be read."""
        try:
            state, subject = read(self.store, kept.table).state, Subject.of(player)
            seats = [seat for seat in own_seats(subject, state) if can(subject, Verb.REPLAY, state, seat)]
            return played_at(state, seats[0], kept.opened_ms) if seats else None
        except (WeliError, GameFailed) as damage:
            log.warning("table %s: %s", kept.table, damage)
            return None


def played_at(state: State, seat: int, opened_ms: int) -> Played:
    """What the game of a table came to for whoever sits at a seat; of somebody who came late, what they played from the beginning."""
    sitting = [chair.sits for chair in state.chairs.values()]
    levels = Counter(sits.level for sits in sitting if isinstance(sits, Computer))
    over, won = state.match.over, state.match.winner == state.seating.side_of(seat)
    found: Numbers = {"games": over, "won": over and won}
    for story in state.deals[state.chairs[seat].came_after : len(state.match.entries)]:
        _add(found, _of_deal(state, story, seat))
    month = datetime.fromtimestamp(opened_ms / 1000, UTC).strftime("%Y-%m")
    return _played((state.setup.game, levels.most_common(1)[0][0] if levels else "", month), found)


def summed(each: Iterable[Played]) -> list[Played]:
    """Those of one game, level and month in one."""
    found: dict[tuple[str, str, str], Numbers] = {}
    for played in each:
        numbers = found.setdefault((played.game, played.level, played.month), {})
        _add(numbers, {name: getattr(played, name) for name in NUMBERS})
    return [_played(key, numbers) for key, numbers in sorted(found.items())]


NUMBERS: Final = Played.__struct_fields__[3:]


def _add(found: Numbers, more: Numbers) -> None:
    for name, number in more.items():
        found[name] = found.get(name, 0) + number


def _played(key: tuple[str, str, str], numbers: Numbers) -> Played:
    told = {name: round(number, 2) if name == "points" else int(number) for name, number in numbers.items()}
    return but(Played(*key), **told)


def _of_deal(state: State, story: DealLog, seat: int) -> Numbers:
    """What a finished deal came to: its points, what one has bet oneself, and the signs of the others."""
    referee, side = Referee(story.lay_down(state.rules), state.game), state.seating.side_of(seat)
    referee.start()
    found: Numbers = {"deals": 1, "signs": 0, "signs_seen": 0}
    bets: dict[str, bool] = {}  # on which figures, and whether another side held a better one
    for place, (who, act) in enumerate(story.acts):
        line = parse(act)
        if line.verb == "bet" and who == seat:
            bets |= {FIGURE_WORDS[figure]: _is_bluff(state, referee.deal, side, figure) for figure in line.figures}
        if line.verb == "sign" and state.terms.signs == "gaze" and state.seating.side_of(who) != side:
            found["signs"] += 1
            found["signs_seen"] += seat not in story.escaped.get(place, ())
        referee.retake(who, act)
    owners = {name: data["owner"] for name, data in state.game.records.figures(referee.deal).items()}
    won = {figure for figure in bets if owners.get(figure) == state.seating.side_name(side)}
    bluffs = {figure for figure, beaten in bets.items() if beaten}
    counted = {"bets": len(bets), "bets_won": len(won), "bluffs": len(bluffs), "bluffs_won": len(won & bluffs)}
    return {**found, **counted, "points": referee.deal.points_ahead(side)}


def _is_bluff(state: State, deal: Deal, side: int, figure: int) -> bool:
    """Whether another side holds a better one, where that may be told."""
    return is_revealed(state) and state.game.at_table().insight.is_beaten(deal, side, figure)

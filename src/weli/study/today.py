"""What somebody has made of the deals of the days, told from the logs of their tables: what counts, and how many days in a row.

It counts once a day: the first time, where that was begun on the day itself. Everything else is practice.
"""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Final

from weli.bots import BOTS, Bot
from weli.core.deal import Deal
from weli.core.errors import GameFailed, WeliError
from weli.house_rules import HouseRule, about
from weli.notation import TALK, parse
from weli.referee import Referee
from weli.store.people import KEEPER, Player
from weli.store.store import Kept, Store
from weli.study.advising import PLACES
from weli.study.days import FIRST, SINCE, day_at, deal_of, game_on
from weli.table.company import TEMPERED, in_temper, temper
from weli.table.reading import read
from weli.table.state import State
from weli.thinking.repeating import played_out
from weli.wire.messages import Lang
from weli.wire.seats import Computer, Person
from weli.wire.today_requests import DayBefore, DayGame, Today

log = logging.getLogger(__name__)

TOLD: Final = 14
"""So many days before are told."""
REMEMBERED: Final = 1024
A_DAY: Final = timedelta(days=1)

Brought = tuple[float, float]
"""What a deal has brought somebody, and what it brings a regular in their place."""


@dataclass
class Days:
    """The tables of a store at which deals of days are played."""

    store: Store
    clock: Callable[[], int]
    _known: dict[str, Brought | None] = field(default_factory=dict)

    def today(self) -> date:
        return day_at(self.clock())

    def of(self, day: date, player: Player | None, lang: Lang) -> Today:
        """What there is to tell somebody of a day. Raises `StoreError`."""
        today, deal = self.today(), deal_of(day)
        played = {} if player is None else self._played(player)
        return Today(
            day=day.isoformat(),
            game=deal.game.name,
            rules=deal.preset,
            rules_name=about(HouseRule(deal.game.name, deal.preset), lang).title,
            is_today=day == today,
            games=[self._told(kept, played[day]) for kept in played.get(day, ())],
            streak=streak({each for each, tables in played.items() if _counted(tables)}, today),
            before=[self._before(each, played.get(each, [])) for each in _days_before(today)],
        )

    def begun(self, day: date, player: Player) -> list[Kept]:
        """The tables at which somebody has begun the deal of a day, the first one first. Raises `StoreError`."""
        return self._played(player).get(day, [])

    def _played(self, player: Player) -> dict[date, list[Kept]]:
        """The tables of somebody by their days, the first one first."""
        names = None if player.player == KEEPER else self.store.people.tables_of(player.ids)
        theirs = [kept for kept in self.store.tables(names) if isinstance(kept, Kept) and _is_theirs(kept, player)]
        found: dict[date, list[Kept]] = {}
        for kept in sorted(theirs, key=lambda kept: (kept.opened_ms, kept.table)):
            if kept.setup.trial and kept.setup.trial.day:
                found.setdefault(date.fromisoformat(kept.setup.trial.day), []).append(kept)
        return found

    def _told(self, kept: Kept, all_of_day: list[Kept]) -> DayGame:
        points, regular = self._brought(kept) or (None, None)
        return DayGame(
            kept.table, kept.last is not None, kept == all_of_day[0] and _is_of_its_day(kept), points, regular
        )

    def _before(self, day: date, tables: list[Kept]) -> DayBefore:
        counted = _counted(tables)
        brought = self._brought(counted) if counted else None
        tried = any(kept.last for kept in tables)
        return DayBefore(day.isoformat(), game_on(day).name, brought[0] if brought else None, tried)

    def _brought(self, kept: Kept) -> Brought | None:
        """What a deal has brought; nothing before its end, or where it cannot be read."""
        if kept.last is None:
            return None
        if kept.table not in self._known:
            while len(self._known) >= REMEMBERED:
                self._known.pop(next(iter(self._known)), None)
            self._known[kept.table] = self._reckoned(kept)
        return self._known[kept.table]

    def _reckoned(self, kept: Kept) -> Brought | None:
        try:
            state = read(self.store, kept.table).state
            return brought(state) if state.over else None
        except (WeliError, GameFailed) as damage:
            log.warning("table %s: %s", kept.table, damage)
            return None


def brought(state: State) -> Brought:
    """What the deal of a table has brought its person, and what it brings where a regular has the same cards."""
    (seat,) = [seat for seat, chair in state.chairs.items() if isinstance(chair.sits, Person)]
    side, (dealt, done) = state.seating.side_of(seat), _dealt_out(state)
    return _points(state.deal, side), _points(played_out(dealt, regulars(state), state.secret, done), side)


def regulars(state: State) -> dict[int, Bot]:
    """Who plays there, by seat; in the person's place a regular without a temper."""
    sitting = {seat: state.chairs[seat].sits for seat in range(state.seating.players)}
    tempers = {seat: temper(state.game, sits) for seat, sits in sitting.items() if isinstance(sits, Computer)}
    return {seat: in_temper(BOTS[TEMPERED].bot, tempers.get(seat)) for seat in sitting}


def _dealt_out(state: State) -> tuple[Deal, int]:
    """The deal once everybody has cards, and how much was done before that."""
    referee = Referee(state.deals[0].lay_down(state.rules), state.game)
    acts = [each for each in state.deals[0].acts if parse(each[1]).verb not in TALK]
    for done, act in enumerate(acts):
        if referee.deal.phase() != "cut":
            return referee.deal, done
        referee.retake(*act)
    return referee.deal, len(acts)


def _points(deal: Deal, side: int) -> float:
    return round(float(deal.points_ahead(side)), PLACES)


def streak(days: Iterable[date], today: date) -> int:
    """How many days in a row these are, up to today, or to yesterday where today is not among them yet."""
    counted, day = set(days), today
    day = day if day in counted else day - A_DAY
    length = 0
    while day - length * A_DAY in counted:
        length += 1
    return length


def _days_before(today: date) -> list[date]:
    days = [today - number * A_DAY for number in range(1, TOLD + 1)]
    return [day for day in days if day >= max(FIRST, SINCE)]


def _counted(tables: list[Kept]) -> Kept | None:
    """The table that counts of those of one day, once it is over."""
    first = tables[0] if tables else None
    return first if first and first.last and _is_of_its_day(first) else None


def _is_of_its_day(kept: Kept) -> bool:
    return kept.setup.trial is not None and day_at(kept.opened_ms).isoformat() == kept.setup.trial.day


def _is_theirs(kept: Kept, player: Player) -> bool:
    return any(isinstance(sits, Person) and sits.player in player.ids for sits in kept.setup.seats.values())

"""The deal of a day: which game it is and how the cards lie, made from the date alone and so the same in every house.

No store has these deals. Whoever reads this can reckon any of them beforehand; no answer of the house tells of one before it is played.
"""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Final
from zoneinfo import ZoneInfo

from weli.core.acts import CUT, kind_of
from weli.core.errors import Missing, SaidError
from weli.core.ruleset import RuleSet
from weli.games import GAMES, Game, game_named, match_for
from weli.shuffle import order_of
from weli.shuffle.hashing import digest
from weli.store.log import Secret, Setup, Trial
from weli.table.company import TEMPERED
from weli.table.menu import usual_seat
from weli.wire.seats import Computer, Person, Sits
from weli.wire.terms import Terms

ZONE: Final = ZoneInfo("Europe/Vienna")
"""Whose midnight begins a day, wherever somebody plays."""
VERSION: Final = "weli/day/1"
"""How the deals are made from `SINCE` on: another word makes other deals."""
FIRST: Final = date(2026, 11, 1)
"""The first day that had a deal."""
SINCE: Final = FIRST
"""Those of the days before it were made by an earlier version, and cannot be made any more."""


class NoSuchDay(SaidError, Missing):
    """There is no deal of that day, or none yet, or none any more."""


@dataclass(frozen=True)
class DealOfDay:
    """What is played on a day: a game of the house by its usual rules, who plays and deals, and the pack."""

    day: date
    game: Game
    preset: str
    seat: str
    seats: dict[str, Sits]
    dealer: str
    pack: tuple[int, ...]

    @property
    def rules(self) -> RuleSet:
        return self.game.presets[self.preset]

    def setup(self, player: str, *, lamp: bool) -> Setup:
        """What holds at a table where somebody plays it."""
        return Setup(
            game=self.game.name,
            rules=self.preset,
            target=self.game.at_table().sheets.goal(self.rules),
            dealer=self.dealer,
            seats={**self.seats, self.seat: Person(player=player)},
            terms=Terms(lamp=lamp),
            chance=Secret(_key(self.day, "chance").hex()),
            trial=Trial("", 1, match_for(self.rules).scores, day=self.day.isoformat()),
        )


def day_at(ms: int) -> date:
    """The day that it is at that time."""
    return datetime.fromtimestamp(ms / 1000, ZONE).date()


def day_named(name: str, today: date) -> date:
    """The day of that name, as in `2026-11-26`. Raises `NoSuchDay`."""
    try:
        day = date.fromisoformat(name)
    except ValueError as error:
        raise NoSuchDay("day.none") from error
    if day.isoformat() != name:
        raise NoSuchDay("day.none")
    if day > today:
        raise NoSuchDay("day.to-come")
    if day < FIRST:
        raise NoSuchDay("day.before-the-first")
    if day < SINCE:
        raise NoSuchDay("day.gone")
    return day


def game_on(day: date) -> Game:
    """The game of a day: those of the house take turns, and those of guests, which are not everywhere, do not."""
    return game_named(GAMES.own[day.toordinal() % len(GAMES.own)])


def deal_of(day: date) -> DealOfDay:
    """The deal of a day."""
    game = game_on(day)
    preset, rules = next(iter(game.presets.items()))
    seat = usual_seat(rules.seating)
    pack = tuple(rules.cards[place] for place in order_of(_key(day, "pack"), len(rules.cards)))
    return DealOfDay(day, game, preset, seat, _regulars(game, rules, day), _dealer(rules, seat, pack, day), pack)


def _key(day: date, purpose: str) -> bytes:
    return digest(purpose, VERSION.encode(), day.isoformat().encode())


def _regulars(game: Game, rules: RuleSet, day: date) -> dict[str, Sits]:
    """Regulars of the inn, who play by rules of thumb, alike on every machine; whoever has a face comes first."""
    names, faces = game.at_table().regulars, game.at_table().faces
    drawn = [names[place] for place in order_of(_key(day, "company"), len(names))]
    called = sorted(drawn, key=lambda name: name not in faces)
    return {seat: Computer(name, TEMPERED) for seat, name in zip(rules.seating.seat_names(), called, strict=False)}


def _dealer(rules: RuleSet, seat: str, pack: tuple[int, ...], day: date) -> str:
    """A dealer for whom somebody else has to cut: otherwise everybody would get other cards."""
    own = rules.seating.seat_of(seat)
    dealers = order_of(_key(day, "dealer"), rules.players)
    return rules.seating.seat_name(next(dealer for dealer in dealers if not _cuts(rules, own, dealer, pack)))


def _cuts(rules: RuleSet, seat: int, dealer: int, pack: tuple[int, ...]) -> bool:
    match = match_for(rules)
    match.begin(dealer)
    return any(kind_of(act) == CUT for act in match.next_deal(list(pack)).legal(seat))

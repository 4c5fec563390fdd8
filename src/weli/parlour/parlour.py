"""The parlour: all tables of this store, and the opening of new ones."""

import logging
import random
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final, TypeVar

from msgspec.structs import astuple

from weli.advising import Work, here
from weli.bots import Bot
from weli.core.deal import NOBODY
from weli.core.errors import GameFailed
from weli.core.ruleset import RuleSet
from weli.games import game_named, game_of
from weli.parlour.credentials import Credentials
from weli.parlour.display_names import check_face, tidy
from weli.parlour.sessions import NoSuchCode, Sessions
from weli.parlour.table_lines import line_of_table, line_or_damage
from weli.record import Record
from weli.store.log import Dealt, Row, Secret, Setup
from weli.store.people import KEEPER, Player
from weli.store.store import Kept, NoSuchTable, RowTaken, Store, StoreError, Torn
from weli.study.days import deal_of
from weli.study.readers import Readers
from weli.study.statistics import Reckoning
from weli.study.today import Days
from weli.study.trial import laid_rows, laid_trial, rows_until, trial_of
from weli.table.allowed import Subject, Verb, can
from weli.table.company import company, in_temper, temper
from weli.table.evening import earlier, name_of_the_next, once_more
from weli.table.live import LiveTable
from weli.table.menu import NotAgreed, house_of, usual_seat
from weli.table.moves.let_in import open_seats
from weli.table.moves.pace import set_pace
from weli.table.moves.settle import wait_for_people
from weli.table.pacing import LIKE_PEOPLE, Delays
from weli.table.partners import draw
from weli.table.players import Players
from weli.table.presence import NOBODY_ELSE, Others
from weli.table.rate_limits import Kind, RateLimits
from weli.table.reading import read
from weli.table.shuffle_dealing import Shuffle, Together, first_row
from weli.table.shuffle_dealing import begun as begun_shuffle
from weli.table.state import State
from weli.table.table import Clock, Table
from weli.thinking.repeating import done_in, repeating
from weli.thinking.thinkers import Thinkers, elsewhere
from weli.wire.levels import player_of
from weli.wire.requests import AtHome, DamagedLine, NewTable, NewTrial, TableLine
from weli.wire.seats import Computer, Person, Sits, Vacant
from weli.wire.terms import A_DAY, Terms
from weli.wire.terms import Clock as AgreedClock

log = logging.getLogger(__name__)

T = TypeVar("T")

RANDOM_DEALER = "random"
LINGERING = 60.0
"""Seconds that a table stays in memory after the last page is closed: who reads a page anew finds it there."""
LONGEST_CLOCK = 7200  # seconds
MOST_DAYS = 7  # for a decision
LONGEST_DELAY = 600  # seconds that onlookers may be behind


def now_ms() -> int:
    return time.time_ns() // 1_000_000


fair_shuffle: Final = Together()
"""House and seats together; nobody can foresee what comes of it."""


@dataclass
class Parlour:
    """All tables of one store. Clock, chance, delays and opponents can be replaced, for tests.

    What it does may take as long as the disk does, or as reading a long log: a server asks it on a thread of its own, any thread.
    """

    store: Store
    delays: Delays = LIKE_PEOPLE
    clock: Clock = now_ms
    shuffle: Shuffle = fair_shuffle
    rng: random.Random = field(default_factory=secrets.SystemRandom)
    player_of: Callable[[str], Bot] = player_of
    thinkers: Thinkers | None = None  # none: it is thought here
    readers: Readers | None = None  # none: what is handed in is read here
    others: Others = NOBODY_ELSE  # the nodes that serve the same tables
    hears: Callable[[LiveTable], None] = lambda _live: None  # that something of ours has come to stand in a log
    _open: dict[str, LiveTable] = field(default_factory=dict)
    _bots: dict[str, Bot] = field(default_factory=dict)
    openings: RateLimits = field(default_factory=RateLimits)

    def __post_init__(self) -> None:
        self.sessions = Sessions(self.store.people)
        self.reckoning = Reckoning(self.store)
        self.days = Days(self.store, self.clock)
        self.credentials = Credentials(self.store.accounts)

    def __len__(self) -> int:
        """How many tables somebody looks at, or did a moment ago."""
        return len(self._open)

    def tables(self, players: Collection[str] = (KEEPER,)) -> list[TableLine | DamagedLine]:
        """The tables of somebody who has sat down as one of those, the newest first; whose house it is, theirs are all.

        Raises `StoreError`.
        """
        seats = self.store.people.tables_of(players)
        theirs = self.store.tables(None if KEEPER in players else seats)
        tables = _whole(theirs)
        tables |= self._evenings(kept.setup.after for kept in tables.values() if kept.setup.after not in tables)
        keeps_house, opened = KEEPER in players, self.store.people.opened_by(players)
        found = []
        for each in theirs:
            seat = seats.get(each.table, "")
            may = _may_at_home(sits=keeps_house or bool(seat), owns=keeps_house or each.table in opened)
            found.append(line_or_damage(each, tables, seat, may))
        return found

    def _opened(self, kept: Kept, tables: Mapping[str, Kept], player: str) -> TableLine:
        """The line of a table at which somebody is about to sit."""
        owns = player == KEEPER or self.store.people.owner(kept.table) == player
        return line_of_table(kept, tables, _may_at_home(sits=True, owns=owns))

    def open_new(self, wanted: NewTable, player: str = KEEPER) -> TableLine:
        """Opens a table for somebody and, unless somebody is still to come, deals; where a company goes on, once only.

        Raises:
            RulesError, NotAgreed, NoSuchLevel: there is no such game, rule set, target, seat, level or name.
            TooOften: so many have been opened just now that it cannot be by hand.
            NoSuchTable: there is no table for the company to come from.
            StoreError: the store does not take it.
        """
        next_one = name_of_the_next(wanted.after, self.state(wanted.after).setup) if wanted.after else ""
        tables = self._evenings([wanted.after])
        following = self._following(wanted.after, next_one)
        if following:
            return self._opened(following[0], tables, player)
        setup = (
            once_more(wanted.after, self.state(wanted.after), self._secret())
            if wanted.after
            else self._agree(wanted, player)
        )
        name, opened = next_one or secrets.token_urlsafe(16), self.clock()
        self.openings.check(Kind.OPENING, player, opened)
        try:
            self.store.open_table(name, setup, opened)
        except RowTaken:  # somebody else of the company, at another node
            return self._opened(Kept(name, opened, setup, None), tables, player)
        if wanted.mixes and isinstance(self.shuffle, Together):
            self._wait_for_page(self.shuffle, name, setup, opened)
        self.openings.note(Kind.OPENING, player, opened)
        live = self.live(name)
        owner = self.store.people.owner(wanted.after) or KEEPER if wanted.after else player
        if live.table.state.is_company or owner != KEEPER:
            self._give(name, owner)
        if live.table.state.is_company:
            wait_for_people(live.table)
        for seat in sorted(live.table.state.persons):
            set_pace(live.table, seat, wanted.pace)
        live.note_waking()
        live.note_open()
        if wanted.after:
            self._tell_company(wanted.after, name)
        return self._opened(Kept(name, opened, setup, None), tables, player)

    def _tell_company(self, after: str, name: str) -> None:
        """Whoever still sits at the table of that company, at whichever node, hears where it plays on."""
        live = self._open.get(after)
        if live is not None:
            live.goes_on_at(name)
        self.others.moved(after)

    def look_where_it_goes_on(self, live: LiveTable) -> None:
        """Finds out whether the company of a table plays on by now, for any thread. Raises `StoreError`."""
        next_one = name_of_the_next(live.name, live.table.state.setup) if live.may_go_on else ""
        if next_one and self._following(live.name, next_one):
            live.goes_on_at(next_one)

    def open_trial(self, wanted: NewTrial, seat: int, player: str = KEEPER) -> TableLine:
        """Opens a table at which somebody plays on from a step of a finished deal of theirs, against computer players alone.

        Raises:
            NoTrial: it cannot be played on from there.
            NoSuchDeal, NotRevealed: there is no such deal, or its cards are not open.
            TooOften, StoreError: as `open_new`.
        """
        state = self.state(wanted.table)
        setup = trial_of(wanted, state, seat, self._secret(), self.rng)
        return self._open_trial(setup, rows_until(wanted, state, seat, self.clock()), player)

    def open_laid(self, record: Record, seat: int, player: str = KEEPER) -> TableLine:
        """Opens a table at which somebody plays the first deal of a record on, at a seat of it, against computer players alone.

        Raises:
            NoTrial: it cannot be played on.
            TooOften, StoreError: as `open_new`.
        """
        return self._open_trial(
            laid_trial(record, seat, self._secret(), player), laid_rows(record, self.clock()), player
        )

    def open_day(self, day: date, player: Player) -> TableLine:
        """The table at which somebody plays the deal of a day: where they have left one, that; otherwise another.

        Raises:
            TooOften, StoreError: as `open_new`.
        """
        begun = self.days.begun(day, player)
        left = next((kept for kept in begun if kept.last is None), None)
        if left is not None:
            return self._opened(left, {}, player.player)
        deal, counts = deal_of(day), not begun and day == self.days.today()
        setup = deal.setup(player.player, lamp=not counts)
        first = Row(1, Dealt(1, deal.dealer), self.clock(), pack=deal.pack)
        return self._open_trial(setup, [first], player.player)

    def _open_trial(self, setup: Setup, rows: list[Row], player: str) -> TableLine:
        opened = self.clock()
        self.openings.check(Kind.OPENING, player, opened)
        name = secrets.token_urlsafe(16)
        self.store.open_table(name, setup, opened)
        self.store.append(name, rows)
        self.openings.note(Kind.OPENING, player, opened)
        if player != KEEPER:
            self._give(name, player)
        return self._opened(Kept(name, opened, setup, None), {}, player)

    def _wait_for_page(self, shuffle: Together, name: str, setup: Setup, opened_ms: int) -> None:
        """The first deal waits a moment for the page that has promised to add something to its shuffle. Raises `StoreError`."""
        state = State(setup)
        if state.is_full:
            self.store.append(name, [first_row(begun_shuffle(shuffle, name, state), opened_ms)])

    def _give(self, name: str, owner: str) -> None:
        """A table stands in its owner's list, and in that of everybody who sits there."""
        self.sessions.open_door(name, owner)
        self.note_seats(name)

    def note_seats(self, name: str) -> None:
        """Writes down for their own lists who sits where at a table. Raises `StoreError`."""
        state = self.live(name).table.state
        sitting = {
            person.player: state.seating.seat_name(seat)
            for seat, chair in state.chairs.items()
            for person in (chair.promised, chair.sits)
            if isinstance(person, Person) and not chair.sent_away
        }
        self.store.people.note_seats(name, sitting)

    def table_by(self, code: str) -> str:
        """The table to which a short code leads, as long as somebody can still come to it. Raises `NoSuchCode`, `StoreError`."""
        name = self.sessions.table_of(code)
        if name is None or not open_seats(self.live(name).table.state):
            raise NoSuchCode("refused.table-code")
        return name

    def send_away(self, player: str) -> None:
        """The pages of somebody who is somewhere else from now on are closed at all tables."""
        for live in list(self._open.values()):
            live.send_away(player)

    def forget_sessions(self, sessions: Collection[str]) -> None:
        """Those hold no more; their pages may come again, as whoever they are now."""
        for live in list(self._open.values()):
            live.forget_sessions(sessions)

    def _following(self, after: str, name: str) -> list[Kept]:
        """The table at which the company of another plays on, if it does: of that name, or, of before there were names for it, any."""
        found = _whole(self.store.tables([name] if name else None)) if after else {}
        return [kept for kept in found.values() if kept.setup.after == after]

    def _evenings(self, last: Iterable[str]) -> dict[str, Kept]:
        """The tables of those names, and all before them that their companies have played at. Raises `StoreError`."""
        found: dict[str, Kept] = {}
        wanted, asked = set(last), {""}
        while wanted := wanted - asked:
            before = _whole(self.store.tables(wanted))
            found |= before
            asked |= wanted
            wanted = {kept.setup.after for kept in before.values()}
        return found

    def forget(self, name: str) -> None:
        """Deletes a table for good; pages that are open at it are sent away. Raises `NoSuchTable`, `StoreError`."""
        self.store.forget_table(name)
        live = self._open.pop(name, None)
        if live is not None:
            live.end()
        for before in [each for each in list(self._open.values()) if each.next == name]:
            before.goes_on_at("")
        self.others.moved(name)

    def live(self, name: str) -> LiveTable:
        """The table of that name. Raises `NoSuchTable`, `StoreError`, and `RulesError` where its game is not known here."""
        live = self._open.get(name)
        if live is None:
            self._put_away()
            table = Table(name, self.store, self.clock, self.shuffle)
            after = table.state.setup.after
            table.earlier = earlier(self._evenings([after]), after)
            live = self._open.setdefault(name, self._live(table))
            self.look_where_it_goes_on(live)
        live.touch()
        return live

    def _live(self, table: Table) -> LiveTable:
        return LiveTable(table, self._players, self.delays, self.rng, self.others, written=self._hear)

    def _hear(self, live: LiveTable) -> None:
        self.hears(live)  # whoever does so from then on

    def watched(self) -> dict[str, LiveTable]:
        """The tables at which a page is open here."""
        return {name: live for name, live in list(self._open.items()) if live.is_watched}

    def put_away(self, name: str) -> None:
        """A table that another node has deleted."""
        self._open.pop(name, None)

    def in_memory(self, name: str) -> LiveTable | None:
        """A table that has been opened here and not been put away."""
        return self._open.get(name)

    async def follow(self, name: str) -> None:
        """What other nodes have written of a table meanwhile is taken in, before anybody asks about it. Raises `StoreError`."""
        live = self._open.get(name)
        if live is not None:
            await live.follow()

    def _put_away(self) -> None:
        """Whatever nobody has looked at for a while leaves the memory: it is all in its log.

        What is large of it goes at once; the rest holds itself, and waits for Python to look for such things, which it does seldom here.
        """
        for name, live in list(self._open.items()):
            if live.unused() > LINGERING:
                self._open.pop(name, None)
                live.table.discard()

    def state(self, name: str) -> State:
        """The state of the table of that name, as far as it can be read.

        Raises `NoSuchTable`, `RulesError`, and `StoreError` where nothing can.
        """
        try:
            return self.live(name).table.state
        except NoSuchTable:
            raise
        except (StoreError, GameFailed):
            return read(self.store, name).state

    def seen_from(self, name: str, seat: int) -> State:
        """The state of the table as it is shown to a seat; whoever looks on sees it later, where the terms are so. Raises as `state`."""
        state = self.state(name)
        if seat != NOBODY or not state.terms.onlookers:
            return state
        return self.live(name).table.read_trailing().at(self.clock())

    def _players(self, state: State) -> Players:
        """The computer players who sit at a table now."""
        bots: dict[int, Bot] = {}
        for seat, chair in state.chairs.items():
            if isinstance(chair.sits, Computer):
                bots[seat] = in_temper(self._bot_of(chair.sits.level), temper(state.game, chair.sits))
            elif chair.stand_in:
                bots[seat] = self._bot_of(chair.stand_in)
        if state.day and state.deals:  # the same for everybody who plays it
            bots = repeating(bots, state.secret, done_in(state.deals[-1].acts))
        return Players(bots, state.persons, self.rng)

    def do(self, work: Work[T]) -> T:
        """Does a piece of thinking where nobody waits for it meanwhile."""
        return here(work) if self.thinkers is None else self.thinkers.do(work)

    def read(self, work: Callable[..., T], *given: object) -> T:
        """What comes of work on what anybody may hand in. Raises what it does, and `TooMuch`."""
        return work(*given) if self.readers is None else self.readers.read(work, *given)

    def _bot_of(self, level: str) -> Bot:
        """Who plays at that strength; one is enough for all tables."""
        if level not in self._bots:
            self._bots[level] = elsewhere(self.player_of(level), self.thinkers)
        return self._bots[level]

    def _agree(self, wanted: NewTable, player: str) -> Setup:
        house = house_of(wanted)
        rules = _with_aid(house.ruleset(), wanted.aid)
        seats = rules.seating.seat_names()
        sheets = game_of(rules).at_table().sheets
        goal = sheets.goal(rules) if wanted.target is None else wanted.target
        if goal not in sheets.goal_choices(rules):
            choices = ", ".join(str(goal) for goal in sheets.goal_choices(rules))
            raise NotAgreed("new.target", target=goal, choices=choices)
        own = wanted.seat or usual_seat(rules.seating)
        for seat in {own, *wanted.people, *wanted.levels, *({wanted.dealer} - {RANDOM_DEALER})}:
            if seat not in seats:
                raise NotAgreed("new.seat", seat=seat, choices=", ".join(seats))
        check_face(wanted.face)
        check_terms(wanted.terms)
        for level in (wanted.level, *wanted.levels.values()):
            self.player_of(level)
        drawn, found = draw(rules, self.shuffle, rules.seating.seat_of(own))
        dealer = wanted.dealer
        if dealer == RANDOM_DEALER:
            dealer = self.rng.choice(seats) if found < 0 else seats[found]
        changes = rules.options_from(game_named(house.game).preset(house.rules))
        return Setup(
            game=house.game,
            rules=house.rules,
            target=goal,
            dealer=dealer,
            seats=self._seated(rules, own, wanted, player),
            options={name: value for name, value in changes.items() if name != sheets.goal_parameter(rules)},
            called=house.name or "",
            drawn=drawn,
            terms=Terms(*astuple(wanted.terms)),
            chance=self._secret(),
        )

    def _secret(self) -> Secret:
        return Secret(self.rng.randbytes(16).hex())

    def _seated(self, rules: RuleSet, own: str, wanted: NewTable, player: str) -> dict[str, Sits]:
        """The person at their own place, regulars of the inn on the other seats, and nobody yet on those that are kept for others."""
        person, seats = self._opener(wanted, player), rules.seating.seat_names()
        game = game_of(rules).at_table()
        others = iter(company(game, person.name, person.face, wanted.level, len(seats) - 1, self.rng))
        seated: dict[str, Sits] = {own: person, **dict.fromkeys(set(wanted.people) - {own}, Vacant())}
        for seat in seats:
            if seat not in seated:
                seated[seat] = Computer(next(others), wanted.levels.get(seat, wanted.level))
        return {seat: seated[seat] for seat in seats}

    def _opener(self, wanted: NewTable, player: str) -> Person:
        """Whoever opens a table; where others come, they are called as the house knows them, unless they say otherwise."""
        known = self.store.people.player(player) if wanted.people and not wanted.name else None
        name, face = (known.name, known.face) if known else (wanted.name, wanted.face)
        return Person(tidy(name), face, player)


def _with_aid(rules: RuleSet, aid: str) -> RuleSet:
    """The rules with the count told to whom the table wants. Raises `NotAgreed` where there is nothing to tell, or nobody of that name."""
    if not aid:
        return rules
    if aid not in rules.count_aids():
        raise NotAgreed("new.aid", aid=aid, choices=", ".join(rules.count_aids()))
    return rules.with_options({"count_aid": aid})


def check_terms(terms: Terms) -> None:
    """Raises `NotAgreed` where nobody can play by them."""
    if not 0 <= (terms.onlookers or 0) <= LONGEST_DELAY:
        raise NotAgreed("new.onlookers", most=LONGEST_DELAY)
    if not (_is_of_days(terms.clock) or _is_short(terms.clock)):
        raise NotAgreed("new.clock", most=LONGEST_CLOCK, days=MOST_DAYS)


def _is_short(clock: AgreedClock) -> bool:
    return 0 <= clock.decision <= LONGEST_CLOCK and 0 <= clock.bank <= LONGEST_CLOCK


def _is_of_days(clock: AgreedClock) -> bool:
    days, more = divmod(clock.decision, A_DAY)
    return 1 <= days <= MOST_DAYS and more == clock.bank == 0


def _may_at_home(*, sits: bool, owns: bool) -> list[AtHome]:
    """What somebody may do with a table in their list; who has opened one and was sent away from it sits there no more."""
    found: list[AtHome] = ["go_on"] if sits else []
    return [*found, "delete"] if can(Subject(None, is_owner=owns), Verb.DELETE, None) else found


def _whole(found: Iterable[Kept | Torn]) -> dict[str, Kept]:
    """The tables by their names, but for those that do not add up."""
    return {kept.table: kept for kept in found if isinstance(kept, Kept)}


__all__ = ["NoSuchTable", "NotAgreed", "Parlour", "fair_shuffle", "now_ms"]

"""Pairs of tables that are alike in what somebody may know of them: with other hidden cards, or with a sign more that has escaped them.

Whatever is sent to them must be the same to the byte: views, refusals, deals told again, records, what the log of the server says, and
how long the others take.
"""

import logging
import pickle
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from properties.hiding import found_in_the_cut, hidden_from, see_alike
from table.forms import setup_for
from table.helpers import LETS_PASS, RARE, do, opened, seeded_shuffle
from table.mixers import given, packs_are_given
from weli.core.deal import NOBODY, Deal
from weli.core.errors import NotationError, WeliError
from weli.games import GAMES
from weli.notation import TALK, parse, show_line
from weli.referee import Referee
from weli.store.log import Secret, Setup
from weli.store.sqlite import SqliteStore
from weli.study.advising import deal_luck, own_decisions, told
from weli.study.retelling import deal_record, game_record, is_revealed, steps
from weli.study.transcripts import NoShuffles, transcript
from weli.study.trial import rows_until, trial_of
from weli.table.allowed import Subject
from weli.table.doorway import Visitor, door
from weli.table.live import LiveTable
from weli.table.moves.look import acknowledge
from weli.table.opening_cards import mixing_for, opened_for
from weli.table.pacing import LIKE_PEOPLE
from weli.table.page import view
from weli.table.players import Players
from weli.table.state import State
from weli.table.table import Table
from weli.table.trailing import Trailing
from weli.wire.door import Door
from weli.wire.messages import Reveal, Signs, Taken
from weli.wire.requests import NewTrial
from weli.wire.seats import Person
from weli.wire.terms import Clock, Terms

FORMS = [(game.name, next(iter(game.presets))) for game in GAMES.values()]
WITH_PARTNERS = [(game, rules) for game, rules in FORMS if GAMES[game].preset(rules).talk]
WITH_SECRET_SIGNS = [(game, rules) for game, rules in FORMS if GAMES[game].preset(rules).signs_noticed < 1]
LANGUAGES = ("de", "en")
REVEALS: tuple[Reveal, ...] = ("end_of_deal", "end_of_game", "never")
SAID = ("sign nod", "ask gleich", "say soso", "ask decide")
LOOKS = "look"
SIGN = "sign nod"
MOST_STEPS = 60
LATER_THAN_ANY = 10**9
EVERY = 6
HASHES = re.compile(rb'"([0-9a-f]{32}){1,2}"')
ONE, TWIN, FIRST, LATER = "table one", "table two", "first", "later"

Sent = dict[str, bytes]


@dataclass(frozen=True)
class Step:
    """What somebody does at a table, or tries to do."""

    seat: int
    act: str  # a line of notation, or `look`


@dataclass(frozen=True)
class Compared:
    """What two tables that are alike for a reader have sent to them after a step."""

    told: str  # which tables, which step
    hides: bool  # whether anything is different that the reader may not know
    one: Sent
    twin: Sent

    @property
    def differences(self) -> list[str]:
        """What was not the same."""
        return [what for what in self.one if self.one[what] != self.twin[what]]


def among_people(game: str, rules: str, seed: int) -> Setup:
    """A table with two to four people, and computer players on the seats that are left."""
    setup = setup_for(game, rules)
    names = list(setup.seats)
    chance = random.Random(seed)
    people = chance.sample(names, min(len(names), 2 + seed % 3))
    seats = {name: Person(name, player=name) if name in people else sits for name, sits in setup.seats.items()}
    return msgspec.structs.replace(
        setup, seats=seats, chance=Secret("00ff"), terms=Terms(clock=Clock(10, 60), reveal=chance.choice(REVEALS))
    )


BROKEN_OFF = 0.5
"""So many of the deals end before their end: the hidden cards are more there, but nothing is told of them afterwards."""


def steps_of_a_deal(table: Table, chance: random.Random) -> list[Step]:
    """What everybody does at random in the first deal, refused attempts, talk and looking among it; takes it all."""
    found: list[Step] = []
    tried = ["pass", "hold", "good", *SAID]
    while not table.state.deal.closed and len(found) < MOST_STEPS:
        seat = chance.randrange(table.state.rules.players)
        looking = table.state.waiting(seat) in LETS_PASS and seat in table.state.persons
        if looking and chance.random() < 0.7:
            found.append(Step(seat, LOOKS))
        elif chance.random() < 0.2:
            found.append(Step(seat, chance.choice(tried)))
        else:
            lines = Referee(table.state.deal.seen_by(seat), table.state.game).lines(seat)
            kept = [line for line in lines if line.verb not in RARE or chance.random() < RARE[line.verb]]
            if not kept:
                continue
            found.append(Step(seat, show_line(chance.choice(kept))))
            tried.append(found[-1].act)
        take(table, found[-1], len(found) - 1)
    return found


def take(table: Table, step: Step, number: int) -> bytes:
    """Does it; gives the answer of the table as it is sent."""
    if step.act == LOOKS:
        acknowledge(table, step.seat, table.state.chairs[step.seat].number)
        return b""
    return msgspec.json.encode(do(table, step.seat, step.act, key=f"{number}"))


def pairs_with_other_cards(store: SqliteStore, game: str, rules: str, seed: int) -> Iterator[Compared]:
    """Tables at which the same is done in the same order, while the cards that a reader never sees lie otherwise.

    Their packs lie under seals, which differ, as hashes do: all else that is told of them is compared.
    """
    chance = random.Random(f"{game} {seed}")
    setup = among_people(game, rules, seed)
    cards = GAMES[game].preset(rules).cards
    pack = seeded_shuffle(seed)(cards)
    with gone_afterwards(store), packs_are_given():
        first = opened(store, given(pack, cards), setup, FIRST)
        reader = chance.choice([NOBODY, *sorted(first.state.persons)])
        taken = steps_of_a_deal(first, chance)
        if chance.random() < BROKEN_OFF:
            taken = taken[: chance.randrange(len(taken) // 2, len(taken))]
        later = opened(store, given(pack, cards), setup, LATER)
        for number, step in enumerate(taken):
            take(later, step, number)
        other = with_other_cards(
            pack, hidden_from(later.state.deal, reader) - found_in_the_cut(later.state.deal), chance
        )
        with heard() as said:
            one, twin = opened(store, given(pack, cards), setup, ONE), opened(store, given(other, cards), setup, TWIN)
            for number, step in enumerate(taken):
                if step.seat != reader and not is_judged_alike(one, twin, step):
                    return
                answers = [take(table, step, number) for table in (one, twin)]
                if not same_for_the_rules(one.state.deal, twin.state.deal, reader) or _lies_open(one):
                    return
                if step.seat != reader:
                    answers = [b"", b""]
                sent = [
                    everything(table, reader, answer, said) for table, answer in zip((one, twin), answers, strict=True)
                ]
                yield Compared(_told(game, seed, reader, taken[: number + 1]), pack != other, *sent)


def pairs_with_a_sign_more(
    store: SqliteStore, game: str, rules: str, seed: int, signs: Signs = "open"
) -> Iterator[Compared]:
    """Tables at which the same is done, but that at one of them somebody has made a sign that escaped the reader: an opponent; or, where
    signs go by gaze, anybody to whom the reader does not look.

    Nobody signs after it: who notices a sign is drawn for each row of the log. The table never tells what everybody had and did.
    """
    chance = random.Random(f"{game} sign {seed}")
    setup = msgspec.structs.replace(among_people(game, rules, seed), terms=Terms(reveal="never", signs=signs))
    pack = seeded_shuffle(seed)(GAMES[game].preset(rules).cards)
    with gone_afterwards(store):
        first = opened(store, lambda _: pack, setup, FIRST)
        reader = chance.choice([NOBODY, *sorted(first.state.persons)])
        taken = steps_of_a_deal(first, chance)
        place = chance.randrange(len(taken))
        taken = [*taken[:place], *[step for step in taken[place:] if not step.act.startswith("sign")]]
        with heard() as said:
            one, twin = (opened(store, lambda _: pack, setup, name) for name in (ONE, TWIN))
            look_around([one, twin], chance)
            for number, step in enumerate(taken):
                if number == place and not _signs_unseen(twin, reader, chance):
                    return
                answers = [take(table, step, number) for table in (one, twin)]
                if step.seat != reader:
                    answers = [b"", b""]
                sent = [
                    everything(table, reader, answer, said) for table, answer in zip((one, twin), answers, strict=True)
                ]
                yield Compared(_told(game, seed, reader, taken[: number + 1]), number >= place, *sent)


def look_around(tables: list[Table], chance: random.Random) -> None:
    """Everybody looks somewhere, at all these tables at the same."""
    seats = range(tables[0].state.rules.players)
    for seat in seats:
        at = chance.choice([*[other for other in seats if other != seat], "cards", "table"])
        for table in tables:
            table.gazes.turn(seat, at)  # type: ignore[arg-type]


def _lies_open(table: Table) -> bool:
    """Whether nothing of the deal is hidden any more."""
    return table.state.deal.closed and is_revealed(table.state)


def _signs_unseen(table: Table, reader: int, chance: random.Random) -> bool:
    """Whether somebody has made a sign, an opponent of the reader where partners always see each other, and it has escaped them."""
    side_of, by_gaze = table.state.seating.side_of, table.state.terms.signs == "gaze"
    seats = [seat for seat in range(table.state.rules.players) if seat != reader]
    others = [seat for seat in seats if by_gaze or reader == NOBODY or side_of(seat) != side_of(reader)]
    before = table.state.chairs[reader].number
    if not isinstance(do(table, chance.choice(others), SIGN, key="unseen"), Taken):
        return False
    return table.state.chairs[reader].number == before


def with_other_cards(pack: list[int], hidden: Counter[int], chance: random.Random) -> list[int]:
    """A pack in which the hidden cards have changed places; where there are two copies, those of which both are hidden."""
    places = [place for place, card in enumerate(pack) if hidden[card] == pack.count(card)]
    other = pack[:]
    for place, card in zip(places, chance.sample([pack[place] for place in places], len(places)), strict=True):
        other[place] = card
    return other


def same_for_the_rules(one: Deal, other: Deal, reader: int) -> bool:
    """Whether neither deal has just looked at cards that the reader does not see; of deals that are over, whether the engine tells the
    reader the same of both."""
    if one.closed and other.closed:
        return pickle.dumps(one.seen_by(reader)) == pickle.dumps(other.seen_by(reader))
    return see_alike(one, reader, other) and see_alike(other, reader, one)


def is_judged_alike(one: Table, other: Table, step: Step) -> bool:
    """Whether the rules let somebody do in both deals what they do in one, or in neither."""
    if step.act == LOOKS or parse(step.act).verb in TALK:
        return True
    return is_free(one, step) == is_free(other, step)


def is_free(table: Table, step: Step) -> bool:
    """Whether nothing stands against it. A table that lets it happen at a price would tell so later on."""
    try:
        return table.state.referee is not None and table.state.referee.against(step.seat, step.act) is None
    except NotationError:
        return False


def everything(table: Table, reader: int, answer: bytes, said: list[str]) -> Sent:
    """All that leaves the table for somebody, but for the name of the table; `answer` was given to what they did last.

    Everybody else has looked first: what the table remembers of that must not be shown to them.
    """
    state = table.state
    for other in state.chairs.keys() - {reader}:
        table.view(other, LANGUAGES[0])
    view = {lang: msgspec.structs.replace(table.view(reader, lang), table="") for lang in LANGUAGES}
    return {
        "answer": answer,
        **{f"view in {lang}": msgspec.json.encode(view[lang]) for lang in LANGUAGES},
        "refusals": msgspec.json.encode(refusals(table, reader)),
        "deal told again": _or_refused(lambda: msgspec.json.encode(steps(state, 1, reader, "de"))),
        "decisions": _or_refused(lambda: _decided(state, reader)),
        "luck": _or_refused(lambda: msgspec.json.encode(deal_luck(state, 1, reader)) if reader != NOBODY else b""),
        "trial": _or_refused(lambda: _tried(state, reader)),
        "record": _or_refused(lambda: deal_record(state, 1).encode() + game_record(state).encode()),
        "door": msgspec.json.encode(seen_at_the_door(table, reader)),
        "gazes": msgspec.json.encode(table.gazes.of(state)),
        "view looking on later": seen_later(table) if reader == NOBODY else b"",
        "shuffle": shuffled(table, reader),
        "pause": delay(table).encode(),
        "log": "\n".join(line.replace(table.name, "") for line in said if table.name in line).encode(),
    }


def refusals(table: Table, reader: int) -> list[str]:
    """What somebody is told who tries what they may not do, by what they see themselves."""
    if reader == NOBODY or table.state.deal.closed or table.state.rules.has_a_price:
        return []
    seen = table.state.deal.seen_by(reader)
    judge = Referee(seen, table.state.game)
    barred = [act for act in table.state.game.at_table().choices.expected(seen) if judge.against(reader, act)]
    return [msgspec.json.encode(do(table, reader, act, key=f"try {act}")).decode() for act in barred]


def delay(table: Table) -> str:
    """The pause before the next thing that happens by itself, at tables whose clocks go alike."""
    return "" if table.state.deal.closed else str(_live(table).by_itself.pause_before_acting(table.state))


def seen_at_the_door(table: Table, reader: int) -> Door:
    """Who sits there, as it is told to that seat or, looking on, to somebody who has none; but for the name of the table."""
    sits = table.state.chairs[reader].sits
    subject = Subject(sits.player if isinstance(sits, Person) else None)
    return msgspec.structs.replace(door(_live(table), Visitor(subject, "de", looks_on=reader == NOBODY)), table="")


def seen_later(table: Table) -> bytes:
    """What those see who look on later than it happens, once that time has passed."""
    log = table.store.read(table.name)
    state = Trailing(log.setup, log.rows, 1).at(LATER_THAN_ANY)
    return msgspec.json.encode(view("", state, NOBODY, "de")) if state.deals else b""


def shuffled(table: Table, reader: int) -> bytes:
    """What is told of the shuffles, and now and then all that is handed out of them; but for what is a hash, which tells nothing."""
    told: list[object] = [mixing_for(table.state, reader), opened_for(table.state, reader)]
    if table.state.deal.closed or table.state.chairs[reader].number % EVERY == 0:
        log = table.store.read(table.name)
        try:
            told.append(transcript(log.setup, log.rows))
        except NoShuffles as nothing:
            told.append(nothing.text("de"))
    return HASHES.sub(b"", msgspec.json.encode(told))


def _live(table: Table) -> LiveTable:
    players = lambda state: Players({}, state.persons, random.Random(1))  # noqa: E731
    return LiveTable(table, players, LIKE_PEOPLE, random.Random(1))


def _decided(state: State, reader: int) -> bytes:
    """What somebody has decided in a finished deal, and what is judged: their options, and the deal as they saw it."""
    decided = [] if reader == NOBODY else own_decisions(state, 1, reader)
    lines = [told(number, each, "de") for number, each in enumerate(decided)]
    return msgspec.json.encode([lines, [(each.question.options, str(each.question.view.facts())) for each in decided]])


def _tried(state: State, reader: int) -> bytes:
    """What a table begins with at which somebody plays on from the first step of a finished deal."""
    wanted = NewTrial(table="", deal=1, step=0)
    if reader == NOBODY:
        return b""
    trial_of(wanted, state, reader, Secret("01"), random.Random(1))
    return msgspec.json.encode([row.pack for row in rows_until(wanted, state, reader, 0)])


def _or_refused(tell: Callable[[], bytes]) -> bytes:
    try:
        return tell()
    except WeliError as refused:
        return refused.text("de").encode()


@contextmanager
def heard() -> Iterator[list[str]]:
    """What the server writes into its log meanwhile."""
    said: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(record.getMessage())

    ear, house = Ear(), logging.getLogger("weli")
    before = house.level
    house.addHandler(ear)
    house.setLevel(logging.DEBUG)
    try:
        yield said
    finally:
        house.removeHandler(ear)
        house.setLevel(before)


@contextmanager
def gone_afterwards(store: SqliteStore) -> Iterator[None]:
    """The tables of a pair are cleared away, also where something has gone wrong in between."""
    try:
        yield
    finally:
        for name in (FIRST, LATER, ONE, TWIN):
            try:
                store.forget_table(name)
            except WeliError:
                continue  # it was not opened


def _told(game: str, seed: int, reader: int, taken: list[Step]) -> str:
    return f"{game}, seed {seed}, reader {reader}, after {taken}"

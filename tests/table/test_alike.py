"""Noninterference: two tables alike in what a seat may know send that seat the same bytes, whoever of them is a person."""

import random
from collections import Counter
from dataclasses import dataclass

import msgspec
import pytest

from properties.hiding import hidden_from, see_alike
from table.forms import setup_for
from table.helpers import LETS_PASS, RARE, do, opened, seeded_shuffle
from weli.core.deal import NOBODY, Deal
from weli.core.errors import NotationError
from weli.games import GAMES
from weli.notation import TALK, parse, show_line
from weli.referee import Referee
from weli.table.log import Secret, Setup
from weli.table.seats import Person
from weli.table.sqlite import SqliteStore
from weli.table.table import Table

FORMS = [(game.name, next(iter(game.presets))) for game in GAMES.values()]
SAID = ("sign nod", "ask gleich", "say soso", "ask decide")
LOOKS = "look"
MOST_STEPS = 60


@dataclass(frozen=True)
class Step:
    """What somebody does at a table, or tries to do."""

    seat: int
    act: str  # a line of notation, or `look`


def among_people(game: str, rules: str, seed: int) -> Setup:
    """A table with two to four people, and computer players on the seats that are left."""
    setup = setup_for(game, rules)
    names = list(setup.seats)
    people = random.Random(seed).sample(names, min(len(names), 2 + seed % 3))
    seats = {name: Person(name) if name in people else sits for name, sits in setup.seats.items()}
    return msgspec.structs.replace(setup, seats=seats, chance=Secret("00ff"))


def take(table: Table, step: Step, number: int) -> bytes:
    """Does it; gives the answer of the table as it is sent."""
    if step.act == LOOKS:
        table.acknowledge(step.seat, table.state.chairs[step.seat].number)
        return b""
    return msgspec.json.encode(do(table, step.seat, step.act, key=f"{number}"))


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


def with_other_cards(pack: list[int], hidden: Counter[int], chance: random.Random) -> list[int]:
    """A pack in which the hidden cards have changed places; where there are two copies, those of which both are hidden."""
    places = [place for place, card in enumerate(pack) if hidden[card] == pack.count(card)]
    other = pack[:]
    for place, card in zip(places, chance.sample([pack[place] for place in places], len(places)), strict=True):
        other[place] = card
    return other


def same_for_the_rules(one: Deal, other: Deal, reader: int) -> bool:
    """Whether neither deal has just looked at cards that the reader does not see."""
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


@pytest.mark.rule("GS-TALK-02")
@pytest.mark.parametrize(("game", "rules"), FORMS, ids=[game for game, _ in FORMS])
def test_hidden_cards_change_nothing_that_is_sent(store: SqliteStore, game: str, rules: str) -> None:
    compared = Counter[bool]()
    for seed in range(6):
        chance = random.Random(f"{game} {seed}")
        setup = among_people(game, rules, seed)
        pack = seeded_shuffle(seed)(GAMES[game].preset(rules).cards)
        first = opened(store, lambda _, pack=pack: pack, setup, f"first {seed}")
        reader = chance.choice([NOBODY, *sorted(first.state.persons)])
        steps = steps_of_a_deal(first, chance)
        steps = steps[: chance.randrange(len(steps) // 2, len(steps))]
        later = opened(store, lambda _, pack=pack: pack, setup, f"later {seed}")
        for number, step in enumerate(steps):
            take(later, step, number)
        other = with_other_cards(pack, hidden_from(later.state.deal, reader), chance)
        one = opened(store, lambda _, pack=pack: pack, setup, "table one")
        twin = opened(store, lambda _, other=other: other, setup, "table two")
        for number, step in enumerate(steps):
            if step.seat != reader and not is_judged_alike(one, twin, step):
                break
            answers = [take(table, step, number) for table in (one, twin)]
            if not same_for_the_rules(one.state.deal, twin.state.deal, reader):
                break
            told = f"{game}, seed {seed}, reader {reader}, after {steps[: number + 1]}"
            if step.seat == reader:
                assert answers[0] == answers[1], told
            assert sent(one, reader) == sent(twin, reader), told
            compared[pack != other] += 1
        for table in (one, twin):
            store.forget_table(table.name)
    assert compared[True] > 60


def sent(table: Table, reader: int) -> bytes:
    """The whole view as it goes over the line, but for the name of the table."""
    view = msgspec.structs.replace(table.view(reader, "de"), table="")
    return msgspec.json.encode(view)

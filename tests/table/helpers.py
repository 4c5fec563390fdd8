"""Tables for tests: a real file, a shuffle that can be foreseen, and players who do anything that is legal."""

import random
from collections.abc import Iterator

from weli.core.cards import PACK_32, card_of
from weli.core.errors import WeliError
from weli.notation import Line, show_line
from weli.referee import Referee
from weli.store.log import Setup
from weli.store.store import Store
from weli.table.connection import Connection
from weli.table.live import LiveTable
from weli.table.moves.act import Act, take_from
from weli.table.moves.act import refusal as refused
from weli.table.moves.look import acknowledge
from weli.table.moves.message import Message
from weli.table.shuffle_dealing import Shuffle
from weli.table.state import State
from weli.table.table import Table
from weli.wire.messages import Pong, Refused, Taken, View
from weli.wire.seats import Computer, Person, Sits


def company(level: str, **names: str) -> dict[str, Sits]:
    """Computer players of one strength, by their seats."""
    return {seat: Computer(name, level) for seat, name in names.items()}


SETUP = Setup(
    game="giltspiel",
    rules="fiss",
    target=11,
    dealer="E",
    seats={**company("lehrbua", N="Vroni", E="Luis", W="Moidl"), "S": Person()},
)
RARE = {**dict.fromkeys(("concede", "good", "bet", "blind"), 0.15), **dict.fromkeys(("aus", "accuse"), 0.01)}
LETS_PASS = ("look", "blind", "announce", "next_deal")
NORTH, EAST, SOUTH, WEST = range(4)


def seeded_shuffle(seed: int) -> Shuffle:
    rng = random.Random(seed)
    return lambda cards: rng.sample(cards, len(cards))


def stacked(*hands: str, turned: str) -> Shuffle:
    """A pack that deals these hands to North, East, South and West when East deals (two cards, then three)."""
    held = [[card_of(card) for card in hand.split()] for hand in hands]
    order = [held[seat] for seat in (SOUTH, WEST, NORTH, EAST)]
    pack = [card for hand in order for card in hand[:2]] + [card for hand in order for card in hand[2:]]
    pack.append(card_of(turned))
    pack += [card for card in PACK_32 if card not in pack]
    return lambda cards: pack


# East deals, South leads; bells are trumps.
HANDS = stacked("EA EK H9 L9 S8", "HA HK L7 H7 SX", "EU LU E9 L8 SO", "LK LO HX HU E8", turned="SA")
NOTHING_TO_BET_ON = stacked("EA HX L9 S7 EU", "HA LX S9 E7 HU", "LA SX E9 H7 LU", "SU E8 H9 L7 HK", turned="S8")
"""No two cards alike and none beside each other in any hand: whoever is played for lays a card and bets nothing."""


def opened(store: Store, shuffle: Shuffle, setup: Setup = SETUP, name: str = "table") -> Table:
    store.open_table(name, setup, 1_000)
    return Table(name, store, lambda: 2_000, shuffle)


def again(table: Table, store: Store) -> Table:
    """The same table, read from its log."""
    return Table(table.name, store, lambda: 9_000, seeded_shuffle(99))


def submit(table: Table, seat: int, act: Act, lang: str) -> Taken | Refused:
    """What is answered to an act of a seat."""
    try:
        return Taken(act.key, take_from(table, seat, act))
    except WeliError as error:
        return refused(table.state, seat, act, error, lang)


async def sent(live: LiveTable, seat: int, message: Message, lang: str = "en") -> Taken | Refused | Pong | None:
    """What is answered to a message from a page at a seat."""
    return await message.do(live, Connection(seat, "", lang))


def do(table: Table, seat: int, act: str, *, key: str | None = None, on: int | None = None) -> Taken | Refused:
    view = table.state.chairs[seat].number if on is None else on
    return submit(table, seat, Act(key or f"{seat} {act} {view}", view, act), "en")


def must(table: Table, seat: int, act: str) -> int:
    """Does what has to be legal; gives the number of the view that has it."""
    answer = do(table, seat, act)
    assert isinstance(answer, Taken), answer
    return answer.number


def refusal(answer: Taken | Refused) -> Refused:
    assert isinstance(answer, Refused)
    return answer


def anything(table: Table, rng: random.Random) -> tuple[int, Line] | None:
    """Some seat's legal line; what gives a figure or a deal away is rare, or every game would be over at once."""
    seat = rng.randrange(table.state.rules.players)
    lines = Referee(table.state.deal.seen_by(seat), table.state.game).lines(seat)
    kept = [line for line in lines if line.verb not in RARE or rng.random() < RARE[line.verb]]
    return (seat, rng.choice(kept)) if kept else None


def look_on(table: Table) -> bool:
    """Every person looks at what lies there and lets it go on; whether there was anything to look at."""
    looking = [seat for seat in table.state.persons if table.state.waiting(seat) in LETS_PASS]
    for seat in looking:
        acknowledge(table, seat, table.state.chairs[seat].number)
    return bool(looking)


def person_of(there: Table | LiveTable | State) -> int:
    """The seat of the only person."""
    table = there.table if isinstance(there, LiveTable) else there
    state = table.state if isinstance(table, Table) else table
    (person,) = state.persons
    return person


def own_view(there: Table | LiveTable, lang: str = "de") -> View:
    """What the only person sees."""
    return there.view(person_of(there), lang)


def play_on(table: Table, rng: random.Random) -> Iterator[int]:
    """Plays the game to its end, all seats at random; gives the number of each new row."""
    while table.state.pause() != "over":
        if not look_on(table):
            chosen = anything(table, rng)
            if chosen is None:
                continue
            must(table, chosen[0], show_line(chosen[1]))
        yield table.state.head

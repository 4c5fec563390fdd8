"""How acts are numbered and what stands where in an observation, as the page `docs/encodings.md`."""

from collections.abc import Callable, Iterator
from itertools import groupby

from weli.core.acts import kind_of
from weli.envs.action_table import ActionTable, action_table
from weli.envs.observation import encoder_for
from weli.games import GAMES, Game
from weli.ports.encoding.fields import Field

ABOUT = """# Encodings

For learning programs: acts as numbers, and what a seat sees as an array. This page is written by `python tools/pages.py`.

## Actions

Every game has one table of acts for all its rule sets, of fixed size. `weli.envs.action_table.action_table(game)` has `size`,
`number(act)`, `act(number)`, `label(number)`, and `version`, a hash of the labels: nets and results belong to a version. Games that
stand together here share a table. Cards, figures and suits are written as in [records](notation.md); sides and seats in labels are
counted from 0. `pass` lets things go on where one is asked whether one interrupts, and declines where one may; `defer` leaves it to
the partner."""

OBSERVATIONS = """## Observations

`weli.envs.observation.encoder_for(rules)` has `size`, `version` (a hash of names and shapes), `encode(view, seat)`, and
`layout.places`, which says where each field lies: `array[place.start:place.stop].reshape(place.shape)`. Every byte is 0 or 1.

* `seats` and `sides` begin with the observer, the others follow in order of turn.
* `places` are the cards of a full hand, `cards` the 36 of `weli.core.cards`: nine ranks of acorns, leaves, hearts and bells, the Sixes of
  the first three never used. What other names count is said above the fields of a game.
* A thermometer has as many marks as the number it shows.

The array is made from the seat's view alone. It leaves out what does not matter to a deal under way, such as the number of cards lifted
in the cut and the stamps of bets beyond their order; who has been asked and let things go on stands in no view."""


def pages() -> Iterator[tuple[str, str]]:
    """The page, by its place in `docs/`."""
    yield "encodings.md", "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield from ABOUT.splitlines()
    for title, game in _alike(lambda game: action_table(game.name).version):
        yield from ("", f"### {title}", "")
        yield from _actions(action_table(game.name))
    yield ""
    yield from OBSERVATIONS.splitlines()
    for title, game in _alike(lambda game: [_row(field) for field in game.learning().fields()]):
        yield from ("", f"### {title}: fields", "", _counted(game), "", "| field | shape | meaning |", "|---|---|---|")
        yield from map(_row, game.learning().fields())
    yield from ("", "### Sizes", "", "| rules | observation | version | actions | version |", "|---|---|---|---|---|")
    yield from _sizes()


def _alike(table_of: Callable[[Game], object]) -> Iterator[tuple[str, Game]]:
    """One game for each table that there is, with the names of all that share it."""
    for _, games in groupby(GAMES.values(), table_of):
        sharing = list(games)
        yield " and ".join([game.name.capitalize() for game in sharing]), sharing[0]


def _counted(game: Game) -> str:
    """What the names in shapes count."""
    return "; ".join([f"`{name}`: {what}" for name, what in game.learning().counted().items()]) + "."


def _actions(table: ActionTable) -> Iterator[str]:
    yield f"{table.size} acts, version `{table.version}`."
    yield ""
    yield from ("| numbers | acts |", "|---|---|")
    for _, block in groupby(range(table.size), lambda number: kind_of(table.act(number))):
        numbers = list(block)
        first, last = numbers[0], numbers[-1]
        if first == last:
            yield f"| {first} | `{table.label(first)}` |"
        else:
            yield f"| {first} – {last} | `{table.label(first)}` … `{table.label(last)}` |"


def _row(field: Field) -> str:
    only = f" Only with {field.needs}." if field.needs else ""
    shape = " × ".join(str(one) for one in field.shape)
    return f"| `{field.name}` | {shape} | {field.meaning}{only} |"


def _sizes() -> Iterator[str]:
    for game in GAMES.values():
        table = action_table(game.name)
        for name, rules in game.presets.items():
            encoder = encoder_for(rules)
            yield f"| {game.name}/{name} | {encoder.size} | `{encoder.version}` | {table.size} | `{table.version}` |"

"""`python -m weli.envs.describe`: how acts are numbered and what stands where in an observation, as the page `docs/encodings.md`."""

import sys
from collections.abc import Iterator
from itertools import groupby

from weli.acts import kind_of
from weli.envs.action_table import ActionTable, action_table
from weli.envs.observation import bieten, encoder_for, figures, gaigel
from weli.envs.observation.fields import Field
from weli.games import GAMES

ABOUT = """# Encodings

For learning programs: acts as numbers, and what a seat sees as an array. This page is written by `python -m weli.envs.describe`.

## Actions

Every game has one table of acts for all its rule sets, of fixed size. `weli.envs.action_table.action_table(game)` has `size`,
`number(act)`, `act(number)`, `label(number)`, and `version`, a hash of the labels: nets and results belong to a version. Giltspiel and
Perlaggen share a table. Cards, figures and suits are written as in [records](notation.md); sides and seats in labels are counted from 0.
`pass` lets things go on where one is asked whether one interrupts, and declines where one may; `defer` leaves it to the partner."""

OBSERVATIONS = """## Observations

`weli.envs.observation.encoder_for(rules)` has `size`, `version` (a hash of names and shapes), `encode(view, seat)`, and
`layout.places`, which says where each field lies: `array[place.start:place.stop].reshape(place.shape)`. Every byte is 0 or 1.

* `seats` and `sides` begin with the observer, the others follow in order of turn.
* `places` are the cards of a full hand, `figures` gleich, hanger, spiel, and in Bieten rot and gruen.
* `cards` are the 36 of `weli.cards`: nine ranks of acorns, leaves, hearts and bells, the Sixes of the first three never used. `faces`
  are the 24 of Gaigel in the same order, without Eight and Nine; `copies` count two of a face.
* `levels` are the 8 values a figure may have, `owners` open, it stands, nobody's, and then the sides.
* A thermometer has as many marks as the number it shows.

The array is made from the seat's view alone. It leaves out what does not matter to a deal under way, such as the number of cards lifted
in the cut and the stamps of bets beyond their order; who has been asked and let things go on stands in no view."""


def page() -> Iterator[str]:
    """The lines of the page."""
    yield from ABOUT.splitlines()
    for title, game in (("Giltspiel and Perlaggen", "perlaggen"), ("Bieten", "bieten"), ("Gaigel", "gaigel")):
        yield from ("", f"### {title}", "")
        yield from _actions(action_table(game))
    yield ""
    yield from OBSERVATIONS.splitlines()
    for title, fields in (
        ("Giltspiel and Perlaggen", figures.FIELDS),
        ("Bieten", bieten.FIELDS),
        ("Gaigel", gaigel.FIELDS),
    ):
        yield from ("", f"### {title}: fields", "", "| field | shape | meaning |", "|---|---|---|")
        yield from map(_row, fields)
    yield from ("", "### Sizes", "", "| rules | observation | version | actions | version |", "|---|---|---|---|---|")
    yield from _sizes()


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


if __name__ == "__main__":
    sys.stdout.write("\n".join(page()) + "\n")

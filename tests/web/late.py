"""Games of which one deal is left, for tests that want to come to the end and to see each sort of question on the way."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from table.helpers import play_on
from web.serving import AN_HOUR, Served, serving

CHANCE = 5


@contextmanager
def a_game(folder: Path, whole: bool, **wanted: object) -> Iterator[tuple[Served, str]]:
    """A table at which nothing has been played yet, or, where it is not to be a whole game, all but the last deal."""
    name = "" if whole else _all_but_the_last_deal(folder, **wanted)
    with serving(folder) as served:
        yield served, name or served.new_table(**wanted)


def _all_but_the_last_deal(folder: Path, **wanted: object) -> str:
    """Plays a game by chance, and the same again up to its last deal; gives the name of the table that lies in the folder then."""
    once = folder / "once"
    once.mkdir()
    with serving(once, AN_HOUR) as quiet:
        table = quiet.parlour.live(quiet.new_table(**wanted)).table
        for _ in play_on(table, random.Random(CHANCE)):
            pass
        deals = len(table.state.deals)
    with serving(folder, AN_HOUR) as quiet:
        table = quiet.parlour.live(quiet.new_table(**wanted)).table
        steps = play_on(table, random.Random(CHANCE))
        while len(table.state.deals) < deals:
            next(steps)
        return table.name

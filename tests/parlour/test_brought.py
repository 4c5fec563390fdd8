"""A guest at the table: an opponent that somebody has brought along (`weli play --bot`)."""

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from table.helpers import play_on, seeded_shuffle
from weli.core.errors import WeliError
from weli.games import match_for
from weli.house_rules import named
from weli.parlour.parlour import Parlour
from weli.store.sqlite import SqliteStore
from weli.table.menu import games
from weli.training.config import Config
from weli.training.player import Net
from weli.training.run import NET, begun
from weli.wire.levels import GUEST, LEVELS, Brought, bring, player_of
from weli.wire.requests import NewTable


@pytest.fixture
def net(tmp_path: Path) -> Iterator[str]:
    """A net that has learned nothing yet, by the usual rules of Bieten."""
    begun(Config("bieten/4p", {"self": 1}, hidden=[4]), tmp_path).write_down()
    yield f"net:{tmp_path / NET}"
    LEVELS.pop(GUEST, None)


def test_who_is_brought_along_can_be_chosen_and_plays(store: SqliteStore, net: str) -> None:
    assert all(GUEST not in line.levels for line in games("de"))
    bring(net)
    assert all(GUEST in line.levels for line in games("de"))
    parlour = Parlour(store, shuffle=seeded_shuffle(1), rng=random.Random(1))
    line = parlour.open_new(NewTable(game="bieten", rules="4p", level=GUEST))
    live = parlour.live(line.table)
    playing = parlour._players(live.table.state).bots
    assert [type(bot.bot) for bot in playing.values() if isinstance(bot, Brought)] == [Net, Net, Net]
    for _ in islice(play_on(live.table, random.Random(1)), 100):
        pass
    assert parlour.tables()[0].level == GUEST


def test_the_regular_plays_for_a_guest_by_rules_that_it_has_not_learned(net: str) -> None:
    bring(net)
    guest = player_of(GUEST)
    assert isinstance(guest, Brought)
    rules = named("giltspiel/fiss").ruleset()
    deal = match_for(rules).next_deal(random.Random(1).sample(rules.cards, len(rules.cards)))
    seat = deal.turn()
    options = deal.legal(seat)
    chosen = guest.choose(deal.seen_by(seat), seat, options, random.Random(3))
    assert chosen == guest.regular.choose(deal.seen_by(seat), seat, options, random.Random(3))


def test_the_usual_opponent_plays_where_a_guest_was_not_brought_along_again() -> None:
    assert player_of(GUEST) == player_of("wirt")


def test_who_cannot_be_brought_along_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(WeliError, match="cannot be read"):
        bring(f"net:{tmp_path / 'nowhere.npz'}")
    assert GUEST not in LEVELS

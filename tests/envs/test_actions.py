"""Every act has its number in the table of its game."""

import random

import pytest

from properties.players import moments
from properties.tables import PRESETS, every_preset, laid
from weli.core.acts import DEFER_ACT, PASS_ACT
from weli.core.errors import RulesError
from weli.envs.action_table import action_table
from weli.games import GAMES, asking_for


@pytest.mark.parametrize("game", GAMES)
def test_no_two_acts_share_a_number_or_a_label(game: str) -> None:
    table = action_table(game)
    assert [table.number(table.act(number)) for number in range(table.size)] == list(range(table.size))
    assert len({table.label(number) for number in range(table.size)}) == table.size
    assert {table.label(table.number(PASS_ACT)), table.label(table.number(DEFER_ACT))} == {"pass", "defer"}


@every_preset(0)
def test_every_legal_act_has_a_number(preset: str) -> None:
    for seed in range(4000, 4012):
        for deal, chance in moments(preset, seed):
            table = action_table(deal.rules.game)
            if chance.random() < 0.3:
                for seat in range(deal.rules.players):
                    for act in deal.legal(seat):
                        assert table.act(table.number(act)) == act, f"preset {preset}, seed {seed}"


@every_preset(1)
def test_everything_that_is_asked_has_a_number(preset: str) -> None:
    table = action_table(PRESETS[preset].game)
    for seed in range(4100, 4106):
        asking = asking_for(laid(preset, seed))
        chance = random.Random(seed)
        while asking.options():
            numbers = [table.number(act) for act in asking.options()]
            asking.take(table.act(chance.choice(numbers)))


def test_the_numbers_stay_what_they_are() -> None:
    """Nets and results are kept with the version: a new one means that they must be made anew."""
    assert {game: (action_table(game).size, action_table(game).version) for game in GAMES} == {
        "giltspiel": (335, "4661a484"),
        "perlaggen": (335, "4661a484"),
        "bieten": (146, "c0352918"),
        "gaigel": (125, "8e044164"),
    }


def test_what_has_no_number_is_refused_in_a_sentence() -> None:
    table = action_table("gaigel")
    with pytest.raises(RulesError, match="gaigel has no act 128"):
        table.number(128)
    with pytest.raises(RulesError, match="numbered 0 to 124; 125 is none"):
        table.act(125)
    with pytest.raises(RulesError, match="no game called 'skat'"):
        action_table("skat")

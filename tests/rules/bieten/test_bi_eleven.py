"""Eleven cannot play Bieten, by whatever door they come in: no card would be left to lie open under the pack."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rules.bieten.helpers import bieten_rules
from weli.commands.cli import app
from weli.core.cards import cards_text
from weli.core.errors import WeliError
from weli.house_rules import altered, named, read
from weli.record import read as read_record
from weli.table.menu import house_of, house_text
from weli.wire.requests import NewTable

rule = pytest.mark.rule

HOUSE = 'weli = 1\ngame = "bieten"\nrules = "np"\n\n[options]\nplayers = {}\n'
RECORD = HOUSE + '\n[[deal]]\ndealer = "A"\npack = "{}"\nacts = """\n"""\n'


def on_the_command_line(players: int) -> object:
    done = CliRunner().invoke(app, ["rules", "--save", "house.toml", "bieten/np", f"players={players}"])
    if done.exception:
        raise done.exception
    return done.output


DOORS: dict[str, Callable[[int], object]] = {
    "rule set": lambda players: bieten_rules("np", players=players),
    "house rule": lambda players: read(HOUSE.format(players)).ruleset(),
    "house rule on the page": lambda players: house_text(HOUSE.format(players), "", "en"),
    "setting on the page": lambda players: altered(named("bieten/np"), "players", players),
    "table": lambda players: house_of(NewTable(game="bieten", rules="np", options={"players": players})).ruleset(),
    "table with a house rule": lambda players: house_of(NewTable(house=HOUSE.format(players))).ruleset(),
    "record": lambda players: read_record(RECORD.format(players, cards_text(bieten_rules("np").cards))),
    "command": on_the_command_line,
}


@rule("BI-CARD-02")
@pytest.mark.parametrize("door", DOORS)
def test_eleven_are_refused_wherever_a_number_is_given(
    door: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They used to be dealt in, with every card in a hand and none at the bottom."""
    monkeypatch.chdir(tmp_path)
    for players in (11, 1):
        with pytest.raises(WeliError, match="BI-CARD-02") as caught:
            DOORS[door](players)
        assert "BI-CARD-02" in caught.value.text("de")
    for players in (10, 2):
        DOORS[door](players)
        (tmp_path / "house.toml").unlink(missing_ok=True)

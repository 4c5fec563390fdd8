"""Every ground the engine can name has its rules in the book."""

import pytest

from rules.helpers import GILTSPIEL, LADDER, SEATS, UP_THE_LADDER, say, table, tricks
from weli.games import GAMES
from weli.parts import grounds
from weli.parts.deal import FigureDeal
from weli.referee import Referee
from weli.rulebook import rule

UP_THE_LADDER_DEAL = say(table(LADDER, turned="S8"), *UP_THE_LADDER)

GROUNDS = {name: value for name, value in vars(grounds).items() if name.isupper() and value != grounds.FINE}


def test_no_two_grounds_are_the_same() -> None:
    assert len(set(GROUNDS.values())) == len(GROUNDS)


FIGURE_GAMES = ("giltspiel", "perlaggen")


def test_every_ground_is_tied_to_rules_of_the_book() -> None:
    for game in GAMES.values():
        for ids in game.cites.values():
            assert len(set(ids)) == len(ids) >= 1
            assert all(rule(rule_id).id == rule_id for rule_id in ids)
    assert set().union(*(game.cites for game in GAMES.values())) == set(GROUNDS.values())


def test_games_with_a_show_name_the_same_grounds() -> None:
    """What only Bieten or Gaigel names is left to their own tables, and to the random deals that look up what they are told."""
    first, second = (set(GAMES[name].cites) for name in FIGURE_GAMES)
    others = set().union(*(game.cites for name, game in GAMES.items() if name not in FIGURE_GAMES))
    assert first == second
    assert set(GROUNDS.values()) - first <= others


@pytest.mark.parametrize(
    ("deal", "line", "nearest"),
    [
        (table(), "N EA", "GS-PLAY-01"),
        (say(table(), "W LK"), "E HA", "GS-PLAY-02"),
        (tricks(table(), "LK L9 L7 L8"), "N EA", "GS-PLAY-10"),
        (say(table(), "W bet gleich", "N hold"), "W bet gleich", "GS-BET-13"),
        (say(table(), "W bet gleich"), "E concede gleich", "GS-BET-30"),
        (say(table(), "W concede gleich"), "N bet gleich", "GS-BET-14"),
        (table(score=(9, 0)), "N bet spiel", None),
        (say(table(score=(9, 0)), "E bet gleich"), "N raise gleich", "GS-END-05"),
        (say(table(score=(9, 0)), "E bet gleich", "N hold"), "N bet gleich", "GS-END-03"),
        (table(score=(10, 0)), "N bet gleich", "GS-END-02"),
        (say(table(score=(10, 0)), "E bet gleich"), "N raise gleich", "GS-END-02"),
        (table(score=(10, 10)), "N bet spiel", "GS-END-06"),
        (say(table(), "W concede spiel"), "E contest hanger HA HK", "GS-SHOW-03"),
        (UP_THE_LADDER_DEAL, "N contest gleich", "GS-SHOW-17"),
        (UP_THE_LADDER_DEAL, "S bet gleich", "GS-SHOW-16"),
    ],
)
def test_the_rule_named_first_is_the_nearest(deal: FigureDeal, line: str, nearest: str | None) -> None:
    seat, text = line.split(" ", 1)
    assert Referee(deal, GILTSPIEL).why_not(SEATS.index(seat), text) == nearest

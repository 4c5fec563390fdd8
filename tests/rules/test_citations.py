"""Every reason the engine can name has its rules in the book."""

from types import ModuleType

import pytest

from every import each_of
from rules.alike import STEPS, UP_THE_STEPS, giltspiel
from rules.helpers import GILTSPIEL, SEATS, say, table, tricks
from weli.core import reasons
from weli.games import GAMES, Game
from weli.games.figures.engine.deal import FigureDeal
from weli.ports.game import names_of
from weli.referee import Referee
from weli.rulebook import rule

UP_THE_STEPS_DEAL = say(giltspiel(STEPS, turned="S8"), *UP_THE_STEPS)

FIGURE_GAMES = ("giltspiel", "perlaggen")


def reasons_of(game: Game) -> set[int]:
    return set(game.reasons) - {reasons.FINE}


def test_no_two_reasons_of_a_game_are_the_same() -> None:
    doubled = ModuleType("doubled")
    vars(doubled).update(TRICK_WON=reasons.TRICK_WON, TRICK_LOST=reasons.TRICK_WON)
    with pytest.raises(ValueError, match="doubled: two reasons"):
        names_of(doubled)


def test_every_reason_is_tied_to_rules_of_the_book() -> None:
    for game in GAMES.values():
        assert set(game.citations) <= reasons_of(game)
        for ids in game.citations.values():
            assert len(set(ids)) == len(ids) >= 1
            assert all(rule(rule_id).id == rule_id for rule_id in ids)


def test_every_reason_is_given_in_some_game() -> None:
    given = set().union(*(game.citations for game in GAMES.values()))
    assert given == set().union(*map(reasons_of, GAMES.values()))


def test_games_with_a_show_name_the_same_reasons() -> None:
    """What only Bieten or Gaigel names is left to their own tables, and to the random deals that look up what they are told."""
    first, second = (set(GAMES[name].citations) for name in FIGURE_GAMES)
    assert first == second


@each_of(
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
        (UP_THE_STEPS_DEAL, "N contest gleich", "GS-SHOW-17"),
        (UP_THE_STEPS_DEAL, "S bet gleich", "GS-SHOW-16"),
    ],
)
def test_the_rule_named_first_is_the_nearest(deal: FigureDeal, line: str, nearest: str | None) -> None:
    seat, text = line.split(" ", 1)
    assert Referee(deal, GILTSPIEL).why_not(SEATS.index(seat), text) == nearest

"""Every ground the engine can name has its rules in the book."""

from weli.games import GAMES
from weli.parts import grounds
from weli.rulebook import rule

GROUNDS = {name: value for name, value in vars(grounds).items() if name.isupper() and value != grounds.FINE}


def test_no_two_grounds_are_the_same() -> None:
    assert len(set(GROUNDS.values())) == len(GROUNDS)


def test_every_ground_is_tied_to_rules_of_the_book() -> None:
    for game in GAMES.values():
        assert set(game.cites) == set(GROUNDS.values())
        for ids in game.cites.values():
            assert len(set(ids)) == len(ids) >= 1
            assert all(rule(rule_id).game == game.name for rule_id in ids)

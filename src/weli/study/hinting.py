"""Which of the page's hints hold, at one table or at any."""

from collections.abc import Iterable

from weli.core.ruleset import RuleSet
from weli.games import GAMES, game_of
from weli.wire.requests import HintLists


def hints_at(rules: RuleSet) -> HintLists:
    """What holds where one plays by these rules."""
    hints = game_of(rules).at_table().hints
    return HintLists(hints.hands(rules), hints.keys(rules), hints.signs(rules), hints.topics(rules))


def all_hints() -> HintLists:
    """What holds at some table, for whoever asks at none."""
    found = [hints_at(rules) for game in GAMES.values() for rules in game.presets.values()]
    return HintLists(*(_each_once(getattr(hints, part) for hints in found) for part in HintLists.__struct_fields__))


def _each_once(lists: Iterable[list[str]]) -> list[str]:
    return list(dict.fromkeys(key for keys in lists for key in keys))

"""The parameters of the games in OpenSpiel, and what they stand for."""

from collections.abc import Mapping
from typing import Any, Final

from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.envs.episode import DEAL, Settings, check_word
from weli.envs.openspiel.walk import Start
from weli.games import GAMES
from weli.ports.game import Game
from weli.ports.turn_order import FULL, WINDOWS

EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"
CHANCES: Final = (EXPLICIT, SAMPLED)

Parameters = Mapping[str, Any]

USUAL: Final[dict[str, str | int]] = {
    "preset": "",  # or a reduced game, alone or as GAME/NAME; nothing stands for the first preset with that many players
    "players": 0,  # nothing stands for those of the preset
    "windows": WINDOWS[FULL],
    "unit": DEAL,
    "deal": EXPLICIT,
    "dealer": 0,
    "scores": "",  # of the sides, as in 3:5
    "seed": 0,  # of the packs where they are sampled
}


def start_from(name: str, given: Parameters) -> Start:
    """How the game of that name is played with these parameters.

    Raises:
        RulesError: one of them cannot be.
    """
    parameters = {**USUAL, **given}
    check_word("deal", parameters["deal"], CHANCES)
    rules = _rules(GAMES[name], str(parameters["preset"]), int(parameters["players"]))
    settings = Settings(rules, str(parameters["windows"]), str(parameters["unit"]))
    return Start(settings, int(parameters["dealer"]), _scores(str(parameters["scores"])))


def _rules(game: Game, preset: str, players: int) -> RuleSet:
    if preset:
        rules = game.ruleset(preset.removeprefix(f"{game.name}/"), {})
        if players in (0, rules.players):
            return rules
        raise RulesError("env.other-players", name=game.name, preset=preset, players=rules.players, wanted=players)
    for rules in game.presets.values():
        if players in (0, rules.players):
            return rules
    known = ", ".join(sorted({str(rules.players) for rules in game.presets.values()}))
    raise RulesError("env.no-players", game=game.name.capitalize(), players=players, known=known)


def _scores(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(score) for score in text.split(":") if text)
    except ValueError:
        raise RulesError("env.score", text=text) from None

"""Weli: an open parlour for four old card games of Tyrol and Swabia.

>>> import weli
>>> play = weli.new_game("giltspiel/fiss", seed=7)
>>> play.must_act
['E']
>>> play.say("E bet gleich")
[<East bets on the Gleich, to make it 2. [GS-BET-02]>]
>>> print(play.view("S"))
giltspiel/fiss, play, dealer N, as S sees it
score   NS 0, EW 0
tricks  NS 0, EW 0
trumps  S
open    S9
gleich  1 open, right any
hanger  1 open, right any
spiel   1 open, right any
said    E bet gleich
answer  NS
> N  ?? ?? ?? ?? ??
  E  ?? ?? ?? ?? ??
> S  L9 LA HX HA S7
  W  ?? ?? ?? ?? ??

What stands here is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from weli.core.version import __version__

if TYPE_CHECKING:
    from weli.bots import Bot
    from weli.bots import bot_named as bot
    from weli.core.deal import Deal
    from weli.core.errors import Illegal, NotationError, RulesError, WeliError
    from weli.core.ruleset import RuleSet
    from weli.games import Game
    from weli.house_rules import HouseRule
    from weli.play import Play, View, new_game, read_record, rules
    from weli.referee import Event
    from weli.rulebook import rule
else:
    _ROOMS = {
        "Bot": "bots",
        "bot": "bots:bot_named",
        "Deal": "core.deal",
        "Illegal": "core.errors",
        "NotationError": "core.errors",
        "RulesError": "core.errors",
        "WeliError": "core.errors",
        "Game": "games",
        "HouseRule": "house_rules",
        "Play": "play",
        "View": "play",
        "new_game": "play",
        "read_record": "play",
        "rules": "play",
        "Event": "referee",
        "rule": "rulebook",
        "RuleSet": "core.ruleset",
    }

    def __getattr__(name):
        if name not in _ROOMS:
            raise AttributeError(f"module 'weli' has no attribute '{name}'")
        room, _, called = _ROOMS[name].partition(":")
        globals()[name] = found = getattr(import_module(f"weli.{room}"), called or name)
        return found

    def __dir__():
        return sorted({*globals(), *_ROOMS})


__all__ = [
    "Bot",
    "Deal",
    "Event",
    "Game",
    "HouseRule",
    "Illegal",
    "NotationError",
    "Play",
    "RuleSet",
    "RulesError",
    "View",
    "WeliError",
    "__version__",
    "bot",
    "new_game",
    "read_record",
    "rule",
    "rules",
]

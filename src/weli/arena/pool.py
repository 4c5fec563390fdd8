"""The pool of a game: simple opponents, each with one trick. No player of the house may lose to any of them."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from weli.bots import Bot
from weli.bots.settings import with_settings
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.games import game_named, game_of
from weli.ports.advice import Regular
from weli.ports.manners import BETS, CALLS, CAREFUL, LOOSE

EXPLOITER: Final = "exploiter"


@dataclass(frozen=True)
class Exploiter:
    """The exploiter of that kind, of whatever game is played (`weli.ports.advice.Advice.exploiters`)."""

    kind: str = "rock"

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`).

        Raises:
            RulesError: the game has none of that kind.
        """
        return _exploiter(view.rules, self.kind).choose(view, seat, options, rng)


def exploiter_named(settings: str) -> Bot:
    """The exploiter with that kind: `kind=rock`. Raises `RulesError`."""
    return with_settings(Exploiter(), settings) if settings else Exploiter()


def pool_of(rules: RuleSet) -> list[str]:
    """The names of all who are in the pool of a game: where one can bet, the manners that are measured by, then the exploiters."""
    advice = game_of(rules).advice
    manners = [CAREFUL, LOOSE, BETS, CALLS] if advice.tempers() else []
    kinds = [f"{EXPLOITER}:kind={kind}" for kind in advice.exploiters()]
    return [*(f"stammgast:manner={manner}" for manner in manners), *kinds]


def beaten_by(pairings: Sequence[Mapping[str, Any]]) -> list[str]:
    """Those who are better than the opponent that was named, for certain: the whole interval is on their side."""
    return [each["second"] for each in pairings if each.get("margin") and each["mean"] + each["margin"] < 0]


def _exploiter(rules: RuleSet, kind: str) -> Regular:
    known = _exploiters_of(rules.game)
    if kind not in known:
        raise RulesError("bot.exploiter", kind=kind, known=", ".join(known))
    return known[kind]


@cache
def _exploiters_of(game: str) -> Mapping[str, Regular]:
    return game_named(game).advice.exploiters()

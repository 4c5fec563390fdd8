"""How far a bot can be exploited in a reduced game: the best that anybody could do who knew how it plays."""

import random

from weli.bots import Bot
from weli.core.ruleset import RuleSet
from weli.ports.turn_order import ACTOR
from weli.solving.policies import BotPolicy
from weli.solving.solution import Answer, Size, Tell, build, size_of, without_collecting


def exploit(
    rules: RuleSet,
    bot: Bot,
    rng: random.Random,
    windows: int = ACTOR,
    *,
    samples: int = 20,
    tell_deal: Tell = lambda _done, _all: None,
) -> tuple[Answer, Size]:
    """What the bot gets in either seat against its best response.

    Exact for the policy that `samples` choices in each information set make of the bot; where it leaves nothing to chance, one is enough.

    Raises:
        RulesError: the game cannot be walked through, and why.
    """
    with without_collecting():
        built = build(rules, windows, BotPolicy(bot, samples, rng), tell_deal)
        form = built.form
        form.follow(0)
        form.follow(1)
        low = -form.best_response(1)
        return Answer(low, form.best_response(0)), size_of(built)

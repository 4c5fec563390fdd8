"""How good is a bot? Duplicate deals against some opponents, then whole games, each with a 95 % interval.

    python examples/evaluate_bot.py examples/own_bot.py:Maurer
    python examples/evaluate_bot.py stammgast --against lehrbua --rules perlaggen/innsbruck --deals 1000 --games 100

A bot is an opponent of the house by its name, or `FILE.py:NAME`, where NAME is a bot or a class of bots.
"""

import argparse
import runpy
import sys
from pathlib import Path
from typing import cast

from rich.progress import Progress

from weli.arena import Games, Pair, Series, duplicate_deals, play_games
from weli.bots import Bot, bot_named
from weli.core.errors import WeliError
from weli.core.ruleset import RuleSet
from weli.house_rules import named


def measured(bot: Bot, opponent: Bot, rules: RuleSet, deals: int, seed: int = 1) -> Series:
    """The same cards once for each side; `mean` and `margin` are points a deal in favour of the bot."""
    with Progress(transient=True) as progress:
        task = progress.add_task("Deals", total=deals)
        return duplicate_deals(Pair(bot, opponent), rules, deals=deals, seed=seed, tell=lambda: progress.advance(task))


def played(bot: Bot, opponent: Bot, rules: RuleSet, games: int, seed: int = 1) -> Games:
    """Whole games; `share` is how many of them the bot won, `interval` Wilson's interval of it."""
    with Progress(transient=True) as progress:
        task = progress.add_task("Games", total=games)
        return play_games(Pair(bot, opponent), rules, games=games, seed=seed, tell=lambda: progress.advance(task))


def bot_from(word: str) -> Bot:
    """The opponent of that name, or what stands in a file."""
    path, colon, name = word.rpartition(":")
    if not colon or not path.endswith(".py"):
        return bot_named(word)
    if not Path(path).is_file():
        sys.exit(f"There is no file {path}.")
    sys.path.insert(0, str(Path(path).parent))
    found = runpy.run_path(path).get(name)
    if found is None:
        sys.exit(f"There is no {name} in {path}.")
    return cast(Bot, found() if isinstance(found, type) else found)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("bot")
    asked.add_argument("--against", nargs="+", default=["lehrbua", "stammgast"])
    asked.add_argument("--rules", default="giltspiel/fiss")
    asked.add_argument("--deals", type=int, default=500)
    asked.add_argument("--games", type=int, default=50)
    wanted = asked.parse_args()
    try:
        rules = named(wanted.rules).ruleset()
        bot = bot_from(wanted.bot)
        opponents = {name: bot_from(name) for name in wanted.against}
    except WeliError as error:
        sys.exit(str(error))
    for name, opponent in opponents.items():
        series = measured(bot, opponent, rules, wanted.deals)
        games = played(bot, opponent, rules, wanted.games)
        least, most = games.interval
        print(f"against {name}: {series.mean:+.2f} ± {series.margin:.2f} points a deal,", end=" ")
        print(f"{games.share:.0%} of games won ({max(least, 0):.0%} to {most:.0%})")


if __name__ == "__main__":
    main()

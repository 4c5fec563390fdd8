"""A bot of one's own, and how it does against the Stammgast.

    python examples/own_bot.py
    python examples/own_bot.py --rules giltspiel/fiss --deals 2000

A bot is anything with a method `choose`: it gets what its seat sees, the seat, what it may do, and a source of chance. Acts are small
integers; `weli.core.acts` says what they are.
"""

import argparse
import random

from evaluate_bot import measured

from weli.bots import bot_named
from weli.core.acts import CONTEST, GOOD, HOLD, PASS_ACT, PLAY, argument_of, kind_of
from weli.core.cards import RANK
from weli.core.deal import Deal
from weli.house_rules import named


class Maurer:
    """Stonewalls: never bets, gives in to one bet in three, plays its highest card, shows what there is to show."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        if PASS_ACT in options:
            return PASS_ACT
        cards = [act for act in options if kind_of(act) == PLAY]
        if cards:
            return max(cards, key=lambda act: RANK[argument_of(act)])
        stubborn = rng.random() < 2 / 3
        for kind in (HOLD, CONTEST, GOOD) if stubborn else (GOOD, CONTEST):
            for act in options:
                if kind_of(act) == kind:
                    return act
        return rng.choice(options)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rules", default="giltspiel/fiss")
    asked.add_argument("--deals", type=int, default=500)
    wanted = asked.parse_args()
    series = measured(Maurer(), bot_named("stammgast"), named(wanted.rules).ruleset(), wanted.deals)
    print(f"Maurer against Stammgast: {series.mean:+.2f} ± {series.margin:.2f} points a deal")


if __name__ == "__main__":
    main()

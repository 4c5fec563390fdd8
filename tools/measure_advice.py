"""How often the analysis of a deal names the same dearest decision on two seeds: `python tools/measure_advice.py --deals 20`.

A beginner sits on one seat among regulars; their decisions are analysed twice. A line a deal, so that one may stop it at any time; it
ends with the share by now and its interval (Wilson), in all deals and in those where a decision was dear on either seed. With several
`--rules` they take turns.
"""

import argparse
import math
import random
from collections.abc import Sequence

from weli.advising import Budget, Decision, Judged, analyse, decisions
from weli.advising.scales import SURE
from weli.bots import BOTS
from weli.exercises.deals import lines_of_a_deal
from weli.games import game_of, match_for
from weli.house_rules import named


def main() -> None:
    order = argparse.ArgumentParser(description=__doc__)
    order.add_argument("--rules", nargs="+", default=["giltspiel/fiss"])
    order.add_argument("--deals", type=int, default=20)
    order.add_argument("--first", type=int, default=1)
    order.add_argument("--worlds", type=int, default=48)
    order.add_argument("--seed", type=int, default=1)
    order.add_argument("--player", default="lehrbua")
    wanted = order.parse_args()
    alike: list[bool] = []
    dear: list[bool] = []
    for number in range(wanted.first, wanted.first + wanted.deals):
        rules = wanted.rules[number % len(wanted.rules)]
        decided = played(rules, wanted.player, f"{wanted.seed} {number}")
        one, other = (dearest(decided, seed, wanted.worlds) for seed in (1, 2))
        alike.append(place(one) == place(other))
        dear += alike[-1:] if one or other else []
        print(number, rules, len(decided), told(one), told(other), share(alike), share(dear), sep="\t", flush=True)


def played(rules: str, player: str, seed: str) -> list[Decision]:
    """What the beginner decides in a deal, at the seat that leads first."""
    found, chance = named(rules).ruleset(), random.Random(seed)
    match = match_for(found)
    match.begin(chance.randrange(found.players))
    pack = found.cards[:]
    chance.shuffle(pack)
    dealt = match.next_deal(pack)
    beginner = dealt.first_leader()
    bots = [BOTS["stammgast"].bot] * found.players
    bots[beginner] = BOTS[player].bot
    lines = lines_of_a_deal(dealt, bots, chance)
    return [*decisions(dealt, game_of(found), lines, {beginner})]


def dearest(decided: list[Decision], seed: int, worlds: int) -> Judged | None:
    """The dearest of them, if any has certainly cost something."""
    return next(iter(analyse(decided, seed, Budget(worlds)).dearest(1)), None)


def place(judged: Judged | None) -> tuple[int, int] | None:
    return None if judged is None else (judged.decision.played.place, judged.decision.act)


def told(judged: Judged | None) -> str:
    return "nothing" if judged is None else f"{judged.decision.played.line!r} {judged.cost:.2f}"


def share(hits: Sequence[bool]) -> str:
    """So many of how many, and the interval that holds the true share nineteen times of twenty."""
    of = len(hits)
    if not of:
        return "0/0"
    found, room = sum(hits) / of, SURE**2 / of
    middle, half = (
        (found + room / 2) / (1 + room),
        SURE * math.sqrt(found * (1 - found) / of + room / (4 * of)) / (1 + room),
    )
    return f"{sum(hits)}/{of} {found:.0%} ({middle - half:.0%} to {middle + half:.0%})"


if __name__ == "__main__":
    main()

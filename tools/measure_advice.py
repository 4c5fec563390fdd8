"""How often the analysis of a deal names the same dearest decision on two seeds: `python tools/measure_advice.py --deals 20`.

A beginner sits on one seat among regulars; their decisions are analysed twice. A line a deal, so that one may stop it at any time; it
ends with three shares by now and their intervals (Wilson): the same one is the dearest, or none is; the same in the deals where one was
dear on either seed; what is named, which may be several that cost about the same, has one in common, or nothing is named. With several
`--rules` they take turns.
"""

import argparse
import math
import random
from collections.abc import Sequence

from weli.advising import Budget, DealAnalysis, Decision, Judged, analyse, decisions
from weli.advising.scales import SURE
from weli.bots import BOTS
from weli.exercises.deals import lines_of_a_deal
from weli.games import match_for
from weli.house_rules import named


def main() -> None:
    order = argparse.ArgumentParser(description=__doc__)
    order.add_argument("--rules", nargs="+", default=["giltspiel/fiss"])
    order.add_argument("--deals", type=int, default=20)
    order.add_argument("--first", type=int, default=1)
    order.add_argument("--worlds", type=int, default=48)
    order.add_argument("--seed", type=int, default=1)
    order.add_argument("--player", default="random")
    wanted = order.parse_args()
    alike: list[bool] = []
    dear: list[bool] = []
    shared: list[bool] = []
    for number in range(wanted.first, wanted.first + wanted.deals):
        rules = wanted.rules[number % len(wanted.rules)]
        decided = played(rules, wanted.player, f"{wanted.seed} {number}")
        one, other = (analyse(decided, seed, Budget(wanted.worlds)) for seed in (1, 2))
        alike.append(places(one.dearest(1)) == places(other.dearest(1)))
        dear += alike[-1:] if one.dearest(1) or other.dearest(1) else []
        shared.append(bool(places(one.named()) & places(other.named())) or not one.named() + other.named())
        shares = map(share, (alike, dear, shared))
        print(number, rules, len(decided), told(one), told(other), *shares, sep="\t", flush=True)


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
    return [*decisions(dealt, lines, {beginner})]


def places(judged: Sequence[Judged]) -> set[tuple[int, int]]:
    return {(one.decision.played.place, one.decision.act) for one in judged}


def told(found: DealAnalysis) -> str:
    """What is named, each with what it has cost."""
    words = [f"{one.decision.played.line!r} {one.cost:.2f}" for one in found.named()]
    return " ".join(words) or "nothing"


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

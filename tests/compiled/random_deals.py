"""Plays random deals and folds everything that happens into checksums: both forms of the engine must come to the same ones.

    python tests/compiled/random_deals.py

reads lines like `perlaggen/innsbruck 3000 1000` (rule set, number of the first deal, how many) and answers each with one checksum;
with the word `each` behind it, with one for every deal. At first it says in which form it plays.
"""

import random
import sys
from zlib import crc32

from weli.core.acts import CONCEDE, kind_of
from weli.core.build_mode import form
from weli.core.ruleset import RuleSet
from weli.games import GAMES, asking_for, match_for
from weli.games.gaigel.acts import ACCUSE, AUS
from weli.ports.turn_order import WINDOWS, Asking

CUTS_SHORT = (AUS, ACCUSE, CONCEDE)
CALM = 0.99  # how often a calm player thinks better of an act that cuts the deal short
CLOSELY = 64  # one deal in so many is looked at from every seat at every step


def checksum_of_deals(rules: RuleSet, first: int, count: int) -> int:
    """One number for so many deals."""
    together = 0
    for number in range(first, first + count):
        together = hash((together, checksum_of_deal(rules, number)))
    return together


def checksum_of_deal(rules: RuleSet, number: int) -> int:
    """One number for all choices that were offered, all that were made, and what came of them."""
    chance = random.Random(number)
    pack = rules.cards[:]
    chance.shuffle(pack)
    match = match_for(rules)
    match.begin(number % rules.players)
    asking: Asking = asking_for(match.next_deal(pack), windows=number % len(WINDOWS))
    calm = CALM if number // len(WINDOWS) % 2 else 0.0
    closely = number % CLOSELY == 0
    checksum = 0
    while asking.seat() >= 0:
        options = asking.options()
        act = choice(options, calm, chance)
        checksum = hash((checksum, asking.seat(), act, *options))
        if closely:
            checksum = hash((checksum, seen_from_everywhere(asking)))
            asking = asking.copy()
        asking.take(act)
    deal = asking.at()
    return hash((checksum, crc32(repr(deal.facts()).encode()), deal.winner, *deal.gained))


def choice(options: list[int], calm: float, chance: random.Random) -> int:
    act = options[int(chance.random() * len(options))]
    while len(options) > 1 and kind_of(act) in CUTS_SHORT and chance.random() < calm:
        act = options[int(chance.random() * len(options))]
    return act


def seen_from_everywhere(asking: Asking) -> int:
    """What every seat sees and may do, and how the whole deal stands."""
    deal = asking.at()
    views = [deal.seen_by(seat) for seat in range(deal.rules.players)]
    seen = [(view.facts(), view.legal(seat)) for seat, view in enumerate(views)]
    return crc32(repr((deal.facts(), deal.acting(), seen)).encode())


def main() -> None:
    print(form(), flush=True)
    for line in sys.stdin:
        name, first, count, *each = line.split()
        game, preset = name.split("/")
        rules = GAMES[game].presets[preset]
        if each:
            found = [checksum_of_deal(rules, number) for number in range(int(first), int(first) + int(count))]
        else:
            found = [checksum_of_deals(rules, int(first), int(count))]
        print(*found, flush=True)


if __name__ == "__main__":
    main()

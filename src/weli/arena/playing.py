"""Playing a deal out between opponents, each shown its own view, in the asking order."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from weli.acts import BET, BLIND, CONCEDE, GOOD, HOLD, LAST_SHOW, RAISE, SHOW, SPIEL, STEP
from weli.asking import Asking
from weli.bots import Bot
from weli.parts.deal import STANDING, Deal

_COUNTED = {BET: "bets", BLIND: "bets", HOLD: "holds", GOOD: "goods", RAISE: "raises", CONCEDE: "concessions"}
WORDS = [*dict.fromkeys(_COUNTED.values()), "spiel given up", "cards shown", "failed proofs"]


@dataclass
class Talk:
    """What was said in some deals, in numbers for the side of the first opponent and that of the second."""

    deals: int = 0
    silent: int = 0  # deals without a bet
    decisions: int = 0
    standing: int = 0  # figures left tied
    acts: dict[str, list[int]] = field(default_factory=lambda: {word: [0, 0] for word in WORDS})

    def add(self, other: "Talk") -> None:
        self.deals += other.deals
        self.silent += other.silent
        self.decisions += other.decisions
        self.standing += other.standing
        for word, counts in other.acts.items():
            for place, count in enumerate(counts):
                self.acts[word][place] += count


def play_out(deal: Deal, bots: Sequence[Bot], rngs: Sequence[random.Random], first_side: int, talk: Talk) -> Deal:
    """Plays the deal to its end; bot and chance by seat. `first_side` is where the first opponent of `talk` sits."""
    asking = Asking(deal)
    while not deal.closed:
        seat = asking.seat()
        act = bots[seat].choose(deal.seen_by(seat), seat, asking.options(), rngs[seat])
        talk.decisions += 1
        kind = act // STEP
        place = 0 if deal.seating.side_of(seat) == first_side else 1
        if kind in _COUNTED:
            talk.acts[_COUNTED[kind]][place] += 1
            if kind == CONCEDE and act % STEP == SPIEL:
                talk.acts["spiel given up"][place] += 1
        elif SHOW <= kind <= LAST_SHOW:
            talk.acts["cards shown"][place] += 1
        asking.take(act)
    talk.deals += 1
    talk.silent += 0 if any(deal.first_bet) else 1
    talk.standing += deal.owner.count(STANDING)
    for seat, failed in enumerate(deal.failed):
        place = 0 if deal.seating.side_of(seat) == first_side else 1
        talk.acts["failed proofs"][place] += failed.bit_count()
    return deal


def points_of(deal: Deal, side: int) -> int:
    """What a closed deal brought a side, on its way to the target; a game won outright counts as the points that were missing."""
    brought = deal.rules.step(deal.gained[side])
    if deal.winner == side:
        return max(brought, deal.rules.missing(deal.before[side]))
    return brought

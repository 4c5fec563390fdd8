"""The regular at Gaigel: counts along, calls in time, and plays each card for what its trick brings and what it was worth in hand."""

import random
from dataclasses import dataclass, field
from typing import Final

from weli.acts import CUT, DRAW_ACT, GOOD, PASS_ACT, PROOF, STEP
from weli.bots.gaigel.calls import call
from weli.bots.gaigel.card_play import choose_card
from weli.bots.gaigel.endgame import choose_last_card, is_endgame
from weli.bots.gaigel.memory import Memory
from weli.bots.gaigel.openings import choose_opening, follow_first_trick
from weli.bots.gaigel.pairing import declare
from weli.bots.gaigel.quests import announce
from weli.bots.gaigel.robbing import answer_partner, exchange
from weli.bots.gaigel.temper import GaigelTemper
from weli.deal import NONE
from weli.games.gaigel.deal import GaigelDeal
from weli.portable import Portable

_LEAST_LIFTED: Final = 12
_MOST_LIFTED: Final = 36


@dataclass(frozen=True)
class GaigelStammgast(Portable):
    """Rules of thumb by expectation; after the talon the last cards are looked through."""

    temper: GaigelTemper = field(default_factory=GaigelTemper)

    def choose(self, view: GaigelDeal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, as `Bot` has it."""
        if view.phase() == "cut":
            return _cut(options, rng)
        if view.robbing.asked == seat:
            return answer_partner(view, seat)
        called = call(view, seat, options)
        if called != NONE:
            return called
        if view.calls.calling:
            return PASS_ACT
        memory = Memory(view, seat)
        for act in (announce(memory, options), declare(memory, options, self.temper), exchange(memory, options)):
            if act != NONE:
                return act
        proof = _proof(memory, options)
        if proof != NONE:
            return proof
        if PASS_ACT in options:
            return PASS_ACT
        return DRAW_ACT if DRAW_ACT in options else self._play(memory, options, rng)

    def _play(self, memory: Memory, options: list[int], rng: random.Random) -> int:
        view = memory.view
        if view.before_opening():
            return choose_opening(memory, options, self.temper)
        cards = [act for act in options if act < STEP]
        if len(cards) == 1:
            return cards[0]
        if view.is_first_trick():
            return follow_first_trick(memory, cards, self.temper)
        if is_endgame(view, self.temper):
            return choose_last_card(memory, cards, self.temper, rng)
        return choose_card(memory, cards, self.temper)


def _cut(options: list[int], rng: random.Random) -> int:
    """Somewhere in the middle; a dealer who may deal fives after a knock does so."""
    if GOOD * STEP in options:
        return GOOD * STEP
    return CUT * STEP + rng.randrange(_LEAST_LIFTED, _MOST_LIFTED)


def _proof(memory: Memory, options: list[int]) -> int:
    """An opponent who has played a trump to the first trick is asked to show his hand (GA-OPEN-19)."""
    for act in options:
        if act // STEP == PROOF and not memory.is_friend(act % STEP):
            return act
    return NONE

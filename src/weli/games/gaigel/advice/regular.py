"""The regular at Gaigel: counts along, calls in time, and plays each card for what its trick brings and what it was worth in hand."""

import random
from typing import Final

from weli.core.acts import CUT, DRAW_ACT, GOOD, PASS_ACT, STEP
from weli.core.deal import NONE
from weli.games.gaigel.acts import ACCUSE, AUS, ELFEN, PROOF, TAUCHEN, ZWEITE
from weli.games.gaigel.advice.calls import call
from weli.games.gaigel.advice.card_play import choose_card
from weli.games.gaigel.advice.endgame import choose_last_card, is_endgame
from weli.games.gaigel.advice.memory import Memory
from weli.games.gaigel.advice.openings import choose_opening, follow_first_trick
from weli.games.gaigel.advice.pairing import declare
from weli.games.gaigel.advice.quests import announce
from weli.games.gaigel.advice.robbing import answer_partner, exchange
from weli.games.gaigel.advice.temper import GaigelTemper
from weli.games.gaigel.deal import GaigelDeal
from weli.ports.advice import Regular

_LEAST_LIFTED: Final = 12
_MOST_LIFTED: Final = 36
_OPENINGS: Final = [ELFEN, TAUCHEN, ZWEITE]


class GaigelRegular(Regular[GaigelDeal]):
    """Rules of thumb by expectation; after the talon the last cards are looked through."""

    def __init__(self, temper: GaigelTemper) -> None:
        self.temper = temper

    def choose(self, view: GaigelDeal, seat: int, options: list[int], rng: random.Random) -> int:
        if view.phase() == "cut":
            return _cut(options, rng)
        if view.robbing.asked == seat:
            return answer_partner(view, seat)
        called = self._call(view, seat, options, rng)
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

    def _call(self, view: GaigelDeal, seat: int, options: list[int], rng: random.Random) -> int:
        return call(view, seat, options)

    def _play(self, memory: Memory, options: list[int], rng: random.Random) -> int:
        view = memory.view
        if view.before_opening():
            return choose_opening(memory, options, self.temper, rng)
        cards = [act for act in options if act < STEP]
        if len(cards) == 1:
            return cards[0]
        if view.is_first_trick():
            return follow_first_trick(memory, cards, self.temper)
        return self._card(memory, cards, rng)

    def _card(self, memory: Memory, cards: list[int], rng: random.Random) -> int:
        if is_endgame(memory.view, self.temper):
            return choose_last_card(memory, cards, self.temper, rng)
        return choose_card(memory, cards, self.temper)

    def worth_trying(
        self, view: GaigelDeal, seat: int, options: list[int], first: int, rng: random.Random
    ) -> list[int]:
        """Cards and openings; what is declared, exchanged and called follows the rules of thumb."""
        if first // STEP in _OPENINGS:
            return [act for act in options if act // STEP in _OPENINGS]
        return [act for act in options if act < STEP] if first < STEP else []

    def is_far_fetched(self, deal: GaigelDeal, seat: int, act: int) -> bool:
        """A call or an accusation that is wrong."""
        kind = act // STEP
        if kind == AUS:
            return not deal.has_enough(deal.seating.side_of(seat))
        return kind == ACCUSE and not deal.score.over[act % STEP]


def _cut(options: list[int], rng: random.Random) -> int:
    """Somewhere in the middle; a dealer who may deal fives after a knock does so."""
    if GOOD * STEP in options:
        return GOOD * STEP
    return CUT * STEP + rng.randrange(_LEAST_LIFTED, _MOST_LIFTED)


def _proof(memory: Memory, options: list[int]) -> int:
    """An opponent who has played a trump to the first trick is asked to show their hand."""
    for act in options:
        if act // STEP == PROOF and not memory.is_friend(act % STEP):
            return act
    return NONE

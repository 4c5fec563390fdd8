"""The beginner at the games of figures: sees the trick that lies there and no further, loves equal cards, and never bluffs."""

import random
from dataclasses import replace
from typing import Final

from weli.core.acts import BET, RAISE, STEP
from weli.core.cards import BIT, RANK, SUIT, how_many
from weli.core.chances import SURE
from weli.games.figures.advice.blunders import proposed
from weli.games.figures.advice.figure_odds import RANK_SET
from weli.games.figures.advice.regular import FigureRegular
from weli.games.figures.advice.spiel_odds import leading
from weli.games.figures.advice.temper import HONEST
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.tricks import beats
from weli.ports.caution import FAR

TEMPER: Final = replace(
    HONEST,
    bet_at=(420, 520, 620),
    perlaggen_bet_at=(500, 520, 650),
    band=200,
    perlaggen_band=200,
    eager=700,
    perlaggen_eager=700,
    hold_margin=(-60, -40, 60),
    perlaggen_margin=(20, 20, 60),
    raise_at=900,
    perlaggen_raise_at=SURE,
    respect_bet=(1100, 1100, 1000),
    perlaggen_respect=(1100, 1100, 1000),
    trust=SURE,
    names=6,
)
"""Bets on a pair that others would keep quiet about, holds in hope, and takes no bet of others for what it tells."""


class FigureBeginner(FigureRegular[FigureDeal]):
    """Knows the rules and what it can prove; of the cards that are gone it has kept nothing in mind, and dear figures frighten it."""

    def choose(self, view: FigureDeal, seat: int, options: list[int], rng: random.Random) -> int:
        return super().choose(view, seat, [act for act in options if not _is_too_dear(view, act)] or options, rng)

    def _card(self, view: FigureDeal, seat: int, cards: list[int], rng: random.Random) -> int:
        return card_for_the_trick(view, seat, cards)


def _is_too_dear(view: FigureDeal, act: int) -> bool:
    """Whether an act would make a figure worth more than a beginner dares say; what others say may be held all the same."""
    return act // STEP in (BET, RAISE) and proposed(view, act) > FAR


def card_for_the_trick(view: FigureDeal, seat: int, cards: list[int]) -> int:
    """High to lead, the highest where it wins, otherwise what is easiest to spare; a wild card only where nothing else is left."""
    natural = [card for card in cards if not view.cards.wild & BIT[card]] or cards
    if not view.tricks.in_trick:
        return max(natural, key=lambda card: (SUIT[card] != view.cards.trump, RANK[card]))
    lead = leading(view)
    if not view.seating.same_side(lead.holder, seat):
        winning = [card for card in natural if beats(card, lead.name, view.cards.trump)]
        if winning:
            return max(winning, key=lambda card: (SUIT[card] != view.cards.trump, RANK[card]))
    return min(natural, key=lambda card: _dear(view, seat, card))


def _dear(view: FigureDeal, seat: int, card: int) -> tuple[bool, bool, int]:
    """How hard it is to part with a card: trumps, then one of a pair, then the high ones."""
    paired = how_many(view.cards.hands[seat] & RANK_SET[RANK[card]]) > 1
    return SUIT[card] == view.cards.trump, paired, RANK[card]

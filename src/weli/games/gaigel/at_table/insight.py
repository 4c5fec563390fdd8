"""What stands out in a decision at Gaigel: whose trick it is, what is kept for a pair, how far one has counted."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from weli.core.acts import GOOD, PLAY, STEP
from weli.core.cards import KING, OBER, RANK, SUIT, card_at, card_text
from weli.core.deal import NONE
from weli.games.gaigel.acts import (
    ACCUSE,
    AUS,
    DISSLE,
    ELFEN,
    FARBE,
    FETCH,
    HANDOVER,
    PAIR,
    ROB,
    SIEBENER,
    TAUCHEN,
    ZWEITE,
)
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import COPIES, POINTS_OF, RANKING
from weli.games.gaigel.tricks import winning_seat
from weli.ports.at_table.insight import Asset, Feature, Insight, of_ten

SORTS: Final = {
    AUS: "aus",
    PAIR: "pair",
    **dict.fromkeys((ROB, FETCH, HANDOVER), "rob"),
    **dict.fromkeys((ELFEN, TAUCHEN, ZWEITE, DISSLE, SIEBENER, FARBE), "opening"),
    GOOD: "answer",
    ACCUSE: "accuse",
}
IN_PAIRS = (KING, OBER)
HIDDEN_LEADS = {TAUCHEN: "why.opening.dive", ZWEITE: "why.opening.second"}
SELDOM = 3
"""In so many of ten cases at most a hidden lead is hit: then that speaks for it."""
DEAR = 10
"""Points from which a card is too good to be given away."""


class GaigelInsight(Insight[GaigelDeal]):
    def sorts(self) -> Mapping[int, str]:
        return SORTS

    def features(
        self, view: GaigelDeal, seat: int, act: int, rather_than: int, worlds: Sequence[GaigelDeal]
    ) -> Sequence[Feature]:
        if AUS in (act // STEP, rather_than // STEP):
            return [Feature("why.counted", 0.9, number=view.true_count(view.seating.side_of(seat)))]
        if act // STEP == PAIR:
            return [Feature("why.pair", 0.9, suit=act % STEP, number=view.pair_points(act % STEP))]
        if act // STEP == ELFEN or act // STEP in HIDDEN_LEADS:
            return [*_about_opening(view, seat, act, rather_than, worlds)]
        if act // STEP != PLAY or rather_than // STEP != PLAY:
            return []
        about = _about_trick if view.tricks.lying else _about_lead
        return [*about(view, seat, act, rather_than), *_kept(view, seat, act, rather_than)]

    def alone(self, view: GaigelDeal, seat: int, act: int) -> Sequence[Feature]:
        return self.features(view, seat, act, NONE, [])

    def assets(self, view: GaigelDeal, seat: int) -> Sequence[Asset]:
        """Kings and Obers that belong together, and the trumps."""
        pairs = [Asset("pair", tuple(card_text(card) for card in _pair(suit))) for suit in _suits_of_pairs(view, seat)]
        return [*pairs, *super().assets(view, seat)]


def _about_opening(
    view: GaigelDeal, seat: int, act: int, rather_than: int, worlds: Sequence[GaigelDeal]
) -> Iterator[Feature]:
    """An open Ace takes the trick whatever is laid; of what lies face down, how seldom somebody can take it."""
    kind, other = act // STEP, rather_than // STEP
    if kind == ELFEN and other != ELFEN:
        yield Feature("why.opening.sure", 0.8, cards=(act % STEP,))
    if kind in HIDDEN_LEADS and worlds:
        hit = sum(_may_be_hit(world, seat, act) for world in worlds)
        is_safer = other != kind or hit < sum(_may_be_hit(world, seat, rather_than) for world in worlds)
        if of_ten(hit, len(worlds)) <= SELDOM and is_safer:
            yield Feature(HIDDEN_LEADS[kind], 0.7, cards=(act % STEP,), number=of_ten(hit, len(worlds)))


def _may_be_hit(world: GaigelDeal, seat: int, act: int) -> bool:
    """Whether somebody of another side holds what takes a lead face down: a higher card of its suit, or the same Ace."""
    led, height = act % STEP, RANKING.height
    others = [
        card
        for each in range(world.rules.players)
        if not world.seating.same_side(each, seat)
        for card in world.hand_cards(each)
    ]
    if act // STEP == ZWEITE:
        return led in others
    return any(SUIT[card] == SUIT[led] and height[card] > height[led] for card in others)


def _about_trick(view: GaigelDeal, seat: int, act: int, rather_than: int) -> Iterator[Feature]:
    winner = winning_seat(view)
    if winner == NONE:
        return
    best = view.tricks.lying[(winner - view.tricks.leader) % view.rules.players]
    takes, other_takes = RANKING.beats(act, best, view.talon.trump), RANKING.beats(rather_than, best, view.talon.trump)
    lying = RANKING.points_of(view.tricks.lying)
    if view.seating.same_side(winner, seat) and not takes:
        yield Feature("why.trick.partner", 0.75, seat=winner)
    elif takes and not other_takes:
        yield Feature("why.trick.worth", 0.75, cards=(act,), number=lying)
    elif takes:
        if RANKING.beats(rather_than, act, view.talon.trump):
            yield Feature("why.trick.cheaper", 0.6, cards=(act,))
    elif not other_takes:
        yield Feature("why.trick.lost", 0.6)
    elif not _spares_a_trump(view, act, rather_than):
        yield Feature("why.trick.leave", 0.6, cards=(rather_than,))


def _about_lead(view: GaigelDeal, seat: int, act: int, rather_than: int) -> Iterator[Feature]:
    if _is_high(view, seat, act) and not _is_high(view, seat, rather_than):
        yield Feature("why.high", 0.6, cards=(act,))
    elif POINTS_OF[act] < POINTS_OF[rather_than]:
        yield Feature("why.fewer", 0.4, cards=(act,))


def _is_high(view: GaigelDeal, seat: int, card: int) -> bool:
    """Whether nobody else can hold a higher card of its suit, as far as that seat can tell."""
    own, shown = view.hand_cards(seat), view.cards.shown[seat]
    return all(
        view.seen(other) + own.count(other) - shown.count(other) == COPIES
        for other in RANKING.faces
        if SUIT[other] == SUIT[card] and RANKING.height[other] > RANKING.height[card]
    )


def _kept(view: GaigelDeal, seat: int, act: int, rather_than: int) -> Iterator[Feature]:
    """What one would break up, spend or give away by the other card."""
    suits = _suits_of_pairs(view, seat)
    if RANK[rather_than] in IN_PAIRS and SUIT[rather_than] in suits and act not in _pair(SUIT[rather_than]):
        yield Feature("why.keeps.pair", 0.8, suit=SUIT[rather_than], number=view.pair_points(SUIT[rather_than]))
    elif _spares_a_trump(view, act, rather_than):
        yield Feature("why.keeps.trump", 0.65, cards=(rather_than,))
    elif POINTS_OF[rather_than] >= DEAR > POINTS_OF[act]:
        yield Feature("why.keeps.dear", 0.6, cards=(rather_than,))


def _spares_a_trump(view: GaigelDeal, act: int, rather_than: int) -> bool:
    return SUIT[rather_than] == view.talon.trump != SUIT[act]


def _suits_of_pairs(view: GaigelDeal, seat: int) -> list[int]:
    """The suits of which somebody could still declare a pair from their hand."""
    return [suit for suit in range(4) if view.fresh(seat, suit, KING) and view.fresh(seat, suit, OBER)]


def _pair(suit: int) -> tuple[int, ...]:
    return tuple(card_at(suit, rank) for rank in IN_PAIRS)

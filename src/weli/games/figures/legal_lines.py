"""What a seat may do, as lines one would say."""

from itertools import combinations
from typing import Final

from weli.core import acts
from weli.core.cards import BIT, PLACES, RANK, SIX, SUITS, card_at, cards_of, set_of
from weli.core.deal import NONE
from weli.core.line import Line
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import count_by_rank, missing_for
from weli.games.figures.notation import figure_acts, figure_line

TWO_STEPS: Final = (acts.EXCHANGE, acts.UPGRADE)


def figure_lines(deal: FigureDeal, seat: int) -> list[Line]:
    """Everything that a seat may do now, each as the line one would say; in the show those that win before the others.

    A Perlagg is played under each name it may get, and under none; in the show and to prove a bet it is laid under a name that serves.
    """
    found: list[Line] = []
    may = deal.legal(seat)
    for act in may:
        kind = acts.kind_of(act)
        answers_anyway = kind == acts.CONCEDE and deal.stakes[acts.argument_of(act)].bettor != NONE
        if kind in TWO_STEPS or (kind == acts.PLAY and deal.cards.wild & BIT[acts.argument_of(act)]):
            found += [figure_line([act, second], deal) for second in _second_steps(deal, seat, act)]
        elif not (acts.CONTEST <= kind <= acts.LAST_PROVE or answers_anyway):
            found.append(figure_line([act], deal))
    figures = [_figure_laid_for(act) for act in may]
    for figure in SHOWN_FIGURES:
        if figure in figures:
            found += _contests(deal, seat, figure) if deal.phase() == "show" else _proofs(deal, seat, figure)
    return found


def _figure_laid_for(act: int) -> int:
    """The figure that an act contests, or for which it lays a card to show or to prove it; -1 for any other act."""
    kind = acts.kind_of(act)
    if kind == acts.CONTEST:
        return acts.argument_of(act)
    if acts.SHOW <= kind <= acts.LAST_SHOW:
        return kind - acts.SHOW
    return kind - acts.PROVE if acts.PROVE <= kind <= acts.LAST_PROVE else NONE


def _second_steps(deal: FigureDeal, seat: int, act: int) -> list[int]:
    """What may follow the first half of a line: the names of a Perlagg, the cards that an exchange may fetch."""
    after = deal.copy()
    after.play(seat, act)
    return after.legal(seat)


def _contests(deal: FigureDeal, seat: int, figure: int) -> list[Line]:
    """The ways to stay in a figure: before those that only draw level those that win (GS-TACT-10), the fewest cards first, and of equally
    many the weakest figure that will do."""
    lying = deal.shown_key(deal.show.shower, figure)
    theirs = deal.best_shown_against(deal.show.shower, figure)
    found = []
    for cards in _some_of(deal.cards.hands[seat]):
        line, key = _laid_for(deal, seat, figure, cards)
        if _may(deal, seat, line):
            found.append((max(key, lying) <= theirs, len(cards), key, line))
    return [line for *_, line in sorted(found, key=lambda one: one[:3])]


def _proofs(deal: FigureDeal, seat: int, figure: int) -> list[Line]:
    """The ways to prove a bet, the fewest cards first."""
    lines = [
        _laid_for(deal, seat, figure, cards, "validate")[0]
        for cards in _some_of(deal.cards.hands[seat], most=2)
        if cards
    ]
    return [line for line in lines if _may(deal, seat, line)]


def _may(deal: FigureDeal, seat: int, line: Line) -> bool:
    return deal.after(seat, figure_acts(line, deal, seat))[1] == reasons.FINE


def _laid_for(
    deal: FigureDeal, seat: int, figure: int, cards: tuple[int, ...], verb: str = "contest"
) -> tuple[Line, int]:
    """These cards laid for a figure, the Perlaggen among them under names that serve it best, and the figure's key."""
    chosen = deal.with_hand(seat, set_of([*cards]))
    key = chosen.full_figure(seat, figure)
    natural = chosen.cards.hands[seat] & ~chosen.cards.wild
    visible = chosen.cards.visible[seat]
    needed = (
        missing_for(
            natural | visible, chosen.cards.duplicate_ranks[seat] + count_by_rank(natural & visible), 0, figure, key
        )
        if key
        else []
    )
    wild = [card for card in cards if chosen.cards.wild & BIT[card]]
    names = dict(zip(wild, reversed(needed), strict=False))
    if figure == acts.GLEICH and deal.proofs.duties[seat] & BIT[acts.HANGER]:
        names = {card: _sparing(deal, seat, card, name, natural | visible) for card, name in names.items()}
    return Line(verb, (figure,), tuple((card, names.get(card)) for card in cards)), key


def _sparing(deal: FigureDeal, seat: int, card: int, name: int, laid: int) -> int:
    """In a Gleich any suit will do: the one with which there is still a Hanger, where the seat has one to show and there is such a suit."""
    suits = [card_at(suit, RANK[name]) for suit in range(SUITS) if RANK[name] != SIX]
    same = [name, *(each for each in suits if not laid & BIT[each])]
    return next((each for each in same if deal.with_name(seat, card, each).full_figure(seat, acts.HANGER)), name)


def _some_of(hand: int, most: int = PLACES) -> list[tuple[int, ...]]:
    cards = cards_of(hand)
    return [some for size in range(min(most, len(cards)) + 1) for some in combinations(cards, size)]

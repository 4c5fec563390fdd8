"""The ways to do what a seat may do in a figure game, as lines one would say; and cards that prove a bet, laid together."""

from itertools import combinations
from typing import Final

from weli.acts import CONCEDE, CONTEST, EXCHANGE, LAST_PROVE, NAME, PLAY, PROVE, UPGRADE, argument_of, kind_of
from weli.cards import BIT, PLACES, cards_of, set_of
from weli.deal import NONE
from weli.notation import Line, acts_of, line_of
from weli.parts import grounds
from weli.parts.deal import SHOWN_FIGURES, FigureDeal
from weli.parts.engine import go_on
from weli.parts.figures import count_by_rank, missing_for

TWO_STEPS: Final = (EXCHANGE, UPGRADE)


def figure_lines(deal: FigureDeal, seat: int) -> list[Line]:
    """Everything that a seat may do now, each as the line one would say; in the show those with the fewest cards first.

    A Perlagg is played under each name it may get, and under none; in the show and to prove a bet it is laid under a name that serves.
    """
    found: list[Line] = []
    for act in deal.legal(seat):
        kind = kind_of(act)
        answers_anyway = kind == CONCEDE and deal.bettor[argument_of(act)] != NONE
        if kind in TWO_STEPS or (kind == PLAY and deal.wild & BIT[argument_of(act)]):
            found += [line_of([act, second], deal) for second in _second_steps(deal, seat, act)]
        elif not (CONTEST <= kind <= LAST_PROVE or answers_anyway):
            found.append(line_of([act], deal))
    found += [line for figure in SHOWN_FIGURES for line in _contests(deal, seat, figure)]
    found += [line for figure in SHOWN_FIGURES for line in _proofs(deal, seat, figure)]
    return found


def _second_steps(deal: FigureDeal, seat: int, act: int) -> list[int]:
    """What may follow the first half of a line: the names of a Perlagg, the cards that an exchange may fetch."""
    after = deal.copy()
    after.play(seat, act)
    return after.legal(seat)


def proved(deal: FigureDeal, seat: int, acts: list[int]) -> tuple[FigureDeal, int]:
    """The deal after cards that prove a bet, laid together, or the ground against them.

    Each belongs to an example, which may be as big as one likes (GS-VAL-03).
    """
    after = deal.copy()
    for act in acts:
        if PROVE <= kind_of(act) <= LAST_PROVE:
            held = after.hands[seat] & BIT[argument_of(act)] and after.naming == NONE
            ground = deal.check(seat, act) or (grounds.FINE if held else grounds.NOT_HELD)
        else:
            ground = after.check(seat, act)
        if ground:
            return deal, ground
        if PROVE <= kind_of(act) <= LAST_PROVE:
            after.lay(seat, argument_of(act), kind_of(act))
        else:
            after.give_name(argument_of(act) if kind_of(act) == NAME else NONE)
    go_on(after)
    figure = kind_of(acts[0]) - PROVE
    return (deal, grounds.PROVES_NOTHING) if after.owes(seat) & BIT[figure] else (after, grounds.FINE)


def _contests(deal: FigureDeal, seat: int, figure: int) -> list[Line]:
    """The ways to stay in a figure, the fewest cards first, and of equally many the weakest figure that will do."""
    if deal.phase() != "show":
        return []
    found = []
    for cards in _some_of(deal.hands[seat]):
        line, key = _laid_for(deal, seat, figure, cards)
        if _may_contest(deal, seat, line):
            found.append((len(cards), key, line))
    return [line for _, _, line in sorted(found, key=lambda one: one[:2])]


def _may_contest(deal: FigureDeal, seat: int, line: Line) -> bool:
    after = deal.copy()
    for act in acts_of(line, deal, seat):
        if after.check(seat, act):
            return False
        after.play(seat, act)
    return True


def _proofs(deal: FigureDeal, seat: int, figure: int) -> list[Line]:
    """The ways to prove a bet, the fewest cards first."""
    if not deal.resolved() or not deal.owes(seat):
        return []
    lines = [
        _laid_for(deal, seat, figure, cards, "validate")[0] for cards in _some_of(deal.hands[seat], most=2) if cards
    ]
    return [line for line in lines if not proved(deal, seat, acts_of(line, deal, seat))[1]]


def _laid_for(
    deal: FigureDeal, seat: int, figure: int, cards: tuple[int, ...], verb: str = "contest"
) -> tuple[Line, int]:
    """These cards laid for a figure, the Perlaggen among them under names that serve it best, and the figure's key."""
    chosen = deal.copy()
    chosen.hands[seat] = set_of([*cards])
    key = chosen.full_figure(seat, figure)
    natural = chosen.hands[seat] & ~deal.wild
    visible = deal.visible[seat]
    names = (
        missing_for(natural | visible, deal.again[seat] + count_by_rank(natural & visible), 0, figure, key)
        if key
        else []
    )
    named = [(card, names.pop() if deal.wild & BIT[card] and names else None) for card in cards]
    return Line(verb, (figure,), tuple(named)), key


def _some_of(hand: int, most: int = PLACES) -> list[tuple[int, ...]]:
    cards = cards_of(hand)
    return [some for size in range(min(most, len(cards)) + 1) for some in combinations(cards, size)]

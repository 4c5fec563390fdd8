"""Which name a Perlagg gets: the one after which the seat's Gleich, Hanger and Spiel are together worth most (PL-TACT-09)."""

from collections.abc import Iterator
from typing import Final

from weli.acts import NAME, PASS_ACT, PLAY, PROVE, SHOW, SPIEL, STEP
from weli.bots.figure_odds import chance_of_key
from weli.bots.plans import cheapest
from weli.bots.spiel_odds import FINE_SURE, Lead, chance_with_lead, leading_with
from weli.bots.temper import Temper
from weli.bots.vouching import can_show
from weli.parts.deal import OPEN, SHOWN_FIGURES, FigureDeal
from weli.parts.show import needed_key

FINE: Final = 1000  # millionths in a thousandth
_BROKEN_WORD: Final = 10 * FINE_SURE


def figures_worth(view: FigureDeal, seat: int, keys: list[int]) -> int:
    """What Gleich and Hanger of these keys are worth to the seat's side, at their present values, in thousandths of a point."""
    worth = 0
    for figure in SHOWN_FIGURES:
        if view.owner[figure] == OPEN:
            worth += view.value[figure] * chance_of_key(view, seat, figure, keys[figure])
    return worth


def keys_of(view: FigureDeal, seat: int) -> list[int]:
    """The best Gleich and the best Hanger that the seat can make."""
    return [view.full_figure(seat, figure) for figure in SHOWN_FIGURES]


def _told_by(world: FigureDeal, seat: int, shown: list[int]) -> int:
    """How many open figures of the seat would be seen, or seen better, by everybody than these."""
    told = 0
    for figure in SHOWN_FIGURES:
        if world.owner[figure] == OPEN and world.shown_figure(seat, figure) > shown[figure]:
            told += 1
    return told


def best_name(view: FigureDeal, seat: int, card: int, names: list[int], temper: Temper) -> tuple[int, int]:
    """The name for a Perlagg played to the trick, and what playing it so is worth, in millionths of a Spiel."""
    worths: dict[tuple[int, ...], int] = {}
    spiel: dict[Lead, int] = {}
    now = figures_worth(view, seat, keys_of(view, seat))
    shown = [view.shown_figure(seat, figure) for figure in SHOWN_FIGURES]
    best, best_worth = names[0], -2 * _BROKEN_WORD
    for name, world in _worlds(view, seat, card, names):
        keys = keys_of(world, seat)
        figures = worths.get(tuple(keys), -1)
        if figures < 0:
            figures = worths[tuple(keys)] = figures_worth(view, seat, keys)
        lead = leading_with(view, seat, card, name)
        if lead not in spiel:
            spiel[lead] = chance_with_lead(view, seat, card, lead)
        worth = spiel[lead] + FINE * (figures - now) // view.value[SPIEL]
        worth -= FINE * (temper.exposure * _told_by(world, seat, shown) + temper.perlagg_price)
        worth -= temper.thrift * view.strength[card]
        if view.duties[seat] and not can_show(world, seat, view.duties[seat]):
            worth -= _BROKEN_WORD
        if worth > best_worth:
            best, best_worth = name, worth
    return best, best_worth


def _worlds(view: FigureDeal, seat: int, card: int, names: list[int]) -> Iterator[tuple[int, FigureDeal]]:
    """For each name, the deal in which the Perlagg lies there under it."""
    laid = view
    if view.naming != card:
        laid = view.copy()
        laid.lay(seat, card)
    for name in names:
        world = laid.copy()
        world.give_name(name)
        yield name, world


def name(view: FigureDeal, seat: int, options: list[int], temper: Temper) -> int:
    """The name for the Perlagg just laid, as an act; no name where there is no choice."""
    card = view.naming
    names = [option % STEP for option in options if option // STEP == NAME]
    if not names:
        return PASS_ACT
    if view.naming_for == PLAY:
        return NAME * STEP + best_name(view, seat, card, names, temper)[0]
    figure = view.naming_for - (PROVE if view.naming_for >= PROVE else SHOW)
    least = 1 if view.naming_for >= PROVE else needed_key(view, view.seating.side_of(seat), figure)
    return NAME * STEP + _name_to_show(view, seat, card, names, figure, least)


def _name_to_show(view: FigureDeal, seat: int, card: int, names: list[int], figure: int, least: int) -> int:
    """The name with which the fewest more cards are needed for a figure, if possible a better one than theirs; of such names the one that
    does most for both figures."""
    best, best_grade = names[0], (-3, 0, 0, 0)
    for one, world in _worlds(view, seat, card, names):
        kept = 0 if can_show(world, seat, view.duties[seat]) else -1
        perlaggen, cards = still_needed(world, seat, figure, least)
        grade = (kept, -perlaggen, -cards, figures_worth(view, seat, keys_of(world, seat)))
        if grade > best_grade:
            best, best_grade = one, grade
    return best


_TOO_MANY: Final = 100


def still_needed(view: FigureDeal, seat: int, figure: int, least: int) -> tuple[int, int]:
    """The Perlaggen and the cards that are still to be laid to contest a figure: to win it, or else to equal the best one."""
    shown = view.shown_figure(seat, figure)
    if shown > least or (shown == least and not cheapest(view, seat, figure, least + 1)):
        return 0, 0
    plan = cheapest(view, seat, figure, least + 1) or cheapest(view, seat, figure, least)
    return (plan.perlaggen, plan.size) if plan else (_TOO_MANY, _TOO_MANY)

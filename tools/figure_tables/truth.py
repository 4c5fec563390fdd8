"""How a figure turns out that looks so good before a trick: measured over simulated deals in which nobody bets.

The exact chance takes every Perlagg of a hand for every figure, though in the end it is spent once, and often on a trick. So what is
measured depends on the free Perlaggen that the seat itself holds, and on the table.
"""

import random
from collections.abc import Callable
from typing import Final

from weli.core.acts import BET, CONCEDE, SPIEL, STEP
from weli.core.chances import SURE
from weli.games.figures.advice.figure_odds import figure_chance
from weli.games.figures.advice.regular import FigureRegular
from weli.games.figures.advice.temper import Temper
from weli.games.figures.advice.truth import GRID, MOST_FREE, free_perlaggen
from weli.games.figures.engine.deal import NONE, OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.dealing import deal_pack
from weli.games.figures.engine.ruleset import FigureRules

_MUST: Final = 2
_DOUBT: Final = 8  # so many samples that say the chance is right are added to each place
_SILENT: Final[FigureRegular[FigureDeal]] = FigureRegular(
    Temper(
        bluff=(0, 0, 0),
        perlaggen_last_trick_bluff=0,
        show_bluff=0,
        perlaggen_eager=0,
        concede_at=0,
        show_bet_at=SURE + 1,
    )
)

Look = tuple[int, int, int, int]  # figure, free Perlaggen, chance, side


def truth_table(forms: list[FigureRules], deals: int, seed: int, tell: Callable[[], None]) -> list[list[list[int]]]:
    """For Gleich and Hanger, and each number of free Perlaggen: the share of figures won, in thousandths, at each chance of the grid."""
    rng = random.Random(seed)
    places = [[[0.0, 0.0] for _ in range(GRID + 1)] for _ in range(len(SHOWN_FIGURES) * (MOST_FREE + 1))]
    for number in range(deals):
        deal, looks = _silent_deal(forms[number % len(forms)], rng)
        for figure, free, chance, side in looks:
            place, rest = divmod(chance * GRID, SURE)
            row = places[figure * (MOST_FREE + 1) + free]
            for near, weight in ((place, 1 - rest / SURE), (min(place + 1, GRID), rest / SURE)):
                row[near][0] += weight
                row[near][1] += weight * (deal.stakes[figure].owner == side)
        tell()
    rows = [_rising(row) for row in places]
    return [rows[figure * (MOST_FREE + 1) : (figure + 1) * (MOST_FREE + 1)] for figure in SHOWN_FIGURES]


def _rising(row: list[list[float]]) -> list[int]:
    """The shares, none of them lower than the one before."""
    shares: list[int] = []
    for place, (seen, won) in enumerate(row):
        share = round(SURE * (won + _DOUBT * place / GRID) / (seen + _DOUBT))
        shares.append(max(share, shares[-1] if shares else 0))
    return shares


def _silent_deal(rules: FigureRules, rng: random.Random) -> tuple[FigureDeal, list[Look]]:
    """A deal in which everybody plays cards and shows, but nobody bets or gives the Spiel away; and how it looked before each trick."""
    pack = rules.cards[:]
    rng.shuffle(pack)
    deal = deal_pack(rules, rng.randrange(rules.players), [rules.start_score] * rules.seating.sides, pack)
    looks: list[Look] = []
    seen = NONE
    while not deal.closed:
        if (
            deal.stakes[SPIEL].owner == OPEN
            and not deal.exchanging()
            and deal.tricks.in_trick == 0
            and seen != len(deal.tricks.winners)
        ):
            seen = len(deal.tricks.winners)
            looks += [look for seat in deal.active for look in _looks(deal.seen_by(seat), seat)]
        seat = deal.acting().index(_MUST)
        deal.play(seat, _SILENT.choose(deal.seen_by(seat), seat, _quiet(deal.legal(seat)), rng))
    return deal, looks


def _looks(view: FigureDeal, seat: int) -> list[Look]:
    free = free_perlaggen(view, seat)
    side = view.seating.side_of(seat)
    return [(figure, free, figure_chance(view, seat, figure), side) for figure in SHOWN_FIGURES]


def _quiet(options: list[int]) -> list[int]:
    return [act for act in options if act // STEP != BET and act != CONCEDE * STEP + SPIEL]

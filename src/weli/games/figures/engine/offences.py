"""Forbidden acts that the house charges for in a game with a show: they do not come about, and each has its price in the count."""

from typing import Final

from mypy_extensions import i64

from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import FigureDeal

OUT_OF_TURN: Final = (
    reasons.NOT_YOUR_FIRST_LEAD,
    reasons.NOT_YOUR_LEAD,
    reasons.NOT_YOUR_TURN,
    reasons.NO_BET_TO_ANSWER,
    reasons.ANSWER_IN_TURN,
    reasons.NO_SHOW,
    reasons.NOT_FIRST_TO_SHOW,
    reasons.NOT_YOUR_SHOW,
)
"""The reasons that say: it is not this player's turn to play, to answer or to show (PL-STRAF-28, PL-OQ-46)."""


def is_out_of_turn(deal: FigureDeal, reason: i64) -> bool:
    """Whether an act that this reason stands against has its own price, as one out of turn."""
    return deal.terms.proofs.out_of_turn_penalty > 0 and reason in OUT_OF_TURN


def acts_out_of_turn(deal: FigureDeal, seat: i64) -> i64:
    """How often a player has acted out of turn."""
    return _acts(deal, seat, out_of_turn=True)


def forbidden_acts(deal: FigureDeal, seat: i64) -> i64:
    """How often a player has tried something else that is forbidden."""
    return _acts(deal, seat, out_of_turn=False)


def _acts(deal: FigureDeal, seat: i64, out_of_turn: bool) -> i64:
    found: i64 = 0
    for offence in deal.offences:
        if offence.seat == seat and is_out_of_turn(deal, offence.reason) == out_of_turn:
            found += 1
    return found

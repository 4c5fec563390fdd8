"""Telling what happens before cards are played: blind bets, the cut, the deal, the exchange."""

from typing import TYPE_CHECKING

from weli.acts import BLIND, CUT, EXCHANGE, STOP, TAKE, UPGRADE, argument_of, figures_in, kind_of
from weli.cards import cards_of
from weli.parts import grounds
from weli.parts.deal import CUT as CUT_STAGE
from weli.parts.deal import NONE, TABLE

if TYPE_CHECKING:
    from weli.referee.watch import Watch

BEFORE_PLAY = (BLIND, CUT, TAKE, STOP, EXCHANGE, UPGRADE)


def tell_before_play(watch: "Watch", seat: int, acts: list[int]) -> None:
    kind, argument = kind_of(acts[0]), argument_of(acts[0])
    if kind == BLIND:
        watch.tell("blind", grounds.BLIND_BET_MADE, seat=seat, figures=tuple(figures_in(argument)))
    elif kind in (EXCHANGE, UPGRADE):
        ground = grounds.EXCHANGED if kind == EXCHANGE else grounds.UPGRADED
        watch.tell("exchanged", ground, seat=seat, cards=(argument, argument_of(acts[1])))
        _tell_first_lead(watch)
    else:
        _tell_cut(watch, seat, kind)


def _tell_cut(watch: "Watch", seat: int, kind: int) -> None:
    """The cut, what the cutter has found and shown to all, and the deal once it is over (PL-CUT-03)."""
    if kind == CUT:
        watch.tell("cut", grounds.CUT_MADE, seat=seat)
    found = watch.after.known & ~watch.before.known
    if found:
        watch.tell("found", grounds.FOUND_IN_CUT, seat=seat, cards=tuple(cards_of(found)))
    if watch.after.stage != CUT_STAGE:
        tell_dealt(watch)


def tell_dealt(watch: "Watch") -> None:
    """The cards are dealt: what was turned, what Luck und Boden shows, who leads."""
    deal = watch.after
    watch.tell("dealt", grounds.TRUMP_TURNED, seat=deal.dealer, cards=(deal.turned[-1],))
    if len(deal.turned) > 1:
        watch.tell("turned_on", grounds.ACORN_TURNED, cards=tuple(deal.turned[:-1]))
    if deal.boden:
        watch.tell("boden", grounds.LUCK_UND_BODEN, cards=tuple(deal.boden))
    if deal.asked != NONE:
        watch.tell("exchange_open", grounds.NOTHING_EXCHANGED, seat=deal.asked)
    _tell_first_lead(watch)


def tell_exchange_over(watch: "Watch", seat: int) -> None:
    """A seat does no more of what it was asked."""
    watch.tell("exchange_passed", grounds.NOTHING_EXCHANGED, seat=seat)
    _tell_first_lead(watch)


def _tell_first_lead(watch: "Watch") -> None:
    deal = watch.after
    if deal.stage == TABLE and deal.turn() != NONE:
        watch.tell("leads", grounds.FIRST_LEAD, seat=deal.leader)

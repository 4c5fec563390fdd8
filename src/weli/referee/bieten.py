"""Seeing what an act in Bieten has brought about: thefts at the cut, bets, tricks, and the showdown."""

from collections.abc import Mapping

from weli.acts import BET, HOLD, STOP, TAKE, argument_of, kind_of
from weli.acts import CUT as CUT_PACK
from weli.deal import Offence
from weli.games.bieten.betting import figure_of
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.showdown import why_lost
from weli.parts import grounds
from weli.parts.deal import CUT, NOBODY, NONE, OPEN, STANDING
from weli.parts.tally import counting_order
from weli.referee.event import Event
from weli.referee.watch import Watch


class BietenWatch(Watch):
    """Tells the events between two moments of one deal of Bieten."""

    near_the_end = "gespannt"

    def __init__(self, before: BietenDeal, after: BietenDeal, cites: Mapping[int, tuple[str, ...]]) -> None:
        super().__init__(before, after, cites)
        self.deal = after  # as a deal of Bieten

    def start(self) -> list[Event]:
        if self.after.stage != CUT:
            self._dealt()
        return self.events

    def _dealt(self) -> None:
        deal = self.deal
        shown = deal.rules.bottom_card_shown and deal.bottom != NONE
        self.tell("dealt_out", grounds.BOTTOM_SHOWN, seat=deal.dealer)
        if shown:
            self.tell("bottom", grounds.BOTTOM_SHOWN, cards=(deal.bottom,))
        self.tell("leads", grounds.FIRST_LEAD, seat=deal.leader)

    def _done(self, seat: int, acts: list[int]) -> None:
        kind = kind_of(acts[0])
        if kind == CUT_PACK:
            self.tell("cut", grounds.CUT_MADE, seat=seat)
        elif kind == TAKE:
            self.tell("stolen", grounds.STOLEN, seat=seat, number=self.deal.stolen)
        elif kind == STOP:
            self.tell("stops_stealing", grounds.STEALING_ENDS, seat=seat)
        else:
            super()._done(seat, acts)
        if self.before.stage == CUT and self.after.stage != CUT:
            self._dealt()

    def _conceded(self, seat: int, figure: int) -> None:
        """Who says good is not out: the figure is only settled when everybody has (BI-BET-07, BI-BET-10)."""
        self.tell("says_good", grounds.ANSWERED_GOOD, seat=seat, figures=(figure,))
        side = self.after.owner[figure] if self.after.lost[figure] == OPEN else self.after.lost[figure]
        if self.after.good[figure] and side >= 0:
            value = self.before.value[figure]
            self.tell("uncontested", grounds.ANSWERED_GOOD, side=side, figures=(figure,), number=value)

    def _followed(self) -> None:
        deal = self.deal
        self._trick_won()
        self._now_gestrichen()
        if deal.closed:
            for offence in deal.offences:
                if offence.act != NONE:  # what everybody noticed has been told
                    self._comes_to_light(offence)
            for figure in counting_order(deal):
                self._showdown(figure)
            self._counted()

    def _comes_to_light(self, offence: Offence) -> None:
        """What a player should not have done, with the rule against it, once everything lies open (BI-PEN-02 to 06, BI-Q19)."""
        if kind_of(offence.act) in (BET, HOLD):
            self.tell("offence_bet", offence.ground, seat=offence.seat, figures=(figure_of(offence.act),))
        else:
            self.tell("offence_card", offence.ground, seat=offence.seat, cards=(argument_of(offence.act),))

    def _showdown(self, figure: int) -> None:
        """Whose a figure is when everything lies open, and what a forbidden act has taken from whom (BI-FIG-17, BI-Q18)."""
        deal = self.deal
        owner, loser = deal.owner[figure], deal.lost[figure]
        if loser != OPEN:
            self.tell("barred_from", why_lost(deal, figure), side=loser, figures=(figure,))
        elif deal.good[figure]:
            return
        if owner >= 0:
            self.tell("best", grounds.BEST_FIGURE, side=owner, figures=(figure,))
        elif owner == STANDING:
            self.tell("stands", grounds.FIGURE_STANDS, figures=(figure,))
        elif owner == NOBODY and loser == OPEN and not deal.stopped:
            self.tell("nobody", grounds.NOBODY_HAS_ONE, figures=(figure,))

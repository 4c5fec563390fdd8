"""A deal of Bieten: the facts it has beyond those of every figure game, and what follows from them."""

from typing import Self, cast

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import SPIEL, STEP, TAKE
from weli.core.cards import BIT, SUIT, set_of
from weli.core.deal import NONE
from weli.games.bieten import reasons
from weli.games.bieten.keys import bieten_key, real_key
from weli.games.bieten.ruleset import BietenRules
from weli.games.figures.engine.deal import CUT, FigureDeal
from weli.games.figures.engine.tricks import strength_of


class BietenDeal(FigureDeal):
    """A deal of Bieten at one moment."""

    given_up: vec[i64]  # the suits each player has failed to follow with a wild card in hand

    @property
    def rules(self) -> BietenRules:
        return cast("BietenRules", self.terms)

    def copy_into(self, twin: Self) -> None:
        super().copy_into(twin)
        twin.given_up = self.given_up[:]

    def hide_from(self, seat: i64) -> None:
        """What players stole or did against the rules, each alone knows of themselves; the bottom card lies open once it is dealt.

        (BI-DEAL-06, BI-DEAL-07, BI-FIG-18)
        """
        super().hide_from(seat)
        duties = self.proofs.duties[:]
        for other in range(self.terms.players):
            if other != seat:
                duties[other] = self._vouched(other)
                self.given_up[other] = 0
        self.proofs.duties = duties
        self.offences = [each for each in self.offences if each.seat == seat]

    def knows_bottom(self, seat: i64) -> bool:
        """What the cutter sees and declines stays the bottom card; after the last theft they see no other (BI-DEAL-08, BI-Q26)."""
        if self.stage != CUT and self.rules.stealing.bottom_card_shown:
            return True
        looked = (
            self.stage == CUT or self.cut.taken < self.rules.stealing.steal_max or self.rules.stealing.steal_max == 0
        )
        return looked and seat == self.cutter()

    def _vouched(self, seat: i64) -> i64:
        """The figures, but for the Spiel, that everybody has heard a player bet on or hold, whether they had them or not."""
        figures: i64 = 0
        if not self.rules.bidding.need_figure:
            return figures
        for figure in self.figures:
            heard = (
                seat in (self.stakes[figure].first_bettor, self.stakes[figure].last_bettor)
                or self.pledged(seat, figure) > 0
            )
            if heard and figure != SPIEL:
                figures |= BIT[figure]
        return figures

    def hides_card(self, act: i64) -> bool:
        """What the cutter steals (BI-CUT-06)."""
        return act // STEP == TAKE

    def facts(self) -> tuple[object, ...]:
        return (*super().facts(), tuple(self.given_up))

    # Where the deal stands.

    def phase(self) -> str:
        """`cut`, `play` or `done`."""
        if self.closed:
            return "done"
        return "cut" if self.stage == CUT else "play"

    def resolved(self) -> bool:
        """Everything lies open, so nothing is ever left to prove."""
        return self.closed

    def play_is_over(self) -> bool:
        """All tricks are played out, whatever has become of the Spiel (BI-PLAY-08)."""
        return len(self.tricks.winners) == self.rules.hand_size

    def after_trick(self, side: i64) -> None:
        """The Spiel waits for the showdown (BI-FIG-17)."""

    def note_dealt(self) -> None:
        self.note("dealt_out", reasons.BOTTOM_SHOWN, seat=self.dealer)
        if self.rules.stealing.bottom_card_shown and self.cut.bottom != NONE:
            self.note("bottom", reasons.BOTTOM_SHOWN, card=self.cut.bottom)
        self.note_first_lead()

    def note_first_lead(self) -> None:
        self.note("leads", reasons.FIRST_LEAD, seat=self.tricks.leader)

    def sides_near_the_end(self) -> i64:
        """Only while somebody may still bet."""
        if self.play_is_over():
            return 0
        return super().sides_near_the_end()

    def near_the_end(self) -> str:
        return "gespannt"

    def lay_away(self, pack: list[int], top: i64) -> None:
        """The undealt cards are turned over together: the bottom one is seen by all (BI-DEAL-06)."""
        self.cut.bottom = pack[-1] if top < len(pack) else NONE

    # Figures.

    def shown_figure(self, seat: i64, figure: i64) -> i64:
        """The best instance of a figure that a player has lying open: each by itself of all his cards, the Spiel by the last trick.

        (BI-FIG-13, BI-FIG-14, BI-FIG-17, BI-PLAY-07)
        """
        row = self.cards.names[seat]
        if figure == SPIEL:
            return 1 if self.tricks.winners and self.play_is_over() and self.tricks.winners[-1] == seat else 0
        if not self.cards.named & set_of(self.cards.rows[seat]):
            return real_key(self.rules.height, set_of(row), figure)
        return bieten_key(self.rules.height, row, [strength_of(self, seat, place) for place in range(len(row))], figure)

    def last_card_led(self) -> i64:
        """The suit led to the last trick, or -1 while nobody has led to it (BI-BET-14)."""
        if not self.last_trick_led():
            return NONE
        return SUIT[self.card_led()]

    # What lies on the table.

    def open_cards(self) -> list[int]:
        """The bottom card, once it is dealt (BI-DEAL-06)."""
        shown = self.stage != CUT and self.rules.stealing.bottom_card_shown and self.cut.bottom != NONE
        return [self.cut.bottom] if shown else []

"""A match of Gaigel: units collected and erased, or the sessions of a tournament."""

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import lay_pack
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.match import Match


class GaigelMatch(Match):
    """The units of each side (in a tournament its game points), what each finished deal brought, and the present deal, if there is one.

    `number` counts the deals that are over, those that were thrown in apart; `cleaning` says whether the next one belongs to the
    cleaning phase.
    """

    rules: GaigelRules

    def __init__(self, rules: GaigelRules) -> None:
        super().__init__(rules, self._laid)

    def _laid(
        self,
        rules: RuleSet,
        dealer: int,
        start_scores: list[int],
        pack: list[int],
        pattern: int,
        active: list[int],
        tape: Tape | None,
    ) -> GaigelDeal:
        """To be cut (GA-DEAL-01, GA-DEAL-02); it belongs to the phase that the match has come to."""
        return lay_pack(self.rules, dealer, start_scores, pack, self.cleaning, self.number, tape)

    @property
    def session(self) -> int:
        """Which session of a tournament the next deal belongs to, from 0 (GA-TOUR-03)."""
        return self.rules.session_of(self.number)[0]

    def empty(self) -> "GaigelMatch":
        return GaigelMatch(self.rules)

    def record(self, deal: Deal) -> None:
        """Takes over score, dealer, phase and winner from a closed deal; one that was thrown in is dealt again (GA-SEAT-09, GA-Q56)."""
        assert isinstance(deal, GaigelDeal)
        super().record(deal)
        self.active = deal.active
        self.cleaning = deal.ending.cleaning_next
        if deal.ending.reason == reasons.THROWN_IN:
            self.dealer = deal.dealer
            self.number = deal.number
        else:
            self.number = deal.number + 1
            self.dealer = self.rules.seating.next_seat(deal.dealer)

    def gestrichen(self, side: int) -> bool:
        """Nobody is gestrichen in this game."""
        return False

"""Records of Bieten: the bottom card of the undealt ones, and who has lost."""

from collections.abc import Mapping

from weli.core.cards import card_text, cards_text
from weli.core.deal import NONE, Deal
from weli.core.recorded import NO_ONE, Beside, DealRecord, Expectation, cards_in, hands_in
from weli.core.ruleset import RuleSet
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.dealing import deal_hands, lay_pack
from weli.games.bieten.ruleset import BietenRules
from weli.games.figures.records import FigureRecords
from weli.ports.match import Match
from weli.ports.records import Expected, Given, Lying


class BietenRecords(FigureRecords[BietenDeal]):
    def keys(self) -> tuple[str, ...]:
        return ("bottom",)

    def read(self, given: Given, deal: DealRecord) -> Beside:
        """The bottom card of the undealt ones, which everybody sees (BI-DEAL-06)."""
        given.check_hand_sizes(deal.hands)
        if not given.has("bottom"):
            return {}
        bottom = given.cards("bottom")
        if len(bottom) != 1 or deal.hands is None:
            given.fail("bottom", "record.one-bottom")
        given.refuse_doubles("bottom", [*[card for hand in deal.hands or () for card in hand], *bottom])
        return {"bottom": cards_text(list(bottom))}

    def lying(self, rules: RuleSet) -> Mapping[str, tuple[Lying, int]]:
        """The bottom card, where everybody has seen it."""
        return {"bottom": ("cards", 1)}

    def beside(self, deal: BietenDeal) -> Beside:
        return {"bottom": card_text(deal.cut.bottom)} if deal.cut.bottom != NONE else {}

    def begin(self, record: DealRecord, match: Match) -> Deal:
        rules = match.rules
        assert isinstance(rules, BietenRules)
        hands = hands_in(record)
        playing = [seat for seat, hand in enumerate(hands) if hand] or match.active
        if hands:
            bottom = [*cards_in(record, "bottom"), NONE][0]
            return deal_hands(rules, record.dealer, match.scores, hands, bottom, playing, tape=[])
        return lay_pack(rules, record.dealer, match.scores, list(record.pack or ()), active=playing, tape=[])

    def expected(self) -> Expected:
        return {**super().expected(), "loser": ("", "owing -")}

    def found(self, deal: BietenDeal, expected: Expectation) -> str:
        if expected.what != "loser":
            return super().found(deal, expected)
        return " ".join([deal.seating.side_name(side) for side in deal.losers]) or NO_ONE

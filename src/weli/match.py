"""A game from the first deal to the target: the score, the sheet, whose deal it is, and who has won."""

from weli.parts.deal import NONE, Deal
from weli.parts.dealing import deal_pack
from weli.parts.ruleset import Rules


class Match:
    """The score of each side, what each finished deal brought, and the present deal, if there is one."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.scores = [rules.start_score] * rules.sides
        self.entries: list[list[int]] = []
        self.dealer = 0
        self.winner = NONE
        self.deal: Deal | None = None

    def begin(self, dealer: int, scores: list[int] | None = None) -> None:
        """Seats the first dealer; a game may begin at any score."""
        self.dealer = dealer
        if scores is not None:
            self.scores = scores[:]

    def next_deal(self, pack: list[int], pattern: int = 0) -> Deal:
        """Deals from a shuffled and cut pack, top card first."""
        self.deal = deal_pack(self.rules, self.dealer, self.scores, pack, pattern)
        return self.deal

    def finish(self) -> None:
        """Writes down the closed deal; the deal passes to the left, also where nobody scored (GS-DEAL-09)."""
        if self.deal is not None:
            self.after(self.deal)
            self.deal = None

    def after(self, deal: Deal) -> None:
        """Takes over score, dealer and winner from a closed deal (GS-AIM-02, GS-SCORE-03)."""
        self.entries.append(deal.gained[:])
        self.scores = [before + gained for before, gained in zip(deal.before, deal.gained, strict=True)]
        self.winner = deal.winner
        self.dealer = self.rules.seating.next_seat(deal.dealer)

    def gestrichen(self, side: int) -> bool:
        """One point short of the target (GS-SCORE-05, GS-END-01)."""
        return self.scores[side] == self.rules.target - 1

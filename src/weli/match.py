"""A game from the first deal to the target: the score, the sheet, whose deal it is, who has won, and who still plays on."""

from weli.parts.deal import NONE, Deal
from weli.parts.dealing import deal_pack, lay_pack
from weli.parts.ruleset import Rules


class Match:
    """The score of each side, what each finished deal brought, and the present deal, if there is one.

    `active` are the seats that still play and `places` the sides that have reached the target, in their order: one, unless the others
    play on for the next places (PL-STRAF-35).
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.scores = [rules.start_score] * rules.seating.sides
        self.entries: list[list[int]] = []
        self.dealer = 0
        self.winner = NONE
        self.places: list[int] = []
        self.active = list(range(rules.players))
        self.deal: Deal | None = None

    @property
    def over(self) -> bool:
        """Whether nothing is left to play for."""
        if not self.rules.play_on_for_places:
            return self.winner != NONE
        return len(self.places) >= self.rules.seating.sides - 1

    def begin(self, dealer: int, scores: list[int] | None = None) -> None:
        """Seats the first dealer; a game may begin at any score."""
        self.dealer = dealer
        if scores is not None:
            self.scores = scores[:]

    def next_deal(self, pack: list[int], pattern: int = 0) -> Deal:
        """Lays a shuffled pack, top card first: to be cut where that is part of the game, otherwise cut already and dealt at once."""
        begin = lay_pack if self.rules.begins_before_the_cut else deal_pack
        self.deal = begin(self.rules, self.dealer, self.scores, pack, pattern, self.active)
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
        if self.winner == NONE:
            self.winner = deal.winner
        self.places += deal.reached
        following = self.rules.seating.next_seat(deal.dealer)
        self.active = [seat for seat in deal.active if self.rules.seating.side_of(seat) not in self.places]
        if following not in deal.active:
            following = self._next_active(following)
        self.dealer = following

    def _next_active(self, seat: int) -> int:
        """The deal passes over those who left long ago; who has just won and would deal next still does (PL-STRAF-36)."""
        while seat not in self.active:
            seat = self.rules.seating.next_seat(seat)
        return seat

    def gestrichen(self, side: int) -> bool:
        """One point short of the target (GS-SCORE-05, GS-END-01)."""
        return self.rules.missing(self.scores[side]) == 1

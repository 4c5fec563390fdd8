"""A deal of Grasobern: who may play what, and what comes of it."""

from grasobern import reasons
from grasobern.rules import RANKING, THE_OBER, GrasobernRules
from weli.core.cards import BIT
from weli.core.tape import Note
from weli.games.plain.course import TrickByTrick
from weli.games.plain.ranking import Ranking


class GrasobernDeal(TrickByTrick):
    """A deal at one moment."""

    terms: GrasobernRules

    def ranking(self) -> Ranking:
        return RANKING

    def packets(self) -> tuple[list[int], int]:
        """Four cards at a time, twice round; there are no trumps (GO-DEAL-02)."""
        return [4, 4], -1

    def playable(self, seat: int) -> int:
        """The cards that a seat may play: of the suit that was led; without any, the Ober before all others (GO-PLAY-02, GO-PLAY-04)."""
        hand = self.cards.once[seat]
        the_ober = hand & BIT[THE_OBER] if self.tricks.lying and self.terms.ober_must_go else 0
        return self.in_suit(seat) or the_ober or hand

    def against_card(self, seat: int, card: int) -> int:
        return reasons.FOLLOW_SUIT if self.in_suit(seat) else reasons.OBER_MUST_GO

    def count(self) -> None:
        """The deal is over with the last trick, and the game when somebody has reached the target (GO-PLAY-05, GO-SCORE-05)."""
        self.close(self._costs())
        scores = [before + points for before, points in zip(self.start_scores, self.gained, strict=True)]
        self.losers = [side for side, score in enumerate(scores) if self.rules.missing(score) <= 0]
        if self.losers and scores.count(min(scores)) == 1:
            self.winner = scores.index(min(scores))
        if self.winner >= 0:
            self.note("game_won", reasons.GAME_OVER, side=self.winner)

    def _costs(self) -> list[Note]:
        """What costs something, in the order of the tricks (GO-AIM-01, GO-SCORE-01, GO-SCORE-02, GO-SCORE-03, GO-SCORE-04)."""
        takers = self.tricks.winners
        if self.terms.farmer and len(set(takers)) == 1:
            return [Note("go_farmer", reasons.FARMER, side=takers[0], number=self.terms.farmer)]
        of_the_ober = next(trick for trick, cards in enumerate(self.tricks.finished) if THE_OBER in cards)
        costs = [
            (0, "go_first", reasons.FIRST_TRICK, self.terms.first_trick),
            (of_the_ober, "go_ober", reasons.OBER_TAKEN, self.terms.ober),
            (len(takers) - 1, "go_last", reasons.LAST_TRICK, self.terms.last_trick),
        ]
        return [Note(what, why, side=takers[trick], number=cost) for trick, what, why, cost in costs if cost]

    def points_for(self, side: int) -> int:
        return -self.gained[side]

"""A game from the first deal to the target: the score, the sheet, whose deal it is, who has won, and who still plays on."""

from collections.abc import Callable
from copy import deepcopy

from weli.core.deal import NONE, Deal
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape

Lay = Callable[[RuleSet, int, list[int], list[int], int, list[int], Tape | None], Deal]
"""Lays a pack, as `ports.engine.Engine.lay` does."""


class Match:  # noqa: PLW1641  it is played on, so that it can have no hash
    """The score of each side, what each finished deal brought, and the present deal, if there is one.

    `active` are the seats that still play and `places` the sides that have reached the target, in their order: one, unless the others
    play on for the next places (PL-STRAF-35, BI-VAR-02). `losers` are the sides that have lost the game, where somebody has (BI-END-02).
    Who sits where, and so who plays with whom, stays the same from deal to deal (GA-SEAT-07).
    """

    def __init__(self, rules: RuleSet, lay: Lay) -> None:
        self.rules = rules
        self.lay = lay
        self.cleaning = False  # whether strokes are cleaned away in the next deal: in Gaigel alone (GA-SCORE-03)
        self.scores = [rules.start_score] * rules.seating.sides
        self.entries: list[list[int]] = []
        self.number = 0  # deals that are over
        self.dealer = 0
        self.winner = NONE
        self.losers: list[int] = []
        self.places: list[int] = []
        self.active = list(range(rules.players))
        self.deal: Deal | None = None

    @property
    def over(self) -> bool:
        """Whether nothing is left to play for."""
        if self.losers:
            return True
        if not self.rules.plays_on_for_places:
            return self.winner != NONE
        return len(self.places) >= self.rules.seating.sides - 1

    def begin(self, dealer: int, scores: list[int] | None = None, cleaning: bool = False, number: int = 0) -> None:
        """Seats the first dealer; a game may begin at any score, after any number of deals, and in the cleaning phase."""
        self.dealer = dealer
        self.cleaning = cleaning
        self.number = number
        if scores is not None:
            self.scores = scores[:]

    def __eq__(self, other: object) -> bool:
        return self._moment() == other._moment() if isinstance(other, Match) else NotImplemented

    def _moment(self) -> tuple[object, ...]:
        """By what it is told from others."""
        counted = (self.scores, self.entries, self.number, self.cleaning, self.dealer, self.active)
        return self.rules, counted, self.winner, self.losers, self.places, self.deal

    def copy(self) -> "Match":
        """The same game at the same moment; the present deal is the same one."""
        twin = self.empty()
        twin.scores = self.scores[:]
        twin.entries = self.entries[:]
        twin.number = self.number
        twin.cleaning = self.cleaning
        twin.dealer = self.dealer
        twin.winner = self.winner
        twin.losers = self.losers
        twin.places = self.places[:]
        twin.active = self.active[:]
        twin.deal = self.deal
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        twin = self.copy()
        twin.deal = deepcopy(self.deal, memo)
        return twin

    def empty(self) -> "Match":
        """A game by the same rules in which nobody has scored yet."""
        return Match(self.rules, self.lay)

    def next_deal(self, pack: list[int], pattern: int = 0, tape: Tape | None = None) -> Deal:
        """Lays a shuffled pack, top card first: to be cut where that is part of the game, otherwise cut already and dealt at once.

        With a `tape`, what happens then is written down there.

        (GS-DEAL-01, GS-DEAL-10)
        """
        self.deal = self.lay(self.rules, self.dealer, self.scores, pack, pattern, self.active, tape)
        return self.deal

    def finish(self) -> None:
        """Writes down the closed deal; the deal passes to the left, also where nobody scored (GS-DEAL-09, BI-DEAL-02, PL-DEAL-06)."""
        if self.deal is not None:
            self.record(self.deal)
            self.deal = None

    def record(self, deal: Deal) -> None:
        """Takes over score, dealer and winner from a closed deal (GS-AIM-02, GS-SCORE-03, BI-SCORE-01)."""
        self.number += 1
        self.entries.append(deal.gained[:])
        self.scores = [before + gained for before, gained in zip(deal.start_scores, deal.gained, strict=True)]
        if self.winner == NONE:
            self.winner = deal.winner
        self.losers = deal.losers
        self.places += deal.reached
        following = self.rules.seating.next_seat(deal.dealer)
        self.active = [seat for seat in deal.active if self.rules.seating.side_of(seat) not in self.places]
        may_deal = deal.active if self.rules.who_has_won_still_deals else self.active
        if following not in may_deal and not self.over:
            following = self._next_active(following)
        self.dealer = following

    def give_up(self, side: int) -> None:
        """A side gives the game up, be it in the middle of a deal: the other of two has won; among several they alone have lost."""
        if self.rules.seating.sides == 2 and not self.rules.plays_on_for_places:
            self.winner = 1 - side
        else:
            self.losers = [side]

    def _next_active(self, seat: int) -> int:
        """The deal passes over those who have left; in some games who has just won and would deal next may still do so (PL-STRAF-36)."""
        while seat not in self.active:
            seat = self.rules.seating.next_seat(seat)
        return seat

    def gestrichen(self, side: int) -> bool:
        """Whether a side is by its score on the sheet."""
        return self.rules.is_gestrichen(self.scores[side])

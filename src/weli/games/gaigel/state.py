"""The facts of one deal of Gaigel beside those of every deal of plain tricks: small integers and short lists."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import BIT, HIDDEN, SUIT
from weli.core.deal import NOBODY, NONE, facts_of
from weli.core.tape import Note
from weli.games.gaigel.facts.calls import Calls
from weli.games.gaigel.facts.cut import Cut
from weli.games.gaigel.facts.ending import Ending
from weli.games.gaigel.facts.opening import FACE_DOWN, Opening
from weli.games.gaigel.facts.pairs import Pairs
from weli.games.gaigel.facts.robbing import Robbing
from weli.games.gaigel.facts.score import UNTOLD, Score
from weli.games.gaigel.ranks import RANKING
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.plain.deal import PlainDeal


class State(PlainDeal):
    """A deal at one moment. There is no `__init__`, so that a copy need not fill in what it replaces at once; `setup.begin` does.

    What changes seldom (cut, robbing, opening, calls, ending) copies share: whoever changes one puts another in its place.
    """

    terms: GaigelRules
    number: i64  # deals of the match that were finished before this one
    cleaning: bool  # whether this is a deal of the cleaning phase
    lots: list[int]  # how the sides would cut: of those that are level the first here is ahead; nobody's to know

    cut: Cut
    robbing: Robbing
    pairs: Pairs
    opening: Opening
    score: Score
    calls: Calls
    ending: Ending

    @property
    def rules(self) -> GaigelRules:
        return self.terms

    def copy_into(self, twin: Self) -> None:
        super().copy_into(twin)
        twin.terms = self.terms
        twin.number = self.number
        twin.cleaning = self.cleaning
        twin.lots = self.lots
        twin.cut = self.cut
        twin.robbing = self.robbing
        twin.pairs = self.pairs.copy()
        twin.opening = self.opening
        twin.score = self.score.copy()
        twin.calls = self.calls
        twin.ending = self.ending

    def facts(self) -> tuple[object, ...]:
        """Everything there is to compare two deals by."""
        return (
            (self.terms, tuple(self.active), self.dealer, tuple(self.start_scores), self.knows),
            (self.number, self.cleaning, tuple(self.lots)),
            *[facts_of(group) for group in (self.cut, self.talon, self.robbing, self.cards, self.pairs)],
            *[facts_of(group) for group in (self.opening, self.tricks, self.score, self.calls, self.ending)],
            tuple([one.facts() for one in self.offences]),
            (self.closed, tuple(self.gained), self.winner, tuple(self.reached)),
        )

    def hide_from(self, seat: i64) -> None:
        """Leaves only what that seat may know: its own hand, and all that everybody has seen (GA-PLAY-17, GA-Q49)."""
        super().hide_from(seat)
        self.cut = self.cut.copy()
        self.cut.pack = []
        self.lots = self.lots_in_turn()
        if self.is_face_down():
            for place in range(len(self.tricks.lying)):
                if self.seat_after(self.tricks.leader, place) != seat:
                    self.tricks.lying[place] = HIDDEN
        if (
            self.is_face_down()
            or self.terms.referee.irregularities == "penalise"
            or self.terms.opening.first_trick_trumps == "powerless"
        ):
            self.opening = self.opening.copy()
            self.opening.forced &= 0 if seat == NOBODY else BIT[seat]
        if not self.closed and self.calls.caller == NONE:
            for side in range(self.seating.sides):
                if not self.is_told(seat, side):
                    self.score.counts[side] = UNTOLD
        if not self.closed:
            self.score.arrived = []
            self.score.liable = vec[i64]([NONE] * self.seating.sides)
            self.score.over = [False] * self.seating.sides
            self.offences = [offence for offence in self.offences if offence.seat == seat]

    def lots_in_turn(self) -> list[int]:
        """The sides in order of turn, Vorhand's first: how they cut where nothing else can tell."""
        sides = self.seating.sides
        return [(self.first_leader() + step) % sides for step in range(sides)]

    def is_told(self, seat: i64, side: i64) -> bool:
        """Whether the house tells a player the count of a side (GA-Q49)."""
        if self.terms.referee.count_aid == "own":
            return seat != NOBODY and self.seating.side_of(seat) == side
        return self.terms.referee.count_aid == "all"

    def is_face_down(self) -> bool:
        """Whether cards lie face down in the present trick (GA-OPEN-07, GA-OPEN-11)."""
        return self.opening.way in FACE_DOWN and not self.tricks.winners and bool(self.tricks.lying)

    def add_points(self, side: i64, points: i64, tricks: i64, in_trick: i64) -> None:
        """A side gets points; notes when it reaches the target, and from which trick on it plays one card too many.

        (GA-Q19, GA-Q62, GA-AIM-03)
        """
        if self.score.counts[side] == UNTOLD:
            return
        self.score.counts[side] += points
        if self.has_enough(side) and self.score.liable[side] == NONE:
            self.score.arrived.append(side)
            self.score.liable[side] = tricks if in_trick == 0 else tricks + 1

    def has_enough(self, side: i64) -> bool:
        """Whether a side has the points that win the deal, if it claims them (GA-AIM-01)."""
        return self.score.counts[side] >= self.terms.target

    def recount(self) -> None:
        """Counts again from the beginning what everybody could have counted; for a view whose hidden cards have been filled in."""
        sides = self.seating.sides
        self.score.counts = [RANKING.points_of(cards) for cards in self.tricks.won_before]
        self.score.arrived = []
        self.score.liable = vec[i64]([NONE] * sides)
        self.score.over = [False] * sides
        for side in range(sides):
            self.add_points(side, 0, self.tricks.earlier, 0)
        place: i64 = 0
        for done in range(len(self.tricks.finished) + 1):
            number = self.tricks.earlier + done
            while place < len(self.pairs.declared) and self.pairs.declared[place].tricks == number:
                pair = self.pairs.declared[place]
                self.add_points(self.seating.side_of(pair.seat), self.pair_points(pair.suit), number, pair.in_trick)
                place += 1
            lying = self.tricks.lying if done == len(self.tricks.finished) else self.tricks.finished[done]
            leader = self.tricks.leader if done == len(self.tricks.finished) else self.tricks.leaders[done]
            for step in range(len(lying)):
                self.note_card(self.seat_after(leader, step), number)
            if done < len(self.tricks.finished):
                side = self.seating.side_of(self.tricks.winners[done])
                self.note_trick(number)
                self.add_points(side, RANKING.points_of(lying), number + 1, 0)

    def pair_points(self, suit: i64) -> i64:
        """GA-PAIR-01."""
        return self.terms.pairs.pair_trump if suit == self.talon.trump else self.terms.pairs.pair_plain

    def steps(self) -> list[Note]:
        return self.ending.counted

    def note_card(self, seat: i64, number: i64) -> None:
        """A card is played to the trick of that number: whether it is one too many for its side (GA-OUT-06, GA-Q19)."""
        side = self.seating.side_of(seat)
        if self.terms.out.over_trigger == "card_to_next_trick" and self.is_too_late(side, number):
            self.score.over[side] = True

    def note_trick(self, number: i64) -> None:
        """That trick is complete: who should have called before it has called too late (GA-OUT-08, GA-Q25)."""
        if self.terms.out.over_trigger == "next_trick_completed":
            for side in range(self.seating.sides):
                if self.is_too_late(side, number):
                    self.score.over[side] = True

    def is_too_late(self, side: i64, number: i64) -> bool:
        return self.score.liable[side] != NONE and number >= self.score.liable[side]


def suit_of(card: i64) -> i64:
    """The suit of a card; NONE for one that lies face down."""
    return NONE if card == HIDDEN else SUIT[card]

"""The facts of one deal of Gaigel: small integers and short lists.

A card may be in a hand twice, so a hand is two sets. Copies are told apart by nothing but counting (GA-Q63).
"""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from weli.cards import BIT, HIDDEN, SUIT, SUITS, cards_of
from weli.deal import NONE, WHOLE_TRUTH, Deal, Offence
from weli.games.gaigel.ranks import points_of
from weli.games.gaigel.ruleset import GaigelRules
from weli.parts import grounds
from weli.tape import Note

UNTOLD: Final = -1  # a count that this view is not told

# What the deal has come to before cards are played.
CUT: Final = 0
TABLE: Final = 1

# How the first trick was opened.
ELFEN_LEAD: Final = 0
DIVE: Final = 1
ZWEITE_LEAD: Final = 2
FIVE_TRUMPS: Final = 3
FIFTH_CARD: Final = 4  # the fifth card of a Vorhand who collects Sevens (GA-Q33)
FACE_DOWN: Final = (DIVE, ZWEITE_LEAD)

# What a player has announced.
NO_QUEST: Final = 0
SIEBENER_QUEST: Final = 1
DISSLE_QUEST: Final = 2
FARBE_QUEST: Final = 3
SEVENS_QUESTS: Final = (SIEBENER_QUEST, DISSLE_QUEST)


# How a step of the scoring is told.
STEPS: Final = {
    grounds.LOSES_SINGLE: "loses",
    grounds.LOSES_DOUBLE: "loses_double",
    grounds.LOSES_UNCALLED: "loses",
    grounds.LOSES_DOUBLE_UNCALLED: "loses_double",
    grounds.LOSES_AS_OFFENDER: "loses_as_offender",
    grounds.LOSES_WITH_FEWEST: "loses_with_fewest",
    grounds.LAST_UNIT: "last_unit",
    grounds.LOSES_TO_QUEST: "loses",
    grounds.QUEST_EXEMPT: "quest_exempt",
    grounds.ERASES_SINGLE: "erases",
    grounds.ERASES_DOUBLE: "erases",
    grounds.GAME_POINTS: "game_points",
}


class Counted:
    """One step of the scoring: what a side gets, and on which ground."""

    def __init__(self, side: i64, points: int, ground: i64) -> None:
        self.side = side
        self.points = points
        self.ground = ground

    def facts(self) -> tuple[int, int, int]:
        return self.side, self.points, self.ground

    def note(self) -> Note:
        return Note(STEPS[self.ground], self.ground, side=self.side, number=self.points)


class Declared:
    """A declared pair: whose, its suit, and when: tricks finished and cards lying in the present one. Never changed once made."""

    def __init__(self, seat: i64, suit: i64, tricks: i64, in_trick: i64) -> None:
        self.seat = seat
        self.suit = suit
        self.tricks = tricks
        self.in_trick = in_trick

    def facts(self) -> tuple[int, int, int, int]:
        return self.seat, self.suit, self.tricks, self.in_trick


class State(Deal):
    """A deal at one moment. There is no `__init__`, so that a copy need not fill in what it replaces at once; `outset.begin` does."""

    terms: GaigelRules
    number: i64  # deals of the match that were finished before this one
    cleaning: bool  # whether this is a deal of the cleaning phase
    lots: list[int]  # how the sides would cut: of those that are level the first here is ahead; nobody's to know

    stage: i64
    pack: list[int]  # before the cards are dealt, top card first; otherwise empty
    lifted: i64  # how many cards the cutter has lifted; 0: none
    knocked: bool
    talon: list[int]  # face down, top card first
    indicator: i64  # the open card under the talon, which shows the trumps; NONE once it is in a hand
    trump: i64  # a suit
    diss: i64  # the trump Seven laid under the talon, or NONE
    claimant: i64  # who has the right to the indicator, or has had it
    asked: i64  # the claimant, while his partner asks to take the right over
    handing: i64  # that partner
    declined_in: i64  # tricks finished when he was last told no

    once: vec[i64]  # the cards in each hand; where this view may not know them, only those that everybody has seen
    twice: vec[i64]  # those of them that are there twice
    held: list[int]  # how many cards are in hand
    shown: list[list[int]]  # cards in hand that everybody has seen, sorted
    used_kings: list[int]  # by seat and suit: Kings in hand that a declaration has used up
    used_obers: list[int]
    duty: list[list[int]]  # the cards of which each player must play one next, having declared them

    earlier: i64  # tricks that were over before this deal's record begins
    won_before: list[list[int]]  # the cards each side had won in them
    opening: i64
    forced: i64  # a set of seats: trumps to the first trick from hands of nothing else
    leader: i64
    trick: list[int]  # the cards lying in the present trick, in order
    drawing: bool  # a trick is over, and cards are still to be drawn
    leaders: list[int]  # who led to each finished trick
    winners: list[int]  # who took each finished trick
    tricks: list[list[int]]  # the cards of each finished trick, in order
    taken: list[int]  # tricks of each side, those before included
    declared: list[Declared]
    proven: i64  # a set of seats that have shown their hand after the first trick

    counts: list[int]  # points of each side, pairs included; UNTOLD where this view is not told
    arrived: list[int]  # the sides that have reached the target, in their order; nobody's to know
    # For each side the number of the first trick to which a card of it would be one too many, or NONE; nobody's to know.
    liable: list[int]
    over: list[bool]  # the sides that have played on too long; nobody's to know
    quest: list[int]
    withheld: list[list[int]]  # for each offence the cards that prove it once they are seen

    caller: i64  # who has rightly said that it is over, while the others may still accuse
    calling: list[int]  # the sides still to be asked, in their order
    ended: i64  # the ground on which the deal is over; 0: it is not
    ender: i64  # the seat whose act ended it, or NONE
    champion: i64  # the side that has won the deal, or NONE
    culprit: i64  # the side that has lost it by its own fault, or NONE
    worth: i64  # what such a loss, or a quest, is worth
    tied: bool  # whether sides that were level had to cut
    counted: list[Counted]
    cleaning_next: bool  # whether the next deal is one of the cleaning phase

    @property
    def rules(self) -> GaigelRules:
        return self.terms

    def copy_into(self, twin: Self) -> None:
        twin.terms = self.terms
        twin.seating = self.seating
        twin.active = self.active
        twin.playing = self.playing
        twin.dealer = self.dealer
        twin.before = self.before
        twin.knows = self.knows
        twin.number = self.number
        twin.cleaning = self.cleaning
        twin.lots = self.lots
        twin.stage = self.stage
        twin.pack = self.pack
        twin.lifted = self.lifted
        twin.knocked = self.knocked
        twin.talon = self.talon[:]
        twin.indicator = self.indicator
        twin.trump = self.trump
        twin.diss = self.diss
        twin.claimant = self.claimant
        twin.asked = self.asked
        twin.handing = self.handing
        twin.declined_in = self.declined_in
        twin.once = self.once[:]
        twin.twice = self.twice[:]
        twin.held = self.held[:]
        twin.shown = [cards[:] for cards in self.shown]
        twin.used_kings = self.used_kings[:]
        twin.used_obers = self.used_obers[:]
        twin.duty = self.duty[:]
        twin.earlier = self.earlier
        twin.won_before = self.won_before
        twin.opening = self.opening
        twin.forced = self.forced
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.drawing = self.drawing
        twin.leaders = self.leaders[:]
        twin.winners = self.winners[:]
        twin.tricks = self.tricks[:]
        twin.taken = self.taken[:]
        twin.declared = self.declared[:]
        twin.proven = self.proven
        twin.counts = self.counts[:]
        twin.arrived = self.arrived[:]
        twin.liable = self.liable[:]
        twin.over = self.over[:]
        twin.quest = self.quest[:]
        twin.offences = self.offences[:]
        twin.withheld = self.withheld[:]
        twin.caller = self.caller
        twin.calling = self.calling[:]
        twin.ended = self.ended
        twin.ender = self.ender
        twin.champion = self.champion
        twin.culprit = self.culprit
        twin.worth = self.worth
        twin.tied = self.tied
        twin.closed = self.closed
        twin.counted = self.counted[:]
        twin.cleaning_next = self.cleaning_next
        twin.gained = self.gained[:]
        twin.winner = self.winner
        twin.reached = self.reached[:]
        twin.losers = self.losers

    def facts(self) -> tuple[object, ...]:
        """Everything there is to compare two deals by."""
        return (
            (self.terms, tuple(self.active), self.dealer, tuple(self.before), self.knows),
            (self.number, self.cleaning, tuple(self.lots)),
            (self.stage, tuple(self.pack), self.lifted, self.knocked, tuple(self.talon), self.indicator, self.trump),
            (self.diss, self.claimant, self.asked, self.handing, self.declined_in),
            (_rows([*self.hands]), tuple(self.held), _rows(self.shown), tuple(self.used_kings), tuple(self.used_obers)),
            (_rows(self.duty), self.earlier, _rows(self.won_before), self.opening, self.forced),
            (self.leader, tuple(self.trick), self.drawing, tuple(self.leaders), tuple(self.winners)),
            (_rows(self.tricks), tuple(self.taken), tuple([pair.facts() for pair in self.declared]), self.proven),
            (tuple(self.counts), tuple(self.arrived), tuple(self.liable), tuple(self.over), tuple(self.quest)),
            (tuple([one.facts() for one in self.offences]), _rows(self.withheld)),
            (self.caller, tuple(self.calling), self.ended, self.ender, self.champion, self.culprit, self.worth),
            (self.tied, self.closed, tuple([step.facts() for step in self.counted]), self.cleaning_next),
            (tuple(self.gained), self.winner, tuple(self.reached)),
        )

    def hide_from(self, seat: i64) -> None:
        """Leaves only what that seat may know: its own hand, and all that everybody has seen (GA-PLAY-17, GA-Q49)."""
        self.knows = seat
        self.pack = []
        self.talon = [HIDDEN] * len(self.talon)
        self.lots = self.lots_in_turn()
        for other in range(self.terms.players):
            if other != seat:
                self.set_hand(other, self.shown[other])
        if self.is_face_down():
            for place in range(len(self.trick)):
                if self.seat_after(self.leader, place) != seat:
                    self.trick[place] = HIDDEN
        if (
            self.is_face_down()
            or self.terms.irregularities == "penalise"
            or self.terms.first_trick_trumps == "powerless"
        ):
            self.forced &= BIT[seat]
        if not self.closed and self.caller == NONE:
            for side in range(self.seating.sides):
                if not self.is_told(seat, side):
                    self.counts[side] = UNTOLD
        if not self.closed:
            self.arrived = []
            self.liable = [NONE] * self.seating.sides
            self.over = [False] * self.seating.sides
            own = [place for place, offence in enumerate(self.offences) if offence.seat == seat]
            self.withheld = [self.withheld[place] for place in own]
            self.offences = [self.offences[place] for place in own]

    def lots_in_turn(self) -> list[int]:
        """The sides in order of turn, Vorhand's first: how they cut where nothing else can tell."""
        sides = self.seating.sides
        return [(self.first_leader() + step) % sides for step in range(sides)]

    def is_told(self, seat: i64, side: i64) -> bool:
        """Whether the house tells a player the count of a side (GA-Q49)."""
        if self.terms.count_aid == "own":
            return self.seating.side_of(seat) == side
        return self.terms.count_aid == "all"

    def is_face_down(self) -> bool:
        """Whether cards lie face down in the present trick (GA-OPEN-07, GA-OPEN-11)."""
        return self.opening in FACE_DOWN and not self.winners and bool(self.trick)

    def tricks_over(self) -> i64:
        return self.earlier + len(self.winners)

    # Hands as lists.

    @property
    def hands(self) -> tuple[list[int], ...]:
        """All hands; to change one, `set_hand`."""
        return tuple([self.hand(seat) for seat in range(self.terms.players)])

    def hand(self, seat: i64) -> list[int]:
        """The cards of a hand, low to high, of which a card may be there twice."""
        found: list[int] = []
        for card in cards_of(self.once[seat]):
            found.append(card)
            if self.twice[seat] & BIT[card]:
                found.append(card)
        return found

    def set_hand(self, seat: i64, cards: list[int]) -> None:
        """Gives a seat these cards instead of its own."""
        self.once[seat] = 0
        self.twice[seat] = 0
        for card in cards:
            self.twice[seat] |= self.once[seat] & BIT[card]
            self.once[seat] |= BIT[card]

    # Changes that every part of the engine makes.

    def gets(self, seat: i64, card: i64, openly: bool) -> None:
        """A card comes into a hand; `HIDDEN` where this view does not see which."""
        self.held[seat] += 1
        if card != HIDDEN and (openly or self.knows in (WHOLE_TRUTH, seat)):
            self.twice[seat] |= self.once[seat] & BIT[card]
            self.once[seat] |= BIT[card]
        if openly:
            self.shown[seat].append(card)
            self.shown[seat].sort()

    def loses(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; of two copies first the one that everybody has seen, and the one that is used up (GA-Q63)."""
        self.held[seat] -= 1
        if card != HIDDEN:
            self.once[seat] &= ~BIT[card] | self.twice[seat]
            self.twice[seat] &= ~BIT[card]
        if card in self.shown[seat]:
            self.shown[seat].remove(card)

    def shows(self, seat: i64, cards: list[int]) -> None:
        """Everybody has seen that these cards are in that hand."""
        rest = self.shown[seat][:]
        for card in cards:
            if card in rest:
                rest.remove(card)
            else:
                self.shown[seat].append(card)
        self.shown[seat].sort()

    def add_points(self, side: i64, points: i64, tricks: i64, in_trick: i64) -> None:
        """A side gets points; notes when it reaches the target, and from which trick on it plays one card too many.

        (GA-Q19, GA-Q62, GA-AIM-03)
        """
        if self.counts[side] == UNTOLD:
            return
        self.counts[side] += points
        if self.counts[side] >= self.terms.target and self.liable[side] == NONE:
            self.arrived.append(side)
            self.liable[side] = tricks if in_trick == 0 else tricks + 1

    def recount(self) -> None:
        """Counts again from the beginning what everybody could have counted; for a view whose hidden cards have been filled in."""
        sides = self.seating.sides
        self.counts = [points_of(cards) for cards in self.won_before]
        self.arrived = []
        self.liable = [NONE] * sides
        self.over = [False] * sides
        for side in range(sides):
            self.add_points(side, 0, self.earlier, 0)
        place: i64 = 0
        for done in range(len(self.tricks) + 1):
            number = self.earlier + done
            while place < len(self.declared) and self.declared[place].tricks == number:
                pair = self.declared[place]
                self.add_points(self.seating.side_of(pair.seat), self.pair_points(pair.suit), number, pair.in_trick)
                place += 1
            lying = self.trick if done == len(self.tricks) else self.tricks[done]
            leader = self.leader if done == len(self.tricks) else self.leaders[done]
            for step in range(len(lying)):
                self.note_card(self.seat_after(leader, step), number)
            if done < len(self.tricks):
                side = self.seating.side_of(self.winners[done])
                self.note_trick(number)
                self.add_points(side, points_of(lying), number + 1, 0)

    def pair_points(self, suit: i64) -> i64:
        """GA-PAIR-01."""
        return self.terms.pair_trump if suit == self.trump else self.terms.pair_plain

    def steps(self) -> list[Note]:
        return [step.note() for step in self.counted]

    def note_card(self, seat: i64, number: i64) -> None:
        """A card is played to the trick of that number: whether it is one too many for its side (GA-OUT-06, GA-Q19)."""
        side = self.seating.side_of(seat)
        if self.terms.over_trigger == "card_to_next_trick" and self.is_too_late(side, number):
            self.over[side] = True

    def note_trick(self, number: i64) -> None:
        """That trick is complete: who should have called before it has called too late (GA-OUT-08, GA-Q25)."""
        if self.terms.over_trigger == "next_trick_completed":
            for side in range(self.seating.sides):
                if self.is_too_late(side, number):
                    self.over[side] = True

    def is_too_late(self, side: i64, number: i64) -> bool:
        return self.liable[side] != NONE and number >= self.liable[side]

    def keep_offence(self, seat: i64, act: i64, ground: i64, withheld: list[int]) -> None:
        """Keeps an offence that may be proven later, with the cards that prove it."""
        self.offences.append(Offence(seat, act, ground))
        self.withheld.append(withheld)


def by_suit(seat: i64, suit: i64) -> i64:
    """The place of a seat and a suit in the tables of Kings and Obers that are used up."""
    return seat * SUITS + suit


def suit_of(card: i64) -> i64:
    """The suit of a card; NONE for one that lies face down."""
    return NONE if card == HIDDEN else SUIT[card]


def _rows(table: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(row) for row in table])

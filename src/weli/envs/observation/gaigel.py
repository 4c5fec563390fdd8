"""The fields of Gaigel, in their order. A card is one of 24 faces; its two copies are counted (GA-Q63)."""

from typing import Final

from weli.cards import BIT, HIDDEN, KING, PLACES, SUITS, card_at
from weli.deal import NONE
from weli.envs.observation.fields import Field, Marks, count_up, mark_one
from weli.envs.observation.relative import mark_sides, seats_from, sides_from, steps_to
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import COPIES, FACES, HAND, PACK_48
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.gaigel.state import FARBE_QUEST, FIFTH_CARD, by_suit

UNITS: Final = 32
"""The most units that are told apart."""

STEP_OF_POINTS: Final = 5
STEPS_OF_POINTS: Final = 24
PHASES: Final[list[str]] = ["cut", "play", "call", "done"]
OPENINGS: Final = FIFTH_CARD + 1
QUESTS: Final = FARBE_QUEST

FACE_OF: Final[list[int]] = [FACES.index(card) if card in FACES else NONE for card in range(PLACES)]


def sizes_of(rules: GaigelRules) -> dict[str, int]:
    """What the shapes of the fields count."""
    return {
        "seats": rules.players,
        "sides": rules.seating.sides,
        "places": HAND,
        "faces": len(FACES),
        "copies": COPIES,
        "suits": SUITS,
        "talon": len(PACK_48) - rules.players * HAND,
        "tricks": len(PACK_48) // rules.players,
    }


def _mark_cards(marks: Marks, at: int, cards: list[int]) -> None:
    """Cards of which there may be two alike, as a thermometer for each face."""
    for card in cards:
        place = at + FACE_OF[card] * COPIES
        marks[place + marks[place]] = 1


def _mark_seats(view: GaigelDeal, seat: int, marks: Marks, at: int, members: int) -> None:
    for step, other in enumerate(seats_from(view, seat)):
        if members & BIT[other]:
            marks[at + step] = 1


def dealer(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Whose deal it is."""
    marks[at + steps_to(view, seat, view.dealer)] = 1


def units(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The units of each side before the deal, game points in a tournament, as a thermometer; more than 32 look like 32."""
    for step, side in enumerate(sides_from(view, seat)):
        count_up(marks, at + step * UNITS, view.before[side], UNITS)


def cleaning(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether this is a deal of the cleaning phase."""
    if view.cleaning:
        marks[at] = 1


def phase(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Where the deal stands: cut, play, call (the last words), done."""
    marks[at + PHASES.index(view.phase())] = 1


def knocked(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether the cutter has knocked."""
    if view.knocked:
        marks[at] = 1


# Cards.


def hand(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The observer's cards in hand: one of each face, two of it."""
    _mark_cards(marks, at, view.hand(seat))


def held(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """How many cards each player holds, as a thermometer."""
    for step, other in enumerate(seats_from(view, seat)):
        count_up(marks, at + step * HAND, view.held[other], HAND)


def shown(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The cards in each hand that everybody has seen."""
    for step, other in enumerate(seats_from(view, seat)):
        _mark_cards(marks, at + step * len(FACES) * COPIES, view.shown[other])


def used_kings(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The Kings in each hand that a declaration has used up, as a thermometer for each suit."""
    _mark_used(view, seat, marks, at, view.used_kings)


def used_obers(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The Obers in each hand that a declaration has used up."""
    _mark_used(view, seat, marks, at, view.used_obers)


def _mark_used(view: GaigelDeal, seat: int, marks: Marks, at: int, used: list[int]) -> None:
    place = at
    for other in seats_from(view, seat):
        for suit in range(SUITS):
            count_up(marks, place, used[by_suit(other, suit)], COPIES)
            place += COPIES


def duty(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The suits of which each player must play a card next, having declared its King and Ober."""
    for step, other in enumerate(seats_from(view, seat)):
        for suit in range(SUITS):
            if card_at(suit, KING) in view.duty[other]:
                marks[at + step * SUITS + suit] = 1


# The talon.


def trump(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The suit of trumps; none before the deal."""
    mark_one(marks, at, view.trump)


def indicator(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The open card under the talon that shows the trumps, until it is in a hand."""
    if view.indicator != NONE:
        marks[at + FACE_OF[view.indicator]] = 1


def diss(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether the Seven of trumps lies under the talon."""
    if view.diss != NONE:
        marks[at] = 1


def left(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """How many cards are still to be drawn, the open one included, as a thermometer."""
    count_up(marks, at, view.left(), len(PACK_48) - view.rules.players * HAND)


def drawing(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether a trick is over and cards are still to be drawn."""
    if view.drawing:
        marks[at] = 1


def claimant(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Who has, or had, the right to the indicator."""
    mark_one(marks, at, steps_to(view, seat, view.claimant))


def asked(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The claimant, while he is asked to hand his right over."""
    mark_one(marks, at, steps_to(view, seat, view.asked))


def handing(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The partner who asks him."""
    mark_one(marks, at, steps_to(view, seat, view.handing))


def declined(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether the claimant has refused since the last trick was over."""
    if view.declined_in == view.tricks_over():
        marks[at] = 1


# Tricks.


def opening(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """How the first trick was opened: Ge-Elfen, a dive, the second Ace, five trumps, the fifth card of a collector."""
    mark_one(marks, at, view.opening)


def forced(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Who, as the observer knows, played a trump to the first trick from a hand of nothing else."""
    _mark_seats(view, seat, marks, at, view.forced)


def proven(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Who has shown his hand after the first trick."""
    _mark_seats(view, seat, marks, at, view.proven)


def leader(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Who leads, or has led, to the present trick."""
    marks[at + steps_to(view, seat, view.leader)] = 1


def trick(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The card of each player in the present trick, where it lies open or is the observer's."""
    _mark_trick(view, seat, marks, at, view.leader, view.trick)


def face_down(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Whose card in it the observer cannot see."""
    for place, card in enumerate(view.trick):
        if card == HIDDEN:
            marks[at + steps_to(view, seat, view.seat_after(view.leader, place))] = 1


def tricks(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The card of each player in each finished trick."""
    width = view.rules.players * len(FACES)
    for number, cards in enumerate(view.tricks):
        _mark_trick(view, seat, marks, at + number * width, view.leaders[number], cards)


def _mark_trick(view: GaigelDeal, seat: int, marks: Marks, at: int, led_by: int, cards: list[int]) -> None:
    for place, card in enumerate(cards):
        if card != HIDDEN:
            marks[at + steps_to(view, seat, view.seat_after(led_by, place)) * len(FACES) + FACE_OF[card]] = 1


def winners(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Who took each finished trick."""
    for number, winner in enumerate(view.winners):
        marks[at + number * view.rules.players + steps_to(view, seat, winner)] = 1


def piles(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The cards each side has won: one of each face, two of it."""
    for step, side in enumerate(sides_from(view, seat)):
        _mark_cards(marks, at + step * len(FACES) * COPIES, view.pile(side))


def points(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """What each side has by its tricks and pairs, in fives, as a thermometer; anybody could have counted it."""
    for step, side in enumerate(sides_from(view, seat)):
        count_up(marks, at + step * STEPS_OF_POINTS, view.true_count(side) // STEP_OF_POINTS, STEPS_OF_POINTS)


def enough(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether that is enough to call."""
    for step, side in enumerate(sides_from(view, seat)):
        if view.true_count(side) >= view.rules.target:
            marks[at + step] = 1


def declared(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """How many pairs of each suit each player has declared, as a thermometer."""
    place = at
    for other in seats_from(view, seat):
        for suit in range(SUITS):
            count_up(marks, place, view.pairs_declared(other, suit), COPIES)
            place += COPIES


# What was said.


def quest(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """What each player has announced: Siebener, auf Dissle, auf Farbe."""
    for step, other in enumerate(seats_from(view, seat)):
        mark_one(marks, at + step * QUESTS, view.quest[other] - 1)


def caller(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """Who has rightly called, while the others may still accuse."""
    mark_one(marks, at, steps_to(view, seat, view.caller))


def calling(view: GaigelDeal, seat: int, marks: Marks, at: int) -> None:
    """The sides that still have a last word."""
    for side in view.calling:
        mark_sides(view, seat, marks, at, BIT[side])


FIELDS: Final = (
    Field(dealer, ("seats",)),
    Field(units, ("sides", UNITS)),
    Field(cleaning),
    Field(phase, (len(PHASES),)),
    Field(knocked),
    Field(hand, ("faces", "copies")),
    Field(held, ("seats", "places")),
    Field(shown, ("seats", "faces", "copies")),
    Field(used_kings, ("seats", "suits", "copies")),
    Field(used_obers, ("seats", "suits", "copies")),
    Field(duty, ("seats", "suits")),
    Field(trump, ("suits",)),
    Field(indicator, ("faces",)),
    Field(diss),
    Field(left, ("talon",)),
    Field(drawing),
    Field(claimant, ("seats",)),
    Field(asked, ("seats",)),
    Field(handing, ("seats",)),
    Field(declined),
    Field(opening, (OPENINGS,)),
    Field(forced, ("seats",)),
    Field(proven, ("seats",)),
    Field(leader, ("seats",)),
    Field(trick, ("seats", "faces")),
    Field(face_down, ("seats",)),
    Field(tricks, ("tricks", "seats", "faces")),
    Field(winners, ("tricks", "seats")),
    Field(piles, ("sides", "faces", "copies")),
    Field(points, ("sides", STEPS_OF_POINTS)),
    Field(enough, ("sides",)),
    Field(declared, ("seats", "suits", "copies")),
    Field(quest, ("seats", QUESTS)),
    Field(caller, ("seats",)),
    Field(calling, ("sides",)),
)

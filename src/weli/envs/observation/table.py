"""What lies on a table of a figure game, and who took what: seats, score, cards, wild cards, the exchange, tricks."""

from typing import Final

from weli.acts import HANGER, PLAY, PROVE, SHOW
from weli.cards import PLACES
from weli.deal import NONE
from weli.envs.observation.fields import Marks, count_up, mark_one, mark_set
from weli.envs.observation.relative import seats_from, sides_from, steps_to
from weli.parts.deal import FigureDeal

MISSING: Final = 32
"""The most points to a target that are told apart."""

LAID_FOR: Final = 5
RIGHTS: Final = 3
PHASES: Final[list[str]] = ["cut", "exchange", "play", "show", "validate", "done"]


def dealer(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Whose deal it is."""
    marks[at + steps_to(view, seat, view.dealer)] = 1


def active(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who still plays; all, unless a game is played on for the next places."""
    for other in view.active:
        marks[at + steps_to(view, seat, other)] = 1


def missing(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """How many points each side was away from the target before the deal, as a thermometer; more than 32 look like 32."""
    for step, side in enumerate(sides_from(view, seat)):
        count_up(marks, at + step * MISSING, view.rules.missing(view.before[side]), MISSING)


def phase(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Where the deal stands: cut, exchange, play, show, validate, done."""
    marks[at + PHASES.index(view.phase())] = 1


def hand(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The observer's cards in hand."""
    mark_set(marks, at, view.hands[seat])


def held(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """How many cards each player holds, as a thermometer."""
    places = view.rules.hand_size
    for step, other in enumerate(seats_from(view, seat)):
        count_up(marks, at + step * places, view.held[other], places)


def known(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The cards in each hand that everybody has seen: found in the cut, or got in an exchange."""
    if view.known:
        for step, other in enumerate(seats_from(view, seat)):
            mark_set(marks, at + step * PLACES, view.hands[other] & view.known)


def rows(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The cards each player has laid open, in order; the first ones were played to tricks."""
    _mark_rows(view, seat, marks, at, view.rows)


def names(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """What each of those cards stands for."""
    _mark_rows(view, seat, marks, at, view.names)


def _mark_rows(view: FigureDeal, seat: int, marks: Marks, at: int, cards: list[list[int]]) -> None:
    start = at
    for other in seats_from(view, seat):
        place = start
        for card in cards[other]:
            marks[place + card] = 1
            place += PLACES
        start += view.rules.hand_size * PLACES


def named(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The wild cards that have been given a name, which may be their own."""
    mark_set(marks, at, view.named)


def played(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """How many cards of his row each player has played to tricks, as a thermometer."""
    places = view.rules.hand_size
    for step, other in enumerate(seats_from(view, seat)):
        count_up(marks, at + step * places, view.played[other], places)


def trump(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The suit of trumps; none before the deal."""
    mark_one(marks, at, view.trump)


def turned(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The cards lying open beside the pack."""
    for card in view.turned:
        marks[at + card] = 1


def trump_card(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The one of them that shows the trumps."""
    if view.turned:
        marks[at + view.turned[-1]] = 1


def wild(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The wild cards of this deal."""
    mark_set(marks, at, view.wild)


def boden(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Undealt cards that lie open."""
    for card in view.boden:
        marks[at + card] = 1


def lifted(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether the pack has been cut, where it is."""
    if view.lifted:
        marks[at] = 1


def bottom(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The card that the observer, as the cutter, has seen in the cut; in Bieten, after it, the undealt card that all see."""
    mark_one(marks, at, view.bottom)


def naming(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The wild card just laid, which is to be named."""
    mark_one(marks, at, view.naming)


def naming_seat(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who has to name it."""
    if view.naming != NONE:
        marks[at + steps_to(view, seat, view.naming_seat)] = 1


def naming_for(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """What it was laid for: a trick, the show of Gleich or of Hanger, the proof of either."""
    if view.naming != NONE:
        kind = view.naming_for
        if kind == PLAY:
            marks[at] = 1
        elif kind < PROVE:
            marks[at + 1 + kind - SHOW] = 1
        else:
            marks[at + 2 + HANGER + kind - PROVE] = 1


def asked(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who is asked whether he exchanges."""
    mark_one(marks, at, steps_to(view, seat, view.asked))


def step(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """What is asked about: the trump card against a natural card, against a wild one, the acorns beside it."""
    if view.asked != NONE:
        mark_set(marks, at, view.step)


def rights(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Which of these the observer may do now."""
    mark_set(marks, at, view.rights)


def declined(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Which of these the observer has declined."""
    mark_set(marks, at, view.declined[seat])


def giving(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The card given, until another is taken for it."""
    mark_one(marks, at, view.giving)


def changed(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether this round of asking has changed anything."""
    if view.changed:
        marks[at] = 1


def leader(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who leads, or has led, to the present trick."""
    marks[at + steps_to(view, seat, view.leader)] = 1


def winners(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who took each finished trick."""
    for trick, winner in enumerate(view.winners):
        marks[at + trick * view.rules.players + steps_to(view, seat, winner)] = 1


def taken(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The tricks of each side, as a thermometer."""
    places = view.rules.hand_size
    for place, side in enumerate(sides_from(view, seat)):
        count_up(marks, at + place * places, view.taken[side], places)

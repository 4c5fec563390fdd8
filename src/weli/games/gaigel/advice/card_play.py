"""Which card to play after the first trick: what the trick will bring, less what the card is worth in hand.

Out of that come the rules of thumb: beat with the cheapest card where it pays, schmieren where the partner has the trick, throw a
Seven where nothing is to be had, keep King and Ober together, and the trumps for tricks with something in them.
"""

from weli.core.cards import SUIT
from weli.core.deal import NONE
from weli.games.gaigel.advice.memory import OF_SUIT, Memory, better_cards
from weli.games.gaigel.advice.outcome import outcome
from weli.games.gaigel.advice.temper import GaigelTemper
from weli.games.gaigel.advice.worth import worth
from weli.games.gaigel.ranks import RANKING
from weli.games.gaigel.tricks import winning_seat


def choose_card(memory: Memory, cards: list[int], temper: GaigelTemper) -> int:
    """The card to play, among the legal ones; of equal ones the first."""
    best = cards[0]
    best_value = value(memory, best, temper)
    for card in cards[1:]:
        this = value(memory, card, temper)
        if this > best_value:
            best, best_value = card, this
    return best


def value(memory: Memory, card: int, temper: GaigelTemper, declared: int = NONE) -> float:
    """What it is worth to play that card now; `declared` is a suit whose pair is declared before."""
    view = memory.view
    chance = chance_to_win(memory, card, temper)
    behind = later_seats(memory)
    points = RANKING.points_of([*view.tricks.lying, card])
    mine, theirs = 0.0, 0.0  # what those who still play will add, if this side has the trick and if it has not
    for seat in behind:
        mine += temper.friendly if memory.is_friend(seat) else temper.hostile
        theirs += temper.hostile if memory.is_friend(seat) else temper.friendly
    won = float(points) + mine
    lost = float(points) + theirs
    kept = worth(memory, card, temper)
    if declared != NONE:
        kept -= temper.pair_kept * float(view.pair_points(declared)) if SUIT[card] == declared else 0
    return outcome(memory, chance, won, lost, card, temper) - kept


def later_seats(memory: Memory) -> list[int]:
    """Who plays to the trick after this seat."""
    view = memory.view
    return [view.seat_after(memory.seat, step) for step in range(1, len(view.active) - len(view.tricks.lying))]


def chance_to_win(memory: Memory, card: int, temper: GaigelTemper) -> float:
    """The chance that the side of this seat gets the trick once it has played that card."""
    view = memory.view
    holder = winning_seat(view)
    best = card
    ours = True
    if view.is_powerless(memory.seat):
        ours = holder != NONE and memory.is_friend(holder)
    if holder != NONE:
        lying = view.tricks.lying[(holder - view.tricks.leader) % view.rules.players]
        if view.is_powerless(memory.seat) or not RANKING.beats(card, lying, view.talon.trump):
            best = lying
            ours = memory.is_friend(holder)
    chance = 1.0 if ours else 0.0
    points = RANKING.points_of([*view.tricks.lying, card])
    for seat in later_seats(memory):
        taken = _takes(memory, seat, best, points, temper)
        chance = chance + (1.0 - chance) * taken if memory.is_friend(seat) else chance * (1.0 - taken)
    return chance


def _takes(memory: Memory, seat: int, best: int, points: int, temper: GaigelTemper) -> float:
    """The chance that a later player beats the best card so far: that they can, and want to."""
    view = memory.view
    if view.is_powerless(seat):
        return 0.0
    own, trumps = better_cards(best, view.talon.trump)
    if view.talon_open():
        willing = min(1.0, max(0.0, (points - temper.trumps_from) / temper.trumps_at))
        with_suit = memory.holds(seat, own) * (temper.beats_plain if trumps else willing)
        return 1.0 - (1.0 - with_suit) * (1.0 - memory.holds(seat, trumps) * willing)
    with_suit = memory.holds(seat, own)
    if not trumps:
        return with_suit
    void = 1.0 - memory.holds(seat, OF_SUIT[SUIT[best]])
    return with_suit + void * memory.holds(seat, trumps)

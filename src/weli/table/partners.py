"""Drawing partners and the first dealer by Aces before a match, and telling it."""

from collections.abc import Callable, Mapping

from weli.core import reasons
from weli.core.cards import ACE, RANK, card_of, card_text
from weli.core.deal import NOBODY
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games import game_of
from weli.referee import Event
from weli.store.log import Drawn, Setup


def draw(rules: RuleSet, shuffle: Callable[[list[int]], list[int]], stays: int) -> tuple[Drawn | None, int]:
    """How the Aces fall from a shuffled pack, and the first dealer; nothing and -1 where the house leaves it to chance.

    Whoever has to move moves round the one at the seat that stays as it is.
    """
    found = game_of(rules).engine.draw_seats(rules, shuffle)
    if found is None:
        return None, -1
    round_by = stays - found.seats.index(stays)
    place = [(found.seats.index(player) + round_by) % rules.players for player in range(rules.players)]
    names = rules.seating.seat_names()
    dealer = -1 if found.first_dealer < 0 else place[found.seats[found.first_dealer]]
    drawn = Drawn(
        cards=[card_text(card) for card in found.cards],
        receivers=[names[place[player]] for player in found.receivers],
        finds_dealer=dealer >= 0,
    )
    return drawn, dealer


def tell_drawing(setup: Setup, seating: Seating, cites: Mapping[int, tuple[str, ...]], reader: int) -> list[Event]:
    """The cards as they fell, and what they have settled: who deals first, and who plays with the reader."""
    if setup.drawn is None:
        return []
    cards = [card_of(card) for card in setup.drawn.cards]
    receivers = [seating.seat_of(seat) for seat in setup.drawn.receivers]
    with_ace = [seat for seat, card in zip(receivers, cards, strict=True) if RANK[card] == ACE]
    partners_sought = len(with_ace) > 1
    finds_dealer = setup.drawn.finds_dealer and seating.seat_of(setup.dealer) == with_ace[0]
    rules = cites[reasons.SEATS_DRAWN if setup.drawn.finds_dealer else reasons.PARTNERS_DRAWN_ALONE][:1]
    told = [
        Event("ace_card", rules, seat, cards=(card,), seating=seating)
        for seat, card in zip(receivers, cards, strict=True)
    ]
    if finds_dealer:
        told.append(Event("ace_dealer", rules, with_ace[0], seating=seating))
    if partners_sought and reader != NOBODY:
        opposite = cites[reasons.SITS_OPPOSITE][:1]
        told += [Event("ace_partner", opposite, seat, seating=seating) for seat in seating.partners(reader)]
    return told

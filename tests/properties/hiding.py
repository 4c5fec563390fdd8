"""What a seat cannot know, in each game; and the same deal with those cards lying otherwise."""

import random
from collections import Counter

from weli.core.cards import HIDDEN, cards_of, set_of
from weli.core.deal import NOBODY, Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import CUT, FigureDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT as BEFORE_THE_DEAL

RARE = {"cut": 0.6, "exchange": 0.6, "play": 0.1, "show": 0.3, "validate": 0.3, "call": 0.5, "done": 0.5}

Cards = Counter[int]


def hidden_from(deal: Deal, seat: int) -> Cards:
    """The cards that a seat has never seen; of `NOBODY`, those that not everybody has."""
    if isinstance(deal, GaigelDeal):
        return Counter(deal.rules.cards) - _seen_in_gaigel(deal, seat)
    assert isinstance(deal, FigureDeal)
    return Counter(cards_of(_hidden_in_figures(deal, seat)))


def found_in_the_cut(deal: Deal) -> Cards:
    """The card that the cutter has looked at: everybody would be told if it were a wild one, so it says something that it is none."""
    if isinstance(deal, FigureDeal) and deal.cut.bottom >= 0:
        return Counter([deal.cut.bottom])
    return Counter()


def everywhere(view: Deal) -> Cards:
    """Every card that stands anywhere in a view."""
    if isinstance(view, GaigelDeal):
        return _everywhere_in_gaigel(view)
    assert isinstance(view, FigureDeal)
    cards = view.cards.known | view.cards.named
    for hand in view.cards.hands:
        cards |= hand
    lists = [view.cut.pack, view.cut.finding, view.cut.boden, view.cards.turned, *view.cards.rows]
    single = [view.cut.bottom, view.cards.naming, view.exchange.giving]
    cards |= set_of([card for one in lists for card in one]) | set_of([card for card in single if card >= 0])
    return Counter(cards_of(cards))


def shuffled_at(deal: Deal, seat: int, chance: random.Random) -> Deal:
    """The deal at this moment with the cards that a seat cannot know in other places."""
    if isinstance(deal, GaigelDeal):
        return _shuffled_gaigel(deal, seat, chance)
    assert isinstance(deal, FigureDeal)
    cards = cards_of(_hidden_in_figures(deal, seat))
    there = dict(zip(cards, chance.sample(cards, len(cards)), strict=True))
    twin = deal.copy()
    for other in range(deal.rules.players):
        twin.cards.hands[other] = set_of([there.get(card, card) for card in cards_of(deal.cards.hands[other])])
    twin.cut = twin.cut.copy()
    twin.cut.pack = [there.get(card, card) for card in deal.cut.pack]
    twin.cut.finding = [there.get(card, card) for card in deal.cut.finding]
    return twin


def shuffled_from_the_start(dealt: Deal, later: Deal, seat: int, chance: random.Random) -> Deal:
    """The same deal from the beginning, but for the cards that the seat has not seen at the later moment.

    What the cutter sees and leaves stays where it is, so that the same cards come to light.
    """
    if isinstance(dealt, GaigelDeal) and isinstance(later, GaigelDeal):
        return _gaigel_from_the_start(dealt, later, seat, chance)
    assert isinstance(dealt, FigureDeal)
    assert isinstance(later, FigureDeal)
    cards = cards_of(_hidden_in_figures(later, seat) & ~(2**later.cut.bottom if later.cut.bottom >= 0 else 0))
    there = dict(zip(cards, chance.sample(cards, len(cards)), strict=True))
    twin = dealt.copy()
    if dealt.stage == CUT:
        twin.cut = twin.cut.copy()
        twin.cut.pack = [there.get(card, card) for card in dealt.cut.pack]
        return twin
    for other in range(dealt.rules.players):
        twin.cards.hands[other] = set_of([there.get(card, card) for card in cards_of(dealt.cards.hands[other])])
    return twin


def see_alike(deal: Deal, seat: int, twin: Deal) -> bool:
    """Whether the rules have not just looked at cards that the seat does not see."""
    if isinstance(deal, GaigelDeal) and isinstance(twin, GaigelDeal):
        return not deal.closed and (deal.calls.caller, deal.calls.calling) == (twin.calls.caller, twin.calls.calling)
    assert isinstance(deal, FigureDeal)
    assert isinstance(twin, FigureDeal)
    own_right = deal.exchange.asked == seat and deal.exchange.rights != twin.exchange.rights
    return not (
        deal.endgame.compared
        or deal.closed
        or any(deal.proofs.failed)
        or any(deal.proofs.unshown)
        or deal.betting.gifts
        or own_right
    )


# The games of figures.


def _hidden_in_figures(deal: FigureDeal, seat: int) -> int:
    given = [deal.exchange.giving] if deal.exchange.giving >= 0 else []  # named aloud, and about to be laid open
    own = 0 if seat == NOBODY else deal.cards.hands[seat]
    seen = own | deal.cards.known | set_of([*deal.cards.turned, *deal.cut.boden, *given])
    for row in deal.cards.rows:
        seen |= set_of(row)
    lies_open = isinstance(deal, BietenDeal) and deal.stage != CUT and deal.rules.stealing.bottom_card_shown
    if deal.cut.bottom >= 0 and (seat == deal.cutter() or lies_open):
        seen |= 2**deal.cut.bottom
    return set_of(deal.rules.cards) & ~seen


# Gaigel.


def _seen_in_gaigel(deal: GaigelDeal, seat: int) -> Cards:
    if deal.cut.stage == BEFORE_THE_DEAL:
        return Counter()
    seen = Counter([] if seat == NOBODY else deal.hands[seat])
    for other, shown in enumerate(deal.cards.shown):
        if other != seat:
            seen.update(shown)
    for cards in [*deal.tricks.finished, *deal.tricks.won_before, [deal.talon.indicator], [deal.robbing.diss]]:
        seen.update(cards)
    own = NOBODY if seat == NOBODY else (seat - deal.tricks.leader) % deal.rules.players
    for place, card in enumerate(deal.tricks.lying):
        if not deal.is_face_down() or place == own:
            seen[card] += 1
    return seen


def _everywhere_in_gaigel(view: GaigelDeal) -> Cards:
    cards: Cards = Counter()
    lists = [
        view.cut.pack,
        view.talon.cards,
        view.tricks.lying,
        [view.talon.indicator, view.robbing.diss],
        *view.hands,
        *view.tricks.finished,
        *view.tricks.won_before,
    ]
    for one in lists:
        cards.update([card for card in one if card not in (HIDDEN, -1)])
    return cards


def _shuffled_gaigel(deal: GaigelDeal, seat: int, chance: random.Random) -> GaigelDeal:
    """Talon, the cards of the other hands that nobody has seen, and what lies face down."""
    twin = deal.copy()
    if deal.cut.stage == BEFORE_THE_DEAL:
        twin.cut = twin.cut.copy()
        twin.cut.pack = chance.sample(deal.cut.pack, len(deal.cut.pack))
        return twin
    rest = list(hidden_from(deal, seat).elements())
    chance.shuffle(rest)
    twin.talon.cards = [rest.pop() for _ in deal.talon.cards]
    for other in range(deal.rules.players):
        if other != seat:
            unseen = deal.cards.held[other] - len(deal.cards.shown[other])
            twin.set_hand(other, [*deal.cards.shown[other], *[rest.pop() for _ in range(unseen)]])
    if deal.is_face_down():
        own = (seat - deal.tricks.leader) % deal.rules.players
        twin.tricks.lying = [card if place == own else rest.pop() for place, card in enumerate(deal.tricks.lying)]
    assert not rest
    return twin


def _gaigel_from_the_start(dealt: GaigelDeal, later: GaigelDeal, seat: int, chance: random.Random) -> GaigelDeal:
    """Of two copies it is the one further down in the pack that was not seen; either is as good as the other."""
    hidden = hidden_from(later, seat)
    twin = dealt.copy()
    places = []
    for place in range(len(dealt.cut.pack) - 1, -1, -1):
        card = dealt.cut.pack[place]
        if hidden[card]:
            hidden[card] -= 1
            places.append(place)
    cards = [dealt.cut.pack[place] for place in places]
    for place, card in zip(places, chance.sample(cards, len(cards)), strict=True):
        twin.cut = twin.cut.copy()
        twin.cut.pack[place] = card
    return twin

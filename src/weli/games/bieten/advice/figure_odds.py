"""How likely some cards win a figure: against each other player's hidden cards, what they have said, and what they have shown."""

from weli.core.acts import FIGURES
from weli.core.cards import ACE, BIT, RANK, RANKS, SUIT, SUIT_SET, card_at, how_many, set_of
from weli.core.chances import COMB, SURE, weigh
from weli.games.bieten.advice.hands import ways_at_least, ways_with_wild
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.keys import SUIT_OF, bieten_key
from weli.games.figures.engine.tricks import REAL
from weli.games.figures.knowledge import unseen_cards


def key_of(view: BietenDeal, faces: list[int], places: list[int], figure: int) -> int:
    """How good these cards are for a figure other than the Spiel."""
    return bieten_key(view.rules.height, faces, places, figure)


def chance_of(view: BietenDeal, seat: int, figure: int, key: int, temper: BietenTemper) -> int:
    """The chance that nobody else has a figure as good as `key`."""
    if key == 0:
        return 0
    chance = SURE
    for other in view.active:
        if other != seat:
            chance = chance * (SURE - _better(view, seat, other, figure, key, temper)) // SURE
    return chance


def _better(view: BietenDeal, seat: int, other: int, figure: int, key: int, temper: BietenTemper) -> int:
    """The chance that one other player has a figure at least as good."""
    shown = view.shown_figure(other, figure)
    if shown >= key:
        return SURE
    hidden = view.cards.held[other]
    if hidden == 0:
        return 0
    spoken = has_spoken(view, other, figure)
    use = temper.wild_use_spoken if spoken else temper.wild_use
    better = _at_least(view, seat, other, figure, key, use)
    if spoken:
        has = SURE if shown else _at_least(view, seat, other, figure, 1, use)
        better = min(SURE, SURE * better // has) if has else better
        return SURE - weigh(SURE - better, temper.respect_bettor)
    if view.cut.taken and other == view.cutter():
        return SURE - weigh(SURE - better, SURE + temper.respect_thief * view.cut.taken)
    return better


def has_spoken(view: BietenDeal, other: int, figure: int) -> bool:
    """Whether a player has bet on the figure or held it, so that they must have it (BI-BET-11)."""
    return view.stakes[figure].bettor == other or view.betting.pledge[other * FIGURES + figure] > 1


def _at_least(view: BietenDeal, seat: int, other: int, figure: int, key: int, use: int) -> int:
    """The chance that a player's hidden cards make a figure at least as good as `key`; `use` is how often a wild card is named for it."""
    unseen = unseen_cards(view, seat)
    natural = unseen & ~view.cards.wild & ~void_suits(view, other)
    wild = how_many(unseen & view.cards.wild)
    hidden = view.cards.held[other]
    among = max(how_many(natural), hidden)
    without = COMB[among][hidden]
    with_one = wild * COMB[among][hidden - 1]
    plain = _plain(view, other, figure, key, hidden, natural)
    if not with_one:
        return plain
    helped = _helped(view, other, figure, key, hidden, natural)
    fewer = plain * (hidden - 1) // hidden
    one = (use * helped + (SURE - use) * fewer) // SURE
    return (without * plain + with_one * one) // (without + with_one)


def _plain(view: BietenDeal, other: int, figure: int, key: int, hidden: int, natural: int) -> int:
    """The chance with natural cards alone."""
    among = how_many(natural)
    if among < hidden:
        return 0
    if figure in SUIT_OF:
        higher = _as_high(natural, SUIT_OF[figure], key)
        return SURE - SURE * COMB[among - higher][hidden] // COMB[among][hidden]
    ways = ways_at_least(view.rules.height, figure, key, _open_cards(view, other), hidden, natural)
    return SURE * ways // COMB[among][hidden]


def _helped(view: BietenDeal, other: int, figure: int, key: int, hidden: int, natural: int) -> int:
    """The chance with one wild card among the hidden ones, under the best name for this figure."""
    among = how_many(natural)
    if among < hidden - 1:
        return 0
    if figure in SUIT_OF:
        suit = SUIT_OF[figure]
        return 0 if void_suits(view, other) & SUIT_SET[suit] or key >= _highest_wild(suit) else SURE
    ways = ways_with_wild(view.rules.height, figure, key, _open_cards(view, other), hidden, natural)
    return SURE * ways // COMB[among][hidden - 1]


def _as_high(natural: int, suit: int, key: int) -> int:
    """How many of these cards are as high a card of that suit as the key says, or higher."""
    return len(
        [card for card in range(suit * RANKS, (suit + 1) * RANKS) if natural & BIT[card] and _suit_key(card) >= key]
    )


def _suit_key(card: int) -> int:
    """What `bieten_key` gives for a hand whose only card of a suit this is."""
    return (RANK[card] + 1) * (REAL + 1) + REAL


def _highest_wild(suit: int) -> int:
    """The key of the real Ace, which no wild card reaches."""
    return _suit_key(card_at(suit, ACE))


def _open_cards(view: BietenDeal, other: int) -> int:
    return set_of(view.cards.names[other])


def void_suits(view: BietenDeal, other: int) -> int:
    """The cards of suits that a player has failed to follow: they have none of them left (BI-PLAY-04)."""
    void = 0
    for trick, leader in enumerate([*view.tricks.leaders, view.tricks.leader]):
        if trick >= len(view.cards.names[leader]) or trick >= len(view.cards.names[other]):
            continue
        led = SUIT[view.cards.names[leader][trick]]
        if SUIT[view.cards.names[other][trick]] != led:
            void |= SUIT_SET[led]
    return void

"""Wild cards: which cards are Perlaggen in a deal, how they rank among themselves, and what they may be named."""

from functools import cache

from mypy_extensions import i64

from weli.core.cards import ACORNS, OF_TRUMPS, PLACES, RANK_LETTERS, SUIT_SET, WELI, card_at, card_of, set_of
from weli.games.figures.engine.rules.wild import WildRules


def perlaggen(rules: WildRules, trump: i64) -> list[int]:
    """The wild cards with that suit as trumps, high to low; every other card is natural (PL-WILD-15)."""
    return list(_in_order(rules.perlagg_order, rules.weli_substitute, trump))


@cache
def _in_order(order: tuple[str, ...], substitute: str, trump: i64) -> tuple[int, ...]:
    """The same; a card listed twice keeps its higher place (PL-WILD-03, PL-OQ-11, PL-OQ-49)."""
    found: list[int] = []
    for listed in order:
        card = _meant(listed, substitute, trump)
        if card not in found:
            found.append(card)
    return tuple(found)


def _meant(listed: str, substitute: str, trump: i64) -> i64:
    """The card that is meant: `HK`, the trump suit's `T7`, the Weli's substitute where the pack has none (PL-VAR-12)."""
    if listed.startswith(OF_TRUMPS):
        return card_at(trump, RANK_LETTERS.index(listed[1]))
    if listed == "S6" and substitute != "none":
        return card_of(substitute)
    return card_of(listed)


def permanent(rules: WildRules) -> i64:
    """The set of cards that are Perlaggen whatever is trumps; these alone are found in the cut (PL-CUT-03, PL-CUT-05)."""
    return set_of([_meant(card, rules.weli_substitute, 0) for card in rules.perlagg_order if card[0] != OF_TRUMPS])


@cache
def strengths(order: tuple[str, ...], substitute: str, trump: i64) -> list[int]:
    """The place of each card among the Perlaggen, counted from the lowest: 1, 2 and so on; 0 for a natural card (PL-ALG-03)."""
    places = [0] * PLACES
    found = _in_order(order, substitute, trump)
    for place, card in enumerate(found):
        places[card] = len(found) - place
    return places


def identities(rules: WildRules, pack: list[int], card: i64) -> list[int]:
    """Every card that this Perlagg may be named: any of the pack (PL-WILD-08, PL-OQ-02), itself too (PL-WILD-09)."""
    return [name for name in pack if name != WELI or card == WELI or rules.baptise_as_six]


def wild_set(places: list[int]) -> i64:
    """The same Perlaggen as a set."""
    return set_of([card for card in range(PLACES) if places[card]])


def acorn_perlaggen(wild: i64) -> i64:
    """The wild cards among the acorns (PL-EICH-13)."""
    return wild & SUIT_SET[ACORNS]


def has_rank(rules: WildRules, card: i64) -> bool:
    """Whether a card played under its own face has a rank: the Weli is the Six, or may have none (PL-CARD-05, PL-OQ-01)."""
    return card != WELI or rules.weli_face_rank == "six_below_seven"

"""The rules of Bieten by which a deal can be checked from outside, written down a second time and as simply as can be.

Nothing of the engine is used but the rule set and the tables of cards. A player's wild cards are named in every way there is.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, pairwise, permutations

from weli.core.acts import GLEICH, GRUEN, HANGER, ROT, SPIEL
from weli.core.cards import HEARTS, LEAVES, PACK_32, RANK, SEVEN, SUIT, card_of
from weli.games.bieten.ruleset import BietenRules

IN_ORDER = (ROT, GRUEN, GLEICH, HANGER, SPIEL)  # BI-END-05
REAL = 9

Face = tuple[int, int]  # what a card stands for, and its place among equal ones: REAL, or that of a wild card
Key = tuple[int, ...]
NOTHING: Key = ()


def wilds_of(rules: BietenRules) -> list[int]:
    """High to low (BI-VAR-07)."""
    return [card_of(word) for word in rules.wild.perlagg_order]


def dealt_from(
    rules: BietenRules, dealer: int, active: list[int], pack: list[int], stolen: list[int], rounds: tuple[int, ...]
) -> tuple[list[set[int]], list[int]]:
    """The hands and what stays undealt, from a pack that has been cut (BI-DEAL-03 to 05)."""
    after = [seat % rules.players for seat in range(dealer + 1, dealer + 1 + rules.players)]
    order = [seat for seat in after if seat in active]
    hands: list[set[int]] = [set() for _ in range(rules.players)]
    hands[order[-2 if dealer in active else -1]] |= set(stolen)
    rest = list(pack)
    for place, _ in enumerate(rounds):
        whole = sum(rounds[: place + 1])
        for seat in order:
            while len(hands[seat]) < whole:
                hands[seat].add(rest.pop(0))
    return hands, rest


@dataclass
class Player:
    """One player's three cards: those in hand, and those that lie open under their names."""

    hand: list[int]
    row: list[int] = field(default_factory=list)
    names: list[int] = field(default_factory=list)
    given_up: set[int] = field(default_factory=set)  # suits his wild cards can no longer be (BI-WELI-07)
    bound: set[int] = field(default_factory=set)  # the figures he has bet on or held (BI-BET-19, BI-BET-20)

    def free(self, rules: BietenRules) -> list[int]:
        """His wild cards without a name; one that lies there waits for it."""
        return [card for card in self.hand + self.row[len(self.names) :] if card in wilds_of(rules)]

    def namings(self, rules: BietenRules, given_up: set[int]) -> Iterator[dict[int, int]]:
        """Every way to name them: nothing he possesses, nothing twice, no suit he gave up (BI-WELI-01, BI-WELI-07, BI-Q28)."""
        wild = self.free(rules)
        own = set(self.hand + self.row + self.names)
        for names in permutations(PACK_32, len(wild)):
            pairs = list(zip(wild, names, strict=True))
            if all(self._can_be(rules, own, given_up, card, name) for card, name in pairs):
                yield dict(pairs)

    def _can_be(self, rules: BietenRules, own: set[int], given_up: set[int], card: int, name: int) -> bool:
        itself = name == card and rules.weli.wild_as_itself
        return (itself or name not in own) and SUIT[name] not in given_up

    def faces(self, naming: dict[int, int]) -> list[int]:
        rest = self.hand + self.row[len(self.names) :]
        return self.names + [naming.get(card, card) for card in rest]

    def can(self, rules: BietenRules, figures: set[int], given_up: set[int], last_led: int) -> bool:
        """Whether some naming makes all these figures (BI-BET-11 to 16, BI-BET-21)."""
        if not self.free(rules):
            return self.makes(rules, {}, figures, last_led)
        return any(self.makes(rules, naming, figures, last_led) for naming in self.namings(rules, given_up))

    def makes(self, rules: BietenRules, naming: dict[int, int], figures: set[int], last_led: int) -> bool:
        faces = self.faces(naming)
        for figure in figures:
            if figure == SPIEL:
                if last_led >= 0 and SUIT[faces[-1]] != last_led:
                    return False
            elif not best_of([(face, REAL) for face in faces], rules, figure):
                return False
        return True


def best_of(faces: list[Face], rules: BietenRules, figure: int) -> Key:
    """The best instance of a figure, to be compared with others; nothing where there is none (BI-FIG-03 to 12, BI-WELI-05)."""
    if figure in (ROT, GRUEN):
        suit = HEARTS if figure == ROT else LEAVES
        return max(((RANK[name], place) for name, place in faces if SUIT[name] == suit), default=NOTHING)
    best = NOTHING
    for size in (2, 3):
        for chosen in combinations(faces, size):
            best = max(best, _key(sorted(chosen, key=lambda face: (RANK[face[0]], face[1]))[::-1], rules, figure))
    return best


def _key(cards: list[Face], rules: BietenRules, figure: int) -> Key:
    """What these cards are worth as one Gleich or Hanger, the highest given first."""
    ranks = [RANK[name] for name, _ in cards]
    places = tuple(place for _, place in cards)
    if figure == GLEICH:
        top = ranks[0] if len(set(ranks)) == 1 else -1
        return _compared(len(cards), top, places, rules.height.gleich_size_first)
    if rules.height.hanger_same_suit and len({SUIT[name] for name, _ in cards}) > 1:
        return NOTHING
    for turn in range(len(ranks)) if rules.height.hanger_wrap else [0]:
        if turn and ranks[-1] < SEVEN:
            continue  # the six of bells is no part of the circle
        round_about = ranks[turn:] + [rank - 8 for rank in ranks[:turn]]
        if all(high - low == 1 for high, low in pairwise(round_about)):
            turned = places[turn:] + places[:turn]
            return _compared(len(cards), round_about[0], turned, rules.height.hanger_length_first)
    return NOTHING


def _compared(size: int, rank: int, places: tuple[int, ...], size_first: bool) -> Key:
    if rank < 0:
        return NOTHING
    return (size, rank, *places) if size_first else (rank, size, *places)

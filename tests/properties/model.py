"""The rules of the figure games that a deal can be checked by from outside, written down a second time and as simply as can be.

Nothing of the engine is used here but its facts: who gets which cards, what the Perlaggen are, who takes a trick, what a figure is worth,
how bets move a value, and what the count brings.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from weli.core.acts import BET, BLIND, CONCEDE, GLEICH, GOOD, HANGER, HOLD, RAISE, SPIEL, STEP
from weli.core.cards import ACORNS, RANK, SUIT, WELI, card_at, card_of, cards_of
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import NOBODY, OPEN, STANDING, FigureDeal
from weli.games.figures.engine.ruleset import FigureRules

FIGURES = 3
Key = tuple[int, int]  # how many cards, how high
NO_FIGURE: Key = (0, 0)


# Cards.


def listed(rules: FigureRules) -> list[str]:
    """The wild cards as the rule set names them, with another card for the Weli where the pack has none."""
    return [
        rules.wild.weli_substitute if word == "S6" and rules.dealing.pack == 32 else word
        for word in rules.wild.perlagg_order
    ]


def perlaggen(rules: FigureRules, trump: int) -> list[int]:
    """The wild cards, high to low."""
    found = []
    for word in listed(rules):
        card = card_at(trump, "6789XUOKA".index(word[1])) if word[0] == "T" else card_of(word)
        if card not in found:
            found.append(card)
    return found


def permanent(rules: FigureRules) -> list[int]:
    return [card_of(word) for word in listed(rules) if word[0] != "T"]


def found_in_cut(rules: FigureRules, lifted: list[int]) -> list[int]:
    """The Perlaggen that come to light one after another at the bottom of the lifted part (PL-CUT-03, PL-CUT-04)."""
    found: list[int] = []
    while (
        lifted
        and lifted[-1] in permanent(rules)
        and len(found) < rules.hand_size
        and rules.exchange.cut_takes_permanent
    ):
        found.append(lifted[-1])
        lifted = lifted[:-1]
    return found


def dealt_from(
    deal: FigureDeal, pack: list[int], cutter: int, taken: list[int], pattern: int
) -> tuple[list[set[int]], list[int]]:
    """The hands and the cards turned, dealt one packet after another from a pack that has been cut (PL-ALG-06)."""
    rules = deal.rules
    order = [seat % rules.players for seat in range(deal.dealer + 1, deal.dealer + 1 + rules.players)]
    hands: list[set[int]] = [set() for _ in range(rules.players)]
    hands[cutter] |= set(taken)
    turned: list[int] = []
    fewer = len(taken)
    rest = iter(pack)
    packets = list(rules.dealing.deal_patterns[pattern])
    for packet in packets if "T" in packets else [*packets, "T"]:
        if packet == "T":
            turned.append(next(rest))
            while SUIT[turned[-1]] == ACORNS and not rules.wild.acorns_may_be_trump:
                turned.append(next(rest))
            continue
        for seat in [seat for seat in order if seat in deal.active]:
            given = int(packet)
            if seat == cutter:
                given -= min(given, fewer)
                fewer -= int(packet) - given
            hands[seat] |= {next(rest) for _ in range(given)}
    return hands, turned


# Figures.


def gleich(cards: list[int], twice: bool = True) -> Key:
    """The largest group of equal rank, then the higher one (PL-ALG-04)."""
    best = NO_FIGURE
    for rank, size in Counter(RANK[card] for card in (cards if twice else set(cards))).items():
        if size >= 2:
            best = max(best, (size, rank))
    return best


def hanger(cards: list[int]) -> Key:
    """The longest run of one suit, then the higher one (PL-ALG-04)."""
    there = set(cards)
    best = NO_FIGURE
    for top in there:
        length = 1
        while RANK[top] - length >= 0 and top - length in there:
            length += 1
        if length >= 2:
            best = max(best, (length, RANK[top]))
    return best


def figure_of(cards: list[int], figure: int, twice: bool = True) -> Key:
    return gleich(cards, twice) if figure == GLEICH else hanger(cards)


def lying(deal: FigureDeal, seat: int) -> list[int]:
    """What lies open before a player, under its names; a Weli without a rank stands for nothing."""
    together = zip(deal.cards.rows[seat], deal.cards.names[seat], strict=False)
    ranked = deal.rules.wild.weli_face_rank == "six_below_seven"
    return [name for card, name in together if card != WELI or ranked or deal.cards.named >> card & 1]


def best_possible(deal: FigureDeal, seat: int, figure: int) -> Key:
    """The best of all names that his free Perlaggen could get (PL-ALG-05)."""
    hand = cards_of(deal.cards.hands[seat])
    free = [card for card in hand if deal.cards.wild >> card & 1]
    fixed = lying(deal, seat) + [card for card in hand if card not in free]
    names = [
        [name for name in deal.rules.cards if name != WELI or card == WELI or deal.rules.wild.baptise_as_six]
        for card in free
    ]
    twice = deal.rules.wild.gleich_same_card_twice
    return max(figure_of([*fixed, *chosen], figure, twice) for chosen in product(*names))


def can_show(deal: FigureDeal, side: int, figure: int) -> bool:
    """Whether somebody of a side has any example of a figure; two free Perlaggen make every one."""
    for seat in deal.seating.members(side):
        free = (deal.cards.hands[seat] & deal.cards.wild).bit_count()
        if free > 1 or best_possible(deal, seat, figure) > NO_FIGURE:
            return True
    return False


# Tricks.


def taker(deal: FigureDeal, trick: int, leader: int) -> int:
    """Who takes a finished trick (PL-ALG-03)."""
    order = perlaggen(deal.rules, deal.cards.trump)
    led = SUIT[deal.cards.names[leader][trick]]
    keys = {}
    for seat in deal.active:
        card, name = deal.cards.rows[seat][trick], deal.cards.names[seat][trick]
        suit = 2 if SUIT[name] == deal.cards.trump else 1 if SUIT[name] == led else 0
        keys[seat] = (
            suit,
            RANK[name] if suit else 0,
            len(order) - order.index(card) if deal.cards.named >> card & 1 else 0,
        )
    return max(keys, key=lambda seat: keys[seat])


# Bets and the count.


@dataclass
class Bets:
    """What the bets of a deal come to, followed act by act."""

    players: int
    value: list[int] = field(default_factory=lambda: [1] * FIGURES)
    by: list[int] = field(default_factory=lambda: [-1] * FIGURES)
    blind: list[int] = field(default_factory=lambda: [-1] * FIGURES)
    level: dict[tuple[int, int], int] = field(default_factory=dict)  # by seat and figure (PL-ALG-11)
    out: set[tuple[int, int]] = field(default_factory=set)  # the sides that have given a figure up
    active: set[tuple[int, int]] = field(default_factory=set)  # who has bet, held or raised what, his cards seen

    def take(self, deal: FigureDeal, seat: int, act: int) -> None:
        """Follows an act before it is made."""
        kind, argument = divmod(act, STEP)
        side = deal.seating.side_of(seat)
        assert kind not in (HOLD, RAISE) or (side, argument) not in self.out, "who has said good is out (PL-3P-09)"
        if kind in (BET, BLIND):
            for figure in range(FIGURES):
                if argument >> figure & 1:
                    assert (side, figure) not in self.out, "who has said good is out (PL-3P-09)"
                    self.by[figure] = seat
                    if kind == BLIND:
                        self.blind[figure] = seat
                    else:
                        self.active.add((seat, figure))
        elif kind in (HOLD, RAISE):
            bettor = self.by[argument]
            self.value[argument] += 1
            self.level[bettor, argument] = self.level[seat, argument] = self.value[argument]
            self.by[argument] = seat if kind == RAISE else -1
            self.active.add((seat, argument))
        elif kind in (GOOD, CONCEDE):
            self.out.add((side, argument))  # a bet stays open to the others, if there are any


def excused(deal: FigureDeal, bets: Bets, seat: int, figure: int) -> bool:
    """Bet blind, never again with his cards seen, and no way to make it (PL-BLIND-08, PL-OQ-43)."""
    if bets.blind[figure] != seat or (seat, figure) in bets.active:
        return False
    cards = cards_of(deal.cards.hands[seat]) + deal.cards.rows[seat]
    return not any(deal.cards.wild >> card & 1 for card in cards) and figure_of(cards, figure) == NO_FIGURE


def champion_shows(deal: FigureDeal) -> bool:
    """Whether what lies open of the figure that decided the game is still better than all that the others had (PL-WILD-14)."""
    key = max(deal.shown_figure(seat, deal.endgame.deciding) for seat in deal.seating.members(deal.endgame.champion))
    if deal.endgame.compared != reasons.LONG_FIGURE_WINS:
        return key > deal.endgame.beaten
    longer = (key // 16, 1 - deal.endgame.deciding, key % 16)
    others = (deal.endgame.beaten // 32, deal.endgame.beaten % 32 // 16, deal.endgame.beaten % 16)
    return longer[:1] > others[:1] if deal.rules.ending.both_gestrichen_compare == "length_only" else longer > others


@dataclass
class Count:
    """What a closed deal brings each side, from who has which figure and who has failed."""

    deal: FigureDeal
    bets: Bets
    gained: list[int] = field(default_factory=list)
    reached: list[int] = field(default_factory=list)

    def run(self) -> "Count":
        deal = self.deal
        self.gained = [0] * deal.seating.sides
        if deal.rules.scoring.penalties_before_points:
            self.penalties()
        self.figures()
        if not deal.rules.scoring.penalties_before_points:
            self.penalties()
        return self

    def add(self, side: int, points: int) -> None:
        """Points won, or lost where they are below zero; where one counts down, won points go off the score."""
        deal = self.deal
        if points < 0 and deal.rules.scoring.score_floor is not None and deal.rules.scoring.scoring_direction == "up":
            points = -max(0, min(-points, deal.start_scores[side] + self.gained[side] - deal.rules.scoring.score_floor))
        self.gained[side] += points if deal.rules.scoring.scoring_direction == "up" else -points

    def failures(self, seat: int) -> list[int]:
        deal = self.deal
        return [
            f for f in (GLEICH, HANGER) if deal.proofs.failed[seat] >> f & 1 and not excused(deal, self.bets, seat, f)
        ]

    def penalties(self) -> None:
        rules = self.deal.rules
        for side in range(self.deal.seating.sides):
            failed = [figure for seat in self.deal.seating.members(side) for figure in self.failures(seat)]
            many = {
                "per_player_figure": len(failed),
                "per_side_figure": len(set(failed)),
                "per_side_deal": len(failed) > 0,
            }
            self.add(side, -rules.proofs.validation_penalty * int(many[rules.proofs.validation_stacking]))

    def figures(self) -> None:
        deal = self.deal
        rules = deal.rules
        others_play_on = rules.ending.play_on_for_places and len(deal.active) == 3
        for figure in self.order():
            owner = deal.stakes[figure].owner
            if owner >= 0 and deal.stakes[figure].value > rules.stakes.max_value:
                self.reached.append(owner)
                return
            if owner >= 0 and owner not in self.reached:
                self.add(owner, deal.stakes[figure].value)
            if rules.proofs.losing_bet_penalty:
                self.levels(figure)
            if owner >= 0 and owner not in self.reached and self.missing(owner) <= 0:
                self.reached.append(owner)
                if not others_play_on:
                    return
        failed = [deal.proofs.failed[seat] for seat in deal.seating.members(deal.endgame.champion)]
        if (
            deal.endgame.champion >= 0
            and not any(failed)
            and all(stake.lost != deal.endgame.champion for stake in deal.stakes)
            and champion_shows(deal)
        ):
            self.reached.append(deal.endgame.champion)

    def missing(self, side: int) -> int:
        score = self.deal.start_scores[side] + self.gained[side]
        rules = self.deal.rules
        return rules.target - score if rules.scoring.scoring_direction == "up" else score - rules.target

    def levels(self, figure: int) -> None:
        """What the losers of a figure pay (PL-STRAF-26)."""
        deal = self.deal
        if deal.stakes[figure].owner == STANDING:
            return
        won_by = deal.stakes[figure].owner
        if (
            won_by == NOBODY
            and deal.stakes[figure].lost >= 0
            and not deal.proofs.failed[deal.stakes[figure].lost] >> figure & 1
        ):
            won_by = deal.stakes[figure].lost  # won, but he may score nothing
        for (seat, staked), level in sorted(self.bets.level.items()):
            if staked == figure and seat != won_by and seat not in self.reached:
                self.add(seat, -level)

    def order(self) -> list[int]:
        """Conceded figures first, then the held ones, then the unbet (PL-SCORE-06, PL-STRAF-34)."""
        deal = self.deal
        unbet = list(deal.rules.scoring.count_order_unbet)

        def key(figure: int) -> tuple[int, int]:
            if (
                deal.stakes[figure].value > deal.rules.stakes.max_value
                and deal.rules.stakes.spiel_aus_precedence == "immediate"
            ):
                return 0, 0
            if deal.stakes[figure].conceded_at:
                return 1, deal.stakes[figure].conceded_at
            if deal.stakes[figure].first_bet:
                return 2, deal.stakes[figure].first_bet
            return 3, unbet.index(figure)

        return sorted(range(FIGURES), key=key)


def settled_well(deal: FigureDeal) -> bool:
    """Whether each figure has gone where it can go: the Spiel to who has the tricks for it, or was given it."""
    spiel = deal.stakes[SPIEL].owner
    enough = (
        spiel < 0
        or bool(deal.stakes[SPIEL].conceded_at)
        or deal.tricks.taken[spiel] >= deal.rules.stakes.tricks_for_spiel
    )
    return enough and all(stake.owner != OPEN for stake in deal.stakes)

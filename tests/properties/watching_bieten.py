"""What must hold in every deal of Bieten: a second bookkeeper who follows the acts alone, and compares."""

import random
from dataclasses import dataclass, field

from properties.may_bieten import HELD, PROPOSED, SETTLED, UNBET, MayBieten
from properties.model_bieten import (
    IN_ORDER,
    REAL,
    Face,
    Player,
    best_of,
    dealt_from,
    wilds_of,
)
from weli.core.acts import BET, CUT, GOOD, HOLD, NAME, PLAY, SPIEL, STEP, STOP, TAKE
from weli.core.cards import RANK, SUIT, WELI, cards_of
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import CUT as BEFORE_THE_DEAL
from weli.games.figures.engine.deal import NOBODY, OPEN, STANDING


@dataclass
class Bet:
    """What has been said about one figure."""

    state: int = UNBET
    value: int = 1
    bettor: int = -1  # who has proposed the present value, or the one before
    first: int = -1  # who bet on it first
    holder: int = -1
    asked: list[int] = field(default_factory=list)  # who has still to answer, in order
    gone: set[int] = field(default_factory=set)  # who has said good, where that is for good
    owner: int = -1


class WatchingBieten(MayBieten):
    """Watches a deal of Bieten from the pack to the count."""

    def __init__(self, deal: BietenDeal, chance: random.Random) -> None:
        self.deal = deal
        self.chance = chance
        self.rules = deal.rules
        self.pack = deal.cut.pack[:]
        self.lifted = 0
        self.stolen: list[int] = []
        self.players: list[Player] = []
        self.bottom = -1
        self.bets = {figure: Bet() for figure in IN_ORDER}
        self.order: list[int] = []  # figures by their first bet (BI-END-04)
        self.leader = deal.first_leader()
        self.tricks: list[list[int]] = []  # the seats of each trick in the order of play
        self.winners: list[int] = []
        self.waits: int = -1  # who has laid a wild card that has no name yet
        self.due = deal.first_leader()
        if deal.stage != BEFORE_THE_DEAL:
            self._give([set(cards_of(hand)) for hand in deal.cards.hands], [deal.cut.bottom])

    # Following the acts.

    def take(self, seat: int, act: int) -> None:
        kind, argument = divmod(act, STEP)
        if kind == CUT:
            self.lifted = argument
            self._deal_if(self.rules.stealing.steal_max == 0)
        elif kind == TAKE:
            assert argument == self.pack[self.lifted - 1 - len(self.stolen)], "the cutter takes from the bottom"
            self.stolen.append(argument)
            self._deal_if(len(self.stolen) == self.rules.stealing.steal_max)
        elif kind == STOP:
            self._deal_if(True)
        elif kind == PLAY:
            self._play(seat, argument)
        elif kind == NAME:
            self._lies(seat, argument)
        elif kind == BET:
            self._bet(seat, next(figure for figure in IN_ORDER if argument == 1 << figure))
        else:
            assert kind in (HOLD, GOOD)
            self._answer(seat, argument, kind == HOLD)

    def _deal_if(self, over: bool) -> None:
        if over:
            rest = self.pack[self.lifted :] + self.pack[: self.lifted - len(self.stolen)]
            rounds = tuple(int(packet) for packet in self.rules.dealing.deal_patterns[self.deal.cut.pattern])
            hands, undealt = dealt_from(self.rules, self.deal.dealer, self.deal.active, rest, self.stolen, rounds)
            self._give(hands, undealt)

    def _give(self, hands: list[set[int]], undealt: list[int]) -> None:
        self.players = [Player(sorted(hand)) for hand in hands]
        self.bottom = undealt[-1] if undealt else -1

    def _play(self, seat: int, card: int) -> None:
        assert seat == self.due, "nobody plays out of turn"
        assert self.proposed() is None, "a bet stops the cards (BI-BET-04)"
        player = self.players[seat]
        if not self.tricks or len(self.tricks[-1]) == len(self.deal.active):
            self.tricks.append([])
        self.tricks[-1].append(seat)
        led = self.suit_led()
        player.hand.remove(card)
        player.row.append(card)
        if card in wilds_of(self.rules):
            self.waits = seat
            return
        assert led in (-1, SUIT[card]) or not self._holds_suit(player, led), "one follows suit (BI-PLAY-04)"
        self._lies(seat, card)

    def _lies(self, seat: int, name: int) -> None:
        """A card lies there under its name; who has not followed gives the suit up for the wild cards left to him (BI-WELI-07)."""
        player = self.players[seat]
        self.waits = -1
        led = self.suit_led()
        player.names.append(name)
        if led not in (-1, SUIT[name]) and player.free(self.rules):
            player.given_up.add(led)
        self.due = self.after(seat)[0]
        if len(self.tricks[-1]) == len(self.deal.active):
            self.due = self._taker()
            self.winners.append(self.due)

    def _taker(self) -> int:
        place = len(self.tricks) - 1
        led = SUIT[self.players[self.tricks[-1][0]].names[place]]
        following = [seat for seat in self.tricks[-1] if SUIT[self.players[seat].names[place]] == led]
        return max(following, key=lambda seat: (RANK[self.face(seat, place)[0]], self.face(seat, place)[1]))

    def _bet(self, seat: int, figure: int) -> None:
        assert figure in self.may_bet(seat), "the bet is allowed"
        bet = self.bets[figure]
        if bet.state == UNBET:
            self.order.append(figure)
            bet.first = seat
        bet.state = PROPOSED
        bet.bettor = seat
        bet.asked = [other for other in self.after(seat)[:-1] if other not in bet.gone]
        self._bind(seat, figure)

    def _answer(self, seat: int, figure: int, holds: bool) -> None:
        bet = self.bets[figure]
        assert bet.state == PROPOSED, "there is a bet to answer"
        assert bet.asked.pop(0) == seat, "answers fall in turn (BI-BET-05)"
        if holds:
            assert self.has(seat, figure), "one holds with the figure (BI-BET-11)"
            bet.state, bet.holder = HELD, seat
            bet.value += 1
            self._bind(seat, figure)
            return
        if not self.rules.bidding.good_can_win:
            bet.gone.add(seat)
        if not bet.asked:
            bet.state, bet.owner = SETTLED, bet.bettor

    def _bind(self, seat: int, figure: int) -> None:
        if self.needs(figure):
            self.players[seat].bound.add(figure)

    # What may be done.

    def needs(self, figure: int) -> bool:
        """Whether one must have a figure to bet on it (BI-BET-11, BI-BET-13, BI-BET-14)."""
        return (
            self.rules.stakes.last_trick_spiel_rule and self.last_led() >= 0
            if figure == SPIEL
            else self.rules.bidding.need_figure
        )

    def has(self, seat: int, figure: int) -> bool:
        if not self.needs(figure):
            return True
        player = self.players[seat]
        return player.can(self.rules, player.bound | {figure}, player.given_up, self.last_led())

    # Where it stands.

    def proposed(self) -> int | None:
        return next((figure for figure, bet in self.bets.items() if bet.state == PROPOSED), None)

    def after(self, seat: int) -> list[int]:
        """The others in turn, himself at the end."""
        seats = self.deal.active
        place = seats.index(seat)
        return seats[place + 1 :] + seats[: place + 1]

    def round_from(self, seat: int) -> list[int]:
        return [seat, *self.after(seat)[:-1]]

    def suit_led(self) -> int:
        """The suit led to the trick in which a card has just been laid; -1 for the lead itself."""
        leader = self.tricks[-1][0]
        place = len(self.tricks) - 1
        return SUIT[self.players[leader].names[place]] if len(self.players[leader].names) > place else -1

    def suit_to_follow(self) -> int:
        """The suit that the next card has to follow, or -1 where it leads."""
        open_trick = self.tricks and len(self.tricks[-1]) < len(self.deal.active)
        return self.suit_led() if open_trick else -1

    def last_led(self) -> int:
        if len(self.tricks) < self.rules.hand_size:
            return -1
        return self.suit_led()

    def _holds_suit(self, player: Player, suit: int) -> bool:
        return any(SUIT[card] == suit for card in player.hand if card not in wilds_of(self.rules))

    def face(self, seat: int, place: int) -> Face:
        """What a card lying open stands for, and its place among equal ones (BI-WELI-05, BI-VAR-06, BI-VAR-07, BI-Q28)."""
        card, name = self.players[seat].row[place], self.players[seat].names[place]
        wild = wilds_of(self.rules)
        return (name, REAL if card == name else len(wild) - wild.index(card))

    # Comparing.

    def holds(self) -> None:
        deal = self.deal
        if deal.stage == BEFORE_THE_DEAL:
            assert not any(deal.cards.rows)
            return
        for seat in deal.active:
            player = self.players[seat]
            assert cards_of(deal.cards.hands[seat]) == sorted(player.hand)
            assert deal.cards.held[seat] == len(player.hand)
            assert deal.cards.rows[seat] == player.row
            assert deal.cards.names[seat] == player.names
        assert deal.cut.bottom == self.bottom
        assert deal.tricks.winners == self.winners
        for figure, bet in self.bets.items():
            if deal.closed:
                continue
            assert deal.stakes[figure].value == bet.value
            assert deal.stakes[figure].bettor == (bet.bettor if bet.state == PROPOSED else -1)
            assert deal.stakes[figure].owner == (bet.owner if bet.state == SETTLED else OPEN)
        if not deal.closed:
            asked = self.proposed()
            assert deal.answering() == ([] if asked is None else self.bets[asked].asked[:1])
            assert deal.turn() == self.due or self.waits >= 0
        if self.chance.random() < 0.5:
            self.may_is_legal()

    def may_is_legal(self) -> None:
        """Everything that anybody may do, from the rules and from the engine."""
        deal = self.deal
        if deal.stage == BEFORE_THE_DEAL or deal.closed:
            return
        for seat in deal.active:
            assert set(deal.legal(seat)) == self.may(seat), f"seat {seat}"

    def ends_well(self) -> None:
        assert len(self.winners) == self.rules.hand_size
        assert all(not player.hand for player in self.players)
        assert len({card for player in self.players for card in player.row}) == 3 * len(self.deal.active)
        self._names_fit()
        owners = {figure: self._owner(figure) for figure in IN_ORDER}
        self._count(owners)

    def _names_fit(self) -> None:
        """Every name keeps to what was possessed, given up, and bet (BI-WELI-01, BI-WELI-12, BI-BET-19 to 22)."""
        for player in self.players:
            assert len(set(player.names)) == len(player.names)
            for card, name in zip(player.row, player.names, strict=True):
                assert name == card or (card in wilds_of(self.rules) and name not in player.row)
            assert not player.bound or player.makes(self.rules, {}, player.bound, self.last_led())

    def _owner(self, figure: int) -> int:
        bet = self.bets[figure]
        if bet.state == SETTLED:
            return bet.owner
        if figure == SPIEL:
            return self.winners[-1] if self.winners[-1] not in bet.gone else self._next_best(figure)
        return self._next_best(figure)

    def _next_best(self, figure: int) -> int:
        """The best figure of those who are in it; where several have it, as the house has it (BI-FIG-08, BI-FIG-16, BI-Q05)."""
        bet = self.bets[figure]
        if figure == SPIEL:
            return NOBODY
        keys = {
            seat: best_of([self.face(seat, place) for place in range(3)], self.rules, figure)
            for seat in self.deal.active
            if seat not in bet.gone
        }
        best = max(keys.values())
        level = [seat for seat in keys if keys[seat] == best]
        if not best:
            return NOBODY
        if len(level) == 1:
            return level[0]
        if self.rules.height.figure_tie == "turn_order":
            return next(seat for seat in self.round_from(self.deal.first_leader()) if seat in level)
        return bet.first if self.rules.height.figure_tie == "earliest_bettor" and bet.first in level else STANDING

    def _count(self, owners: dict[int, int]) -> None:
        """Points, winner and losers, figure by figure (BI-SCORE, BI-END-03 to 07, BI-VAR-02, BI-Q20, BI-Q39)."""
        deal, rules = self.deal, self.rules
        gained = [0] * rules.players
        reached: list[int] = []
        counted = set()
        stops = rules.counting.count_stop == "at_winner" and not rules.ending.play_on_for_places
        for figure in self.order + [figure for figure in IN_ORDER if figure not in self.order]:
            if reached and stops:
                break
            owner = owners[figure]
            if owner >= 0:
                counted.add(owner)
                gained[owner] += self.bets[figure].value
                self._note_reached(reached, gained)
        if not (reached and stops):
            self._count_weli(gained, counted)
            self._note_reached(reached, gained)
        winner = reached[0] if reached else -1
        assert deal.gained == gained
        assert deal.winner == winner
        assert deal.reached == (reached if rules.ending.play_on_for_places else reached[:1])
        assert deal.losers == self._losers(reached, gained)

    def _note_reached(self, reached: list[int], gained: list[int]) -> None:
        for seat in self.deal.active:
            if self.deal.start_scores[seat] + gained[seat] >= self.rules.target and seat not in reached:
                reached.append(seat)

    def _count_weli(self, gained: list[int], counted: set[int]) -> None:
        for seat in self.deal.active:
            if WELI not in self.players[seat].row:
                continue
            gained[seat] += self.rules.weli.weli_point
            if not self.rules.weli.weli_point and seat not in counted:
                there = self.deal.start_scores[seat] + gained[seat]
                floor = self.rules.weli.weli_zero_penalty if self.rules.scoring.score_floor is None else max(0, there)
                gained[seat] -= min(self.rules.weli.weli_zero_penalty, floor)

    def _losers(self, reached: list[int], gained: list[int]) -> list[int]:
        deal = self.deal
        left = [seat for seat in deal.active if seat not in reached]
        if self.rules.ending.play_on_for_places:
            return left if len(left) == 1 else reached[-1:] if not left else []
        if not reached:
            return []
        totals = {seat: deal.start_scores[seat] + gained[seat] for seat in deal.active if seat != reached[0]}
        found = [seat for seat in totals if totals[seat] == min(totals.values())]
        return [] if len(found) > 1 and self.rules.counting.loser_tie == "none" else found

    # What a seat has seen.

    def hidden_from(self, seat: int) -> set[int]:
        deal = self.deal
        seen = set() if not self.players else {card for player in self.players for card in player.row}
        if self.players:
            seen |= set(self.players[seat].hand)
            if self.rules.stealing.bottom_card_shown:
                seen.add(self.bottom)
        elif seat == deal.cutter():
            seen |= set(self.stolen)
            if self.lifted:
                seen.add(self.pack[self.lifted - 1 - len(self.stolen)])
        return set(deal.rules.cards) - seen

"""What a player may do in Bieten by the second bookkeeper's own reading: bets, cards, names."""

from properties.model_bieten import (
    Player,
    wilds_of,
)
from properties.watching import Watching
from weli.core.acts import GOOD, HOLD, NAME, PLAY, SPIEL, act_of, bet_act
from weli.core.cards import PACK_32, SUIT

UNBET, PROPOSED, HELD, SETTLED = range(4)


class MayBieten(Watching):
    """Tells from the books of `WatchingBieten` what may be done."""

    def may_bet(self, seat: int) -> list[int]:
        """The figures that a player may bet on, or say three to (BI-BET-02, BI-BET-17, BI-BET-18, BI-END-08 to 12)."""
        if self.proposed() is not None or self.waits >= 0 or len(self.winners) == self.rules.hand_size:
            return []
        if self.rules.bidding.bet_window == "own_turn" and seat != self.due:
            return []
        need = (
            self.rules.target
            - self.deal.start_scores[seat]
            - sum(bet.value for bet in self.bets.values() if bet.owner == seat)
        )
        found = []
        for figure, bet in self.bets.items():
            raises = bet.state == HELD and bet.value < 3 and seat != bet.bettor and seat not in bet.gone
            if bet.state == HELD and self.rules.bidding.three_by == "holder_only" and seat != bet.holder:
                raises = False
            cap = 1 if bet.state == UNBET else 2
            spared = need > cap or self.rules.ending.bet_cap != "conceded_only"
            if (bet.state == UNBET or raises) and spared and self.has(seat, figure):
                found.append(figure)
        return found

    def may(self, seat: int) -> set[int]:
        """Every act of a player at the table."""
        if self.waits >= 0:
            return {act_of(NAME, name) for name in self.names_for(seat)} if seat == self.waits else set()
        figure = self.proposed()
        if figure is not None:
            if self.bets[figure].asked[0] != seat:
                return set()
            return {act_of(GOOD, figure)} | ({act_of(HOLD, figure)} if self.has(seat, figure) else set())
        bets = {bet_act(1 << figure) for figure in self.may_bet(seat)}
        return bets | ({act_of(PLAY, card) for card in self.cards_for(seat)} if seat == self.due else set())

    def cards_for(self, seat: int) -> list[int]:
        """The cards that follow suit and leave every wild card a name (BI-PLAY-04, BI-WELI-08, BI-WELI-09, BI-WELI-13)."""
        player = self.players[seat]
        led = self.suit_to_follow()
        wild = wilds_of(self.rules)
        if len(self.winners) == self.rules.hand_size:
            return []
        found = []
        for card in player.hand:
            must = led >= 0 and self._holds_suit(player, led)
            if card not in wild and must and SUIT[card] != led:
                continue
            if self._leaves_names(player, card, led, must):
                found.append(card)
        return found

    def _leaves_names(self, player: Player, card: int, led: int, must: bool) -> bool:
        wild = player.free(self.rules)
        if not wild:
            return True
        for naming in player.namings(self.rules, player.given_up):
            name = naming.get(card, card)
            if must and SUIT[name] != led:
                continue
            lost = {led} if led not in (-1, SUIT[name]) else set()
            others = [naming[other] for other in wild if other != card]
            last_led = self.last_led() if self.last_led() >= 0 or not self._leads_last(player) else SUIT[name]
            after = Player([one for one in player.hand if one != card], player.row + [card], player.names + [name])
            after.row = after.row[: len(after.names)]
            if any(SUIT[other] in lost for other in others):
                continue
            bound = player.bound - ({SPIEL} if last_led < 0 else set())
            if after.makes(self.rules, naming, bound, last_led):
                return True
        return False

    def _leads_last(self, player: Player) -> bool:
        return len(player.names) == self.rules.hand_size - 1

    def names_for(self, seat: int) -> list[int]:
        """The names for the wild card that he has laid (BI-WELI-01 to 12)."""
        player = self.players[seat]
        card = player.row[-1]
        led = self.suit_led()
        must = led >= 0 and self._holds_suit(player, led)
        laid = Player(player.hand + [card], player.row[:-1], player.names, player.given_up, player.bound)
        return [name for name in PACK_32 if self._name_leaves_names(laid, card, name, led, must)]

    def _name_leaves_names(self, player: Player, card: int, name: int, led: int, must: bool) -> bool:
        if must and SUIT[name] != led:
            return False
        lost = {led} if led not in (-1, SUIT[name]) else set()
        rest = Player([one for one in player.hand if one != card], player.row + [card], player.names + [name])
        for naming in player.namings(self.rules, player.given_up):
            others = [naming[other] for other in naming if other != card]
            if naming[card] == name and not any(SUIT[other] in lost for other in others):
                if rest.makes(self.rules, naming, player.bound, self.last_led()):
                    return True
        return False

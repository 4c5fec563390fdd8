"""What a player may do in Gaigel by the second bookkeeper's own reading: cards, openings, pairs."""

from properties import model_gaigel as model
from properties.watching import Watching
from weli.core.acts import PLAY, act_of
from weli.core.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, card_at
from weli.games.gaigel.acts import ELFEN, PAIR, TAUCHEN, ZWEITE


class MayGaigel(Watching):
    """Tells from the books of `WatchingGaigel` what may be done."""

    # What may be done.

    def cards_for(self, seat: int) -> set[int]:
        """The cards that a player may play now, openings among them."""
        if seat != (self.leader + len(self.trick)) % self.rules.players or self.drawing or self.asks >= 0:
            return set()
        if self.left_to_say:
            return set()
        if not self.opened and not self.trick:
            return self._openings_for(seat)
        cards = set(self.hands[seat])
        if not self.opened and self.rules.opening.first_trick_trumps == "forbidden":
            plain = {card for card in cards if SUIT[card] != self.trump}
            fifth = {card for card in cards if self.seeks(seat) and RANK[card] != SEVEN}
            cards = plain | fifth if plain else cards
        elif not self.left():
            cards = model.must_play(self.hands[seat], self.trick, self.trump)
        cards = self._without_sevens(seat, cards)
        declared = cards & self.duty[seat]
        return {act_of(PLAY, card) for card in declared or cards}

    def _openings_for(self, seat: int) -> set[int]:
        """GA-OPEN-01, -02, -06, -10, -14, -16, GA-Q33."""
        hand = set(self.hands[seat])
        if self.seeks(seat):
            free = self.rules.opening.first_trick_trumps != "forbidden"
            led = {card for card in hand if free or SUIT[card] != self.trump or RANK[card] != SEVEN}
            return {act_of(PLAY, card) for card in self._without_sevens(seat, led)}
        found = set()
        if self.rules.opening.five_trump_lead and all(SUIT[card] == self.trump for card in hand):
            found = {act_of(PLAY, card) for card in hand}
        for card in hand:
            plain = SUIT[card] != self.trump
            ace = RANK[card] == ACE
            if ace and (plain or self.rules.opening.elfen_trump_ace) and "elfen" in self.rules.opening.openings:
                found.add(act_of(ELFEN, card))
            if ace and plain and "zweite" in self.rules.opening.openings:
                found.add(act_of(ZWEITE, card))
            if plain and not ace and "tauchen" in self.rules.opening.openings:
                found.add(act_of(TAUCHEN, card))
        return found

    def _without_sevens(self, seat: int, cards: set[int]) -> set[int]:
        """A collector plays his fifth card while the talon lasts (GA-Q35, GA-Q60)."""
        held = [card for card in self.hands[seat] if RANK[card] != SEVEN]
        return {card for card in cards if RANK[card] != SEVEN} if self.seeks(seat) and self.left() and held else cards

    def pairs_for(self, seat: int) -> set[int]:
        """The pairs that a player may declare whose side has a trick (GA-PAIR-02, -04 to -07)."""
        due = seat == (self.leader + len(self.trick)) % self.rules.players and not self.drawing
        on_lead = due and not self.trick
        in_time = {"any_time": True, "own_turn": due, "on_lead": on_lead}[self.rules.pairs.pair_window]
        if not in_time or self.left_to_say or not self._taken(self.side(seat)):
            return set()
        return {act_of(PAIR, suit) for suit in range(4) if self._has_pair(seat, suit)}

    def _has_pair(self, seat: int, suit: int) -> bool:
        hand = self.hands[seat]
        cards = card_at(suit, KING), card_at(suit, OBER)
        if self.rules.pairs.pair_repeat == "all_four_at_once":
            before = self.pairs.count((seat, suit))
            return before < 2 and all(hand.count(card) > before for card in cards)
        return all(hand.count(card) > self.used[seat][card] for card in cards)

"""Where the cards are: in hands, in rows on the table, open beside the pack; and what the Perlaggen stand for."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.core.cards import BIT
from weli.core.deal import NONE, NOTHING_YET


@final
class Cards:
    """The cards of a deal; sets of them are bit sets. Rows and names are replaced when a card is laid, and shared till then."""

    hands: vec[i64]  # sets of cards in hand; where this view may not know them, only those that everybody has seen
    held: vec[i64]  # how many cards are in hand
    known: i64 = 0  # cards in hands that everybody has seen

    rows: list[list[int]]  # by seat the cards laid open, in order
    names: list[list[int]]  # what each of them stands for
    played: vec[i64]  # how many of the row were played to tricks
    named: i64 = 0  # the Perlaggen that have been named
    visible: vec[i64]  # what lies open, as sets of what the cards stand for
    duplicate_ranks: vec[i64]  # what lies there more than once, counted by rank
    open_keys: vec[i64]  # by seat and figure: how good the best one is that lies open

    turned: list[int]  # open beside the pack; the last one shows the trumps
    trump: i64 = NONE
    strength: list[int]  # the place of each card among the Perlaggen, from the lowest; 0: a natural card
    wild: i64 = 0  # the Perlaggen of this deal

    naming: i64 = NONE  # the Perlagg just laid, which is to be named
    naming_for: i64 = 0  # the kind of act it was laid with
    naming_seat: i64 = NONE

    def copy(self) -> "Cards":
        twin = Cards()
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.known = self.known
        twin.rows = self.rows
        twin.names = self.names
        twin.played = self.played[:]
        twin.named = self.named
        twin.visible = self.visible[:]
        twin.duplicate_ranks = self.duplicate_ranks[:]
        twin.open_keys = self.open_keys[:]
        twin.turned = self.turned
        twin.trump = self.trump
        twin.strength = self.strength
        twin.wild = self.wild
        twin.naming = self.naming
        twin.naming_for = self.naming_for
        twin.naming_seat = self.naming_seat
        return twin

    def hide_from(self, seat: i64) -> None:
        """Leaves of the other hands what everybody has seen (GS-TALK-02, GS-PLAY-13, PL-TALK-02)."""
        for other in range(len(self.hands)):
            if other != seat:
                self.hands[other] &= self.known

    def lay_down(self, seat: i64, card: i64) -> None:
        """A card leaves the hand and lies open at the end of the player's row; it has no name yet."""
        self.hands[seat] &= ~BIT[card]
        self.held[seat] -= 1
        self.known &= ~BIT[card]
        rows = self.rows[:]
        rows[seat] = [*rows[seat], card]
        self.rows = rows

    def name_last(self, seat: i64, name: i64) -> None:
        """Gives the card that was laid down last its name."""
        names = self.names[:]
        names[seat] = [*names[seat], name]
        self.names = names


def undealt(seats: i64) -> Cards:
    """Nobody has a card yet."""
    cards = Cards()
    cards.hands = vec[i64]([0] * seats)
    cards.held = vec[i64]([0] * seats)
    cards.rows = [NOTHING_YET] * seats
    cards.names = cards.rows
    cards.played = vec[i64]([0] * seats)
    cards.visible = vec[i64]([0] * seats)
    cards.duplicate_ranks = vec[i64]([0] * seats)
    cards.open_keys = vec[i64]([0] * (seats * FIGURES))
    cards.turned = NOTHING_YET
    cards.strength = NOTHING_YET
    return cards

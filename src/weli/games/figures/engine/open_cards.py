"""The cards that lie open in a deal of a figure game, and the figures that a player makes of them and of their hand."""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import GLEICH, HANGER, PLAY
from weli.core.cards import BIT, RANK, SUITS, cards_of, how_many
from weli.core.deal import NONE
from weli.games.figures.engine import reasons
from weli.games.figures.engine.figures import UNLIMITED, count_by_rank, figure_key, missing_for, once_more
from weli.games.figures.engine.state import State
from weli.games.figures.engine.wild import has_rank

SHOWN_FIGURES: Final[vec[i64]] = vec[i64]([GLEICH, HANGER])
_SHOWN: Final = 2


class OpenCards(State):
    """A deal at one moment, with its cards and figures."""

    def own_cards(self, seat: i64) -> i64:
        """All cards of a player as a set, in hand or lying open (BI-BET-12)."""
        cards = self.cards.hands[seat]
        for card in self.cards.rows[seat]:
            cards |= BIT[card]
        return cards

    def shown_figure(self, seat: i64, figure: i64) -> i64:
        """The best instance of a figure that a player has lying open; what is nameless in his hand is no part of it.

        (GS-SHOW-07, PL-ALG-04, PL-WILD-16)
        """
        return self.cards.open_keys[seat * _SHOWN + figure]

    def full_figure(self, seat: i64, figure: i64, name: i64 = NONE) -> i64:
        """The best one a player can make of all cards, free Perlaggen under the best names (GS-FIG-16, PL-ALG-05, GS-FIG-14, PL-FIG-12).

        With a `name`: if a Perlagg of theirs that is no longer in hand stood for that card.
        """
        return self._figure_with(seat, figure, name, how_many(self.cards.hands[seat] & self.cards.wild))

    def natural_figure(self, seat: i64, figure: i64, name: i64 = NONE) -> i64:
        """The same without free Perlaggen: in natur, and with what those on the table stand for (PL-VAL-04, PL-WORD-09)."""
        return self._figure_with(seat, figure, name, 0)

    def _figure_with(self, seat: i64, figure: i64, name: i64, wild: i64) -> i64:
        natural = self.cards.hands[seat] & ~self.cards.wild
        visible = self.cards.visible[seat]
        again = self.cards.duplicate_ranks[seat]
        if name != NONE:
            if visible & BIT[name] and self.terms.wild.gleich_same_card_twice:
                again += once_more(RANK[name])
            visible |= BIT[name]
        most = UNLIMITED
        if not self.terms.wild.gleich_same_card_twice:
            most = SUITS
        elif natural & visible:
            again += count_by_rank(natural & visible)
        sixes = self.terms.wild.baptise_as_six and most == UNLIMITED
        return figure_key(natural | visible, figure, again, wild, most, sixes)

    def free_perlaggen(self, seat: i64) -> list[int]:
        """The Perlaggen in a hand, the lowest first."""
        return sorted(cards_of(self.cards.hands[seat] & self.cards.wild), key=self.cards.strength.__getitem__)

    def has_example(self, seat: i64, figure: i64) -> bool:
        """Whether a player has an instance of a figure among all their cards, open or in hand (GS-FIG-16)."""
        return self.full_figure(seat, figure) > 0

    def lay(self, seat: i64, card: i64, kind: i64 = PLAY) -> None:
        """Turns a card of the hand open; it joins the player's row. A Perlagg waits for its name (PL-WILD-05, GS-PLAY-11, BI-WELI-02)."""
        self.cards.lay_down(seat, card)
        if self.cards.wild & BIT[card]:
            self.cards.naming = card
            self.cards.naming_for = kind
            self.cards.naming_seat = seat
        else:
            self._lies_as(seat, card)

    def with_hand(self, seat: i64, hand: i64) -> Self:
        """The deal as it would be if a player held these cards, as a set; nothing else changes."""
        then = self.copy()
        then.cards.hands[seat] = hand
        return then

    def with_name(self, seat: i64, card: i64, name: i64) -> Self:
        """The deal as it would be if that Perlagg, in hand or just laid, lay there under that name; nothing follows from it."""
        then = self.copy()
        if then.cards.naming != card:
            then.lay(seat, card)
        then.lie_as(name)
        return then

    def back_at(self, trick: i64) -> Self:
        """The deal put back to the moment when somebody adds a card to that trick; what they have in hand stays as it is."""
        then = self.copy()
        then.tricks.leader = self.tricks.led_by(trick)
        then.tricks.winners = self.tricks.winners[:trick]
        then.tricks.in_trick = 1
        return then

    def lie_as(self, name: i64) -> None:
        """The Perlagg just laid stands for that card from now on; for its own face where it gets no name.

        (PL-WILD-06, PL-WILD-07, PL-BET-23, PL-SHOW-13)
        """
        seat = self.cards.naming_seat
        card = self.cards.naming
        self.cards.naming = NONE
        if name != NONE:
            self.cards.named |= BIT[card]
            self._lies_as(seat, name)
        elif has_rank(self.terms.wild, card):
            self._lies_as(seat, card)
        else:
            self.cards.name_last(seat, card)

    def _lies_as(self, seat: i64, name: i64) -> None:
        self.cards.name_last(seat, name)
        self._lies_open(seat, name)
        for figure in SHOWN_FIGURES:
            self.cards.open_keys[seat * _SHOWN + figure] = figure_key(
                self.cards.visible[seat], figure, self.cards.duplicate_ranks[seat]
            )

    def _lies_open(self, seat: i64, name: i64) -> None:
        """A card that is there already counts in a Gleich once more (PL-FIG-04), and in a Hanger no more (PL-FIG-08)."""
        if self.cards.visible[seat] & BIT[name]:
            if self.terms.wild.gleich_same_card_twice:
                self.cards.duplicate_ranks[seat] += once_more(RANK[name])
        else:
            self.cards.visible[seat] |= BIT[name]

    def note_card(self, what: str, reason: i64, seat: i64, place: i64, figure: i64 = NONE, number: i64 = 0) -> None:
        """Tells everybody of a card that lies open, with the name it has got (PL-WILD-17)."""
        if self.tape is not None:
            card = self.cards.rows[seat][place]
            name = self.cards.names[seat][place] if self.cards.named & BIT[card] else NONE
            self.note(what, reason, seat=seat, figure=figure, card=card, name=name, number=number)

    def lay_as(self, seat: i64, card: i64, name: i64, reason: i64) -> None:
        """Lays a card that stands for another, or for itself where it is natural; `reason` is why it must be seen."""
        self.lay(seat, card)
        if self.cards.naming != NONE:
            self.lie_as(name)
        self.note_card("laid_open", reason, seat, len(self.cards.rows[seat]) - 1)

    def lay_example(self, seat: i64, figure: i64, key: i64, reason: i64) -> None:
        """Lays what is missing of the figure of that key; Perlaggen, the lowest first, stand for what is not there."""
        natural = self.cards.hands[seat] & ~self.cards.wild
        missing = missing_for(self.cards.visible[seat], self.cards.duplicate_ranks[seat], natural, figure, key)
        free = self.free_perlaggen(seat)
        for name in sorted(missing):
            own = natural & BIT[name] and self.cards.hands[seat] & BIT[name]
            self.lay_as(seat, name if own else free.pop(0), name, reason)

    def why_not_held(self, seat: i64, card: i64) -> i64:
        """The reason against laying a card that is not in the hand: a Perlagg lying there is named already, for good (PL-WILD-14)."""
        return (
            reasons.NAMED_ALREADY if self.cards.wild & BIT[card] and card in self.cards.rows[seat] else reasons.NOT_HELD
        )

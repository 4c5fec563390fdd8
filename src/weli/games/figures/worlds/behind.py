"""The worlds behind a view of Giltspiel or Perlaggen, and what those of Bieten have in common with them."""

import random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import PLAY
from weli.core.cards import BIT, cards_of, how_many, set_of
from weli.games.figures.engine.deal import CUT, NONE, OPEN, SHOWN_FIGURES, WHOLE_TRUTH, FigureDeal
from weli.games.figures.engine.setup import permanent_below
from weli.games.figures.engine.show import needed_key
from weli.games.figures.kinds import F
from weli.games.figures.knowledge import known_cards, unseen_cards
from weli.games.figures.worlds.exchanging import (
    could_not_have_exchanged,
    fill_in_rights,
    given_away,
    rights_agree,
    tells_rights,
)
from weli.games.figures.worlds.following import cannot_hold
from weli.games.figures.worlds.gestrichen import Comparison, best_beaten
from weli.ports.determinization import Worlds
from weli.ports.determinization.sharing import Place

BOTTOM: Final = -2  # the card that the cutter has looked at and left
_PACK: Final = -3  # before the cards are dealt: all the others, as they lie


class FigureWorlds(Worlds[F]):
    """Where the cards of a figure game may be that its seat has not seen."""

    def __init__(self, view: F, seat: int) -> None:
        self.view = view
        self.seat = seat
        self._comparison = Comparison(view)
        self._exchange = tells_rights(view, seat)
        self._seen = [known_cards(view, other) | given_away(view, other) for other in range(view.rules.players)]
        self._seen[seat] = view.cards.hands[seat]
        self._owners: list[int] = []
        places: list[Place] = []
        particular: list[int] = []
        unseen = unseen_cards(view, seat)
        for seen in self._seen:
            unseen &= ~seen
        never = self._never()
        for other in view.active:
            hidden = view.cards.held[other] - self._seen[other].bit_count()
            if hidden:
                if self._is_particular(other):
                    particular.append(len(places))
                self._owners.append(other)
                places.append(Place(hidden, never[other]))
        cards = cards_of(unseen)
        self._add_bottom(places, cards)
        if view.stage == CUT:
            self._owners.append(_PACK)
            places.append(Place(len(cards) - sum([place.size for place in places])))
        self.prepare(cards, places, particular)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.view, self.seat)

    def _begun(self) -> F:
        deal = self.view.copy()
        deal.knows = WHOLE_TRUTH
        deal.cut = deal.cut.copy()
        deal.cut.pack = []
        deal.cut.finding = []
        deal.exchange = deal.exchange.copy()
        deal.endgame.beaten = 0
        deal.cards.hands = vec[i64](self._seen)
        deal.exchange.declined = vec[i64]([0] * deal.rules.players)
        deal.exchange.declined[self.seat] = self.view.exchange.declined[self.seat]
        return deal

    def _lay(self, deal: F, number: int, cards: list[int]) -> None:
        owner = self._owners[number]
        if owner >= 0:
            deal.cards.hands[owner] = self._seen[owner] | set_of(cards)
        elif owner == BOTTOM:
            deal.cut = deal.cut.copy()
            deal.cut.bottom = cards[0]
        elif not self.view.cut.lifted:
            deal.cut.pack = cards[:]
        else:
            stays = len(self.view.rules.cards) - self.view.cut.lifted
            deal.cut.pack = cards[:stays]
            deal.cut.finding = [*cards[stays:], deal.cut.bottom]

    def _suits(self, deal: F, number: int) -> bool:
        seat = self._owners[number]
        return _has_what_he_bet_on(deal, seat) and _can_go_on_showing(deal, seat)

    def _agree(self, deal: F) -> bool:
        if self._exchange and not rights_agree(deal, self.view, self.seat):
            return False
        return self._comparison.agrees(deal)

    def _finish(self, deal: F, rng: random.Random) -> None:
        fill_in_rights(deal, self.view, self.seat)
        deal.endgame.beaten = best_beaten(deal)
        if deal.cut.bottom == NONE and deal.cut.boden and deal.cut.lifted and deal.rules.exchange.cut_takes_permanent:
            deal.cut = deal.cut.copy()
            deal.cut.bottom = deal.cut.boden[-1]  # the card that ended the cut lies lowest of all

    # What a game can say otherwise.

    def _never(self) -> list[int]:
        """For each player the set of cards that they cannot hold."""
        exchanged = could_not_have_exchanged(self.view, self.seat)
        played = cannot_hold(self.view, self.seat)
        return [one | other for one, other in zip(exchanged, played, strict=True)]

    def _is_particular(self, other: int) -> bool:
        """Whether only the whole hand tells if that player may have it, and no single card does."""
        if self.view.closed:
            return False
        refused = self.view.rules.stakes.unbacked_bets == "refuse" and self.view.proofs.duties[other] != 0
        return refused or other in self.view.show.laid_by

    def _add_bottom(self, places: list[Place], cards: list[int]) -> None:
        """The card that ended the cut, where another has seen it: none that the cutter had to take (PL-CUT-03)."""
        view = self.view
        lies = len(cards) > sum([place.size for place in places])
        if not view.cut.lifted or not lies or self.seat == view.cutter() or not view.rules.exchange.cut_takes_permanent:
            return
        if view.rules.exchange.luck_und_boden and view.stage != CUT:
            return
        permanent = set_of([card for card in view.rules.cards if permanent_below(view, card)])
        if view.stage == CUT:
            never = set_of(cards) & ~permanent
        elif (
            how_many(permanent & (self._seen[view.cutter()] | set_of(view.cards.rows[view.cutter()])))
            >= view.cut.lifted
        ):
            return  # they may have taken every card that they have lifted
        else:
            never = 0 if view.rules.exchange.cut_take_is_optional else permanent
        self._owners.append(BOTTOM)
        places.append(Place(1, never))


def _has_what_he_bet_on(deal: FigureDeal, seat: int) -> bool:
    """Where a bet needs an example: whether the cards make one; with a Perlagg among those played, they did when the bet was made."""
    if deal.rules.stakes.unbacked_bets != "refuse" or set_of(deal.cards.rows[seat]) & deal.cards.wild:
        return True
    for figure in SHOWN_FIGURES:
        if deal.proofs.duties[seat] & BIT[figure] and not deal.has_example(seat, figure):
            return False
    return True


def _can_go_on_showing(deal: FigureDeal, seat: int) -> bool:
    """Whether a player who has begun to lay cards for a figure can lay enough of them, as he must (GS-SHOW-06)."""
    for figure in SHOWN_FIGURES:
        if deal.show.laid_by[figure] != seat or deal.stakes[figure].owner != OPEN or deal.show.chosen & BIT[figure]:
            continue
        needed = needed_key(deal, deal.show.shower, figure)
        if deal.shown_key(deal.show.shower, figure) < needed and _best_figure(deal, seat, figure) < needed:
            return False
    return True


def _best_figure(deal: FigureDeal, seat: int, figure: int) -> int:
    """The best figure a player can make; a Perlagg that still waits for its name counts among those in hand."""
    if deal.cards.naming == NONE or deal.cards.naming_seat != seat or deal.cards.naming_for == PLAY:
        return deal.full_figure(seat, figure)
    then = deal.with_hand(seat, deal.cards.hands[seat] | BIT[deal.cards.naming])
    return then.full_figure(seat, figure)

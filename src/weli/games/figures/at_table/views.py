"""What a seat may see of a deal of figures: rows of cards, a board for each figure, the turned cards in the middle."""

from typing import cast

from weli.core.acts import GLEICH, SPIEL
from weli.core.cards import BIT, SUIT, card_text, cards_of
from weli.games.figures.at_table.boards import figure_board, figure_words
from weli.games.figures.at_table.own_cards import best_cards
from weli.games.figures.at_table.questions import question
from weli.games.figures.engine.deal import CUT, NONE, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import cards_of_key, size_of_key
from weli.games.figures.engine.tricks import trick_winner
from weli.games.figures.engine.wild import perlaggen
from weli.games.figures.kinds import F
from weli.ports.at_table import Views, card_texts, trick_view
from weli.ports.at_table.view import (
    CutView,
    ExchangeView,
    FigureBoard,
    Laid,
    Marks,
    Parts,
    Question,
    ShowTurn,
    Talon,
    Trick,
)


class FigureViews(Views[F]):
    """Of Giltspiel and Perlaggen."""

    def parts(self, seen: F) -> Parts:
        return Parts(
            trick=_trick(seen),
            boards=self.boards(seen),
            talon=_talon(seen),
            perlaggen=_wild_cards(seen),
            cut=self.cut(seen) if seen.rules.begins_before_the_cut else None,
            exchange=_exchange(seen),
            show=_show_turn(seen),
        )

    def question(self, seen: F) -> Question:
        return question(seen)

    def marks(self, seen: F, seat: int) -> Marks:
        duties = self.duties(seen, seat)
        shown = sum(BIT[figure] for figure in SHOWN_FIGURES if seen.shown_figure(seat, figure))
        return Marks(
            known=card_texts(cards_of(seen.cards.hands[seat] & seen.cards.known)),
            row=[_laid(seen, seat, place) for place in range(len(seen.cards.rows[seat]))],
            duties=figure_words(duties),
            proven=figure_words(duties & shown),
            failed=figure_words(seen.proofs.failed[seat]),
        )

    def boards(self, seen: F) -> list[FigureBoard]:
        """A board for each figure; once it is conceded, nobody asks for its best example."""
        return [
            figure_board(
                seen,
                figure,
                card_texts([] if seen.stakes[figure].conceded_at else self.best_lying(seen, figure)),
                card_texts([] if seen.stakes[figure].bettor == NONE else self._own(seen, figure)),
            )
            for figure in seen.figures
        ]

    def _own(self, seen: F, figure: int) -> list[int]:
        """What the receiver has for a figure that is bet on; nobody else is told of it."""
        if seen.knows < 0:
            return []
        hand = seen.cards.hands[seen.knows]
        if figure == SPIEL:
            return [card for card in cards_of(hand) if SUIT[card] == seen.cards.trump]
        return [*self.own_best(seen, seen.knows, figure), *cards_of(hand & seen.cards.wild)]

    def own_best(self, seen: F, seat: int, figure: int) -> list[int]:
        """The cards of a seat that make its best example of a figure, wild cards in hand aside; none where it has none."""
        return best_cards(seen, seat, figure)

    def cut(self, seen: F) -> CutView:
        """The cut: the wild cards that the cutter finds under the pack lie open until the cards are dealt."""
        cutter = seen.cutter()
        return CutView(
            cutter=seen.seating.seat_name(cutter),
            cards=len(seen.rules.cards),
            least=1,
            most=len(seen.rules.cards) - 1,
            lifted=seen.cut.lifted or None,
            found=card_texts(cards_of(seen.cards.hands[cutter])) if seen.stage == CUT else [],
        )

    def duties(self, seen: F, seat: int) -> int:
        """The figures that a player has bet on or held, as a set."""
        return cast("int", seen.proofs.duties[seat])

    def best_lying(self, seen: F, figure: int) -> list[int]:
        """The open cards that make the best example of a figure: of any side while it is open, of its owner afterwards."""
        if figure not in SHOWN_FIGURES:
            return []
        owner = seen.holder(figure)
        makers = [seat for seat in range(seen.rules.players) if owner < 0 or seen.seating.side_of(seat) == owner]
        counting = max(seen.shown_key(seen.seating.side_of(seat), figure) for seat in makers)
        made: list[int] = []
        for seat in makers if counting else []:
            laid = _laid_as(seen, seat, cards_of_key(seen.cards.visible[seat], figure, counting), figure)
            if len(laid) == size_of_key(counting):
                made += laid
        return sorted(made)


def _laid_as(seen: FigureDeal, seat: int, faces: int, figure: int) -> list[int]:
    """The cards in a row that stand for these: in a Gleich every one, in a Hanger one for each."""
    found: dict[int, list[int]] = {}
    for card, name in zip(
        seen.cards.rows[seat], seen.cards.names[seat], strict=False
    ):  # the last one may still wait for its name
        if faces & BIT[name]:
            found.setdefault(name, []).append(card)
    return [card for cards in found.values() for card in (cards if figure == GLEICH else cards[:1])]


def _laid(seen: FigureDeal, seat: int, place: int) -> Laid:
    """The n-th card of a row was played to the n-th trick, until the tricks were over."""
    to_trick = place < seen.cards.played[seat]
    won = to_trick and place < len(seen.tricks.winners) and seen.tricks.winners[place] == seat
    card = seen.cards.rows[seat][place]
    return Laid(
        card=card_text(card),
        named=card_text(seen.cards.names[seat][place]) if seen.cards.named & BIT[card] else None,
        perlagg=perlaggen(seen.rules.wild, seen.cards.trump).index(card) + 1 if seen.cards.wild & BIT[card] else None,
        trick=place + 1 if to_trick else None,
        won=won,
    )


def _trick(seen: FigureDeal) -> Trick | None:
    """The trick being played, or the last one that was."""
    tricks, number = seen.tricks, len(seen.tricks.winners)
    if tricks.in_trick:
        cards = _cards(seen, number, tricks.leader, tricks.in_trick)
        return trick_view(seen, number + 1, tricks.leader, cards, leading=trick_winner(seen, number, tricks.leader))
    if not number:
        return None
    leader = tricks.leaders[-1]
    return trick_view(
        seen, number, leader, _cards(seen, number - 1, leader, len(seen.active)), winner=tricks.winners[-1]
    )


def _cards(seen: FigureDeal, trick: int, leader: int, laid: int) -> list[int]:
    """So many cards of a trick, in order."""
    return [seen.cards.rows[seen.seat_after(leader, step)][trick] for step in range(laid)]


def _talon(seen: FigureDeal) -> Talon:
    return Talon(
        stock=_stock(seen),
        turned=card_texts(seen.cards.turned),
        boden=card_texts(seen.cut.boden),
        bottom=None if seen.cut.bottom == NONE else card_text(seen.cut.bottom),
    )


def _stock(seen: FigureDeal) -> int:
    """The cards that nobody has: before the deal the whole pack but for what the cutter has taken."""
    dealt = (
        sum(seen.cards.held) if seen.stage == CUT else len(seen.active) * seen.rules.hand_size + len(seen.cards.turned)
    )
    return len(seen.rules.cards) - dealt


def _wild_cards(seen: FigureDeal) -> list[str]:
    """The wild cards of the deal, high to low; where trumps say which they are, none before these are turned."""
    if seen.cards.trump == NONE and seen.rules.manner.trump_turned:
        return []
    return card_texts(perlaggen(seen.rules.wild, seen.cards.trump))


def _exchange(seen: FigureDeal) -> ExchangeView | None:
    if seen.exchange.asked == NONE or seen.closed:
        return None
    lying = [card for card in seen.cards.turned if seen.cards.wild & BIT[card]]
    return ExchangeView(asked=seen.seating.seat_name(seen.exchange.asked), open=card_texts(lying))


def _show_turn(seen: FigureDeal) -> ShowTurn | None:
    if seen.phase() != "show":
        return None
    return ShowTurn(
        side=seen.seating.side_name(seen.show.shower),
        settled=figure_words(seen.show.chosen),
        undecided=figure_words(seen.undecided()),
        barred=figure_words(seen.show.barred),
    )

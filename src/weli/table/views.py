"""What a seat may see of a deal: built up from `deal.seen_by(seat)` and from nothing else.

Every part below takes such a deal and copies the facts it names; a fact that nobody names here goes to no page.
"""

from weli.acts import FIGURE_WORDS, FIGURES, figures_in
from weli.cards import RANK, SUIT, SUIT_LETTERS, card_text, cards_of
from weli.parts.deal import NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, Deal, hand_cards
from weli.parts.figures import cards_of_key, figure_key
from weli.parts.stakes import bettors_next
from weli.table.wire import Counted, DealView, FigurePlate, Laid, OpenBet, Phase, Place, ShowTurn, Trick

NO_SIDE = {OPEN: "open", STANDING: "standing", NOBODY: "nobody"}
PHASES: dict[str, Phase] = {"play": "play", "show": "show", "validate": "validate", "done": "done"}


def deal_view(seen: Deal, number: int, counted: list[Counted]) -> DealView:
    """The deal on the table, and the hand of the seat whose view it is."""
    seats = seen.seating.seat_names()
    turn = seen.turn()
    return DealView(
        number=number,
        dealer=seats[seen.dealer],
        phase=PHASES[seen.phase()],
        trump=SUIT_LETTERS[seen.trump],
        turned=[card_text(card) for card in seen.turned],
        stock=len(seen.rules.cards) - seen.rules.players * seen.rules.hand_size - len(seen.turned),
        hand=hand_texts(seen, seen.knows) if seen.knows >= 0 else [],
        turn=None if turn == NONE or seen.closed else seats[turn],
        answer=[seats[seat] for seat in seen.answering()],
        tricks=dict(zip(seen.seating.side_names(), seen.taken, strict=True)),
        trick=_trick(seen),
        figures=[_plate(seen, figure) for figure in range(FIGURES)],
        show=_show_turn(seen),
        counted=counted,
    )


def place_views(seen: Deal, first: int, names: dict[str, str], levels: dict[str, str]) -> list[Place]:
    """The seats in order of play from `first`; `levels` holds the seats of computer players."""
    seats = seen.seating.seat_names()
    order = [(first + step) % seen.rules.players for step in range(seen.rules.players)]
    return [_place(seen, seat, names[seats[seat]], levels.get(seats[seat])) for seat in order]


def hand_texts(deal: Deal, seat: int) -> list[str]:
    """A hand sorted for the eye: trumps first, each suit from the top; `??` for every card this view may not know."""
    return [card_text(card) for card in sorted(hand_cards(deal, seat), key=lambda card: _order(deal, card))]


def figure_words(figures: int) -> list[str]:
    """The figures of a set by name."""
    return [FIGURE_WORDS[figure] for figure in figures_in(figures)]


def value_text(deal: Deal, value: int) -> str:
    """A value as it is spoken: `1` to `7`, and beyond them `aus`."""
    return "aus" if value > deal.rules.max_value else str(value)


def _order(deal: Deal, card: int) -> tuple[bool, int, int]:
    return (False, 0, 0) if card < 0 else (SUIT[card] != deal.trump, SUIT[card], -RANK[card])


def _place(seen: Deal, seat: int, name: str, level: str | None) -> Place:
    return Place(
        seat=seen.seating.seat_name(seat),
        side=seen.seating.side_name(seen.seating.side_of(seat)),
        name=name,
        level=level,
        held=seen.held[seat],
        row=[_laid(seen, seat, place) for place in range(len(seen.rows[seat]))],
        duties=figure_words(seen.duties[seat]),
        proven=figure_words(_proven(seen, seat)),
        failed=figure_words(seen.failed[seat]),
    )


def _laid(seen: Deal, seat: int, place: int) -> Laid:
    """The n-th card of a row was played to the n-th trick, until the tricks were over."""
    to_trick = place < seen.played[seat]
    won = to_trick and place < len(seen.winners) and seen.winners[place] == seat
    return Laid(card=card_text(seen.rows[seat][place]), named=None, trick=place + 1 if to_trick else None, won=won)


def _proven(seen: Deal, seat: int) -> int:
    shown = sum(1 << figure for figure in SHOWN_FIGURES if figure_key(seen.visible[seat], figure))
    return seen.duties[seat] & shown


def _trick(seen: Deal) -> Trick | None:
    """The trick being played, or the last one that was."""
    seats = seen.seating.seat_names()
    finished = len(seen.winners)
    if not seen.in_trick and not finished:
        return None
    number = finished if seen.in_trick else finished - 1
    leader = seen.leader if seen.in_trick else seen.leaders[-1]
    laid = seen.in_trick or seen.rules.players
    order = [(leader + step) % seen.rules.players for step in range(laid)]
    return Trick(
        number=number + 1,
        leader=seats[leader],
        winner=seats[seen.winners[number]] if number < finished else None,
        seats=[seats[seat] for seat in order],
        cards=[card_text(seen.rows[seat][number]) for seat in order],
    )


def _plate(seen: Deal, figure: int) -> FigurePlate:
    seats, sides = seen.seating.seat_names(), seen.seating.side_names()
    owner, last = seen.holder(figure), seen.last[figure]
    return FigurePlate(
        figure=FIGURE_WORDS[figure],
        value=value_text(seen, seen.value[figure]),
        bet=_open_bet(seen, figure),
        last=None if last == NONE else seats[last],
        right=_right(seen, figure),
        owner=NO_SIDE[owner] if owner < 0 else sides[owner],
        conceded=seen.good[figure] > 0,
        best=[] if seen.good[figure] else _best(seen, figure),
    )


def _best(seen: Deal, figure: int) -> list[str]:
    """The open cards that make the best example of a figure: of any side while it is open, of its owner afterwards."""
    if figure not in SHOWN_FIGURES:
        return []
    owner = seen.holder(figure)
    makers = [seat for seat in range(seen.rules.players) if owner < 0 or seen.seating.side_of(seat) == owner]
    counting = max(seen.shown_key(seen.seating.side_of(seat), figure) for seat in makers)
    made = 0
    for seat in makers:
        cards = cards_of_key(seen.visible[seat], figure, counting)
        if counting and figure_key(cards, figure) == counting:
            made |= cards
    return [card_text(card) for card in cards_of(made)]


def _right(seen: Deal, figure: int) -> str:
    sides = bettors_next(seen, figure)
    if len(sides) == seen.rules.sides:
        return "any"
    return seen.seating.side_name(sides[0]) if sides else "none"


def _open_bet(seen: Deal, figure: int) -> OpenBet | None:
    if seen.bettor[figure] == NONE:
        return None
    return OpenBet(
        by=seen.seating.seat_name(seen.bettor[figure]),
        proposed=value_text(seen, seen.value[figure] + 1),
        answerable=seen.answering_side(figure) != NONE,
    )


def _show_turn(seen: Deal) -> ShowTurn | None:
    if seen.phase() != "show":
        return None
    return ShowTurn(
        side=seen.seating.side_name(seen.shower),
        settled=figure_words(seen.chosen),
        undecided=figure_words(seen.undecided()),
        barred=figure_words(seen.barred),
    )

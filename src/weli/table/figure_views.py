"""What a seat may see of a deal of Giltspiel, Perlaggen or Bieten: built up from `deal.seen_by(seat)` and from nothing else.

Every part below takes such a deal and copies the facts it names; a fact that nobody names here goes to no page.
"""

from weli.acts import FIGURE_WORDS, GLEICH, figures_in
from weli.cards import BIT, RANK, SUIT, SUIT_LETTERS, card_text, cards_of
from weli.games.bieten.deal import BietenDeal
from weli.parts.deal import CUT, NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, FigureDeal
from weli.parts.figures import cards_of_key, size_of_key
from weli.parts.stakes import bettors_next
from weli.parts.wild import perlaggen
from weli.table.bieten_views import best_lying, has_spoken_for, thieves_cut
from weli.table.views import card_texts, places_from
from weli.table.wire import (
    Counted,
    CutView,
    DealView,
    ExchangeView,
    FigurePlate,
    Laid,
    OpenBet,
    Phase,
    Place,
    ShowTurn,
    Trick,
)

NO_SIDE = {OPEN: "open", STANDING: "standing", NOBODY: "nobody"}
PHASES: dict[str, Phase] = {
    "cut": "cut",
    "exchange": "exchange",
    "play": "play",
    "show": "show",
    "validate": "validate",
    "done": "done",
}


def deal_view(seen: FigureDeal, number: int, counted: list[Counted]) -> DealView:
    """The deal on the table, and the hand of the seat whose view it is."""
    seats = seen.seating.seat_names()
    turn = seen.turn()
    return DealView(
        number=number,
        dealer=seats[seen.dealer],
        phase=PHASES[seen.phase()],
        trump=None if seen.cards.trump == NONE else SUIT_LETTERS[seen.cards.trump],
        turned=card_texts(seen.cards.turned),
        perlaggen=_wild_cards(seen),
        boden=card_texts(seen.cut.boden),
        bottom=None if seen.cut.bottom == NONE else card_text(seen.cut.bottom),
        stock=_stock(seen),
        cut=_cut(seen),
        exchange=_exchange(seen),
        hand=hand_texts(seen, seen.knows) if seen.knows >= 0 else [],
        hand_size=seen.rules.hand_size,
        turn=None if turn == NONE or seen.closed else seats[turn],
        answer=[seats[seat] for seat in seen.answering()],
        offered=[seats[seat] for seat in seen.offered()],
        tricks=dict(zip(seen.seating.side_names(), seen.tricks.taken, strict=True)),
        trick=_trick(seen),
        figures=[_plate(seen, figure) for figure in seen.figures],
        show=_show_turn(seen),
        counted=counted,
    )


def place_views(seen: FigureDeal, first: int, names: dict[str, str], levels: dict[str, str]) -> list[Place]:
    """The seats in order of play from `first`; `levels` holds the seats of computer players."""
    seats = seen.seating.seat_names()
    return [
        _place(seen, seat, names[seats[seat]], levels.get(seats[seat]))
        for seat in places_from(first, seen.rules.players)
    ]


def hand_texts(deal: FigureDeal, seat: int) -> list[str]:
    """A hand sorted for the eye: trumps first, each suit from the top; `??` for every card this view may not know."""
    return [card_text(card) for card in sorted(deal.hand_cards(seat), key=lambda card: _order(deal, card))]


def figure_words(figures: int) -> list[str]:
    """The figures of a set by name."""
    return [FIGURE_WORDS[figure] for figure in figures_in(figures)]


def value_text(deal: FigureDeal, value: int) -> str:
    """A value as it is spoken: `1` to `7`, and beyond them `aus`."""
    return "aus" if value > deal.rules.max_value else str(value)


def _wild_cards(seen: FigureDeal) -> list[str]:
    """The wild cards of the deal, high to low; where trumps say which they are, none before these are turned."""
    if seen.cards.trump == NONE and seen.rules.trump_turned:
        return []
    return card_texts(perlaggen(seen.rules, seen.cards.trump))


def _stock(seen: FigureDeal) -> int:
    """The cards that nobody has: before the deal the whole pack but for what the cutter has taken."""
    dealt = (
        sum(seen.cards.held) if seen.stage == CUT else len(seen.active) * seen.rules.hand_size + len(seen.cards.turned)
    )
    return len(seen.rules.cards) - dealt


def _cut(seen: FigureDeal) -> CutView | None:
    if not seen.rules.begins_before_the_cut:
        return None
    if isinstance(seen, BietenDeal):
        return thieves_cut(seen)
    cutter = seen.cutter()
    return CutView(
        cutter=seen.seating.seat_name(cutter),
        cards=len(seen.rules.cards),
        least=1,
        most=len(seen.rules.cards) - 1,
        lifted=seen.cut.lifted or None,
        seen=None,
        stolen=0,
        found=card_texts(cards_of(seen.cards.hands[cutter])) if seen.stage == CUT else [],
    )


def _exchange(seen: FigureDeal) -> ExchangeView | None:
    if seen.exchange.asked == NONE or seen.closed:
        return None
    lying = [card for card in seen.cards.turned if seen.cards.wild & BIT[card]]
    return ExchangeView(asked=seen.seating.seat_name(seen.exchange.asked), open=card_texts(lying))


def _order(deal: FigureDeal, card: int) -> tuple[bool, int, int]:
    return (False, 0, 0) if card < 0 else (SUIT[card] != deal.cards.trump, SUIT[card], -RANK[card])


def _place(seen: FigureDeal, seat: int, name: str, level: str | None) -> Place:
    return Place(
        seat=seen.seating.seat_name(seat),
        side=seen.seating.side_name(seen.seating.side_of(seat)),
        name=name,
        level=level,
        held=seen.cards.held[seat],
        known=card_texts(cards_of(seen.cards.hands[seat] & seen.cards.known)),
        row=[_laid(seen, seat, place) for place in range(len(seen.cards.rows[seat]))],
        duties=figure_words(_duties(seen, seat)),
        proven=figure_words(_proven(seen, seat)),
        failed=figure_words(seen.proofs.failed[seat]),
        left=seat not in seen.active,
        offences=sum(offence.seat == seat for offence in seen.offences),
    )


def _laid(seen: FigureDeal, seat: int, place: int) -> Laid:
    """The n-th card of a row was played to the n-th trick, until the tricks were over."""
    to_trick = place < seen.cards.played[seat]
    won = to_trick and place < len(seen.tricks.winners) and seen.tricks.winners[place] == seat
    card = seen.cards.rows[seat][place]
    return Laid(
        card=card_text(card),
        named=card_text(seen.cards.names[seat][place]) if seen.cards.named & BIT[card] else None,
        perlagg=perlaggen(seen.rules, seen.cards.trump).index(card) + 1 if seen.cards.wild & BIT[card] else None,
        trick=place + 1 if to_trick else None,
        won=won,
    )


def _duties(seen: FigureDeal, seat: int) -> int:
    """What a player has bet on or held. In Bieten the engine's duties also know what he never had, which is nobody's to see."""
    return has_spoken_for(seen, seat) if isinstance(seen, BietenDeal) else seen.proofs.duties[seat]


def _proven(seen: FigureDeal, seat: int) -> int:
    shown = sum(1 << figure for figure in SHOWN_FIGURES if seen.shown_figure(seat, figure))
    return _duties(seen, seat) & shown


def _trick(seen: FigureDeal) -> Trick | None:
    """The trick being played, or the last one that was."""
    seats = seen.seating.seat_names()
    finished = len(seen.tricks.winners)
    if not seen.tricks.in_trick and not finished:
        return None
    number = finished if seen.tricks.in_trick else finished - 1
    leader = seen.tricks.leader if seen.tricks.in_trick else seen.tricks.leaders[-1]
    laid = seen.tricks.in_trick or len(seen.active)
    order = [seen.seat_after(leader, step) for step in range(laid)]
    return Trick(
        number=number + 1,
        leader=seats[leader],
        winner=seats[seen.tricks.winners[number]] if number < finished else None,
        seats=[seats[seat] for seat in order],
        cards=[card_text(seen.cards.rows[seat][number]) for seat in order],
    )


def _plate(seen: FigureDeal, figure: int) -> FigurePlate:
    seats, sides = seen.seating.seat_names(), seen.seating.side_names()
    owner, last = seen.holder(figure), seen.stakes[figure].last_bettor
    return FigurePlate(
        figure=FIGURE_WORDS[figure],
        value=value_text(seen, seen.stakes[figure].value),
        next=_next_value(seen, figure),
        bet=_open_bet(seen, figure),
        last=None if last == NONE else seats[last],
        right=[sides[side] for side in bettors_next(seen, figure)],
        out=[sides[side] for side in seen.playing_sides() if seen.is_out(side, figure)],
        riding=[sides[side] for side in _riding(seen, figure)],
        pledges=_pledges(seen, figure),
        blind=None if seen.stakes[figure].blind == NONE else seats[seen.stakes[figure].blind],
        owner=NO_SIDE[owner] if owner < 0 else sides[owner],
        conceded=seen.stakes[figure].conceded_at > 0,
        best=[] if seen.stakes[figure].conceded_at else _best(seen, figure),
    )


def _next_value(seen: FigureDeal, figure: int) -> str:
    """What a raise would make of the figure; nothing where there is no higher value in this game."""
    value = seen.stakes[figure].level(proposed=seen.stakes[figure].bettor != NONE) + 1
    highest = seen.rules.max_value + (1 if seen.rules.spiel_aus else 0)
    return value_text(seen, value) if value <= highest else ""


def _best(seen: FigureDeal, figure: int) -> list[str]:
    """The open cards that make the best example of a figure: of any side while it is open, of its owner afterwards."""
    if isinstance(seen, BietenDeal):
        return card_texts(best_lying(seen, figure))
    if figure not in SHOWN_FIGURES:
        return []
    owner = seen.holder(figure)
    makers = [seat for seat in range(seen.rules.players) if owner < 0 or seen.seating.side_of(seat) == owner]
    counting = max(seen.shown_key(seen.seating.side_of(seat), figure) for seat in makers)
    made: list[int] = []
    for seat in makers:
        laid = (
            _laid_as(seen, seat, cards_of_key(seen.cards.visible[seat], figure, counting), figure) if counting else []
        )
        if len(laid) == size_of_key(counting):
            made += laid
    return card_texts(sorted(made))


def _laid_as(seen: FigureDeal, seat: int, faces: int, figure: int) -> list[int]:
    """The cards in a row that stand for these: in a Gleich every one, in a Hanger one for each."""
    found: dict[int, list[int]] = {}
    for card, name in zip(
        seen.cards.rows[seat], seen.cards.names[seat], strict=False
    ):  # the last one may still wait for its name
        if faces & BIT[name]:
            found.setdefault(name, []).append(card)
    return [card for cards in found.values() for card in (cards if figure == GLEICH else cards[:1])]


def _riding(seen: FigureDeal, figure: int) -> list[int]:
    """The sides still in a figure that others have raised without them (PL-3P-13)."""
    if not seen.rules.free_ride or seen.stakes[figure].owner != OPEN or seen.stakes[figure].value == 1:
        return []
    staked = [side for side in seen.sides_in(figure) if _staked(seen, side, figure) == seen.stakes[figure].value]
    return [side for side in seen.sides_in(figure) if side not in staked]


def _staked(seen: FigureDeal, side: int, figure: int) -> int:
    return max(seen.pledged(seat, figure) for seat in seen.seating.members(side))


def _pledges(seen: FigureDeal, figure: int) -> dict[str, int]:
    if not seen.rules.losing_bet_penalty:
        return {}
    levels = {seen.seating.seat_name(seat): seen.pledged(seat, figure) for seat in seen.active}
    return {seat: level for seat, level in levels.items() if level}


def _open_bet(seen: FigureDeal, figure: int) -> OpenBet | None:
    if seen.stakes[figure].bettor == NONE:
        return None
    return OpenBet(
        by=seen.seating.seat_name(seen.stakes[figure].bettor),
        proposed=value_text(seen, seen.stakes[figure].value + 1),
        answerable=any(seen.owes_answer(seat, figure) for seat in seen.active),
        asked=[seen.seating.seat_name(seat) for seat in seen.active if seen.owes_answer(seat, figure)],
        blind=seen.is_blind(figure),
    )


def _show_turn(seen: FigureDeal) -> ShowTurn | None:
    if seen.phase() != "show":
        return None
    return ShowTurn(
        side=seen.seating.side_name(seen.show.shower),
        settled=figure_words(seen.show.chosen),
        undecided=figure_words(seen.undecided()),
        barred=figure_words(seen.show.barred),
    )

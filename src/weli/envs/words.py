"""A deal in words, in the notation of records, as one seat sees it: for looking over a learner's shoulder."""

from weli.cards import SUIT_LETTERS, cards_text
from weli.deal import NONE, Deal
from weli.envs.action_table import ActionTable
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.deal import hand_cards as hand_in_gaigel
from weli.notation import show_card
from weli.parts.deal import FigureDeal, hand_cards


def in_words(view: Deal, options: list[int], table: ActionTable) -> str:
    """A line for the table, one for each seat (its hand, and what it has laid open), and one for what the observer may do."""
    lines = [_table(view)]
    for seat, name in enumerate(view.seating.seat_names()):
        mark = ">" if seat == view.knows else " "
        lines.append(f"{mark} {name}  {_cards(view, seat)}".rstrip())
    if options:
        lines.append(", ".join(table.label(table.number(act)) for act in options))
    return "\n".join(lines)


def _table(view: Deal) -> str:
    seating = view.seating
    score = " ".join(f"{seating.side_name(side)} {points}" for side, points in enumerate(view.before))
    words = [
        f"{view.rules.game} {view.rules.name}",
        f"score {score}",
        f"dealer {seating.seat_name(view.dealer)}",
        view.phase(),
    ]
    assert isinstance(view, FigureDeal | GaigelDeal)
    if _trump(view) != NONE:
        words.append(f"trumps {SUIT_LETTERS[_trump(view)]} {cards_text(_beside_the_pack(view))}".rstrip())
    return ", ".join(words)


def _trump(view: FigureDeal | GaigelDeal) -> int:
    return view.talon.trump if isinstance(view, GaigelDeal) else view.cards.trump


def _beside_the_pack(view: FigureDeal | GaigelDeal) -> list[int]:
    if isinstance(view, GaigelDeal):
        return [card for card in (view.talon.indicator, view.talon.diss) if card != NONE]
    return view.cards.turned


def _cards(view: Deal, seat: int) -> str:
    if isinstance(view, GaigelDeal):
        place = (seat - view.tricks.leader) % view.rules.players
        lying = view.tricks.lying[place : place + 1]
        return _hand_and_row(hand_of(view, seat), cards_text(lying))
    assert isinstance(view, FigureDeal)
    row = view.cards.rows[seat]
    names = [*view.cards.names[seat], *row[len(view.cards.names[seat]) :]]
    laid = [show_card(card, None if name == card else name) for card, name in zip(row, names, strict=True)]
    return _hand_and_row(hand_of(view, seat), " ".join(laid))


def hand_of(deal: Deal, seat: int) -> list[int]:
    """The cards in a hand, as far as this view knows them."""
    if isinstance(deal, GaigelDeal):
        return hand_in_gaigel(deal, seat)
    assert isinstance(deal, FigureDeal)
    return hand_cards(deal, seat)


def _hand_and_row(hand: list[int], row: str) -> str:
    return f"{cards_text(hand)} | {row}" if row else cards_text(hand)

"""A deal in words, in the notation of records, as one seat sees it: for looking over a learner's shoulder."""

from weli.core.cards import SUIT_LETTERS, cards_text
from weli.core.deal import NONE, Deal
from weli.core.line import show_card
from weli.envs.action_table import ActionTable


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
    score = " ".join(f"{seating.side_name(side)} {points}" for side, points in enumerate(view.start_scores))
    words = [
        f"{view.rules.game} {view.rules.name}",
        f"score {score}",
        f"dealer {seating.seat_name(view.dealer)}",
        view.phase(),
    ]
    if view.trump_suit() != NONE:
        words.append(f"trumps {SUIT_LETTERS[view.trump_suit()]} {cards_text(view.open_cards())}".rstrip())
    return ", ".join(words)


def _cards(view: Deal, seat: int) -> str:
    """The hand, and what lies before the player, each card with the name it bears."""
    hand = cards_text(view.hand_cards(seat))
    row = " ".join([show_card(card, None if name == NONE else name) for card, name in view.laid_by(seat)])
    return f"{hand} | {row}" if row else hand

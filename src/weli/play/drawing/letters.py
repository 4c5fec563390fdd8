"""A deal in letters, for a terminal."""

from weli.core.deal import Deal
from weli.play.drawing.sheet import Place, sheet_of


def in_letters(deal: Deal) -> str:
    """A deal, or a seat's view of one, as lines of text: what there is to know of it, then a line for each player.

    `>` stands before the seats for which the deal waits, `??` for a card that the view does not know, and what lies before a player
    stands behind a stroke.
    """
    sheet = sheet_of(deal)
    words = max(len(word) for word, _ in sheet.lines)
    hands = max(len(" ".join(place.hand)) for place in sheet.places)
    told = [f"{word:<{words}}  {what}" for word, what in sheet.lines]
    return "\n".join([sheet.title, *told, *[_line(place, hands) for place in sheet.places]])


def _line(place: Place, width: int) -> str:
    laid = f"  | {' '.join(place.laid)}" if place.laid else ""
    return f"{'>' if place.due else ' '} {place.seat}  {' '.join(place.hand):<{width}}{laid}".rstrip()

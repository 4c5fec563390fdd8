"""What a card is called, and a number of points, in each language."""

from weli.core.cards import RANK, RANK_LETTERS, SUIT, SUIT_LETTERS, WELI
from weli.core.texts import text


def card_in_words(card: int, lang: str) -> str:
    """`Schell-Sieben`, `seven of bells`; the Six of bells goes by its own name (PL-WORD-02)."""
    if card == WELI:
        return text("card.weli", lang)
    return text(
        "card.name",
        lang,
        suit=text(f"suit.{SUIT_LETTERS[SUIT[card]]}.of", lang),
        rank=text(f"rank.{RANK_LETTERS[RANK[card]]}", lang),
    )


def points_in_words(points: int, lang: str) -> str:
    return text("points.one" if abs(points) == 1 else "points.many", lang, number=abs(points))

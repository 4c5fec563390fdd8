"""`weli cards`: the packs of the house, and one of them to be printed and cut."""

from html import escape
from pathlib import Path
from typing import TextIO

from weli.art.decks.printing import sheets, size_of
from weli.art.decks.skins import SKINS, printed_cards
from weli.core.errors import NotationError
from weli.core.texts import printable, text
from weli.record.files import new_file


def list_packs(lang: str, out: TextIO) -> None:
    """Prints which packs there are, how many cards each has and how large they are."""
    for skin in SKINS:
        width, height = size_of(skin)
        name = text(f"cards.{skin}", lang)
        line = text(
            "cards.pack", lang, pack=skin, name=name, cards=len(printed_cards(skin)), width=width, height=height
        )
        print(line, file=out)


def print_pack(skin: str, file: Path, lang: str, out: TextIO, *, left: bool = False) -> None:
    """Writes the pages of a pack to a new file; `left`: for who fans cards with the right hand.

    Raises:
        NotationError: there is no such pack, there is such a file already, or it cannot be written.
    """
    if skin not in SKINS:
        raise NotationError("cards.unknown", pack=printable(skin), known=", ".join(SKINS))
    title, advice = text(f"cards.{skin}", lang), text("cards.advice", lang)
    pages = sheets(skin, escape(title), escape(advice), lang, left)
    with new_file(file) as paper:
        paper.write(pages)
    print(text("cards.written", lang, file=printable(str(file))), file=out)

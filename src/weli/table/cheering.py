"""What computer players say once all is over at a table: those who have won are glad, and one of the others has a word for it too.

It follows from who has won and from the name of the table, which everybody knows, and from nothing that anybody holds. To people no word
is given that they have not said.
"""

from typing import Final
from zlib import crc32

from weli.core.deal import NONE
from weli.core.texts import text
from weli.table.asking import winner
from weli.table.state import State
from weli.wire.messages import Lang
from weli.wire.seats import Computer

GLAD: Final = ("ours", "went-well", "neat", "like-this", "told-you")
SORRY: Final = ("next-time", "no-luck", "anew", "respect")


def cheers(table: str, state: State, lang: Lang) -> dict[str, str]:
    """What they say, by seat; nothing before the end, where nobody has won, and where the game was given up."""
    won = winner(state) if state.over and not state.given_up else NONE
    if won == NONE:
        return {}
    drawn, side_of = crc32(table.encode()), state.seating.side_of
    playing = [seat for seat in range(state.seating.players) if isinstance(state.chairs[seat].sits, Computer)]
    glad = [seat for seat in playing if side_of(seat) == won]
    sorry = [seat for seat in playing if side_of(seat) != won]
    words = {seat: f"cheer.glad.{GLAD[(drawn + nth) % len(GLAD)]}" for nth, seat in enumerate(glad)}
    if sorry:
        words[sorry[drawn % len(sorry)]] = f"cheer.sorry.{SORRY[drawn // len(sorry) % len(SORRY)]}"
    return {state.seating.seat_name(seat): text(key, lang) for seat, key in words.items()}

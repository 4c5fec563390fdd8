"""Seats as one names them of a deal that somebody tells: from the dealer, by the way in which it is played round."""

from weli.core.seats import Seating
from weli.core.texts import text

ACROSS = 2


def round_the_dealer(seating: Seating, dealer: int, lang: str) -> list[str]:
    """By seat: `Geber`, `links vom Geber`, `gegenüber`; where more sit on a side, which of them from the dealer on."""
    return [_from_the_dealer(seating, (seat - dealer) % seating.players, "", lang) for seat in range(seating.players)]


def before_the_dealer(seating: Seating, dealer: int, lang: str) -> list[str]:
    """The same as short as it can stand at a place, where the dealer sits at the near edge: `links`."""
    on = [(seat - dealer) % seating.players for seat in range(seating.players)]
    return [as_begun(_from_the_dealer(seating, each, ".plate", lang)) for each in on]


def _from_the_dealer(seating: Seating, on: int, form: str, lang: str) -> str:
    players = seating.players
    if on == 0:
        return text("round.dealer", lang)
    if ACROSS * on == players:
        return text("round.across", lang)
    is_near = ACROSS * on < players
    side = "right" if is_near == seating.counter_clockwise else "left"
    several = ".several" if players > len("NESW") else ""
    return text(f"round.{side}{several}{form}", lang, number=on if is_near else players - on)


def as_begun(words: str) -> str:
    """The words as a sentence begins."""
    return words[:1].upper() + words[1:]

"""The company at a table: who sits there, which face they have, and in which manner they play."""

import random
from collections.abc import Callable, Container
from dataclasses import replace
from typing import Final, assert_never

from weli.bots import Bot, Stammgast
from weli.core.deal import NOBODY
from weli.core.texts import text
from weli.games import Game
from weli.ports.at_table import AtTable
from weli.ports.at_table.view import Sitter
from weli.ports.manners import CAREFUL, EAGER, FIRM, RAISES, SOBER, USUAL
from weli.referee.event import seats_in_words
from weli.table.chairs import Chair, Company
from weli.table.state import State
from weli.wire.messages import Lang
from weli.wire.reader import Reader
from weli.wire.seats import Computer, Person, Vacant

HOST: Final = "Wirt"
TEMPERS: Final = {
    "franz": SOBER,
    "lina": RAISES,
    "nanni": CAREFUL,
    "seppl": EAGER,
    "vroni": FIRM,
    "wirt": USUAL,
    "burgl": FIRM,
    "hias": CAREFUL,
    "moidl": EAGER,
    "jos": RAISES,
    "zenzi": SOBER,
    "luis": RAISES,
    "rosa": FIRM,
    "toni": EAGER,
    "frieda": CAREFUL,
    "eugen": SOBER,
}
"""The regulars of the house by their faces (`weli.art.regulars`), and how each of them plays by rules of thumb."""

FACES: Final = list(TEMPERS)
HOSTS_LEVEL: Final = "wirt"
"""Where all play like the Wirt, he sits there himself."""
TEMPERED: Final = "stammgast"
"""Where one can tell tempers: who tries out what may come plays by that alone."""


def company(game: AtTable, person: str, face: str, level: str, count: int, rng: random.Random) -> list[str]:
    """The names of so many computer players, in the order of their seats.

    Nobody has the person's name or face; who has a face of their own comes first.
    """
    host = [HOST] if level == HOSTS_LEVEL else []
    drawn = sorted(rng.sample(game.regulars, len(game.regulars)), key=lambda name: name not in game.faces)
    free = [name for name in (*host, *drawn) if name != person and not (face and face_of(name, game) == face)]
    return rng.sample(free[:count], count)


def newcomer(
    game: AtTable, level: str, taken: Callable[[str], bool], faces: Container[str], rng: random.Random
) -> Computer:
    """A computer player who sits down beside the others, under a name that is not taken, with none of these faces."""
    host = [HOST] if level == HOSTS_LEVEL else []
    drawn = [*host, *rng.sample(game.regulars, len(game.regulars))]
    free = (name for name in drawn if not taken(name) and face_of(name, game) not in faces)
    return Computer(next(free, drawn[0]), level)


def face_among(wanted: str, others: Container[str], rng: random.Random) -> str:
    """The face that somebody has beside the others: their own, or by lot a free one where one of them has that already."""
    return rng.choice([face for face in FACES if face not in others]) if wanted and wanted in others else wanted


def face_of(name: str, game: AtTable) -> str:
    """The face of a computer player of that name; empty where there is none."""
    return "wirt" if name == HOST else game.faces.get(name, "")


def company_at(state: State, seat: int, lang: Lang) -> Company:
    """Who sits there, as that seat is told in that language."""
    known = state.companies.get((seat, lang))
    if known is None or known.seated != state.seated:
        known = Company(state.seated, sitters(state, seat, lang), reader_at(state, seat, lang))
        state.companies[seat, lang] = known
    return known


def sitters(state: State, reader: int, lang: Lang) -> dict[str, Sitter]:
    """Who sits where; the reader who gave no name is `You`, anybody else is called by their seat."""
    nameless = seats_in_words(state.seating, lang)
    if reader != NOBODY:
        nameless[reader] = text("name.you", lang)
    names = state.seating.seat_names()
    return {names[seat]: _sitter(state, state.chairs[seat], nameless[seat]) for seat in range(len(names))}


def _sitter(state: State, chair: Chair, nameless: str) -> Sitter:
    match chair.sits:
        case Person(name, face):
            stood_in, for_good = bool(chair.stand_in), chair.sent_away
            return Sitter(name or nameless, chair.stand_in or None, face, None, chair.away, stood_in, for_good)
        case Computer(name, level) as computer:
            return Sitter(name, level, face_of(name, state.game.at_table()), temper(state.game, computer))
        case Vacant():
            return Sitter("")
        case _ as never:
            assert_never(never)


def reader_at(state: State, seat: int, lang: Lang) -> Reader:
    """Who reads there. In sentences they are called `you`, and who has given no name by their seat."""
    unnamed = seats_in_words(state.seating, lang)
    names = [name or word for name, word in zip(state.names(), unnamed, strict=True)]
    if seat != NOBODY:
        names[seat] = text("name.you.in-sentence", lang)
    return Reader(seat, lang, tuple(names))


def temper(game: Game, computer: Computer) -> str | None:
    """The temper of a computer player who plays by rules of thumb, where one can tell it by play; otherwise none."""
    face = face_of(computer.name, game.at_table())
    if computer.level != TEMPERED or not face:
        return None
    return TEMPERS[face] if TEMPERS[face] in game.advice.tempers() else None


def in_temper(bot: Bot, manner: str | None) -> Bot:
    """That opponent as somebody of this manner plays, if they play by rules of thumb."""
    return replace(bot, manner=manner) if manner and isinstance(bot, Stammgast) else bot

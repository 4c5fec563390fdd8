"""Tables of Gaigel for four, by packs that are known."""

import random

from table.forms import setup_for
from table.helpers import must, opened, person_of
from weli.core.acts import DRAW_ACT, PASS_ACT
from weli.core.cards import card_of, card_text
from weli.core.deal import NONE
from weli.games import GAMES
from weli.games.gaigel.dealing import lay_pack_for
from weli.games.gaigel.ruleset import GaigelRules
from weli.store.sqlite import SqliteStore
from weli.table.players import Players
from weli.table.shuffle_dealing import Shuffle
from weli.table.table import Table
from weli.wire.messages import View

NORTH, WEST, SOUTH, EAST = range(4)  # in order of turn


def pack_for(*hands: str, talon: str, rules: str = "kreuz-4p", dealer: int = WEST) -> Shuffle:
    """A pack that deals these hands and this talon, top first and the indicator last, once one card is cut off."""
    preset = GAMES["gaigel"].preset(rules)
    assert isinstance(preset, GaigelRules)
    held = [[card_of(card) for card in hand.split()] for hand in hands]
    drawn = [card_of(card) for card in talon.split()]
    pack = lay_pack_for(preset, dealer, [0] * preset.seating.sides, held, drawn).cut.pack
    return lambda _: pack


HANDS = ("LA HA HO EK SK", "L7 LX EO EU HO", "LA LK LO HA HK", "LU LO SA SO HK")


def quiet(rules: str = "kreuz-4p", dealer: int = WEST, collector: int = NONE, drawn: str = "") -> Shuffle:
    """South leads, or whoever sits after the dealer; hearts are trumps. A collector has four Sevens; `drawn` comes first in the stock."""
    hands = [*HANDS]
    if collector != NONE:
        hands[collector] = "E7 E7 S7 S7 EK"
    pack = [*GAMES["gaigel"].preset(rules).cards]
    for card in " ".join(hands).split():
        pack.remove(card_of(card))
    pack.remove(card_of("HU"))
    if drawn:
        pack.remove(card_of(drawn))
        pack.insert(0, card_of(drawn))
    return pack_for(*hands, talon=" ".join(card_text(card) for card in pack) + " HU", rules=rules, dealer=dealer)


def table_of(store: SqliteStore, rules: str = "kreuz-4p", shuffle: Shuffle | None = None, **other: object) -> Table:
    return opened(store, shuffle or quiet(rules), setup_for("gaigel", rules, **other))


def dealt(store: SqliteStore, rules: str = "kreuz-4p", shuffle: Shuffle | None = None, **other: object) -> Table:
    table = table_of(store, rules, shuffle, dealer="W", **other)
    must(table, NORTH, "cut 1")
    return table


def view_of(table: Table) -> View:
    return table.view(person_of(table), "en")


def first_trick(table: Table) -> None:
    """South dives in leaves; North's Ace has it."""
    for seat, line in [(SOUTH, "tauchen LK"), (EAST, "LU"), (NORTH, "LA"), (WEST, "L7")]:
        must(table, seat, line)


class _Quiet:
    """A player who does the first thing that is due."""

    def choose(self, view: object, seat: int, options: list[int], rng: random.Random) -> int:
        return next((act for act in (DRAW_ACT, PASS_ACT) if act in options), options[0])


def quiet_players() -> Players:
    return Players(dict.fromkeys((0, 1, 3), _Quiet()), frozenset({SOUTH}), random.Random(1))

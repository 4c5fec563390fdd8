"""Deals of the fifth game for its tests, written as one lays them out."""

from typing import Any

from weli.core.cards import card_of
from weli.games import game_named
from weli.referee import Event, Referee

SHARED_OUT = {
    "N": "E7 E8 E9 EX LA LK LO LU",
    "E": "EU EO EK EA L7 L8 L9 LX",
    "S": "H7 H8 H9 HX S7 S8 S9 SX",
    "W": "HU HO HK HA SU SO SK SA",
}
"""North deals, so that East leads."""


def referee(hands: dict[str, str] = SHARED_OUT, scores: tuple[int, ...] = (0, 0, 0, 0), **options: Any) -> Referee:
    """Over a deal with these hands."""
    from grasobern.deal import GrasobernDeal

    game = game_named("grasobern")
    rules = game.preset("oberpfalz").with_options(options)
    given = [[card_of(word) for word in hands[seat].split()] for seat in "NESW"]
    deal = GrasobernDeal()
    deal.begin(rules, 0, list(scores), given, [], tape=[])
    return Referee(deal, game)


def play(table: Referee, lines: str) -> list[Event]:
    """Lays these cards, whoever is due; what came of it."""
    return [event for card in lines.split() for event in table.take(table.deal.turn(), card)]


def play_out(table: Referee) -> list[Event]:
    """The first card that is allowed, until the deal is over."""
    told: list[Event] = []
    while not table.deal.closed:
        told += table.take(table.deal.turn(), table.lines(table.deal.turn())[0])
    return told

"""Tables of every form of the games: one for each preset, and what a seat may know of the cards of a deal."""

import random

from weli.cards import card_text, cards_of, set_of
from weli.games import GAMES
from weli.parts.deal import NONE, Deal
from weli.table.log import Setup

GUESTS = ("Burgl", "Hias", "Jos", "Luis", "Moidl", "Nanni")
EVERY_FORM = [(game.name, rules) for game in GAMES.values() for rules in game.presets]


def setup_for(game: str, rules: str, **other: object) -> Setup:
    """A table of that form with the person at its usual place."""
    preset = GAMES[game].preset(rules)
    seats = preset.seating.seat_names()
    person = "S" if "S" in seats else "A"
    names = {seat: "" if seat == person else GUESTS[number] for number, seat in enumerate(seats)}
    agreed = {"dealer": seats[1], "seat": person, "level": "lehrbua", "names": names, "target": preset.target, **other}
    return Setup(game=game, rules=rules, **agreed)  # type: ignore[arg-type]


def known_to(deal: Deal, seat: int) -> int:
    """The cards that a seat knows, as a set: its hand, what lies open, what everybody has seen, and what it saw in cutting."""
    cards = deal.hands[seat] | set_of(deal.turned) | set_of(deal.boden) | deal.known
    for row in deal.rows:
        cards |= set_of(row)
    if deal.bottom != NONE and seat == deal.cutter():
        cards |= set_of([deal.bottom])
    return cards


def dealt_otherwise(deal: Deal, seat: int, chance: random.Random) -> Deal:
    """The same deal for that seat, with all that it does not know changed: the pack, the other hands, the bottom card, others' rights."""
    twin = deal.copy()
    known = known_to(deal, seat)
    hidden = [card for card in deal.rules.cards if not known >> card & 1]
    chance.shuffle(hidden)
    pool = hidden[:]
    for other in range(deal.rules.players):
        if other != seat:
            seen = deal.hands[other] & known
            twin.hands[other] = seen | set_of([pool.pop() for _ in range(deal.held[other] - seen.bit_count())])
    twin.pack = [chance.choice(hidden) for _ in deal.pack] if hidden else []
    twin.finding = [chance.choice(hidden) for _ in deal.finding] if hidden else []
    if deal.bottom != NONE and seat != deal.cutter():
        twin.bottom = chance.choice(hidden)
    if seat != deal.asked:
        twin.rights = chance.randrange(8)
    return twin


def texts_of(cards: int) -> set[str]:
    return {card_text(card) for card in cards_of(cards)}

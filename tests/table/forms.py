"""Tables of every form of the games: one for each preset, and what a seat may know of the cards of a deal."""

import random

from rows import replaced
from weli.core.cards import HIDDEN, KING, OBER, card_at, card_text, cards_of, set_of
from weli.core.deal import Deal
from weli.games import GAMES, game_of
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import CUT, NONE, FigureDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.store.log import Setup
from weli.wire.seats import Computer, Person

GUESTS = ("Burgl", "Hias", "Jos", "Luis", "Moidl", "Nanni")
EVERY_FORM = [(game.name, rules) for game in GAMES.values() for rules in game.presets]
A_THIRD = len(EVERY_FORM) // 3
"""So many of the forms are played in each of three tests that say something of all; the three together play every form."""


def setup_for(game: str, rules: str, person: str = "", **other: object) -> Setup:
    """A table of that form with the person at their place, usually the usual one."""
    preset = GAMES[game].preset(rules)
    seats = preset.seating.seat_names()
    person = person or ("S" if "S" in seats else "A")
    sitting = {
        seat: Person() if seat == person else Computer(GUESTS[number], "lehrbua") for number, seat in enumerate(seats)
    }
    agreed = {
        "dealer": seats[1],
        "seats": sitting,
        "target": game_of(preset).at_table().sheets.goal(preset),
        **other,
    }
    return Setup(game=game, rules=rules, **agreed)  # type: ignore[arg-type]


def known_to(deal: Deal, seat: int) -> int:
    """The cards that a seat knows, as a set: its hand, what lies open, what everybody has seen, and what it saw in cutting."""
    if isinstance(deal, GaigelDeal):
        return _known_in_gaigel(deal, seat)
    assert isinstance(deal, FigureDeal)
    cards = deal.cards.hands[seat] | set_of(deal.cards.turned) | set_of(deal.cut.boden) | deal.cards.known
    for row in deal.cards.rows:
        cards |= set_of(row)
    open_bottom = isinstance(deal, BietenDeal) and deal.stage != CUT and deal.rules.stealing.bottom_card_shown
    if deal.cut.bottom != NONE and (open_bottom or seat == deal.cutter()):
        cards |= set_of([deal.cut.bottom])
    return cards


def _known_in_gaigel(deal: GaigelDeal, seat: int) -> int:
    """What lies or has lain open, the declared pairs, and what the seat itself holds or has laid face down."""
    cards = [*deal.hands[seat], *[card for shown in deal.cards.shown for card in shown]]
    cards += [card for trick in deal.tricks.finished for card in trick]
    cards += [card for card in (deal.talon.indicator, deal.robbing.diss) if card != NONE]
    cards += [card_at(pair.suit, rank) for pair in deal.pairs.declared for rank in (KING, OBER)]
    for place, card in enumerate(deal.tricks.lying):
        if not deal.is_face_down() or deal.seat_after(deal.tricks.leader, place) == seat:
            cards.append(card)
    return set_of(cards)


def dealt_otherwise(deal: Deal, seat: int, chance: random.Random) -> Deal:
    """The same deal for that seat, with all that it does not know changed: the pack, the other hands, the bottom card, others' rights."""
    if isinstance(deal, GaigelDeal):
        return _gaigel_otherwise(deal, seat, chance)
    assert isinstance(deal, FigureDeal)
    twin = deal.copy()
    known = known_to(deal, seat)
    hidden = [card for card in deal.rules.cards if not known >> card & 1]
    chance.shuffle(hidden)
    pool = hidden[:]
    for other in range(deal.rules.players):
        if other != seat:
            seen = deal.cards.hands[other] & known
            twin.cards.hands[other] = seen | set_of(
                [pool.pop() for _ in range(deal.cards.held[other] - seen.bit_count())]
            )
    twin.cut.pack = [chance.choice(hidden) for _ in deal.cut.pack] if hidden else []
    twin.cut.finding = [chance.choice(hidden) for _ in deal.cut.finding] if hidden else []
    if deal.cut.bottom != NONE and not known >> deal.cut.bottom & 1:
        twin.cut.bottom = chance.choice(hidden)
    if seat != deal.exchange.asked:
        twin.exchange.rights = chance.randrange(8)
    if isinstance(twin, BietenDeal) and not deal.closed:
        for other in range(deal.rules.players):
            if other != seat:
                twin.given_up = replaced(twin.given_up, other, chance.randrange(16))
                twin.proofs.duties = replaced(
                    twin.proofs.duties, other, 0
                )  # they leave out what he never could have had
        twin.offences = [offence for offence in twin.offences if offence.seat == seat]
    return twin


def _gaigel_otherwise(deal: GaigelDeal, seat: int, chance: random.Random) -> GaigelDeal:
    twin, view = deal.copy(), deal.seen_by(seat)
    unknown = view.unknown_cards()
    chance.shuffle(unknown)
    twin.cut = twin.cut.copy()
    twin.cut.pack = chance.sample(deal.cut.pack, len(deal.cut.pack))
    if deal.cut.stage == CUT or deal.closed:
        return twin
    for other in range(deal.rules.players):
        if other != seat:
            drawn = [unknown.pop() for _ in range(deal.cards.held[other] - len(view.hands[other]))]
            twin.set_hand(other, [*view.hands[other], *drawn])
    twin.tricks.lying = [unknown.pop() if card == HIDDEN else card for card in view.tricks.lying]
    twin.talon.cards = [unknown.pop() for _ in deal.talon.cards]
    twin.lots = chance.sample(deal.lots, len(deal.lots))
    twin.score.arrived, twin.score.over = [], [not over for over in deal.score.over]
    twin.offences = [offence for offence in deal.offences if offence.seat == seat]
    return twin


def texts_of(cards: int) -> set[str]:
    return {card_text(card) for card in cards_of(cards)}

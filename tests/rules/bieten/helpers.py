"""Tables of Bieten, in the words of the shared helpers.

Three players unless a test says otherwise: C deals, A leads, B cuts. With four South deals, so West leads and East cuts. Hands are the
complete three cards; what a test leaves out is filled up with small natural cards that make no figure.
"""

import random
from collections.abc import Iterator
from typing import Any

from rules import helpers as shared
from rules.helpers import cards, rules_of, sit
from weli.core.acts import FIGURE_WORDS, GLEICH, GRUEN, HANGER, NAME, PLAY, ROT, SPIEL, STEP
from weli.core.cards import card_text
from weli.core.tape import Tape
from weli.games import game_named
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.dealing import deal_hands, lay_pack
from weli.games.bieten.ruleset import FIVE_FIGURES, BietenRules
from weli.games.figures.engine.deal import NOBODY, NONE, OPEN, STANDING, FigureDeal
from weli.referee import Referee

NUMBER = {"rot": ROT, "gruen": GRUEN, "gleich": GLEICH, "hanger": HANGER, "spiel": SPIEL}
BIETEN = game_named("bieten")

# Nothing special in anybody's hand: A has the best heart and B the best leaf, B the Kings, C ten and nine of bells; C takes the last trick.
QUIET = {"A": "HA L9 S8", "B": "HK LK EU", "C": "L7 SX S9"}
QUIET_TRICKS = "HA HK L7 S8 EU SX S9 L9 LK"

# Everybody has every figure: N the best Rot, E the best Grün, S the best Hanger; nobody has three of anything.
RICH = {"N": "HA H8 L8", "E": "LA LK HK", "S": "HO HU LU", "W": "H9 L9 HX"}


def bieten_rules(preset: str = "3p", **options: Any) -> BietenRules:
    rules = rules_of(preset, "bieten", **options)
    assert isinstance(rules, BietenRules)
    return rules


def _given(
    rules: BietenRules,
    dealer: int,
    before: list[int],
    hands: list[list[int]],
    turned: list[int],
    active: list[int],
    tape: Tape,
) -> BietenDeal:
    return deal_hands(rules, dealer, before, hands, turned[-1], active, tape)


def table(hands: dict[str, str] | None = None, preset: str = "3p", *, bottom: str = "", **rest: Any) -> BietenDeal:
    """A complete deal with that card at the bottom of the undealt ones; `rest` are score, dealer, active seats and options."""
    held = " ".join((hands or {}).values()).split()
    free = next(word for word in ("E7", "E8", "E9", "L7", "L8", "L9", "H7", "H8", "H9", "SX") if word not in held)
    deal = sit(preset, hands, game="bieten", turned=bottom or free, given_by=_given, **rest)
    assert isinstance(deal, BietenDeal)
    return deal


def quiet(**rest: Any) -> BietenDeal:
    return table(QUIET, **rest)


def rich(**rest: Any) -> BietenDeal:
    """South deals and West leads: W N E S."""
    return table(RICH, "4p", **rest)


def uncut(rules: BietenRules, pack: list[int], dealer: int = 0, pattern: int = 0) -> BietenDeal:
    """A shuffled pack, top card first, before the cut."""
    return lay_pack(rules, dealer, [0] * rules.players, pack, pattern)


def seen(deal: FigureDeal, seat: int) -> BietenDeal:
    return bieten(deal.seen_by(seat))


def say(deal: FigureDeal, *said: str) -> BietenDeal:
    """Makes the acts of each line; all of them must be legal."""
    return bieten(shared.say(deal, *said))


def tricks(deal: FigureDeal, text: str) -> BietenDeal:
    """Plays these cards, each by the player due, a wild card with its name (`S6=LA`); all of them must be legal."""
    return bieten(shared.tricks(deal, text))


def bieten(deal: object) -> BietenDeal:
    assert isinstance(deal, BietenDeal)
    return deal


def lines(deal: FigureDeal, *said: str) -> BietenDeal:
    """Makes the acts of each line; where the house tolerates or charges a forbidden one, as the referee does it."""
    referee = Referee(deal, BIETEN)
    for line in said:
        seat, text = line.split(maxsplit=1)
        referee.take(deal.seating.seat_names().index(seat), text)
    return bieten(referee.deal)


def played(deal: FigureDeal, text: str) -> BietenDeal:
    """Each card by the player due, tolerated where it is forbidden."""
    for word in text.split():
        deal = lines(deal, f"{deal.seating.seat_name(deal.turn())} {word}")
    return bieten(deal)


def has(deal: FigureDeal, figure: str) -> str:
    """Who has a figure: a seat, `open`, `stands`, `nobody`."""
    owner = deal.stakes[NUMBER[figure]].owner
    states = {OPEN: "open", STANDING: "stands", NOBODY: "nobody"}
    return states[owner] if owner in states else deal.seating.seat_name(owner)


def figures_of(deal: FigureDeal) -> str:
    """Who has Rot, Grün, Gleich, Hanger and Spiel."""
    return " ".join(has(deal, FIGURE_WORDS[figure]) for figure in FIVE_FIGURES)


def losers(deal: FigureDeal) -> str:
    assert deal.closed
    return "".join(deal.seating.seat_name(side) for side in deal.losers)


def names_open(deal: FigureDeal, seat: str, card: str = "S6") -> set[str]:
    """The names a player may give that wild card if he plays it now."""
    number = deal.seating.seat_names().index(seat)
    trial = deal.copy()
    trial.play(number, cards(card)[0])
    return {card_text(act % STEP) for act in trial.legal(number) if act // STEP == NAME}


def shuffled(chance: random.Random, rules: BietenRules) -> list[int]:
    return chance.sample(rules.cards, len(rules.cards))


def random_table(chance: random.Random, rules: BietenRules, pool: list[int] | None = None) -> BietenDeal:
    """Hands from the whole pack, or from a few cards among which figures are frequent; any dealer, any score short of the target."""
    pack = chance.sample(pool or rules.cards, len(pool or rules.cards))
    hands = [pack[3 * seat : 3 * seat + 3] for seat in range(rules.players)]
    before = [chance.choice([0, 0, rules.target - 1, rules.target - 2, rules.target - 3]) for _ in hands]
    rest = [card for card in rules.cards if card not in pack[: 3 * rules.players]]
    return deal_hands(rules, chance.randrange(rules.players), before, hands, rest[-1] if rest else NONE)


def walk(deal: BietenDeal, chance: random.Random, bets: float = 0.3) -> Iterator[tuple[int, int]]:
    """Random legal acts to the end of the deal; each is given before it is made."""
    while not deal.closed:
        doing = [seat for seat in deal.active if deal.must_act(seat)]
        if not deal.bet_open() and deal.phase() == "play" and deal.cards.naming < 0 and chance.random() < bets:
            interested = [seat for seat in deal.active if any(act // STEP != PLAY for act in deal.legal(seat))]
            doing = interested or doing
        seat = chance.choice(doing)
        may = deal.legal(seat)
        assert may, f"{deal.seating.seat_name(seat)} has nothing that he may do: {deal.facts()}"
        if doing and deal.must_act(seat) and deal.cards.naming < 0 and deal.phase() == "play" and not deal.bet_open():
            may = [act for act in may if (act // STEP == PLAY) == (chance.random() > bets)] or may
        act = chance.choice(may)
        yield seat, act
        deal.play(seat, act)


def played_out(deal: FigureDeal, **names: str) -> BietenDeal:
    """All cards played in some order in which each wild card can get the name given for it (`S6="HK"`); nobody says anything."""
    for seed in range(500):
        trial = bieten(deal.copy())
        if _plays_out(trial, random.Random(seed), {cards(card)[0]: cards(name)[0] for card, name in names.items()}):
            return trial
    raise AssertionError(f"no play of the cards leads to {names}")


def _plays_out(deal: BietenDeal, chance: random.Random, names: dict[int, int]) -> bool:
    while not deal.closed:
        seat = deal.cards.naming_seat if deal.cards.naming >= 0 else deal.turn()
        may = [act for act in deal.legal(seat) if act // STEP in (PLAY, NAME)]
        if deal.cards.naming in names:
            may = [act for act in may if act % STEP == names[deal.cards.naming]]
        if not may:
            return False
        deal.play(seat, chance.choice(may))
    return True


REVOKE = {"A": "HX EA S7", "B": "H8 L9 SA", "C": "HK E8 LX"}
REVOKE_TRICKS = "HX L9 HK LX S7 H8 E8 EA SA"  # B keeps his heart; C, C and A take the tricks


def strict(hands: dict[str, str] | None = None, **rest: Any) -> BietenDeal:
    """A table of three where forbidden acts happen and cost two points."""
    return table(hands or QUIET, "strict", **({"players": 3} | rest))

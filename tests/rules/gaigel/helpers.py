"""A small language for rule tests of Gaigel: a table in one call, acts as people speak them, refusals by their rule.

Seats are in order of turn, the last one deals unless a test says otherwise: with four N, W, S, E, so North is Vorhand, West plays next,
and N and S play together; with any other number A, B, C and so on. Cards are written as in a record (`HA HX HK HO HU H7`), both copies
alike. `say`, `refuses`, `allows`, `due` and `may` are those of `rules.helpers`.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.helpers import acts, cards, due, may, say, seat_number
from weli.core.acts import CUT, DRAW, PLAY, STEP, act_of, kind_of
from weli.core.cards import KING, OBER, RANK, SUIT, SUIT_LETTERS, cards_text
from weli.core.deal import NONE
from weli.games import game_named
from weli.games.gaigel.acts import ACCUSE, AUS, ELFEN, LAY_FIVE, PAIR, TAUCHEN, ZWEITE
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands, lay_pack
from weli.games.gaigel.ranks import HAND, HEIGHT_OF, PACK_48
from weli.games.gaigel.ruleset import GaigelRules

GAIGEL = game_named("gaigel")
TABLES = {2: "2p", 3: "3p", 4: "kreuz-4p", 6: "6p"}  # the usual rules for so many players
FORWARD = (PLAY, ELFEN, TAUCHEN, ZWEITE, DRAW)  # what brings a deal on
ENDING = (AUS, ACCUSE, LAY_FIVE)  # what may end it early


def rules_of(preset: str = "kreuz-4p", **options: Any) -> GaigelRules:
    return GAIGEL.preset(preset).with_options(options)


def table(
    hands: dict[str, str] | None = None,
    talon: str = "",
    turned: str = "SU",
    *,
    preset: str = "kreuz-4p",
    taken: dict[str, str] | None = None,
    left: int = NONE,
    dealer: str = "",
    leader: str = "",
    units: tuple[int, ...] = (),
    cleaning: bool = False,
    number: int = 0,
    **options: Any,
) -> GaigelDeal:
    """A deal with these hands by seat, `talon` on top of the talon and `turned` under it; what is missing is filled up.

    Hands are filled up to five cards, without trumps, from the lowest up; an explicit hand of another size stays as it is with `taken`.
    With `taken` the deal is past its first trick: the cards that each side has won. `left` is the number of cards still to be drawn,
    the open one included; otherwise as many rounds as there are cards for. `options` replace parameters.
    """
    rules = rules_of(preset, **options)
    names = rules.seating.seat_names()
    won = [cards((taken or {}).get(side, "")) for side in rules.seating.side_names()]
    dealt = [cards((hands or {}).get(name, "")) for name in names]
    top, open_card = cards(talon), cards(turned)[0]
    rest = PACK_48[:]
    for card in [*top, open_card, *[one for each in [*won, *dealt] for one in each]]:
        assert card in rest, f"a third {cards_text([card])}"
        rest.remove(card)
    rest.sort(key=lambda card: (SUIT[card] == SUIT[open_card], HEIGHT_OF[card], card))
    for hand, name in zip(dealt, names, strict=True):
        while len(hand) < HAND and (taken is None or name not in (hands or {})):
            hand.append(rest.pop(0))
    fits = (len(rest) + len(top) + 1) // rules.players * rules.players
    rest = rest[: (fits if left == NONE else left) - len(top) - 1]
    return deal_hands(
        rules,
        _seat(rules, dealer, names[-1]),
        list(units) or [0] * rules.seating.sides,
        dealt,
        [*top, *rest, open_card],
        cleaning,
        number,
        taken=None if taken is None else won,
        leader=_seat(rules, leader, leader) if leader else NONE,
    )


def endgame(
    hands: dict[str, str],
    trump: str,
    *,
    preset: str = "kreuz-4p",
    taken: dict[str, str] | None = None,
    leader: str = "",
    **options: Any,
) -> GaigelDeal:
    """A deal whose talon is used up: these hands, and nothing else; the last seat deals."""
    rules = rules_of(preset, **options)
    names = rules.seating.seat_names()
    return deal_hands(
        rules,
        len(names) - 1,
        [0] * rules.seating.sides,
        [cards(hands[name]) for name in names],
        [],
        taken=[cards((taken or {}).get(side, "")) for side in rules.seating.side_names()],
        trump=SUIT_LETTERS.index(trump),
        leader=_seat(rules, leader, names[0]),
    )


def uncut(pack: str = "", *, preset: str = "kreuz-4p", dealer: str = "", **options: Any) -> GaigelDeal:
    """A pack before the cut: these cards on top, all others below them."""
    rules = rules_of(preset, **options)
    top = cards(pack)
    rest = PACK_48[:]
    for card in top:
        rest.remove(card)
    dealing = _seat(rules, dealer, rules.seating.seat_names()[-1])
    return lay_pack(rules, dealing, [0] * rules.seating.sides, [*top, *rest])


def shuffled(seed: int, preset: str = "kreuz-4p", **options: Any) -> GaigelDeal:
    """A deal from a pack shuffled by that seed, dealt by a seat of the same chance."""
    rules = rules_of(preset, **options)
    random = Random(seed)
    pack = PACK_48[:]
    random.shuffle(pack)
    deal = lay_pack(rules, random.randrange(rules.players), [0] * rules.seating.sides, pack)
    deal.play(deal.cutter(), act_of(CUT, HAND))
    return deal


def rigged(seed: int, preset: str = "kreuz-4p", **options: Any) -> GaigelDeal:
    """The same from a pack shuffled with a bias, so that what is rare comes up: hands of nothing but trumps, many Kings and Obers."""
    rules = rules_of(preset, **options)
    random = Random(seed)
    pack = PACK_48[:]
    random.shuffle(pack)
    trumps = [card for card in pack if SUIT[card] == SUIT[pack[0]]]
    indicator, hands = trumps.pop(), [trumps[:HAND], trumps[HAND : 2 * HAND]]
    rest = [card for card in pack if SUIT[card] != SUIT[indicator]] + trumps[2 * HAND :]
    courts = [card for card in rest if RANK[card] in (KING, OBER)]
    rest = courts + [card for card in rest if card not in courts]
    dealt: list[list[int]] = [[] for _ in range(rules.players)]
    for seat in random.sample(range(rules.players), random.choice([0, 1, 2, 2])):
        dealt[seat] = hands.pop()
    rest += [card for each in hands for card in each]
    for each in dealt:
        while len(each) < HAND:
            each.append(rest.pop(min(random.randrange(len(rest)), random.randrange(len(rest)))))
    random.shuffle(rest)
    return deal_hands(rules, random.randrange(rules.players), [0] * rules.seating.sides, dealt, [*rest, indicator])


def _seat(rules: GaigelRules, name: str, otherwise: str) -> int:
    return rules.seating.seat_names().index(name or otherwise)


# What is done.


def round_of(deal: GaigelDeal, text: str) -> GaigelDeal:
    """These cards, each played by the player due, who draws first where cards are to be drawn; `elfen:HA` opens with Ge-Elfen."""
    for word in text.split():
        drawn(deal)
        say(deal, f"{due(deal)} {word.replace(':', ' ') if ':' in word else f'play {word}'}")
    return deal


def commits(deal: GaigelDeal, line: str) -> GaigelDeal:
    """Does what is forbidden, in a house that lets it happen at a price."""
    seat, said = acts(deal, line)
    reason = deal.check(seat, said[0])
    assert reason, f"{line} is allowed"
    assert deal.tolerates(reason), f"{line} cannot be done"
    assert deal.seen_by(seat).check(seat, said[0]) == reason
    deal.offend(seat, said[0], reason)
    deal.play(seat, said[0])
    return deal


def drawn(deal: GaigelDeal) -> GaigelDeal:
    """Everybody has drawn, where cards are to be drawn."""
    if deal.tricks.drawing:
        say(deal, f"{due(deal)} draw")
    return deal


# What is seen.


def hand(deal: GaigelDeal, seat: str) -> str:
    return cards_text(deal.hands[seat_number(deal, seat)])


def playable(deal: GaigelDeal, seat: str) -> str:
    """The cards that a seat may play plainly now."""
    return cards_text([act for act in may(deal, seat) if kind_of(act) == PLAY])


def openings(deal: GaigelDeal, seat: str) -> list[str]:
    """What a seat may open with, as it is written in a record; a plain lead is the card alone."""
    words = {PLAY: "", ELFEN: "elfen ", TAUCHEN: "tauchen ", ZWEITE: "zweite "}
    return [
        words[kind_of(act)] + cards_text([act % STEP])
        for act in may(deal, seat)
        if kind_of(act) in (PLAY, ELFEN, TAUCHEN, ZWEITE)
    ]


def pairs(deal: GaigelDeal, seat: str) -> str:
    """The suits of which a seat may declare a pair now, by their letters."""
    return "".join(SUIT_LETTERS[act % STEP] for act in may(deal, seat) if kind_of(act) == PAIR)


def can(deal: GaigelDeal, seat: str, kind: int) -> bool:
    """Whether a seat may do something of that kind now."""
    return any(kind_of(act) == kind for act in may(deal, seat))


def counts(deal: GaigelDeal) -> tuple[int, ...]:
    """The points of each side so far."""
    return tuple(deal.score.counts)


def taker(deal: GaigelDeal) -> str:
    """Who took the last trick."""
    return deal.seating.seat_name(deal.tricks.winners[-1])


def ended(deal: GaigelDeal) -> int:
    """The reason for which the deal is over."""
    assert deal.closed, f"the deal is still open: {deal.phase()}"
    return deal.ending.reason


def gained(deal: GaigelDeal) -> tuple[int, ...]:
    """What each side gained, once the deal is closed."""
    assert deal.closed, f"the deal is still open: {deal.phase()}"
    return tuple(deal.gained)


# Deals played at random.


def played(deal: GaigelDeal, random: Random, ends: bool = False) -> Iterator[GaigelDeal]:
    """The deal after each act of players who do whatever they may, cards and drawing more often than the rest; it is the same object.

    Nobody says "Aus!" or accuses unless `ends` is true, so deals go on to their last card.
    """
    yield deal
    while not deal.closed:
        acts = _choices(deal, ends)
        seat, act = random.choice([one for one in acts if kind_of(one[1]) in FORWARD] or acts)
        if random.random() < 0.5:
            seat, act = random.choice(acts)
        deal.play(seat, act)
        yield deal


def _choices(deal: GaigelDeal, ends: bool) -> list[tuple[int, int]]:
    acts = [(seat, act) for seat in range(deal.rules.players) for act in deal.legal(seat)]
    if ends:
        return acts
    return [(seat, act) for seat, act in acts if kind_of(act) not in ENDING] or acts

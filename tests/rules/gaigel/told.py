"""A table of Gaigel in one call, and what the referee tells of it, in short."""

from weli.core.cards import card_of, cards_text
from weli.core.deal import NONE
from weli.games.gaigel import GAIGEL
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands, lay_pack
from weli.games.gaigel.ranks import PACK_48
from weli.games.gaigel.ruleset import GaigelRules
from weli.referee import Event, Referee

E = 3  # deals, so North leads
HANDS = {"N": "HA HA LX SK SO", "W": "HX HK LA E7 S7", "S": "HO HU LU EX EK", "E": "LK LO EU EO SU"}
TALON = "EA EA SA H7 L7 L7 SX E7 SU SO SX HX LO HK"  # the last one lies open: hearts are trumps
FIVE_SEVENS = HANDS | {"S": "E7 L7 H7 H7 S7", "W": "HX HK LA EK SO"}


def cards(text: str) -> list[int]:
    return [card_of(word) for word in text.split()]


def rules_of(preset: str, **options: object) -> GaigelRules:
    rules = GAIGEL.preset(preset).with_options(options)
    assert isinstance(rules, GaigelRules)
    return rules


def a_deal(
    hands: dict[str, str] = HANDS,
    talon: str = TALON,
    preset: str = "kreuz-4p",
    score: tuple[int, int] = (0, 0),
    won: tuple[str, str] | None = None,
    cleaning: bool = False,
    trump: int = NONE,
    **options: object,
) -> GaigelDeal:
    """A deal from the hands of N, W, S and E and the talon; `won` are the cards that the sides have taken before."""
    return deal_hands(
        rules_of(preset, **options),
        E,
        list(score),
        [cards(hand) for hand in hands.values()],
        cards(talon),
        cleaning=cleaning,
        taken=None if won is None else [cards(one) for one in won],
        trump=trump,
        tape=[],
    )


def before_the_cut(preset: str, dealer: int, pack: list[int] = PACK_48) -> GaigelDeal:
    rules = rules_of(preset)
    return lay_pack(rules, dealer, [0] * rules.seating.sides, pack, tape=[])


def refereed(deal: GaigelDeal, *lines: str) -> tuple[Referee, list[Event]]:
    """The referee after these lines, and the events of the last one."""
    referee = Referee(deal, GAIGEL)
    events = referee.start()
    for line in lines:
        name, said = line.split(maxsplit=1)
        events = referee.take(deal.seating.seat_of(name), said)
    return referee, events


def told(deal: GaigelDeal, *lines: str) -> list[str]:
    return [in_short(event) for event in refereed(deal, *lines)[1]]


def in_short(event: Event) -> str:
    parts = [
        event.kind,
        event.seating.seat_name(event.seat) if event.seat >= 0 else "",
        event.seating.side_name(event.side) if event.side >= 0 else "",
        cards_text(list(event.cards)),
        str(event.number or ""),
        *event.rules,
    ]
    return " ".join(part for part in parts if part)

"""A small language for rule tests: a table in one call, acts as people speak them, refusals by their rule.

Seats are N, E, S, W; N and S play together against E and W. Unless a test says otherwise South deals, so West leads, and bells are
trumps. `COMMON` gives every test the same hands to think with: South's Unters are the best Gleich, the best Hangers (ace and king) are
equal; West has no Gleich and South has no Hanger.
"""

from collections.abc import Iterator
from typing import Any

from weli.acts import FIGURE_WORDS, GLEICH, HANGER, SPIEL, show_act
from weli.asking import Asking
from weli.cards import card_of, cards_of, cards_text
from weli.games import game_named
from weli.notation import acts_of, parse
from weli.parts.deal import NOBODY, OPEN, STANDING, Deal
from weli.parts.dealing import deal_hands
from weli.parts.engine import check, legal, play

GILTSPIEL = game_named("giltspiel")
FISS = GILTSPIEL.preset("fiss")
SEATS = "NESW"
SIDES = ["NS", "EW"]

COMMON = {
    "N": "EA EK H9 L9 S8",  # Gleich of Nines; acorns ace and king
    "E": "HA HK L7 H7 SX",  # Gleich of Sevens; hearts ace and king
    "S": "EU LU E9 L8 SO",  # Gleich of Unters; no Hanger
    "W": "LK LO HX HU E8",  # no Gleich; leaves king and Ober
}

TIED = {  # the best Gleichs (Nines) and the best Hangers (ace and king) are equal
    "N": "EA EK H9 L9 S8",
    "E": "HA HK S9 E9 SX",
    "S": "EU LX E7 L8 SO",
    "W": "LK LA HX HU E8",
}
NOTHING = {  # nobody has a Gleich or a Hanger; to be dealt with E9 turned
    "N": "EA EO LX H8 S7",
    "E": "LA LO EX S8 H7",
    "S": "HA HO SX E8 L7",
    "W": "SA SO HX L8 E7",
}
LADDER = {  # for a long show, with S8 turned: each side can outdo the other several times
    "N": "EA EK H9 L9 S9",
    "E": "HA HK HO L7 SX",
    "S": "EU LU E7 L8 SK",
    "W": "LO EO SO H7 E8",
}
# The show of LADDER until N/S have left the Hanger tied; E/W are on turn.
UP_THE_LADDER = [
    "W concede spiel",
    "N contest hanger EA EK",
    "S contest gleich EU LU",
    "E contest hanger HA HK",
    "W contest gleich LO EO",
    "N contest gleich H9 L9 S9",
    "N contest hanger",
]

FROZEN = {  # N/S and E/W outdo each other's Gleich while the Hanger is tied; North's EO would make a Gleich and a longer Hanger
    "N": "EA EK EO LO L8",
    "E": "HA HK HX SX L7",
    "S": "H9 S9 EU LU SK",
    "W": "HU SU LX H8 H7",
}
UNTIL_FROZEN = [
    "W concede spiel",
    "S contest gleich H9 S9",
    "N contest hanger EA EK",
    "E contest gleich HX SX",
    "E contest hanger HA HK",
    "S contest gleich EU LU",
    "N contest hanger",
    "W contest gleich HU SU",
    "E contest hanger",
]

# Four tricks with COMMON, two for each side. East leads to the last with L7; South's EU is neither leaves nor a trump, West's LO
# is of the suit led, North's S8 is a trump.
FOUR_TRICKS = "E8 EA HK E9 H9 H7 LU HX HU EK HA SO L8 LK L9 SX"


def cards(text: str) -> list[int]:
    found = [card_of(word) for word in text.split()]
    assert -1 not in found, text
    return found


def table(
    hands: dict[str, str] | None = None,
    *,
    turned: str = "S7",
    dealer: str = "S",
    score: tuple[int, int] = (0, 0),
    **options: Any,
) -> Deal:
    """A complete deal; `hands` replaces those of COMMON, `score` is that of N/S and E/W, `options` replace parameters."""
    dealt = [cards((COMMON | (hands or {}))[seat]) for seat in SEATS]
    everything = [card for each in [*dealt, cards(turned)] for card in each]
    assert len(set(everything)) == len(everything) == 21, "a card is dealt twice"
    return deal_hands(FISS.with_options(options), SEATS.index(dealer), list(score), dealt, cards(turned))


def acts(deal: Deal, line: str) -> tuple[int, list[int]]:
    seat, text = line.split(maxsplit=1)
    number = SEATS.index(seat)
    return number, acts_of(parse(text), deal, number)


def say(deal: Deal, *lines: str) -> Deal:
    """Makes the acts of each line (`S bet gleich`, `N contest gleich H9 L9`, `W LK`); all of them must be legal."""
    for line in lines:
        seat, said = acts(deal, line)
        for act in said:
            ground = check(deal, seat, act)
            assert ground == 0, f"{line}: refused, {GILTSPIEL.cites[ground]}"
            assert act in legal(deal, seat), line
            play(deal, seat, act)
    return deal


def lay(deal: Deal, seat: str, figure: int, text: str) -> Deal:
    """Lays cards for a figure in the show without declaring it contested yet."""
    number = SEATS.index(seat)
    for card in cards(text):
        ground = check(deal, number, show_act(figure, card))
        assert ground == 0, f"{seat} may not lay {text}: {GILTSPIEL.cites[ground]}"
        play(deal, number, show_act(figure, card))
    return deal


def tricks(deal: Deal, text: str) -> Deal:
    """Plays these cards, each by the player due."""
    for word in text.split():
        say(deal, f"{SEATS[deal.turn()]} play {word}")
    return deal


def two_all(deal: Deal) -> Deal:
    """The deal after four tricks, two for each side."""
    return next(_ways(deal, 4))


def play_out(deal: Deal, side: str) -> Deal:
    """The deal after all twenty cards, that side having taken the third trick with the last of them."""
    return next(way for way in _ways(deal, 5) if owner(way, SPIEL) == side)


def _ways(deal: Deal, tricks_played: int) -> Iterator[Deal]:
    """Every way to play so many tricks in which the Spiel is not decided before the fifth."""
    if due(deal) == "-":
        if len(deal.winners) == tricks_played == 5:
            yield deal
    elif len(deal.winners) == tricks_played:
        yield deal
    else:
        for card in playable(deal, due(deal)).split():
            yield from _ways(tricks(deal.copy(), card), tricks_played)


def play_on(deal: Deal) -> Deal:
    """Everybody plays the first card he may, until no card is to be played."""
    while due(deal) != "-":
        tricks(deal, playable(deal, due(deal)).split()[0])
    return deal


def refuses(deal: Deal, line: str, rule: str) -> None:
    """The line, or the first part of it that cannot be done, breaks that rule, and the refusal changes nothing."""
    seat, said = acts(deal, line)
    assert said, f"{line} is no act"
    trial = deal.copy()
    for act in said:
        before = trial.facts()
        ground = check(trial, seat, act)
        assert trial.facts() == before
        if ground:
            assert rule in GILTSPIEL.cites[ground], f"{line}: refused by {GILTSPIEL.cites[ground]}, not by {rule}"
            assert act not in legal(trial, seat)
            return
        play(trial, seat, act)
    raise AssertionError(f"{line} is allowed")


def allows(deal: Deal, *lines: str) -> None:
    """Each of the lines could be done now; nothing is done."""
    for line in lines:
        say(deal.copy(), line)


def owner(deal: Deal, figure: int) -> str:
    """`NS` or `EW`, `open`, `stands` or `nobody`."""
    return {OPEN: "open", STANDING: "stands", NOBODY: "nobody", 0: "NS", 1: "EW"}[deal.owner[figure]]


def owners(deal: Deal) -> str:
    return " ".join(owner(deal, figure) for figure in (GLEICH, HANGER, SPIEL))


def gained(deal: Deal) -> tuple[int, int]:
    """What N/S and E/W gained, once the deal is closed."""
    assert deal.closed, f"the deal is still open: {deal.phase()}"
    return deal.gained[0], deal.gained[1]


def winner(deal: Deal) -> str:
    assert deal.closed, f"the deal is still open: {deal.phase()}"
    return SIDES[deal.winner] if deal.winner >= 0 else "none"


def counted(deal: Deal) -> list[str]:
    """The figures in the order in which they were counted, each with its side and points."""
    assert deal.closed
    return [f"{FIGURE_WORDS[step.figure]} {SIDES[step.side]} {step.points}" for step in deal.counted if step.points > 0]


def due(deal: Deal) -> str:
    return SEATS[deal.turn()] if deal.turn() >= 0 else "-"


def showing(deal: Deal) -> str:
    """The side whose turn to show it is."""
    return SIDES[deal.shower] if deal.phase() == "show" else "-"


def answerers(deal: Deal) -> str:
    return "".join(SEATS[seat] for seat in deal.answering())


def hand(deal: Deal, seat: str) -> str:
    return cards_text(cards_of(deal.hands[SEATS.index(seat)]))


def row(deal: Deal, seat: str) -> str:
    return cards_text(deal.rows[SEATS.index(seat)])


def playable(deal: Deal, seat: str) -> str:
    """The cards that a seat may play now."""
    return cards_text([act for act in legal(deal, SEATS.index(seat)) if act < 64])


def raised_to(deal: Deal, figure: str, value: int) -> Deal:
    """N/S bet first, then raises go back and forth until E/W or N/S hold at that value."""
    sides = ["N", "E"]
    say(deal, f"N bet {figure}")
    for step in range(value - 2):
        say(deal, f"{sides[(step + 1) % 2]} raise {figure}")
    return say(deal, f"{sides[(value - 1) % 2]} hold {figure}")


def ask_to_the_end(deal: Deal) -> Deal:
    """Lets everybody choose the first thing the asking order offers."""
    asking = Asking(deal)
    for _ in range(500):
        if asking.seat() < 0:
            return deal
        asking.take(asking.options()[0])
    raise AssertionError("the deal does not end")

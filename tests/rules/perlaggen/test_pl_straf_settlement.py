"""Strafperlaggen: what a figure brings and costs, in every way it can be bet on, held and raised, and with every winner."""

import pytest

from every import each_of
from rules.helpers import gained, owner, say, tricks
from rules.perlaggen.three import (
    EQUAL,
    HANDS,
    PLAYED,
    PLAYED_EQUAL,
    SEATS,
    give_the_rest_away,
    levels,
    play_all,
    still_in,
    straf,
)
from weli.core.acts import FIGURE_WORDS, GLEICH, HANGER, SPIEL
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

# P bets, then X and Y follow clockwise. After the words: who is still in, the value, and the level that each has chosen for himself and
# somebody has accepted. `trick`: three cards are played before the next word.
CONSTELLATIONS = {
    "P bet, X good, Y good": ("P", 1, ""),
    "P bet, X good, Y hold": ("PY", 2, "P2 Y2"),
    "P bet, X good, Y raise, P good": ("Y", 2, "P2 Y2"),
    "P bet, X good, Y raise, P hold": ("PY", 3, "P3 Y3"),
    "P bet, X good, Y hold, trick, Y bet, P good": ("Y", 2, "P2 Y2"),
    "P bet, X good, Y hold, trick, Y bet, P hold": ("PY", 3, "P3 Y3"),
    "P bet, X hold, Y pass, X pass": ("PXY", 2, "P2 X2"),
    "P bet, X hold, Y raise, P hold": ("PXY", 3, "P3 X2 Y3"),
    "P bet, X hold, Y raise, P good, X hold": ("XY", 3, "P2 X3 Y3"),
    "P bet, X hold, Y raise, P good, X good": ("Y", 2, "P2 X2"),
    "P bet, X hold, Y pass, X raise, Y hold": ("PXY", 3, "P2 X3 Y3"),
    "P bet, X hold, Y pass, X raise, Y good, P hold": ("PX", 3, "P3 X3"),
    "P bet, X hold, Y pass, X raise, Y good, P good": ("X", 2, "P2 X2"),
    "P bet, X hold, trick, Y bet, P hold": ("PXY", 3, "P3 X2 Y3"),
    "P bet, X hold, trick, Y bet, P good, X hold": ("XY", 3, "P2 X3 Y3"),
    "P bet, X hold, trick, Y bet, P good, X good": ("Y", 2, "P2 X2"),
    "P bet, X hold, trick, X bet, Y hold": ("PXY", 3, "P2 X3 Y3"),
    "P bet, X hold, trick, X bet, Y good, P hold": ("PX", 3, "P3 X3"),
    "P bet, X hold, trick, X bet, Y good, P good": ("X", 2, "P2 X2"),
}
BEST = {GLEICH: "ABC", HANGER: "BCA"}  # in the hands of `straf()`, the best first

Stake = tuple[str, int, dict[str, int]]  # who has it (a player, `stands` or `nobody`), its value, the levels


def roles(bettor: str) -> dict[str, str]:
    """Who is P, X and Y where that player bets."""
    first = SEATS.index(bettor)
    return dict(zip("PXY", SEATS[first:] + SEATS[:first], strict=True))


def stake(constellation: str, bettor: str) -> Stake:
    """The same constellation with players in place of P, X and Y; the players still in stand where its winner will."""
    inside, value, chosen = CONSTELLATIONS[constellation]
    seats = roles(bettor)
    return "".join(seats[each] for each in inside), value, {seats[each[0]]: int(each[1]) for each in chosen.split()}


def by_formula(stakes: list[Stake]) -> tuple[int, ...]:
    """The settlement formula, figure by figure (PL-STRAF-26)."""
    change = dict.fromkeys(SEATS, 0)
    for has, value, chosen in stakes:
        if has in SEATS:
            change[has] -= value
        for player, level in chosen.items():
            if has not in (player, "stands"):
                change[player] += level
    return tuple(change.values())


def speak(deal: FigureDeal, constellation: str, bettor: str, figure: int, played: str = PLAYED["nobody"]) -> FigureDeal:
    """Says the words of a constellation on a figure; `played` are the cards of the deal in their order."""
    seats = roles(bettor)
    for words in constellation.split(", "):
        if words == "trick":
            there = sum(deal.cards.played)
            tricks(deal, " ".join(played.split()[there : there + 3]))
        else:
            seat, verb = words.split()
            say(deal, f"{seats[seat]} {verb}" if verb == "pass" else f"{seats[seat]} {verb} {FIGURE_WORDS[figure]}")
    inside, value, chosen = stake(constellation, bettor)
    assert set(still_in(deal, figure)) == set(inside)
    assert deal.stakes[figure].value == value
    assert {each[0]: int(each[1]) for each in levels(deal, figure).split()} == chosen
    return deal


@rule(
    *(
        "PL-STRAF-03",
        "PL-STRAF-04",
        "PL-STRAF-15",
        "PL-STRAF-16",
        "PL-STRAF-17",
        "PL-STRAF-18",
        "PL-STRAF-22",
        "PL-STRAF-23",
    ),
    *("PL-STRAF-24", "PL-STRAF-25", "PL-STRAF-26", "PL-ALG-10", "PL-ALG-11", "PL-ALG-12", "PL-OQ-38", "PL-OQ-47"),
)
@each_of("bettor", SEATS)
@each_of("constellation", CONSTELLATIONS)
def test_a_gleich_with_every_winner(constellation: str, bettor: str) -> None:
    """All cards are open in the end, so nobody has to show an example of his own; the Hanger is B's, the Spiel is nobody's."""
    inside, value, chosen = stake(constellation, bettor)
    best = next(seat for seat in BEST[GLEICH] if seat in inside)
    deal = play_all(speak(straf(), constellation, bettor, GLEICH))
    assert gained(deal) == by_formula([(best, value, chosen), ("B", 1, {})])
    assert owner(deal, GLEICH) == best


@rule("PL-STRAF-18", "PL-3P-25")
@each_of("bettor", SEATS)
@each_of("constellation", CONSTELLATIONS)
def test_a_hanger_that_stands(constellation: str, bettor: str) -> None:
    """Three equal Hangers: nobody wins and nobody pays, unless one player alone is still in."""
    inside, value, chosen = stake(constellation, bettor)
    deal = speak(straf(EQUAL), constellation, bettor, HANGER, PLAYED_EQUAL)
    tricks(deal, " ".join(PLAYED_EQUAL.split()[sum(deal.cards.played) :]))
    best = inside if len(inside) == 1 else "stands"
    assert gained(deal) == by_formula([("C", 1, {}), (best, value, chosen)])


@rule("PL-STRAF-16", "PL-STRAF-17", "PL-STRAF-19", "PL-STRAF-26", "PL-3P-09", "PL-OQ-36")
@each_of("played", PLAYED)
@each_of("bettor", SEATS)
@each_of("constellation", CONSTELLATIONS)
def test_a_spiel_with_every_winner(constellation: str, bettor: str, played: str) -> None:
    """Four tricks of a player who has said good win nothing; where nobody gets four, everybody pays his level."""
    inside, value, chosen = stake(constellation, bettor)
    deal = speak(straf(), constellation, bettor, SPIEL, PLAYED[played])
    if len(inside) == 1:
        give_the_rest_away(deal)
        last = SEATS[(SEATS.index(inside) + 2) % 3]
        assert gained(deal) == by_formula([(last, 1, {}), (last, 1, {}), (inside, value, chosen)])
    else:
        play_all(deal, played)
        best = played if played in inside else "nobody"
        assert gained(deal) == by_formula([("A", 1, {}), ("B", 1, {}), (best, value, chosen)])


# Several figures at once.


@rule("PL-STRAF-26", "PL-ALG-12")
@each_of("turn", range(19))
def test_every_figure_is_settled_by_itself(turn: int) -> None:
    """All three figures are bet on, each in another constellation and by another player."""
    names = list(CONSTELLATIONS)
    chosen = [names[turn], names[(turn + 7) % 19]]
    deal = straf()
    stakes = []
    for figure, constellation in enumerate(chosen):
        speak(deal, constellation, SEATS[(turn + figure) % 3], figure, PLAYED["B"])
        inside, value, each = stake(constellation, SEATS[(turn + figure) % 3])
        stakes.append((next(seat for seat in BEST[figure] if seat in inside), value, each))
    say(deal, "B bet spiel", "C good", "A hold")
    play_all(deal, "B")
    assert gained(deal) == by_formula([*stakes, ("B", 2, {"A": 2, "B": 2})])


# The examples of the book, in its own words.


@rule(
    "PL-EX-23.1",
    "PL-EX-23.2",
    "PL-EX-23.3",
    "PL-EX-23.4",
    "PL-EX-23.5",
    "PL-EX-23.6",
    "PL-EX-23.7",
    "PL-OQ-37",
    "PL-OQ-62",
)
@each_of(
    ("lines", "best", "change"),
    [
        ("A bet, B hold, C raise, A hold", "C", (3, 2, -3)),
        ("A bet, B hold, C pass, B raise, C hold", "C", (2, 3, -3)),
        ("A bet, B hold, C raise, A good, B good", "C", (2, 2, -2)),
        ("A bet, B good, C raise, A good", "C", (2, 0, -2)),
        ("A bet, B good, C raise, A hold", "C", (3, 0, -3)),
        ("A bet, B good, C raise, A hold", "A", (-3, 0, 3)),
        ("A bet, B good, C raise, A hold", "B", (3, 0, -3)),
        ("A bet, B hold, C pass, B raise, C good, A hold", "A", (-3, 3, 0)),
        ("A bet, B hold, C pass", "A", (-2, 2, 0)),
        ("A bet, B hold, C pass", "C", (2, 2, -2)),
        ("A bet, B good, C good", "C", (-1, 0, 0)),
    ],
)
def test_the_examples(lines: str, best: str, change: tuple[int, int, int]) -> None:
    """The table is turned until the best Gleich is that player's; the last example is told with its names put right."""
    first = SEATS.index(best)
    seats = SEATS[first:] + SEATS[:first]
    deal = straf({seat: HANDS[own] for seat, own in zip(seats, SEATS, strict=True)}, dealer=seats[-1])
    for line in lines.split(", "):
        say(deal, line if line.endswith("pass") else f"{line} gleich")
    play_all(deal)
    assert by_figure(deal, GLEICH) == change


def by_figure(deal: FigureDeal, figure: int) -> tuple[int, ...]:
    """What one figure has changed."""
    found = [0, 0, 0]
    for step in deal.counted:
        if step.figure == figure:
            found[step.side] += step.number
    return tuple(found)


@rule("PL-EX-23.8", "PL-STRAF-19")
def test_a_spiel_that_nobody_wins() -> None:
    deal = play_all(say(straf(), "A bet spiel", "B good", "C hold"))
    assert by_figure(deal, SPIEL) == (2, 0, 2)


@rule("PL-OQ-63")
def test_giving_the_figure_up_in_the_show_saves_nobody_from_his_level() -> None:
    deal = say(straf(), "A bet gleich", "B hold", "C pass", "A bet spiel", "B good", "C good")
    say(deal, "A contest gleich EA LA", "A concede hanger", "B concede gleich", "B concede hanger", "C concede gleich")
    say(deal, "B validate gleich E9 H9")
    assert by_figure(deal, GLEICH) == (-2, 2, 0)


@rule("PL-STRAF-04", "PL-STRAF-26")
@each_of("on", [True, False])
def test_p_losing_bet_penalty(on: bool) -> None:
    deal = play_all(
        say(straf(losing_bet_penalty=on), "A bet gleich", "B hold", "C raise", "A hold", "C bet spiel", "A hold")
    )
    assert by_figure(deal, GLEICH) == ((-3, 2, 3) if on else (-3, 0, 0))
    assert by_figure(deal, SPIEL) == ((2, 0, 2) if on else (0, 0, 0))

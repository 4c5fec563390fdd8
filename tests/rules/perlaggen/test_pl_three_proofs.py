"""Three players: who must show an example, and what it costs not to have one."""

import pytest

from every import each_of
from rules.helpers import gained, owner, owners, say
from rules.perlaggen.three import duties, steps, three
from weli.core.acts import GLEICH
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

# B has neither a Gleich nor a Hanger, and no Perlagg; A's Gleich is the best, the best Hanger is C's.
BLUFF = {"A": "EA LA HA H7 H8 E8 SX", "B": "E9 LX HO SU LK S8 HU", "C": "EX HX SK EK L9 S9 SA"}
A_HAS_THE_SPIEL = ["A bet spiel", "B good", "C good"]


def bluff(preset: str, *lines: str, **options: str) -> FigureDeal:
    return say(three(preset, BLUFF, **options), *lines)


@rule("PL-3P-13", "PL-3P-18", "PL-OQ-62", "PL-ALG-11")
@each_of(
    ("lines", "bound"),
    [
        ("A bet, B good, C good", "A"),
        ("A bet, B hold, C pass", "AB"),
        ("A bet, B good, C hold", "AC"),
        ("A bet, B hold, C raise, A hold", "ABC"),
        ("A bet, B hold, C raise, A good, B good", "ABC"),
        ("A bet, B hold, C pass, B raise, C hold", "ABC"),
        ("A bet, B hold, C pass, B raise, C good, A good", "AB"),
        ("A bet, B raise, C hold", "ABC"),
        ("A bet, B raise, C good, A good", "AB"),
    ],
)
def test_who_must_show_an_example(lines: str, bound: str) -> None:
    """Whoever bets, raises or holds himself; not the free rider and not who is taken to hold."""
    deal = three()
    for line in lines.split(", "):
        say(deal, line if line.endswith("pass") else f"{line} gleich")
    assert duties(deal, GLEICH) == bound


@rule("PL-3P-18", "PL-OQ-35", "PL-OQ-61", "PL-STRAF-27", "PL-VAL-08")
@each_of(("preset", "change"), [("innsbruck-3p", (3, -2, 1)), ("straf", (-3, 4, -1))])
def test_without_an_example_two_points(preset: str, change: tuple[int, ...]) -> None:
    """In Strafperlaggen B pays his level as well, for he has lost the figure (PL-OQ-39)."""
    deal = bluff(preset, "B bet gleich", "C good", "A hold", *A_HAS_THE_SPIEL)
    say(deal, "A contest gleich EA LA", "A concede hanger", "B concede gleich", "B concede hanger", "B pass")
    assert gained(deal) == change


@rule("GS-OQ-17", "PL-OQ-35", "PL-VAL-08")
def test_a_failed_figure_that_was_open_at_the_stop_goes_to_the_best_of_the_others() -> None:
    """B, who has no Gleich, holds one, and reaches the target by the Spiel. It used to be nobody's."""
    deal = say(three("innsbruck-3p", BLUFF, score=(0, 16, 0), bet_cap="off"), "A bet gleich", "B hold", "C pass")
    say(deal, "A bet spiel", "B raise", "C good", "A good")
    assert (deal.endgame.stopped, owners(deal)) == (True, "nobody nobody B")
    say(deal, "A validate gleich EA LA", "B pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("A", (2, -2, 0))


@rule("PL-3P-18", "PL-OQ-61", "PL-STRAF-29", "PL-OQ-42")
@each_of(("preset", "change"), [("innsbruck-3p", (0, -2, 1)), ("straf", (2, 2, -1))])
def test_his_spiel_is_lost_too_and_nobody_gets_it(preset: str, change: tuple[int, ...]) -> None:
    """B wins the Spiel for two, A having held it and then said good to three: A's level stays due."""
    deal = bluff(
        preset, "B bet gleich", "C good", "A good", "A bet spiel", "B hold", "C pass", "B raise", "C good", "A good"
    )
    assert owners(deal) == "B open B"
    say(deal, "B concede hanger", "C contest hanger SA SK", "A concede hanger", "B pass")
    assert owners(deal) == "nobody C nobody"
    assert gained(deal) == change


@rule("PL-OQ-35", "PL-OQ-48")
@each_of(("preset", "change"), [("innsbruck-3p", (1, -2, 1)), ("straf", (-1, 2, -1))])
def test_who_has_said_good_does_not_get_the_figure_back(preset: str, change: tuple[int, ...]) -> None:
    deal = bluff(preset, "B bet gleich", "C good", "A good", *A_HAS_THE_SPIEL)
    say(deal, "A concede hanger", "B concede hanger", "B pass")
    assert owner(deal, GLEICH) == "nobody"
    assert gained(deal) == change


@rule("PL-STRAF-27", "PL-OQ-72")
def test_a_raise_without_the_figure_conceded_by_all() -> None:
    """Nobody has the Gleich; the raiser adds two, and those who bet and held below still pay their level."""
    deal = bluff("straf", "C bet gleich", "A hold", "B raise", "C good", "A good", *A_HAS_THE_SPIEL)
    say(deal, "A concede hanger", "B concede hanger", "B pass", "C validate gleich EX HX", "A validate gleich EA LA")
    assert owners(deal) == "nobody C A"
    assert gained(deal) == (2 - 1, 2, 2 - 1)
    assert steps(deal)[0] == "B 2", "penalties come first"


@rule("PL-OQ-39")
def test_who_loses_a_figure_and_cannot_show_it_pays_twice() -> None:
    deal = bluff("straf", "A bet gleich", "B hold", "C pass", "B pass", *A_HAS_THE_SPIEL)
    say(
        deal,
        "A contest gleich EA LA",
        "A concede hanger",
        "B concede gleich",
        "B concede hanger",
        "C concede gleich",
        "B pass",
    )
    assert gained(deal) == (-3, 4, -1)
    assert steps(deal) == ["B 2", "spiel A -1", "hanger C -1", "gleich A -2", "gleich B 2"]

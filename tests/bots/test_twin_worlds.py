"""No opponent knows more than its seat: it acts alike in worlds that its seat cannot tell apart, and asks chance alike.

In all there are 500 questions, shared out among opponents and presets. WELI_TWIN_CASES sets another number:
`WELI_TWIN_CASES=100000 pytest tests/bots/test_twin_worlds.py` is for a night.
"""

import os
import random
from itertools import islice

import pytest

from bots.spying import TRUTH, Question, acts_alike, falls_into_no_trap, quick, table_questions, twin_of
from properties.tables import PRESETS
from weli.bots import BOTS, Bot
from weli.bots.determinize import determinize
from weli.core.deal import Deal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.deal import GaigelDeal

CASES = int(os.environ.get("WELI_TWIN_CASES", "500"))
NAMES = list(BOTS)
EACH = max(1, CASES // (len(NAMES) * len(PRESETS)))
PHASES = {
    "cut": "bieten 4p",
    "exchange": "perlaggen eichel-imst",
    "play": "perlaggen deutschnofen",
    "show": "giltspiel fiss",
    "validate": "perlaggen innsbruck",
    "call": "gaigel 3p",
}


def questions(preset: str, number: int, phase: str = "") -> list[Question]:
    """So many questions, always the same ones."""
    rng = random.Random(f"{preset} {phase}")
    found = [
        (deal.copy(), seat, options)
        for deal, seat, options in islice(table_questions(PRESETS[preset], rng, phase), number)
    ]
    assert all(deal.phase() == phase for deal, _, _ in found if phase)
    return found


def finds_out(bot: Bot, asked: list[Question]) -> bool:
    """Whether an opponent shows at any of these questions that it knows what its seat cannot see."""
    for number, (deal, seat, options) in enumerate(asked):
        if not acts_alike(bot, deal, twin_of(deal, seat, random.Random(number)), seat, options, number):
            return True
    return False


def reads_blanks(bot: Bot, asked: list[Question]) -> bool:
    for number, (deal, seat, options) in enumerate(asked):
        if not falls_into_no_trap(bot, deal, seat, options, number):
            return True
    return False


@pytest.mark.few(len(PRESETS))
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", NAMES)
def test_an_opponent_acts_alike_in_worlds_it_cannot_tell_apart(name: str, preset: str) -> None:
    assert not finds_out(quick(name), questions(preset, EACH))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", NAMES)
def test_it_does_so_at_every_phase(name: str, phase: str) -> None:
    asked = questions(PHASES[phase], EACH, phase)
    assert not finds_out(quick(name), asked)
    assert not reads_blanks(quick(name), asked)


@pytest.mark.few(len(PRESETS), first=1)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", NAMES)
def test_an_opponent_never_reads_what_its_view_leaves_blank(name: str, preset: str) -> None:
    assert not reads_blanks(quick(name), questions(preset, EACH))


# The test of the tests: opponents that cheat.


def hidden_number(deal: Deal, seat: int) -> int:
    """Something that depends on other players' cards."""
    if isinstance(deal, GaigelDeal):
        return sum([sum(hand) for other, hand in enumerate(deal.hands) if other != seat]) + sum(deal.cut.pack[:5])
    assert isinstance(deal, FigureDeal)
    return sum([hand % 35 for other, hand in enumerate(deal.cards.hands) if other != seat]) + sum(deal.cut.pack[:5])


class ReadsTheTable:
    """Finds the whole deal somewhere in the house."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        return options[hidden_number(TRUTH[0], seat) % len(options)] if TRUTH else options[0]


class ResamplesFromTheTruth:
    """Imagines worlds in which some of the others' cards lie as they truly do."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        world = determinize(view, seat).draw(rng)
        if TRUTH and rng.random() < 0.5:
            world = TRUTH[0].copy()
        return options[hidden_number(world, seat) % len(options)]


class AsksChanceOftener:
    """Does the same whatever the others have, but thinks longer where they have much."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        for _ in range(hidden_number(TRUTH[0], seat) % 3 if TRUTH else 0):
            rng.random()
        return options[0]


class PeeksAtHands:
    """Looks into the others' hands, should a view ever forget to hide them."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        if isinstance(view, FigureDeal):
            held = [other for other in range(view.rules.players) if other != seat and view.cards.hands[other] & 2**7]
            return options[len(held) % len(options)]
        return options[0]


class PeeksAtThePack:
    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        assert isinstance(view, FigureDeal | GaigelDeal)
        return options[-1 if view.cut.pack else 0]


HONEST = ["giltspiel fiss", "perlaggen innsbruck", "bieten 4p", "gaigel kreuz-4p"]


@pytest.mark.parametrize("cheat", [ReadsTheTable(), ResamplesFromTheTruth(), AsksChanceOftener()], ids=type)
@pytest.mark.parametrize("preset", HONEST)
def test_who_knows_the_true_cards_is_found_out(cheat: Bot, preset: str) -> None:
    assert finds_out(cheat, questions(preset, 12))


@pytest.mark.parametrize("preset", HONEST)
def test_who_looks_at_blanks_is_caught(preset: str) -> None:
    asked = questions(preset, 12)
    assert reads_blanks(PeeksAtThePack(), asked)
    assert not finds_out(PeeksAtThePack(), asked), "a view holds no pack"
    if "gaigel" not in preset:
        assert reads_blanks(PeeksAtHands(), asked)


@pytest.mark.parametrize("preset", HONEST)
def test_twins_differ(preset: str) -> None:
    """Otherwise nobody would ever be found out."""
    different = 0
    for number, (deal, seat, _) in enumerate(questions(preset, 12)):
        different += hidden_number(twin_of(deal, seat, random.Random(number)), seat) != hidden_number(deal, seat)
    assert different > 8

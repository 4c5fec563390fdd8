"""Deals that are played out in thought end in the kernel as they do without it, so that who thinks ahead decides alike."""

import random
from collections.abc import Iterator

import pytest
from tests.every import every

from bots.positions import questions
from weli.bots import Rechner, Stammgast, Wirt
from weli.bots.determinize import determinize
from weli.bots.search.playout import SEED_BITS, asked_in, company, hasten
from weli.bots.search.thought import Thought
from weli.core.build_mode import form
from weli.core.deal import NONE, Deal
from weli.core.ruleset import RuleSet
from weli.games import GAMES
from weli.kernel import thought
from weli.kernel.library import NoKernel
from weli.kernel.memory import Memory
from weli.kernel.playout import Playout
from weli.kernel.thought import KernelPlayout
from weli.ports.manners import MANNERS
from weli.ports.turn_order import Asking

pytestmark = pytest.mark.skipif(form() == "plain", reason="the kernel lies beside the compiled engine")

THERE = ("giltspiel", "perlaggen")
PRESETS = [rules for game in THERE for rules in GAMES[game].presets.values()]
EACH = 7  # one question in so many
ACTS = 4
TABLES = ("giltspiel/fiss", "perlaggen/innsbruck", "bieten/4p", "gaigel/kreuz-4p")


def imagined(rules: RuleSet, chance: random.Random) -> Iterator[tuple[Asking, list[int]]]:
    """Questions of a deal, each in a world behind what the seat sees, with some of the options."""
    for number, (deal, seat, options) in enumerate(questions(Stammgast(), chance, 1, rules)):
        if number % EACH == 0:
            question = asked_in(determinize(deal.seen_by(seat), seat).draw(chance), seat, options)
            assert question is not None
            hasten(question)
            yield question, chance.sample(options, min(ACTS, len(options)))


def brought(deal: Deal) -> list[object]:
    """What has come of a deal, in values that can be compared."""
    facts = [getattr(deal, name) for name in deal.outcome() if not name.startswith("stakes")]
    owners = [stake.owner for stake in getattr(deal, "stakes", ())]
    return [*facts, owners, [deal.points_ahead(side) for side in range(deal.seating.sides)]]


@every(PRESETS, name=lambda rules: rules.title)
def test_every_preset_is_played_out_alike(rules: RuleSet) -> None:
    """By regulars of all manners, from questions of all kinds, and from one question to the next in the same place."""
    chance = random.Random(rules.title)
    there: KernelPlayout | None = None
    for question, acts in imagined(rules, chance):
        regulars = company(question.at(), [chance.randrange(len(MANNERS)) for _ in range(rules.seating.sides)])
        here = Playout(question, regulars)
        if there is None:
            there = KernelPlayout(question, regulars)
        else:
            there.turn_to(question, regulars)
        for act in [*acts, NONE]:
            seed = chance.getrandbits(SEED_BITS)
            here.play(act, seed)
            assert brought(there.play(act, seed)) == brought(here.asking.at())


@pytest.mark.parametrize("title", TABLES)
def test_who_thinks_ahead_decides_alike_without_the_kernel(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _, preset = title.partition("/")
    rules = GAMES[game].preset(preset)
    seen = [
        (deal.seen_by(seat), seat, options)
        for deal, seat, options in questions(Stammgast(), random.Random(title), 1, rules)
    ]
    asked = seen[::EACH]
    there = decisions(asked)
    played = count_playouts(monkeypatch)
    assert decisions(asked) == there
    assert (played != []) == (game in THERE)
    monkeypatch.setattr(thought, "_laid_for", lambda rules, folder: NoKernel("There is none."))
    played.clear()
    assert decisions(asked) == there
    assert not played


def decisions(asked: list[tuple[Deal, int, list[int]]]) -> list[int]:
    found = []
    for number, (view, seat, options) in enumerate(asked):
        for bot in (Wirt(worlds=5), Rechner(iterations=20)):
            found.append(bot.choose(view, seat, options[:], random.Random(number)))
    return found


def count_playouts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What is played out in the kernel from now on."""
    played: list[int] = []
    play = KernelPlayout.play

    def counted(playout: KernelPlayout, act: int, seed: int) -> Deal:
        played.append(act)
        return play(playout, act, seed)

    monkeypatch.setattr(KernelPlayout, "play", counted)
    return played


def test_rules_that_do_not_fit_are_played_without_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = PRESETS[0]
    question, acts = next(imagined(rules, random.Random(1)))
    regulars = company(question.at(), [0] * rules.seating.sides)

    def too_big(self: Memory, name: str, value: object) -> None:
        raise ValueError

    monkeypatch.setattr(Memory, "filled", too_big)
    thinking = Thought()
    thinking.turn_to(question, regulars)
    assert thinking.after(acts[0], 1).closed


def test_a_game_whose_regular_has_no_c_is_named() -> None:
    question, _ = next(imagined(GAMES["bieten"].preset("4p"), random.Random(1)))
    with pytest.raises(NoKernel, match="nobody plays bieten by rules of thumb"):
        KernelPlayout(question, company(question.at(), [0] * question.at().seating.sides))

"""Deals of the kernel that Python steps through answer as those of the engine do."""

import random
from typing import Any

import pytest
from tests.every import every

from weli.core.build_mode import form
from weli.core.deal import Deal
from weli.games import GAMES
from weli.kernel.library import KernelFault
from weli.kernel.stepping import deal_from_kernel, deal_in_kernel, walk_by
from weli.kernel.walk import Walk
from weli.ports.turn_order import WINDOWS

pytestmark = pytest.mark.skipif(form() == "plain", reason="the kernel lies beside the compiled engine")

TITLES = [f"{game}/{preset}" for game, family in GAMES.items() for preset in family.presets]
EVERY_ACT = 64 * 64
TRIED = 12
FACTS = ("closed", "gained", "winner", "reached", "losers", "dealer", "start_scores", "knows", "active")


def both(title: str, windows: int) -> tuple[Any, Walk]:
    game, _, preset = title.partition("/")
    rules = GAMES[game].presets[preset]
    return walk_by(rules, windows), Walk(rules, windows)


def lay(walks: tuple[Any, Walk], chance: random.Random) -> None:
    """The same pack for both."""
    rules = walks[1].rules
    pack, dealer, pattern = rules.cards[:], chance.randrange(rules.players), chance.randrange(rules.patterns)
    chance.shuffle(pack)
    for walk in walks:
        walk.lay(pack, dealer, pattern)


def assert_alike(fast: Any, slow: Deal, chance: random.Random) -> None:
    """What may be done, why not, and what is seen."""
    for fact in FACTS:
        assert getattr(fast, fact) == getattr(slow, fact), fact
    assert fast.turn() == slow.turn()
    for seat in range(slow.rules.players):
        seen, view = fast.seen_by(seat), slow.seen_by(seat)
        assert seen.knows == seat
        assert fast.legal(seat) == seen.legal(seat) == view.legal(seat)
        assert fast.must_act(seat) == slow.must_act(seat)
        assert [seen.hand_cards(other) for other in slow.active] == [view.hand_cards(other) for other in slow.active]
        for act in chance.sample(range(EVERY_ACT), TRIED):
            assert fast.check(seat, act) == slow.check(seat, act)


@every(enumerate(TITLES), name=lambda numbered: numbered[1])
def test_every_preset_is_walked_through_alike(numbered: tuple[int, str]) -> None:
    number, title = numbered
    walks = fast, slow = both(title, number % len(WINDOWS))
    chance = random.Random(number)
    lay(walks, chance)
    while slow.seat() >= 0:
        assert fast.seat() == slow.seat()
        assert fast.options() == slow.options()
        assert_alike(fast.deal(), slow.deal(), chance)
        act = chance.choice(slow.options())
        fast.take(act)
        slow.take(act)
    assert fast.seat() == -1
    assert_alike(fast.deal(), slow.deal(), chance)


@every(TITLES, name=str)
def test_a_deal_that_the_engine_has_begun_goes_on_in_the_kernel_and_comes_back(title: str) -> None:
    _, walk = both(title, 0)
    chance = random.Random(title)
    lay((walk, walk), chance)
    for _ in range(chance.randrange(30)):
        if walk.seat() >= 0:
            walk.take(chance.choice(walk.options()))
    before = walk.deal().copy()
    begun = deal_in_kernel(before)
    twin = begun.copy()
    assert_alike(begun, walk.deal(), chance)
    while walk.seat() >= 0:
        seat, act = walk.seat(), chance.choice(walk.options())
        if not walk.asking.is_silence(act) and begun.check(seat, act) == 0:
            begun.play(seat, act)
        walk.take(act)
    assert deal_from_kernel(begun, before) == walk.deal()
    assert deal_from_kernel(twin, before) == before


def test_what_cannot_be_given_is_said() -> None:
    walk, _ = both("giltspiel/fiss", 0)
    with pytest.raises(ValueError, match="room for 64, not for 65"):
        walk.lay(list(range(65)), 0, 0)
    with pytest.raises(TypeError, match="take takes 1, not 2"):
        walk.take(1, 2)
    with pytest.raises(TypeError):
        walk.take("Herz")
    with pytest.raises(OverflowError):
        walk.take(2**80)


def test_where_it_stops_the_line_is_named() -> None:
    walk, _ = both("giltspiel/fiss", 0)
    with pytest.raises(KernelFault, match=r"weli\.\S+:\d+"):
        walk.lay([4000] * 36, 0, 0)

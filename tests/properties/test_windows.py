"""Who is asked whether he wants to interrupt: whoever it is, what comes of it is a game that a live table could play."""

import random

from properties.tables import MOST_STEPS, every_preset, laid, seeds
from properties.test_asking_order import choice
from weli.core.acts import DEFER_ACT, PASS_ACT
from weli.core.deal import Deal
from weli.games import asking_for
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.engine import ShowDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.ports.turn_order import ACTOR, FULL, TEAM, TRICK, WINDOWS, Asking


@every_preset(0)
def test_every_way_of_asking_is_a_legal_game(preset: str) -> None:
    for windows in (TEAM, TRICK, ACTOR):
        for seed in seeds(preset, 9000 + 100 * windows, 8):
            chance = random.Random(seed)
            told = f"preset {preset}, windows {WINDOWS[windows]}, seed {seed}"
            asking = asking_for(laid(preset, seed), 0, windows)
            live = asking.deal.copy()
            for _ in range(MOST_STEPS):
                seat = asking.seat()
                if seat < 0:
                    break
                options = asking.options()
                assert options, told
                act = choice(options, chance)
                if asking.is_silence(act):
                    check_asked(asking, seat, windows, told)
                elif act != DEFER_ACT:
                    assert not live.check(seat, act), told
                    live.play(seat, act)
                asking.take(act)
            assert asking.deal.closed, told
            assert live.facts() == asking.deal.facts(), told


def check_asked(asking: Asking, seat: int, windows: int, told: str) -> None:
    """Somebody who only may interrupt has been asked: one of the side of the one due, or anybody before a trick.

    At Bieten and at Gaigel the one due may himself have something to say before his card.
    """
    deal = asking.at()
    assert windows != ACTOR, told
    if windows == TRICK:
        assert no_card_lies(deal), told
    else:
        due = deal.turn() if deal.turn() >= 0 else deal.cutter()
        assert seat != due or not isinstance(deal, ShowDeal), told
        assert deal.seating.same_side(seat, due), told


def no_card_lies(deal: Deal) -> bool:
    if isinstance(deal, GaigelDeal):
        return not deal.tricks.lying
    assert isinstance(deal, FigureDeal)
    return deal.tricks.in_trick == 0


@every_preset(1)
def test_everybody_is_asked_where_nothing_else_is_said(preset: str) -> None:
    for seed in seeds(preset, 9500, 5):
        one, other = asking_for(laid(preset, seed)), asking_for(laid(preset, seed), 0, FULL)
        chance = random.Random(seed)
        for _ in range(MOST_STEPS):
            assert (one.seat(), one.options()) == (other.seat(), other.options())
            if one.seat() < 0:
                break
            act = choice(one.options(), chance)
            one.take(act)
            other.take(act)


@every_preset(2)
def test_a_copy_asks_as_the_one_it_is_copied_from(preset: str) -> None:
    for windows in range(len(WINDOWS)):
        chance = random.Random(windows)
        asking = asking_for(laid(preset, windows), 0b10, windows)
        for _ in range(MOST_STEPS):
            if asking.seat() < 0:
                break
            twin = asking.copy()
            assert (twin.seat(), twin.options()) == (asking.seat(), asking.options())
            act = choice(asking.options(), chance)
            twin.take(act)
            asking.take(act)
            assert (twin.seat(), twin.options()) == (asking.seat(), asking.options())
            assert twin.at().facts() == asking.at().facts()
            asking = twin


def test_the_more_are_asked_the_more_often_somebody_is() -> None:
    counts = []
    for windows in (FULL, TRICK, ACTOR):
        asking = asking_for(laid("giltspiel fiss", 3), 0, windows)
        count = 0
        while asking.seat() >= 0:
            options = asking.options()
            asking.take(PASS_ACT if options[0] == PASS_ACT else options[0])
            count += 1
        counts.append(count)
    assert counts[0] > counts[1] > counts[2]

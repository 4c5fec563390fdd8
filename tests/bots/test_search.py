"""The Rechner and his tree: every iteration counts once, better acts are visited oftener, and hidden cards are not told apart."""

import random

import pytest

from bots.positions import questions, random_deal
from bots.regulars import regular_of
from weli.bots import Rechner, Stammgast
from weli.bots.search.candidate_acts import candidate_acts
from weli.bots.search.rechner import RANDOM, play_at_random
from weli.bots.search.tree import Node, Traversal, choices, descend, key_of
from weli.core.acts import BET, PLAY, STEP, play_act
from weli.core.deal import NONE, Deal
from weli.games import GAMES, asking_for
from weli.games.gaigel import GAIGEL
from weli.games.gaigel.acts import AUS, TAUCHEN
from weli.games.gaigel.deal import GaigelDeal
from weli.games.giltspiel import FISS
from weli.ports.turn_order import ACTOR, Asking


def first_card(seed: int) -> tuple[Deal, int, list[int]]:
    """A question with several cards to choose from."""
    for deal, seat, options in questions(Stammgast(), random.Random(seed), 1):
        if len([act for act in options if act < STEP]) > 2:
            return deal, seat, options
    raise AssertionError


@pytest.mark.parametrize("playouts", ["regulars", "random"])
def test_every_iteration_is_one_visit(playouts: str) -> None:
    deal, seat, options = first_card(1)
    view = deal.seen_by(seat)
    rechner = Rechner(iterations=30, playouts=playouts)
    acts = candidate_acts(view, seat, options, regular_of(view), random.Random(1))
    root = rechner.think(view, seat, options, acts, random.Random(1))
    assert root.visits == 30
    assert sum(node.visits for node in root.children) == 30
    assert {node.key for node in root.children} == set(acts)
    for node in root.children:
        assert node.available >= node.visits > 0
        assert sum(child.visits for child in node.children) == node.visits - 1


def test_the_better_act_is_visited_oftener() -> None:
    """Two acts that bring one point and none; the tree is told so by hand."""
    deal, _, options = first_card(2)
    cards = [act for act in options if act < STEP][:2]
    root = Node(NONE)
    rng = random.Random(3)
    for _ in range(60):
        asking = asking_for(deal.copy())
        while asking.options() != options:
            asking.take(asking.options()[0])
        way = descend(root, asking, cards, 1.0, rng)
        side = way.sides[0]
        won = 1.0 if way.nodes[0].key == cards[0] else 0.0
        way.credit([won if other == side else -won for other in range(2)])
    better, worse = (next(node for node in root.children if node.key == card) for card in cards)
    assert better.visits > 3 * worse.visits
    assert (better.mean, worse.mean) == (1, 0)


def test_each_side_is_credited_with_its_own_points() -> None:
    way = Traversal()
    ours, theirs = Node(0), Node(1)
    way.add(ours, 0)
    way.add(theirs, 1)
    way.credit([2.0, -2.0])
    assert (ours.total, theirs.total) == (2.0, -2.0)


@pytest.mark.rule("GA-OPEN-07", "GA-OPEN-11")
def test_cards_that_lie_face_down_are_not_told_apart() -> None:
    deal = random_deal(random.Random(1), GAIGEL.preset("kreuz-4p"))
    assert isinstance(deal, GaigelDeal)
    dive, other = TAUCHEN * STEP + 3, TAUCHEN * STEP + 5
    assert key_of(deal, 1, dive, searcher=0) == key_of(deal, 1, other, searcher=0)
    assert key_of(deal, 0, dive, searcher=0) != key_of(deal, 0, other, searcher=0)
    assert key_of(deal, 1, play_act(3), searcher=0) != key_of(deal, 1, play_act(5), searcher=0)


@pytest.mark.rule("GA-OPEN-07", "GA-OPEN-11")
def test_cards_that_look_the_same_from_outside_are_one_choice() -> None:
    """The searcher leads face down; whatever the next player adds lies face down too, so that it is one node, there once each time."""
    asking, dive = before_a_dive()
    root = Node(NONE)
    for _ in range(20):
        way = descend(root, asking.copy(), [dive], 1.0, random.Random(4))
        way.credit([0.0, 0.0])
    (led,) = root.children
    (added,) = [node for node in led.children if node.key // STEP == PLAY]
    assert added.available == added.visits == led.visits - 1


def before_a_dive() -> tuple[Asking, int]:
    """A deal of Gaigel whose first player may lead face down, and that act."""
    for seed in range(100):
        asking = asking_for(random_deal(random.Random(seed), GAIGEL.preset("kreuz-4p")), 0, ACTOR)
        while asking.options()[0] // STEP != PLAY and asking.seat() >= 0:
            dives = [act for act in asking.options() if act // STEP == TAUCHEN]
            if dives:
                return asking, dives[0]
            asking.take(asking.options()[0])
    raise AssertionError


def test_nobody_calls_too_early_or_bets_on_several_figures_in_the_tree() -> None:
    rng = random.Random(8)
    for rules in (FISS, GAIGEL.preset("kreuz-4p")):
        for deal, _, _ in questions(Stammgast(), rng, 1, rules):
            asking = asking_for(deal.copy())
            for act in choices(asking):
                assert act // STEP != BET or (act % STEP).bit_count() == 1
                if act // STEP == AUS:
                    assert isinstance(deal, GaigelDeal)
                    assert deal.score.counts[deal.seating.side_of(asking.seat())] >= deal.rules.target


def test_deals_at_random_come_to_their_end() -> None:
    rng = random.Random(9)
    for game in GAMES.values():
        for rules in list(game.presets.values())[:3]:
            asking = asking_for(random_deal(rng, rules))
            play_at_random(asking, rng)
            assert asking.at().closed


def test_the_same_chance_gives_the_same_answer() -> None:
    rechner = Rechner(iterations=12, playouts=RANDOM)
    for number, (deal, seat, options) in enumerate(questions(Stammgast(), random.Random(6), 1)):
        first = rechner.choose(deal.seen_by(seat), seat, options, random.Random(number))
        assert first in options
        assert rechner.choose(deal.seen_by(seat), seat, options[:], random.Random(number)) == first

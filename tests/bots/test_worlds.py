"""Worlds behind a view: whole deals in which the seat sees the same, the true one among them, and none that the acts forbid."""

import random
from collections import Counter

import pytest

from bots.positions import deal_of, questions, random_deal
from bots.replaying import moments
from bots.spying import trapped
from bots.truth import allows, like
from properties.hiding import RARE
from properties.players import walk
from properties.tables import FIGURE_GAMES, PRESETS, every_preset, seeds
from weli.bots import bot_named
from weli.bots.determinize import determinize
from weli.core.acts import STEP, play_act
from weli.core.cards import cards_of
from weli.core.deal import WHOLE_TRUTH, Deal
from weli.core.ruleset import RuleSet
from weli.games import GAMES, match_for
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.acts import ACCUSE, AUS
from weli.games.gaigel.deal import GaigelDeal

BY_GAME = [next(iter(game.presets.values())) for game in GAMES.values()]


@every_preset(0)
def test_a_world_looks_to_the_seat_just_as_the_deal_does(preset: str) -> None:
    """At every phase; it is a whole deal, everybody can act in it, and it can be played to its end."""
    for seed in seeds(preset, 7000, 15):
        chance = random.Random(seed)
        for moment in moments(preset, seed, 0.2):
            if chance.random() > 4 * RARE[moment.deal.phase()]:
                continue
            view = moment.deal.seen_by(moment.seat)
            before = view.facts()
            world = determinize(view, moment.seat).draw(chance)
            assert world.knows == WHOLE_TRUTH, moment
            assert world.seen_by(moment.seat).facts() == before, moment
            assert view.facts() == before, moment
            assert _cards(world) == Counter(world.rules.cards), moment
            for seat in range(world.rules.players):
                world.legal(seat)
            if chance.random() < 0.1:
                for _ in walk(world, chance):
                    pass
                assert world.closed, moment


def _was_lifted(deal: Deal) -> bool:
    assert isinstance(deal, FigureDeal | GaigelDeal)
    return deal.cut.lifted > 0


def _cards(deal: Deal) -> Counter[int]:
    """Every card of a whole deal, wherever it lies; of a figure game also those that were not dealt, which stand nowhere."""
    if isinstance(deal, GaigelDeal):
        lists = [
            deal.cut.pack,
            deal.talon.cards,
            deal.tricks.lying,
            [deal.talon.indicator, deal.robbing.diss],
            *deal.hands,
            *deal.tricks.finished,
            *deal.tricks.won_before,
        ]
        return Counter([one for cards in lists for one in cards if one >= 0])
    assert isinstance(deal, FigureDeal)
    cards = Counter([one for hand in deal.cards.hands for one in cards_of(hand)])
    cards.update(
        [*deal.cut.pack, *deal.cut.finding, *deal.cards.turned, *[one for row in deal.cards.rows for one in row]]
    )
    return cards + Counter([one for one in deal.rules.cards if not cards[one]])


@every_preset(1)
def test_the_true_deal_is_always_one_of_the_worlds(preset: str) -> None:
    """And what the world is filled up with besides the cards is what it truly is."""
    for seed in seeds(preset, 8000, 20):
        chance = random.Random(seed)
        for moment in moments(preset, seed, 0.25):
            worlds = determinize(moment.deal.seen_by(moment.seat), moment.seat)
            assert allows(worlds, moment.deal), moment
            if moment.tells_all() and not _was_lifted(moment.deal):
                world = like(worlds, moment.deal, chance)
                if isinstance(world, GaigelDeal) and isinstance(moment.deal, GaigelDeal):
                    world.lots = moment.deal.lots  # which nobody can know
                assert world.facts() == moment.deal.facts(), moment


@pytest.mark.parametrize("preset", [name for name, rules in FIGURE_GAMES.items() if rules.ending.both_gestrichen_rule])
def test_the_true_deal_is_possible_where_every_side_is_one_short(preset: str) -> None:
    """There the hands are compared, and play may go on after that, maybe with another card lying open than at first."""
    rules = FIGURE_GAMES[preset]
    for seed in range(15):
        rng = random.Random(seed)
        match = match_for(rules)
        match.begin(rng.randrange(rules.players), [rules.target - rules.step(1)] * rules.seating.sides)
        deal = match.next_deal(rng.sample(rules.cards, len(rules.cards)))
        for _ in walk(deal, rng):
            if rng.random() < 0.3:
                seat = rng.randrange(rules.players)
                assert allows(determinize(deal.seen_by(seat), seat), deal), f"seed {seed}, seat {seat}, {deal.facts()}"


@every_preset(2)
def test_no_world_is_drawn_that_could_not_have_led_here(preset: str) -> None:
    """Every act that was made would have been allowed; and what is never drawn would not have led here."""
    for seed in seeds(preset, 9000, 10):
        chance = random.Random(seed)
        for moment in moments(preset, seed, 0.15):
            worlds = determinize(moment.deal.seen_by(moment.seat), moment.seat)
            if moment.tells_all():
                assert moment.could_be(worlds.draw(chance), chance), moment
            other = determinize(moment.deal.seen_by(moment.seat), moment.seat)
            other._give_way()  # any cards anywhere
            world = other.draw(chance)
            assert allows(worlds, world) or not moment.could_be(world, chance), moment


@pytest.mark.few(4)
@pytest.mark.parametrize("name", ["lehrbua", "stammgast"])
@pytest.mark.parametrize("rules", BY_GAME, ids=lambda rules: rules.game)
def test_worlds_behind_the_questions_that_opponents_are_asked(name: str, rules: RuleSet) -> None:
    rng = random.Random(1809)
    for deal, seat, _ in questions(bot_named(name), rng, 6, rules):
        worlds = determinize(deal.seen_by(seat), seat)
        assert allows(worlds, deal)
        assert worlds.draw(rng).seen_by(seat).facts() == deal.seen_by(seat).facts()


def test_the_same_chance_draws_the_same_worlds() -> None:
    for moment in moments("perlaggen innsbruck", 3, 0.3):
        view = moment.deal.seen_by(moment.seat)
        ones, others = determinize(view, moment.seat), determinize(view.copy(), moment.seat)
        for number in range(5):
            one, other = ones.draw(random.Random(number)), others.draw(random.Random(number))
            assert one.facts() == other.facts()
            assert one is not other


@every_preset(0)
def test_nothing_is_read_that_the_view_leaves_blank(preset: str) -> None:
    for moment in moments(preset, 4, 0.3):
        view = moment.deal.seen_by(moment.seat)
        one = determinize(view, moment.seat).draw(random.Random(1))
        other = determinize(trapped(view, moment.seat), moment.seat).draw(random.Random(1))
        assert one.facts() == other.facts(), moment


def test_a_whole_deal_is_seen_by_the_seat_first() -> None:
    deal = deal_of(["EA EK EO EU EX", "LA LK LO LU LX", "HA HK HO HU HX", "SA SK SO SU SX"], "E7")
    worlds = determinize(deal, 0)
    hands = [worlds.draw(random.Random(seed)).cards.hands for seed in range(20)]
    assert all(hand[0] == deal.cards.hands[0] for hand in hands)
    assert len({tuple(hand) for hand in hands}) == 20


@pytest.mark.rule("BI-Q17", "GA-Q46")
@pytest.mark.parametrize("preset", ["bieten harsh", "gaigel kreuz-4p"])
def test_in_a_tavern_others_are_taken_to_have_done_what_is_allowed(preset: str) -> None:
    """As long as there is any way; and where there is none, worlds are drawn all the same."""
    rules = PRESETS[preset].with_options({"irregularities": "penalise"})
    rng = random.Random(46)
    for _ in range(12):
        deal = random_deal(rng, rules)
        for _ in range(60):
            if deal.closed:
                break
            seat = rng.choice([one for one in range(rules.players) if deal.must_act(one)])
            may = [act for act in deal.legal(seat) if act // STEP not in (AUS, ACCUSE)]
            wrong = [play_act(one) for one in range(36) if deal.tolerates(deal.check(seat, play_act(one)))]
            act = rng.choice(wrong if wrong and rng.random() < 0.5 else may)
            reason = deal.check(seat, act)
            if reason:
                deal.offend(seat, act, reason)
            deal.play(seat, act)
            for other in range(rules.players):
                world = determinize(deal.seen_by(other), other).draw(rng)
                assert world.seen_by(other).facts() == deal.seen_by(other).facts()

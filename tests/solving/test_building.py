"""Walking through every deal: whoever is in one information set knows the same, and whoever knows the same is in one."""

from collections import defaultdict

import pytest

from weli.core.cards import set_of
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.games import asking_for, game_of
from weli.house_rules import named
from weli.ports.solving import Dealt
from weli.ports.turn_order import ACTOR, FULL, WINDOWS, Asking
from weli.solving.building import Builder
from weli.solving.policies import Policy
from weli.solving.sequence_form import InformationSet

Course = tuple[tuple[int, int], ...]
Known = dict[tuple[object, ...], set[tuple[object, tuple[int, ...]]]]


def walked(rules: RuleSet, dealt: Dealt, windows: int, known: Known) -> int:
    """Notes for each hand and course what the view and the choices are; answers with how many positions there are."""
    hands = [set_of(hand) for hand in dealt.hands]

    def walk(asking: Asking, noticed: tuple[Course, Course]) -> int:
        seat = asking.seat()
        if seat < 0:
            return 1
        options = asking.options()
        view = asking.at().seen_by(seat)
        known[seat, hands[seat], dealt.turned, noticed[seat]].add((view.facts(), tuple(options)))
        assert set(options) - {asking.options()[0]} <= set(view.legal(seat))
        nodes = 1
        for act in options:
            following = asking.copy()
            following.take(act)
            heard = following.at().facts() != asking.at().facts()
            first, second = [
                (*course, (seat, act)) if heard or one == seat else course for one, course in enumerate(noticed)
            ]
            nodes += walk(following, (first, second))
        return nodes

    return walk(asking_for(dealt.deal(rules), 0, windows), ((), ()))


@pytest.mark.few(4)
@pytest.mark.parametrize("windows", [ACTOR, FULL], ids=WINDOWS.__getitem__)
@pytest.mark.parametrize("name", ["giltspiel/one-card", "giltspiel/m1", "giltspiel/show", "perlaggen/one-wild"])
def test_an_information_set_is_one_view(name: str, windows: int) -> None:
    """Deals with the same first hand, and deals with the same second one."""
    rules = named(name).ruleset()
    deals = game_of(rules).solving().deals(rules)
    chosen = [one for one in deals if one.hands[0] == deals[0].hands[0] and one.turned == deals[0].turned][:2]
    chosen += [one for one in deals if one.hands[1] == deals[0].hands[1] and one.turned == deals[0].turned][1:2]
    known: Known = defaultdict(set)
    builder = Builder(rules, windows, Policy(), len(chosen))
    nodes = 0
    for dealt in chosen:
        nodes += walked(rules, dealt, windows, known)
        builder.add(dealt)
    assert builder.nodes == nodes
    assert all(len(views) == 1 for views in known.values())
    asked = {key for key, views in known.items() for _, options in views if len(options) > 1}
    sets = {(seat, each.hand, *course_of(builder, each)): each for seat in range(2) for each in builder.form.sets[seat]}
    assert set(sets) == asked
    for (seat, hand, turned, course), each in sets.items():
        earlier = [n for n, (who, _) in enumerate(course) if who == seat and (seat, hand, turned, course[:n]) in sets]
        if earlier:
            last = sets[seat, hand, turned, course[: earlier[-1]]]
            assert each.before in last.choices
            assert each.before.act == course[earlier[-1]][1]
        else:
            assert each.before is builder.form.roots[seat]


def course_of(builder: Builder, each: InformationSet) -> tuple[int, Course]:
    turned, acts = builder.places.course(each.place)
    return turned, tuple(acts)


@pytest.mark.parametrize("name", ["giltspiel/fiss", "perlaggen/innsbruck-2p5", "bieten/4p", "gaigel/2p"])
def test_games_that_cannot_be_solved_are_refused(name: str) -> None:
    rules = named(name).ruleset()
    with pytest.raises(RulesError):
        game_of(rules).solving().deals(rules)


def test_games_with_too_many_deals_are_refused() -> None:
    whole = named("giltspiel/m1").ruleset().with_options({"suits": "ELHS", "ranks": "89XUOKA"})
    with pytest.raises(RulesError, match="too many"):
        game_of(whole).solving().deals(whole)

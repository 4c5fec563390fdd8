"""The Wirt: what he tries out, what he believes, and how sure he must be before he leaves the regular's choice."""

import random
from dataclasses import replace

import pytest

from bots.positions import deal_of, questions, random_deal
from bots.regulars import regular_of
from weli.arena import Pair, duplicate_deals
from weli.bots import Stammgast, Wirt, bot_named
from weli.bots.determinize import determinize
from weli.bots.equity import Valuation
from weli.bots.search.belief import Belief, World
from weli.bots.search.candidate_acts import candidate_acts
from weli.bots.search.playout import asked_in, company, hasten
from weli.bots.search.thought import Thought
from weli.bots.search.wirt import Tally, try_acts
from weli.core.acts import BET, GLEICH, GOOD, HOLD, PASS_ACT, SPIEL, STEP, bet_act
from weli.core.cards import BIT, KING, card_of
from weli.core.deal import NONE, WHOLE_TRUTH, Deal
from weli.core.drawing import Draws
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.games import GAMES, asking_for
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import KEY
from weli.games.giltspiel import FISS
from weli.kernel.playout import Playout
from weli.ports.manners import MANNERS, SOBER, USUAL
from weli.ports.turn_order import TEAM

RULES = [rules for game in GAMES.values() for rules in game.presets.values()]
REGULAR = Stammgast()
N, E, S, W = range(4)


def rules_id(rules: RuleSet) -> str:
    return f"{rules.game}-{rules.name}"


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_every_question_can_be_asked_again_in_an_imagined_world(rules: RuleSet) -> None:
    rng = random.Random(1908)
    for number, (deal, seat, options) in enumerate(questions(REGULAR, rng, 1, rules)):
        if number % 4:
            continue
        asking = asked_in(determinize(deal.seen_by(seat), seat).draw(rng), seat, options)
        assert asking is not None, deal.phase()
        assert asking.seat() == seat
        assert set(options) <= set(asking.options())


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_what_is_tried_is_allowed_and_begins_with_the_regulars_choice(rules: RuleSet) -> None:
    rng = random.Random(1908)
    for number, (deal, seat, options) in enumerate(questions(REGULAR, rng, 1, rules)):
        if number % 3:
            continue
        view = deal.seen_by(seat)
        acts = candidate_acts(view, seat, options, regular_of(view), random.Random(number))
        usually = REGULAR.choose(view, seat, options, random.Random(number))
        if regular_of(view).is_safe(view, usually) and not regular_of(view).is_senseless(view, seat, usually):
            assert acts[0] == usually
        assert set(acts) <= set(options)
        assert len(set(acts)) == len(acts)
        assert all(act // STEP != BET or (act % STEP).bit_count() == 1 for act in acts[1:])


def test_where_only_tricks_are_left_equal_cards_are_tried_once() -> None:
    deal = deal_of(["EA EK EO L7 H7", "E7 E8 LX L9 HX", "HO HU S7 S8 S9", "LK LA HA SA SK"], "S8")
    cards = [act for act in deal.legal(N) if act < STEP]
    assert len(candidate_acts(deal.seen_by(N), N, cards, regular_of(deal), random.Random(1))) == 5
    for figure in (0, 1):
        deal.stakes[figure].owner = 0
    tried = candidate_acts(deal.seen_by(N), N, cards, regular_of(deal), random.Random(1))
    assert len(tried) == 3


def test_nobody_thinks_long_before_a_card_of_the_others() -> None:
    for deal, seat, options in questions(REGULAR, random.Random(3), 6):
        if PASS_ACT in options and deal.turn() >= 0 and not deal.seating.same_side(deal.turn(), seat):
            assert candidate_acts(deal.seen_by(seat), seat, options, regular_of(deal), random.Random(1)) == [PASS_ACT]


def usual(deal: Deal) -> World:
    """A world in which everybody plays as usual."""
    return World(deal, [MANNERS.index(USUAL)] * deal.seating.sides)


def bet_on_gleich(hands: list[str]) -> FigureDeal:
    deal = deal_of(hands, "S8")
    deal.play(N, bet_act(BIT[GLEICH]))
    return deal


def test_whoever_has_bet_is_believed_to_have_the_figure() -> None:
    deal = bet_on_gleich(["EA LA HA L7 H7", "EK LX HO SU E8", "E9 L9 HX S9 LU", "EO LO H8 SK S7"])
    view = deal.seen_by(E)
    assert [(each.seat, each.figure) for each in regular_of(view).heard(view, E).spoken] == [(N, GLEICH)]
    rng = random.Random(4)
    belief, blind = Belief(view, E, regular_of(view)), determinize(view, E)
    believed = sum(_strong(belief.draw(rng).deal) for _ in range(100))
    unweighed = sum(_strong(blind.draw(rng)) for _ in range(100))
    assert believed > 55 > 40 > unweighed, "he may bet on anything, too"


def _strong(world: Deal) -> bool:
    """Whether the bettor has a pair of Kings, or better."""
    assert isinstance(world, FigureDeal)
    return world.full_figure(N, GLEICH) >= 2 * KEY + KING


def test_a_world_that_fits_what_was_said_is_likely() -> None:
    strong = bet_on_gleich(["EA LA HA L7 H7", "EK LX HO SU E8", "E9 L9 HX S9 LU", "EO LO H8 SK S7"])
    weak = bet_on_gleich(["EA LK HO LX H7", "EK LA HA SU E8", "E9 L9 HX S9 LU", "EO LO H8 SK S7"])
    belief = Belief(strong.seen_by(E), E, regular_of(strong))
    assert belief.likelihood(usual(strong)) == 1
    assert belief.likelihood(usual(weak)) < 0.1


def test_who_has_held_is_believed_to_have_thought_of_the_bet() -> None:
    """A low pair holds against no bet, though it wins oftener than holding takes where nothing has been said (GS-TACT-09)."""
    hands = ["EA LA HA L7 H7", "E8 L8 HO SU EK", "E9 L9 HX S9 LU", "EO LO H8 SK S7"]
    weak, strong = bet_on_gleich(hands), bet_on_gleich([hands[0], "EK LK HK SU E8", hands[2], "EO LO H8 HO S7"])
    for deal in (weak, strong):
        deal.play(E, HOLD * STEP + GLEICH)
    belief = Belief(weak.seen_by(S), S, regular_of(weak))
    assert {(each.seat, each.held) for each in regular_of(weak).heard(weak.seen_by(S), S).spoken} == {
        (N, False),
        (E, True),
    }
    assert belief.likelihood(usual(weak)) < 0.2
    assert belief.likelihood(usual(strong)) == 1


def test_a_bet_is_remembered_when_the_figure_is_gone() -> None:
    deal = bet_on_gleich(["EA LA HA L7 H7", "EK LX HO SU E8", "E9 L9 HX S9 LU", "EO LO H8 SK S7"])
    deal.play(E, GOOD * STEP + GLEICH)
    deal.play(N, card_of("L7"))
    view = deal.seen_by(E)
    assert view.stakes[GLEICH].owner == 0
    rng = random.Random(8)
    belief, blind = Belief(view, E, regular_of(view)), determinize(view, E)
    believed = sum(_strong(belief.draw(rng).deal) for _ in range(100))
    unweighed = sum(_strong(blind.draw(rng)) for _ in range(100))
    assert believed > 55 > 40 > unweighed


def test_a_bet_that_waits_is_judged_by_what_the_bettor_has_seen() -> None:
    """With two low trumps North has no great hope of the Spiel, until he has won two tricks."""
    deal = deal_of(["S9 HA LA S8 E7", "EK EO EU HK HO", "E9 E8 EX H9 S7", "HU HX EA L7 H8"], "SX")
    early = deal.copy()
    early.play(N, bet_act(BIT[SPIEL]))
    assert Belief(early.seen_by(E), E, regular_of(early)).likelihood(usual(early)) < 0.2
    for trick in ("HA HK H9 HX", "S9 EU S7 L7"):
        for card in trick.split():
            deal.play(deal.turn(), card_of(card))
    deal.play(N, bet_act(BIT[SPIEL]))
    assert Belief(deal.seen_by(E), E, regular_of(deal)).likelihood(usual(deal)) == 1


@pytest.mark.few(11)
@pytest.mark.parametrize("rules", [rules for rules in RULES if rules.game != "gaigel"], ids=rules_id)
def test_whoever_need_not_be_asked_would_have_said_nothing(rules: RuleSet) -> None:
    """Imagined deals end as those do in which everybody is asked before each card: nobody's bet is passed over."""
    for seed in range(6):
        deal = random_deal(random.Random(seed), rules)
        _play_through(deal, ["cut"], 0)
        hasty = asking_for(deal.copy(), 0, TEAM)
        hasten(hasty)
        imagined = Playout(hasty, company(deal, [0] * rules.seating.sides))
        imagined.play(NONE, seed)
        _play_through(deal, ["exchange", "play", "show", "validate"], seed)
        assert imagined.asking.at().facts() == deal.facts()


def _play_through(deal: Deal, phases: list[str], seed: int) -> None:
    """Plays on, everybody asked before each card, as long as the deal stands there."""
    chances = [Draws() for _ in range(deal.rules.players)]
    for seat, chance in enumerate(chances):
        chance.begin(seed + seat)
    asking = asking_for(deal)
    while deal.phase() in phases:
        seat = asking.seat()
        asking.take(
            company(deal, [0] * deal.seating.sides)[seat].choose(
                deal.seen_by(seat), seat, asking.options(), chances[seat]
            )
        )


@pytest.mark.parametrize("rules", [FISS, GAMES["bieten"].preset("4p")], ids=rules_id)
def test_after_a_card_that_is_tried_the_others_may_bet(rules: RuleSet) -> None:
    """Whoever the question was asked of alone: before the next card a bet is asked for."""
    deal = random_deal(random.Random(5), rules)
    _play_through(deal, ["cut"], 0)
    card = deal.legal(deal.turn())[0]
    question = asked_in(deal, deal.turn(), [card])
    assert question is not None
    hasten(question)
    question.take(card)
    assert question.options()[:1] == [PASS_ACT]
    assert question.options()[1] // STEP == BET


def test_imagined_deals_are_played_to_their_end() -> None:
    rng = random.Random(12)
    for rules in (FISS, GAMES["gaigel"].preset("kreuz-4p"), GAMES["bieten"].preset("4p")):
        asking = asking_for(random_deal(rng, rules))
        hasten(asking)
        thought = Thought()
        thought.turn_to(asking, company(asking.at(), [0] * rules.seating.sides))
        deal = thought.after(NONE, 5)
        assert deal.closed
        assert deal.knows == WHOLE_TRUTH


def test_the_regulars_choice_stands_unless_another_is_clearly_better() -> None:
    tally = Tally(2)
    for value in (3.0, -2.0, 2.0, -1.0):
        tally.add([0.0, value])
    assert tally.mean(1) == 0.5
    assert tally.best(margin=0.0) == 1
    assert tally.best(margin=1.0) == 0
    for _ in range(40):
        tally.add([0.0, 1.0])
    assert tally.best(margin=1.0) == 1


def test_hopeless_acts_are_given_up_early_but_never_the_regulars() -> None:
    tally = Tally(3)
    for world in range(8):
        tally.add([0.0, 5.0, -5.0 + world % 2])
    assert tally.give_up(patience=2.0)
    assert tally.best(margin=1.0) == 1
    tally = Tally(4)
    for world in range(8):
        tally.add([0.0, 5.0 + world % 2, 6.0 - world % 2, -9.0])
    assert not tally.give_up(patience=2.0)
    assert tally.alive == [0, 1, 2]


def test_a_wirt_who_is_never_sure_does_what_is_safe() -> None:
    stubborn = Wirt(worlds=2, margin=10.0**9)
    for number, (deal, seat, options) in enumerate(questions(REGULAR, random.Random(5), 1)):
        view = deal.seen_by(seat)
        chosen = stubborn.choose(view, seat, options, random.Random(number))
        assert chosen == candidate_acts(view, seat, options, regular_of(view, SOBER), random.Random(number))[0]
        assert regular_of(view).is_safe(view, chosen)


def test_the_same_question_and_the_same_chance_give_the_same_answer() -> None:
    wirt = Wirt(worlds=3)
    for number, (deal, seat, options) in enumerate(questions(REGULAR, random.Random(6), 1)):
        first = wirt.choose(deal.seen_by(seat), seat, options, random.Random(number))
        assert wirt.choose(deal.seen_by(seat), seat, options[:], random.Random(number)) == first


def test_tries_acts_in_the_same_world_with_the_same_chance() -> None:
    """North has bet on nothing at all, and East has three Aces: to hold brings more than to say good."""
    deal = bet_on_gleich(["EA LK HO LX H7", "EK LA HA SA E8", "E9 L9 HX S9 LU", "EO LO H8 SK S7"])
    holding, good = HOLD * STEP + GLEICH, GOOD * STEP + GLEICH
    tally = Tally(2)
    thought = Thought()
    for world in range(10):
        question = asked_in(deal.copy(), E, [good, holding])
        assert question is not None
        thought.turn_to(question, company(deal, [0, 0]))
        try_acts(thought, [good, holding], tally, Valuation(deal, E), world)
    assert tally.mean(1) > 1


def test_beats_chance_soundly() -> None:
    series = duplicate_deals(Pair(Wirt(worlds=3), bot_named("random")), FISS, deals=3, seed=2)
    assert series.mean > 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("wirt:worlds=few", "worlds"),
        ("wirt:worlds=0", "worlds"),
        ("wirt:depth=3", "depth"),
        ("wirt:", "worlds"),
        ("stammgast:worlds=3", "manner"),
        ("stammgast:manner=wild", "manner"),
        ("lehrbua:worlds=3", "no settings"),
        ("rechner:playouts=clever", "playouts"),
    ],
)
def test_a_wrong_setting_gets_a_sentence(name: str, words: str) -> None:
    with pytest.raises(RulesError) as caught:
        bot_named(name)
    assert words in caught.value.text("en")
    assert caught.value.text("de") != caught.value.text("en")


def test_settings_are_read() -> None:
    assert bot_named("wirt:worlds=7, margin=2") == replace(Wirt(), worlds=7, margin=2.0)
    assert bot_named("wirt") == Wirt()

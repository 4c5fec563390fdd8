"""Advice: made from what a seat may know, the same for the same seed, and better than none."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, permutations

import pytest

from bots.positions import deal_of, perlaggen_of
from bots.spying import Question as Asked
from bots.spying import table_questions, trapped, twin_of
from properties.tables import PRESETS
from rules.gaigel.helpers import table
from weli.advising import (
    Budget,
    Counsel,
    DealAnalysis,
    Decision,
    Judged,
    Option,
    Question,
    advise,
    analyse,
    asked,
    decisions,
    luck_of,
    sentence,
)
from weli.advising.decisions import Played
from weli.advising.scales import Estimate, Scales
from weli.advising.trying import Glance, Trial, here
from weli.bots.equity import equity
from weli.core.acts import (
    BET,
    CONCEDE,
    DEFER_ACT,
    EXCHANGE,
    GLEICH,
    GOOD,
    HANGER,
    HOLD,
    LAST_PROVE,
    LAST_SHOW,
    PASS_ACT,
    PLAY,
    PROVE,
    RAISE,
    SHOW,
    SPIEL,
    STEP,
    show_act,
)
from weli.core.build_mode import form
from weli.core.cards import BIT, card_of, card_text
from weli.core.deal import Deal
from weli.core.texts import languages
from weli.games import game_of
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.acts import AUS
from weli.notation import acts_of, line_of, lines_of, parse, show_line
from weli.ports.at_table.insight import Feature
from weli.study.advising import in_words, pair, why
from weli.wire.reader import Reader

FEW = Budget(worlds=2, at_a_time=2)
SOME = Budget(worlds=24, at_a_time=8)
FORMS = ["giltspiel fiss", "perlaggen innsbruck", "bieten 4p", "gaigel kreuz-4p"]
N, E, S, W = range(4)


def questions(preset: str, number: int, phase: str = "") -> list[Asked]:
    """So many questions, always the same ones."""
    return [
        (deal.copy(), seat, options)
        for deal, seat, options in islice(table_questions(PRESETS[preset], random.Random(preset), phase), number)
    ]


def told(deal: Deal, seat: int) -> tuple[Counsel | None, Sequence[Feature]]:
    """All that is advised to a seat, and why."""
    question = asked(deal, seat)
    counsel = advise(question, 1, FEW) if question.options else None
    if counsel is None or counsel.next is None:
        return counsel, []
    return counsel, Glance(question, counsel.best.act, counsel.next.act, 1).run()


@pytest.mark.parametrize("preset", FORMS)
def test_it_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(preset: str) -> None:
    for number, (deal, seat, _) in enumerate(questions(preset, 6)):
        twin = twin_of(deal, seat, random.Random(number))
        assert told(deal, seat) == told(twin, seat), deal


@pytest.mark.skipif(form() == "compiled", reason="a compiled engine takes bare numbers alone")
@pytest.mark.parametrize("preset", FORMS)
def test_nothing_is_looked_at_that_a_view_leaves_blank(preset: str) -> None:
    for deal, seat, options in questions(preset, 4):
        view = deal.seen_by(seat)
        seen, blank = (Question(each, seat, tuple(options)) for each in (view, trapped(view, seat)))
        assert advise(blank, 1, FEW) == advise(seen, 1, FEW)
        act, other = options[0], options[-1]
        assert Glance(blank, act, other, 1).run() == Glance(seen, act, other, 1).run()


def test_a_world_is_the_same_however_many_are_tried_at_a_time() -> None:
    deal, seat, options = questions("giltspiel fiss", 1)[0]
    question, acts = Question(deal.seen_by(seat), seat, tuple(options)), tuple(options[:2])
    together = Trial(question, acts, 7, 0, 4).run()
    apart = [row for number in range(4) for row in Trial(question, acts, 7, number, 1).run()]
    assert len(together) == 4
    assert together == apart


def test_another_seed_is_another_chance() -> None:
    deal = deal_of(["EA EK L7 HO S9", "E7 E8 LX L9 HX", "EO HU S7 S8 HK", "LK LA HA SA SK"], "EX")
    question = asked(deal, N)
    acts = question.options[:3]
    assert Trial(question, acts, 1, 0, 6).run() != Trial(question, acts, 2, 0, 6).run()


def test_whoever_does_not_want_to_know_any_more_is_told_nothing() -> None:
    deal, seat, _ = questions("giltspiel fiss", 1)[0]
    wanted = iter([True, False, False])
    assert advise(asked(deal, seat), 1, Budget(worlds=400, at_a_time=2), wanted=lambda: next(wanted, False)) is None


def test_what_is_surely_won_is_not_given_away() -> None:
    deal = deal_of(["E9 L7 H7 SX LO", "EX E8 LX L9 HX", "HA HK HO HU S8", "LK LA EA SA SK"], "H9", dealer=W)
    deal.play(E, BET * STEP + (1 << HANGER))
    question = asked(deal, S)
    analysed = analyse([*decisions(deal, [Played(0, S, "good")], {S})], 1, SOME, rounds=())
    [judged] = analysed.judged
    assert judged.done.act == GOOD * STEP + HANGER
    assert judged.counsel.best.act // STEP in {HOLD, RAISE}
    assert judged.is_dear
    assert judged.done.behind.low > 0
    assert analysed.dearest() == [judged]
    assert advise(question, 1, SOME) is not None


def judged_at(points: float, error: float) -> Judged:
    """A decision that has cost so much, as far as is known."""
    deal = deal_of(["E9 L7 H7 SX LO", "EX E8 LX L9 HX", "HA HK HO HU S8", "LK LA EA SA SK"], "H9", dealer=W)
    question, cost = asked(deal, E), Estimate(points, error)
    best, done = Option(1, Estimate(0.0, 1.0), Estimate(0.0, 0.0)), Option(2, Estimate(-points, 1.0), cost)
    return Judged(Decision(Played(0, E, "SK"), question, 2, 1, 0), Counsel(best, (done,), 8, 0.5), done, cost.high)


def test_what_cost_about_the_same_is_named_together_and_nothing_that_may_be_chance() -> None:
    first, rival, third = judged_at(0.5, 0.1), judged_at(0.4, 0.1), judged_at(0.15, 0.04)
    assert DealAnalysis([third, rival, first], whole=True).named() == [first, rival]
    as_it_was_blamed, likely, not_at_all = judged_at(0.5, 0.24), judged_at(0.4, 0.3), judged_at(0.0, 0.3)
    assert DealAnalysis([likely, as_it_was_blamed, not_at_all], whole=True).named() == []


def test_what_is_advised_never_stands_below_the_next_best() -> None:
    judged = judged_at(-0.4, 0.3)
    question = judged.decision.question
    best, other = question.options[:2]
    advised = Option(best, Estimate(1.0, 0.3), Estimate(0.0, 0.0))
    ahead = Option(other, Estimate(1.4, 0.3), Estimate(-0.4, 0.3))
    shown, following = pair(question, Counsel(advised, (ahead,), 8, 0.5), ahead, "de")
    assert following is not None
    assert (shown.points, following.points) == (1.0, 1.0)
    alone, _ = pair(question, Counsel(advised, (ahead,), 8, 0.5), advised, "de")
    assert alone.points == shown.points, "whatever it is compared with"


@pytest.mark.parametrize("lang", languages())
def test_why_is_said_in_every_language_of_the_figure_that_is_bet_on(lang: str) -> None:
    deal = deal_of(["E9 L7 H7 SX LO", "EX E8 LX L9 HX", "HA HK HO HU S8", "LK LA EA SA SK"], "H9", dealer=W)
    deal.play(E, BET * STEP + (1 << HANGER))
    question = asked(deal, S)
    counsel = advise(question, 1, FEW)
    assert counsel is not None
    features = Glance(question, HOLD * STEP + HANGER, GOOD * STEP + HANGER, 1).run()
    assert [feature.number for feature in features if feature.key == "why.figure.often"] == [10]
    assert not [feature for feature in features if feature.key == "why.figure.none"], "that would speak against it"
    said = sentence(counsel, features, question.view.seating, lang, ["Anna", "Bertl", "Cilli", "Deng"])
    assert "10" in said
    assert "{" not in said
    never = [replace(feature, number=0) for feature in features if feature.key == "why.figure.often"]
    assert "0" not in sentence(counsel, never, question.view.seating, lang), "that is no way to say it"


def test_what_was_behind_all_along_is_given_up_but_what_was_done_is_not() -> None:
    scales = Scales([10, 11, 12])
    scales.add([[1.0, -5.0, -5.0]] * 20)
    scales.give_up(3.0, kept=[1], first=3)
    assert scales.alive == [0, 1]
    assert scales.ahead(0, 2).points == pytest.approx(6.0)
    assert scales.ahead(0, 0).error > 0


def test_what_is_only_compared_makes_nobody_give_up_what_is_advised() -> None:
    scales = Scales([10, 11, 12])
    scales.add([[0.0, 1.0, 5.0]] * 20)
    scales.give_up(3.0, kept=[0, 2], first=2)
    assert scales.alive == [0, 1, 2]


def test_whoever_did_what_is_advised_is_not_looked_at_more_closely_until_they_are_blamed() -> None:
    # Who has to do something: saying nothing, or leaving it to the partner, is no line of a record.
    silent = {PASS_ACT, DEFER_ACT}
    deal, seat, _ = next(each for each in questions("giltspiel fiss", 40) if not silent & {*each[2]})
    counsel = advise(asked(deal, seat), 1, FEW)
    assert counsel is not None
    line = show_line(line_of([counsel.best.act], deal.seen_by(seat)))
    decided = [*decisions(deal, [Played(0, seat, line)], {seat})]
    looked: list[int] = []
    [judged] = analyse(decided, 1, FEW, rounds=((4, 4), (2, 12)), tell=lambda done, of: looked.append(of)).judged
    assert judged.done == judged.counsel.best == counsel.best
    assert (judged.at_most, looked) == (0.0, [1])


def test_the_luck_of_two_sides_is_opposite() -> None:
    deal = deal_of(["EA EK EO EU EX", "E7 E8 LX L9 HX", "LA HU S7 S8 HK", "LK L8 HA SA SK"], "E9")
    played = deal.copy()
    for figure in (GLEICH, HANGER, SPIEL):
        played.play(E, CONCEDE * STEP + figure)
    ours, theirs = (luck_of(deal, played, side, 1, times=4) for side in (0, 1))
    assert ours.cards.points == pytest.approx(-theirs.cards.points)
    assert ours.brought == -theirs.brought == played.points_ahead(0)


@pytest.mark.parametrize("preset", FORMS)
def test_a_hand_is_told_by_cards_that_lie_in_it_or_before_its_player(preset: str) -> None:
    for deal, seat, _ in questions(preset, 12):
        insight = game_of(deal.rules).at_table().insight
        view = deal.seen_by(seat)
        own = {card_text(card) for card in view.hand_cards(seat)} | {card_text(card) for card, _ in view.laid_by(seat)}
        for asset in insight.assets(view, seat):
            assert asset.cards
            assert {*asset.cards} <= own


def test_of_a_hand_it_is_told_which_cards_are_wild() -> None:
    """They may still be named for either figure, and are not counted in the best Gleich and Hanger."""
    found = 0
    for deal, seat, _ in questions("perlaggen innsbruck", 12):
        view = deal.seen_by(seat)
        assert isinstance(view, FigureDeal)
        wild = {card_text(card) for card in view.hand_cards(seat) if view.cards.wild & BIT[card]}
        assets = game_of(deal.rules).at_table().insight.assets(view, seat)
        assert {card for asset in assets if asset.kind == "wild" for card in asset.cards} == wild
        found += len(wild)
    assert found


def test_of_an_exchange_it_is_told_what_is_given_and_what_is_taken() -> None:
    lines = [
        parse(in_words(question, act, "en")[0])
        for deal, seat, _ in questions("perlaggen innsbruck", 3, "exchange")
        for question in [asked(deal, seat)]
        for act in question.options
        if act // STEP == EXCHANGE
    ]
    assert lines
    assert all(len(line.cards) == 2 for line in lines)


@pytest.mark.parametrize("phase", ["show", "validate"])
def test_of_cards_that_are_laid_together_all_are_told(phase: str) -> None:
    """One card of two is no Gleich, and nobody can show it."""
    told_of = 0
    for deal, seat, _ in questions("giltspiel fiss", 12, phase):
        question = asked(deal, seat)
        whole = {show_line(line): acts_of(line, question.view, seat) for line in lines_of(question.view, seat)}
        for act in question.options:
            laid = SHOW <= act // STEP <= LAST_SHOW or PROVE <= act // STEP <= LAST_PROVE
            if laid and any(act in acts for acts in whole.values()):
                assert act in whole[in_words(question, act, "en", whole=True)[0]]
                told_of += 1
    assert told_of


@pytest.mark.parametrize(
    ("hand", "card", "said"),
    [
        # As any Eight the Weli makes a Gleich alone, as King of hearts a Hanger too.
        ("E8 S6 EX HA EK", "E8", "E8 EK S6=HK"),
        ("H7 S6 EK S8 SX", "H7", "H7 S6=S7"),  # with no other Seven is there a Hanger
    ],
)
def test_what_has_to_be_shown_for_one_figure_is_not_laid_away_for_another(hand: str, card: str, said: str) -> None:
    deal = perlaggen_of("innsbruck-2p5", [hand, "L9 H9 SO LX SU"], "L8")
    for seat, act in ((0, BET * STEP + BIT[HANGER]), (1, GOOD * STEP + HANGER), (1, CONCEDE * STEP + SPIEL)):
        deal.play(seat, act)
    question, act = asked(deal, 0), show_act(GLEICH, card_of(card))
    assert act in question.options
    assert in_words(question, act, "en", whole=True)[0] == f"contest gleich {said}"


def test_of_a_trump_that_is_spared_it_is_told_once() -> None:
    spared = 0
    for deal, seat, options in questions("gaigel kreuz-4p", 1000, "play"):
        insight, view = game_of(deal.rules).at_table().insight, deal.seen_by(seat)
        cards = [act for act in options if act // STEP == PLAY]
        for act, other in permutations(cards, 2):
            keys = [feature.key for feature in insight.features(view, seat, act, other, [])]
            assert not {"why.keeps.trump", "why.trick.leave"} <= {*keys}
            spared += "why.keeps.trump" in keys
    assert spared


def test_who_has_enough_is_told_how_far_they_have_counted_though_nothing_else_makes_sense() -> None:
    """Nobody at the table tells it, and whoever has lost count has nothing else to believe the lamp by."""
    question = asked(table({}, taken={"NS": "HA HA EA EA LA LA HX EX LX LU LO", "EW": "E7 L7"}, leader="N"), N)
    counsel = advise(question, 1, FEW)
    assert counsel is not None
    assert (counsel.best.act // STEP, counsel.next) == (AUS, None)
    assert why(question, counsel, None, here, Reader(question.seat, "en")) == "By count you have 101 points."


def test_who_has_one_way_alone_is_told_that_there_is_no_other() -> None:
    question = asked(table({"N": "EX"}, taken={"NS": "HA", "EW": "LA"}, leader="N", left=0), N)
    alone = replace(question, options=(PLAY * STEP + card_of("EX"),))
    counsel = advise(alone, 1, FEW)
    assert counsel is not None
    assert why(alone, counsel, None, here, Reader(N, "en")) == "Nothing else is allowed here."


@pytest.mark.parametrize("preset", FORMS)
def test_of_two_cards_that_take_a_trick_the_lower_one_alone_is_called_enough(preset: str) -> None:
    enough = 0
    for deal, seat, options in questions(preset, 400, "play"):
        insight, view = game_of(deal.rules).at_table().insight, deal.seen_by(seat)
        cards = [act for act in options if act // STEP == PLAY]
        for act, other in permutations(cards, 2):
            keys = [feature.key for feature in insight.features(view, seat, act, other, [])]
            if "why.trick.cheaper" in keys:
                back = [feature.key for feature in insight.features(view, seat, other, act, [])]
                assert "why.trick.cheaper" not in back
                enough += 1
    assert enough


def test_where_the_match_is_at_stake_it_counts_from_where_one_stands() -> None:
    """Whoever has nearly won has little to gain, and does not read that the whole match is still to be expected."""
    hands = ["E9 L7 H7 SX LO", "EX E8 LX L9 HX", "HA HK HO HU S8", "LK LA EA SA SK"]
    deal = deal_of(hands, "H9", dealer=W, scores=(10, 4))
    chance = equity(deal.rules).value([10, 4], W, 0)
    question = asked(deal, N)
    points = [each for row in Trial(question, question.options[:3], 1, 0, 4).run() for each in row]
    assert points
    assert all(-11 * chance - 0.001 <= each <= 11 * (1 - chance) + 0.001 for each in points)


def test_only_what_speaks_for_an_act_is_told() -> None:
    """Who holds nothing for a figure is told so where good is advised, and not where one should hold."""
    deal = deal_of(["E9 L7 H7 SX LO", "EX E8 LX L9 HX", "HA SK E7 LU S8", "LK LA EA SA HO"], "H9", dealer=W)
    deal.play(E, BET * STEP + (1 << HANGER))
    good, hold = GOOD * STEP + HANGER, HOLD * STEP + HANGER
    timid, bold = (
        {feature.key for feature in Glance(asked(deal, S), *acts, 1).run()} for acts in ((good, hold), (hold, good))
    )
    assert "why.figure.none" in timid
    assert "why.figure.none" not in bold
    assert not timid & bold


def test_whoever_holds_is_told_what_speaks_against_raising_as_that() -> None:
    """To hold is less bold than to raise: what is told for it would otherwise sound like a reason to give the figure up."""
    deal = deal_of(["E9 L7 H7 SX LO", "EX E8 LX L9 HX", "HA SK E7 LU S8", "LK LA EA SA HO"], "H9", dealer=W)
    deal.play(E, BET * STEP + (1 << HANGER))
    hold, higher, good = HOLD * STEP + HANGER, RAISE * STEP + HANGER, GOOD * STEP + HANGER
    told_first = max(Glance(asked(deal, S), hold, higher, 1).run(), key=lambda feature: feature.weight)
    assert told_first.key == "why.enough"
    assert "why.enough" not in {feature.key for feature in Glance(asked(deal, S), hold, good, 1).run()}


def test_a_bet_on_one_figure_rather_than_another_is_told_by_what_speaks_for_it() -> None:
    """Who bets on what is hardly ever theirs is not told so as if that were a reason."""
    deal = deal_of(["E9 L7 H7 SX LO", "EX E8 LX L9 HX", "HA HK HO HU S8", "LK LA EA SA SK"], "H9", dealer=W)
    figures = [BET * STEP + (1 << figure) for figure in (HANGER, GLEICH)]
    strong, weak = (
        {feature.key: feature.number for feature in Glance(asked(deal, S), act, other, 1).run()}
        for act, other in (figures, reversed(figures))
    )
    assert strong["why.figure.often"] == 10
    assert "why.figure.none" not in weak
    assert "why.figure.often" not in weak


@pytest.mark.parametrize("preset", ["bieten 4p", "giltspiel fiss"])
def test_of_trumps_it_is_spoken_only_where_there_are_any(preset: str) -> None:
    keys = set()
    for deal, seat, options in questions(preset, 12, "play"):
        acts = [options[0], BET * STEP + (1 << SPIEL)]
        for act, other in (acts, acts[::-1]):
            keys |= {feature.key for feature in Glance(asked(deal, seat), act, other, 1).run()}
    assert any(key.startswith("why.trumps") for key in keys) == (preset != "bieten 4p")


@pytest.mark.parametrize(("card", "lacking"), [("S7", False), ("S8", True)])
def test_who_holds_a_wild_card_is_not_told_that_trumps_are_lacking(card: str, lacking: bool) -> None:
    """It may be named any of them."""
    hands = ["EX E8 LX L9 HX", "LU H8 HO S9 SU", f"E9 HA L8 SX {card}", "LK LA EA SA SK"]
    deal = perlaggen_of("innsbruck", hands, "H9", dealer=W)
    keys = {feature.key for feature in Glance(asked(deal, S), PLAY * STEP, BET * STEP + (1 << SPIEL), 1).run()}
    assert ("why.trumps.one" in keys) == lacking

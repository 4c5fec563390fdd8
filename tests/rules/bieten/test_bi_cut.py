"""The cut, and what the cutter steals."""

import random

import pytest

from every import each_of
from rules.bieten.helpers import bieten_rules, lines, say, seen, shuffled, uncut
from rules.helpers import cited, may, refuses
from weli.core.acts import CUT, STOP_ACT, TAKE, act_of
from weli.core.cards import BIT, PACK_33
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import NONE

rule = pytest.mark.rule


def pack(**options: object) -> BietenDeal:
    """Three players, C deals and B cuts; from the top E7 E8 … EA L7 … LA H7 … HA S6 S7 … SA."""
    return uncut(bieten_rules("3p", **options), PACK_33, dealer=2)


@rule("BI-CUT-01", "BI-Q26")
@each_of("players", range(2, 11))
def test_the_dealers_right_neighbour_cuts_and_nobody_else_does_anything(players: int) -> None:
    rules = bieten_rules("np", players=players)
    for dealer in range(players):
        deal = uncut(rules, PACK_33, dealer)
        assert [bool(deal.legal(seat)) for seat in range(players)] == [
            seat == (dealer - 1) % players for seat in range(players)
        ]
        assert [deal.must_act(seat) for seat in range(players)] == [
            seat == (dealer - 1) % players for seat in range(players)
        ]


@rule("BI-CUT-01", "BI-CUT-07")
def test_it_is_cut_once() -> None:
    deal = pack()
    for line in ("A cut 12", "C cut 12", "C steal", "A stop", "A E7"):
        refuses(deal, line, "BI-CUT-01" if line not in {"C steal", "A stop"} else "BI-CUT-04")
    say(deal, "B cut 12")
    refuses(deal, "B cut 12", "BI-CUT-01")
    refuses(deal, "A stop", "BI-CUT-01")
    refuses(say(deal, "B stop"), "B cut 12", "BI-CUT-07")


@rule("BI-CUT-02", "BI-Q25")
def test_at_least_four_are_lifted_and_one_stays() -> None:
    assert may(pack(), "B") == [act_of(CUT, lifted) for lifted in range(4, 33)]
    for number in (0, 1, 3, 33):
        refuses(pack(), f"B cut {number}", "BI-Q25")


@rule("BI-CUT-02", "BI-CUT-03", "BI-CUT-04", "BI-CUT-05", "BI-CUT-06")
def test_the_cutter_alone_sees_card_by_card_and_what_he_takes_is_his() -> None:
    for seed in range(40):
        chance = random.Random(seed)
        rules = bieten_rules("4p", steal_max=chance.randrange(4))
        cards = shuffled(chance, rules)
        deal = uncut(rules, cards, dealer=3)
        lifted = chance.randrange(4, 33)
        deal.play(2, act_of(CUT, lifted))
        taken = 0
        for step in range(rules.stealing.steal_max + 1):
            there = cards[lifted - 1 - step]
            if step < rules.stealing.steal_max:
                assert (deal.phase(), deal.cut.bottom) == ("cut", there), f"seed {seed}"
                assert deal.legal(2) == [act_of(TAKE, there), STOP_ACT]
                assert (deal.cut.taken, deal.cards.held[2]) == (step, step), "how many is seen by all"
            for seat in (0, 1, 3):
                view = seen(deal, seat)
                assert (view.cut.taken, view.cards.held) == (deal.cut.taken, deal.cards.held)
                assert not view.cards.hands[2]
                if deal.phase() == "cut":
                    assert (view.cut.bottom, view.legal(seat), deal.legal(seat)) == (NONE, [], [])
            if deal.phase() != "cut":
                break
            own = seen(deal, 2)
            assert (own.cut.bottom, own.cards.hands[2], own.cut.finding, own.cut.pack) == (
                there,
                deal.cards.hands[2],
                [],
                [],
            )
            if chance.random() < 0.3:
                deal.play(2, STOP_ACT)
                break
            deal.play(2, act_of(TAKE, there))
            taken |= BIT[there]
        assert deal.phase() == "play", f"seed {seed}"
        assert deal.cards.hands[2] & taken == taken
        assert list(deal.cards.held) == [3, 3, 3, 3]


@rule("BI-CUT-04")
@each_of("steal_max", range(4))
def test_never_more_than_the_house_lets_him(steal_max: int) -> None:
    deal = say(pack(steal_max=steal_max), "B cut 20", *["B steal"] * steal_max)
    assert (deal.phase(), deal.cut.taken) == ("play", steal_max)
    refuses(deal, "B steal", "BI-CUT-04")


@rule("BI-CUT-05", "BI-PEN-09")
def test_he_may_not_skip_a_card() -> None:
    deal = say(pack(irregularities="penalise"), "B cut 20", "B steal")
    for card in PACK_33:
        reason = deal.check(1, act_of(TAKE, card))
        if card == deal.cut.bottom:
            assert reason == 0
        else:
            assert cited(deal, reason)[0] == "BI-CUT-05"
            assert deal.charges(reason)
            assert not deal.tolerates(reason)


@rule("BI-CUT-05")
def test_the_first_card_declined_ends_it() -> None:
    deal = say(pack(), "B cut 20", "B stop")
    assert (deal.cut.taken, deal.phase()) == (0, "play")
    refuses(deal, "B steal", "BI-CUT-05")


@rule("BI-PEN-09", "BI-CUT-04")
def test_who_reaches_for_a_fourth_card_is_charged_and_does_not_get_it() -> None:
    three = say(pack(irregularities="penalise"), "B cut 20", "B steal", "B steal", "B steal")
    after = lines(three, "B steal")
    assert [one.seat for one in after.offences] == [1]
    assert (after.cards.hands, after.cut.taken) == (three.cards.hands, 3)
    for seat in (0, 2):
        assert seen(after, seat).offences == []

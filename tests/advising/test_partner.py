"""Advice beside a partner: whoever has nothing to show leaves it to who may have something, and signs are counted on."""

import random

import pytest

from bots.positions import deal_of
from weli.advising import Budget, Question, advise, asked
from weli.bots.hearsay import Hearsay
from weli.core.acts import BET, CONCEDE, CONTEST, DEFER_ACT, GLEICH, HANGER, SPIEL, STEP, act_of, show_act
from weli.core.cards import card_of
from weli.games.figures.engine.deal import FigureDeal
from weli.talk import Signed, claims, sheet_of

rule = pytest.mark.rule
N, E, S, W = range(4)
SOME = Budget(worlds=24, at_a_time=8)


def shown_to_them() -> FigureDeal:
    """Where North has three Kings, and South, who is asked after them, nothing that goes above the pair of Obers that West has shown."""
    deal = deal_of(["LK HK SK L7 E9", "EX L8 HU S9 E7", "EA LX H7 S7 SU", "EO LO HX S8 H8"], "H9")
    for act in (act_of(CONCEDE, SPIEL), act_of(CONCEDE, HANGER)):
        deal.play(N, act)
    deal.play(W, show_act(GLEICH, card_of("EO")))
    deal.play(W, show_act(GLEICH, card_of("LO")))
    if act_of(CONTEST, GLEICH) in deal.legal(W):
        deal.play(W, act_of(CONTEST, GLEICH))
    return deal


def signed(deal: FigureDeal, seat: int, *said: tuple[int, str]) -> Question:
    sheet = sheet_of(deal.rules)
    assert sheet is not None
    return asked(deal, seat, Hearsay(seat, claims([Signed(signer, gestures) for signer, gestures in said], sheet)))


@rule("GS-OQ-39", "GS-OQ-52")
@pytest.mark.parametrize("seat", [N, S])
def test_either_of_two_partners_may_leave_it_to_the_other(seat: int) -> None:
    assert DEFER_ACT in asked(shown_to_them(), seat).options


@rule("GS-OQ-39", "GS-OQ-52")
def test_what_a_partner_can_win_is_not_given_away() -> None:
    """Asked after the partner, South was told that to give it away was all that made sense; North has three Kings."""
    counsel = advise(signed(shown_to_them(), S), 1, SOME)
    assert counsel is not None
    assert counsel.best.act == DEFER_ACT
    assert counsel.of(act_of(CONCEDE, GLEICH)) is not None


@rule("GS-TALK-03", "GS-TALK-04")
@pytest.mark.parametrize(("signer", "counts"), [(N, True), (E, False)])
def test_the_worlds_that_are_tried_out_are_those_in_which_a_partner_has_told_the_truth(
    signer: int, counts: bool
) -> None:
    deal = shown_to_them()
    rng = random.Random(1)
    worlds = [signed(deal, S, (signer, "thumb")).belief().draw(rng).deal for _ in range(60)]
    assert all(isinstance(world, FigureDeal) for world in worlds)
    share = sum(card_of("HA") in world.hand_cards(signer) for world in worlds) / len(worlds)  # type: ignore[attr-defined]
    assert (share > 0.8) == counts


def test_one_kind_of_question_is_left_to_a_partner_and_no_bet() -> None:
    deal = deal_of(["LK HK SK L7 E9", "EX L8 HU S9 E7", "EA LX H7 S7 SU", "EO LO HX S8 H8"], "H9")
    options = asked(deal, S).options
    assert DEFER_ACT not in options
    assert any(act // STEP == BET for act in options)

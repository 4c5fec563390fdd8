"""The Stammgast with Perlaggen at hand-made positions: what the rulebook's notes on tactics ask of it."""

import random

import pytest

from bots.positions import cards, perlaggen_of, questions
from bots.test_stammgast import QUIET, asked
from rows import replaced
from weli.bots import Bot, Stammgast
from weli.core.acts import (
    BLIND,
    CONCEDE,
    CUT,
    EXCHANGE,
    GLEICH,
    GOOD,
    HANGER,
    HOLD,
    PASS,
    PASS_ACT,
    RAISE,
    SPIEL,
    STEP,
    TAKE,
    UPGRADE,
    act_of,
    bet_act,
    play_act,
    prove_act,
    show_act,
)
from weli.core.cards import BIT, card_of
from weli.games import GAMES, asking_for, match_for
from weli.games.figures.advice.betting import hold_at
from weli.games.figures.advice.regular import FigureRegular
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import FigureDeal
from weli.games.perlaggen import INNSBRUCK, PERLAGGEN

A, B, C = range(3)
TWO = "innsbruck-2p5"  # with leaves as trumps: HK S6 S7 E7 L7 LU LO
BOLD = FigureRegular(Temper(perlaggen_eager=1000, bluff=(0, 0, 0)))


def chosen(deal: FigureDeal, seat: int, options: list[int] | None = None, bot: Bot = QUIET) -> int:
    return bot.choose(deal.seen_by(seat), seat, options or deal.legal(seat), random.Random(1))


def before_the_cut(preset: str, scores: list[int], active: list[int] | None = None) -> FigureDeal:
    rules = PERLAGGEN.preset(preset)
    match = match_for(rules)
    match.begin(0, scores)
    if active is not None:
        match.active = active
    return match.next_deal(rules.cards[:])


# The cut and blind bets.


def test_cuts_somewhere_in_the_middle() -> None:
    deal = before_the_cut("innsbruck", [0, 0])
    cutter = deal.cutter()
    for seed in range(20):
        act = QUIET.choose(deal.seen_by(cutter), cutter, deal.legal(cutter), random.Random(seed))
        assert act // STEP == CUT
        assert 8 <= act % STEP <= 25


def test_takes_what_the_cut_brings() -> None:
    """PL-CUT-03; where taking is the cutter's choice."""
    rules = INNSBRUCK.with_options({"cut_take_is_optional": True})
    match = match_for(rules)
    match.begin(0)
    deal = match.next_deal([card_of("HK"), *[card for card in rules.cards if card != card_of("HK")]])
    deal.play(deal.cutter(), act_of(CUT, 1))
    assert chosen(deal, deal.cutter()) == act_of(TAKE, card_of("HK"))


@pytest.mark.parametrize(
    ("preset", "scores", "active", "figures"),
    [
        ("innsbruck", [12, 17], None, 7),  # PL-BLIND-03, PL-BLIND-06
        ("innsbruck", [12, 12], None, 0),
        ("innsbruck", [15, 17], None, 0),
        ("straf", [6, 0, 1], [0, 2], 7),  # PL-STRAF-37
        ("straf", [6, 2, 1], None, 0),
        ("straf", [6, 0, 3], [0, 2], 0),
    ],
)
def test_bets_blind_only_in_need(preset: str, scores: list[int], active: list[int] | None, figures: int) -> None:
    deal = before_the_cut(preset, scores, active)
    options = [PASS_ACT, *[act for act in deal.legal(A) if act // STEP == BLIND]]
    assert len(options) > 1
    assert chosen(deal, A, options) == (act_of(BLIND, figures) if figures else PASS_ACT)


# The exchange.


def test_gives_the_natural_trump_it_misses_least_for_a_perlagg() -> None:
    """PL-EXCH-02: the Ten makes a run with the Nine, the Eight is of no use."""
    deal = perlaggen_of(TWO, ["EA H8 SX SO HU", "LX L8 S9 LK H9"], "L7", dealer=B)
    assert deal.exchange.asked == B
    act = chosen(deal, B)
    assert act == act_of(EXCHANGE, card_of("L8"))
    deal.play(B, act)
    assert chosen(deal, B) == act_of(TAKE, card_of("L7"))


@pytest.mark.parametrize(("turned", "kind"), [("S7", UPGRADE), ("SO", PASS)])
def test_upgrades_only_to_a_higher_perlagg(turned: str, kind: int) -> None:
    """PL-EICH-11: the lowest of its acorns; the Seven of trumps ranks above the Seven of acorns, and so does every trump Perlagg."""
    hands = ["LA H8 LX LO HU", "E7 HX L9 LK H9"]
    deal = perlaggen_of("eichel-2p5", hands, turned, dealer=B)
    assert deal.exchange.asked == B
    options = deal.legal(B)
    if kind == PASS:
        deal.cards.strength = [*deal.cards.strength]
        deal.cards.strength[card_of(turned)] = 1
    act = chosen(deal, B, options)
    assert act // STEP == kind


# Cards and names.


def test_takes_the_deciding_trick_with_its_perlagg() -> None:
    """PL-PLAY-08: whatever else the name is good for, it must beat the ace, and that before it lies there."""
    deal = perlaggen_of(TWO, ["EA HA S8 H8 SA", "E8 H9 S9 HX S7"], "L9")
    for card in cards("EA E8 HA H9 S8 S9 HX H8"):
        deal.play(deal.turn(), play_act(card))
    assert list(deal.tricks.taken) == [2, 2]
    deal.play(B, play_act(card_of("S7")))
    deal.play(B, chosen(deal, B))
    deal.play(A, play_act(card_of("SA")))
    assert deal.stakes[SPIEL].owner == B


def test_keeps_its_perlaggen_for_later_tricks() -> None:
    """PL-TACT-03."""
    deal = perlaggen_of("innsbruck", ["HK E9 EK S8 HX", "LA EA S9 SX H8", "E8 L8 SU HO HA", "LX SO SK H9 EX"], "L9")
    assert not deal.cards.wild & BIT[chosen(deal, 0)]


def test_a_name_serves_gleich_and_hanger_at_once() -> None:
    """PL-TACT-09: pair and run with one card."""
    deal = perlaggen_of(TWO, ["EX L9 S8 HU HK", "E8 H9 SX LA SO"], "L8")
    deal.play(B, CONCEDE * STEP + SPIEL)
    deal.play(A, show_act(GLEICH, card_of("HK")))
    deal.play(A, chosen(deal, A))
    assert all(deal.full_figure(A, figure) for figure in (GLEICH, HANGER))


def test_never_names_away_what_it_has_bet_on() -> None:
    """Its only pair is the Perlagg with another card: played to a trick, it must still make that pair (PL-VAL-07)."""
    deal = perlaggen_of(TWO, ["HK LX SA S8 EU", "E8 H9 S9 HX LA"], "L8")
    deal.play(A, bet_act(BIT[GLEICH]))
    deal.play(B, act_of(HOLD, GLEICH))
    deal.play(A, play_act(card_of("HK")))
    deal.play(A, chosen(deal, A))
    assert deal.full_figure(A, GLEICH)


# Showing and proving.


def test_contests_in_natur_and_leaves_the_perlagg_free() -> None:
    """PL-TACT-08."""
    deal = perlaggen_of(TWO, ["EA LA HK S9 H8", "EX LX H9 SA SU"], "L8")
    deal.play(B, CONCEDE * STEP + SPIEL)
    assert asked(deal)[1] in (show_act(GLEICH, card_of("EA")), show_act(GLEICH, card_of("LA")))


def test_proves_in_natur() -> None:
    """PL-TACT-08, PL-VAL-01."""
    deal = perlaggen_of(TWO, ["EA LA HK S9 H8", "EX LX H9 SA SU"], "L8")
    deal.play(A, bet_act(BIT[GLEICH]))
    deal.play(B, act_of(GOOD, GLEICH))
    deal.play(B, CONCEDE * STEP + HANGER)
    deal.play(B, CONCEDE * STEP + SPIEL)
    assert deal.phase() == "validate"
    assert asked(deal)[1] in (prove_act(GLEICH, card_of("EA")), prove_act(GLEICH, card_of("LA")))


def test_does_not_lay_a_perlagg_that_it_owes_elsewhere() -> None:
    """The Hanger it has bet on needs the Perlagg, so the Gleich is not contested with it (PL-VAL-07)."""
    deal = perlaggen_of(TWO, ["HK EX S8 HU LA", "E9 H9 SX LX SO"], "L8")
    deal.play(A, bet_act(BIT[HANGER]))
    deal.play(B, act_of(HOLD, HANGER))
    for seat, card in ((A, "HU"), (B, "H9")):
        deal.play(seat, play_act(card_of(card)))
    deal.play(B, CONCEDE * STEP + SPIEL)
    asking = asking_for(deal)
    while not deal.closed:
        seat = asking.seat()
        asking.take(QUIET.choose(deal.seen_by(seat), seat, asking.options(), random.Random(1)))
    assert not deal.proofs.failed[A]


# Bets and answers.


def test_holds_more_easily_where_that_may_cost_them_perlaggen() -> None:
    """PL-TACT-05, and the contrary where a lost stake has its price (PL-STRAF-45)."""
    hands = ["EA LX S9 H8 SO", "EX E9 H9 SA SU"]
    deal = perlaggen_of(TWO, hands, "L8")
    seen = deal.seen_by(A)
    temper = Temper()
    early = hold_at(seen, A, GLEICH, temper)
    assert early == hold_at(seen, A, GLEICH, Temper(tie_up=0)) - temper.tie_up
    for card in cards("EA EX H8 H9"):
        deal.play(deal.turn(), play_act(card))
    assert hold_at(deal.seen_by(A), A, GLEICH, temper) > early


STRAF_HANDS = ["EA L9 LX SK H8 HO LK", "SA E9 L8 HX H9 S8 LA", "EK E8 SX S9 H7 L7 HA"]


def straf_bet(figure: int, scores: tuple[int, ...] = (9, 9, 9)) -> FigureDeal:
    deal = perlaggen_of("straf", STRAF_HANDS, "SU", scores=scores)
    if deal.exchange.asked >= 0:
        deal.play(deal.exchange.asked, PASS_ACT)
    deal.play(A, bet_act(BIT[figure]))
    return deal


def test_does_not_hold_without_a_realistic_chance() -> None:
    """PL-STRAF-42: one pair or none, against a bet."""
    deal = straf_bet(GLEICH)
    assert chosen(deal, B) == act_of(GOOD, GLEICH)


def test_bets_on_the_spiel_with_three_tricks_won() -> None:
    """PL-STRAF-43."""
    deal = straf_bet(HANGER)
    deal.play(B, act_of(GOOD, HANGER))
    deal.play(C, act_of(GOOD, HANGER))
    assert chosen(deal, A) != bet_act(BIT[SPIEL])
    deal.tricks.taken = replaced(deal.tricks.taken, A, 3)
    assert chosen(deal, A) == bet_act(BIT[SPIEL])


WAITING = "EK LU S9 H8 E9 LX HO"


def three_bet(hands: list[str], figure: int) -> FigureDeal:
    """A bets before the first card; nobody has exchanged anything."""
    deal = perlaggen_of("innsbruck-3p", hands, "SK")
    while deal.exchange.asked >= 0:
        deal.play(deal.exchange.asked, PASS_ACT)
    deal.play(A, bet_act(BIT[figure]))
    return deal


@pytest.mark.parametrize(("rider", "act"), [("EK LK HK E7 S7 E9 S9", bet_act(BIT[GLEICH])), (WAITING, PASS_ACT)])
def test_rides_free_and_raises_only_a_strong_hand(rider: str, act: int) -> None:
    """PL-3P-13, PL-3P-15: five Kings, three of them Perlaggen, against nothing."""
    deal = three_bet(["EA LA HA L8 H9 S8 EX", "E8 L9 HX LX SO HU SA", rider], GLEICH)
    deal.play(B, act_of(HOLD, GLEICH))
    assert asked(deal, FigureRegular(Temper(raise_rate=1000))) == (C, act)


def test_answers_in_turn_and_says_good_without_a_chance() -> None:
    """PL-3P-06, PL-3P-14."""
    deal = three_bet(["EA LA HA L8 H9 S8 EX", "E8 L9 HX LX EU HU SA", WAITING], GLEICH)
    for seat in (B, C):
        assert asked(deal) == (seat, act_of(GOOD, GLEICH))
        deal.play(seat, act_of(GOOD, GLEICH))
    assert deal.stakes[GLEICH].owner == A


# What it never does.


@pytest.mark.few(7, first=1)
@pytest.mark.parametrize("preset", [*PERLAGGEN.presets, "3-perlique"])
def test_what_it_never_does(preset: str, chance: random.Random) -> None:
    """Over some deals: never a bet it cannot show, a failed proof, or a raise beyond the limit."""
    game = PERLAGGEN if preset in PERLAGGEN.presets else GAMES["giltspiel"]
    bot = Stammgast()
    for deal, seat, options in questions(bot, chance, 8, game.preset(preset)):
        act = bot.choose(deal.seen_by(seat), seat, options, chance)
        kind, argument = act // STEP, act % STEP
        if kind in (HOLD, RAISE) and argument != SPIEL:
            assert deal.has_example(seat, argument)
        if deal.resolved() and act == PASS_ACT:
            assert (
                not deal.proofs.duties[seat] & deal.owes(seat) & ~deal.proofs.unshown[seat]
                or deal.rules.blind.blind_must_make_figure
            )
        assert act in options

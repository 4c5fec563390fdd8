"""The Stammgast at hand-made positions, and what it never does over many deals."""

import random

from bots.positions import cards, deal_of, questions
from weli.bots import Bot, Stammgast, bot_named
from weli.core.acts import (
    BET,
    CONCEDE,
    CONTEST,
    DEFER_ACT,
    GLEICH,
    GOOD,
    HANGER,
    HOLD,
    PASS,
    PASS_ACT,
    PROVE,
    RAISE,
    SHOW,
    SPIEL,
    STEP,
    bet_act,
    prove_act,
    show_act,
)
from weli.core.cards import BIT, card_of
from weli.games import asking_for
from weli.games.figures.advice.regular import FigureRegular
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.tricks import beats, trick_winner

N, E, S, W = range(4)
QUIET = FigureRegular(
    Temper(
        bluff=(0, 0, 0),
        last_trick_bluff=0,
        show_bluff=0,
        bluff_raise=0,
        perlaggen_bluff_raise=0,
        eager=0,
        perlaggen_eager=0,
        concede_at=0,
    )
)


def play_all(deal: FigureDeal, text: str) -> None:
    for card in cards(text):
        deal.play(deal.turn(), card)


def asked(deal: FigureDeal, bot: Bot = QUIET, seed: int = 1) -> tuple[int, int]:
    """Who is asked first, and what it does."""
    asking = asking_for(deal)
    seat = asking.seat()
    return seat, bot.choose(deal.seen_by(seat), seat, asking.options(), random.Random(seed))


def card_of_turn(deal: FigureDeal) -> int:
    seat = deal.turn()
    return QUIET.choose(deal.seen_by(seat), seat, deal.legal(seat), random.Random(1))


HANDS = ["EA E9 HU SO H8", "E8 LK L9 HA S9", "E7 EK LX HO SU", "EO EX H9 L7 SK"]


def test_throws_low_where_the_partner_has_the_trick() -> None:
    deal = deal_of(HANDS, "LA")
    play_all(deal, "EA E8")
    assert card_of_turn(deal) == card_of("E7")


def test_wins_with_the_cheapest_card_that_wins() -> None:
    deal = deal_of(HANDS, "L8")
    play_all(deal, "E9 E8 E7")
    assert card_of_turn(deal) == card_of("EX")


def test_throws_low_where_nothing_can_win() -> None:
    deal = deal_of(HANDS, "S8", dealer=2)
    play_all(deal, "L7 SO LK")
    assert card_of_turn(deal) == card_of("LX")  # South cannot beat the trump of the partner's and must follow or trump


def test_trumps_the_last_trick_needed() -> None:
    deal = deal_of(["EA HA LA S7 L7", "E9 H9 L9 L8 H8", "EO HO LO EU HU", "SK SO E7 H7 LK"], "SX")
    play_all(deal, "EA E9 EO E7 HA H9 HO H7 LA L9 LO")
    assert list(deal.tricks.taken) == [2, 0]
    assert card_of_turn(deal) in (card_of("SK"), card_of("SO"))


def test_keeps_the_figure_closed_when_it_costs_nothing() -> None:
    """East cannot win the trick; the Seven tells nothing, the Nine would show a pair with the Nine played before."""
    deal = deal_of(["EA EK HA H7 LU", "E9 L9 L7 HX SU", "E7 E8 HO LX S9", "EO EX H9 L8 SK"], "SA")
    play_all(deal, "EA E9 E7 EO")
    play_all(deal, "EK")
    chosen = card_of_turn(deal)
    assert chosen != card_of("L9")


def answering(hands: list[str], bet: int, bettor: int = N, trump: str = "S8") -> FigureDeal:
    deal = deal_of(hands, trump)
    deal.play(bettor, bet_act(bet))
    return deal


WITHOUT_PAIR = "EK LX HO SU E8"
WITHOUT_RUN = "EK LK HO S9 EX"


def test_never_holds_without_an_example() -> None:
    deal = answering(["EA LA HA L7 H7", WITHOUT_PAIR, "E9 L9 HX S9 LU", "EO LO H8 SK S7"], BIT[GLEICH])
    seat, act = asked(deal)
    assert (seat, act) == (E, DEFER_ACT)
    deal = answering(["EA LA HA L7 H7", "EO LO H8 SK S7", "E9 L9 HX S9 LU", WITHOUT_PAIR], BIT[GLEICH])
    assert QUIET.choose(deal.seen_by(W), W, [HOLD * STEP, GOOD * STEP, RAISE * STEP], random.Random(1)) == GOOD * STEP


def test_raises_with_a_very_strong_figure() -> None:
    deal = answering(["EK LK E7 L9 S7", "EA LA HA SA L7", "E9 H9 HX LU SX", "EO LO H8 SK H7"], BIT[GLEICH])
    bold = FigureRegular(Temper(raise_rate=1000))
    assert asked(deal, bold) == (E, RAISE * STEP + GLEICH)


def test_says_good_to_the_hopeless_and_leaves_it_to_the_partner_first() -> None:
    deal = answering(["EA LA HA L7 S7", "E7 H7 LX SU EK", "E9 H9 HX LU SX", "EO LO H8 SK L8"], BIT[GLEICH])
    assert asked(deal) == (E, DEFER_ACT)
    options = [HOLD * STEP, GOOD * STEP, RAISE * STEP]
    assert QUIET.choose(deal.seen_by(E), E, options, random.Random(1)) == GOOD * STEP


def test_bets_a_strong_figure_before_a_card_of_its_side_and_not_before_one_of_theirs() -> None:
    eager = FigureRegular(Temper(eager=1000, bluff=(0, 0, 0)))
    deal = deal_of(["EA LA HA L7 H7", WITHOUT_PAIR, "E9 L9 HX S9 LU", "EO LO H8 SK S7"], "SX")
    options = deal.legal(N)
    assert eager.choose(deal.seen_by(N), N, options, random.Random(1)) == bet_act(BIT[GLEICH])
    theirs = deal_of(["EA LA HA L7 H7", WITHOUT_PAIR, "E9 L9 HX S9 LU", "EO LO H8 SK S7"], "SX", dealer=N)
    assert eager.choose(theirs.seen_by(N), N, [PASS_ACT, *theirs.legal(N)], random.Random(1)) == PASS_ACT


def test_bets_where_the_others_would_win_the_game_with_the_figure_anyhow() -> None:
    hands = ["EO LO HA L7 H9", "EK LX HO SU E8", "E9 L9 HX S9 LU", "EA LA H8 SK S7"]
    eager = FigureRegular(Temper(eager=1000, bluff=(0, 0, 0)))
    for scores, act in (((5, 10), BET), ((5, 5), 0)):
        deal = deal_of(hands, "SX", scores=scores)
        assert eager.choose(deal.seen_by(N), N, deal.legal(N), random.Random(1)) // STEP == act


def showing(hands: list[str], spiel_to: int) -> FigureDeal:
    """A show before any card: the other side gives the Spiel away."""
    deal = deal_of(hands, "SX")
    deal.play((spiel_to + 1) % 4, CONCEDE * STEP + SPIEL)
    return deal


SHOWERS = ["EA LA H7 L7 SU", "EK LK HX S9 E8", "E9 H9 LO HU S7", "EO HO LX L8 SK"]


def test_contests_with_the_fewest_and_lowest_cards_that_suffice() -> None:
    deal = showing(SHOWERS, 0)
    asking = asking_for(deal)
    laid = []
    while deal.show.shower == 0:
        seat = asking.seat()
        act = QUIET.choose(deal.seen_by(seat), seat, asking.options(), random.Random(1))
        laid.append(act)
        asking.take(act)
    assert laid[:3] == [show_act(GLEICH, card_of("L7")), show_act(GLEICH, card_of("H7")), CONTEST * STEP + GLEICH]
    assert sum(SHOW <= act // STEP < PROVE for act in laid) <= 4


def test_lays_one_card_to_make_a_pair_with_one_played() -> None:
    deal = deal_of(SHOWERS, "SX")
    deal.play(N, card_of("LA"))
    deal.play(E, CONCEDE * STEP + SPIEL)
    asking = asking_for(deal)
    act = QUIET.choose(deal.seen_by(N), N, asking.options(), random.Random(1))
    assert act == show_act(GLEICH, card_of("EA"))


def test_gives_away_what_it_cannot_match_after_asking_the_partner() -> None:
    deal = showing(["EA LA HA L7 SU", "EK LK HX S9 E8", "E9 H9 LO HU S7", "EO HO LX L8 SK"], 0)
    for card in cards("EA LA HA"):
        deal.play(N, show_act(GLEICH, card))
    deal.play(N, CONTEST * STEP + GLEICH)
    deal.play(N, CONCEDE * STEP + HANGER)
    assert deal.show.shower == 1
    asking = asking_for(deal)
    first = asking.seat()
    act = QUIET.choose(deal.seen_by(first), first, asking.options(), random.Random(1))
    assert act == DEFER_ACT
    asking.take(act)
    second = asking.seat()
    assert second != first
    act = QUIET.choose(deal.seen_by(second), second, asking.options(), random.Random(1))
    assert act == CONCEDE * STEP + GLEICH


def test_does_not_leave_a_tie_that_a_card_would_win() -> None:
    """Ober and Unter lie there on both sides; North adds the King at once, or would be barred (GS-TACT-10, GS-TIE-03)."""
    hands = ["HO HU HK S8 L9", "EO EU L7 SX EX", "S7 S9 L8 E9 H8", "LK SK LX E7 E8"]
    deal = deal_of(hands, "LA")
    play_all(deal, "HO EO S7 SK HU EU S9 E7")
    deal.play(S, CONCEDE * STEP + GLEICH)
    deal.play(W, CONCEDE * STEP + SPIEL)
    assert deal.shown_key(0, HANGER) == deal.shown_key(1, HANGER)
    assert asked(deal) == (N, show_act(HANGER, card_of("HK")))


def test_proves_with_the_fewest_cards() -> None:
    deal = deal_of(SHOWERS, "SX")
    deal.play(N, bet_act(BIT[GLEICH]))
    deal.play(E, GOOD * STEP + GLEICH)
    deal.play(N, card_of("EA"))
    deal.play(E, CONCEDE * STEP + HANGER)
    deal.play(E, CONCEDE * STEP + SPIEL)
    assert deal.phase() == "validate"
    assert asked(deal) == (N, prove_act(GLEICH, card_of("LA")))


def test_what_it_never_does() -> None:
    """Over many deals: never an unprovable bet, a partner's safe trick overtaken, a game handed over, or a proof refused."""
    bot = Stammgast()
    rng = random.Random(11)
    for deal, seat, options in questions(bot, rng, 150):
        act = bot.choose(deal.seen_by(seat), seat, options, rng)
        kind, argument = act // STEP, act % STEP
        mine = deal.seating.side_of(seat)
        if kind in (HOLD, RAISE) and argument != SPIEL:
            assert deal.has_example(seat, argument)
        if kind == BET:
            assert all(deal.has_example(seat, figure) for figure in (GLEICH, HANGER) if argument & BIT[figure])
        if kind == CONCEDE and argument == SPIEL:
            assert deal.points(1 - mine) + deal.stakes[SPIEL].value < deal.rules.target
            assert deal.tricks.taken[mine] <= deal.tricks.taken[1 - mine]
        if kind == PASS and deal.resolved():
            raise AssertionError("it could have shown an example")
        if kind == 0 and deal.tricks.in_trick == 3:
            holder = trick_winner(deal, len(deal.tricks.winners), deal.tricks.leader)
            best = deal.cards.rows[holder][len(deal.tricks.winners)]
            if deal.seating.side_of(holder) == mine:
                others = [card for card in options if card < STEP and not beats(card, best, deal.cards.trump)]
                assert act in others or not others


def test_even_an_apprentice_gives_away_in_the_show_what_it_could_only_bet_on_in_vain() -> None:
    """Who leaves the decision to such a partner, who has nothing, would otherwise see it bet each time."""
    deal = deal_of(["E9 L7 H8 SX LO", "EX E8 LX L9 HX", "HA HK HO HU S8", "LK LA EA SA SK"], "H9")
    deal.play(E, CONCEDE * STEP + SPIEL)
    for seed in range(20):
        seat, act = asked(deal, bot_named("lehrbua"), seed)
        assert seat == N
        assert act in (DEFER_ACT, CONCEDE * STEP + GLEICH, CONCEDE * STEP + HANGER)
    options = [act for act in deal.legal(N) if act // STEP in (BET, CONCEDE)]
    assert bet_act(BIT[GLEICH]) in options
    acts = {bot_named("lehrbua").choose(deal.seen_by(N), N, options, random.Random(seed)) // STEP for seed in range(20)}
    assert acts == {CONCEDE}


def test_even_an_apprentice_lays_no_card_for_a_figure_that_needs_none_any_more() -> None:
    """It laid card after card for the Gleich that was its side's already, and showed the others its hand."""
    deal = deal_of(["E9 L9 H8 SX LO", "EX E8 LX L7 HX", "HA HK HO HU S8", "LK LA EA SA SK"], "H9")
    deal.play(E, CONCEDE * STEP + SPIEL)
    for card in cards("E9 L9"):
        deal.play(N, show_act(GLEICH, card))
    assert {CONTEST * STEP + GLEICH, show_act(GLEICH, cards("H8")[0])} <= {*deal.legal(N)}
    for seed in range(20):
        act = bot_named("lehrbua").choose(deal.seen_by(N), N, [*deal.legal(N)], random.Random(seed))
        assert act // STEP != SHOW + GLEICH

"""The Stammgast at Bieten: hand-made positions, and what it never does over whole games."""

import random

import pytest

from bots.positions import bieten_of, cards
from weli.arena import Pair, duplicate_deals
from weli.bots import Bot, bot_named
from weli.core.acts import (
    BET,
    CUT,
    GLEICH,
    GOOD,
    GRUEN,
    HANGER,
    HOLD,
    NAME,
    PASS_ACT,
    ROT,
    SPIEL,
    STEP,
    STOP_ACT,
    TAKE,
    act_of,
    bet_act,
    name_act,
)
from weli.core.cards import ACORNS, BELLS, BIT, KING, LEAVES, RANK, SUIT, card_of, card_text
from weli.games import asking_for, match_for
from weli.games.bieten import BIETEN
from weli.games.bieten.advice.betting import bet_at, hold_at, outlook
from weli.games.bieten.advice.last_trick import suit_of, worlds
from weli.games.bieten.advice.regular import BietenRegular
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.advice.temper import Temper

A, B, C, D = range(4)
GUEST, RANDOM = bot_named("stammgast"), bot_named("random")
EAGER = BietenRegular(BietenTemper(eager=1000, bluff=0, last_trick_bluff=0), Temper())
BLUFFER = BietenRegular(BietenTemper(bluff=1000, last_trick_bluff=1000), Temper())
TEMPER = BietenTemper()
PLAIN = ["E8 S9 EX", "L8 S8 EU", "L9 SX E9"]  # nothing that beats anything


def chosen(deal: BietenDeal, seat: int, options: list[int] | None = None, bot: Bot = EAGER, seed: int = 1) -> int:
    return bot.choose(deal.seen_by(seat), seat, options or deal.legal(seat), random.Random(seed))


def said(deal: BietenDeal, seat: int, bot: Bot = EAGER, seed: int = 1) -> int:
    """What a player says when he is asked before a card."""
    asking = asking_for(deal)
    while asking.seat() != seat:
        asking.take(PASS_ACT)
    return bot.choose(deal.seen_by(seat), seat, asking.options(), random.Random(seed))


def play_all(deal: BietenDeal, text: str) -> None:
    for card in cards(text):
        deal.play(deal.turn(), card)


def before_the_theft(card: str, own: str = "") -> BietenDeal:
    """The cutter of a new deal sees that card, having stolen others."""
    rules = BIETEN.preset("4p")
    match = match_for(rules)
    match.begin(3)
    stolen = cards(own)
    front = [card_of("L8"), card_of("E9"), card_of("S8"), card_of(card), *stolen[::-1]]
    deal = match.next_deal([*front, *[other for other in rules.cards if other not in front]])
    assert isinstance(deal, BietenDeal)
    deal.play(deal.cutter(), act_of(CUT, len(front)))
    for one in stolen:
        deal.play(deal.cutter(), act_of(TAKE, one))
    return deal


# The cut.


@pytest.mark.parametrize("card", ["S6", "HA", "LA", "HK"])
def test_steals_what_makes_figures(card: str) -> None:
    deal = before_the_theft(card)
    assert chosen(deal, C) == act_of(TAKE, card_of(card))


@pytest.mark.parametrize("card", ["E7", "S7", "L7", "H7"])
def test_leaves_what_makes_nothing(card: str) -> None:
    deal = before_the_theft(card)
    assert chosen(deal, C) == STOP_ACT


@pytest.mark.parametrize(("own", "card"), [("EO", "SO"), ("EK", "EO"), ("HK SK", "LK")])
def test_steals_on_while_the_hand_gains(own: str, card: str) -> None:
    """A pair, a run of two, three of a kind."""
    deal = before_the_theft(card, own)
    assert chosen(deal, C) == act_of(TAKE, card_of(card))


def test_cuts_in_the_middle() -> None:
    rules = BIETEN.preset("4p")
    match = match_for(rules)
    match.begin(3)
    deal = match.next_deal(rules.cards[:])
    for seed in range(20):
        act = GUEST.choose(deal.seen_by(C), C, deal.legal(C), random.Random(seed))
        assert act // STEP == CUT
        assert 10 <= act % STEP <= 26


# Bets.


@pytest.mark.parametrize(
    ("hand", "figure"), [("HA E8 S9", ROT), ("LA E8 S9", GRUEN), ("SA EA L7", GLEICH), ("SO SU S8", HANGER)]
)
def test_bets_on_what_it_will_win(hand: str, figure: int) -> None:
    deal = bieten_of("4p", [hand, "E7 LX H8", "H9 EK L8", "HU SK L9"])
    assert said(deal, A) == bet_act(BIT[figure])


def test_bets_just_before_its_own_card_and_only_then() -> None:
    """BI-BET-03."""
    deal = bieten_of("4p", ["E7 LX H8", "HA E8 S9", "H9 EK L8", "HU SK L9"])
    assert said(deal, B) == PASS_ACT
    deal.play(A, card_of("E7"))
    assert said(deal, B) == bet_act(BIT[ROT])


def test_lets_a_bad_hand_rest_unless_it_bluffs() -> None:
    deal = bieten_of("4p", ["H7 E8 S9", "HA L7 H8", "H9 EK L8", "HU SK L9"])
    assert said(deal, A) == PASS_ACT
    assert said(deal, A, BLUFFER) // STEP == BET


def test_never_bets_on_what_it_has_not() -> None:
    deal = bieten_of("4p", ["L7 E8 S9", "HA LK H8", "H9 EK L8", "HU SK LX"])
    for seed in range(20):
        act = said(deal, A, BLUFFER, seed)
        assert act in (PASS_ACT, bet_act(BIT[SPIEL]), bet_act(BIT[GRUEN]))


def test_says_three_with_the_ace() -> None:
    """BI-BET-17: P2 holds, and whoever has the Ace wants more."""
    deal = bieten_of("4p", ["HX E7 S8", "HU LX E8", "HA L9 SX", "LU EK S9"])
    deal.play(A, bet_act(BIT[ROT]))
    deal.play(B, act_of(HOLD, ROT))
    play_all(deal, "E7 E8")
    assert said(deal, C) == bet_act(BIT[ROT])


def test_a_bet_by_another_makes_the_own_chance_worse() -> None:
    deal = bieten_of("4p", ["HX E7 S8", "HU LX E8", "HO L9 SX", "LU EK S9"])
    before = outlook(deal.seen_by(C), C, ROT, TEMPER, random.Random(1))
    deal.play(A, bet_act(BIT[ROT]))
    assert outlook(deal.seen_by(C), C, ROT, TEMPER, random.Random(1)) < before


def test_cards_on_the_table_make_it_certain() -> None:
    deal = bieten_of("3p", ["HX E7 S8", "H9 LX E8", "HO L9 SX"])
    play_all(deal, "HX H9 HO")
    rng = random.Random(1)
    assert outlook(deal.seen_by(A), A, ROT, TEMPER, rng) == 0
    assert outlook(deal.seen_by(C), C, ROT, TEMPER, rng) > 600


# Answers.


def open_bet(hand: str, figure: int = ROT, scores: tuple[int, ...] = ()) -> BietenDeal:
    deal = bieten_of("4p", ["HX EX SX", hand, "L7 E8 S8", "LU EK S9"], scores=scores)
    deal.play(A, bet_act(BIT[figure]))
    return deal


@pytest.mark.parametrize(("hand", "kind"), [("HK E9 L8", HOLD), ("H7 E9 L8", GOOD), ("SA E9 L8", GOOD)])
def test_holds_with_a_chance_and_says_good_without(hand: str, kind: int) -> None:
    """BI-BET-06, BI-BET-16."""
    assert chosen(open_bet(hand), B) == act_of(kind, ROT)


def test_a_hold_takes_little() -> None:
    """It risks nothing but the extra point: the bettor had one anyway."""
    deal = open_bet("HO E9 L8")
    assert hold_at(deal.seen_by(B), B, ROT, TEMPER) < 250


def test_holds_sooner_where_the_figure_wins_the_game() -> None:
    """BI-END-11, BI-END-04: gespannt it may still hold, and what was bet on is counted first."""
    far, near = open_bet("HO E9 L8"), open_bet("HO E9 L8", scores=(0, 10, 0, 0))
    assert hold_at(near.seen_by(B), B, ROT, TEMPER) < hold_at(far.seen_by(B), B, ROT, TEMPER)


def test_holds_later_where_it_may_cost_the_game() -> None:
    far, near = open_bet("HO E9 L8"), open_bet("HO E9 L8", scores=(9, 0, 0, 0))
    assert hold_at(near.seen_by(B), B, ROT, TEMPER) > hold_at(far.seen_by(B), B, ROT, TEMPER)


def test_bets_sooner_where_somebody_needs_but_one_point() -> None:
    """BI-END-04, BI-END-07: what is bet on is counted first, and the rest perhaps not at all."""
    far, near = (bieten_of("4p", ["HO E7 S8", *PLAIN], scores=(4, 4, score, 4)) for score in (4, 10))
    for figure in (ROT, SPIEL):
        assert bet_at(near.seen_by(A), A, figure, TEMPER) < bet_at(far.seen_by(A), A, figure, TEMPER)


# Cards and names.


def naming(hands: list[str], led: str, preset: str = "3p") -> BietenDeal:
    """A has led a card, B has laid the Weli."""
    deal = bieten_of(preset, hands)
    deal.play(A, card_of(led))
    deal.play(B, card_of("S6"))
    return deal


def test_names_the_weli_the_ace_of_hearts_where_it_brings_most() -> None:
    deal = naming(["HK L8 E7", "S6 L7 E9", "HX SX LK"], "HK")
    assert chosen(deal, B) == name_act(card_of("HA"))


def test_names_the_weli_into_a_run_beside_a_pair() -> None:
    """Two Kings will mostly do for the Gleich; a card next to one of them wins the Hanger too."""
    name = chosen(naming(["S8 L8 E7", "S6 SK LK", "HX SX L7"], "E7"), B)
    assert name // STEP == NAME
    assert abs(RANK[name % STEP] - KING) == 1
    assert SUIT[name % STEP] in (LEAVES, BELLS)


def test_a_name_follows_the_bets_that_bind_it() -> None:
    """BI-BET-22: with W SK SO, bets on Green and Gleich leave the King and the Ober of leaves."""
    deal = bieten_of("3p", ["E7 L9 H7", "S6 SK SO", "HX SX L7"])
    for figure in (GRUEN, GLEICH):
        deal.play(B, bet_act(BIT[figure]))
        for seat in (C, A):
            deal.play(seat, act_of(GOOD, figure))
    play_all(deal, "E7 S6")
    assert chosen(deal, B) in (name_act(card_of("LK")), name_act(card_of("LO")))


def test_a_bet_that_would_spoil_the_weli_is_worth_less() -> None:
    """BI-BET-19: a bet on Green would take the Weli from three Kings."""
    deal = bieten_of("3p", ["S6 HK SK", "E7 L9 H7", "HX SX L7"])
    rng = random.Random(1)
    view = deal.seen_by(A)
    assert outlook(view, A, GLEICH, TEMPER, rng) > outlook(view, A, GRUEN, TEMPER, rng)


def test_takes_the_second_trick_with_a_strong_last_card() -> None:
    """Whoever leads to the last trick with an Ace mostly wins it."""
    deal = bieten_of("3p", ["E9 S9 L8", "E8 SX EA", "EX S7 LX"], bottom="H7")
    play_all(deal, "E9 E8 EX")
    play_all(deal, "S7 S9")
    won = [chosen(deal, B, seed=seed) for seed in range(10)]
    assert won.count(card_of("SX")) == 10


def test_plays_a_card_where_only_one_is_possible() -> None:
    deal = bieten_of("3p", ["E9 S9 L8", "E8 SX HA", "EX S7 LX"])
    deal.play(A, card_of("E9"))
    assert chosen(deal, B, [card_of("E8")]) == card_of("E8")


def test_keeps_the_suit_of_hearts_for_the_weli_after_a_bet() -> None:
    """BI-WELI-13: what it may play always leaves a name."""
    deal = bieten_of("3p", ["HX EU S8", "S6 E9 SK", "HO LA S7"])
    deal.play(B, bet_act(BIT[ROT]))
    deal.play(C, act_of(HOLD, ROT))
    deal.play(A, card_of("HX"))
    assert chosen(deal, B) == card_of("S6")
    deal.play(B, card_of("S6"))
    name = chosen(deal, B) % STEP
    assert card_text(name)[0] == "H"
    assert RANK[name] > RANK[card_of("HO")]


# Whole games.


@pytest.mark.parametrize("preset", BIETEN.presets)
@pytest.mark.parametrize("name", ["random", "lehrbua", "stammgast"])
def test_plays_whole_games_by_the_rules_of_every_house(preset: str, name: str) -> None:
    """Also where the house lets what is forbidden happen, nobody does it (BI-Q17)."""
    bot = bot_named(name)
    rng = random.Random(f"{preset} {name}")
    rules = BIETEN.preset(preset).with_options({"target": 5})
    match = match_for(rules)
    match.begin(0)
    while not match.over:
        pack = rules.cards[:]
        rng.shuffle(pack)
        deal = match.next_deal(pack)
        asking = asking_for(deal)
        while not deal.closed:
            seat, options = asking.seat(), asking.options()
            act = bot.choose(deal.seen_by(seat), seat, options, rng)
            assert act in options
            asking.take(act)
        assert deal.offences == []
        match.finish()
    assert match.places or match.winner >= 0


@pytest.mark.few(4)
@pytest.mark.parametrize("preset", BIETEN.presets)
def test_beats_chance_in_every_house(preset: str) -> None:
    series = duplicate_deals(Pair(GUEST, RANDOM), BIETEN.preset(preset), deals=8, seed=5, random_scores=True)
    assert series.mean > 0


@pytest.mark.parametrize(
    "options",
    [
        {"hanger_same_suit": False, "hanger_wrap": True},
        {"gleich_size_first": False, "hanger_length_first": False, "figure_tie": "earliest_bettor"},
        {"need_figure": False, "last_trick_suit_rule": False, "gespannt_rules": False},
        {"steal_max": 0, "bottom_card_shown": False, "good_can_win": False, "three_by": "holder_only"},
        {"bet_window": "own_turn", "players": 2},
        {"players": 10, "wilds": ("S6", "S7", "E7")},
    ],
)
def test_every_house_rule_is_playable(options: dict[str, object]) -> None:
    rules = BIETEN.preset("4p").with_options(options)
    series = duplicate_deals(Pair(GUEST, RANDOM), rules, deals=3, seed=6, random_scores=True)
    assert series.talk.deals == 3 * rules.players


def test_bets_are_made_in_most_deals_and_bluffs_happen() -> None:
    series = duplicate_deals(Pair(GUEST, GUEST), BIETEN.preset("4p"), deals=10, seed=5)
    assert series.talk.silent <= 0.3 * series.talk.deals
    assert sum(series.talk.acts["bets"]) > series.talk.deals


def test_hidden_cards_are_dealt_as_others_may_hold_them() -> None:
    """Whoever has failed to follow a suit has none of it left (BI-PLAY-04)."""
    deal = bieten_of("3p", ["E9 S9 L8", "HX SX HA", "EX S7 LX"])
    play_all(deal, "E9 HX EX")
    suits = {suit_of(code) for hands in worlds(deal.seen_by(A), A, 40, random.Random(1)) for code in hands[B]}
    assert ACORNS not in suits

"""The pack, the players and the deal, for every number that can play."""

import random
from itertools import pairwise

import pytest

from every import each_of
from rules.bieten.helpers import QUIET, bieten_rules, played, quiet, say, seen, shuffled, table, uncut
from rules.helpers import answerers, due, hand, refuses
from weli.core.acts import CUT, STOP_ACT, TAKE, act_of
from weli.core.cards import BIT, PACK_33, cards_of, cards_text, set_of
from weli.games import match_for
from weli.games.bieten.ruleset import PARAMETERS
from weli.games.figures.engine.deal import NONE

rule = pytest.mark.rule

SIZES = each_of("players", range(2, 11))
RANKS = "A K O U X 9 8 7".split()


@rule("BI-CARD-01", "BI-CARD-02")
@SIZES
def test_everybody_plays_for_himself(players: int) -> None:
    rules = bieten_rules("np", players=players)
    assert rules.seating.sides == players
    assert [list(rules.seating.members(side)) for side in range(players)] == [[seat] for seat in range(players)]
    assert not rules.talk


@rule("BI-CARD-02")
def test_two_to_ten_can_play() -> None:
    assert list(PARAMETERS["players"].choice) == list(range(2, 11))
    assert [bieten_rules(preset).players for preset in ("3p", "4p", "5p")] == [3, 4, 5]


@rule("BI-CARD-03")
@each_of("preset", ["4p", "three-wilds", "weli-point"])
def test_the_pack_has_eight_ranks_of_each_suit_and_the_weli(preset: str) -> None:
    texts = {suit + rank for suit in "ELHS" for rank in RANKS} | {"S6"}
    assert set(cards_text(bieten_rules(preset).cards).split()) == texts
    assert len(bieten_rules(preset).cards) == 33


@rule("BI-CARD-04", "BI-PLAY-05")
@each_of("suit", "ELHS")
def test_ace_king_ober_unter_ten_and_down_to_the_seven(suit: str) -> None:
    other = "ELHS"["ELHS".index(suit) - 1]
    for high, low in pairwise(RANKS):
        for first, second in ((high, low), (low, high)):
            hands = {"A": f"{suit}{first} {other}A {other}7", "B": f"{suit}{second} {other}O {other}9"}
            deal = played(table(hands, players=2), f"{suit}{first} {suit}{second}")
            assert deal.tricks.winners == [0 if first == high else 1]


@rule("BI-CARD-05")
def test_the_weli_is_wild_and_no_other_card_is() -> None:
    assert cards_of(quiet().cards.wild) == [27]
    refuses(quiet(), "A HA=LA", "BI-CARD-05")


@rule("BI-CARD-07")
def test_no_suit_beats_another() -> None:
    for suit in "ELHS":
        others = [other for other in "ELHS" if other != suit]
        deal = table({"A": f"{suit}7 {suit}8 {suit}9", "B": f"{others[0]}A {others[1]}A {others[2]}A"}, players=2)
        assert deal.cards.trump == NONE
        deal = played(deal, f"{suit}7 {others[0]}A {suit}8 {others[1]}A {suit}9 {others[2]}A")
        assert deal.tricks.winners == [0, 0, 0]


@rule("BI-DEAL-01", "BI-PLAY-03")
@SIZES
def test_the_turn_goes_clockwise_from_the_dealers_left(players: int) -> None:
    chance = random.Random(players)
    rules = bieten_rules("np", players=players)
    for dealer in range(players):
        deal = uncut(rules, shuffled(chance, rules), dealer)
        deal.play(deal.cutter(), act_of(CUT, 9))
        deal.play(deal.cutter(), STOP_ACT)
        order = [deal.turn()]
        for _ in range(players - 1):
            card = next(card for card in deal.legal(deal.turn()) if card != 27 and card < 64)
            deal.play(deal.turn(), card)
            order.append(deal.turn())
        assert order == [(dealer + step) % players for step in range(1, players + 1)]


@rule("BI-DEAL-02", "BI-Q24")
@SIZES
def test_the_next_dealer_is_the_left_neighbour(players: int) -> None:
    chance = random.Random(players)
    match = match_for(bieten_rules("np", players=players, target=99))
    assert match.rules.first_dealer == "random"
    match.begin(players - 1)
    dealers = []
    for _ in range(players + 1):
        dealers.append(match.dealer)
        deal = match.next_deal(shuffled(chance, bieten_rules("np")))
        while not deal.closed:
            seat = next(seat for seat in range(players) if deal.must_act(seat))
            deal.play(seat, deal.legal(seat)[0])
        match.finish()
    assert dealers == [(players - 1 + step) % players for step in range(players + 1)]


@rule("BI-DEAL-03", "BI-DEAL-04", "BI-DEAL-05", "BI-DEAL-06", "BI-DEAL-08", "BI-CUT-07", "BI-CUT-08")
@SIZES
@each_of("pattern", [0, 1])
def test_who_gets_which_cards_after_every_cut_and_theft(players: int, pattern: int) -> None:
    """Dealt here card by card: the lower part lies on top, and a stolen card takes the place of the first one dealt."""
    rules = bieten_rules("np", players=players)
    for seed in range(25):
        chance = random.Random(100 * players + seed)
        pack = shuffled(chance, rules)
        dealer, lifted, stolen = chance.randrange(players), chance.randrange(4, 33), chance.randrange(4)
        deal = uncut(rules, pack, dealer, pattern)
        cutter = (dealer - 1) % players
        deal.play(cutter, act_of(CUT, lifted))
        taken = [pack[lifted - 1 - one] for one in range(stolen)]
        for card in taken:
            deal.play(cutter, act_of(TAKE, card))
        if stolen < 3:
            deal.play(cutter, STOP_ACT)

        pile = pack[lifted:] + pack[: lifted - stolen]
        hands: list[list[int]] = [[] for _ in range(players)]
        hands[cutter] = taken[:]
        given = [0] * players
        missing = stolen
        for packet in ((1, 2), (2, 1))[pattern]:
            for seat in [(dealer + step) % players for step in range(1, players + 1)]:
                for _ in range(packet):
                    given[seat] += 1
                    if seat == cutter and missing:
                        missing -= 1
                    else:
                        hands[seat].append(pile.pop(0))
        assert list(deal.cards.hands) == [set_of(each) for each in hands], f"seed {seed}"
        assert list(deal.cards.held) == [3] * players
        assert deal.cut.bottom == (pile[-1] if pile else NONE), f"seed {seed}"
        assert deal.phase() == "play"
        if stolen < 3 and pile:
            assert deal.cut.bottom == pack[lifted - 1 - stolen], "the one that was seen and declined"


@rule("BI-DEAL-03")
@each_of(("rounds", "patterns"), [("dealer_choice", 2), ("1+2", 1), ("2+1", 1)])
def test_one_and_two_or_two_and_one(rounds: str, patterns: int) -> None:
    rules = bieten_rules("3p", deal_rounds=rounds)
    assert rules.patterns == patterns
    deal = uncut(rules, PACK_33, dealer=2)
    deal.play(1, act_of(CUT, 33 - 9))
    deal.play(1, STOP_ACT)
    first = PACK_33[24:33]
    dealt = {(1, 2): [0, 3, 4], (2, 1): [0, 1, 6]}[rules.dealing.deal_patterns[0]]
    assert deal.cards.hands[0] == set_of([first[place] for place in dealt])


@rule("BI-DEAL-06", "BI-DEAL-07", "BI-FIG-18")
@each_of("shown", [True, False])
def test_of_the_undealt_cards_only_the_bottom_one_is_seen(shown: bool) -> None:
    rules = bieten_rules("4p", bottom_card_shown=shown)
    for seed in range(20):
        chance = random.Random(seed)
        deal = uncut(rules, shuffled(chance, rules), dealer=3)
        deal.play(2, act_of(CUT, chance.randrange(4, 33)))
        deal.play(2, STOP_ACT)
        for seat in range(4):
            view = seen(deal, seat)
            assert view.cut.bottom == (deal.cut.bottom if shown or seat == 2 else NONE)
            assert (view.cut.pack, view.cut.finding, view.cut.boden) == ([], [], [])
            assert [view.cards.hands[other] for other in range(4) if other != seat] == [0, 0, 0]
            assert view.cards.hands[seat] == deal.cards.hands[seat]


@rule("BI-DEAL-08", "BI-CUT-04")
def test_after_the_last_theft_the_cutter_sees_no_further_card() -> None:
    hidden = bieten_rules("3p", bottom_card_shown=False)
    for steal_max, stolen in ((1, 1), (3, 3), (3, 2), (0, 0)):
        deal = uncut(hidden.with_options({"steal_max": steal_max}), PACK_33, dealer=2)
        deal.play(1, act_of(CUT, 12))
        for _ in range(stolen):
            deal.play(1, act_of(TAKE, deal.cut.bottom))
        if deal.phase() == "cut":
            deal.play(1, STOP_ACT)
        declined = stolen < steal_max or steal_max == 0
        assert seen(deal, 1).cut.bottom == (deal.cut.bottom if declined else NONE)
        assert seen(deal, 0).cut.bottom == NONE


@rule("BI-DEAL-06", "BI-CARD-02")
def test_ten_leave_three_cards_and_the_lowest_lies_open() -> None:
    deal = say(uncut(bieten_rules("np", players=10), PACK_33, dealer=0), "J cut 20", "J stop")
    assert deal.cut.bottom == PACK_33[19]
    assert len(PACK_33) - sum(deal.cards.held) == 3


@rule("BI-BET-02", "BI-Q08")
def test_nobody_bets_before_the_cards_are_dealt() -> None:
    deal = uncut(bieten_rules("3p"), PACK_33, dealer=2)
    refuses(deal, "A bet spiel", "BI-Q08")
    say(deal, "B cut 9")
    refuses(deal, "B bet spiel", "BI-Q08")
    say(deal, "B stop", "A bet spiel")
    assert answerers(deal) == "B"


@rule("BI-FIG-18", "BI-DEAL-07")
def test_a_hand_is_seen_by_its_player_alone() -> None:
    deal = played(quiet(), "HA")
    for seat, name in enumerate("ABC"):
        view = seen(deal, seat)
        for other in "ABC":
            assert hand(view, other) == (hand(deal, other) if other == name else "")
        assert view.cards.rows == deal.cards.rows
    assert due(deal) == "B"
    assert set(QUIET) == set("ABC")
    assert BIT[deal.cards.rows[0][0]] & deal.cards.hands[0] == 0

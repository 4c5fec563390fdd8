"""Duplicate deals and whole games: fair, repeatable, and able to tell a good opponent from a bad one."""

import random
from typing import Any

import pytest

from weli.arena import Pair, Talk, duplicate, duplicate_deals, play_block, play_games, play_out
from weli.bots import bot_named
from weli.core.acts import GOOD, ROT, act_of, bet_act
from weli.core.cards import BIT, card_of
from weli.core.deal import Deal
from weli.games import match_for
from weli.games.bieten import BIETEN
from weli.games.bieten.dealing import deal_hands
from weli.games.bieten.ruleset import BietenRules
from weli.games.figures.engine.dealing import deal_pack, lay_pack
from weli.games.gaigel import GAIGEL
from weli.games.giltspiel import FISS
from weli.games.perlaggen import PERLAGGEN
from weli.house_rules import named

GUEST = bot_named("stammgast")
RANDOM = bot_named("random")


def test_stammgast_beats_chance_by_far() -> None:
    series = duplicate_deals(Pair(GUEST, RANDOM), FISS, deals=150, seed=1853)
    assert series.mean - series.margin > 1.0
    assert series.talk.acts["failed proofs"][0] == 0


def test_an_opponent_is_as_good_as_itself() -> None:
    """With equal opponents and equal chance the second game is the first with the sides changed."""
    series = duplicate_deals(Pair(GUEST, GUEST), FISS, deals=20, seed=3)
    assert all(block.difference == 0 for block in series.blocks)
    assert series.margin == 0
    assert series.correlation == pytest.approx(-1)


def test_a_seed_tells_everything() -> None:
    pair = Pair(GUEST, RANDOM)
    alone = duplicate_deals(pair, FISS, deals=12, seed=5, random_scores=True)
    together = duplicate_deals(pair, FISS, deals=12, seed=5, random_scores=True, workers=2)
    assert [block.games for block in alone.blocks] == [block.games for block in together.blocks]
    assert alone.talk == together.talk
    assert play_block(pair, FISS, 5, True, 11) == alone.blocks[11]


def test_a_deal_without_any_bet_is_rare() -> None:
    """GS-TACT-01."""
    series = duplicate_deals(Pair(GUEST, GUEST), FISS, deals=60, seed=8)
    assert series.talk.silent <= 0.1 * series.talk.deals


def test_games_are_played_to_the_target() -> None:
    games = play_games(Pair(GUEST, RANDOM), FISS, games=6, seed=2)
    assert games.played == 6
    assert games.won >= 4
    low, high = games.interval
    assert 0 <= low < games.share <= high <= 1
    assert games.length > 1


@pytest.mark.few(7)
@pytest.mark.parametrize("name", PERLAGGEN.presets)
def test_stammgast_beats_chance_at_every_preset(name: str) -> None:
    """Two, three, four and six players, from the cut or the deal on."""
    rules = PERLAGGEN.preset(name)
    deals = 6 if rules.players == 3 else 12
    series = duplicate_deals(Pair(GUEST, RANDOM), rules, deals=deals, seed=4, random_scores=True)
    assert {len(block.games) for block in series.blocks} == {6 if rules.players == 3 else 2}
    assert series.mean > 0


@pytest.mark.parametrize("name", ["4p", "5p", "np", "drop-out"])
def test_any_number_of_sides_is_measured_at_bieten(name: str) -> None:
    rules = BIETEN.preset(name)
    series = duplicate_deals(Pair(GUEST, RANDOM), rules, deals=6, seed=4, random_scores=True)
    assert all(len(block.games) == rules.players for block in series.blocks)
    assert series.talk.deals == 6 * rules.players
    assert series.talk.acts["cards stolen"] != [0, 0]


@pytest.mark.parametrize("name", ["kreuz-4p", "3p", "rutesheim-tournament"])
def test_gaigel_is_measured_too(name: str) -> None:
    rules = GAIGEL.preset(name)
    series = duplicate_deals(Pair(RANDOM, RANDOM), rules, deals=4, seed=4, random_scores=True)
    assert series.talk.deals == 4 * (6 if rules.players == 3 else 2)
    assert [word for word, _ in series.talk.in_order()][:2] == ["pairs", "robberies"]


@pytest.mark.parametrize(("name", "gained", "points"), [("kreuz-4p", [2, 0], [-2, 0]), ("kreuz-4p", [-1, 0], [1, 0])])
def test_units_count_against_a_side_and_erased_ones_for_it(name: str, gained: list[int], points: list[int]) -> None:
    """GA-SCORE-02, GA-SCORE-03."""
    rules = GAIGEL.preset(name)
    match = match_for(rules)
    match.begin(0)
    deal = match.next_deal(rules.cards[:])
    deal.gained = gained
    assert [deal.points_for(side) for side in range(2)] == points


def test_game_points_of_a_tournament_count_for_a_side() -> None:
    """GA-TOUR-04."""
    rules = GAIGEL.preset("rutesheim-tournament")
    match = match_for(rules)
    match.begin(0)
    deal = match.next_deal(rules.cards[:])
    deal.gained = [5, 3, 1]
    assert [deal.points_for(side) for side in range(3)] == [5, 3, 1]


def test_a_bluff_is_a_figure_that_a_better_one_was_called_good_for() -> None:
    """BI-BET-07: A gets the Red with the Seven, though B has the Ace."""
    rules = BIETEN.preset("3p")
    assert isinstance(rules, BietenRules)
    hands = [[card_of(word) for word in hand.split()] for hand in ("H7 EX S8", "HA LX E9", "L9 SK EU")]
    deal = deal_hands(rules, 2, [0, 0, 0], hands, card_of("S7"))
    talk = Talk()
    acts = [(0, bet_act(BIT[ROT])), (1, act_of(GOOD, ROT)), (2, act_of(GOOD, ROT))]
    for seat, act in acts:
        talk.hear(deal, seat, act, 0)
        deal.play(seat, act)
    while not deal.closed:
        deal.play(deal.turn(), deal.legal(deal.turn())[0])
    talk.close(deal, 0)
    assert talk.acts["bluffs"] == [1, 0]
    assert talk.acts["bets"] == [1, 0]
    assert talk.acts["goods"] == [0, 2]
    assert talk.silent == 0


def test_games_of_bieten_have_winners_and_losers() -> None:
    """BI-END-02: the black spot."""
    games = play_games(Pair(GUEST, RANDOM), BIETEN.preset("3p"), games=4, seed=2)
    assert games.won + games.lost <= 4
    assert games.won >= 2


def test_three_sides_are_measured_against_the_mean_of_the_others() -> None:
    """One against two like itself gains nothing over its three seats."""
    rules = PERLAGGEN.preset("innsbruck-3p")
    series = duplicate_deals(Pair(RANDOM, RANDOM), rules, deals=10, seed=3)
    assert all(block.difference == pytest.approx(0) for block in series.blocks)
    assert any(any(block.games) for block in series.blocks)


class Seated:
    """One who plays by chance, and notes at which seats it was asked."""

    def __init__(self) -> None:
        self.seats: list[set[int]] = []

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        self.seats[-1].add(seat)
        return RANDOM.choose(view, seat, options, rng)


@pytest.mark.parametrize(
    ("rules", "first_sits"),
    [
        ("giltspiel/fiss", [{0, 2}, {1, 3}]),
        ("perlaggen/eichel-2p7", [{0}, {1}]),
        ("perlaggen/eichel-6p", [{0, 2, 4}, {1, 3, 5}]),
        ("perlaggen/straf", [{0}, {1}, {2}, {1, 2}, {0, 2}, {0, 1}]),
        ("bieten/4p", [{0}, {1}, {2}, {3}]),
    ],
)
def test_who_sits_where(rules: str, first_sits: list[set[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Two teams change seats; among three each opponent is alone once in each seat; among more the first is."""
    first, second = Seated(), Seated()

    def next_game(*arguments: Any) -> Deal:
        first.seats.append(set())
        second.seats.append(set())
        return play_out(*arguments)

    monkeypatch.setattr(duplicate, "play_out", next_game)
    ruleset = named(rules).ruleset()
    play_block(Pair(first, second), ruleset, 1, False, 0)
    everybody = set(range(ruleset.players))
    assert first.seats == first_sits
    assert second.seats == [everybody - seats for seats in first_sits]


def test_two_against_one_is_turned_round() -> None:
    """In the second half of a block of three the opponents have changed: so have points and talk of the same games the other way round."""
    rules = PERLAGGEN.preset("straf")
    one = play_block(Pair(GUEST, RANDOM), rules, 7, True, 3)
    other = play_block(Pair(RANDOM, GUEST), rules, 7, True, 3)
    assert other.games == tuple(-game for game in one.games[3:] + one.games[:3])
    assert other.talk == one.talk.turned()


def test_scores_that_count_down_are_points_all_the_same() -> None:
    """PL-STRAF-02: a figure takes points off the score, a lost stake adds them."""
    deal = lay_pack(PERLAGGEN.preset("straf"), 0, [9, 2, 9], [])
    deal.gained = [2, -1, -3]
    assert [deal.points_for(side) for side in range(3)] == [-2, 1, 3]
    deal.winner = 1
    assert deal.points_for(1) == 2


def test_games_go_on_until_the_match_is_over() -> None:
    """PL-STRAF-35: the others play on for the second place, two of them."""
    games = play_games(Pair(GUEST, RANDOM), PERLAGGEN.preset("straf"), games=3, seed=2)
    assert games.won >= 2
    assert games.talk.deals == sum(game.deals for game in games.games)


def test_talk_is_counted() -> None:
    pack = FISS.cards[:]
    rng = random.Random(6)
    rng.shuffle(pack)
    talk = Talk()
    deal = play_out(deal_pack(FISS, 0, [0, 0], pack), [GUEST] * 4, [rng] * 4, 0, talk)
    assert deal.closed
    assert talk.deals == 1
    assert talk.decisions > 16
    assert talk.silent == (0 if any(stake.first_bet for stake in deal.stakes) else 1)

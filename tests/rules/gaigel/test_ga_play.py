"""Drawing and the tricks after the first: free while the talon is open, then one follows, trumps and beats."""

from random import Random

import pytest

from every import each_of
from rules.gaigel.helpers import (
    GAIGEL,
    TABLES,
    commits,
    counts,
    drawn,
    ended,
    endgame,
    gained,
    hand,
    playable,
    played,
    round_of,
    rules_of,
    shuffled,
    table,
    taker,
)
from rules.gaigel.plain_tricks import best_place, duties
from rules.helpers import allows, due, refuses, say
from weli.core.acts import DRAW_ACT, PLAY, kind_of
from weli.core.cards import card_text, cards_text
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands
from weli.games.gaigel.ranks import PACK_48

rule = pytest.mark.rule

BOTH = {"NS": "EA EX EO E7", "EW": "HA HX HO H7"}  # both sides have a trick


# Drawing.


@rule("GA-PLAY-01", "GA-OPEN-22")
@each_of("preset", TABLES.values())
def test_the_winner_draws_first_and_then_the_others_in_turn(preset: str) -> None:
    for seed in range(20):
        draws = 0
        for deal in played(shuffled(seed, preset), Random(seed)):
            if not deal.tricks.drawing or deal.closed or deal.robbing.asked != -1 or deal.is_final_draw():
                continue
            after = deal.copy()
            after.play(deal.tricks.leader, DRAW_ACT)
            for step in range(deal.rules.players):
                seat = (deal.tricks.winners[-1] + step) % deal.rules.players
                assert after.hands[seat] == sorted([*deal.hands[seat], deal.talon.cards[step]]), f"seed {seed}"
            assert after.talon.cards == deal.talon.cards[deal.rules.players :]
            draws += 1
        assert draws


@rule("GA-PLAY-01")
def test_nobody_plays_before_the_cards_are_drawn() -> None:
    deal = table({"N": "HX SK", "W": "L7 LU", "S": "L7 LU", "E": "H7 HU"}, taken=BOTH, left=8)
    round_of(deal, "HX L7 L7 H7")
    for name in "NWSE":
        assert playable(deal, name) == ""
    refuses(deal, "N SK", "GA-PLAY-01")
    refuses(deal, "W draw", "GA-PLAY-01")
    drawn(deal)
    assert playable(deal, "N") != ""
    refuses(deal, "N draw", "GA-PLAY-01")


@rule("GA-PLAY-08", "GA-2P-02", "GA-Q11", "GA-DEAL-11")
@each_of("preset", TABLES.values())
def test_the_open_card_is_drawn_last_by_the_player_before_the_winner(preset: str) -> None:
    players = rules_of(preset).players
    names = rules_of(preset).seating.seat_names()
    for winner in range(players):
        lows = ["E7", "L7", "LU", "EU", "L7", "E7"][:players]
        lows[winner] = "EA"
        lead = lows[0] if winner == 0 else "E7"
        plays = [lead, *lows[1:]]
        deal = table(dict(zip(names, plays, strict=True)), turned="S7", preset=preset, left=players, taken={})
        round_of(deal, " ".join(plays))
        assert taker(deal) == names[winner]
        assert deal.is_final_draw()
        drawn(deal)
        last = names[winner - 1]
        assert "S7" in hand(deal, last).split()
        assert [len(held) for held in deal.hands] == [1] * players
        assert (deal.to_draw(), deal.talon.indicator) == (0, -1)
        assert cards_text(deal.seen_by((winner + 1) % players).hands[winner - 1]) in ("S7", hand(deal, last)), (
            "all saw it"
        )


# With the talon open.


@rule("GA-PLAY-02", "GA-PLAY-03", "GA-Q01")
def test_the_winner_leads_what_he_likes_and_the_others_follow_in_turn() -> None:
    hands = {"N": "HX EK S7 LU EO", "W": "HA E7 LK SX HU", "S": "LA LO EU S7 HK", "E": "HO L7 EX LA EU"}
    deal = table(hands, taken=BOTH, leader="W")
    allows(deal, *[f"W {card}" for card in hands["W"].split()])
    for name in "NSE":
        refuses(deal, f"{name} {hands[name][:2]}", "GA-PLAY-02")
    for card, name, turn in (("SX", "W", "S"), ("S7", "S", "E"), ("EX", "E", "N")):
        assert due(deal) == name
        round_of(deal, card)
        assert due(deal) == turn
        for other in {"N", "W", "S", "E"} - {turn}:
            if hand(deal, other):
                refuses(deal, f"{other} {hand(deal, other)[:2]}", "GA-PLAY-03")
        assert deal.seen_by(0).tricks.lying == deal.tricks.lying, "face up"
    refuses(deal, "N LA", "GA-PLAY-03")


@rule("GA-PLAY-04")
@each_of("preset", TABLES.values())
def test_with_the_talon_open_any_card_may_be_played(preset: str) -> None:
    tricks = 0
    for seed in range(15):
        for deal in played(shuffled(seed, preset, pair_play_next=False), Random(seed)):
            if (
                deal.closed
                or deal.calls.calling
                or deal.tricks.drawing
                or deal.is_first_trick()
                or not deal.talon_open()
                or deal.robbing.asked != -1
            ):
                continue
            seat = deal.turn()
            assert {act for act in deal.legal(seat) if kind_of(act) == PLAY} == set(deal.hands[seat]), f"seed {seed}"
            tricks += 1
    assert tricks


@rule("GA-PLAY-05", "GA-PLAY-06", "GA-PLAY-07", "GA-CARD-03", "GA-CARD-08", "GA-PLAY-15")
@each_of("preset", TABLES.values())
def test_who_takes_a_trick(preset: str) -> None:
    """Random tricks, rich in trumps and twins, against the wording of the rules."""
    rules = rules_of(preset)
    names = rules.seating.seat_names()
    for seed in range(400):
        random = Random(seed)
        trump = random.choice("ELHS")
        some = [
            card for card in PACK_48 if card_text(card)[0] in random.sample("ELHS", 2) or card_text(card)[0] == trump
        ]
        trick = [card_text(card) for card in random.sample(some, rules.players)]
        hands = dict(zip(names, trick, strict=True))
        deal = round_of(endgame(hands, trump, preset=preset), " ".join(trick))
        assert taker(deal) == names[best_place(trick, trump)], f"seed {seed}: {trick}, trumps {trump}"


@rule("GA-PLAY-15", "GA-AIM-02")
def test_a_side_counts_the_tricks_of_both_its_players() -> None:
    deal = table({"N": "HX", "W": "E7", "S": "HA", "E": "L7"}, taken=BOTH, left=8)
    before = counts(deal)
    round_of(deal, "HX E7 HA L7")
    assert counts(deal) == (before[0] + 21, before[1])
    assert [deal.side_has_trick(side) for side in (0, 1)] == [True, True]


# Without the talon.


@rule("GA-PLAY-09", "GA-PLAY-10", "GA-PLAY-11", "GA-PLAY-12")
def test_follow_beat_and_trump() -> None:
    deal = endgame({"N": "HK E7 LA", "W": "HA H7 S7", "S": "HX HO SA", "E": "SU SK LX"}, "S")
    assert playable(deal, "N") == "E7 LA HK"
    round_of(deal, "HK")
    assert playable(deal, "W") == "HA"
    refuses(deal, "W H7", "GA-PLAY-11")
    refuses(deal, "W S7", "GA-PLAY-09")
    round_of(deal, "HA")
    assert playable(deal, "S") == "HX HO"
    refuses(deal, "S SA", "GA-PLAY-09")
    round_of(deal, "HO")
    assert playable(deal, "E") == "SU SK"
    refuses(deal, "E LX", "GA-PLAY-10")
    round_of(deal, "SU")
    assert (taker(deal), counts(deal)) == ("E", (0, 20))
    round_of(deal, "LX")
    assert playable(deal, "N") == "LA"
    round_of(deal, "LA")
    assert playable(deal, "W") == "S7"
    round_of(deal, "S7")
    assert playable(deal, "S") == "SA"
    round_of(deal, "SA")
    assert (taker(deal), counts(deal)) == ("S", (32, 20))


@rule("GA-PLAY-10", "GA-PLAY-12", "GA-PLAY-14", "GA-Q51")
def test_who_cannot_overtrump_still_trumps_and_who_follows_need_not_beat_a_trump() -> None:
    deal = endgame({"N": "LA L7 EX", "W": "LK HU SU", "S": "EX HU SO", "E": "E7 EU HA"}, "E", leader="W")
    round_of(deal, "LK")
    assert playable(deal, "S") == "EX"
    round_of(deal, "EX")
    assert playable(deal, "E") == "E7 EU"
    refuses(deal, "E HA", "GA-PLAY-10")
    round_of(deal, "E7")
    assert playable(deal, "N") == "L7 LA"
    refuses(deal, "N EX", "GA-PLAY-09")
    round_of(deal, "L7")
    assert (taker(deal), counts(deal)) == ("S", (14, 0))


@rule("GA-PLAY-12", "GA-PLAY-11")
def test_the_trump_that_overtrumps_is_compulsory_and_any_card_where_one_has_neither() -> None:
    deal = endgame({"N": "LK HU SU", "W": "EO HU SO", "S": "E7 EK EA", "E": "SA SX HA"}, "E")
    round_of(deal, "LK EO")
    assert playable(deal, "S") == "EK EA"
    refuses(deal, "S E7", "GA-PLAY-11")
    round_of(deal, "EK")
    assert playable(deal, "E") == hand(deal, "E")


@rule("GA-PLAY-12", "GA-PLAY-11", "GA-PLAY-10")
def test_trumps_led_are_beaten_with_trumps() -> None:
    deal = endgame({"N": "EO HU SU", "W": "E7 EU LA", "S": "EX EU HA", "E": "SA SX HA"}, "E")
    round_of(deal, "EO")
    assert playable(deal, "W") == "E7 EU"
    refuses(deal, "W LA", "GA-PLAY-09")
    round_of(deal, "EU")
    assert playable(deal, "S") == "EX"
    round_of(deal, "EX")
    assert playable(deal, "E") == hand(deal, "E")


@rule("GA-PLAY-13")
@each_of("trump", "SH")
def test_the_twin_beats_nothing(trump: str) -> None:
    deal = endgame({"N": "HA E7", "W": "HA H7", "S": "E7 L7", "E": "EU LU"}, trump)
    round_of(deal, "HA")
    assert playable(deal, "W") == "H7 HA"


@rule("GA-PLAY-14")
@each_of("preset", ["kreuz-4p", "6p"])
def test_one_beats_the_partner_too(preset: str) -> None:
    names = rules_of(preset).seating.seat_names()
    hands = dict.fromkeys(names, "S7 L7") | {names[0]: "HX E7", names[2]: "HA H7"}
    deal = endgame(hands, "E", preset=preset)
    round_of(deal, "HX S7")
    assert playable(deal, names[2]) == "HA"
    hands = dict.fromkeys(names, "S7 L7") | {names[0]: "HX E7", names[2]: "SA EU"}
    deal = endgame(hands, "E", preset=preset)
    round_of(deal, "HX S7")
    assert playable(deal, names[2]) == "EU"


@pytest.mark.few(3)
@rule("GA-PLAY-09", "GA-PLAY-10", "GA-PLAY-11", "GA-PLAY-12", "GA-PLAY-13", "GA-PLAY-14", "GA-Q51")
@pytest.mark.parametrize("preset", TABLES.values())
@pytest.mark.parametrize("obligation", ["follow_trump_beat", "follow_beat"])
def test_the_duties_after_the_talon_in_many_hands(preset: str, obligation: str) -> None:
    """Hands from three suits or two, so that twins, voids and overtrumping all come up."""
    names = rules_of(preset).seating.seat_names()
    narrowed = 0
    for seed in range(250):
        random = Random(seed)
        suits = random.sample("ELHS", random.choice([2, 3, 3, 4]))
        trump = random.choice(suits)
        some = [card_text(card) for card in PACK_48 if card_text(card)[0] in suits]
        size = min(5, len(some) // len(names))
        dealt = random.sample(some, size * len(names))
        hands = {name: " ".join(dealt[size * place : size * place + size]) for place, name in enumerate(names)}
        deal = endgame(hands, trump, preset=preset, end_obligation=obligation)
        while not deal.calls.calling:
            name = due(deal)
            trick = [card_text(card) for card in deal.tricks.lying]
            expected = duties(hand(deal, name).split(), trick, trump)
            assert set(playable(deal, name).split()) == expected, f"seed {seed}: {trick}, {hand(deal, name)}, {trump}"
            for card in set(hand(deal, name).split()) - expected:
                narrowed += 1
                rules_named = {"GA-PLAY-09", "GA-PLAY-10", "GA-PLAY-11"}
                assert rules_named & set(GAIGEL.citations[deal.check(deal.turn(), _place(deal, card))])
            round_of(deal, random.choice(sorted(expected)))
    assert narrowed > 500


def _place(deal: GaigelDeal, card: str) -> int:
    return next(one for one in deal.hands[deal.turn()] if card_text(one) == card)


@rule("GA-PLAY-11", "GA-PLAY-04")
def test_both_names_of_the_duty_come_to_the_same() -> None:
    named = {name for name in GAIGEL.presets if rules_of(name).tricks.end_obligation == "follow_beat"}
    assert named == {"wikipedia-4p", "wikipedia-6p", "wikipedia-3p"}


@rule("GA-PLAY-01", "GA-PLAY-09")
def test_the_duties_begin_with_the_last_card_drawn() -> None:
    hands = {"N": "HA LU L7 L7 E7", "W": "H7 SA SX EK EK", "S": "HK HO EO EX LX", "E": "HU SK EX LK LA"}
    deal = table(hands, "LU HX S7", "SU", taken={"NS": "EU", "EW": ""}, left=4)
    round_of(deal, "HA SA EO SK")
    assert taker(deal) == "W"
    drawn(deal)
    round_of(deal, "H7")
    assert set(playable(deal, "S").split()) == {"HK", "HO", "HX"}
    refuses(deal, "S EX", "GA-PLAY-09")


# Irregular play.


@rule("GA-Q46", "GA-PLAY-09", "GA-PLAY-03")
def test_in_the_tavern_a_revoke_is_proven_when_the_card_shows() -> None:
    hands = {"N": "HK E7 LA", "W": "HA H7 S7", "S": "HX HO SA", "E": "SU SK LX"}
    deal = round_of(endgame(hands, "S", irregularities="penalise"), "HK")
    refuses(deal, "W S7", "GA-PLAY-09")
    commits(deal, "W S7")
    assert not deal.closed
    round_of(deal, "HO SU")
    assert taker(deal) == "E"
    assert not deal.closed, "E takes it with the higher trump"
    round_of(deal, "LX LA HA")
    assert (ended(deal), gained(deal)) == (reasons.OFFENCE_PROVEN, (0, 2))


@rule("GA-Q46", "GA-PLAY-03")
def test_in_the_tavern_a_card_out_of_turn_costs_the_deal_at_once() -> None:
    deal = commits(table({"S": "LK LX LX HU LU"}, taken=BOTH, irregularities="penalise"), "S LK")
    assert (ended(deal), gained(deal)) == (reasons.OFFENCE_PROVEN, (2, 0))


@rule("GA-PLAY-03", "GA-OUT-01")
def test_nothing_is_played_once_it_is_over() -> None:
    deal = say(table(taken=BOTH), "N aus")
    refuses(deal, "N E7", "GA-OUT-01")
    assert deal.legal(0) == []
    assert deal.turn() == -1


@rule("GA-CARD-01", "GA-PLAY-01")
@each_of("preset", TABLES.values())
def test_no_card_is_ever_lost(preset: str) -> None:
    for seed in range(8):
        for deal in played(shuffled(seed, preset), Random(seed)):
            open_cards = [card for card in (deal.talon.indicator, deal.robbing.diss) if card != -1]
            there = [*deal.talon.cards, *open_cards, *deal.tricks.lying]
            for cards in [*deal.hands, *deal.tricks.finished]:
                there += cards
            assert sorted(there) == sorted(PACK_48), f"seed {seed}"
            assert list(deal.cards.held) == [len(cards) for cards in deal.hands]


@rule("GA-PLAY-01")
def test_a_table_can_begin_where_the_talon_is_gone() -> None:
    deal = deal_hands(rules_of("2p"), 0, [0, 0], [PACK_48[:2], PACK_48[4:6]], [], trump=3)
    assert (deal.to_draw(), deal.talon_open(), deal.is_first_trick()) == (0, False, False)

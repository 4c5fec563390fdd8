"""The three tricks."""

import random

import pytest

from every import each_of
from rules.bieten.helpers import QUIET_TRICKS, bieten_rules, has, played, quiet, random_table, say, table, walk
from rules.helpers import allows, due, playable, refuses, row
from weli.core.acts import NAME, OWN, PLAY, STEP
from weli.core.cards import SUIT, cards_of
from weli.games.figures.engine.deal import NONE

rule = pytest.mark.rule


@rule("BI-PLAY-01", "BI-PLAY-08")
@each_of("players", [2, 3, 5, 10])
def test_three_tricks_are_always_played(players: int) -> None:
    for seed in range(20):
        chance = random.Random(seed)
        deal = random_table(chance, bieten_rules("np", players=players))
        for _ in walk(deal, chance):
            assert not deal.closed
        assert (len(deal.tricks.winners), [len(cards) for cards in deal.cards.rows]) == (3, [3] * players), (
            f"seed {seed}"
        )


@rule("BI-PLAY-08", "BI-BET-07", "BI-PLAY-07")
def test_a_conceded_spiel_is_the_bettors_and_the_tricks_go_on() -> None:
    deal = say(quiet(), "B bet spiel", "C good", "A good")
    assert (has(deal, "spiel"), due(deal)) == ("B", "A")
    closed = played(deal, QUIET_TRICKS)
    assert (has(closed, "spiel"), closed.tricks.winners[2]) == ("B", 2)


@rule("BI-PLAY-02", "BI-WELI-03")
def test_a_card_lies_open_before_its_player_to_the_end() -> None:
    deal = played(quiet(), "HA HK L7 S8")
    assert [row(deal, seat) for seat in "ABC"] == ["HA S8", "HK", "L7"]
    refuses(deal, "B HK", "BI-PLAY-02")
    refuses(deal, "B E9", "BI-PLAY-02")
    named = played(table({"A": "S6 L9 S8", "B": "HK LK EU", "C": "L7 SX S9"}), "S6=EA EU L7")
    refuses(named, "A S6=LA", "BI-WELI-03")
    for seat in range(3):
        assert named.seen_by(seat).cards.names == named.cards.names


@rule("BI-PLAY-03")
@each_of(("dealer", "leader"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_dealers_left_neighbour_leads_any_card(dealer: str, leader: str) -> None:
    deal = quiet(dealer=dealer)
    assert due(deal) == leader
    assert len(playable(deal, leader).split()) == 3
    for other in set("ABC") - {leader}:
        assert not playable(deal, other)
        card = {"A": "HA", "B": "HK", "C": "L7"}[other]
        refuses(deal, f"{other} {card}", "BI-PLAY-03")


@rule("BI-PLAY-04", "BI-PLAY-09")
def test_suit_must_be_followed_and_needs_not_be_beaten() -> None:
    deal = played(table({"A": "HX EA S7", "B": "H8 HA L9", "C": "LX E8 SU"}), "HX")
    assert playable(deal, "B") == "H8 HA"
    refuses(deal, "B L9", "BI-PLAY-04")
    assert playable(played(deal, "H8"), "C") == "E8 LX SU", "who has none is free"


@rule("BI-PLAY-05", "BI-PLAY-06", "BI-CARD-07")
def test_the_best_card_of_the_suit_led_wins_and_leads() -> None:
    """Against real cards alone, for four players without wild cards."""
    rules = bieten_rules("weli-point")
    for seed in range(60):
        chance = random.Random(seed)
        deal = random_table(chance, rules)
        trick: list[tuple[int, int]] = []
        for seat, act in walk(deal, chance, bets=0.05):
            if act // STEP != PLAY:
                continue
            trick.append((act, seat))
            if len(trick) % 4 == 0:
                last = trick[-4:]
                led = SUIT[last[0][0]]
                winner = max((card, seat) for card, seat in last if SUIT[card] == led)[1]
                trial = deal.copy()
                trial.play(seat, act)
                assert trial.tricks.winners[-1] == winner, f"seed {seed}"
                assert trial.turn() == (NONE if trial.closed else winner)


@rule("BI-PLAY-06", "BI-PEN-08")
def test_only_the_winner_leads_and_only_the_next_one_plays() -> None:
    deal = played(quiet(), "HA HK L7")
    for line in ("B LK", "C SX"):
        refuses(deal, line, "BI-PLAY-06")
    allows(deal, "A L9", "A S8")
    refuses(played(deal, "L9"), "C SX", "BI-DEAL-01")


@rule("BI-PLAY-07")
def test_nobody_else_can_have_an_unbet_spiel() -> None:
    for seed in range(40):
        chance = random.Random(seed)
        deal = random_table(chance, bieten_rules("4p"))
        for _ in walk(deal, chance, bets=0):
            pass
        assert deal.stakes[2].owner in (deal.tricks.winners[2], -3) or deal.endgame.stopped, f"seed {seed}"


@rule("BI-WELI-02", "BI-BET-04")
def test_what_may_be_done_is_what_nothing_stands_against() -> None:
    """For every act there is, of every player, on the whole deal and on his own view."""
    acts = [kind * STEP + argument for kind in range(OWN) for argument in range(STEP)]
    for seed in range(12):
        chance = random.Random(seed)
        preset = ("4p", "three-wilds", "weli-point", "strict", "drop-out", "5p")[seed % 6]
        deal = random_table(chance, bieten_rules(preset))
        for _ in walk(deal, chance):
            if chance.random() < 0.8:
                continue
            before = deal.facts()
            for seat in range(deal.rules.players):
                found = deal.legal(seat)
                view = deal.seen_by(seat)
                assert len(found) == len(set(found))
                assert view.legal(seat) == found, f"seed {seed}"
                assert {act for act in acts if deal.check(seat, act) == 0} == set(found), f"seed {seed}"
                assert [view.check(seat, act) for act in acts] == [deal.check(seat, act) for act in acts], (
                    f"seed {seed}"
                )
            assert deal.facts() == before
        assert deal.legal(0) == []
        assert 0 not in [deal.check(seat, act) for seat in range(deal.rules.players) for act in acts]


@rule("BI-CUT-06", "BI-FIG-18", "BI-DEAL-07")
@each_of("preset", ["4p", "three-wilds", "strict"])
def test_a_view_tells_no_card_that_was_not_seen(preset: str) -> None:
    """Two deals that differ in the others' cards alone look alike to a player, as long as the same acts are possible in both."""
    compared = 0
    for seed in range(150):
        chance = random.Random(seed)
        deal = random_table(chance, bieten_rules(preset))
        seat = chance.randrange(4)
        hidden = [card for other in range(4) if other != seat for card in cards_of(deal.cards.hands[other])]
        there = dict(zip(hidden, chance.sample(hidden, 9), strict=True))
        twin = deal.copy()
        for other in range(4):
            if other != seat:
                twin.cards.hands[other] = sum(2 ** there[card] for card in cards_of(deal.cards.hands[other]))
        for who, act in walk(deal, chance):
            reason = twin.check(who, act)
            if act // STEP in (PLAY, NAME) and who != seat and reason:
                break
            if reason and not twin.tolerates(reason):
                break
            if reason:
                twin.offend(who, act, reason)
            twin.play(who, act)
            after = deal.copy()
            after.play(who, act)
            if after.closed:
                break
            assert after.seen_by(seat).facts() == twin.seen_by(seat).facts(), f"seed {seed}"
            compared += 1
    assert compared > 150

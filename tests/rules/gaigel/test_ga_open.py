"""The first trick: the three openings, what may be played to them, who wins, and the proof of a trump."""

from itertools import product

import pytest

from every import each_of
from rules.gaigel.helpers import (
    GAIGEL,
    TABLES,
    counts,
    drawn,
    ended,
    gained,
    hand,
    openings,
    playable,
    rigged,
    round_of,
    rules_of,
    shuffled,
    table,
    taker,
)
from rules.gaigel.plain_tricks import LOW_TO_HIGH, WORTH
from rules.gaigel.scenes import BOTH_TRUMPS, FORCED, OPEN, TRUMPS, first_trick, opened
from rules.helpers import allows, cards, due, may, refuses, say
from weli.core.acts import PLAY, kind_of
from weli.core.cards import card_text, cards_text
from weli.core.errors import RulesError
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import ELFEN, TAUCHEN, ZWEITE
from weli.games.gaigel.deal import GaigelDeal

rule = pytest.mark.rule


# What Vorhand may open with.


@rule("GA-OPEN-01", "GA-OPEN-02", "GA-OPEN-06", "GA-OPEN-10", "GA-OPEN-24")
def test_vorhand_opens_in_one_of_three_ways() -> None:
    deal = table(OPEN, turned="EU")
    assert sorted(openings(deal, "N")) == ["elfen LA", "tauchen HK", "tauchen LX", "tauchen S7", "zweite LA"]
    refuses(deal, "N play LA", "GA-OPEN-01")
    refuses(deal, "N play LX", "GA-OPEN-01")
    refuses(deal, "N elfen LX", "GA-OPEN-02")
    refuses(deal, "N zweite LX", "GA-OPEN-10")
    refuses(deal, "N tauchen LA", "GA-OPEN-06")
    refuses(deal, "N tauchen E7", "GA-OPEN-06")
    refuses(deal, "N elfen HA", "GA-OPEN-01")
    for line in ("elfen LA", "tauchen LO", "zweite LA", "play H7"):
        refuses(deal, f"W {line}", "GA-OPEN-01")


@rule("GA-OPEN-02", "GA-OPEN-10", "GA-OPEN-16", "GA-OPEN-04", "GA-Q44")
def test_the_ace_of_trumps_opens_nothing() -> None:
    deal = table({"N": "EA LX HK E7 S7"}, turned="EU")
    assert sorted(openings(deal, "N")) == ["tauchen HK", "tauchen LX", "tauchen S7"]
    refuses(deal, "N elfen EA", "GA-OPEN-02")
    refuses(deal, "N zweite EA", "GA-OPEN-10")
    refuses(deal, "N elfen EA", "GA-OPEN-04")


@rule("GA-OPEN-04", "GA-Q44", "GA-OPEN-03")
def test_a_house_may_let_the_ace_of_trumps_ge_elfen() -> None:
    deal = table({"N": "EA LX HK E7 S7"}, turned="EU", elfen_trump_ace=True)
    assert sorted(openings(deal, "N")) == ["elfen EA", "tauchen HK", "tauchen LX", "tauchen S7"]
    refuses(deal, "N zweite EA", "GA-OPEN-10")
    assert not any(rules_of(name).opening.elfen_trump_ace for name in GAIGEL.presets)
    say(deal, "N elfen EA")
    assert "E" not in {card[0] for card in playable(deal, "W").split()}


@rule("GA-OPEN-01", "GA-OPEN-24", "GA-OPEN-16")
@each_of("preset", TABLES.values())
def test_vorhand_always_has_an_opening(preset: str) -> None:
    for seed in range(120):
        deal = (rigged if seed % 2 else shuffled)(seed, preset)
        vorhand = deal.seating.seat_name(deal.first_leader())
        trump = "ELHS"[deal.talon.trump]
        held = set(hand(deal, vorhand).split())
        expected = {f"tauchen {card}" for card in held if card[0] != trump and card[1] != "A"}
        expected |= {
            f"{way} {card}" for way in ("elfen", "zweite") for card in held if card[0] != trump and card[1] == "A"
        }
        if {card[0] for card in held} == {trump}:
            expected = held
        assert set(openings(deal, vorhand)) == expected != set(), f"seed {seed}"
        for other in deal.seating.seat_names():
            assert other == vorhand or openings(deal, other) == []


@rule("GA-OPEN-01")
@each_of("ways", [("tauchen",), ("elfen",), ("zweite",), ("elfen", "zweite"), ("tauchen", "zweite")])
def test_a_house_may_play_fewer_openings(ways: tuple[str, ...]) -> None:
    deal = table(OPEN, turned="EU", openings=ways)
    assert {one.split()[0] for one in openings(deal, "N")} == set(ways)
    for way, card in (("elfen", "LA"), ("tauchen", "LX"), ("zweite", "LA")):
        if way not in ways:
            refuses(deal, f"N {way} {card}", "GA-OPEN-01")


@rule("GA-OPEN-01")
@each_of("ways", [(), ("dissle",), ("elfen", "elfen")])
def test_no_opening_at_all_is_no_rule(ways: tuple[str, ...]) -> None:
    with pytest.raises(RulesError):
        rules_of(openings=ways)


@rule("GA-Q56", "GA-OPEN-16")
def test_without_a_lead_from_five_trumps_the_cards_are_thrown_in() -> None:
    deal = table(TRUMPS, turned="HU", five_trump_lead=False)
    assert ended(deal) == reasons.THROWN_IN
    assert (deal.ending.champion, gained(deal)) == (-1, (0, 0))
    assert all(rules_of(name).opening.five_trump_lead for name in GAIGEL.presets)
    others = table({"N": "LA", "W": "HA HX HK HO H7"}, turned="HU", five_trump_lead=False)
    assert not others.closed


@rule("GA-OPEN-01", "GA-OPEN-23", "GA-PLAY-02")
def test_openings_are_for_the_first_lead_alone() -> None:
    deal = opened("elfen:LA")
    for line in ("W elfen LA", "W tauchen H7", "W zweite LA"):
        refuses(deal, line, "GA-OPEN-23")
    assert all(kind_of(act) == PLAY for act in may(deal, "W") if kind_of(act) in (PLAY, ELFEN, TAUCHEN, ZWEITE))
    round_of(deal, "LA LO L7")
    drawn(deal)
    refuses(deal, "N tauchen LX", "GA-OPEN-01")
    assert openings(deal, "N") == hand(deal, "N").split()


# What may be added.


@rule("GA-OPEN-14", "GA-OPEN-03", "GA-OPEN-07", "GA-OPEN-11")
@each_of("lead", ["elfen:LA", "zweite:LA", "tauchen:LX", "tauchen:S7"])
def test_everything_but_a_trump_may_be_added(lead: str) -> None:
    deal = opened(lead)
    assert playable(deal, "W") == "LA H7 SX SU"
    refuses(deal, "W EO", "GA-OPEN-14")
    refuses(deal, "S SK", "GA-OPEN-03")
    refuses(deal, "S SK", "GA-OPEN-07")
    round_of(deal, "H7")
    assert playable(deal, "S") == "LO LK HA SK"
    refuses(deal, "S EU", "GA-OPEN-14")


@rule("GA-OPEN-14")
@each_of("lead", ["tauchen:SX", "tauchen:HU"])
def test_a_hand_of_trumps_gives_one(lead: str) -> None:
    deal = opened(lead, FORCED, "LU")
    assert playable(deal, "W") == hand(deal, "W") == "L7 LX LO LK LA"
    round_of(deal, "L7 SA")
    refuses(deal, "E LU", "GA-OPEN-14")


@rule("GA-OPEN-25", "GA-Q55", "GA-OPEN-15")
def test_where_trumps_are_powerless_anybody_may_give_one() -> None:
    deal = opened("tauchen:LX", first_trick_trumps="powerless")
    assert playable(deal, "W") == hand(deal, "W")
    round_of(deal, "EO EU L7")
    assert (taker(deal), counts(deal)) == ("N", (15, 0))
    assert {rules_of(name).opening.first_trick_trumps for name in GAIGEL.presets} == {"forbidden"}
    lead = table(OPEN, turned="EU", first_trick_trumps="powerless")
    refuses(lead, "N tauchen E7", "GA-OPEN-06")
    refuses(lead, "N E7", "GA-OPEN-01")


@rule("GA-OPEN-25", "GA-Q55", "GA-OPEN-18", "GA-Q52")
def test_a_powerless_trump_does_not_beat_a_lead_of_five() -> None:
    hands = TRUMPS | {"W": "EA L7 SK HA LU"}
    assert first_trick("HX HA EX S7", hands, "HU", first_trick_trumps="powerless") == "N"
    assert first_trick("HO HX EX S7", BOTH_TRUMPS, "HU", first_trick_trumps="powerless") == "W"


@rule("GA-OPEN-23", "GA-OPEN-03", "GA-OPEN-07", "GA-OPEN-11", "GA-OPEN-17")
@each_of(("lead", "open_"), [("elfen:LA", True), ("zweite:LA", False), ("tauchen:LX", False)])
def test_what_is_led_face_down_is_answered_face_down(lead: str, open_: bool) -> None:
    deal = opened(lead)
    round_of(deal, "LA LO")
    for seat in range(4):
        view = deal.seen_by(seat)
        seen = [place == seat or open_ for place in range(3)]
        assert [card != -1 for card in view.tricks.lying] == seen
        assert list(view.cards.held) == list(deal.cards.held) == [4, 4, 4, 5]
        own = ["N", "W", "S", "E"][seat]
        assert cards_text(view.hands[seat]) == hand(deal, own)
        assert view.legal(seat) == deal.legal(seat)
    round_of(deal, "L7")
    assert all(deal.seen_by(seat).tricks.finished == deal.tricks.finished for seat in range(4)), "all cards are exposed"


@rule("GA-OPEN-07", "GA-OPEN-14", "GA-OPEN-15")
def test_nobody_sees_a_trump_that_lies_face_down() -> None:
    deal = opened("tauchen:SX LA", FORCED, "LU")
    plain = opened("tauchen:SX SA", FORCED | {"W": "SA LX LK LO L7", "S": "LA HK EU HX SU"}, "LU")
    for seat in (0, 2, 3):
        assert deal.seen_by(seat).tricks.lying[1] == plain.seen_by(seat).tricks.lying[1] == -1
        assert deal.seen_by(seat).opening.forced == plain.seen_by(seat).opening.forced == 0
    assert deal.seen_by(1).tricks.lying[1:] == cards("LA")


@rule("GA-OPEN-17", "GA-OPEN-23")
def test_a_lead_of_five_trumps_lies_open() -> None:
    deal = opened("H7 L7", TRUMPS, "HU")
    assert deal.seen_by(3).tricks.lying == deal.tricks.lying == cards("H7 L7")


# Who wins.


@rule("GA-OPEN-03", "GA-OPEN-02")
@each_of("trick", ["elfen:LA LA HA SA", "elfen:LA SU LK LX", "elfen:LA LA LO LX"])
def test_ge_elfen_wins_whatever_is_played(trick: str) -> None:
    assert first_trick(trick) == "N"


@rule("GA-OPEN-09", "GA-OPEN-05", "GA-CARD-08")
@each_of(
    ("trick", "winner"),
    [
        ("tauchen:LX LA LK LX", "W"),
        ("tauchen:LX SX LK LX", "N"),
        ("tauchen:LX SX HA SA", "N"),
        ("tauchen:HK H7 HA HX", "S"),
        ("tauchen:HK H7 LO HX", "E"),
        ("tauchen:S7 SU SK SA", "E"),
        ("tauchen:S7 SX SK HX", "W"),
    ],
)
def test_the_highest_of_the_suit_has_the_dive(trick: str, winner: str) -> None:
    assert first_trick(trick) == winner


@rule("GA-OPEN-09", "GA-CARD-08")
def test_of_two_equal_cards_on_a_dive_the_earlier_has_it() -> None:
    hands = {"N": "HU LO S7 EK LX", "W": "HK SA LU E7 SO", "S": "HK SX LA EO H7", "E": "HX L7 SU EA SK"}
    assert first_trick("tauchen:HU HK HK SU", hands, "E7") == "W"
    assert first_trick("tauchen:HU HK HK HX", hands, "E7") == "E"
    assert first_trick("tauchen:HU SO SX L7", hands, "E7") == "N"


@rule("GA-OPEN-10", "GA-OPEN-12", "GA-OPEN-13")
def test_the_second_ace_takes_the_trick_from_the_first() -> None:
    hands = {"N": "EA HX SU E7 LO", "W": "EX HK S7 LU HO", "S": "E7 SK HU LX EO", "E": "EA SA H7 LA SO"}
    assert first_trick("zweite:EA EX E7 EA", hands, "LK") == "E"
    assert first_trick("zweite:EA EX E7 H7", hands, "LK") == "N", "nobody need play it"
    assert first_trick("zweite:EA EX E7 SA", hands, "LK") == "N", "another Ace is none"
    partner = hands | {"S": hands["E"], "E": hands["S"]}
    assert first_trick("zweite:EA EX EA E7", partner, "LK") == "S"


@rule("GA-OPEN-15", "GA-OPEN-09", "GA-OPEN-14")
def test_a_trump_that_had_to_be_played_wins_nothing_but_counts() -> None:
    low = opened("tauchen:SX L7 SA S7", FORCED, "LU")
    assert (taker(low), counts(low)) == ("S", (21, 0))
    high = opened("tauchen:SX LA SA S7", FORCED, "LU")
    assert (taker(high), counts(high)) == ("S", (32, 0))
    nobody = opened("tauchen:HU LA EU EK", FORCED, "LU")
    assert (taker(nobody), counts(nobody)) == ("N", (19, 0))


@rule("GA-OPEN-16", "GA-OPEN-17")
def test_five_trumps_are_led_open_and_win() -> None:
    deal = table(TRUMPS, turned="HU")
    assert openings(deal, "N") == ["H7", "HX", "HO", "HK", "HA"]
    refuses(deal, "N elfen HA", "GA-OPEN-02")
    refuses(deal, "N tauchen H7", "GA-OPEN-06")
    round_of(deal, "H7")
    refuses(deal, "W HU", "GA-OPEN-17")
    round_of(deal, "L7")
    refuses(deal, "S H7", "GA-OPEN-14")
    round_of(deal, "LA SA")
    assert (taker(deal), counts(deal)) == ("N", (22, 0))


@rule("GA-OPEN-16", "GA-OPEN-01")
def test_four_trumps_are_not_five() -> None:
    deal = table({"N": "HA HX HK HO L7"}, turned="HU")
    assert openings(deal, "N") == ["tauchen L7"]
    refuses(deal, "N HA", "GA-OPEN-16")


@rule("GA-OPEN-18", "GA-CARD-08", "GA-Q52")
@each_of(("answer", "winner", "points"), [("HK", "W", 9), ("HO", "N", 8), ("H7", "N", 5), ("HA", "W", 16)])
def test_of_two_hands_of_trumps_the_higher_wins(answer: str, winner: str, points: int) -> None:
    deal = opened(f"HO {answer} EU S7", BOTH_TRUMPS, "HU")
    assert (taker(deal), sum(counts(deal))) == (winner, points)


@rule("GA-OPEN-18", "GA-Q52", "GA-OPEN-17")
def test_two_hands_of_trumps_among_six() -> None:
    hands = {"A": "HA HK HO H7 HU", "B": "L7 LU SU EX SA", "D": "HA HX HK HO H7"}
    deal = table(hands, turned="HU", preset="6p")
    round_of(deal, f"HO LU {hand(deal, 'C')[:2]} HX")
    assert playable(deal, "E") == "EU EO LU SU"
    round_of(deal, f"{hand(deal, 'E')[:2]} {hand(deal, 'F')[:2]}")
    assert taker(deal) == "D"


def expected_winner(way: str, trick: list[str], trump: str, only_trumps: list[bool]) -> int:
    """The first trick by the wording of its rules."""
    if way == "elfen":
        return 0
    if way == "zweite":
        return next((place for place in range(1, len(trick)) if trick[place] == trick[0]), 0)
    fits = [card[0] == trick[0][0] and (card[0] != trump or only_trumps[place]) for place, card in enumerate(trick)]
    heights = [LOW_TO_HIGH.index(card[1]) if fit else -1 for card, fit in zip(trick, fits, strict=True)]
    return heights.index(max(heights))


WAYS = {PLAY: "trumps", ELFEN: "elfen", TAUCHEN: "tauchen", ZWEITE: "zweite"}


@rule("GA-OPEN-03", "GA-OPEN-09", "GA-OPEN-12", "GA-OPEN-13", "GA-OPEN-15", "GA-OPEN-17", "GA-OPEN-18", "GA-OPEN-22")
@each_of("preset", TABLES.values())
def test_every_way_a_first_trick_can_go(preset: str) -> None:
    """Every combination of three cards a player, over many deals."""
    ways = set()
    for seed in range(25):
        start = (rigged if seed % 2 else shuffled)(seed, preset)
        trump = "ELHS"[start.talon.trump]
        vorhand = start.first_leader()
        for act in start.legal(vorhand):
            if kind_of(act) not in WAYS:
                continue
            way = WAYS[kind_of(act)]
            ways.add(way)
            led = start.copy()
            led.play(vorhand, act)
            followers = [start.seat_after(vorhand, step) for step in range(1, start.rules.players)]
            few = 2 if start.rules.players == 6 else 3
            choices = [[card for card in start.hands[seat] if _free(start, seat, card)][:few] for seat in followers]
            for answers in product(*choices):
                deal = led.copy()
                for seat, card in zip(followers, answers, strict=True):
                    assert deal.check(seat, card) == 0
                    deal.play(seat, card)
                trick = [card_text(card) for card in (act % 64, *answers)]
                only = [start.all_trumps(seat) for seat in (vorhand, *followers)]
                place = expected_winner(way, trick, trump, only)
                winner = start.seat_after(vorhand, place)
                assert deal.tricks.winners == [winner], f"seed {seed}: {way} {trick}, trumps {trump}"
                assert deal.tricks.leader == winner
                assert deal.score.counts[deal.seating.side_of(winner)] == sum(WORTH[card[1]] for card in trick)
    assert ways == {"trumps", "elfen", "tauchen", "zweite"}


def _free(deal: GaigelDeal, seat: int, card: int) -> bool:
    others = [one for one in deal.hands[seat] if one // 9 != deal.talon.trump]
    return card // 9 != deal.talon.trump or not others


@rule("GA-OPEN-22", "GA-PLAY-01", "GA-PLAY-02")
def test_the_winner_of_the_first_trick_draws_first_and_leads() -> None:
    hands = {"N": "LX HK E7 S7 SU", "W": "LA H7 EO SX SU", "S": "LO LK HA EU SK", "E": "LX HX L7 EA SA"}
    deal = round_of(table(hands, "HO HU H7 EX", turned="EU"), "tauchen:LX LA LO L7")
    for name in "NSE":
        refuses(deal, f"{name} draw", "GA-PLAY-01")
        refuses(deal, f"{name} {hand(deal, name)[:2]}", "GA-PLAY-02")
    refuses(deal, "W H7", "GA-OPEN-22")
    say(deal, "W draw")
    drawn_cards = {"W": "HO", "S": "HU", "E": "H7", "N": "EX"}
    assert all(card in hand(deal, name).split() for name, card in drawn_cards.items())
    assert due(deal) == "W"
    allows(deal, *[f"W {card}" for card in hand(deal, "W").split()])

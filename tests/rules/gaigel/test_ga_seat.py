"""Who plays with whom, which way round, who deals first and who deals next."""

from itertools import pairwise
from random import Random

import pytest

from every import each_of
from rules.gaigel.helpers import GAIGEL, TABLES, counts, drawn, endgame, played, round_of, rules_of, shuffled, uncut
from rules.helpers import cards, due, refuses, say
from weli.core.cards import RANK, card_text
from weli.core.errors import RulesError
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ranks import PACK_48
from weli.games.gaigel.seating import Drawing, draw_partners

rule = pytest.mark.rule

ACE = 8


# The table.


@rule("GA-SEAT-03", "GA-SEAT-05", "GA-SEAT-06", "GA-6P-06")
@each_of(
    ("preset", "players", "way"),
    [
        ("kreuz-4p", 4, "aces_others_only"),
        ("6p", 6, "aces_first_n"),
        ("3p", 3, "none"),
        ("2p", 2, "none"),
        ("wikipedia-4p", 4, "aces_first_n"),
        ("wikipedia-6p", 6, "aces_first_n"),
        ("wikipedia-3p", 3, "none"),
        ("rutesheim-tournament", 3, "none"),
        ("4p-farbe", 4, "aces_others_only"),
    ],
)
def test_how_many_play_and_how_they_find_their_partners(preset: str, players: int, way: str) -> None:
    assert (rules_of(preset).players, rules_of(preset).table.partner_draw) == (players, way)


@rule("GA-SEAT-01", "GA-SEAT-10", "GA-SEAT-08", "GA-6P-01", "GA-3P-01", "GA-2P-01")
@each_of("preset", GAIGEL.presets)
def test_partners_sit_opposite_each_other_or_in_every_other_place(preset: str) -> None:
    rules = rules_of(preset)
    seats = range(rules.players)
    sides = [rules.seating.side_of(seat) for seat in seats]
    if rules.players in (2, 3):
        assert sides == list(seats), "everybody for himself"
    else:
        assert sides == [seat % 2 for seat in seats]
        assert all(sides[seat] != sides[seat - 1] for seat in seats)
    assert rules.table.teams == ("solo" if rules.players < 4 else "two_teams")


@rule("GA-SEAT-02", "GA-Q01", "GA-PLAY-03")
def test_four_sit_in_turn_counter_clockwise() -> None:
    seating = rules_of().seating
    assert seating.seat_names() == ["N", "W", "S", "E"]
    assert seating.side_names() == ["NS", "EW"]
    assert all(rules_of(name).table.turn_direction == "ccw" for name in GAIGEL.presets)


@rule("GA-SEAT-01", "GA-PLAY-15", "GA-SEAT-08", "GA-SEAT-10")
@each_of(
    ("preset", "hands", "expected"),
    [
        ("2p", "HA E7, H7 EA", (11, 11)),
        ("3p", "HA E7, L7 L7, H7 EA", (11, 0, 11)),
        ("kreuz-4p", "HA E7, L7 L7, H7 EA, LU LU", (26, 0)),
        ("6p", "HA E7, L7 L7, H7 EA, LU LU, LO LO, LK LK", (40, 0)),
    ],
)
def test_tricks_of_partners_count_together(preset: str, hands: str, expected: tuple[int, ...]) -> None:
    dealt = [hand.split() for hand in hands.split(", ")]
    names = rules_of(preset).seating.seat_names()
    deal = endgame({name: " ".join(hand) for name, hand in zip(names, dealt, strict=True)}, "S", preset=preset)
    for place in (0, 1):
        round_of(deal, " ".join(hand[place] for hand in dealt))
    assert counts(deal) == expected, "the first player has taken one trick and his partner the other, where he has one"


@rule("GA-SEAT-03", "GA-SEAT-08", "GA-Q58")
@each_of("players", [0, 1, 5, 7, 8])
def test_other_numbers_of_players_do_not_play(players: int) -> None:
    with pytest.raises(RulesError):
        rules_of(players=players)


@rule("GA-SEAT-03", "GA-SEAT-08", "GA-SEAT-10", "GA-Q58")
@each_of(("preset", "teams"), [("kreuz-4p", "solo"), ("6p", "solo"), ("3p", "two_teams"), ("2p", "two_teams")])
def test_four_and_six_play_in_teams_and_fewer_for_themselves(preset: str, teams: str) -> None:
    assert {rules_of(name).players for name in GAIGEL.presets} == {2, 3, 4, 6}
    with pytest.raises(RulesError):
        rules_of(preset, teams=teams)


@rule("GA-SEAT-02", "GA-PLAY-03", "GA-Q01")
@each_of("preset", TABLES.values())
def test_the_turn_goes_round_one_way(preset: str) -> None:
    for deal in played(shuffled(3, preset), Random(3)):
        if not deal.tricks.lying or deal.closed or deal.calls.calling:
            continue
        assert deal.turn() == (deal.tricks.leader + len(deal.tricks.lying)) % deal.rules.players
        for seat in range(deal.rules.players):
            if seat != deal.turn() and deal.hands[seat] and deal.robbing.asked == -1:
                reason = deal.check(seat, deal.hands[seat][0])
                assert "GA-PLAY-03" in GAIGEL.citations[reason]


# Who deals first, and with whom he plays.


def draw(text: str, preset: str = "kreuz-4p", first: int = 0, **options: object) -> Drawing:
    top = cards(text)
    rest = PACK_48[:]
    for card in top:
        rest.remove(card)
    return draw_partners(rules_of(preset, **options), [*top, *rest], first)


@rule("GA-SEAT-04", "GA-SEAT-05", "GA-SEAT-01")
def test_the_first_ace_deals_and_the_second_plays_with_him() -> None:
    drawing = draw("H7 EK LA SU SX HA")
    assert drawing.receivers == (0, 1, 2, 3, 0, 1)
    assert drawing.aces == (2, 1)
    assert drawing.seats[drawing.first_dealer] == 2
    assert {drawing.seats[0], drawing.seats[2]} == {1, 2}, "they face each other"
    assert {drawing.seats[1], drawing.seats[3]} == {0, 3}


@rule("GA-SEAT-05", "GA-Q43")
@each_of("preset", ["kreuz-4p", "wikipedia-4p"])
def test_who_has_an_ace_gets_no_more_cards(preset: str) -> None:
    drawing = draw("HA H7 S7 E7 L7 SX EX LX", preset)
    assert drawing.receivers[:8] == (0, 1, 2, 3, 1, 2, 3, 1)
    assert len(set(drawing.aces)) == 2
    next_ace = draw("HA SA H7 S7", preset)
    assert (next_ace.cards, next_ace.receivers) == (tuple(cards("HA SA")), (0, 1))


@rule("GA-SEAT-06", "GA-6P-06", "GA-SEAT-10", "GA-Q43")
@each_of("preset", ["6p", "wikipedia-6p"])
def test_six_draw_three_aces(preset: str) -> None:
    drawing = draw("H7 HA S7 EA EU E7 L7 L7 LA", preset)
    # B has the first Ace, D the second; then E, F, A, C, E go on without them.
    assert drawing.receivers == (0, 1, 2, 3, 4, 5, 0, 2, 4)
    assert drawing.aces == (1, 3, 4)
    places = {drawing.seats.index(player) for player in (1, 3, 4)}
    assert places in ({0, 2, 4}, {1, 3, 5})
    assert sorted(drawing.seats) == [0, 1, 2, 3, 4, 5]
    assert drawing.seats[1] == 1, "the first Ace stays where he sits"


@rule("GA-SEAT-04", "GA-SEAT-05", "GA-SEAT-06", "GA-Q43", "GA-Q42", "GA-SEAT-08")
@each_of("preset", GAIGEL.presets)
def test_the_aces_decide_in_every_shuffle(preset: str) -> None:
    rules = rules_of(preset)
    members = rules.players // 2 if rules.players > 3 else 0
    for seed in range(60):
        random = Random(seed)
        pack = PACK_48[:]
        random.shuffle(pack)
        first = random.randrange(rules.players)
        drawing = draw_partners(rules, pack, first)
        assert sorted(drawing.seats) == list(range(rules.players))
        assert len(drawing.aces) == len(set(drawing.aces)) == members
        assert drawing.cards == tuple(pack[: len(drawing.cards)]), f"seed {seed}"
        assert [seat for card, seat in zip(drawing.cards, drawing.receivers, strict=True) if RANK[card] == ACE] == [
            *drawing.aces
        ]
        if members:
            assert drawing.receivers[0] == first
            assert RANK[drawing.cards[-1]] == ACE
            places = [drawing.seats.index(player) for player in drawing.aces]
            assert len({place % 2 for place in places}) == 1, f"seed {seed}: one team"
        for (_, before), (card, after) in pairwise(zip(drawing.cards, drawing.receivers, strict=True)):
            skipped = [(before + step) % rules.players for step in range(1, (after - before) % rules.players)]
            assert set(skipped) <= set(drawing.aces), f"seed {seed}: {card_text(card)}"
        if rules.first_dealer == "first_ace":
            assert drawing.seats[drawing.first_dealer] == drawing.aces[0]
        else:
            assert drawing.first_dealer == -1


@rule("GA-SEAT-04", "GA-SEAT-06", "GA-Q42")
def test_who_names_a_first_dealer() -> None:
    named = {name for name in GAIGEL.presets if rules_of(name).first_dealer == "first_ace"}
    assert {"kreuz-4p", "6p"} <= named
    assert named.isdisjoint({"2p", "3p", "wikipedia-4p", "wikipedia-6p", "wikipedia-3p", "rutesheim-tournament"})
    assert draw("HA", "wikipedia-4p", first_dealer="first_ace").first_dealer == 0
    alone = draw("H7 S7 EA", "3p", first_dealer="first_ace")
    assert (alone.first_dealer, alone.cards, alone.seats) == (2, tuple(cards("H7 S7 EA")), (0, 1, 2))
    nobody = draw("H7 S7 EA", "3p")
    assert (nobody.cards, nobody.first_dealer) == ((), -1)


@rule("GA-SEAT-04", "GA-SEAT-05")
def test_chance_may_name_the_dealer_and_the_seats_may_stay() -> None:
    by_chance = draw("H7 EK LA SU SX HA", first_dealer="random")
    assert (by_chance.first_dealer, by_chance.aces) == (-1, (2, 1))
    as_they_sit = draw("H7 EK LA SU SX HA", partner_draw="none")
    assert (as_they_sit.seats, as_they_sit.aces, as_they_sit.first_dealer) == ((0, 1, 2, 3), (2,), 2)


@rule("GA-SEAT-06", "GA-SEAT-08")
@each_of(
    ("preset", "way"),
    [("3p", "aces_first_n"), ("2p", "aces_others_only"), ("6p", "aces_others_only"), ("kreuz-4p", "lots")],
)
def test_not_every_table_can_draw_partners_in_every_way(preset: str, way: str) -> None:
    with pytest.raises(RulesError):
        rules_of(preset, partner_draw=way)


# Who deals next.


@rule("GA-SEAT-09", "GA-SEAT-07")
@each_of("preset", TABLES.values())
def test_the_deal_passes_to_the_right_neighbour(preset: str) -> None:
    rules = rules_of(preset)
    match = GaigelMatch(rules)
    match.begin(1)
    dealers = []
    for _ in range(rules.players + 1):
        deal = match.next_deal(PACK_48[:])
        dealers.append(deal.dealer)
        vorhand = (deal.dealer + 1) % rules.players
        names = deal.seating.seat_names()
        say(deal, f"{names[deal.cutter()]} cut 7")
        assert deal.turn() == vorhand
        assert deal.seating.side_of(0) == 0
        say(deal, f"{names[vorhand]} aus")
        match.finish()
        assert match.dealer == vorhand, "Vorhand deals next"
    assert dealers == [(1 + step) % rules.players for step in range(rules.players + 1)]


@rule("GA-SEAT-09")
def test_a_deal_that_was_thrown_in_is_dealt_again_by_the_same_player() -> None:
    rules = rules_of(five_trump_lead=False)
    match = GaigelMatch(rules)
    match.begin(3)
    pack = cards("HA HX HK E7 E7 L7 L7 S7 S7 EU EU LU HO HU LU SU SU EO EO LO H7")
    rest = PACK_48[:]
    for card in pack:
        rest.remove(card)
    deal = match.next_deal([rest[-1], *pack, *rest[:-1]])
    say(deal, "S cut 1")
    assert deal.closed, "Vorhand has five trumps and no lead"
    match.finish()
    assert (match.dealer, match.number) == (3, 0)


@rule("GA-SEAT-02", "GA-DEAL-06", "GA-OPEN-01")
def test_vorhand_is_the_dealers_right_neighbour() -> None:
    for dealer, vorhand in ["EN", "NW", "WS", "SE"]:
        deal = uncut(dealer=dealer)
        say(deal, f"{deal.seating.seat_name(deal.cutter())} cut 20")
        assert due(deal) == vorhand
        for other in set("NWSE") - {vorhand}:
            seat = "NWSE".index(other)
            refuses(deal, f"{other} play {card_text(deal.hands[seat][0])}", "GA-OPEN-01")
        assert drawn(deal) is deal

"""The rules of the fifth game, each by its own paragraph."""

import re
from pathlib import Path

import pytest

from fifth_game.table import SHARED_OUT, play, play_out, referee
from weli.core.cards import PACK_32
from weli.core.errors import Illegal, RulesError
from weli.games import game_named
from weli.referee import Event, Referee
from weli.rulebook import RULE_ID, rules

COSTS = ("go_first", "go_ober", "go_last", "go_farmer")


def refused(table: Referee, line: str, seat: int | None = None) -> str:
    """The rule against a line of a seat, or of the one who is due."""
    with pytest.raises(Illegal) as error:
        table.take(table.deal.turn() if seat is None else seat, line)
    return error.value.rule


def told(events: list[Event]) -> list[tuple[str, str, int]]:
    """What has cost something, and whom."""
    return [(event.kind, "NESW"[event.side], event.number) for event in events if event.kind in COSTS]


@pytest.mark.rule("GO-CARD-01", "GO-DEAL-01")
def test_thirty_two_cards_for_four_who_play_alone() -> None:
    preset = game_named("grasobern").preset("oberpfalz")
    assert preset.cards == PACK_32
    assert (preset.players, preset.seating.sides) == (4, 4)
    assert preset.seating.seat_names() == ["N", "E", "S", "W"]


@pytest.mark.rule("GO-DEAL-02")
def test_four_cards_at_a_time_from_the_dealers_left() -> None:
    game = game_named("grasobern")
    deal = game.engine.lay(game.preset("oberpfalz"), 3, [0] * 4, PACK_32, 0, [0, 1, 2, 3])
    assert deal.hand_cards(0) == [*PACK_32[:4], *PACK_32[16:20]]
    assert deal.hand_cards(3) == [*PACK_32[12:16], *PACK_32[28:]]


@pytest.mark.rule("GO-PLAY-01")
def test_the_first_lead_is_the_left_neighbours() -> None:
    table = referee()
    assert [event.kind for event in table.start()] == ["leads"]
    assert table.deal.turn() == 1
    assert refused(table, "E7", seat=0) == "GO-PLAY-01"


@pytest.mark.rule("GO-PLAY-02")
def test_suit_is_followed_in_turn() -> None:
    table = referee()
    play(table, "L7 H7 SA")
    assert refused(table, "E7") == "GO-PLAY-02"
    assert refused(table, "L8", seat=1) == "GO-PLAY-02"
    assert refused(table, "HA") == "GO-DEAL-02", "which North does not have"


@pytest.mark.rule("GO-PLAY-03", "GO-CARD-02")
def test_the_highest_card_of_the_suit_takes_and_its_player_leads() -> None:
    table = referee()
    assert play(table, "LX H7 SA LU")[-1].text("en") == "North takes trick 1 with the Unter of leaves."
    assert refused(table, "L7", seat=1) == "GO-PLAY-03"
    play(table, "E7")
    assert table.deal.turn() == 1


@pytest.mark.rule("GO-PLAY-04")
def test_who_cannot_follow_throws_the_ober() -> None:
    hands = SHARED_OUT | {"S": "LO H8 H9 HX S7 S8 S9 SX", "N": "E7 E8 E9 EX LA LK H7 LU"}
    table = referee(hands)
    play(table, "EA")
    assert refused(table, "SX") == "GO-PLAY-04"
    assert (
        table.against(2, "SX").matter.text("de", you=2) == "Du kannst nicht bedienen und musst den Laub-Ober zugeben."
    )
    play(table, "LO")
    free = referee(hands, ober_must_go=False)
    play(free, "EA SX")


@pytest.mark.rule("GO-PLAY-05", "GO-AIM-01", "GO-SCORE-01", "GO-SCORE-02", "GO-SCORE-03")
def test_after_eight_tricks_it_is_written_down() -> None:
    table = referee()
    assert told(play(table, "L7 H7 SA LU")) == []
    found = play_out(table)
    assert told(found) == [("go_first", "N", 1), ("go_ober", "N", 2), ("go_last", "N", 1)]
    assert table.deal.gained == [4, 0, 0, 0]
    assert [table.deal.points_for(side) for side in range(4)] == [-4, 0, 0, 0]
    assert refused(table, "E7", seat=0) == "GO-PLAY-05"


@pytest.mark.rule("GO-VAR-01")
def test_elsewhere_the_first_trick_costs_nothing() -> None:
    assert game_named("grasobern").preset("chamerau").first_trick == 0
    table = referee(first_trick=0)
    assert told(play_out(table))[0][0] == "go_ober"


@pytest.mark.rule("GO-SCORE-04")
def test_who_takes_everything_is_the_farmer() -> None:
    hands = {
        "N": "E7 E8 E9 EX EU EO EK L7",
        "E": "EA LA LK LO LU LX L9 L8",
        "S": "H7 H8 H9 HX S7 S8 S9 SX",
        "W": "HU HO HK HA SU SO SK SA",
    }
    assert told(play_out(referee(hands))) == [("go_farmer", "E", 4)]
    assert told(play_out(referee(hands, farmer=0))) == [("go_first", "E", 1), ("go_ober", "E", 2), ("go_last", "E", 1)]


@pytest.mark.rule("GO-SCORE-05")
@pytest.mark.parametrize(("scores", "winner"), [((18, 5, 4, 9), 2), ((18, 5, 5, 6), -1), ((0, 0, 0, 0), -1)])
def test_at_twenty_the_fewest_points_win(scores: tuple[int, ...], winner: int) -> None:
    """North gets four points in this deal."""
    table = referee(scores=scores)
    play(table, "L7 H7 SA LU")
    play_out(table)
    assert table.deal.winner == winner
    assert table.deal.losers == ([0] if scores[0] == 18 else [])


@pytest.mark.rule("GO-PLAY-06")
def test_nobody_talks() -> None:
    assert refused(referee(), "sage hallo") == "GO-PLAY-06"


@pytest.mark.parametrize(
    "options", [{"target": 4}, {"first_trick": 3}, {"farmer": -1}, {"ober_must_go": 1}, {"ober": True}, {"trumps": 1}]
)
def test_what_cannot_be_played_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(RulesError):
        game_named("grasobern").ruleset("oberpfalz", options)


def test_every_rule_stands_where_it_is_enforced_and_in_a_test(site: Path) -> None:
    """As it is for Weli's own: one search for an id finds the line that enforces it."""
    code = "".join(path.read_text("utf-8") for path in (site / "grasobern").glob("*.py"))
    named = set(RULE_ID.findall(code)) & set(RULE_ID.findall(Path(__file__).read_text("utf-8")))
    assert [each.id for each in rules("grasobern") if each.to_be_tested and each.id not in named] == []


def test_it_needs_nothing_of_another_game(site: Path) -> None:
    code = "".join(path.read_text("utf-8") for path in (site / "grasobern").glob("*.py"))
    assert not re.findall(r"\bweli\.games\.(?!plain\b)\w+", code)

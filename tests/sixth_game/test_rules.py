"""What Schnapsen decides beside the tricks: words on lead, the duties after the talon, and what a deal brings."""

from pathlib import Path

import pytest

from weli.core.cards import card_of
from weli.core.errors import Illegal
from weli.games import game_named
from weli.referee import Event, Referee
from weli.rulebook import RULE_ID, rules

HANDS = {"A": "HK HO EX SA LU", "B": "HA EA EK SX LA"}
TALON = "LX LK LO EO EU SK SO SU HU HX"
"""A leads; hearts are trumps, and the Ten of hearts lies under the talon."""


def referee(hands: dict[str, str] = HANDS, talon: str = TALON, scores: tuple[int, int] = (0, 0)) -> Referee:
    from schnapsen.deal import SchnapsenDeal

    game = game_named("schnapsen")
    deal = SchnapsenDeal()
    held = [[card_of(card) for card in hands[seat].split()] for seat in "AB"]
    deal.begin(game.preset("wien"), 1, list(scores), held, [card_of(card) for card in talon.split()], tape=[])
    return Referee(deal, game)


def play(table: Referee, lines: str) -> list[Event]:
    """Does this, line by line, whoever is due; what came of it."""
    return [event for line in lines.split(", ") for event in table.take(table.deal.turn(), line)]


def play_any_card(table: Referee) -> list[Event]:
    """The first that is allowed."""
    seat = table.deal.turn()
    return table.take(seat, next(line for line in table.lines(seat) if line.verb == "play"))


def refused(table: Referee, line: str, seat: int | None = None) -> str:
    with pytest.raises(Illegal) as refusal:
        table.take(table.deal.turn() if seat is None else seat, line)
    return str(refusal.value.rule)


@pytest.mark.rule("SN-CARD-01", "SN-DEAL-01")
def test_three_cards_then_trumps_then_two() -> None:
    game = game_named("schnapsen")
    rules = game.preset("wien")
    deal = game.engine.lay(rules, 1, [0, 0], rules.cards, 0, [0, 1])
    assert deal.hands == (
        sorted([*rules.cards[:3], *rules.cards[7:9]]),
        sorted([*rules.cards[3:6], *rules.cards[9:11]]),
    )
    assert (deal.talon.indicator, deal.to_draw()) == (rules.cards[6], 10)


@pytest.mark.rule("SN-PLAY-01", "SN-PLAY-02", "SN-CARD-02", "SN-TALON-01")
def test_the_best_card_takes_and_draws_first() -> None:
    table = referee()
    assert refused(table, "EA", seat=1) == "SN-PLAY-01"
    play(table, "EX, LA")
    assert table.deal.turn() == 0, "another suit takes nothing"
    assert card_of("LX") in table.deal.hand(0)
    play(table, "SA, SX")
    assert refused(table, "EA", seat=1) == "SN-PLAY-02"
    assert table.deal.points(0) == 10 + 11 + 11 + 10


@pytest.mark.rule("SN-PLAY-03")
def test_while_one_draws_any_card_goes_and_then_one_follows_beats_and_trumps() -> None:
    table = referee({"A": "EX HK SA LU EO", "B": "EA EK HA SX LA"}, "LX LK LO EU HO SK SO SU HU HX")
    assert len(table.lines(0)) >= 5
    play(table, "close, EX")
    assert refused(table, "HA") == "SN-PLAY-03"
    assert refused(table, "EK") == "SN-PLAY-03", "the Ace beats"
    play(table, "EA, LA, LU, SX, SA")
    table = referee({"A": "EX HK SA LU EO", "B": "LX LK HA SX LA"}, "EA EK LO EU HO SK SO SU HU HX")
    play(table, "close, EX")
    assert refused(table, "LA") == "SN-PLAY-03", "a trump instead"


@pytest.mark.rule("SN-PAIR-01", "SN-PAIR-02")
def test_a_marriage_counts_forty_in_trumps_once_there_is_a_trick() -> None:
    table = referee()
    assert refused(table, "marry EK") == "SN-PAIR-01"
    play(table, "marry HK")
    assert table.deal.seen_by(1).hand_cards(0).count(-1) == 3, "both are seen"
    assert refused(table, "SA") == refused(table, "close") == "SN-PAIR-02"
    play(table, "HO")
    assert table.deal.total(0) == 0
    play(table, "EK")
    assert table.deal.total(0) == 40 + 3 + 4
    assert refused(table, "marry LK", seat=1) == "SN-PAIR-01"


@pytest.mark.rule("SN-PAIR-01", "SN-TALON-02", "SN-TALON-03", "SN-AIM-01")
@pytest.mark.parametrize("word", ["marry HK", "swap", "close", "enough"])
def test_a_word_is_said_by_whoever_leads_and_before(word: str) -> None:
    table = referee()
    assert refused(table, word, seat=1) == "SN-PAIR-01"
    play(table, "EX")
    assert refused(table, word, seat=0) == refused(table, word, seat=1) == "SN-PAIR-01"


@pytest.mark.rule("SN-TALON-02")
def test_the_unter_is_laid_under_the_talon() -> None:
    table = referee({**HANDS, "A": "HU HO EX SA LU"}, "LX LK LO EO EU SK SO SU HK HX")
    told = play(table, "swap")[-1].text("en")
    assert told == "A lays the Unter under the talon and takes the Ten of hearts for it."
    assert table.deal.open_cards() == [card_of("HU")]
    assert card_of("HX") in table.deal.seen_by(1).hand(0), "everybody has seen it"
    assert refused(table, "swap") == "SN-TALON-02"


@pytest.mark.rule("SN-TALON-03")
def test_whoever_closes_ends_the_drawing_while_three_cards_are_left() -> None:
    table = referee()
    play(table, "close, EX, EA")
    assert (table.deal.to_draw(), len(table.deal.hand(0))) == (10, 4)
    assert refused(table, "close") == "SN-TALON-03"
    table = referee()
    for _ in range(8):
        play_any_card(table)
    assert table.deal.to_draw() == 2
    assert refused(table, "close") == "SN-TALON-03"


@pytest.mark.rule("SN-AIM-01", "SN-SCORE-01", "SN-SCORE-04")
@pytest.mark.parametrize(("scores", "winner"), [((0, 0), -1), ((4, 0), 0)])
def test_enough_is_sixty_six_and_brings_three_against_nobodys_trick(scores: tuple[int, int], winner: int) -> None:
    table = referee(scores=scores)
    assert refused(table, "enough") == "SN-AIM-01"
    play(table, "marry HK, HO, EK, SA, SX")
    assert table.deal.total(0) == 68
    play(table, "enough")
    assert (table.deal.gained, table.deal.winner) == ([3, 0], winner)
    assert refused(table, "enough", seat=0) == "SN-AIM-01"


@pytest.mark.rule("SN-SCORE-01")
@pytest.mark.parametrize(("theirs", "points"), [("LA LX LK LO LU SU", 2), ("LA LX LK LO LU SO", 1)])
def test_two_against_less_than_half_and_one_against_more(theirs: str, points: int) -> None:
    """Thirty-two, and thirty-three."""
    table = referee()
    own = "HA HX HK HO HU EA EX SA SX"
    table.deal.tricks.won_before = [[card_of(card) for card in cards.split()] for cards in (own, theirs)]
    table.deal.tricks.taken = [4, 3]
    assert (table.deal.total(1) < 33) == (points == 2)
    play(table, "enough")
    assert table.deal.gained == [points, 0]


@pytest.mark.rule("SN-SCORE-02")
def test_without_a_word_the_last_trick_decides() -> None:
    table = referee()
    while not table.deal.closed:
        events = play_any_card(table)
    assert events[-1].kind == "sn_won"
    assert table.deal.gained[table.deal.tricks.winners[-1]] >= 1


@pytest.mark.rule("SN-SCORE-03")
@pytest.mark.parametrize(("before", "points"), [("", 3), ("LU, LA, SX, SA, ", 2)])
def test_who_closes_in_vain_pays_two_or_three(before: str, points: int) -> None:
    table = referee()
    play(table, f"{before}close")
    while not table.deal.closed:
        play_any_card(table)
    assert table.deal.gained == [0, points]


def test_every_rule_stands_where_it_is_enforced_and_in_a_test() -> None:
    package = Path(__file__).parent / "src/schnapsen"
    code = "".join(path.read_text("utf-8") for path in package.glob("*.py"))
    named = set(RULE_ID.findall(code)) & set(RULE_ID.findall(Path(__file__).read_text("utf-8")))
    assert [each.id for each in rules("schnapsen") if each.to_be_tested and each.id not in named] == []

"""Computer players who talk: to their partner, before everybody, from their own cards alone, and never where there is no partner."""

import random

import pytest

from talk.hands import EAST, INNSBRUCK, NORTH, SOUTH, WEST, cards, deal
from weli.bots import bot_named
from weli.core.errors import Illegal
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_hands
from weli.notation import parse, show_line
from weli.referee import Referee
from weli.table.conversation import Conversation
from weli.table.players import SIGNS_OF_STRANGERS, Players

rule = pytest.mark.rule

PERLAGGEN = game_named("perlaggen")
MARTL = "HK S7 S9 EX LA"
SILENT = ["2p5", "2p7", "3p"]


def company(person: int = SOUTH, level: str = "lehrbua") -> Players:
    seats = [seat for seat in range(4) if seat != person]
    return Players({seat: bot_named(level) for seat in seats}, frozenset({person}), random.Random(1))


def after(*said: tuple[int, str], chance: int = 0) -> Conversation:
    """What has been said at a table with such a secret."""
    conversation = Conversation(chance.to_bytes(4))
    for seat, line in said:
        conversation.hear(seat, parse(line))
    return conversation


def word(table: FigureDeal, *said: tuple[int, str], person: int = SOUTH, chance: int = 0) -> tuple[int, str] | None:
    """Who says what next, after what has been said."""
    wish = company(person).having_heard(after(*said, chance=chance)).next_word(table)
    return None if wish is None else (wish.seat, show_line(wish.line))


def words(table: FigureDeal, person: int = SOUTH, chance: int = 0) -> list[tuple[int, str]]:
    """All that is said unasked before a card is played."""
    said: list[tuple[int, str]] = []
    while (next_one := word(table, *said, person=person, chance=chance)) is not None:
        said.append(next_one)
    return said


def any_deal(seed: int) -> FigureDeal:
    rng = random.Random(seed)
    pack = rng.sample(INNSBRUCK.cards, len(INNSBRUCK.cards))
    return deal_hands(INNSBRUCK, SOUTH, [0, 0], [pack[5 * seat : 5 * seat + 5] for seat in range(4)], pack[-1:])


@rule("PL-TALK-01", "PL-TALK-07")
def test_the_persons_partner_signs_its_best_card_once_a_deal() -> None:
    table = deal(INNSBRUCK, MARTL)
    signs = [said for said in words(table) if said[0] == NORTH]
    assert signs == [(NORTH, "sign look-up")]


@rule("PL-TALK-01")
def test_nobody_signs_after_his_first_card() -> None:
    table = deal(INNSBRUCK, MARTL)
    for seat in range(4):
        table.cards.played[seat] = 1
    assert words(table) == []


def test_players_whose_partner_is_a_computer_player_sign_now_and_then() -> None:
    signed = [{seat for seat, _ in words(any_deal(0), chance=chance)} - {NORTH} for chance in range(80)]
    assert 5 < sum(len(seats) for seats in signed) < 80
    for chance in range(80):
        drawn = {seat for seat in (EAST, WEST) if after(chance=chance).draws(seat, SIGNS_OF_STRANGERS)}
        seen = [{seat for seat, _ in words(any_deal(seed), chance=chance)} - {NORTH} for seed in range(3)]
        assert all(seats <= drawn for seats in seen), "whatever they hold"


@rule("PL-TALK-04", "GS-TALK-04")
def test_a_sign_is_drawn_from_the_players_own_cards_and_told_to_all() -> None:
    """With the same cards in North's hand and any others elsewhere North gives the same sign."""
    for seed in range(40):
        one = any_deal(seed)
        if one.phase() != "play":
            continue
        rng = random.Random(seed)
        others = [card for seat in (EAST, SOUTH, WEST) for card in INNSBRUCK.cards if one.cards.hands[seat] >> card & 1]
        rng.shuffle(others)
        mine = [card for card in INNSBRUCK.cards if one.cards.hands[NORTH] >> card & 1]
        other = deal_hands(INNSBRUCK, SOUTH, [0, 0], [mine, others[:5], others[5:10], others[10:]], one.cards.turned)
        assert [said for said in words(one) if said[0] == NORTH] == [said for said in words(other) if said[0] == NORTH]
    referee = Referee(deal(INNSBRUCK, MARTL), PERLAGGEN)
    (event,) = referee.take(NORTH, "sign look-up")
    assert event.text("de") == "Nord deutet: hinaufschauen."
    assert event.text("en", you=NORTH) == "You sign: look up."


@rule("PL-TALK-10", "PL-TALK-11")
def test_a_question_of_the_partner_is_answered_once_and_at_once() -> None:
    table = deal(INNSBRUCK, MARTL)
    asked = ((SOUTH, "ask gleich"),)
    assert word(table, *asked) == (NORTH, "say of-three")
    answered = (*asked, (NORTH, "say of-three"))
    assert word(table, *answered) == (NORTH, "sign look-up"), "it still signs of itself"
    quiet = [(seat, f"sign {gesture}") for seat, gesture in ((NORTH, "nod"), (EAST, "nod"), (WEST, "nod"))]
    assert word(table, *quiet, *answered) is None
    assert word(table, *quiet, *asked, (EAST, "say aha")) == (NORTH, "say of-three"), "talk may come between"
    assert word(table, *quiet, *asked, (WEST, "LX")) is None, "a card may not"
    of_the_others = word(table, *quiet, (EAST, "ask gleich"))
    assert of_the_others is not None
    assert of_the_others[0] == WEST


@rule("PL-TALK-10")
def test_nobody_answers_a_question_of_the_other_side_or_one_he_does_not_understand() -> None:
    table = deal(INNSBRUCK, MARTL)
    quiet = [(seat, "sign nod") for seat in (NORTH, EAST, WEST)]
    assert word(table, *quiet, (SOUTH, "ask Warum schaust du so?")) is None
    assert word(table, *quiet, (SOUTH, "ask decide")) is None, "that is answered by deciding"
    only_west = Players({WEST: bot_named("lehrbua")}, frozenset({SOUTH}), random.Random(1))
    assert only_west.having_heard(after(*quiet, (SOUTH, "ask gleich"))).next_word(table) is None


@rule("PL-TALK-03", "PL-TALK-09", "PL-TALK-11")
def test_talk_never_changes_what_is_legal() -> None:
    referee = Referee(deal(INNSBRUCK, MARTL), PERLAGGEN)
    before = referee.deal.facts()
    legal = [referee.lines(seat) for seat in range(4)]
    for seat, line in ((NORTH, "sign kiss"), (SOUTH, "ask bet-gleich"), (NORTH, "say bet"), (EAST, "ask decide")):
        assert referee.may(seat, line)
        assert len(referee.take(seat, line)) == 1
    assert referee.deal.facts() == before
    assert [referee.lines(seat) for seat in range(4)] == legal


@rule("PL-TALK-02")
def test_a_sign_shows_no_card() -> None:
    table = deal(INNSBRUCK, MARTL)
    Referee(table, PERLAGGEN).take(NORTH, "sign look-up")
    for seat in (EAST, SOUTH, WEST):
        assert table.seen_by(seat).cards.hands[NORTH] == 0


@rule("PL-TALK-13", "PL-2P-01", "PL-3P-02")
@pytest.mark.parametrize("name", [*(f"innsbruck-{players}" for players in SILENT), "straf"])
@pytest.mark.parametrize("line", ["say Gut?", "ask gleich", "sign kiss", "sage Ja.", "frage decide", "deute Daumen"])
def test_without_partners_there_is_no_talk(name: str, line: str) -> None:
    rules = PERLAGGEN.preset(name)
    size = rules.hand_size
    hands = [rules.cards[size * seat : size * (seat + 1)] for seat in range(rules.players)]
    table = deal_hands(rules, 0, [rules.start_score] * rules.seating.sides, hands, cards("S9"))
    referee = Referee(table, PERLAGGEN)
    before = table.facts()
    assert referee.why_not(1, line) == "PL-TALK-13"
    with pytest.raises(Illegal) as refused:
        referee.take(1, line)
    assert refused.value.rule == "PL-TALK-13"
    assert referee.deal.facts() == before
    pair = Players({seat: bot_named("lehrbua") for seat in range(1, rules.players)}, frozenset({0}), random.Random(1))
    assert pair.having_heard(after()).next_word(table) is None


@rule("PL-TALK-13")
@pytest.mark.parametrize("name", ["innsbruck", "innsbruck-6p", "eichel-imst", "deutschnofen"])
def test_with_partners_there_is(name: str) -> None:
    assert PERLAGGEN.preset(name).talk

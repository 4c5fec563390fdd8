"""The phrases people use."""

import pytest

from every import each_of
from rules.helpers import SEATS, acts, refuses, say, seat_number, sit, tricks, uncut
from rules.perlaggen.words import HANDS, bells, ends
from weli import rulebook
from weli.core.acts import GLEICH, HANGER, RAISE, SPIEL, act_of, bet_act, name_act, play_act
from weli.core.cards import card_of
from weli.games import game_named
from weli.notation import parse
from weli.referee import Referee

rule = pytest.mark.rule

BLIND = {
    "ungesehen Gleich": 1,
    "Ungesehen den Hanger!": 2,
    "ungesehen Gleich und Spiel": 5,
    "Höll auf!": 7,
    "höll auf": 7,
}


@rule("PL-WORD-01")
def test_taufen_is_said_of_a_perlagg_that_gets_its_name() -> None:
    deal = bells(dealer="N")
    (event,) = Referee(deal, game_named("perlaggen")).take(seat_number(deal, "E"), "E7=LA")[:1]
    assert "tauf" in event.text("de")
    assert "tauf" in rulebook.rule("PL-WORD-01").text("de")


@rule("PL-WORD-01")
@each_of("phrase", ["E7 getauft LA", "E7, getauft auf LA"])
def test_a_perlagg_is_played_with_that_word_too(phrase: str) -> None:
    assert parse(phrase) == parse("E7=LA")


@rule("PL-WORD-02")
@each_of(
    ("word", "card"),
    [
        ("Martl", "HK"),
        ("der Martl", "HK"),
        ("Weli", "S6"),
        ("Welli", "S6"),
        ("geschriebene Weli", "S6"),
        ("Schell-Spitz", "S7"),
        ("kleine Weli", "S7"),
        ("Eichel-Spitz", "E7"),
    ],
)
def test_the_names_of_the_perlaggen(word: str, card: str) -> None:
    assert parse(word).cards == ((card_of(card), None),)
    assert parse(f"{word}=LA").cards == ((card_of(card), card_of("LA")),)


@rule("PL-WORD-02")
def test_spitz_is_the_seven_of_trumps_in_eichelperlaggen() -> None:
    deal = sit("eichel-imst", {"W": "L7 L8"}, turned="LA")
    assert acts(deal, "W Spitz=HA") == (3, [play_act(card_of("L7")), name_act(card_of("HA"))])


@rule("PL-WORD-03")
def test_trumpf_abreissen_is_to_lead_trumps() -> None:
    refuses(tricks(bells(dealer="W"), "S8"), "E HX", "PL-PLAY-08")
    assert "abreißen" in rulebook.rule("PL-WORD-03").text("de")


@rule("PL-WORD-04")
@each_of("phrase", ["Drei auf das Gleich", "Gleich drei", "ich biete drei auf das Gleich", "bet gleich 3"])
def test_drei_with_a_figure_is_a_bet_or_a_raise_to_three(phrase: str) -> None:
    held = say(bells(), "N bet gleich", "E hold")
    assert acts(held, f"W {phrase}") == (3, [bet_act(1 << GLEICH)])
    asked = say(bells(), "N bet gleich")
    assert acts(asked, f"W {phrase}") == (3, [act_of(RAISE, GLEICH)])


@rule("PL-WORD-05", "PL-BLIND-06")
@each_of("phrase", BLIND)
def test_ungesehen_is_a_blind_bet_and_hoell_auf_one_on_everything(phrase: str) -> None:
    deal = say(uncut("innsbruck", HANDS, turned="SX"), f"N {phrase}")
    assert sum(1 << figure for figure in (GLEICH, HANGER, SPIEL) if deal.stakes[figure].blind == 0) == BLIND[phrase]


@rule("PL-WORD-06")
def test_das_spiel_ist_hin_when_nobody_has_enough_tricks() -> None:
    hands = {
        "A": "LA H8 S8 EK",
        "B": "LK HA S9 E8",
        "C": "LO H9 SX EX",
        "D": "LU HO SA HU",
        "E": "LX HX SK EA",
        "F": "L9 L8 SO SU",
    }
    order = "LA LK LO LU LX L9 H8 HA H9 HO HX L8 S9 SX SA SK SU S8 HU EA SO EK E8"
    deal = tricks(sit("innsbruck-6p", hands, turned="E9"), order)
    events = Referee(deal, game_named("perlaggen")).take(seat_number(deal, "C"), "EX")
    assert any("hin" in event.text("de").split() or "hin." in event.text("de") for event in events)


@rule("PL-WORD-07")
def test_er_beisst_mit_and_strafpunkte() -> None:
    deal = say(sit("straf"), "A bet spiel")
    events = Referee(deal, game_named("perlaggen")).take(seat_number(deal, "B"), "hold")
    assert any("beißt mit" in event.text("de") for event in events)
    text = rulebook.rule("PL-WORD-07").text("de")
    assert all(word in text for word in ("Strafpunkte", "gestraft"))


@rule("PL-WORD-08")
@each_of(("cards", "word"), [("EX LX HX", "dritzig"), ("EX LX HX S7", "viertig"), ("EX LX HX S7 E7", "fünftig")])
def test_ist_dritzig_erlaubt(cards: str, word: str) -> None:
    events = Referee(ends({"N": cards}), game_named("perlaggen")).start()
    asked = next(event for event in events if event.kind == "asks_allowed")
    assert f"{word} erlaubt" in asked.text("de").lower()
    assert asked.seat == SEATS.index("N")


@rule("PL-WORD-09")
def test_in_natur_and_zwitzig_stand_in_the_rulebook() -> None:
    text = rulebook.rule("PL-WORD-09").text("de").lower()
    assert all(word in text for word in ("natur", "zwitzig", "einfach", "zwei karten"))


@rule("PL-WORD-10")
@each_of("phrase", ["Hanger steht", "Das Gleich steht", "der Hanger steht!"])
def test_remarks_that_bind_nobody(phrase: str) -> None:
    deal = bells()
    before = deal.facts()
    assert parse(phrase).verb == "say"
    assert acts(deal, f"N {phrase}") == (0, [])
    assert deal.facts() == before


@rule("PL-WORD-12")
def test_luck_und_boden_are_the_top_and_the_bottom_card() -> None:
    deal = uncut("innsbruck", HANDS, turned="SX", luck_und_boden=True)
    events = Referee(deal, game_named("perlaggen")).take(seat_number(deal, "E"), "cut 1")
    assert any("Luck und Boden" in event.text("de") for event in events)

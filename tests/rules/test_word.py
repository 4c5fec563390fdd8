"""The phrases people use."""

import pytest

from every import each_of
from rules.helpers import FOUR_TRICKS, acts, owner, raised_to, say, table, tricks
from weli import rulebook
from weli.core.acts import CONCEDE, GLEICH, GOOD, HANGER, HOLD, RAISE, SPIEL, act_of, bet_act
from weli.core.errors import NotationError
from weli.games.figures.engine.deal import NONE
from weli.notation import parse, show_line

rule = pytest.mark.rule

NUMBER = {"Gleich": GLEICH, "Hanger": HANGER, "Spiel": SPIEL}


@rule("GS-WORD-01", "GS-BET-03")
@each_of("figure", NUMBER)
@each_of(
    "phrase",
    [
        "Ich biete das {}",
        "ich biete den {}",
        "Das {} geboten",
        "{} geboten!",
        "I bet on the {}",
        "bet {}",
        "biete {}",
        "wir bieten das {}",
    ],
)
def test_bets(phrase: str, figure: str) -> None:
    deal = table()
    assert acts(deal, f"N {phrase.format(figure)}") == (0, [bet_act(1 << NUMBER[figure])])


@rule("GS-WORD-01", "GS-BET-29")
def test_a_bet_on_several() -> None:
    assert acts(table(), "N ich biete Hanger und Gleich") == (0, [bet_act(3)])


@rule("GS-WORD-02")
@each_of("word", ["gut", "good", "Gut!", "gut."])
def test_good(word: str) -> None:
    deal = say(table(), "N bet gleich")
    assert acts(deal, f"E {word}") == (1, [act_of(GOOD, GLEICH)])


@rule("GS-WORD-03", "GS-BET-10")
@each_of("word", ["halten", "anschauen", "heben", "hold", "see", "ich halte", "wir halten", "halte"])
def test_hold_and_heben_means_hold(word: str) -> None:
    deal = say(table(), "N bet hanger")
    assert acts(deal, f"W {word}") == (3, [act_of(HOLD, HANGER)])


@rule("GS-WORD-04", "GS-BET-11")
@each_of(("word", "value"), [("einen Dreier geben", 2), ("einen Vierer geben", 3), ("gebe einen Fünfer", 4)])
def test_giving_a_number_is_a_raise(word: str, value: int) -> None:
    deal = say(table(), "N bet gleich")
    for step in range(value - 2):
        say(deal, f"{'EN'[step % 2]} raise")
    seat = "EN"[value % 2]
    assert acts(deal, f"{seat} {word}")[1] == [act_of(RAISE, GLEICH)]
    assert say(deal, f"{seat} {word}").stakes[GLEICH].value == value


@rule("GS-WORD-04", "GS-BET-16")
def test_a_wrong_number_is_refused_with_the_right_one() -> None:
    deal = say(table(), "N bet gleich")
    with pytest.raises(NotationError, match="next bet is 3"):
        acts(deal, "E einen Vierer geben")


@rule("GS-WORD-05")
def test_spiel_aus_is_a_bet_on_the_figure_at_seven() -> None:
    deal = raised_to(table(), "hanger", 7)
    assert acts(deal, "N Spiel aus") == (0, [bet_act(1 << HANGER)])
    say(deal, "N Spiel aus")
    assert deal.stakes[HANGER].bettor == 0
    with pytest.raises(NotationError):
        acts(table(), "N Spiel aus")


@rule("GS-WORD-06")
@each_of("figure", NUMBER)
@each_of("phrase", ["das {} ist gut", "{} is good", "concede {}", "Der {} ist gut."])
def test_unasked_concessions(phrase: str, figure: str) -> None:
    assert acts(table(), f"N {phrase.format(figure)}") == (0, [act_of(CONCEDE, NUMBER[figure])])


@rule("GS-WORD-07", "GS-BET-26")
def test_gut_bei_farbe() -> None:
    deal = say(tricks(table(), FOUR_TRICKS + " L7"), "W bet spiel")
    assert acts(deal, "N gut bei Farbe") == (0, [act_of(GOOD, SPIEL)])
    assert owner(say(deal, "N gut bei Farbe"), SPIEL) == "EW"


@rule("GS-WORD-08", "GS-TIE-02")
@each_of("phrase", ["der Gleich steht", "der Hanger steht", "Der Gleich steht!"])
def test_remarks_that_bind_nobody(phrase: str) -> None:
    assert parse(phrase).verb == "say"
    assert acts(table(), f"N {phrase}") == (0, [])


@rule("GS-WORD-09")
def test_unbet_and_gestrichen_as_the_game_knows_them() -> None:
    deal = table(score=(10, 0))
    assert [stake.first_bet for stake in deal.stakes] == [0, 0, 0]
    assert [stake.bettor for stake in deal.stakes] == [NONE] * 3
    text = rulebook.rule("GS-WORD-09").text("de")
    assert all(word in text for word in ("geboten", "estrichen", "infach", "ritzig", "iertig"))


@rule("GS-WORD-10")
def test_help_knows_the_words_of_poker() -> None:
    text = rulebook.rule("GS-WORD-10").text("en").lower()
    assert all(word in text for word in ("fold", "call", "raise"))


@rule("GS-BET-03", "GS-OQ-31")
@each_of("talk", ["Gleich", "ich biete", "Spiel", "drei", "vielleicht", "soll ich bieten?"])
def test_anything_else_is_no_bet(talk: str) -> None:
    with pytest.raises(NotationError):
        parse(talk)


def test_canonical_text_is_read_back() -> None:
    for text in ("bet gleich hanger", "hold", "good spiel", "raise 3", "concede hanger", "L9", "contest gleich H9 L9"):
        assert show_line(parse(text)) == text

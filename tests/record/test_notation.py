"""The notation: what people say, its canonical text, and what it means in a deal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from every import each_of
from weli.core.acts import (
    CONCEDE,
    CONTEST,
    GLEICH,
    GOOD,
    HANGER,
    HOLD,
    NAME,
    PASS_ACT,
    RAISE,
    SPIEL,
    act_of,
    bet_act,
    play_act,
    prove_act,
    show_act,
)
from weli.core.cards import PACK_33, card_of
from weli.core.errors import NotationError
from weli.core.line import SPIEL_AUS
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_hands
from weli.notation import TALK, Line, acts_of, line_of, parse, show_line

N, E, S, W = range(4)
HANDS = ("H9 L9 S9 EK LA", "E7 L7 HK SX LO", "EO EU H7 SA L8", "H8 HU HX LU SU")


def a_deal(**options: object) -> FigureDeal:
    rules = game_named("giltspiel").preset("fiss").with_options(options)
    return deal_hands(rules, S, [0, 0], [[card_of(word) for word in hand.split()] for hand in HANDS], [card_of("EA")])


def do(deal: FigureDeal, *lines: str) -> FigureDeal:
    """Has each line said, like `W bet gleich`."""
    for said in lines:
        seat = "NESW".index(said[0])
        for act in acts_of(parse(said[2:]), deal, seat):
            assert deal.check(seat, act) == 0, said
            deal.play(seat, act)
    return deal


def card(text: str) -> int:
    return card_of(text)


# From words to lines.

SAYINGS = {
    # cards
    "LX": Line("play", cards=((card_of("LX"), None),)),
    "lx": Line("play", cards=((card_of("LX"), None),)),
    "H10": Line("play", cards=((card_of("HX"), None),)),
    "play S6": Line("play", cards=((card_of("S6"), None),)),
    "spiele die Weli": Line("play", cards=((card_of("S6"), None),)),
    "Martl": Line("play", cards=((card_of("HK"), None),)),
    "S7=LA": Line("play", cards=((card_of("S7"), card_of("LA")),)),
    "S7 = LA": Line("play", cards=((card_of("S7"), card_of("LA")),)),
    "S7=S6": Line("play", cards=((card_of("S7"), card_of("S6")),)),
    "martl=h10": Line("play", cards=((card_of("HK"), card_of("HX")),)),
    # bets
    "bet gleich": Line("bet", (GLEICH,)),
    "biete gleich": Line("bet", (GLEICH,)),
    "Ich biete das Gleich.": Line("bet", (GLEICH,)),
    "Das Gleich geboten!": Line("bet", (GLEICH,)),
    "Den Hanger geboten": Line("bet", (HANGER,)),
    "I bet on the Gleich": Line("bet", (GLEICH,)),
    "ich biete das Spiel": Line("bet", (SPIEL,)),
    "bet hanger gleich": Line("bet", (GLEICH, HANGER)),
    "ich biete Gleich, Hanger und Spiel": Line("bet", (GLEICH, HANGER, SPIEL)),
    "Spiel aus": Line("bet", number=SPIEL_AUS),
    "ich biete Spiel aus": Line("bet", number=SPIEL_AUS),
    "Spiel aus auf den Hanger": Line("bet", (HANGER,), number=SPIEL_AUS),
    "Drei auf das Gleich": Line("bet", (GLEICH,), number=3),
    "bet gleich 3": Line("bet", (GLEICH,), number=3),
    # answers
    "gut": Line("good"),
    "Good!": Line("good"),
    "gut gleich": Line("good", (GLEICH,)),
    "gut bei Farbe": Line("good", (SPIEL,)),
    "hold": Line("hold"),
    "halte": Line("hold"),
    "halten": Line("hold"),
    "wir halten den Hanger": Line("hold", (HANGER,)),
    "anschauen": Line("hold"),
    "schaue an": Line("hold"),
    "heben": Line("hold"),
    "see": Line("hold"),
    "raise": Line("raise"),
    "raise hanger": Line("raise", (HANGER,)),
    "gebe drei": Line("raise", number=3),
    "einen Dreier geben": Line("raise", number=3),
    "einen Vierer geben": Line("raise", number=4),
    "gebe sieben auf Gleich": Line("raise", (GLEICH,), number=7),
    "gebe Spiel aus": Line("raise", number=SPIEL_AUS),
    # concessions
    "concede spiel": Line("concede", (SPIEL,)),
    "spiel gut": Line("concede", (SPIEL,)),
    "das Spiel ist gut": Line("concede", (SPIEL,)),
    "Der Hanger ist gut": Line("concede", (HANGER,)),
    "concede hanger gleich": Line("concede", (HANGER, GLEICH)),
    # the show, the proofs
    "contest hanger": Line("contest", (HANGER,)),
    "zeige gleich H9 S7=L9": Line("contest", (GLEICH,), ((card_of("H9"), None), (card_of("S7"), card_of("L9")))),
    "contest H9 gleich": Line("contest", (GLEICH,), ((card_of("H9"), None),)),
    "validate gleich E7 L7": Line("validate", (GLEICH,), ((card_of("E7"), None), (card_of("L7"), None))),
    "pass": Line("pass"),
    "weiter": Line("pass"),
    # what other games need
    "blind gleich": Line("blind", (GLEICH,)),
    "ungesehen Hanger": Line("blind", (HANGER,)),
    "Höll auf!": Line("blind", (GLEICH, HANGER, SPIEL)),
    "cut 17": Line("cut", number=17),
    "knock": Line("knock"),
    "steal": Line("steal"),
    "stop": Line("stop"),
    "tausche LX gegen L7": Line("exchange", cards=((card_of("LX"), None), (card_of("L7"), None))),
    "upgrade E7 L7": Line("upgrade", cards=((card_of("E7"), None), (card_of("L7"), None))),
    # talk
    "say  Bet gleich?": Line("say", text="Bet gleich?"),
    "sage ich biete das Gleich": Line("say", text="ich biete das Gleich"),
    "frage sollen wir halten": Line("ask", text="sollen wir halten"),
    "deute kiss": Line("sign", text="kiss"),
    "der Gleich steht": Line("say", text="der Gleich steht"),
    "Der Hanger steht!": Line("say", text="Der Hanger steht!"),
}


@pytest.mark.rule(
    *("GS-WORD-01", "GS-WORD-02", "GS-WORD-03", "GS-WORD-04", "GS-WORD-05", "GS-WORD-06", "GS-WORD-07", "GS-WORD-08"),
    *("GS-BET-03", "GS-FIG-17", "PL-WORD-02", "PL-WORD-04", "PL-WORD-05", "PL-WORD-10"),
)
@each_of("said", SAYINGS)
def test_what_people_say_is_read(said: str) -> None:
    assert parse(said) == SAYINGS[said]


@each_of("line", dict.fromkeys(SAYINGS.values()))
def test_canonical_text_is_read_as_the_same_line(line: Line) -> None:
    assert parse(show_line(line)) == line
    assert show_line(parse(show_line(line))) == show_line(line)


CANONICAL = {
    "ich biete den Hanger und das Gleich": "bet gleich hanger",
    "zeige gleich H10 S7 = l9": "contest gleich HX S7=L9",
    "das Spiel ist gut": "concede spiel",
    "gut bei Farbe": "good spiel",
    "einen Dreier geben": "raise 3",
    "Spiel aus": "spiel aus",
    "Höll auf": "blind gleich hanger spiel",
    "sage  na ja ": "say na ja",
}


@each_of("said", CANONICAL)
def test_the_canonical_text_is_one(said: str) -> None:
    assert show_line(parse(said)) == CANONICAL[said]


@pytest.mark.rule("GS-BET-03", "GS-TALK-09")
@each_of("said", ["Gleich!", "gleich", "ich biete", "bet", "geboten", "spiel", "drei", "ich gebe Hanger 3 4"])
def test_sloppy_bets_are_no_bets(said: str) -> None:
    with pytest.raises(NotationError):
        parse(said)


BAD = {
    "": "nothing",
    "   ": "nothing",
    "hello": "'hello'",
    "LZ": "'LZ'",
    "E6": "'E6'",
    "??": "'??'",
    "S7=ZZ": "'zz'",
    "S7=": "named ''",
    "LX L9": "number of cards",
    "bet LX": "the figure",
    "bet gleich LX": "number of cards",
    "bet gleich gleich": "twice",
    "bet gleich hold": "more than one",
    "gleich LX": "no act",
    "contest H9": "number of figures",
    "contest gleich hanger H9": "number of figures",
    "validate gleich": "number of cards",
    "hold H9": "number of cards",
    "pass gleich": "number of figures",
    "cut": "number",
    "cut 1000": "'1000'",
    "cut ²": "'²'",
    "exchange LX": "number of cards",
    "exchange S7=LX L7": "given a name",
    "hold Spiel aus": "a bet",
    "say": "nothing is said",
    "say one\nsay two": "one single line",
    "LX\x00": "one single line",
}


@each_of("said", BAD)
def test_what_cannot_be_read_is_named_in_both_languages(said: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(said)
    assert BAD[said].lower() in caught.value.text("en").lower()
    for lang in ("de", "en"):
        assert caught.value.text(lang).endswith(".")
        assert "\n" not in caught.value.text(lang) or "\n" in said


def test_a_complaint_stays_short() -> None:
    for said in ("x" * 5000, "bet " + "gleich " * 900, "S7=" + "y" * 5000):
        with pytest.raises(NotationError) as caught:
            parse(said)
        assert len(caught.value.text("de")) < 200


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        line = parse(text)
    except NotationError:
        return
    assert parse(show_line(line)) == line


@given(st.lists(st.sampled_from(sorted({word for said in SAYINGS for word in said.split()})), max_size=6))
def test_any_mixture_of_known_words_is_read_or_refused(words: list[str]) -> None:
    try:
        line = parse(" ".join(words))
    except NotationError:
        return
    assert parse(show_line(line)) == line


figures = st.sampled_from([GLEICH, HANGER, SPIEL])
some_figures = st.lists(figures, unique=True, max_size=3).map(tuple)
figures_in_order = some_figures.filter(bool).map(lambda some: tuple(sorted(some)))
plain = st.tuples(st.sampled_from(PACK_33), st.none())
named = st.tuples(st.sampled_from(PACK_33), st.none() | st.sampled_from(PACK_33))
words = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1).map(str.strip).filter(bool)
lines = st.one_of(
    st.builds(Line, st.just("play"), cards=st.tuples(named)),
    st.builds(Line, st.just("bet"), figures_in_order, number=st.none() | st.integers(0, 999)),
    st.just(Line("bet", number=SPIEL_AUS)),
    st.builds(Line, st.sampled_from(["hold", "good"]), some_figures),
    st.builds(Line, st.just("raise"), some_figures, number=st.none() | st.integers(0, 999)),
    st.builds(Line, st.just("concede"), some_figures.filter(bool)),
    st.builds(Line, st.just("contest"), st.tuples(figures), st.lists(named, max_size=5).map(tuple)),
    st.builds(Line, st.just("validate"), st.tuples(figures), st.lists(named, min_size=1, max_size=5).map(tuple)),
    st.builds(Line, st.just("blind"), figures_in_order),
    st.builds(Line, st.just("cut"), number=st.integers(0, 999)),
    st.builds(Line, st.sampled_from(["exchange", "upgrade"]), cards=st.tuples(plain, plain)),
    st.builds(Line, st.sampled_from(["knock", "steal", "stop", "pass"])),
    st.builds(Line, st.sampled_from(TALK), text=words),
)


@given(lines)
def test_every_line_comes_back_from_its_text(line: Line) -> None:
    assert parse(show_line(line)) == line


# What lines mean in a deal.


def test_a_card_and_its_name_are_two_acts() -> None:
    assert acts_of(parse("HU"), a_deal(), W) == [play_act(card("HU"))]
    assert acts_of(parse("HU=LA"), a_deal(), W) == [play_act(card("HU")), act_of(NAME, card("LA"))]


@pytest.mark.rule("GS-BET-29")
def test_a_bet_on_several_figures_is_one_act() -> None:
    assert acts_of(parse("bet gleich"), a_deal(), N) == [bet_act(1)]
    assert acts_of(parse("bet gleich spiel"), a_deal(), N) == [bet_act(5)]


def test_an_answer_finds_its_figure() -> None:
    deal = do(a_deal(), "N bet hanger")
    assert acts_of(parse("hold"), deal, E) == [act_of(HOLD, HANGER)]
    assert acts_of(parse("good"), deal, W) == [act_of(GOOD, HANGER)]
    assert acts_of(parse("raise"), deal, W) == [act_of(RAISE, HANGER)]


def test_an_answer_where_nothing_was_asked_is_left_to_the_referee() -> None:
    assert acts_of(parse("hold"), a_deal(), E) == [act_of(HOLD, SPIEL)]
    assert acts_of(parse("hold"), do(a_deal(), "N bet gleich"), S) == [act_of(HOLD, GLEICH)]


def test_with_several_bets_open_the_answer_names_its_figure() -> None:
    deal = do(a_deal(), "N bet gleich spiel")
    with pytest.raises(NotationError, match="Gleich and Spiel"):
        acts_of(parse("hold"), deal, E)
    assert acts_of(parse("hold spiel"), deal, E) == [act_of(HOLD, SPIEL)]
    assert acts_of(parse("hold gleich spiel"), deal, E) == [act_of(HOLD, GLEICH), act_of(HOLD, SPIEL)]
    do(deal, "E raise gleich")
    assert acts_of(parse("hold"), deal, N) == [act_of(HOLD, GLEICH)]
    assert acts_of(parse("hold"), deal, W) == [act_of(HOLD, SPIEL)]


@pytest.mark.rule("GS-BET-16", "GS-WORD-04")
def test_a_number_must_be_the_next_one() -> None:
    deal = do(a_deal(), "N bet gleich")
    assert acts_of(parse("gebe drei"), deal, E) == [act_of(RAISE, GLEICH)]
    assert acts_of(parse("drei auf das Gleich"), deal, E) == [act_of(RAISE, GLEICH)]
    with pytest.raises(NotationError, match=r"next bet is 3\."):
        acts_of(parse("gebe vier"), deal, E)
    do(deal, "E hold")
    assert acts_of(parse("drei auf das Gleich"), deal, W) == [bet_act(1)]
    with pytest.raises(NotationError, match=r"next bet is 3\."):
        acts_of(parse("biete vier auf das Gleich"), deal, W)


@pytest.mark.rule("GS-BET-18", "GS-WORD-05")
def test_spiel_aus_finds_the_figure_that_stands_at_the_highest_value() -> None:
    deal = a_deal(max_value=2, target=50)
    with pytest.raises(NotationError, match="stands at 2"):
        acts_of(parse("Spiel aus"), deal, N)
    do(deal, "N bet gleich")
    assert acts_of(parse("Spiel aus"), deal, E) == [act_of(RAISE, GLEICH)]
    assert acts_of(parse("gebe Spiel aus"), deal, E) == [act_of(RAISE, GLEICH)]
    do(deal, "E hold")
    assert acts_of(parse("Spiel aus"), deal, E) == [bet_act(1)]
    assert acts_of(parse("Spiel aus auf das Gleich"), deal, E) == [bet_act(1)]
    with pytest.raises(NotationError, match="next bet is Spiel aus"):
        acts_of(parse("biete sieben auf das Gleich"), deal, E)
    do(deal, "N bet spiel", "W hold")
    with pytest.raises(NotationError, match="which figure"):
        acts_of(parse("Spiel aus"), deal, E)


def test_concessions_come_one_after_the_other() -> None:
    assert acts_of(parse("concede hanger gleich"), a_deal(), N) == [act_of(CONCEDE, HANGER), act_of(CONCEDE, GLEICH)]


@pytest.mark.rule("GS-SHOW-06", "GS-SHOW-08", "GS-SHOW-09")
def test_showing_ends_with_the_word_that_the_figure_is_contested() -> None:
    deal = do(a_deal(), "E concede spiel")
    laid = [show_act(GLEICH, card("H9")), show_act(GLEICH, card("L9"))]
    assert acts_of(parse("contest gleich H9 L9"), deal, N) == [*laid, act_of(CONTEST, GLEICH)]
    assert acts_of(parse("contest gleich"), deal, N) == [act_of(CONTEST, GLEICH)]
    do(deal, "N contest gleich H9 L9")
    assert acts_of(parse("contest gleich S9"), deal, N) == [show_act(GLEICH, card("S9"))]
    assert acts_of(parse("contest gleich"), deal, N) == [act_of(CONTEST, GLEICH)]


def test_proofs_passes_and_talk() -> None:
    deal = a_deal()
    laid = [prove_act(GLEICH, card("E7")), prove_act(GLEICH, card("L7"))]
    assert acts_of(parse("validate gleich E7 L7"), deal, E) == laid
    assert acts_of(parse("pass"), deal, E) == [PASS_ACT]
    assert acts_of(parse("say der Gleich steht"), deal, E) == []


@each_of("said", ["knock"])
def test_acts_of_other_games_are_named_as_such(said: str) -> None:
    with pytest.raises(NotationError, match="in this game"):
        acts_of(parse(said), a_deal(), N)


BACK = [
    "HU",
    "HU=LA",
    "bet gleich",
    "bet gleich hanger spiel",
    "concede spiel",
    "concede hanger gleich",
    "contest gleich",
    "contest gleich H9 S9=L9",
    "validate hanger EO EU",
    "pass",
]


@each_of("said", BACK)
def test_acts_are_told_as_the_line_they_came_from(said: str) -> None:
    deal = a_deal()
    assert show_line(line_of(acts_of(parse(said), deal, N), deal)) == said


def test_an_answer_names_its_figure_only_where_it_must() -> None:
    one = do(a_deal(), "N bet hanger")
    assert show_line(line_of([act_of(HOLD, HANGER)], one)) == "hold"
    two = do(a_deal(), "N bet hanger gleich")
    assert show_line(line_of([act_of(RAISE, HANGER)], two)) == "raise hanger"
    assert show_line(line_of([act_of(HOLD, GLEICH)], two)) == "hold gleich"
    do(two, "E raise gleich")
    assert show_line(line_of([act_of(GOOD, GLEICH)], two)) == "good"


@each_of(
    ("said", "line"),
    [
        ("Ich biete das Rot", "bet rot"),
        ("biete Grün", "bet gruen"),
        ("Drei für die Roten", "bet rot 3"),
        ("Ich gebe einen Groschen auf die Grünen", "raise gruen 3"),
        ("bet green", "bet gruen"),
    ],
)
def test_the_words_of_bieten(said: str, line: str) -> None:
    """BI-BET-01, BI-BET-17: a Groschen is three."""
    assert show_line(parse(said)) == line
    assert parse(line) == parse(said)

"""The notation of Gaigel: what people say, its canonical text, and what it means in a deal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from every import each_of
from weli.core.acts import CUT, GOOD, PASS, act_of, play_act
from weli.core.cards import card_of
from weli.core.errors import NotationError
from weli.games.gaigel import GAIGEL
from weli.games.gaigel.acts import ACCUSE, AUS, ELFEN, PAIR, PROOF
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands, lay_pack
from weli.games.gaigel.ranks import PACK_48
from weli.games.gaigel.ruleset import GaigelRules
from weli.notation import Line, acts_of, line_of, parse, show_line

N, W, S, E = range(4)
ACORNS, LEAVES, HEARTS, BELLS = range(4)
HANDS = ("SK SO HK HO LX", "LA EK EO E7 S7", "HX HU LU LK LO", "HA H7 EU EX SU")


def cards(text: str) -> list[int]:
    return [card_of(word) for word in text.split()]


def rules_of(preset: str) -> GaigelRules:
    rules = GAIGEL.preset(preset)
    assert isinstance(rules, GaigelRules)
    return rules


def a_deal(
    *hands: str,
    talon: str = "EA EA SA L7 L7 HX",
    won: tuple[str, str] | None = ("SA LA", "EX"),
) -> GaigelDeal:
    """Hearts are trumps, North leads; each side has a trick, unless `won` is nothing."""
    return deal_hands(
        rules_of("kreuz-4p"),
        E,
        [0, 0],
        [cards(hand) for hand in hands or HANDS],
        cards(talon),
        taken=None if won is None else [cards(one) for one in won],
    )


def alone() -> GaigelDeal:
    return lay_pack(rules_of("3p"), 2, [0, 0, 0], PACK_48)


def with_card(verb: str, card: str) -> Line:
    return Line(verb, cards=((card_of(card), None),))


SAYINGS = {
    # openings
    "elfen LA": with_card("elfen", "LA"),
    "Ge-Elfen LA": with_card("elfen", "LA"),
    "Ge-elft: LA!": with_card("elfen", "LA"),
    "LA elfen": with_card("elfen", "LA"),
    "eleven LA": with_card("elfen", "LA"),
    "tauchen L10": with_card("tauchen", "LX"),
    "höher hat L9": with_card("tauchen", "L9"),
    "„Höher hat“ LU": with_card("tauchen", "LU"),
    "Higher has LU": with_card("tauchen", "LU"),
    "dive HK": with_card("tauchen", "HK"),
    "zweite LA": with_card("zweite", "LA"),
    "zweite Alte LA": with_card("zweite", "LA"),
    "die andere Alte: LA": with_card("zweite", "LA"),
    "second ace LA": with_card("zweite", "LA"),
    # pairs
    "pair H": Line("pair", text="H"),
    "melde H": Line("pair", text="H"),
    "ich melde Herz": Line("pair", text="H"),
    "melde Schippen": Line("pair", text="L"),
    "declare bells": Line("pair", text="S"),
    "pair": Line("pair"),
    "40": Line("pair", number=40),
    "Vierzig!": Line("pair", number=40),
    "20 L": Line("pair", number=20, text="L"),
    "zwanzig in Bollen": Line("pair", number=20, text="S"),
    "Kreuz 20": Line("pair", number=20, text="E"),
    "melde 40 H": Line("pair", number=40, text="H"),
    # the Seven of trumps
    "rob": Line("rob"),
    "raube": Line("rob"),
    "fetch": Line("fetch"),
    "hole": Line("fetch"),
    "handover": Line("handover"),
    "übernehme": Line("handover"),
    # the end
    "aus": Line("aus"),
    "Aus!": Line("aus"),
    "accuse": Line("accuse"),
    "ich beschuldige": Line("accuse"),
    "accuse B": Line("accuse", text="B"),
    "accuse A": Line("accuse", text="A"),
    "accuse I": Line("accuse"),  # no seat has that letter
    "beschuldige EW": Line("accuse", text="EW"),
    "accuse bdf": Line("accuse", text="BDF"),
    # quests
    "dissle": Line("dissle"),
    "auf Dissle": Line("dissle"),
    "siebener": Line("siebener"),
    "ich auf Siebener": Line("siebener"),
    "farbe": Line("farbe"),
    "auf Farbe": Line("farbe"),
    "show": Line("show"),
    "zeige": Line("show"),
    # the rest
    "proof": Line("proof"),
    "herzeigen": Line("proof"),
    "W herzeigen": Line("proof", text="W"),
    "knock": Line("knock"),
    "klopfe": Line("knock"),
    "draw": Line("draw"),
    "ich ziehe": Line("draw"),
}


@pytest.mark.rule("GA-OPEN-05", "GA-OPEN-10", "GA-OPEN-20", "GA-PAIR-03", "GA-CARD-02", "GA-OUT-01")
@each_of("said", SAYINGS)
def test_what_people_say_is_read(said: str) -> None:
    assert parse(said) == SAYINGS[said]


@each_of("line", SAYINGS.values())
def test_canonical_text_is_read_as_the_same_line(line: Line) -> None:
    assert parse(show_line(line)) == line


CANONICAL = {
    "Ge-Elfen LA": "elfen LA",
    "höher hat LU": "tauchen LU",
    "andere Alte LA": "zweite LA",
    "melde Herz": "pair H",
    "Herz 40": "pair 40 H",
    "raube": "rob",
    "beschuldige ew": "accuse EW",
    "herzeigen w": "proof W",
    "auf Farbe": "farbe",
}


@each_of("said", CANONICAL)
def test_the_canonical_text_is_one(said: str) -> None:
    assert show_line(parse(said)) == CANONICAL[said]


@each_of(
    ("said", "verb"),
    [
        ("spiel aus", "bet"),
        ("zeige gleich H9", "contest"),
        ("gut bei Farbe", "good"),
        ("einen Siebener geben", "raise"),
        ("gebe sieben auf Gleich", "raise"),
        ("cut 20", "cut"),
        ("cut 40", "cut"),
        ("sage aus", "say"),
    ],
)
def test_words_of_other_games_stay_theirs(said: str, verb: str) -> None:
    assert parse(said).verb == verb


REFUSED = {
    "elfen": "number of cards",
    "höher hat": "number of cards",
    "zweite LA LX": "number of cards",
    "elfen S7=LA": "given a name",
    "pair H L": "of one suit",
    "melde Gleich": "of one suit",
    "40 20": "of one suit",
    "rob H7": "to spare",
    "knock 3": "to spare",
    "accuse N W": "to spare",
    "proof NS": "to spare",
    "draw draw": "to spare",
}


@each_of("said", REFUSED)
def test_what_cannot_be_read_is_named(said: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(said)
    assert REFUSED[said] in refused.value.text("en")
    assert refused.value.text("de") != refused.value.text("en")


@given(st.lists(st.sampled_from(sorted({word for said in SAYINGS for word in said.split()})), max_size=4))
def test_any_mixture_of_known_words_is_read_or_refused(words: list[str]) -> None:
    try:
        line = parse(" ".join(words))
    except NotationError:
        return
    assert parse(show_line(line)) == line


# What it means in a deal.


def test_cards_and_words_are_one_act_each() -> None:
    deal = a_deal()
    assert acts_of(parse("LX"), deal, N) == [play_act(card_of("LX"))]
    assert acts_of(parse("elfen LA"), deal, N) == [act_of(ELFEN, card_of("LA"))]
    assert acts_of(parse("cut 24"), deal, N) == [act_of(CUT, 24)]
    assert acts_of(parse("aus"), deal, N) == [act_of(AUS, 0)]
    assert acts_of(parse("good"), deal, N) == [act_of(GOOD, 0)]
    assert acts_of(parse("weiter"), deal, N) == [act_of(PASS, 0)]
    assert acts_of(parse("sign wink"), deal, N) == []
    assert acts_of(parse("Spitz"), deal, N) == [play_act(card_of("H7"))]


@pytest.mark.rule("GA-PAIR-01", "GA-PAIR-03")
def test_a_pair_is_found_by_what_it_counts() -> None:
    deal = a_deal()
    assert acts_of(parse("40"), deal, N) == acts_of(parse("pair H"), deal, N) == [act_of(PAIR, HEARTS)]
    assert acts_of(parse("20"), deal, N) == acts_of(parse("20 S"), deal, N) == [act_of(PAIR, BELLS)]
    with pytest.raises(NotationError, match="of which suit"):
        acts_of(parse("pair"), deal, N)
    with pytest.raises(NotationError, match="counts 20"):
        acts_of(parse("40 S"), deal, N)
    # Where none may be declared the one that is held is meant, so that the nearest rule is named.
    assert acts_of(parse("pair"), a_deal(won=("", "EX")), S) == [act_of(PAIR, LEAVES)]


@pytest.mark.rule("GA-OUT-07", "GA-Q20")
def test_an_accusation_names_whom_it_means_where_it_must() -> None:
    deal = a_deal()
    assert acts_of(parse("accuse"), deal, W) == acts_of(parse("accuse NS"), deal, W) == [act_of(ACCUSE, 0)]
    assert acts_of(parse("accuse S"), deal, W) == [act_of(ACCUSE, 0)]
    assert line_of([act_of(ACCUSE, 0)], deal) == Line("accuse")
    with pytest.raises(NotationError, match="who is accused"):
        acts_of(parse("accuse"), alone(), 0)
    assert acts_of(parse("accuse C"), alone(), 0) == [act_of(ACCUSE, 2)]
    assert line_of([act_of(ACCUSE, 2)], alone()) == Line("accuse", text="C")
    with pytest.raises(NotationError, match="Nobody at this table"):
        acts_of(parse("accuse EW"), alone(), 0)


@pytest.mark.rule("GA-OPEN-19")
def test_a_request_for_proof_names_whom_it_means_where_it_must() -> None:
    deal = a_deal(
        "HK HO HU H7 HX", "LA EK EO E7 S7", "SX LX LU LK LO", "HA HK HO HU H7", talon="EA EA SA L7 L7 HX", won=None
    )
    for seat, said in ((N, "HU"), (W, "LA"), (S, "LU"), (E, "H7")):
        deal.play(seat, acts_of(parse(said), deal, seat)[0])
    assert acts_of(parse("proof"), deal, N) == [act_of(PROOF, E)]
    assert acts_of(parse("proof N"), deal, W) == [act_of(PROOF, N)]
    assert line_of([act_of(PROOF, N)], deal) == Line("proof", text="N")
    with pytest.raises(NotationError, match="show their hand"):
        acts_of(parse("proof"), deal, W)


@each_of("said", ["bet gleich", "hold", "good gleich", "concede spiel", "steal", "exchange LX L7", "S7=LA"])
def test_acts_of_other_games_are_named_as_such(said: str) -> None:
    with pytest.raises(NotationError, match="in this game"):
        acts_of(parse(said), a_deal(), N)


ROUND = [
    "LX",
    "elfen LA",
    "tauchen LU",
    "zweite EA",
    "cut 12",
    "knock",
    "draw",
    "pair H",
    "rob",
    "fetch",
    "handover",
    "good",
    "pass",
    "aus",
    "accuse",
    "proof E",
    "dissle",
    "siebener",
    "farbe",
    "show",
]


@each_of("said", ROUND)
def test_acts_are_told_as_the_line_they_came_from(said: str) -> None:
    deal = a_deal()
    assert show_line(line_of(acts_of(parse(said), deal, N), deal)) == said

"""Gleich, Hanger and Spiel where cards may stand for others. Leaves are trumps; N/S have the Spiel and show first."""

import itertools

import pytest

from every import each_of
from rules.helpers import (
    allows,
    gained,
    owner,
    playable,
    refuses,
    say,
    seat_number,
    showing,
    sit,
    tricks,
)
from weli.core.acts import GLEICH, HANGER, NAME, SPIEL, STEP, act_of, show_act
from weli.core.cards import ACE, BIT, SIX, card_of, card_text
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import KEY, missing_for, rank_of_key, size_of_key

rule = pytest.mark.rule

OTHER = {"gleich": "hanger", "hanger": "gleich"}


def physical(text: str) -> str:
    """The cards themselves, without their names."""
    return " ".join(word.partition("=")[0] for word in text.split())


def shown(figure: str, first: str, second: str, **options: object) -> FigureDeal:
    """North has shown the first, East the second; N/S are on turn again."""
    deal = sit(hands={"N": physical(first), "E": physical(second)}, **options)
    say(deal, "E concede spiel", f"N concede {OTHER[figure]}", f"N contest {figure} {first}")
    return say(deal, f"E contest {figure} {second}")


def is_better(figure: str, better: str, worse: str, **options: object) -> None:
    """What East shows beats what North has shown, and not the other way round."""
    refuses(shown(figure, worse, better, **options), f"N contest {figure}", "PL-SHOW-03")
    with pytest.raises(AssertionError, match="PL-SHOW-03"):
        shown(figure, better, worse, **options)


def is_equal(figure: str, one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        deal = say(shown(figure, first, second), f"N contest {figure}", f"E contest {figure}")
        assert owner(deal, GLEICH if figure == "gleich" else HANGER) == "stands"


def alone(figure: str, text: str, **options: object) -> int:
    """How many cards North's figure has when he lays these."""
    deal = sit(hands={"N": physical(text)}, **options)
    say(deal, "E concede spiel", f"N concede {OTHER[figure]}", f"N contest {figure} {text}")
    return size_of_key(deal.shown_figure(0, GLEICH if figure == "gleich" else HANGER))


@rule("PL-FIG-01")
def test_a_gleich_is_cards_of_one_rank_in_one_hand_by_what_they_stand_for() -> None:
    assert alone("gleich", "E9 H9") == 2
    assert alone("gleich", "E9 HK=L9") == 2
    assert alone("gleich", "S7=HX S6=EX") == 2
    for text in ("E9", "E9 HK=LX", "S7=S7 E7=EA"):
        with pytest.raises(AssertionError, match="PL-SHOW-03"):
            alone("gleich", text)


@rule("PL-FIG-02", "PL-FIG-04")
def test_up_to_five_of_a_kind() -> None:
    sizes = ["E9 H9", "E9 H9 HK=L9", "E9 H9 L9 HK=S9", "E9 H9 L9 S9 HK=S9"]
    assert [alone("gleich", text) for text in sizes] == [2, 3, 4, 5]
    assert alone("gleich", "HK=EU S6=EU S7=EU E7=EU LO=EU") == 5


@rule("PL-FIG-02", "PL-OQ-09")
def test_with_seven_cards_there_may_be_seven_of_a_kind() -> None:
    deal = sit("innsbruck-2p7", {"A": "E9 H9 L9 S9 HK S6 S7", "B": "EX HX LX SX LU LO E7"})
    say(deal, "B concede spiel", "A concede hanger", "A contest gleich E9 H9 L9 S9 HK=E9 S6=E9 S7=E9")
    assert size_of_key(deal.shown_figure(0, GLEICH)) == 7
    refuses(deal, "B contest gleich EX HX LX SX LU=EX LO=EX", "PL-SHOW-03")
    allows(deal, "B contest gleich EX HX LX SX LU=EX LO=EX E7=EX")


@rule("PL-FIG-03")
def test_more_cards_beat_fewer_then_the_higher_rank_wins() -> None:
    rising = [
        "E8 S8",
        "E9 HK=L9",
        "EA S7=HA",
        "L8 H8 E7=H8",
        "SK EK S6=LK",
        "HX LX SX LO=EX",
        "HU=LK S6=LK",
    ]
    for worse, better in itertools.pairwise(rising[:-1]):
        is_better("gleich", better, worse)
    is_better("gleich", "H9 S9 E9 L9 HK=L9", "EA HA SA S7=LA", turned="L8")
    is_better("gleich", "H9 S9 E9 L9 HK=L9", "E8 H8 S8 L8 S7=E8")


@rule("PL-FIG-04", "PL-EX-12.3")
def test_the_same_card_may_be_there_more_than_once() -> None:
    assert alone("gleich", "E9 HK=E9") == 2
    assert alone("gleich", "H9 E9 HK=E9 S6=E9") == 4
    is_equal("gleich", "EX HX LO=HX", "LX SX S7=LX")


@rule("PL-FIG-05", "PL-WILD-12")
def test_how_many_perlaggen_are_in_it_makes_no_difference() -> None:
    three_kings = ["EK LK SK", "HK=HK S6=SK S7=EK"]
    is_equal("gleich", *three_kings)
    is_equal("gleich", "E9 S7=H9", "HK=L9 S6=L9")


@rule("PL-FIG-06")
def test_a_hanger_is_neighbours_of_one_suit_in_one_hand_by_what_they_stand_for() -> None:
    assert alone("hanger", "H9 HX") == 2
    assert alone("hanger", "H9 S6=H8 SX") == 2
    assert alone("hanger", "S7=EA LO=EK") == 2
    assert alone("hanger", "HX HO S6=HU") == 3
    for text in ("H9 SX", "H9 HU", "EA S7=E7", "HK=HO S9", "H9 S6=S8"):
        with pytest.raises(AssertionError, match="PL-SHOW-03"):
            alone("hanger", text)


@rule("PL-FIG-07", "PL-WILD-12")
def test_the_longer_hanger_is_better_then_the_higher() -> None:
    rising = ["E8 S7=E9", "S9 SX", "EA HK=EK", "H7 H8 H9", "SX SU LU=S9", "L9 L8 LX L7=L7", "HX H9 H8 HU LO=HO"]
    for worse, better in itertools.pairwise(rising):
        is_better("hanger", better, worse)
    is_equal("hanger", "H7 H8 H9", "E8 E9 S6=E7")


@rule("PL-FIG-08", "PL-OQ-07")
def test_a_card_named_twice_makes_it_no_longer() -> None:
    assert alone("hanger", "H9 HX HK=HX") == 2
    assert alone("hanger", "H9 HX HK=H9 S6=H9") == 2
    is_equal("hanger", "H9 HX HK=HX", "S9 SX")
    is_better("hanger", "E7=E8 E9 EX", "S9 SX HK=SX S6=S9")
    assert alone("hanger", "H7 H8 HX HU") == 2, "two runs of one suit are two Hangers"


@rule("PL-FIG-09", "PL-TIE-01")
@each_of(
    ("figure", "north", "east", "has_it", "points"),
    [
        ("gleich", "EK SK", "EA SA", "EW", (1, 2)),
        ("gleich", "EK SK", "LK HK=HK", "stands", (1, 1)),
        ("hanger", "EK EO", "HX HU S7=HO", "EW", (1, 2)),
        ("hanger", "EK EO", "SK S7=SO", "stands", (1, 1)),
    ],
)
def test_the_best_one_wins_for_its_side_and_equal_ones_stand(
    figure: str, north: str, east: str, has_it: str, points: tuple[int, int]
) -> None:
    """N/S have the Spiel and have conceded the other figure; nobody shows anything more."""
    deal = shown(figure, north, east)
    if has_it == "stands":
        say(deal, f"N contest {figure}", f"E contest {figure}")
    else:
        say(deal, f"S concede {figure}")
    assert owner(deal, GLEICH if figure == "gleich" else HANGER) == has_it
    assert gained(deal) == points


@rule("PL-FIG-10")
def test_suits_are_equal_and_neither_trumps_nor_the_place_of_a_perlagg_count() -> None:
    is_equal("gleich", "LX HX", "EX SX")
    is_equal("hanger", "LX L9", "SX S9")
    is_equal("gleich", "E9 HK=H9", "S9 LO=L9")
    is_equal("hanger", "E9 HK=E8", "S9 LO=S8")
    is_equal("hanger", "E9 LU=E8", "S9 S8")


@rule("PL-FIG-11")
def test_the_third_trick_of_a_side_ends_the_play() -> None:
    hands = {"W": "H7 H9 SA SK E8", "N": "HA HX HU H8 E9", "E": "S8 S9 SX SO L8", "S": "EA EK EX EO EU"}
    deal = sit(hands=hands)
    tricks(deal, "H7 HA S8 EU HX S9 EO H9 HU SX EX")
    assert (owner(deal, SPIEL), list(deal.tricks.taken)) == ("open", [2, 0])
    tricks(deal, "SA")
    assert (owner(deal, SPIEL), list(deal.tricks.taken), showing(deal)) == ("NS", [3, 0], "NS")
    refuses(deal, "N H8", "PL-PLAY-19")
    assert playable(deal, "N") == ""


@rule("PL-FIG-11")
def test_where_nothing_else_is_open_no_show_follows() -> None:
    hands = {"W": "H7 H9 SA SK E8", "N": "HA HX HU H8 E9", "E": "S8 S9 SX SO L8", "S": "EA EK EX EO EU"}
    deal = say(sit(hands=hands), "N concede gleich", "N concede hanger")
    tricks(deal, "H7 HA S8 EU HX S9 EO H9 HU SX EX SA")
    assert gained(deal) == (1, 2)


@rule("PL-FIG-12", "PL-WILD-14")
def test_one_card_may_serve_in_both() -> None:
    natural = sit(hands={"N": "H9 E9 HX S8 LK"})
    say(natural, "E concede spiel", "N contest gleich E9 H9", "N contest hanger HX")
    assert [size_of_key(natural.shown_figure(0, figure)) for figure in (GLEICH, HANGER)] == [2, 2]
    wild = sit(hands={"N": "S7 E9 HX S8 LK"})
    say(wild, "E concede spiel", "N contest gleich E9 S7=H9", "N contest hanger HX")
    assert [size_of_key(wild.shown_figure(0, figure)) for figure in (GLEICH, HANGER)] == [2, 2]


@rule("PL-FIG-13")
def test_partners_do_not_put_their_cards_together() -> None:
    hands = {"N": "E9 HX SA L8 HU", "S": "H9 H8 HA SK LX", "E": "EX SX", "W": "E8 S8"}
    deal = say(sit(hands=hands), "E concede spiel", "N concede hanger")
    refuses(deal, "N contest gleich E9", "PL-SHOW-03")
    refuses(deal, "S contest gleich H9", "PL-SHOW-03")
    assert not any(deal.has_example(seat_number(deal, seat), GLEICH) for seat in "NS")
    better = {"N": "EX HX SA L8 HU", "S": "H9 S9 E9 SK LX", "E": "EA HA", "W": "E8 S8"}
    deal = say(sit(hands=better), "E concede spiel", "N concede hanger", "N contest gleich EX HX")
    say(deal, "E contest gleich EA HA", "S contest gleich H9 S9 E9")
    assert deal.shown_key(0, GLEICH) == deal.shown_figure(2, GLEICH), "the better of the two counts"


@rule("PL-ALG-05", "PL-FIG-02")
def test_free_perlaggen_count_at_their_best() -> None:
    deal = sit(hands={"N": "E9 H8 HK S6 S7"})
    assert [size_of_key(deal.full_figure(0, figure)) for figure in (GLEICH, HANGER)] == [4, 4]
    none = sit(hands={"N": "E9 H8 LA S8 HX"}, turned="LX")
    assert [size_of_key(none.full_figure(0, figure)) for figure in (GLEICH, HANGER)] == [2, 0]


def test_p_gleich_same_card_twice() -> None:
    assert alone("gleich", "E9 HK=E9") == 2
    with pytest.raises(AssertionError, match="PL-SHOW-03"):
        alone("gleich", "E9 HK=E9", gleich_same_card_twice=False)
    assert alone("gleich", "E9 HK=H9", gleich_same_card_twice=False) == 2
    is_better("gleich", "EX HX SX S7=LX", "E9 H9 S9 L9 HK=E9", gleich_same_card_twice=False)
    five = {"N": "E9 L9 H9 S9 HK"}
    for value, size in ((True, 5), (False, 4)):
        deal = sit(hands=five, gleich_same_card_twice=value)
        assert size_of_key(deal.full_figure(0, GLEICH)) == size


@pytest.mark.rule("PL-OQ-02", "PL-ALG-05")
@each_of(("sixes", "best"), [(True, (4, SIX)), (False, (3, ACE))])
def test_perlaggen_may_stand_for_sixes_beside_the_weli(sixes: bool, best: tuple[int, int]) -> None:
    """The Weli was played without a name; the other three cards are Perlaggen."""
    deal = sit("innsbruck-6p", {"A": "S6 HK S7 E7"}, turned="LX", dealer="F", baptise_as_six=sixes)
    say(deal, "A S6")
    key = deal.full_figure(0, GLEICH)
    assert (size_of_key(key), rank_of_key(key)) == best


@rule("PL-OQ-02", "PL-OQ-24")
def test_there_is_no_other_six_than_the_weli() -> None:
    """What is missing for a pair of Sixes beside the Weli is a second Weli."""
    weli = card_of("S6")
    assert missing_for(BIT[weli], 0, 0, GLEICH, 2 * KEY + SIX) == [weli]


@rule("PL-SHOW-03", "PL-WILD-05")
def test_a_perlagg_laid_in_the_show_gets_no_name_that_leaves_the_figure_short() -> None:
    """North has shown two Kings; of the names for East's Perlagg beside his Ace, only an Ace is better."""
    deal = say(sit(hands={"N": "EK SK", "E": "EA S7 H8 LX HU"}), "E concede spiel", "N concede hanger")
    say(deal, "N contest gleich EK SK")
    for card in ("EA", "S7"):
        deal.play(1, show_act(GLEICH, card_of(card)))
    names = {card_text(act % STEP) for act in deal.legal(1)}
    assert names == {"EA", "LA", "HA", "SA"}
    assert deal.check(1, act_of(NAME, card_of("LK")))

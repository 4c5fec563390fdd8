"""Perlaggen: which cards are wild, how they rank, and how they get their names. Leaves are trumps unless a test says otherwise."""

from itertools import permutations

import pytest

from every import each_of
from rules.helpers import (
    acts,
    allows,
    cited,
    due,
    hand,
    lying_as,
    may,
    owner,
    refuses,
    row,
    rules_of,
    say,
    seat_number,
    sit,
    tricks,
)
from weli.core.acts import GLEICH, HANGER, NAME, PASS_ACT, argument_of, kind_of, name_act, play_act
from weli.core.cards import BIT, PACK_33, card_of, card_text, cards_of
from weli.core.errors import RulesError
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import size_of_key

rule = pytest.mark.rule

BY_TRUMP = {
    "E": "HK S6 S7 E7 EU EO",
    "L": "HK S6 S7 E7 L7 LU LO",
    "H": "HK S6 S7 E7 H7 HU HO",
    "S": "HK S6 S7 E7 SU SO",
}


def wild_cards(deal: FigureDeal) -> str:
    """The Perlaggen of a deal, high to low."""
    found = sorted(cards_of(deal.cards.wild), key=lambda card: -deal.cards.strength[card])
    return " ".join(card_text(card) for card in found)


def trick_of_two(first: str, second: str, turned: str = "LA", **options: object) -> str:
    """Who of two players takes a trick: A leads, B follows."""
    hands = {"A": first.partition("=")[0], "B": second.partition("=")[0]}
    return due(tricks(sit("innsbruck-2p5", hands, turned=turned, **options), f"{first} {second}"))


def laid(deal: FigureDeal, line: str) -> FigureDeal:
    """A Perlagg has been laid (`N S7`) and waits for its name."""
    seat, card = line.split()
    deal.play(seat_number(deal, seat), play_act(card_of(card)))
    return deal


def names(deal: FigureDeal, seat: str) -> set[str]:
    """The names that the Perlagg just laid may get."""
    return {card_text(argument_of(act)) for act in may(deal, seat) if kind_of(act) == NAME}


@rule("PL-WILD-01", "PL-WILD-02", "PL-WILD-03", "PL-WILD-04")
@each_of("trump", BY_TRUMP)
def test_four_are_always_wild_and_seven_unter_and_ober_of_trumps(trump: str) -> None:
    assert wild_cards(sit(turned=f"{trump}A")) == BY_TRUMP[trump]


@rule("PL-WILD-04", "PL-WILD-10", "PL-PLAY-14")
@each_of("trump", BY_TRUMP)
def test_of_perlaggen_with_one_name_the_higher_takes_the_trick(trump: str) -> None:
    order = BY_TRUMP[trump].split()
    for first, second in permutations(order, 2):
        higher = "A" if order.index(first) < order.index(second) else "B"
        for name in (f"{trump}A", f"{trump}8", "H9" if trump != "H" else "S9"):
            assert trick_of_two(f"{first}={name}", f"{second}={name}", f"{trump}X") == higher, (first, second, name)


@rule("PL-WILD-15")
def test_every_other_card_is_natural() -> None:
    deal = sit(hands={"W": "HX", "N": "HU H7 HO"}, turned="LA")
    tricks(deal, "HX")
    for card in ("HU", "H7", "HO"):
        refuses(deal, f"N {card}=HA", "PL-WILD-15")
        assert lying_as(say(deal.copy(), f"N {card}"), "N") == card
    assert [card in wild_cards(sit(turned="HA")) for card in ("HU", "H7", "HO", "LU")] == [True, True, True, False]


@rule("PL-WILD-05")
def test_a_perlagg_gets_its_name_when_it_is_played() -> None:
    deal = laid(sit(hands={"W": "S7"}), "W S7")
    assert due(deal) == "W"
    assert (row(deal, "W"), lying_as(deal, "W")) == ("S7", "")
    for line in ("N bet gleich", "E concede spiel", f"N {hand(deal, 'N').split()[0]}"):
        refuses(deal, line, "PL-WILD-05")
    assert not may(deal, "N")
    assert deal.check(0, name_act(card_of("LK"))), "only whoever plays it names it"
    deal.play(3, name_act(card_of("LK")))
    assert (due(deal), lying_as(deal, "W")) == ("N", "LK")


@rule("PL-WILD-05", "PL-SHOW-04")
def test_a_perlagg_gets_its_name_when_it_is_laid_in_the_show() -> None:
    deal = say(sit(hands={"N": "HK S6 E9 HX", "E": "S9 H8"}), "E concede spiel", "N contest gleich HK=H9 E9")
    assert lying_as(deal, "N") == "H9 E9"
    seat, said = acts(deal, "N contest hanger S6=HU")
    deal.play(seat, said[0])
    refuses(deal, "S concede hanger", "PL-WILD-05")
    deal.play(seat, said[1])
    assert lying_as(deal, "N") == "H9 E9 HU"


@rule("PL-WILD-06")
def test_a_name_stays_for_the_rest_of_the_deal() -> None:
    deal = tricks(sit(hands={"W": "S7 SX"}), "S7=L8")
    for seat in "NESW":
        assert not [act for act in may(deal, seat) if kind_of(act) == NAME]
        reason = deal.check(seat_number(deal, seat), name_act(card_of("LK")))
        assert "PL-WILD-06" in cited(deal, reason)
    say(deal, "N concede spiel")
    assert lying_as(deal, "W") == "L8"
    refuses(deal, "W contest gleich SX", "PL-SHOW-03")


@rule("PL-WILD-07", "PL-EX-01")
def test_a_perlagg_without_a_name_is_no_more_than_its_face() -> None:
    deal = tricks(sit(hands={"W": "E8", "N": "E7"}), "E8 E7")
    assert (lying_as(deal, "N"), deal.cards.named) == ("E7", 0)
    assert trick_of_two("E8", "E7") == "A"
    assert trick_of_two("E7", "S7=E7") == "B"
    assert trick_of_two("S6=E7", "E7") == "A"


@rule("PL-WILD-07", "PL-OQ-10")
def test_without_a_name_it_is_no_perlagg_among_equal_cards() -> None:
    """The lowest Perlagg of all beats the Seven of acorns that has kept its face; named a Seven, that one beats it in turn."""
    assert trick_of_two("E7", "LO=E7") == "B"
    assert trick_of_two("E7=E7", "LO=E7") == "A"


@rule("PL-WILD-08", "PL-OQ-02")
def test_any_card_of_the_pack_may_be_named() -> None:
    deal = tricks(sit(hands={"W": "S7 LK", "N": "HK EA"}), "LK")
    say(deal, "N HK=LK")
    assert lying_as(deal, "N") == "LK", "the card lying there already"
    first = laid(sit(hands={"W": "S7 LK"}), "W S7")
    assert names(first, "W") == {card_text(card) for card in PACK_33}, "also the ones he holds, and the trump card"
    thirty_two = laid(sit("radetzky", {"W": "HK"}), "W HK")
    assert names(thirty_two, "W") == {card_text(card) for card in PACK_33} - {"S6"}
    seat, said = acts(thirty_two, "W HK=S6")
    assert "PL-WILD-08" in cited(thirty_two, thirty_two.check(seat, said[1]))


@rule("PL-WILD-09", "PL-OQ-04")
def test_named_as_itself_it_is_a_perlagg_all_the_same() -> None:
    deal = tricks(sit(hands={"W": "HK"}), "HK=HK")
    assert deal.cards.named == BIT[card_of("HK")]
    assert trick_of_two("LU=E7", "E7=E7") == "B"
    assert trick_of_two("LU=E7", "E7") == "A"


@rule("PL-WILD-10", "PL-WILD-11", "PL-EX-02.0", "PL-EX-02.1")
def test_the_first_example() -> None:
    hands = {"W": "LX", "N": "LA", "E": "LU", "S": "S7 L9"}
    assert due(tricks(sit(hands=hands, turned="L8"), "LX LA LU=LA S7=LA")) == "S"
    assert due(tricks(sit(hands=hands, turned="L8"), "LX LA LU=LA L9")) == "E"


@rule("PL-WILD-11")
@each_of("name", ["LK", "L8", "HX"])
def test_a_named_perlagg_beats_the_card_it_stands_for(name: str) -> None:
    for wild in BY_TRUMP["L"].split():
        assert trick_of_two(name, f"{wild}={name}") == "B"
        assert trick_of_two(f"{wild}={name}", name) == "A"


@rule("PL-WILD-13", "PL-EX-03.0", "PL-EX-03.1")
def test_a_low_name_does_not_make_a_high_card() -> None:
    hands = {"W": "LX", "N": "HK", "E": "LK", "S": "E7 S8 S9 SX HX"}
    assert due(tricks(sit(hands=hands), "LX HK=LO LK E7=HK")) == "E"
    assert due(tricks(sit(hands=hands), "LX HK=LO LK E7=LK")) == "S"
    assert trick_of_two("LK", "HK=LO") == "A"
    assert trick_of_two("LO=L8", "HK=L9") == "B", "the name counts before the place among the Perlaggen"
    assert trick_of_two("LO=L9", "HK=L8") == "A"


@rule("PL-WILD-12", "PL-TIE-02")
@each_of(
    ("figure", "natural", "wild"),
    [("gleich", "EX HX", "HK=LX S6=SX"), ("hanger", "H9 HX", "S7=E9 L7=EX"), ("gleich", "EK SK", "LO=LK HK=HK")],
)
def test_in_gleich_and_hanger_it_equals_its_card(figure: str, natural: str, wild: str) -> None:
    other = "hanger" if figure == "gleich" else "gleich"
    held = " ".join(word.split("=")[0] for word in wild.split())
    for first, second in ((natural, wild), (wild, natural)):
        hands = {"N": natural, "E": held} if first == natural else {"N": held, "E": natural}
        deal = say(sit(hands=hands), "E concede spiel", f"N concede {other}", f"N contest {figure} {first}")
        say(deal, f"E contest {figure} {second}", f"N contest {figure}", f"E contest {figure}")
        assert owner(deal, GLEICH if figure == "gleich" else HANGER) == "stands"


@rule("PL-WILD-14", "PL-FIG-12", "PL-OQ-06")
def test_used_for_both_figures_it_is_the_same_card_in_both() -> None:
    hands = {"N": "HK E9 HX LK S8", "E": "S9 SX"}
    deal = say(sit(hands=hands), "E concede spiel", "N contest gleich HK=H9 E9", "N contest hanger HX")
    assert [size_of_key(deal.shown_figure(0, figure)) for figure in (GLEICH, HANGER)] == [2, 2]
    deal = say(sit(hands=hands), "E concede spiel", "N contest gleich HK=S9 E9")
    assert not deal.shown_figure(0, HANGER)
    refuses(deal, "N contest hanger HX", "PL-SHOW-03")
    assert say(deal, "N contest hanger S8").shown_figure(0, HANGER)


@rule("PL-WILD-14")
def test_it_cannot_be_baptised_again() -> None:
    hands = {"N": "HK E9 HX S8 LK", "E": "S9 SX"}
    deal = say(sit(hands=hands), "E concede spiel", "N contest gleich HK=H9 E9")
    refuses(deal, "N contest hanger HK=LO LK", "PL-WILD-14")


@rule("PL-WILD-16")
def test_in_the_hand_it_stands_for_nothing_yet() -> None:
    deal = say(sit(hands={"N": "HK S6 S7 E9 HU", "E": "S9 S8"}), "E concede spiel")
    assert [deal.shown_figure(0, figure) for figure in (GLEICH, HANGER)] == [0, 0]
    refuses(deal, "N contest gleich", "PL-SHOW-03")
    say(deal, "N contest gleich E9 HK=H9", "N contest hanger S7=HX")
    assert size_of_key(deal.shown_figure(0, GLEICH)) == 2, "two more are in the hand"


@rule("PL-WILD-17")
def test_everybody_learns_the_card_and_its_name() -> None:
    deal = tricks(sit(hands={"W": "S7", "N": "LX"}), "S7=LK LX")
    for seat in range(4):
        view = deal.seen_by(seat)
        assert (view.cards.rows[3], view.cards.names[3]) == ([card_of("S7")], [card_of("LK")])
        assert view.cards.named == BIT[card_of("S7")]


def test_p_unbaptised_perlagg() -> None:
    allows(sit(hands={"W": "E7"}), "W E7")
    strict = sit(hands={"W": "E7"}, unbaptised_perlagg="refuse")
    refuses(strict, "W E7", "PL-WILD-05")
    allows(strict, "W E7=E7")
    assert PASS_ACT not in may(laid(strict, "W E7"), "W")


def test_p_baptise_as_six() -> None:
    allows(sit(hands={"W": "S7"}), "W S7=S6")
    without = sit(hands={"W": "S7 S6"}, baptise_as_six=False)
    refuses(without, "W S7=S6", "PL-OQ-02")
    allows(without, "W S6=S6", "W S6=S7")
    assert names(laid(without, "W S7"), "W") == {card_text(card) for card in PACK_33} - {"S6"}


def test_p_perlagg_order() -> None:
    """The set and the ranking are free; a card listed twice keeps its higher place."""
    assert wild_cards(sit(perlagg_order=[])) == ""
    assert wild_cards(sit(perlagg_order=["SK", "TU", "EA"])) == "SK LU EA"
    assert wild_cards(sit(turned="HA", perlagg_order=["S6", "HK", "TK", "T7"])) == "S6 HK H7"
    assert trick_of_two("LO=LK", "HK=LK", perlagg_order=["TO", "HK"]) == "A"
    assert trick_of_two("LO=LK", "HK=LK", perlagg_order=["HK", "TO"]) == "B"
    refuses(sit(hands={"W": "S7"}, perlagg_order=["HK"]), "W S7=LK", "PL-WILD-15")
    for wrong in (["HK", "HK"], ["XX"], ["T"], ["S6", 7], "HK"):
        with pytest.raises(RulesError, match="perlagg_order"):
            rules_of(perlagg_order=wrong)


@rule("PL-VAR-11", "PL-VAR-12", "PL-OQ-50")
def test_p_weli_substitute() -> None:
    place = {"E8": "HK E8 L7 LO LU E7 EO EU", "S8": "HK S8 L7 LO LU E7 EO EU"}
    for card, order in place.items():
        deal = sit("schlanders", {"W": f"{card} LX"}, weli_substitute=card)
        assert wild_cards(deal) == order
        allows(deal, f"W {card}=LK")
    with pytest.raises(RulesError):
        rules_of("schlanders", weli_substitute="none")
    with pytest.raises(RulesError):
        rules_of("innsbruck", weli_substitute="E8")
    with pytest.raises(RulesError, match="perlagg_order"):
        rules_of("schlanders", weli_substitute="S8", perlagg_order=["HK", "S8"])

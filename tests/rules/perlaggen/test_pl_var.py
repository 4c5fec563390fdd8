"""Local and historical forms."""

import pytest

from every import each_of
from rules.helpers import (
    allows,
    counted,
    cut_from,
    due,
    gained,
    hand,
    owner,
    plays,
    refuses,
    rules_of,
    say,
    settled,
    sit,
    tricks,
    winner,
)
from rules.perlaggen.words import FOUR_TRICKS, THREE_TRICKS, bells
from weli import rulebook
from weli.core.acts import SPIEL
from weli.core.cards import ACORNS, BELLS, HEARTS, LEAVES, card_of, cards_of, cards_text
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.engine.wild import perlaggen, permanent

rule = pytest.mark.rule


def wild(rules: FigureRules, trump: int) -> str:
    return cards_text(perlaggen(rules.wild, trump))


def shown(**options: object) -> FigureDeal:
    """Dealt from the top after one card was cut off: LA is turned, HX lies beneath it, the card cut off at the bottom."""
    top = "E8 EA EK H9 L9 S8 HU L8 SA EX EU LU E9 LX S9 LK LO HA H8 H7 SK LA HX"
    return say(cut_from("innsbruck", top, luck_und_boden=True, **options), "E cut 1")


@rule("PL-VAR-04", "PL-OQ-52")
def test_luck_und_boden_are_shown_to_everybody() -> None:
    deal = shown()
    assert (cards_text(deal.cards.turned), cards_text(deal.cut.boden)) == ("LA", "HX E8")
    for seat in range(4):
        assert deal.seen_by(seat).cut.boden == deal.cut.boden
    assert say(cut_from("innsbruck", "E8 EA EK"), "E cut 1").cut.boden == [], "only where it is the custom"
    assert not set(deal.cut.boden) & {card for held in deal.cards.hands for card in cards_of(held)}


@rule("PL-VAR-05")
def test_afterwards_nobody_looks_at_them_again() -> None:
    """No act of anybody reaches a card of the stock, and what was shown stays the same to the end."""
    deal = shown()
    boden = deal.cut.boden[:]
    refuses(deal, f"S exchange {hand(deal, 'S').split()[0]} HX", "PL-EXCH-01")
    while due(deal) != "-":
        for seat in range(4):
            assert not {act for act in deal.legal(seat) if act < 64} & set(boden)
        tricks(deal, plays(deal)[0])
    assert deal.cut.boden == boden


@rule("PL-VAR-11", "PL-VAR-12")
def test_schlanders_has_no_weli_and_the_eight_of_acorns_in_its_place() -> None:
    rules = rules_of("schlanders")
    assert card_of("S6") not in rules.cards
    assert len(rules.cards) == 32
    for trump in (LEAVES, HEARTS, BELLS):
        assert wild(rules, trump).split()[:2] == ["HK", "E8"]
    assert cards_text(cards_of(permanent(rules.wild))) == "E7 E8 EU EO HK", "the cutter keeps it too"
    assert "E8" not in wild(rules_of("eichel-elsewhere"), LEAVES)


@rule("PL-VAR-13")
def test_schlanders_ranks_the_ober_over_the_unter() -> None:
    assert wild(rules_of("schlanders"), LEAVES) == "HK E8 L7 LO LU E7 EO EU"
    hands = {"W": "S8 LO", "N": "LU S9", "E": "EO S7", "S": "EU SX"}
    assert due(tricks(sit("schlanders", hands, turned="LA"), "LO=SA LU=SA EO=SA EU=SA")) == "W"
    hands = {"W": "H8 LU", "N": "LO H9", "E": "EO H7", "S": "EU HX"}
    assert due(tricks(sit("schlanders", hands, turned="LA"), "LU=SA LO=SA EO=SA EU=SA")) == "N"
    assert due(tricks(sit("eichel-elsewhere", hands, turned="LA"), "LU=SA LO=SA EO=SA EU=SA")) == "W", "elsewhere not"


@rule("PL-VAR-14")
def test_schlanders_plays_to_twenty_four() -> None:
    assert winner(say(sit("schlanders", score=(23, 0), turned="LA"), "E concede spiel")) == "NS"
    allows(sit("schlanders", score=(22, 0), turned="LA"), "N bet spiel")


@rule("PL-VAR-21")
def test_deutschnofen_plays_with_thirty_three_cards_to_eighteen() -> None:
    rules = rules_of("deutschnofen")
    assert (len(rules.cards), rules.target) == (33, 18)
    assert "Welli" in rulebook.rule("PL-VAR-21").text("de")
    assert winner(say(sit("deutschnofen", score=(17, 0), turned="LA"), "E concede spiel")) == "NS"


@rule("PL-VAR-22", "PL-OQ-49")
@each_of(
    ("trump", "order"),
    [
        (ACORNS, "S6 HK SK H7 S7 L7 E7 EK EO EU"),
        (LEAVES, "S6 HK SK H7 S7 L7 E7 LK LO LU"),
        (HEARTS, "S6 HK SK H7 S7 L7 E7 HO HU"),  # the trump King stands higher already
        (BELLS, "S6 HK SK H7 S7 L7 E7 SO SU"),
    ],
)
def test_deutschnofen_has_ten_perlaggen_or_nine(trump: int, order: str) -> None:
    assert wild(rules_of("deutschnofen"), trump) == order
    assert len(order.split()) == (10 if trump in (ACORNS, LEAVES) else 9)


@rule("PL-VAR-23")
def test_deutschnofen_has_its_own_signs() -> None:
    assert rules_of("deutschnofen").signal_system == "deutschnofen"
    assert "PL-SIG-41" in rulebook.rule("PL-VAR-23").text("de")
    assert rulebook.rule("PL-SIG-41").text("de")


@rule("PL-VAR-32")
@each_of(("trump", "order"), [(LEAVES, "L7 LO LU"), (HEARTS, "H7 HO HU"), (ACORNS, "E7 EO EU")])
def test_three_perlique_are_trumps_only(trump: int, order: str) -> None:
    rules = rules_of("3-perlique", "giltspiel")
    assert (wild(rules, trump), permanent(rules.wild), len(rules.cards)) == (order, 0, 32)
    deal = sit("3-perlique", {"W": "L7 HA"}, turned="LA", game="giltspiel")
    allows(deal, "W L7=HK")
    refuses(deal, "W HA=HK", "PL-WILD-15")


@rule("PL-VAR-33")
@each_of(("trump", "order"), [(LEAVES, "LK L7 LO LU"), (BELLS, "SK S7 SO SU")])
def test_in_1853_four_trumps_were_wild_in_most_places(trump: int, order: str) -> None:
    rules = rules_of("1853-trump4")
    assert (wild(rules, trump), permanent(rules.wild), len(rules.cards)) == (order, 0, 32)
    hands = {"W": "E8 L7", "N": "LK E9", "E": "LO EX", "S": "LU EA"}
    assert due(tricks(sit("1853-trump4", hands, turned="LA"), "L7=SA LK=SA LO=SA LU=SA")) == "N"


@rule("PL-VAR-34", "PL-VAR-35")
@each_of(("preset", "card", "natural"), [("schello-bello", "S7", "HK"), ("radetzky", "HK", "S7")])
def test_in_some_places_a_single_card_was_wild(preset: str, card: str, natural: str) -> None:
    rules = rules_of(preset)
    for trump in (ACORNS, LEAVES, HEARTS, BELLS):
        assert wild(rules, trump) == card
    assert permanent(rules.wild) == 1 << card_of(card)
    deal = sit(preset, {"W": f"{card} {natural}"}, turned="LA")
    allows(deal, f"W {card}=EA")
    refuses(deal, f"W {natural}=EA", "PL-WILD-15")


@rule("PL-VAR-36")
@each_of(("preset", "card"), [("schello-bello-trump3", "S7"), ("radetzky-trump3", "HK")])
def test_in_other_places_three_trumps_followed_it(preset: str, card: str) -> None:
    assert wild(rules_of(preset), LEAVES) == f"{card} L7 LO LU"
    assert wild(rules_of(preset), HEARTS) == f"{card} H7 HO HU"
    hands = {"W": "E8 LO", "N": f"{card} E9", "E": "L7 EX", "S": "LU EA"}
    assert due(tricks(sit(preset, hands, turned="LA"), f"LO=SA {card}=SA L7=SA LU=SA")) == "N"


def test_p_tricks_for_spiel() -> None:
    assert owner(tricks(bells(), THREE_TRICKS), SPIEL) == "NS"
    four = tricks(bells(tricks_for_spiel=4), THREE_TRICKS)
    assert (owner(four, SPIEL), due(four)) == ("open", "S")
    two_two = tricks(bells(tricks_for_spiel=4), FOUR_TRICKS + " E7=HK S7=HA LO S8")
    assert owner(two_two, SPIEL) == "nobody", "three to two"


@each_of(
    ("voids", "points", "order"),
    [("deal", (1, -2), ["gleich NS 1"]), ("figure", (1, 0), ["gleich NS 1", "hanger EW 1", "spiel EW 1"])],
)
def test_p_validation_voids(voids: str, points: tuple[int, int], order: list[str]) -> None:
    deal = say(settled(say(bells(validation_voids=voids), "W bet gleich", "N good"), "N"), "W pass")
    assert (gained(deal), counted(deal)) == (points, order)

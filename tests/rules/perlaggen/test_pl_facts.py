"""What the source tells of Perlaggen without binding anybody: it stands in the book as such, and the house fits it."""

import pytest

from every import each_of
from weli.core.cards import ACORNS, HEARTS, LEAVES, SUITS, WELI
from weli.games import game_named
from weli.games.figures.engine.wild import perlaggen
from weli.house_rules import about, named
from weli.rulebook import rule as rule_of

PERLAGGEN = game_named("perlaggen")

FACTS = {
    "PL-CARD-02": ("Salzburger", "Tell"),
    "PL-CARD-04": ("WELI", "Eichel", "Herz"),
    "PL-PLAY-02": ("Partner", "bieten"),
    "PL-PLAY-17": ("gestochen", "Tischmitte"),
    "PL-SHOW-12": ("zuerst zeigen", "Nachteil"),
    "PL-VAL-04": ("natürlichen", "frei"),
    "PL-SCORE-03": ("Ziel", "rechts"),
    "PL-SCORE-04": ("zusammengezählt",),
    "PL-END-04": ("gestrichenen", "Gut sagen"),
    "PL-BLIND-03": ("weit hinten", "Bedingung ist das keine"),
    "PL-TALK-08": ("Partner", "Gegner"),
    "PL-EICH-26": ("Imst", "Südtirol"),
    "PL-STRAF-41": ("geblufft", "Strafe"),
    "PL-STRAF-42": ("gewinnen", "gut"),
    "PL-STRAF-43": ("drei Stiche", "vierter"),
    "PL-STRAF-44": ("drei, eins und eins", "zahlt sicher zwei"),
    "PL-STRAF-45": ("Perlaggen", "lohnt"),
    "PL-VAR-01": ("Perlaggerstreit",),
    "PL-VAR-03": ("überliefert",),
    "PL-VAR-31": ("wilden Karten",),
    "PL-VAR-37": ("1853", "sieben"),
    "PL-WORD-11": ("fold", "call", "raise"),
}


@each_of("fact", FACTS)
def test_the_book_tells_it_and_binds_nobody_by_it(fact: str) -> None:
    entry = rule_of(fact)
    assert entry.kind in ("fact", "custom", "tactic")
    assert all(word in entry.text("de") for word in FACTS[fact])
    assert entry.text("en")


@pytest.mark.rule("PL-EICH-26", "PL-CTX-04")
def test_a_form_says_where_it_is_played() -> None:
    assert "Imst" in about(named("perlaggen/eichel-imst"), "de").origin


@pytest.mark.rule("PL-VAR-31", "PL-VAR-34", "PL-WILD-03", "PL-EICH-04", "PL-STRAF-05", "PL-OQ-49")
@each_of(
    ("preset", "by_suit"),
    [
        ("schello-bello", [1, 1, 1, 1]),
        ("schello-bello-trump3", [4, 4, 4, 3]),
        ("1853-trump4", [4, 4, 4, 4]),
        ("innsbruck", [6, 7, 7, 6]),
        ("eichel-imst", [None, 8, 8, 8]),
        ("straf", [None, 9, 9, 8]),
        ("deutschnofen", [10, 10, 9, 9]),
    ],
)
def test_from_few_wild_cards_to_many(preset: str, by_suit: list[int | None]) -> None:
    rules = PERLAGGEN.preset(preset)
    for suit in range(SUITS):
        if by_suit[suit] is not None:
            assert len(perlaggen(rules.wild, suit)) == by_suit[suit]
    assert rules.wild.acorns_may_be_trump == (by_suit[ACORNS] is not None)


@pytest.mark.rule("PL-VAR-37", "PL-VAR-06")
def test_whoever_knows_seven_of_1853_may_set_them() -> None:
    seven = PERLAGGEN.preset("1853-trump4").with_options({"perlagg_order": ["TA", "TK", "TO", "TU", "TX", "T9", "T7"]})
    assert [len(perlaggen(seven.wild, suit)) for suit in (LEAVES, HEARTS)] == [7, 7]
    assert WELI not in perlaggen(seven.wild, HEARTS)

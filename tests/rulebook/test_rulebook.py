"""The rulebook as data: whole in both languages, in order, and its references lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from every import every
from made_pages.rulebook import pages, render
from weli.core.cards import card_text
from weli.core.texts import catalogue, languages
from weli.games import GAMES
from weli.rulebook import RULE_ID, Book, Rule, UnknownRule, book, books, rule, rules, topics

DOCS = Path(__file__).parents[2] / "docs"
ALL = [each for owner in books() for each in rules(owner.name)]

every_rule = every(ALL, lambda each: each.id)
every_book = pytest.mark.parametrize("owner", books(), ids=lambda owner: owner.name)


def place(each: Rule) -> tuple[int, str, int]:
    """The number of a rule as something to sort by: GS-EX-10.3 -> (10, "", 3), BI-Q07 -> (7, "", -1)."""
    found = re.fullmatch(r"[A-Z]{2}-(?:Q|[A-Z0-9]+-)(\d+)([a-z]?)(?:\.(\d+))?", each.id)
    assert found is not None, each.id
    return int(found[1]), found[2], int(found[3] or -1)


@every_rule
def test_a_rule_is_well_formed(each: Rule) -> None:
    assert RULE_ID.fullmatch(each.id)
    assert each in rules(f"{book(each.game).prefix}-{each.topic}")
    assert each.id.startswith(f"{book(each.game).prefix}-{each.topic}")
    assert rule(each.id) is each
    assert each in rules(each.id)
    assert each.source.strip(": ") == each.source
    assert each.kind in {"rule", "fact", "custom", "tactic"}


@every_rule
def test_a_rule_speaks_german_and_english(each: Rule) -> None:
    assert each.text("de") != each.text("en")
    for lang in languages():
        assert 1 <= len(each.title(lang).split()) <= 6, each.title(lang)
        assert each.text(lang)[-1] in ".?!”“)", each.text(lang)
        assert not re.search(r"  |[\"']", each.text(lang)), each.text(lang)


@every_rule
def test_what_a_rule_refers_to_exists(each: Rule) -> None:
    mentioned = {*each.open, *each.see}
    for lang in languages():
        in_text = set(RULE_ID.findall(each.text(lang)))
        mentioned |= in_text
        assert in_text == set(RULE_ID.findall(each.text("de"))), "both languages refer to the same rules"
    prefixes = {owner.prefix for owner in books()}
    for other in mentioned:
        if other[:2] in prefixes:  # another game's rulebook may not be written yet
            rule(other)
    assert all(rule(other).asks for other in each.open)


@every_book
@pytest.mark.parametrize("lang", languages())
def test_the_catalogue_of_a_book_has_its_words_and_no_others(owner: Book, lang: str) -> None:
    written = rules(owner.name)
    about = {f"{owner.prefix}.title", f"{owner.prefix}.credit", *(topic.id for topic in owner.topics)}
    about |= {f"phase.{owner.name}.{phase.name}" for phase in owner.phases}
    wanted = about | {each.id for each in written} | {f"{each.id}.title" for each in written}
    assert catalogue(f"rulebook-{owner.name}", lang).keys() == wanted


@every_book
def test_ids_are_unique_and_in_order(owner: Book) -> None:
    for topic in topics(owner.name):
        places = [place(each) for each in rules(f"{book(topic.game).prefix}-{topic.code}")]
        assert places == sorted(set(places)), topic.code


def test_a_game_a_topic_and_a_group_are_found() -> None:
    assert rules("giltspiel") == rules("GS")
    assert {each.topic for each in rules("GS-BET")} == {"BET"}
    assert [each.id for each in rules("GS-EX-25")] == ["GS-EX-25.1", "GS-EX-25.2", "GS-EX-25.3"]
    assert [each.id for each in rules("GS-BET-01")] == ["GS-BET-01"]
    assert [each.id for each in rules("BI-Q07")] == ["BI-Q07"]
    assert {each.topic for each in rules("BI-Q")} == {"Q"}
    assert topics("giltspiel")[0].code == "CTX"


def test_a_missing_language_falls_back_to_german() -> None:
    assert rule("GS-BET-13").text("de-AT") == rule("GS-BET-13").text("de")
    assert rule("GS-BET-13").title("xx") == rule("GS-BET-13").title("de")


UNKNOWN = [
    *("GS-BET-99", "GS-BTE-13", "GS-BET-1", "GS-BET-", "gs-bet-13", "giltspeil", "XX-BET-01", ""),
    *("BI-Q99", "BI-Q-07", "BI-Q7", "bi-q07", "GS-Q07"),
]


@pytest.mark.parametrize("name", UNKNOWN)
def test_an_unknown_rule_gets_a_sentence(name: str) -> None:
    for ask in (rule, rules):
        with pytest.raises(UnknownRule, match=r"^The rulebook has no .*[.?]$"):
            ask(name)


def test_an_unknown_rule_is_told_what_looks_like_it() -> None:
    with pytest.raises(UnknownRule, match="GS-BET-13"):
        rule("gs-bet-13")
    with pytest.raises(UnknownRule, match="BI-Q07"):
        rule("BI-Q-07")
    with pytest.raises(UnknownRule, match="giltspiel"):
        topics("giltspeil")


def test_what_is_to_be_tested() -> None:
    assert rule("GS-BET-13").to_be_tested
    assert rule("GS-WORD-01").to_be_tested
    assert not any(each.to_be_tested for name in ("GS-CTX", "GS-TACT", "GS-OQ", "BI-Q") for each in rules(name))


def test_own_questions_are_marked() -> None:
    assert [each.id for each in rules("giltspiel") if each.ours] == ["GS-OQ-54", "GS-OQ-55", "GS-OQ-56"]
    assert [each.id for each in rules("bieten") if each.ours] == ["BI-Q41", "BI-Q42"]
    assert not any(each.ours for each in ALL if not each.asks)


def test_a_question_by_its_short_number_is_found_in_a_text_and_linked() -> None:
    assert RULE_ID.findall("see BI-Q10, GA-Q65 and GS-OQ-01.") == ["BI-Q10", "GA-Q65", "GS-OQ-01"]
    page = render("bieten", "de")
    assert '<a id="BI-Q10"></a>' in page
    assert "[BI-Q10](#BI-Q10)" in page


def test_the_pages_are_up_to_date() -> None:
    found = dict(pages())
    assert found.keys() >= {"rulebook/giltspiel.de.md", "rulebook/giltspiel.en.md"}
    for name, text in found.items():
        page = DOCS / name
        assert page.is_file(), f"{name} is missing: python tools/pages.py"
        assert page.read_text("utf-8") == text, f"{name} is out of date: python tools/pages.py"


@every_book
@pytest.mark.parametrize("lang", languages())
def test_every_link_on_the_page_has_its_anchor(owner: Book, lang: str) -> None:
    page = render(owner.name, lang)
    own = owner.prefix
    anchors = re.findall(r'<a id="([^"]+)">', page)
    assert len(anchors) == len(set(anchors))
    assert {link for link in re.findall(r"\]\(#([^)]+)\)", page) if link.startswith(own)} <= set(anchors)


def test_the_rulebook_needs_nothing_of_the_house_but_languages_and_what_packages_bring() -> None:
    code = (
        "import sys, weli; before = set(sys.modules); import weli.rulebook; "
        "print(sorted(m for m in set(sys.modules) - before if m.startswith('weli.') and not m.startswith('weli.rulebook')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['weli.core.offered', 'weli.core.texts']"


@every_book
def test_the_cards_in_pictures_are_cards_of_the_game(owner: Book) -> None:
    shown = {each.id: {card for row in each.cards for card in row} for each in rules(owner.name) if each.cards}
    known = {card_text(card) for preset in GAMES[owner.name].presets.values() for card in preset.cards}
    assert len(shown) > 15
    assert {rule: cards - known for rule, cards in shown.items() if cards - known} == {}

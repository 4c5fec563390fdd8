"""A further language is its catalogues: every sentence of commands, referee, rulebook, table and page comes out in it."""

import random
import re

import msgspec
import pytest

from bench.test_bench import FOUND
from every import every
from languages.toy import LANG, in_toy, narrow, strings
from made_pages.house_rules import render as house_rules
from made_pages.rulebook import page_name, render
from properties.players import walk
from properties.tables import PRESETS, laid
from rules.test_reasons import refusals
from table.forms import A_THIRD, EVERY_FORM, GUESTS, setup_for
from table.helpers import opened, person_of, play_on, seeded_shuffle
from weli.bench.figures import FIGURES, PEERS
from weli.bench.report import sections
from weli.core.errors import NotationError, WeliError
from weli.core.texts import SPOKEN_BY_THE_PAGE, SPOKEN_LATER, languages, text, together
from weli.games import GAMES, game_named
from weli.referee import Referee, narrate
from weli.rulebook import book, books, rules
from weli.store.sqlite import SqliteStore
from weli.study.retelling import steps
from weli.table.menu import draft, games, ruleset_text
from weli.table.talking import talk_lists
from weli.wire.requests import HouseDraft

pytestmark = pytest.mark.usefixtures("site")

NAMES = (*GUESTS, "Resl", "Stine", "Toni", "Vroni", *(game.capitalize() for game in GAMES))
TEXTS = {
    *("text", "texts", "label", "group", "value", "other", "usual", "against", "description", "title", "source"),
    *("means", "gestures", "sheet", "base", "left_out", "presets.name"),
}
"""Fields of an answer of the wire that people read; what others hold is a card, a seat, an id, but never a sentence."""
LINES = {"act", "acts", "fitting", "house", "options.value"}
"""What the page sends back as it is."""

every_form = pytest.mark.parametrize(("game", "rules_of"), EVERY_FORM)


def told(answer: object) -> None:
    """Each text of an answer of the wire is in the language."""
    for field, said in strings(msgspec.to_builtins(answer)):
        names = {field, field.rpartition(".")[2]}
        if not names & LINES and (names & TEXTS or " " in said):
            assert narrow(said, NAMES) == [], f"{field}: {said}"


def test_the_house_offers_it() -> None:
    assert languages() == ("de", "en", LANG)
    assert text("language", LANG) == in_toy("English")


# The rulebook, and what can be set.


def plain(page: str) -> str:
    """A page without what is the same in every language: code, anchors, where a link leads, and where a sentence comes from."""
    return re.sub(r"`[^`]*`|<[^>]*>|\]\([^)]*\)", " ", page)


@every([each.name for each in books()], str)
def test_a_rulebook_is_a_page_in_it(game: str) -> None:
    others = {text("rulebook.read-here", lang, page=page_name(book(game), lang)) for lang in ("de", "en")}
    same = {each.source for each in rules(game)} | others | {book(game).source}
    page = render(game, LANG)
    for known in sorted(same, key=len, reverse=True):
        page = page.replace(known, " ")
    assert narrow(plain(page), [f"{book(game).prefix}-{topic.code}" for topic in book(game).topics]) == []


def test_the_page_about_house_rules_is_in_it() -> None:
    assert narrow(plain(house_rules(LANG)), [game.capitalize() for game in GAMES]) == []


# The referee.


@every(PRESETS, str)
def test_the_referee_speaks_it(preset: str) -> None:
    deal = laid(preset, 7)
    deal.tape = []
    list(walk(deal, random.Random(7)))
    for event in narrate(deal.tape, game_named(deal.rules.game), deal.seating):
        for you in (-1, 0):
            assert narrow(event.text(LANG, NAMES, you), NAMES) == [], event


@every(PRESETS, str)
def test_the_referee_refuses_in_it(preset: str) -> None:
    for each in {each for seed in range(3) for each in refusals(preset, seed)}:
        for you in (-1, each.seat):
            assert narrow(each.text(LANG, NAMES, you), NAMES) == [], each


UNREADABLE = (
    "",
    "soup",
    "bet",
    "bet soup",
    "bet gleich 99",
    "cut 99",
    "S7=ZZ",
    "HA HK",
    "raise",
    "good spiel 4",
    "show",
    "pair Z",
)


@pytest.mark.parametrize("preset", ["giltspiel fiss", "perlaggen innsbruck", "bieten 15", "gaigel kreuz-4p"])
def test_what_cannot_be_read_or_done_is_told_in_it(preset: str) -> None:
    referee = Referee(laid(preset, 5), game_named(preset.split(maxsplit=1)[0]))
    refused = 0
    for line in UNREADABLE:
        try:
            against: WeliError | None = referee.against(0, line)
        except NotationError as error:
            against = error
        if against is not None:
            refused += 1
            assert narrow(against.text(LANG), ["Gleich", "Hanger", "Spiel", *re.split("[ =]", line)]) == [], line
    assert refused > 8


def test_what_was_measured_is_told_in_it() -> None:
    same = {
        "OpenSpiel",
        "RLCard",
        *FOUND.versions,
        *(figure.rules for figure in FIGURES),
        *(figure.name for figure in (*FIGURES, *PEERS)),
    }
    for title, rows in sections(FOUND, LANG):
        for said in (title, *(cell for row in rows for cell in row.cells())):
            assert narrow(said, same) == []


# The table and its menu.


@pytest.mark.few(A_THIRD, first=1)
@every_form
def test_a_table_speaks_it(store: SqliteStore, game: str, rules_of: str) -> None:
    table = opened(store, seeded_shuffle(3), setup_for(game, rules_of))
    for head in play_on(table, random.Random(3)):
        if head % 9 == 0:
            told(table.view(person_of(table), LANG))
        if table.state.match.entries:
            break
    told(table.view(person_of(table), LANG))
    told(steps(table.state, 1, person_of(table.state), LANG))
    told(talk_lists(table.state.rules, LANG))


def test_the_menu_speaks_it() -> None:
    told(games(LANG))


@every(EVERY_FORM, str)
def test_a_rule_set_and_what_can_be_set_are_told_in_it(form: tuple[str, str]) -> None:
    game, rules_of = form
    told(ruleset_text(game, rules_of, "", LANG))
    told(ruleset_text(game, rules_of, f"{game}/{next(iter(GAMES[game].presets))}", LANG))
    told(draft(HouseDraft(game=game, rules=rules_of), LANG))


def test_the_page_finds_all_its_words_in_it() -> None:
    for key, words in together((*SPOKEN_BY_THE_PAGE, *SPOKEN_LATER), LANG).items():
        assert narrow(words) == [], key

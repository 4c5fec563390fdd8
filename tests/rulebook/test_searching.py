"""A stranger's words lead to the rules, in both languages, whatever the spelling."""

from every import every
from weli.core.texts import catalogue, languages
from weli.rulebook import books, hints, rules, search
from weli.rulebook.searching import MOST_WORDS
from weli.rulebook.spelling import folded, stem
from weli.rulebook.strangers import meanings

FOUND = [
    ("perlaggen", "joker", "PL-WILD-03"),
    ("perlaggen", "wild card", "PL-WILD-01"),
    ("bieten", "Joker", "BI-CARD-05"),
    ("giltspiel", "trump", "GS-DEAL-06"),
    ("giltspiel", "Trumpf", "GS-PLAY-06"),
    ("gaigel", "meld", "GA-PAIR-01"),
    ("giltspiel", "meld", "GS-FIG-01"),
    ("gaigel", "card values", "GA-CARD-04"),
    ("giltspiel", "card values", "GS-CARD-04"),
    ("gaigel", "Augen", "GA-CARD-05"),
    ("giltspiel", "points", "GS-AIM-04"),
    ("giltspiel", "lead", "GS-PLAY-03"),
    ("giltspiel", "partner signs", "GS-TALK-05"),
    ("giltspiel", "raise", "GS-BET-02"),
    ("giltspiel", "Spritzen", "GS-BET-02"),
    ("giltspiel", "fold", "GS-BET-09"),
    ("giltspiel", "bluff", "GS-BET-25"),
    ("giltspiel", "Stechen", "GS-PLAY-04"),
    ("gaigel", "Ansage", "GA-OPEN-20"),
    ("gaigel", "jack", "GA-CARD-03"),
    ("bieten", "cut", "BI-CUT-01"),
    ("perlaggen", "swap", "PL-EXCH-02"),
]


@every([(*row, lang) for row in FOUND for lang in languages()], str)
def test_a_strangers_word_leads_to_the_rule(row: tuple[str, str, str, str]) -> None:
    game, words, rule, lang = row
    found = search(game, words, lang)
    assert rule in [each.id for each in found.rules[:20]]
    said = " ".join(f"{each.title(lang)} {each.text(lang)}" for each in found.rules)
    assert found.marks
    assert all(mark in said for mark in found.marks)


@every(["Trümpfe", "Truempfe", "trumpfe", "TRUMPF", "trumpf ", "Trumf", "was ist der Trumpf?", "trump", "trumps"], str)
def test_capitals_umlauts_plurals_and_slips_of_the_finger_are_forgiven(spelt: str) -> None:
    assert search("giltspiel", spelt, "de").rules[0].id == "GS-DEAL-06"


def test_two_spellings_of_a_word_are_one() -> None:
    assert folded("Truempfe") == folded("TRÜMPFE") == "trumpfe"
    assert folded("Spaß") == "spass"
    assert stem("tricks") == stem("trick")
    assert stem("sign") == "sign"


def test_it_is_told_what_a_thing_is_called_here() -> None:
    assert search("perlaggen", "Joker", "de").means == (("Joker", "Perlagg"),)
    assert search("bieten", "joker", "en").means == (("joker", "Weli"),)
    assert search("perlaggen", "Perlagg", "de").means == ()


def test_a_card_is_not_taken_for_the_little_word_that_sounds_like_it() -> None:
    """The Unter is no preposition, and a Gleich is not what is done at once."""
    assert {"Unter"} <= set(search("giltspiel", "Bube", "de").marks) <= {"Unter", "Untern", "Unters"}


def test_of_two_things_both_are_wanted_where_a_rule_has_both() -> None:
    found = search("giltspiel", "trump lead", "en")
    assert found.rules
    assert all(
        {"trump", "trumps", "Trump", "Trumps"}
        & set(each.text("en").replace(",", " ").replace(".", " ").split() + each.title("en").split())
        for each in found.rules
    )


def test_a_rule_is_found_by_its_number() -> None:
    assert [each.id for each in search("giltspiel", "gs-bet-13", "de").rules] == ["GS-BET-13"]
    assert search("gaigel", "GS-BET-13", "de").rules == ()


@every(["", "  ", "xyzzyq", "(?:", "the of", "\x00", "ß" * 5000, "🂡"], repr)
def test_what_is_no_word_of_any_game_finds_nothing_and_harms_nothing(words: str) -> None:
    assert search("giltspiel", words, "de").means == ()
    if words != "the of":
        assert search("giltspiel", words, "de").rules == ()


@every([(book.name, lang) for book in books() for lang in languages()], str)
def test_every_hint_leads_somewhere(each: tuple[str, str]) -> None:
    game, lang = each
    assert len(hints(game, lang)) > 3
    assert not [hint for hint in hints(game, lang) if not search(game, hint, lang).rules]


@every(languages(), str)
def test_what_a_thing_is_called_stands_in_some_book(lang: str) -> None:
    """Every name on the right side is a word of a book, or nobody is led anywhere by it."""
    for key in catalogue("search", lang):
        game = key.split(".")[2] if key.count(".") == 2 else None
        if key.startswith("find."):
            read = [game] if game else [book.name for book in books()]
            assert any(_leads(key, each, lang) for each in read), key


def _leads(key: str, game: str, lang: str) -> bool:
    words = catalogue("search", lang)[key].partition("=")[2].split(",")
    said = " ".join(f"{each.title(lang)} {each.text(lang)}" for each in rules(game)).casefold()
    return any(word.strip().casefold() in said for word in words)


def test_the_languages_know_the_same_things() -> None:
    first, *others = (catalogue("search", lang).keys() for lang in languages())
    assert all(other == first for other in others)
    assert all(each.called and each.here for each in meanings("giltspiel", "de"))


def test_of_many_words_the_first_are_looked_for_each_once() -> None:
    """Forty that are none were each held against all of four books, for a second."""
    words = [f"q{letter}" for letter in "bcdfghjklm"]
    many = search("giltspiel", " ".join(words), "en")
    assert many == search("giltspiel", " ".join(words[:MOST_WORDS]), "en")
    assert search("giltspiel", "joker joker", "en") == search("giltspiel", "joker", "en")
    assert search("giltspiel", " ".join([*words[:MOST_WORDS], "joker"]), "en").rules == ()

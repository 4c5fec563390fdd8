"""Finds the rules that somebody means, in whichever words: those of the book, those of a stranger, or nearly those.

>>> found = search("giltspiel", "joker", "en")
>>> found.means
(('joker', 'wild'),)
>>> found.rules[0].title("en")
'No wild cards'
"""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from weli.rulebook.library import RULE_ID, rules, topics
from weli.rulebook.model import NOT_TESTED_TOPICS, Rule
from weli.rulebook.spelling import WORD, folded, is_form_of, stem
from weli.rulebook.strangers import Meaning, idle_words, meanings

LONGEST = 80
"""Letters of what is looked for; the rest of it is left out."""
MOST_WORDS = 8
"""Different words that are looked for; each that is none is held against all of the book."""
NEAR = 0.75
"""How alike a word must be to count as one that was mistyped, from 0 to 1."""
PHRASE = 3
"""So many words a name has at most."""
IN_TITLE, IN_CHAPTER, IN_TEXT, BINDING = 5, 6, 2, 4
"""What speaks for a rule: its name has the word, the heading of its chapter, what it says; and one may be held to it."""


@dataclass(frozen=True)
class Found:
    """`rules`, the best first; `marks`: the words in them that were meant, as they stand there; `means`: what is called otherwise here."""

    rules: tuple[Rule, ...]
    marks: tuple[str, ...]
    means: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Term:
    """One thing that is looked for: `words` of the book that say it, the `best` of them, and how it is `called` here if not as `said`."""

    said: str
    words: frozenset[str]
    best: frozenset[str]
    called: str = ""


@dataclass(frozen=True)
class Page:
    """A rule with the words of its chapter's heading, its title and its text, as they stand there."""

    rule: Rule
    heading: frozenset[str]
    title: frozenset[str]
    text: frozenset[str]


def search(game: str, wanted: str, lang: str) -> Found:
    """The rules of a game's book that somebody means. Raises `UnknownRule` where there is no such book."""
    wanted = wanted[:LONGEST].strip()
    if RULE_ID.fullmatch(wanted.upper()):
        return Found(tuple(each for each in rules(game) if each.id == wanted.upper()), (), ())
    said = list(dict.fromkeys(WORD.findall(wanted)))[:MOST_WORDS]
    terms = tuple(_terms(said, game, lang))
    pages = _best(_pages(game, lang), terms)
    marks = {word for term in terms for word in term.words for page in pages if word in page.title | page.text}
    means = tuple((term.said, term.called) for term in terms if term.called and term.words)
    return Found(tuple(page.rule for page in pages), tuple(sorted(marks, key=lambda word: (-len(word), word))), means)


def _best(pages: tuple[Page, ...], terms: tuple[Term, ...]) -> list[Page]:
    """Those that say all of it; where there is none, those that say most."""
    scored = [(page, [_score(page, term) for term in terms]) for page in pages]
    most = max((_said(scores) for _, scores in scored), default=0)
    found = [(page, sum(scores)) for page, scores in scored if 0 < most == _said(scores)]
    return [page for page, _ in sorted(found, key=lambda each: -each[1])]


def _said(scores: list[int]) -> int:
    return sum(each > 0 for each in scores)


def _score(page: Page, term: Term) -> int:
    if term.words.isdisjoint(page.title) and term.words.isdisjoint(page.text):
        return 0
    binding = page.rule.topic not in NOT_TESTED_TOPICS and page.rule.kind == "rule"
    in_title = [words for words in (term.words, term.best) if not words.isdisjoint(page.title)]
    in_text = not term.words.isdisjoint(page.text)
    in_chapter = not term.words.isdisjoint(page.heading)
    return IN_TITLE * len(in_title) + IN_CHAPTER * in_chapter + IN_TEXT * in_text + BINDING * binding


def _terms(words: list[str], game: str, lang: str) -> Iterator[Term]:
    """Names of several words first, then word by word, without those that say nothing."""
    left, alone = words, all(folded(word) in idle_words() for word in words)
    while left:
        size, meant = _longest(left, game, lang)
        if meant:
            yield _called(left[:size], meant, game, lang)
        elif alone or folded(left[0]) not in idle_words():
            yield _nearly(left[0], game, lang)
        left = left[size:]


def _longest(words: list[str], game: str, lang: str) -> tuple[int, list[Meaning]]:
    """Of how many words the longest name is with which they begin, and what it may mean."""
    for size in range(min(PHRASE, len(words)), 0, -1):
        said = " ".join(folded(word) for word in words[:size])
        meant = [each for each in meanings(game, lang) if said in each.called or stem(said) in each.stems]
        if meant:
            return size, meant
    return 1, []


def _called(words: list[str], meant: list[Meaning], game: str, lang: str) -> Term:
    """What somebody says counts too where the book says it; otherwise they are told what it is called here."""
    said = " ".join(words)
    here = [name for each in meant for name in each.here]
    own = _forms(folded(said), game, lang)
    others = [_named(name, game, lang) for name in here]
    return Term(said, own.union(*others), own or others[0], "" if own else here[0])


def _nearly(word: str, game: str, lang: str) -> Term:
    """A word as the book has it, or begins with it; or else the one that it is most like, of the book or of a stranger."""
    typed = folded(word)
    found = _forms(typed, game, lang) or _begun(typed, game, lang)
    if found:
        return Term(word, found, found)
    strange = {name: name for each in meanings(game, lang) for name in sorted(each.called)}
    known = {folded(each): each for each in _vocabulary(game, lang)}
    like = next(iter(get_close_matches(typed, [*known, *strange], n=1, cutoff=NEAR)), "")
    meant = _longest([like], game, lang)[1] if like else []
    if meant:
        return _called([like], meant, game, lang)
    found = _forms(like, game, lang)
    return Term(word, found, found)


def _forms(typed: str, game: str, lang: str) -> frozenset[str]:
    """The words of a book that are forms of one that was typed."""
    wanted = stem(typed)
    return frozenset(word for word, plain in _vocabulary(game, lang).items() if wanted and wanted == plain[1])


def _begun(typed: str, game: str, lang: str) -> frozenset[str]:
    return frozenset(word for word, plain in _vocabulary(game, lang).items() if plain[0].startswith(typed))


@cache
def _named(name: str, game: str, lang: str) -> frozenset[str]:
    return frozenset(word for word in _vocabulary(game, lang) if is_form_of(word, name))


@cache
def _pages(game: str, lang: str) -> tuple[Page, ...]:
    return tuple(
        Page(each, _words(topic.heading(lang)), _words(each.title(lang)), _words(each.text(lang)))
        for topic in topics(game)
        for each in rules(topic.id)
    )


def _words(said: str) -> frozenset[str]:
    return frozenset(WORD.findall(RULE_ID.sub(" ", said)))


@cache
def _vocabulary(game: str, lang: str) -> dict[str, tuple[str, str]]:
    """The words of a book, each with how it is typed, whole and without its ending."""
    words = sorted({word for page in _pages(game, lang) for word in page.heading | page.title | page.text})
    return {word: (folded(word), stem(folded(word))) for word in words}

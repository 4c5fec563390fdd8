"""The rulebooks as the page shows them, in one language: by the steps of a deal, with cards, worked examples and the ways of villages."""

from msgspec.structs import replace as but

from weli.cases import Case, case_named, cases_of
from weli.games import GAMES
from weli.house_rules import villages
from weli.rulebook import Phase, Rule, Topic, book, books, hints, rules, search
from weli.study.replaying import replayed
from weli.wire.messages import Lang
from weli.wire.requests import (
    BookText,
    CaseLine,
    Chapter,
    FoundRules,
    PhaseLine,
    RecordText,
    Replayed,
    RuleText,
    VillageLine,
    VillageValue,
)

MOST_CASES = 6
"""So many worked examples are offered below a rule; a rule with more has those written for it first."""

MOST_FOUND = 40
"""So many of the rules found are shown; who wants others says a word more."""


def book_in(game: str, lang: Lang) -> BookText:
    """A game's rulebook. Raises `UnknownRule` where it has none."""
    found = book(game)
    return BookText(
        game=found.name,
        name=found.title(lang),
        credit=found.credit(lang),
        phases=[_phase(each, lang) for each in found.phases],
        chapters=[_chapter(each, lang) for each in found.topics],
    )


def rule_in(found: Rule, lang: Lang) -> RuleText:
    """One rule with all that is shown of it."""
    return RuleText(
        id=found.id,
        game=found.game,
        title=found.title(lang),
        text=found.text(lang),
        source=found.source,
        cards=[list(row) for row in found.cards],
        cases=[_case(each, lang) for each in cases_of(found.id)[:MOST_CASES]],
        settings=list(found.parameters),
    )


def villages_in(game: str, lang: Lang) -> list[VillageLine]:
    """What the villages of a game hold otherwise, by parameter. Raises `UnknownRule` where it has no rulebook."""
    found = book(game).name
    told = villages(found, lang) if found in GAMES else []
    return [
        VillageLine(
            each.id, each.name, [VillageValue(way.value, list(way.rules), list(way.names)) for way in each.ways]
        )
        for each in told
    ]


def found_in(game: str, words: str, lang: Lang) -> FoundRules:
    """What somebody's words lead to in a game's book, and how much in others. Raises `UnknownRule` where it has none."""
    found = search(game, words, lang)
    others = {each.name: len(search(each.name, words, lang).rules) for each in books() if each.name != game}
    return FoundRules(
        rules=[rule_in(each, lang) for each in found.rules[:MOST_FOUND]],
        count=len(found.rules),
        marks=list(found.marks),
        means=[list(each) for each in found.means],
        elsewhere=others,
        hints=[] if found.rules else hints(game, lang),
    )


def case_in(name: str, deal: int, lang: Lang) -> Replayed:
    """A worked example step by step. Raises `NoSuchCase`; `RecordError`, `NoSuchDeal` where it cannot be told."""
    case = case_named(name)
    return but(replayed(RecordText(case.record, f"{name}.weli", deal), lang), note=case.words(lang))


def _phase(phase: Phase, lang: Lang) -> PhaseLine:
    return PhaseLine(phase.name, phase.heading(lang), phase.line(lang), phase.beside, list(phase.topics))


def _chapter(topic: Topic, lang: Lang) -> Chapter:
    return Chapter(topic.code, topic.heading(lang), [rule_in(each, lang) for each in rules(topic.id)])


def _case(case: Case, lang: Lang) -> CaseLine:
    return CaseLine(case.name, case.words(lang))

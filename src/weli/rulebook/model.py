"""What a rule is: an id, a name and a text in each language, and where it comes from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from weli.core.texts import FIRST_LANGUAGE, languages

QUESTION_TOPICS = frozenset({"OQ", "Q"})
# Topics that tell, advise or ask. Nothing in them can be broken, so no test has to name their rules.
NOT_TESTED_TOPICS = QUESTION_TOPICS | {"CTX", "TACT", "TAC"}


class UnknownRule(LookupError):
    """No rule, topic or game goes by that name. The message is a sentence and suggests what may have been meant."""


@dataclass(frozen=True, slots=True)
class Words:
    """One text in the languages it exists in, in the order of `languages()`; an empty string where it has not been written yet."""

    texts: tuple[str, ...]

    @classmethod
    def of(cls, entry: Mapping[str, Any]) -> Self:
        """The texts of an entry of a file, by language. Line breaks in the file are for its reader only, so they become spaces."""
        return cls(tuple(" ".join(str(entry.get(lang, "")).split()) for lang in languages()))

    def in_language(self, lang: str) -> str:
        """The text in `lang` ("de", also "de-AT"); where that one is missing, in German, the first."""
        known = dict(zip(languages(), self.texts, strict=True))
        return known.get(lang[:2].lower()) or known[FIRST_LANGUAGE]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, citable by its id.

    `game` is the game's name ("giltspiel"), `topic` the middle of the id ("BET"). `source` names the page and the
    heading the fact comes from. `derived`: follows from the source without standing there word for word. `open`: the
    open questions whose default this rule states. `see`: other rules or questions that bear on it. `parameters`: the
    fields of a rule set that switch it. `ours`: asked and answered by this project, not the source. `kind` is "rule",
    or "fact", "custom" or "tactic" for a statement that binds nobody.
    """

    id: str
    game: str
    topic: str
    titles: Words
    texts: Words
    source: str
    derived: bool = False
    open: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()
    ours: bool = False
    kind: str = "rule"

    def title(self, lang: str = "de") -> str:
        """The rule's name in two to six words, for a chip or a heading."""
        return self.titles.in_language(lang)

    def text(self, lang: str = "de") -> str:
        """The rule itself, in one to three sentences."""
        return self.texts.in_language(lang)

    @property
    def asks(self) -> bool:
        """Whether it is an open question, with the answer that holds here."""
        return self.topic in QUESTION_TOPICS

    @property
    def to_be_tested(self) -> bool:
        """Whether a test can hold the engine to it: it is not background, not advice and not an open question."""
        return self.topic not in NOT_TESTED_TOPICS and self.kind == "rule"


@dataclass(frozen=True, slots=True)
class Topic:
    """A chapter of a rulebook: its code in the ids ("BET") and its heading."""

    game: str
    code: str
    headings: Words

    def heading(self, lang: str = "de") -> str:
        """The chapter's heading in `lang`."""
        return self.headings.in_language(lang)


@dataclass(frozen=True, slots=True)
class Book:
    """A game's rulebook as a whole: the game's name, the prefix of its ids, its title, source and topics in order."""

    name: str
    prefix: str
    titles: Words
    source: str
    credits: Words
    topics: tuple[Topic, ...]

    def title(self, lang: str = "de") -> str:
        """The game's name as it is written in `lang`."""
        return self.titles.in_language(lang)

    def credit(self, lang: str = "de") -> str:
        """One sentence that names the source of the rules."""
        return self.credits.in_language(lang)

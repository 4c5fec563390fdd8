"""What a rule is: an id and where it comes from. Its name and its text are in the catalogues, `rulebook-giltspiel.po` and its like."""

from dataclasses import dataclass

from weli.core.texts import FIRST_LANGUAGE, looked_up

QUESTION_TOPICS = frozenset({"OQ", "Q"})
# Topics that tell, advise or ask. Nothing in them can be broken, so no test has to name their rules.
NOT_TESTED_TOPICS = QUESTION_TOPICS | {"CTX", "TACT", "TAC"}


class UnknownRule(LookupError):
    """No rule, topic or game goes by that name. The message is a sentence and suggests what may have been meant."""


def spoken(game: str, key: str, lang: str) -> str:
    """What the catalogue of a game's rulebook says under a key; in German where `lang` lacks it."""
    return looked_up((f"rulebook-{game}",), key, lang)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, citable by its id.

    `game` is the game's name ("giltspiel"), `topic` the middle of the id ("BET"). `source` names the page and the
    heading the fact comes from. `derived`: follows from the source without standing there word for word. `open`: the
    open questions whose default this rule states. `see`: other rules or questions that bear on it. `parameters`: the
    fields of a rule set that switch it. `ours`: asked and answered by this project, not the source. `kind` is "rule",
    or "fact", "custom" or "tactic" for a statement that binds nobody. `cards`: rows of cards that show what it speaks of.
    """

    id: str
    game: str
    topic: str
    source: str
    derived: bool = False
    open: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()
    ours: bool = False
    kind: str = "rule"
    cards: tuple[tuple[str, ...], ...] = ()

    def title(self, lang: str = FIRST_LANGUAGE) -> str:
        """The rule's name in two to six words, for a chip or a heading."""
        return spoken(self.game, f"{self.id}.title", lang)

    def text(self, lang: str = FIRST_LANGUAGE) -> str:
        """The rule itself, in one to three sentences."""
        return spoken(self.game, self.id, lang)

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
    """A chapter of a rulebook: its code in the ids ("BET"), and its own id ("GS-BET")."""

    game: str
    code: str
    id: str

    def heading(self, lang: str = FIRST_LANGUAGE) -> str:
        """The chapter's heading in `lang`."""
        return spoken(self.game, self.id, lang)


@dataclass(frozen=True, slots=True)
class Phase:
    """A step of a deal with the chapters about it, by their codes; `beside`: something that stands beside the deal."""

    game: str
    name: str
    topics: tuple[str, ...]
    beside: bool = False

    def heading(self, lang: str = FIRST_LANGUAGE) -> str:
        """What the step is called, in every game alike."""
        return looked_up(("rulebook",), f"rulebook.phase.{self.name}", lang)

    def line(self, lang: str = FIRST_LANGUAGE) -> str:
        """What happens in it in this game, in a sentence."""
        return spoken(self.game, f"phase.{self.game}.{self.name}", lang)


@dataclass(frozen=True, slots=True)
class Book:
    """A game's rulebook as a whole: the game's name, the prefix of its ids, source, topics and phases of a deal, each in order."""

    name: str
    prefix: str
    source: str
    topics: tuple[Topic, ...]
    phases: tuple[Phase, ...] = ()

    def title(self, lang: str = FIRST_LANGUAGE) -> str:
        """The game's name as it is written in `lang`."""
        return spoken(self.name, f"{self.prefix}.title", lang)

    def credit(self, lang: str = FIRST_LANGUAGE) -> str:
        """One sentence that names the source of the rules."""
        return spoken(self.name, f"{self.prefix}.credit", lang)

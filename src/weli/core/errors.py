"""Errors, each with a sentence that a player understands.

Every one carries the key of its sentence and the values in it: `error.text("de")`, `error.text("en")`; `str(error)` is English.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from errno import errorcode
from typing import Any, Final, Protocol, Self, runtime_checkable

from weli.core.texts import COMMON_LANGUAGE, FIRST_LANGUAGE, has_text, text


@runtime_checkable
class Sayable(Protocol):
    """What has words of its own in every language: an error, a list of words."""

    def text(self, lang: str) -> str:
        """The words in that language."""
        ...


@dataclass(frozen=True)
class Said:
    """Words that were put together for each language, where no text of the catalogues is the whole sentence."""

    by_language: Mapping[str, str]

    def text(self, lang: str) -> str:
        """The words in that language, in German where they were not put together for it."""
        return self.by_language.get(lang.partition("-")[0], self.by_language[FIRST_LANGUAGE])


@dataclass(frozen=True)
class OfTheSystem:
    """Why a file cannot be used: in words of the catalogues where the reason is a usual one, otherwise in the system's own."""

    key: str
    otherwise: str

    @classmethod
    def by(cls, fault: Exception) -> Self:
        """The reason behind an error of the system."""
        number = getattr(fault, "errno", None) or 0
        return cls(f"system.{errorcode.get(number)}", getattr(fault, "strerror", None) or type(fault).__name__)

    def text(self, lang: str) -> str:
        """The reason in that language."""
        return text(self.key, lang) if has_text(self.key) else self.otherwise


AS_SAID: Final = "error.as-said"
"""The key of the sentence that is nothing but the words `said`."""


class WeliError(Exception):
    """What went wrong: `key` is that of its sentence in the catalogues, `values` stand in it, each in its own words where it has some."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.text(COMMON_LANGUAGE)

    def text(self, lang: str) -> str:
        """The sentence in that language, in German where the catalogues do not have it."""
        said = {name: one.text(lang) if isinstance(one, Sayable) else one for name, one in self.values.items()}
        return text(self.key, lang, **said)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_woken, (type(self), self.__dict__))


class Missing(WeliError):
    """What was asked for is not there, or no more."""


class NotationError(WeliError):
    """A text that cannot be read as what it should be."""


class RulesError(WeliError):
    """A rule set that cannot be: an unknown name, a value out of range, two settings that exclude each other."""


class GameFailed(RulesError):
    """A game of somebody else's has failed while it was played: which package it came with, and how. Nothing has changed."""


class Unplayable(RulesError):
    """Settings that cannot be: `settings` are the ones refused, `against` those of the rule set that they do not go together with.

    `parameter` and `value` are the first of them. `key` is that of the sentence in the catalogues; values stand there as records write
    them, unless somebody tells them otherwise (`told`).
    """

    def __init__(
        self, key: str, settings: Mapping[str, object], against: Mapping[str, object] | None = None, **values: object
    ) -> None:
        super().__init__(key, **values)
        self.settings = dict(settings)
        self.against = dict(against or {})

    def text(self, lang: str) -> str:
        return self.told(lang, as_written)

    @property
    def parameter(self) -> str:
        """The parameter refused, or the first of several, as a file calls it; empty where there is none."""
        return next(iter(self.settings), "")

    @property
    def value(self) -> object:
        """The value that it cannot have."""
        return self.settings.get(self.parameter)

    def told(self, lang: str, say: Callable[[str, object], str]) -> str:
        """The sentence, with each setting as `say` puts its name and its value."""
        asked, other = (", ".join(say(*one) for one in some.items()) for some in (self.settings, self.against))
        return text(self.key, lang, asked=asked, other=other, **self.values)


def as_written(name: str, value: object) -> str:
    """A setting as a record writes it: `hand_size = 5`."""
    return f"{name} = {written(value)}"


def written(value: object) -> str:
    """A value as a record writes it."""
    if isinstance(value, tuple | list):
        return f"[{', '.join(written(one) for one in value)}]"
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return str(value)


class Matter(Protocol):
    """What is the matter here and now, as one sentence; `names` are the players' names by seat, `you` the seat of the reader."""

    def text(self, lang: str, names: Sequence[str] = (), you: int = -1) -> str:
        """The sentence in that language."""
        ...


class Illegal(WeliError):
    """An act that the rules refuse; nothing has changed.

    `rule` is the id of the rule that it breaks, `also` others that stand against it in the same way, `legal` what its player
    could do instead, `seat` and `act` who wanted what. `matter` says what is the matter here, `paragraph` is the rule's text.
    """

    def __init__(
        self,
        rule: str,
        *,
        matter: Matter,
        paragraph: Sayable,
        also: Sequence[str] = (),
        legal: Sequence[str] = (),
        seat: int = -1,
        act: str = "",
    ) -> None:
        super().__init__(rule)
        self.rule = rule
        self.matter = matter
        self.paragraph = paragraph
        self.also = tuple(also)
        self.legal = list(legal)
        self.seat = seat
        self.act = act

    def text(self, lang: str, names: Sequence[str] = (), you: int = -1) -> str:
        """What is the matter, then the rule; told to the player at seat `you` if there is one."""
        return f"{self.matter.text(lang, names, you)} {self.paragraph.text(lang)}"


class SaidError(WeliError):
    """An error whose sentence stands in the catalogue; a command that fails with it ends with its `exit_status`."""

    exit_status = 2


def _woken(kind: type[WeliError], facts: dict[str, Any]) -> WeliError:
    """The error again beyond a process boundary; errors with named arguments do not pickle by themselves."""
    error = kind.__new__(kind)
    error.args = (facts["key"],)
    error.__dict__.update(facts)
    return error

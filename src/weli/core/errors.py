"""Three errors, each with a sentence that a player understands.

Every one speaks German and English: `error.text("de")`, `error.text("en")`; `str(error)` is English.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from weli.core.texts import LANGUAGES, text


class WeliError(Exception):
    """What went wrong, said in one sentence in each language."""

    def __init__(self, *, de: str, en: str) -> None:
        super().__init__(en)
        self.de = de
        self.en = en

    def text(self, lang: str) -> str:
        """The sentence, in German where `lang` is `de`, otherwise in English."""
        return self.de if lang == "de" else self.en

    def __reduce__(self) -> tuple[Any, ...]:
        return (_woken, (type(self), self.__dict__))


class NotationError(WeliError):
    """A text that cannot be read as what it should be."""


class RulesError(WeliError):
    """A rule set that cannot be: an unknown name, a value out of range, two settings that exclude each other."""


class Unplayable(RulesError):
    """Settings that cannot be: `settings` are the ones refused, `against` those of the rule set that they do not go together with.

    `parameter` and `value` are the first of them. `key` is that of the sentence in the catalogues; values stand there as records write
    them, unless somebody tells them otherwise (`told`).
    """

    def __init__(
        self, key: str, settings: Mapping[str, object], against: Mapping[str, object] | None = None, **values: object
    ) -> None:
        self.key = key
        self.settings = dict(settings)
        self.against = dict(against or {})
        self.values = values
        super().__init__(**{lang: self.told(lang, as_written) for lang in LANGUAGES})

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
        """The sentence, in German where `lang` is `de`, otherwise in English."""
        ...


class Illegal(WeliError):
    """An act that the rules refuse; nothing has changed.

    `rule` is the id of the rule that it breaks, `also` others that stand against it in the same way, `legal` what its player
    could do instead, `seat` and `act` who wanted what. `matter` says what is the matter here; `de` and `en` are the rule's text.
    """

    def __init__(
        self,
        rule: str,
        *,
        matter: Matter,
        de: str,
        en: str,
        also: Sequence[str] = (),
        legal: Sequence[str] = (),
        seat: int = -1,
        act: str = "",
    ) -> None:
        super().__init__(de=de, en=en)
        self.rule = rule
        self.matter = matter
        self.also = tuple(also)
        self.legal = list(legal)
        self.seat = seat
        self.act = act

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str, names: Sequence[str] = (), you: int = -1) -> str:
        """What is the matter, then the rule; told to the player at seat `you` if there is one."""
        return f"{self.matter.text(lang, names, you)} {super().text(lang)}"


def _woken(kind: type[WeliError], facts: dict[str, Any]) -> WeliError:
    """The error again beyond a process boundary; errors with named arguments do not pickle by themselves."""
    error = kind.__new__(kind)
    error.args = (facts["en"],)
    error.__dict__.update(facts)
    return error

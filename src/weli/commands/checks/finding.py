"""What was found, as a sentence: all is well with it, it is worth knowing, or it keeps one from playing."""

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Self

from weli.core.errors import OfTheSystem, WeliError
from weli.core.texts import printable, text


class Finding:
    """One sentence, by its key in the catalogues and the values in it."""

    mark: ClassVar[str]

    def __init__(self, key: str, /, **values: object) -> None:
        self._said = WeliError(key, **values)

    @classmethod
    def of(cls, error: WeliError) -> Self:
        """What an error says, without raising it."""
        found = cls(error.key)
        found._said = error
        return found

    @property
    def key(self) -> str:
        return self._said.key

    def text(self, lang: str) -> str:
        """The sentence in that language, behind the word for its kind."""
        return f"{text(f'doctor.mark.{self.mark}', lang):8}{self._said.text(lang)}"


class Well(Finding):
    """As it should be."""

    mark = "well"


class Note(Finding):
    """One can play all the same."""

    mark = "note"


class Fault(Finding):
    """One cannot play like that."""

    mark = "fault"


def careful(check: Callable[[], Iterable[Finding]]) -> Iterator[Finding]:
    """What a check finds. One that fails itself has found a fault: whatever it stumbled over, others will."""
    try:
        yield from check()
    except WeliError as error:
        yield Fault.of(error)
    except OSError as fault:
        yield Fault("doctor.failed", what=OfTheSystem.by(fault))
    except Exception as fault:  # a doctor who faints has helped nobody
        yield Fault("doctor.failed", what=printable(f"{type(fault).__name__}: {fault}"))

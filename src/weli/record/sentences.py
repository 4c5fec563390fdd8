"""What is wrong with a record, in pieces that its sentences are made of."""

from dataclasses import dataclass

from weli.core.line import short
from weli.core.texts import printable, text


@dataclass(frozen=True)
class Words:
    """A list of words inside a sentence: keys of the catalogues, or words that stand for themselves."""

    keys: tuple[str, ...]

    def text(self, lang: str) -> str:
        """The list in that language."""
        return ", ".join(text(key, lang) for key in self.keys)


def quoted(word: str) -> str:
    """A piece of a record inside a sentence: cut short, and fit to be printed."""
    return short(printable(word))

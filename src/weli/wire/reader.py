"""Who reads what a table tells: where they sit, in which language they read, and what the others are called in it."""

from dataclasses import dataclass

from weli.core.errors import Matter
from weli.wire.messages import Lang


@dataclass(frozen=True)
class Reader:
    """`seat` is `NOBODY` for who looks on; where there are no names, everybody is called by their seat."""

    seat: int
    lang: Lang
    names: tuple[str, ...] = ()

    @property
    def without_names(self) -> "Reader":
        """The same, for whom everybody is called by their seat."""
        return Reader(self.seat, self.lang)

    def told(self, matter: Matter) -> str:
        """What has happened, or what stands against an act, in a sentence for them."""
        return matter.text(self.lang, self.names, self.seat)

"""What installed packages bring along, by entry point: opponents, languages, and games with their rulebooks and texts.

Nothing of theirs is loaded before it is asked for: a package says in its metadata what it offers, and where it lies is known without
importing it.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from typing import Final

GAMES: Final = "weli.games"
BOTS: Final = "weli.bots"
LANGUAGES: Final = "weli.languages"


@dataclass(frozen=True)
class Offer:
    """Something under a name: `place` is where it stands, written `module:attribute`, and `package` what it was installed as."""

    name: str
    place: str
    package: str

    @property
    def module(self) -> str:
        return self.place.partition(":")[0]

    def load(self) -> object:
        """What stands there. Raises whatever goes wrong in the module of a stranger."""
        found: object = attrgetter(self.place.partition(":")[2])(import_module(self.module))
        return found


def offers(group: str) -> dict[str, list[Offer]]:
    """By name, what packages offer of that kind: one thing, or several where more than one package claims the name."""
    from importlib.metadata import entry_points  # noqa: PLC0415  it takes its time, and who asks for nothing of others need not wait

    found: dict[str, list[Offer]] = {}
    for each in entry_points(group=group):
        package = each.dist.name if each.dist else each.module.partition(".")[0]
        claims = found.setdefault(each.name, [])
        place = f"{each.module}:{each.attr}"
        if place not in [other.place for other in claims]:  # the same package may lie on the path twice
            claims.append(Offer(each.name, place, package))
    return found


@cache
def folders_offering(group: str) -> tuple[Path, ...]:
    """The folders of all packages that offer something of that kind; `rulebook` and `locale` in them are read as Weli's own are."""
    modules = {each.module.partition(".")[0]: None for claims in offers(group).values() for each in claims}
    return tuple(folder for module in modules for folder in _places(module))


def _places(module: str) -> list[Path]:
    """The folders of a package; none where it is not there, or a single file."""
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return []
    return [Path(place) for place in (spec and spec.submodule_search_locations) or ()]

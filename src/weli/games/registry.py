"""The games that can be played, by name: Weli's own, and those of installed packages (entry point `weli.games`).

A game is loaded when it is first asked for. One that cannot be played is left out, and everything else goes on; who asks for it by its name
is told in one sentence which package is at fault and why.
"""

from collections.abc import Iterator, Mapping
from traceback import walk_tb
from typing import Any, Final

from weli.core.errors import RulesError, WeliError
from weli.core.offered import GAMES, Offer, folders_offering, offers
from weli.core.texts import forget_catalogues, printable
from weli.games.guests import as_guest, failed, fault_in_words
from weli.ports.game import Game
from weli.rulebook import forget_guests

OWN: Final = {
    name: Offer(name, f"weli.games.{name}:{name.upper()}", "weli")
    for name in ("giltspiel", "perlaggen", "bieten", "gaigel")
}
"""Weli's own, in the order in which they are listed. They stand here and not in the metadata of a package, so that they are found wherever
Weli lies; from here on they are treated like all others, and no package can take their names."""


class Registry(Mapping[str, Game]):
    """Every game that can be played. To go through all of them loads all of them."""

    def __init__(self) -> None:
        self._claims: dict[str, list[Offer]] = {}
        self._loaded: dict[str, Game] = {}
        self._faults: dict[str, RulesError] = {}
        self.looks = 0  #: how often what is installed was looked up again

    def __getitem__(self, name: str) -> Game:
        found = self._loaded.get(name)
        if found is None:
            found = self._found(name)
        if found is None:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter([name for name in self._offered() if self._found(name)])

    def __len__(self) -> int:
        return len(list(iter(self)))

    @property
    def own(self) -> list[str]:
        """The names of Weli's own games, which every house has."""
        return [*OWN]

    def faults(self) -> dict[str, RulesError]:
        """The games that are left out, each with what is wrong with it."""
        return {name: self._faults[name] for name in self._offered() if not self._found(name)}

    def fault(self, name: str) -> RulesError | None:
        """What is wrong with the game of that name; nothing where there is no such game."""
        return None if self._found(name) else self._faults.get(name)

    def blamed(self, fault: Exception, game: str = "") -> Exception:
        """What is to be said of a failure; the failure itself where it is Weli's own, or says in a sentence already what is the matter.

        It is the fault of the guest whose code its traceback leads through; or of `game`, if that is a guest's and Weli could not
        go on with what it gave.
        """
        if isinstance(fault, WeliError):
            return fault
        behind = [str(frame.f_globals.get("__name__")).partition(".")[0] for frame, _ in walk_tb(fault.__traceback__)]
        guests = {
            claims[0].module.partition(".")[0]: claims[0] for name, claims in self._offered().items() if name not in OWN
        }
        found = [guests[package] for package in behind if package in guests]
        if not found and behind[-1:] == ["weli"] and game not in OWN:
            found = self._offered().get(game, [])
        return failed(found[-1], fault) if found else fault

    def look_again(self) -> None:
        """Forgets what was found, so that installed packages are looked up again."""
        for known in (self._claims, self._loaded, self._faults):
            known.clear()
        self.looks += 1
        folders_offering.cache_clear()
        forget_catalogues()
        forget_guests()

    def _offered(self) -> dict[str, list[Offer]]:
        """The offers of each name; nobody else can offer a game under a name of Weli's own."""
        if not self._claims:
            self._claims |= offers(GAMES) | {name: [entry] for name, entry in OWN.items()}
            self._claims = {name: self._claims[name] for name in (*OWN, *sorted(set(self._claims) - {*OWN}))}
        return self._claims

    def _found(self, name: str) -> Game | None:
        if name not in self._loaded and name not in self._faults:
            claims = [OWN[name]] if name in OWN else self._offered().get(name)
            if claims:
                try:
                    self._loaded[name] = _loaded(name, claims)
                except RulesError as fault:
                    self._faults[name] = fault
        return self._loaded.get(name)


def _loaded(name: str, claims: list[Offer]) -> Game:
    """The game behind an entry point.

    Raises:
        RulesError: two packages claim it, it cannot be loaded, or it is not what a game has to be.
    """
    if len(claims) > 1:
        packages = ", ".join(sorted(each.package for each in claims))
        raise RulesError("game.claimed-twice", name=printable(name), packages=printable(packages))
    entry = claims[0]
    try:
        game: Any = entry.load()
        return game if name in OWN else as_guest(game, entry)
    except RulesError:
        raise
    except Exception as fault:
        raise fault_in_words("game.not-loaded", entry, fault=fault) from fault

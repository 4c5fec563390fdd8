"""What a game is to the house: a name, its presets, and the rule ids behind the engine's grounds."""

from collections.abc import Mapping
from dataclasses import dataclass

from weli.errors import RulesError
from weli.parts.ruleset import Rules


@dataclass(frozen=True)
class Game:
    """One family of games. `cites` gives the rule ids for each ground that the engine names, the nearest first."""

    name: str
    presets: Mapping[str, Rules]
    provenance: Mapping[str, str]
    cites: Mapping[int, tuple[str, ...]]

    def preset(self, name: str) -> Rules:
        """The rule set of that name.

        Raises:
            RulesError: there is none.
        """
        if name not in self.presets:
            known = ", ".join(self.presets)
            raise RulesError(
                de=f"„{self.name}“ kennt keine Regeln namens „{name}“; es gibt: {known}.",
                en=f"'{self.name}' has no rules called '{name}'; there are: {known}.",
            )
        return self.presets[name]

"""What every rule set is, whatever its game: plain values, one field for each parameter of the game's rulebook.

A preset is a rule set with a name; a house rule is a preset with a few parameters replaced. Impossible values are refused when the value is
made, so whoever holds a rule set can play by it.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Self, cast

from mypy_extensions import i64

from weli.errors import RulesError
from weli.portable import Portable
from weli.seats import Seating

Choice = tuple[object, ...] | range


class RuleSet(Portable):
    """What the rooms that serve every game ask of its rules. A game's own is a frozen dataclass that has these fields and others."""

    game: str  #: the game that they are of
    name: str  #: the preset that they are, or come from
    players: int  #: how many play
    talk: bool  #: whether partners may talk and give signs
    signal_system: str  #: the code sheet of their signs
    first_dealer: str  #: how the first dealer is found
    start_score: int  #: the score of each side before the first deal
    target: int  #: the score that wins
    hand_size: int  #: cards dealt to each player
    seating: Seating  #: seats, sides and direction of play

    @property
    def title(self) -> str:
        """Game and name, as one asks for a preset: `giltspiel/fiss`."""
        return f"{self.game}/{self.name}"

    def __repr__(self) -> str:
        return f"<rules of {self.title}: {self.players} players, target {self.target}>"

    def hash_of_fields(self) -> int:
        """What a rule set remembers as its hash, for it is asked for often and has many fields."""
        return hash(tuple([getattr(self, one.name) for one in fields(cast("Any", self)) if one.compare]))

    def parameters(self) -> list[str]:
        """The parameters of the rulebook, in its order, which a record or a house rule may name: all fields, unless it has its own."""
        return [one.name for one in fields(cast("Any", self)) if one.init and one.name not in ("game", "name")]

    def replaceable(self) -> list[str]:
        """What `with_options` may replace: the parameters, unless the game has more that no rulebook tells of."""
        return self.parameters()

    def choice(self, name: str) -> Choice:
        """What a parameter may be; nothing where it is a list that no table can hold."""
        return ()

    def figures(self) -> list[int]:
        """The figures one plays for, where there are any."""
        return []

    def missing(self, points: i64) -> i64:
        """How many points a score is away from the target."""
        return self.target - points

    def is_gestrichen(self, points: i64) -> bool:
        """Whether a score is one point short of the target (GS-END-01, GS-SCORE-05)."""
        return self.missing(points) == 1

    def scores_before_the_end(self) -> list[int]:
        """Every score that a side may have while the match goes on, from the first one on."""
        raise NotImplementedError

    @property
    def has_a_price(self) -> bool:
        """Whether something forbidden happens all the same, or is charged for though it does not come about."""
        return False

    def price(self) -> tuple[str, int]:
        """What it costs to do what the house tolerates: the key of the sentence, and the number in it."""
        raise NotImplementedError

    @property
    def signs_noticed(self) -> float:
        """How often an opponent notices a sign, from 0 to 1: everybody sees it (PL-TALK-01)."""
        return 1.0

    @property
    def begins_before_the_cut(self) -> bool:
        """Whether something may happen while the pack still lies there."""
        return True

    @property
    def plays_on_for_places(self) -> bool:
        """Whether the others go on playing when one side has won."""
        return False

    @property
    def who_has_won_still_deals(self) -> bool:
        """Whether somebody who has just left the game deals once more, if it is their turn."""
        return False

    @property
    def cards(self) -> list[int]:
        """The cards of the pack."""
        raise NotImplementedError

    @property
    def patterns(self) -> int:
        """In how many ways the dealer may deal."""
        return 1

    def given(self, name: str, value: Any) -> Any:
        """A value of a parameter as it stands in a file: lists there are tuples here."""
        return as_tuples(value)

    def with_options(self, options: Mapping[str, Any]) -> Self:
        """These rules with some parameters replaced.

        Raises:
            RulesError: an unknown parameter, or a value that cannot be played.
        """
        known = self.replaceable()
        for name in options:
            if name not in known:
                raise RulesError(
                    de=f"Eine Regel namens „{name}“ gibt es nicht.", en=f"There is no rule called '{name}'."
                )
        given = {name: self.given(name, value) for name, value in options.items()}
        for name, value in given.items():
            if not self._is_of_its_kind(name, value):
                raise impossible(name, value, self.choice(name) or (getattr(self, name),))
        return cast("Self", replace(cast("Any", self), **given))

    def _is_of_its_kind(self, name: str, value: object) -> bool:
        """Whether a value is a truth, a number, a word or a list where the parameter is one; a compiled class would take no other."""
        stands = getattr(self, name)
        is_number = type(stands) is float and type(value) is int
        return type(value) is type(stands) or is_number or is_one_of(value, self.choice(name))

    def options_from(self, preset: "RuleSet") -> dict[str, Any]:
        """What has to be replaced in a preset to get these rules."""
        return {name: getattr(self, name) for name in self.parameters() if getattr(self, name) != getattr(preset, name)}


def as_tuples(value: Any) -> Any:
    """Lists, and lists in lists, as values that can be compared."""
    return tuple(as_tuples(one) for one in value) if isinstance(value, list | tuple) else value


def is_one_of(value: object, choice: Choice) -> bool:
    """Whether a value is allowed, and of the right kind: `true` is not 1 here."""
    return any(value == one and type(value) is type(one) for one in choice)


def impossible(name: str, value: object, choice: Choice) -> RulesError:
    """The error that says what was asked for and what would be possible, written as in a record."""
    least_and_most = isinstance(choice, range) and len(choice) > 1
    allowed = f"{choice[0]} – {choice[-1]}" if least_and_most else ", ".join(written(one) for one in choice)
    asked = f"{name} = {written(value)}"
    return RulesError(
        de=f"„{asked}“ lässt sich nicht spielen; möglich: {allowed}.",
        en=f"'{asked}' cannot be played; possible: {allowed}.",
    )


def written(value: object) -> str:
    """A value as a record writes it."""
    if isinstance(value, tuple | list):
        return f"[{', '.join(written(one) for one in value)}]"
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return str(value)

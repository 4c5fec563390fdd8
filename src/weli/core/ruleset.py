"""What every rule set is, whatever its game: plain values in parts, one part for each mechanism of the game.

A preset is a rule set with a name; a house rule is a preset with a few parameters replaced. Impossible values are refused when the value is
made, so whoever holds a rule set can play by it.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Self, cast

from mypy_extensions import i64, mypyc_attr

from weli.core.errors import Unplayable
from weli.core.parameters import Choice, Parameter, Part, declared_of, is_one_of
from weli.core.pickling import Portable
from weli.core.seats import Seating


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleSet(Portable):
    """What the rooms that serve every game ask of its rules.

    A game's own is a frozen dataclass composed of parts, one for each mechanism (`weli.core.parameters.Part`). What every room asks stands
    here beside them, taken from the parts when the rule set is made.
    """

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

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def hash_of_fields(self) -> int:
        """The hash of a rule set, made once and kept: it is asked for often, and there are many fields."""
        return hash(tuple([getattr(self, one.name) for one in fields(cast("Any", self)) if one.compare]))

    def fix(self, **answers: object) -> None:
        """Fills in what follows from the parameters, or is the same in all rules of a game, while a rule set is made."""
        for name, answer in answers.items():
            object.__setattr__(self, name, answer)

    def declared(self) -> Mapping[str, Parameter]:
        """The parameters of the rulebook by name, in its order, which a record or a house rule may name.

        They are those declared in the rule set itself, unless a game has them in parts.
        """
        kind: Any = type(self)
        return declared_of(kind)

    def replaceable(self) -> Mapping[str, Parameter]:
        """What `with_options` may replace: the parameters, unless the game has more that no rulebook tells of."""
        return self.declared()

    def parameters(self) -> list[str]:
        """The names of its parameters."""
        return list(self.declared())

    def choice(self, name: str) -> Choice:
        """What a parameter may be; nothing where it is a list that no table can hold, or where there is none of that name."""
        found = self.declared().get(name)
        return found.choice if found else ()

    def value(self, name: str) -> Any:
        """The value of a parameter, as a file says it."""
        return self.replaceable()[name].of(self)

    def is_on(self, name: str) -> bool:
        """Whether a parameter is on, or has anything in it; the same for an answer of the rule set's own."""
        return bool(self.value(name) if name in self.declared() else getattr(self, name))

    def meaningful(self) -> list[str]:
        """The parameters that change something in these rules."""
        return [name for name, one in self.declared().items() if all(self.is_on(needed) for needed in one.needs)]

    def brings(self, name: str, value: Any) -> dict[str, Any]:
        """The other parameters that change with it when a parameter is set to a value."""
        return {}

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
        return list(range(self.start_score, self.target))

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

    def count_aids(self) -> list[str]:
        """Whose count a table may tell while it is played; none where counts are no secret."""
        return []

    @property
    def count_aid(self) -> str:
        """Whose count is told; empty where counts are no secret."""
        return ""

    @property
    def wild_cards(self) -> int:
        """How many cards are wild in a deal, at most."""
        return 0

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
        """A value of a parameter as it stands in a file, made comparable."""
        return self.replaceable()[name].read(value)

    def with_options(self, options: Mapping[str, Any]) -> Self:
        """These rules with some parameters replaced.

        Raises:
            Unplayable: an unknown parameter, or a value that cannot be played.
        """
        known = self.replaceable()
        for name in options:
            if name not in known:
                raise Unplayable("rules.no-parameter", {name: options[name]}, name=name)
        given = {name: self.given(name, value) for name, value in options.items()}
        for name, value in given.items():
            if not self._is_of_its_kind(known[name], value):
                raise known[name].impossible(value, known[name].choice or (self.value(name),))
        return self.but(**given)

    def but(self, name: str = "", **values: Any) -> Self:
        """These rules, under another name if one is given, with some parameters or whole parts replaced: how presets are made.

        Raises:
            Unplayable: they cannot be played so.
        """
        parts: dict[str, Any] = {}
        for word, value in values.items():
            if isinstance(value, Part):
                parts[word] = value
                continue
            place = self.replaceable()[word]
            change = {place.field: place.held(value)}
            if place.part:
                part = parts.get(place.part, getattr(self, place.part))
                parts[place.part] = replace(part, **change)
            else:
                parts |= change
        return cast("Self", replace(cast("Any", self), name=name or self.name, **parts))

    def check_each(self, otherwise: Mapping[str, Choice] | None = None) -> None:
        """Refuses a value that its parameter cannot have; `otherwise`: what some may be here, instead of their usual choice.

        Raises:
            Unplayable: it names the parameter, and what would be possible.
        """
        for name, one in self.declared().items():
            one.check(one.of(self), self, (otherwise or {}).get(name, ()))

    def together(self, *names: str, against: tuple[str, ...]) -> Unplayable:
        """The error that says that some settings do not go together with others, though each is possible by itself."""
        asked, other = ({name: self.value(name) for name in some} for some in (names, against))
        return Unplayable("rules.together", asked, other)

    def _is_of_its_kind(self, one: Parameter, value: object) -> bool:
        """Whether a value is a truth, a number, a word or a list where the parameter is one; a compiled class would take no other."""
        if one.means is not None or is_one_of(value, one.choice):
            return is_one_of(value, one.choice)
        stands = one.of(self)
        return type(value) is type(stands) or (type(stands) is float and type(value) is int)

    def options_from(self, preset: "RuleSet") -> dict[str, Any]:
        """What has to be replaced in a preset to get these rules."""
        return {name: self.value(name) for name in self.declared() if self.value(name) != preset.value(name)}

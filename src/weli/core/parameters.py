"""The parameters of the rulebooks: each is declared once, beside its mechanism, with all that any room asks about it.

    max_value: int = parameter(7, range(1, 8))

says how high one may bet: usually to seven, at least to one. From such declarations come the checks of a rule set, house-rule files, the
questionnaire, the page about house rules and what the tests at random try.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from weli.core.errors import Unplayable, written
from weli.core.pickling import Portable

Choice = tuple[object, ...] | range

YES_OR_NO: Final = (True, False)
NO_OR_YES: Final = (False, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Portable):
    """What a rule set says about one mechanism: the base of frozen dataclasses whose fields are declared by `parameter`."""


@dataclass(frozen=True)
class Parameter(Portable):
    """One parameter: `name` as a file calls it; the rule set holds it in `field` of its `part`, or itself where there is none.

    `choice`: what it may be, in the order in which it is offered; nothing where that is a list that no table can hold.
    `valid`: whether a value can be played in a rule set, instead of being one of the choice; `like`: examples of such values.
    `means`: what a value of the file is to the mechanism, where the two differ.
    `words`: numbers in it stand in a file by these words.
    `group`: the heading under which it is told.
    `needs`: what must be on in a rule set so that it means something: parameters, or answers of the rule set, by their names.
    `along`: what has to change with it where it cannot change alone: as a preset has it that plays so.
    `fixed`: a matter of the preset, because too much hangs on it.
    `refusal`: the key of a sentence of its own against what it cannot be.
    """

    name: str = ""
    part: str = ""
    field: str = ""
    choice: Choice = ()
    valid: Callable[[Any, Any], bool] | None = None
    like: Choice = ()
    means: Mapping[Any, Any] | None = None
    words: tuple[str, ...] = ()
    group: str = ""
    needs: tuple[str, ...] = ()
    along: tuple[str, ...] = ()
    fixed: bool = False
    refusal: str = "rules.impossible"

    def of(self, rules: Any) -> Any:
        """Its value in a rule set, as a file says it."""
        held = getattr(getattr(rules, self.part) if self.part else rules, self.field)
        if self.means is None:
            return held
        return next(said for said, meant in self.means.items() if meant == held)

    def held(self, value: Any) -> Any:
        """What the rule set holds for a value of a file."""
        return value if self.means is None else self.means[value]

    def read(self, value: Any) -> Any:
        """A value as it stands in a file: lists are tuples here, numbers may stand there by their words, `"none"` where there is none."""
        if value == "none" and None in self.choice:
            return None
        if self.words and isinstance(value, list | tuple):
            return tuple(self.words.index(one) if one in self.words else one for one in value)
        return as_tuples(value)

    def in_file(self, value: Any) -> Any:
        """The reverse of `read`: the value as it stands in a file."""
        return [self.words[one] for one in value] if self.words else value

    def check(self, value: Any, rules: Any, choice: Choice = ()) -> None:
        """Refuses a value that it cannot have in a rule set; `choice`: what it may be there, if that is something else than usually.

        Raises:
            Unplayable: it says what would be possible.
        """
        if not self.fits(value, rules, choice):
            raise self.impossible(value, choice)

    def fits(self, value: Any, rules: Any, choice: Choice = ()) -> bool:
        """Whether it can have that value in a rule set, whatever the others are."""
        return self.valid(value, rules) if self.valid is not None else is_one_of(value, choice or self.choice)

    def impossible(self, value: object, choice: Choice = ()) -> Unplayable:
        """The error that says what was asked for and what would be possible, written as in a record."""
        allowed = self.like or choice or self.choice
        meant = _without_quotes(value)
        if meant is not value and is_one_of(meant, allowed):
            return Unplayable("rules.quoted", {self.name: meant})
        least_and_most = isinstance(allowed, range) and len(allowed) > 1
        possible = f"{allowed[0]} – {allowed[-1]}" if least_and_most else ", ".join(written(one) for one in allowed)
        return Unplayable(self.refusal, {self.name: value}, allowed=possible)


def parameter(
    usual: Any = MISSING,
    choice: Choice = YES_OR_NO,
    *,
    valid: Callable[[Any, Any], bool] | None = None,
    like: Choice = (),
    words: tuple[str, ...] = (),
    needs: tuple[str, ...] = (),
    along: tuple[str, ...] = (),
    fixed: bool = False,
    group: str = "",
) -> Any:
    """Declares a field as a parameter of the same name; `usual` is its value where nobody says otherwise, if there is one."""
    declared = Parameter(
        choice=choice, valid=valid, like=like, words=words, needs=needs, along=along, fixed=fixed, group=group
    )
    return field(default=usual, metadata={"parameter": declared})


def declared_in(part: str, kind: type, group: str) -> Iterator[Parameter]:
    """The parameters declared in a part, in their order; `part` is its name in the rule set."""
    made: Any = kind
    for one in fields(made):
        found: Parameter | None = one.metadata.get("parameter")
        if found is not None:
            yield replace(found, name=one.name, part=part, field=one.name, group=group or found.group)


@cache
def declared_of(kind: type) -> dict[str, Parameter]:
    """The parameters that a rule set declares itself, not in parts."""
    return by_name(declared_in("", kind, ""))


def by_name(parameters: Iterable[Parameter]) -> dict[str, Parameter]:
    """The parameters of a rulebook in its order."""
    return {one.name: one for one in parameters}


def as_tuples(value: Any) -> Any:
    """Lists, and lists in lists, as values that can be compared."""
    return tuple(as_tuples(one) for one in value) if isinstance(value, list | tuple) else value


def _without_quotes(value: object) -> object:
    """The number, or the yes or no, that a text in a file was meant to be; the text itself where it is none."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10 else value


def is_one_of(value: object, choice: Choice) -> bool:
    """Whether a value is allowed, and of the right kind: `true` is not 1 here."""
    return any(value == one and type(value) is type(one) for one in choice)


def is_list_of(value: object, known: Iterable[object]) -> bool:
    """Whether a value is a list of what is known, nothing in it twice."""
    return isinstance(value, tuple) and all(one in known for one in value) and len(set(value)) == len(value)

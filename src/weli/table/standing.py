"""What is asked of a table between two rows of its log is worked out once, for nothing about it changes then; a row goes to a twin."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

A = TypeVar("A")


class Standing:
    """Something that is taken from row to row, and remembers its answers in between: `weli.table.fold` says when."""

    def __init__(self) -> None:
        self._answers: dict[Hashable, Any] | None = None

    def move(self) -> None:
        """It begins to change: until it stands again each question is worked out anew."""
        self._answers = None

    def stand(self) -> None:
        """From now on nothing changes."""
        self._answers = {}


def twin_of(thing: A) -> A:
    """Another one of the same content. `copy` would find out each time how that is done, which takes several times as long."""
    twin = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin


P = ParamSpec("P")
S = TypeVar("S", bound=Standing)
T = TypeVar("T", bound=Hashable)


def while_it_stands(ask: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """For a question about a `Standing`, whose answer nobody can change."""

    @wraps(ask)
    def asked(of: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        answers = of._answers
        if answers is None or kwargs:
            return ask(of, *args, **kwargs)
        question = (ask, args)
        if question not in answers:
            answers[question] = ask(of, *args, **kwargs)
        answer: T = answers[question]
        return answer

    return asked

"""One test for many pieces of data, such as files or the rows of a rulebook: it looks at all of them, and names every one that is wrong."""

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Test = Callable[[Piece], None]


def every(pieces: Iterable[Piece], name: Callable[[Piece], str]) -> Callable[[Test[Piece]], Callable[[], None]]:
    """Makes a test of all pieces out of a test of one. `name` is what a piece is called where it is wrong."""
    found = list(pieces)

    def of_all(test: Test[Piece]) -> Callable[[], None]:
        def run() -> None:
            assert found
            wrong = []
            for piece in found:
                try:
                    test(piece)
                except Exception as fault:
                    wrong.append(f"{name(piece)}: {type(fault).__name__}: {fault}")
            assert not wrong, "\n".join(wrong)

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        run.__module__ = test.__module__
        vars(run).update(vars(test))
        return run

    return of_all


def each_of(
    names: str | tuple[str, ...], values: Iterable[Any]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """As `pytest.mark.parametrize`, but all in one test, for values of which each takes less time than a test of its own costs.

    One above the other they go through every combination. What a test asks for besides, it is given once, for all of them.
    """
    named = (names,) if isinstance(names, str) else names
    found = [(value,) if isinstance(names, str) else tuple(value) for value in values]

    def of_all(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run(**others: Any) -> None:
            assert found
            wrong = []
            for value in found:
                try:
                    test(**others, **dict(zip(named, value, strict=True)))
                except Exception as fault:
                    wrong.append(f"{', '.join(map(repr, value))}: {type(fault).__name__}: {fault}")
            assert not wrong, "\n".join(wrong)

        asked = signature(test)
        left = [one for one in asked.parameters.values() if one.name not in named]
        vars(run)["__signature__"] = asked.replace(parameters=left)
        return run

    return of_all

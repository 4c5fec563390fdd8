"""One test for many pieces of data, such as files or the rows of a rulebook: it looks at all of them, and names every one that is wrong."""

from collections.abc import Callable, Iterable
from typing import TypeVar

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

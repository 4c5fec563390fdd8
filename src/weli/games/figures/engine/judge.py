"""A rule is a line: it names its reason and the figures that it forbids.

`legal` asks which figures are left when all lines have been heard, `check` which reason came first; so the two cannot say different things.

What has been heard so far is a ruling: a number, so that nothing is allocated for a question. It begins as the set of figures asked about;
whatever forbids some of them takes them out, and the first reason stands above the set.
"""

from typing import Final

from mypy_extensions import i64

from weli.core.acts import FIGURES

EVERY_FIGURE: Final = 2**FIGURES - 1
_REASON: Final = 2**FIGURES


def no(ruling: i64, reason: i64, figures: i64) -> i64:
    """The ruling after a line that forbids these figures for that reason."""
    forbidden = ruling & figures & EVERY_FIGURE
    if not forbidden:
        return ruling
    if ruling < _REASON:
        return (ruling ^ forbidden) + reason * _REASON
    return ruling ^ forbidden


def left(ruling: i64) -> i64:
    """The figures that nothing has forbidden yet."""
    return ruling & EVERY_FIGURE


def reason_of(ruling: i64) -> i64:
    """The first reason that has forbidden any of them; 0: none has."""
    return ruling // _REASON

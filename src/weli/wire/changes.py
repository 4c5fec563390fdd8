"""What is new in a view, for a page that has the one before.

Most of a view is as it was. A page that keeps it is told what is not, by where that stands. Nothing is told that is not in the newer view.
"""

from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from weli.wire.messages import Change, Splice, View

MOST: Final = 2
"""A list of as many things as before is told thing by thing, where no more than one in so many is new."""


def change(before: View, now: View) -> Change:
    """What has to be put into the view before, so that it is the one of now."""
    found = Change(before.number, {}, {})
    _compare("", before, now, found)
    return found


def changed(view: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """The view after a change, both as they come over the line, as `client/src/lib/line/changes.ts` does it.

    Raises:
        ValueError: the change goes with another view.
    """
    if told["since"] != view["number"]:
        raise ValueError(f"the view is number {view['number']}, the change goes with {told['since']}")
    for place, value in told["put"].items():
        view = _inside(view, place.split("."), partial(_replaced, value))
    for place, splice in told["splice"].items():
        view = _inside(view, place.split("."), partial(_spliced, splice))
    return view


def _inside(whole: Any, place: list[str], put: Callable[[Any], Any]) -> Any:
    """The same thing with something else at one place of it."""
    name: Any = int(place[0]) if isinstance(whole, list) else place[0]
    twin = copy(whole)
    twin[name] = _inside(whole[name], place[1:], put) if place[1:] else put(whole[name])
    return twin


def _replaced(value: Any, _there: Any) -> Any:
    return value


def _spliced(splice: dict[str, Any], there: list[Any]) -> list[Any]:
    return [*there[: splice["first"]], *splice["new"], *there[len(there) - splice["last"] :]]


def _compare(place: str, before: Any, now: Any, found: Change) -> None:
    """Tells what is new in something that is not as it was; what is the same thing still, as most of a view is, is not looked into."""
    if isinstance(now, Struct) and type(before) is type(now):
        inside = f"{place}." if place else ""
        for name, old, new in zip(now.__struct_fields__, astuple(before), astuple(now), strict=True):
            if old is not new and (type(old) is not type(new) or old != new):
                _compare(f"{inside}{name}", old, new, found)
    elif isinstance(now, list) and isinstance(before, list):
        _compare_lists(place, before, now, found)
    else:
        found.put[place] = now


def _compare_lists(place: str, before: list[Any], now: list[Any], found: Change) -> None:
    if len(before) == len(now):
        new = [at for at, (old, one) in enumerate(zip(before, now, strict=True)) if old is not one and old != one]
        if len(new) * MOST <= len(now):
            for at in new:
                _compare(f"{place}.{at}", before[at], now[at], found)
            return
    same = _alike(before, now)
    last = _alike(before[same:][::-1], now[same:][::-1])
    if same or last:
        found.splice[place] = Splice(same, now[same : len(now) - last], last)
    else:
        found.put[place] = now


def _alike(before: list[Any], now: list[Any]) -> int:
    """So many of the first things are the same in both."""
    count = 0
    for old, one in zip(before, now, strict=False):
        if old is not one and old != one:
            break
        count += 1
    return count

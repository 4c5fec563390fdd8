"""Sheets of signs: which gesture means what, as two partners have agreed on it. The published ones stand in the rulebook.

A sheet is a plain value that every function here takes: partners with a sheet of their own, or two pairs with different ones, need no
more than another value. Only gestures are ever said at the table; what they mean is for who has the sheet.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from weli.core.ruleset import RuleSet
from weli.ports.signs import Sheet, Sign
from weli.talk.data import data
from weli.talk.gestures import gestures_in
from weli.talk.meanings import meanings


def sheet_of(rules: RuleSet) -> Sheet | None:
    """The sheet that is usual where one plays by these rules; nothing where there is none, or where nobody has a partner to sign to.

    (GS-TALK-05, GS-TALK-07)
    """
    return sheet_named(rules.signal_system) if rules.talk else None


def sheet_named(name: str) -> Sheet | None:
    """A published sheet; nothing for partners who sign in their own way (`custom`), or not at all (`none`).

    What is agreed on in private nobody need be told (GS-TALK-06, PL-TALK-05, PL-TALK-06).

    (GA-SIG-03, GS-SIG-01, GS-SIG-02, GS-SIG-03, GS-SIG-04, GS-SIG-05, GS-SIG-06, PL-SIG-01, PL-SIG-02, PL-SIG-03,
    PL-SIG-04, PL-SIG-05, PL-SIG-06, PL-SIG-07, PL-SIG-08, PL-SIG-09, PL-SIG-10, PL-SIG-11, PL-SIG-21, PL-SIG-22,
    PL-SIG-23, PL-SIG-24, PL-SIG-25, PL-SIG-26, PL-SIG-27, PL-SIG-28, PL-SIG-29, PL-SIG-30, PL-SIG-31, PL-SIG-41,
    PL-SIG-42, PL-SIG-43, PL-SIG-44, PL-SIG-45, PL-SIG-46)
    """
    return _published(name)


def read_sheet(name: str, entry: Mapping[str, Any]) -> Sheet:
    """A sheet as a file describes it (PL-TALK-12)."""
    rows = [*entry["sign"], *(data("extra")["sign"] if entry.get("extra") else [])]
    return Sheet(name, tuple(_sign(row) for row in rows))


def readings(said: str, sheet: Sheet, lang: str) -> list[str]:
    """What a sign says by a sheet, as sentences of the one who gives it; gestures that the sheet does not know say nothing."""
    found = [sign.meaning.text(lang) for gesture in gestures_in(said) for sign in sheet.with_gesture(gesture)]
    return list(dict.fromkeys(found))


@cache
def _published(name: str) -> Sheet | None:
    entry = data(f"sheets/{name}")
    return read_sheet(name, entry) if entry else None


def _sign(row: Mapping[str, Any]) -> Sign:
    return Sign(tuple(row["gestures"]), meanings()[row["meaning"]], row["rule"], row.get("each", False))

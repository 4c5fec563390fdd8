"""A served parlour at a day that the test sets."""

from datetime import UTC, date, datetime

import pytest

from web.serving import Served
from weli.study.days import deal_of

TODAY = date(2026, 11, 26)
DEAL = deal_of(TODAY)


def at_day(served: Served, monkeypatch: pytest.MonkeyPatch, day: date = TODAY) -> None:
    """It is noon of that day there."""
    noon = int(datetime(day.year, day.month, day.day, 11, tzinfo=UTC).timestamp() * 1000)
    monkeypatch.setattr(served.parlour, "clock", lambda: noon)
    monkeypatch.setattr(served.parlour.days, "clock", lambda: noon)

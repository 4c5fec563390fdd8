"""What a page is told about the deal of a day: what is played, what one has made of it, and the days before."""

import msgspec


class DayGame(msgspec.Struct, frozen=True):
    """A table at which somebody has begun the deal of a day."""

    table: str
    over: bool
    counts: bool  # the first time, on the day itself; everything else is practice
    points: float | None  # what it has brought one's side beyond the others; none: it is not over, or cannot be read
    regular: (
        float | None
    )  # what it brings where a regular plays the same cards at one's own seat, against the same others


class DayBefore(msgspec.Struct, frozen=True):
    """A day before, at most as long ago as the house tells."""

    day: str
    game: str
    points: float | None  # what counts of it; none: nothing
    tried: bool  # whether one has played it to its end, be it for practice


class Today(msgspec.Struct, frozen=True):
    """`GET /api/today?lang=`, `GET /api/today/{day}?lang=`: the deal of a day, of which nothing is told but the game and its rules.

    `POST /api/today/{day}?lang=` answers with the table at which it is played, a `TableLine`.
    """

    day: str  # ISO date
    game: str
    rules: str
    rules_name: str
    is_today: bool
    games: list[DayGame]  # those of whoever asks, the first one first
    streak: int  # days in a row on which it counted, up to the present one, or the one before while that is not played
    before: list[DayBefore]  # the newest first

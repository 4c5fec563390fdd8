"""What a list tells of a table: its game, how it stands and what somebody may do with it; or, of one that is damaged, what is left."""

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.store.log import Ended, Setup
from weli.store.store import Kept, Torn
from weli.table.evening import earlier, tally
from weli.table.page import is_changed
from weli.table.state import rules_of
from weli.wire.requests import AtHome, DamagedLine, TableLine
from weli.wire.seats import Computer, Person

log = logging.getLogger(__name__)


def line_or_damage(
    found: Kept | Torn, tables: Mapping[str, Kept], seat: str, may: list[AtHome]
) -> TableLine | DamagedLine:
    """The line of a table, or of its damage: one table that cannot be read does not keep the others from the list."""
    if isinstance(found, Kept):
        try:
            return line_of_table(found, tables, may, seat)
        except Exception as damage:
            log.warning("table %s: %s", found.table, damage)
    return _damaged(found, may)


def _damaged(found: Kept | Torn, may: list[AtHome]) -> DamagedLine:
    started = _date_or_nothing(found.opened_ms)
    if found.setup is None or not _is_playable(found.setup):
        return DamagedLine(found.table, started, "", 0, may)
    deals = found.deals if isinstance(found, Torn) else found.last.deal if found.last else 0
    return DamagedLine(found.table, started, found.setup.game, deals, may)


def _is_playable(setup: Setup) -> bool:
    """Whether deals can be told again that were played as agreed there."""
    try:
        rules_of(setup)
    except Exception:
        return False
    return True


def _date_or_nothing(ms: int | None) -> str:
    try:
        return "" if ms is None else date_of(ms)
    except (ValueError, OverflowError, OSError):
        return ""


def date_of(ms: int) -> str:
    """Raises `ValueError`, `OverflowError` or `OSError` for a time that no calendar knows."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


def line_of_table(kept: Kept, tables: Mapping[str, Kept], may: Sequence[AtHome], seat: str = "") -> TableLine:
    """The line of a table; `tables`: those that it may follow, `seat`: at which whoever asks sits there, otherwise the first person's."""
    setup, last = kept.setup, kept.last
    rules = rules_of(setup)
    sheets = game_of(rules).at_table().sheets
    score = last.scores if last else dict.fromkeys(rules.seating.side_names(), rules.start_score)
    over = _is_over(rules, score, last) or bool(last and setup.trial and setup.trial.day)
    games = earlier(tables, setup.after)
    return TableLine(
        table=kept.table,
        started=date_of(kept.opened_ms),
        game=setup.game,
        rules=setup.rules,
        changed=is_changed(setup.options),
        target=setup.target,
        measure=sheets.measure(rules),
        strokes=sheets.counts_strokes(rules),
        direction=sheets.direction(rules),
        seat=seat or _seat_of_the_person(setup),
        level=_usual_level(setup),
        score=score,
        deals=last.deal if last else 0,
        winner=last.winner if last else None,
        over=over,
        after=setup.after,
        evening=tally([*games, last] if over and last and not setup.trial else games, rules.seating.side_names()),
        trial=setup.trial is not None,
        day=setup.trial.day if setup.trial else "",
        may=[*may],
    )


def _seat_of_the_person(setup: Setup) -> str:
    """The first of theirs at the opening; empty where nobody had come yet."""
    return next((seat for seat, sits in setup.seats.items() if isinstance(sits, Person)), "")


def _usual_level(setup: Setup) -> str:
    """How strong most of the computer players are; empty where there are none."""
    levels = Counter(sits.level for sits in setup.seats.values() if isinstance(sits, Computer))
    return levels.most_common(1)[0][0] if levels else ""


def _is_over(rules: RuleSet, score: Mapping[str, int], last: Ended | None) -> bool:
    """Whether nothing is left to play for; where they go on for the next places, all but one have to reach the target."""
    if last is None:
        return False
    if last.losers or not rules.plays_on_for_places:
        return last.winner is not None or bool(last.losers)
    return sum(rules.missing(points) <= 0 for points in score.values()) >= rules.seating.sides - 1

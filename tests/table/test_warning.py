"""What is warned of beside an act that could only cost."""

import pytest
from msgspec.structs import replace

from table.helpers import EAST, HANDS, SETUP, SOUTH, must, opened
from weli.store.sqlite import SqliteStore
from weli.table.choices import may
from weli.table.table import Table
from weli.wire.reader import Reader


@pytest.mark.rule("GS-VAL-01", "GS-VAL-08")
@pytest.mark.parametrize(
    ("figure", "lang", "warning"),
    [("gleich", "de", ""), ("hanger", "de", "du hast keinen Hanger"), ("hanger", "en", "you have no Hanger")],
)
def test_whoever_has_no_example_is_warned_before_they_bet_hold_or_raise(
    store: SqliteStore, figure: str, lang: str, warning: str
) -> None:
    """South has two Unters and no two cards that follow each other; giving the figure up costs no more than is said."""
    table = opened(store, HANDS)
    assert warnings(table, figure, lang)["bet"] == warning
    must(table, EAST, f"bet {figure}")
    answers = warnings(table, figure, lang)
    assert answers["hold"] == answers["raise"] == warning
    assert answers["good"] == ""


@pytest.mark.rule("GS-OQ-17", "GS-OQ-51")
def test_whoever_gives_up_all_that_the_others_lack_is_warned_that_they_win(store: SqliteStore) -> None:
    table = opened(store, HANDS, replace(SETUP, target=2))
    assert warnings(table, "gleich", "de")["concede"] == ""
    must(table, SOUTH, "bet gleich")
    must(table, EAST, "hold")
    assert warnings(table, "gleich", "de")["concede"] == "dann gewinnen sie die Partie"
    assert warnings(table, "hanger", "de")["concede"] == ""


def warnings(table: Table, figure: str, lang: str) -> dict[str, str]:
    """What is said beside each word about that figure."""
    seen = table.state.deal.seen_by(SOUTH)
    return {
        doing.kind: doing.warning
        for doing in may(seen, table.state.game, Reader(seen.knows, lang))
        if doing.figures == [figure]
    }

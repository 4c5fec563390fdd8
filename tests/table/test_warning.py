"""What is warned of beside an act that could only cost."""

import random

import pytest
from msgspec.structs import replace

from table.alike import seeded_shuffle
from table.forms import setup_for
from table.helpers import EAST, HANDS, SETUP, SOUTH, must, opened, play_on
from weli.store.sqlite import SqliteStore
from weli.table.choices import may
from weli.table.table import Table
from weli.wire.reader import Reader


@pytest.mark.rule("GS-VAL-01", "GS-VAL-08")
@pytest.mark.parametrize(
    ("figure", "lang", "warning"),
    [("gleich", "de", ""), ("hanger", "de", "ohne Hanger"), ("hanger", "en", "no Hanger")],
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


@pytest.mark.rule("GA-Q20", "GA-TOUR-07")
@pytest.mark.parametrize(
    ("rules", "options", "warning"),
    [
        ("rutesheim-tournament", {}, "wer es zu Unrecht sagt, bekommt null Punkte"),
        ("kreuz-4p", {}, "wer es zu Unrecht sagt, verliert das Spiel doppelt"),
        ("kreuz-4p", {"false_accusation": "single"}, "wer es zu Unrecht sagt, verliert das Spiel"),
        ("kreuz-4p", {"false_accusation": "none"}, ""),
    ],
)
def test_whoever_accuses_is_told_first_what_it_costs_to_be_wrong(
    store: SqliteStore, rules: str, options: dict[str, str], warning: str
) -> None:
    table = opened(store, seeded_shuffle(3), setup_for("gaigel", rules, options=options))
    for _ in play_on(table, random.Random(1)):
        seen = table.state.deal.seen_by(SOUTH)
        found = {each.warning for each in may(seen, table.state.game, Reader(SOUTH, "de")) if each.kind == "accuse"}
        if found:
            assert found == {warning}
            return
    pytest.fail("nobody could accuse")


def warnings(table: Table, figure: str, lang: str) -> dict[str, str]:
    """What is said beside each word about that figure."""
    seen = table.state.deal.seen_by(SOUTH)
    return {
        doing.kind: doing.warning
        for doing in may(seen, table.state.game, Reader(seen.knows, lang))
        if doing.figures == [figure]
    }

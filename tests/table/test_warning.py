"""What is warned of beside an answer that could only cost."""

from pathlib import Path

import pytest

from table.helpers import EAST, HANDS, SOUTH, must, new_store, opened
from weli.table.choices import may


@pytest.mark.rule("GS-VAL-01")
@pytest.mark.parametrize(
    ("figure", "lang", "warning"),
    [("gleich", "de", ""), ("hanger", "de", "du hast keinen Hanger"), ("hanger", "en", "you have no Hanger")],
)
def test_whoever_has_no_example_is_warned_before_holding(tmp_path: Path, figure: str, lang: str, warning: str) -> None:
    """South has two Unters and no two cards that follow each other; giving the figure up costs no more than is said."""
    table = opened(new_store(tmp_path), HANDS)
    must(table, EAST, f"bet {figure}")
    answers = {
        doing.kind: doing.warning
        for doing in may(table.state.deal.seen_by(SOUTH), table.state.game, lang)
        if doing.figures == [figure]
    }
    assert answers["hold"] == warning
    assert answers["good"] == answers["raise"] == ""

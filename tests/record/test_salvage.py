"""Records that are cut off, or cannot be read from some line on: what can be read of them is read, and what is wrong is said."""

import pytest

from record.records import CONCEDED, HEAD, text_of
from weli.record import RecordError, read, replay
from weli.record.salvage import salvaged

TWO = text_of(CONCEDED) + text_of("W LU\nN L9\n", head="")


def test_what_is_whole_is_read_as_it_is() -> None:
    assert salvaged(TWO) == (read(TWO), None)


def test_of_what_is_cut_off_among_its_acts_all_whole_lines_stay() -> None:
    whole = TWO[: TWO.index("N L9") + 2]
    record, wrong = salvaged(whole)
    assert wrong is not None
    assert [len(deal.acts) for deal in record.deals] == [3, 1]
    assert replay(record).ok


def test_of_what_is_cut_off_among_the_cards_the_deals_before_stay() -> None:
    record, wrong = salvaged(TWO[: TWO.rindex("hands") + 20])
    assert wrong is not None
    assert record.deals == read(text_of(CONCEDED)).deals


def test_what_stands_above_a_line_that_nobody_understands_stays() -> None:
    record, wrong = salvaged(text_of("W LU\nN gnarz\nE LO\n"))
    assert wrong is not None
    assert wrong.line == 11
    assert [len(deal.acts) for deal in record.deals] == [1]


@pytest.mark.parametrize(
    "written",
    ["", "weli = 1\n", TWO.replace("weli = 1", "weli = 2"), TWO.replace("giltspiel", "gnarz"), HEAD + "[[deal"],
)
def test_of_what_is_no_record_nothing_is_read(written: str) -> None:
    with pytest.raises(RecordError):
        salvaged(written)

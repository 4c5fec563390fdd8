"""Records that are cut off, or cannot be read from some line on: what can be read of them is read, and what is wrong is said."""

from contextlib import suppress

import pytest

from every import each_of
from record.records import CONCEDED, HEAD, text_of
from weli.record import RecordError, read, replay, salvage
from weli.record.salvage import TRIES, salvaged

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


@each_of(
    "written",
    ["", "weli = 1\n", TWO.replace("weli = 1", "weli = 2"), TWO.replace("giltspiel", "gnarz"), HEAD + "[[deal"],
)
def test_of_what_is_no_record_nothing_is_read(written: str) -> None:
    with pytest.raises(RecordError):
        salvaged(written)


NO_END = 'acts = """\n'


@pytest.mark.parametrize("deal", ['dealer = "N"\n', NO_END, 'dealer = "N"\n' + NO_END], ids=["empty", "open", "both"])
@pytest.mark.parametrize("before", ["", text_of(CONCEDED, head=""), NO_END], ids=["none", "one", "open"])
def test_however_many_deals_are_at_fault_it_is_read_a_few_times(
    monkeypatch: pytest.MonkeyPatch, before: str, deal: str
) -> None:
    """A text of 20 kB was read a thousand times, one of a megabyte would have been for hours."""
    times = []
    monkeypatch.setattr(salvage, "read", lambda written, file: [times.append(file), read(written, file)][1])
    with suppress(RecordError):
        salvaged(HEAD + before + f"[[deal]]\n{deal}" * 1_000)
    assert len(times) <= TRIES + 3


def test_a_key_of_a_thousand_parts_is_none() -> None:
    """Python reads one of forty thousand for half a minute."""
    with pytest.raises(RecordError) as refused:
        read(f"{HEAD}options{'.a' * 1_000} = 1\n")
    assert refused.value.reason.key == "record.too-deep"
    assert refused.value.line == HEAD.count("\n") + 1

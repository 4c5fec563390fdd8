"""A record laid on the page, told step by step; one that is none gets a sentence with its line."""

import pytest

from casebook import CASES
from weli.record import RecordError
from weli.study.replaying import replayed
from weli.study.retelling import NoSuchDeal
from weli.wire.requests import RecordText

RECORD = (CASES / "giltspiel" / "GS-EX-01.weli").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten", "gaigel"])
def test_a_record_is_told_to_its_last_line(game: str) -> None:
    for file in sorted((CASES / game).glob("*.weli"))[::9]:
        told = replayed(RecordText(file.read_text(encoding="utf-8"), file.name), "en")
        assert told.game == game
        assert told.against == []
        assert told.steps[0].act is None
        assert all(one.texts for one in told.steps if one.act and one.act.startswith("! "))


def test_what_does_not_hold_is_said_with_its_line() -> None:
    wrong = RECORD.replace('acts = """', 'acts = """\n? tricks NS = 4', 1)
    told = replayed(RecordText(wrong, "evening.weli"), "en")
    assert [each.startswith("evening.weli:12: ") for each in told.against] == [True]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no record at all",
        "weli = 99\n" + RECORD.partition("\n")[2],
        RECORD[: len(RECORD) // 3],
        "\0\ufffd\x01" * 99,
        RECORD.replace("rules =", "rulez ="),
    ],
    ids=["empty", "prose", "of another version", "cut off", "binary", "an unknown key"],
)
def test_what_is_no_record_is_refused_at_its_line(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        replayed(RecordText(text, "evening.weli"), "de")
    assert refused.value.line > 0
    assert refused.value.text("de").startswith("evening.weli, Zeile ")


def test_of_a_record_that_breaks_off_what_there_is_is_told_and_the_rest_said() -> None:
    told = replayed(RecordText(RECORD + "\n[[deal]]\ndeal", "evening.weli"), "en")
    assert told.deals == 1
    assert told.steps == replayed(RecordText(RECORD, "evening.weli"), "en").steps
    assert told.rest.startswith("The rest cannot be read. evening.weli:")


@pytest.mark.parametrize("number", [-1, 0, 2])
def test_a_deal_that_does_not_stand_there_is_not_told(number: int) -> None:
    with pytest.raises(NoSuchDeal):
        replayed(RecordText(RECORD, deal=number), "de")

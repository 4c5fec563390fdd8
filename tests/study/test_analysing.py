"""A record that somebody has laid on the page: whose decisions are judged, and where they lie in the deal told again."""

import pytest

from casebook import CASES
from record.records import text_of
from weli.advising import Budget
from weli.core.errors import NotationError
from weli.games import GAMES
from weli.study import advising
from weli.study.advising import in_words, judged, told
from weli.study.analysing import laid_decisions, laid_luck
from weli.study.replaying import replayed
from weli.study.retelling import NoSuchDeal
from weli.wire.reader import Reader
from weli.wire.requests import RecordSeat, RecordText

FEW = Budget(worlds=3, at_a_time=3)
REFUSED_BETWEEN = """\
W LU
! N SX GS-PLAY-01
N L9
E LO
S L8
"""


@pytest.mark.few(2, first=1)
@pytest.mark.parametrize("game", GAMES)
def test_each_decision_of_a_seat_lies_at_the_step_before_it(game: str) -> None:
    found = 0
    for file in sorted((CASES / game).glob("*.weli"))[::9]:
        text = file.read_text(encoding="utf-8")
        steps = replayed(RecordText(text, file.name), "en").steps
        for seat in (place.seat for place in steps[0].places):
            decided, _ = laid_decisions(RecordSeat(text, seat), "en")
            for number, decision in enumerate(decided):
                line = told(number, decision, "en")
                assert line.seat == seat
                assert all(in_words(decision.question, act, "en")[1] for act in decision.question.options)
                assert (steps[line.step + 1].act or "").startswith(f"{seat} "), (file.name, line)
                found += 1
    assert found > 9


def test_the_name_of_a_wild_card_is_judged_like_any_other_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (CASES / "perlaggen" / "PL-EX-02.0.weli").read_text(encoding="utf-8")
    [naming] = [each for each in laid_decisions(RecordSeat(text, "S"), "en")[0] if each.question.is_about_a_name]
    monkeypatch.setattr(advising, "BUDGET", FEW)
    found = judged([naming], 0, Reader(naming.seat, "en", ("West", "North", "East", "South")))
    assert found is not None
    assert found.done.text == told(0, naming, "en").text == "Name it Ace of leaves"


def test_what_was_refused_between_is_a_step_of_its_own() -> None:
    text = text_of(REFUSED_BETWEEN)
    decided, _ = laid_decisions(RecordSeat(text, "N"), "en")
    steps = replayed(RecordText(text), "en").steps
    assert [steps[each.step + 1].act for each in decided] == ["N L9"]


def test_the_luck_is_told_of_a_deal_that_is_over_alone() -> None:
    assert laid_luck(RecordSeat(text_of("W LU\nN L9\n"), "N")) is None
    luck = laid_luck(
        RecordSeat(text_of("W LU\nN L9\nE LO\nS L8\nE concede gleich\nE concede hanger\nE concede spiel\n"), "N")
    )
    assert luck is not None
    assert luck.side == "NS"


def test_a_seat_or_a_deal_that_is_not_there_is_said() -> None:
    with pytest.raises(NotationError):
        laid_decisions(RecordSeat(text_of("W LU\n"), "Q"), "en")
    with pytest.raises(NoSuchDeal):
        laid_decisions(RecordSeat(text_of("W LU\n"), "N", deal=2), "en")

"""`weli judge`: in words and as data, a question put at the end, and what cannot be judged."""

import json
from io import StringIO
from pathlib import Path

import pytest

from casebook import CASES
from every import each_of
from weli.commands.judge import judge_command
from weli.core.errors import NotationError
from weli.record import RecordError

TWO_DEALS = CASES / "perlaggen" / "PL-EX-25-cut.weli"


def told(
    file: Path, *, deal: int | None = None, act: str | None = None, as_json: bool = False, lang: str = "en"
) -> str:
    out = StringIO()
    judge_command(file, deal=deal, act=act, as_json=as_json, lang=lang, out=out)
    return out.getvalue()


@each_of("lang", ["de", "en"])
def test_every_place_is_named_with_what_it_says(lang: str) -> None:
    blocks = told(CASES / "bieten" / "BI-PEN-01.weli", lang=lang).split("\n\n")[1:]
    assert len(blocks) == 4
    assert "[BI-PEN-01]" in blocks[0]
    assert "A +1, B -3, C +1" in blocks[0]
    assert "B bet rot: " in blocks[1]
    assert "[BI-BET-11 " in blocks[1]


def test_the_same_as_data() -> None:
    found = json.loads(told(CASES / "gaigel" / "GA-3P-02.weli", as_json=True))
    assert [one["points"] for one in found["verdicts"]] == [
        {"A": 1, "B": 0, "C": 1},
        {"A": 0, "B": 0, "C": 1},
        {"A": 3, "B": 5, "C": 1},
    ]


def test_a_question_is_put_at_the_end() -> None:
    file = CASES / "giltspiel" / "GS-EX-18.0.weli"
    answer = json.loads(told(file, act="S biete gleich", as_json=True))["verdicts"][0]["answers"][-1]
    assert answer["act"] == "S bet gleich"
    assert answer["answer"] in ("allowed", "refused")
    assert answer["text"]


def test_nobody_is_spoken_to() -> None:
    """The reader sits at no seat of a dispute."""
    for file in sorted((CASES / "bieten").glob("BI-PEN-*.weli")):
        words = told(file, lang="de").lower().replace(",", " ").replace(".", " ").split()
        assert not {"du", "dich", "dir", "dein", "euch", "ihr"} & {*words}, file.name


def test_the_last_deal_is_meant_unless_another_is_named() -> None:
    assert "A -1, B -2, C +0" in told(TWO_DEALS, deal=1)
    with pytest.raises(NotationError, match="left the game"):
        told(TWO_DEALS)


def test_what_cannot_be_judged_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "cut.weli").write_text("weli = 1\ngame = 'gilt", encoding="utf-8")
    (tmp_path / "empty.weli").write_text('weli = 1\ngame = "giltspiel"\nrules = "fiss"\n', encoding="utf-8")
    with pytest.raises(RecordError):
        told(tmp_path / "cut.weli")
    with pytest.raises(NotationError, match="no such deal"):
        told(tmp_path / "empty.weli")

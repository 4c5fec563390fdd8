"""`weli replay`: what it writes, and its exit status."""

import io
import json
from pathlib import Path

from record.records import CONCEDED, HEAD, text_of
from weli.commands.replay import replay_files


def test_json_has_the_promised_shape(tmp_path: Path) -> None:
    path = tmp_path / "game.weli"
    path.write_text(text_of("N bet gleich\n! W HU  GS-PLAY-14\nE hold\n? value gleich = 1\nW HU\n"))
    out = io.StringIO()
    assert replay_files([path, path], True, "en", out) == 1
    first, second = out.getvalue().splitlines()
    assert first == second
    text = json.loads(first)["deals"][0]["refused"][0].pop("text")
    data = json.loads(first)
    assert data["deals"][0]["refused"][0].pop("text") == text
    assert text.endswith(".")
    assert data == {
        "file": str(path),
        "ok": False,
        "deals": [
            {
                "points": {"NS": 0, "EW": 0},
                "score": {"NS": 0, "EW": 0},
                "figures": {
                    "gleich": {"value": 2, "right": "EW", "owner": "open"},
                    "hanger": {"value": 1, "right": "any", "owner": "open"},
                    "spiel": {"value": 1, "right": "any", "owner": "open"},
                },
                "winner": "-",
                "phase": "play",
                "turn": "N",
                "answer": "-",
                "refused": [{"line": 11, "act": "W HU", "rule": "GS-PLAY-14"}],
                "failed": [{"line": 13, "expected": "? value gleich = 1", "found": "? value gleich = 2"}],
                "stopped_at": 0,
            }
        ],
    }


def test_the_telling_names_the_rule_of_every_refusal_and_every_point(tmp_path: Path) -> None:
    path = tmp_path / "game.weli"
    path.write_text(text_of("! N EK  GS-PLAY-02\n" + CONCEDED, head=HEAD + 'note = "Given away."\n'))
    for lang in ("de", "en"):
        out = io.StringIO()
        assert replay_files([path], False, lang, out) == 0
        told = out.getvalue()
        assert "Given away." in told
        assert "[GS-PLAY-01]" in told
        assert told.count("[GS-SCORE-08]") == 3
        assert "NS 3 (+3), EW 0 (+0)" in told
        assert "None" not in told


def test_what_does_not_hold_is_told_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "game.weli"
    path.write_text(text_of("! W HU\nW bet gleich 7\n"))
    told = {}
    for lang in ("de", "en"):
        out = io.StringIO()
        assert replay_files([path], False, lang, out) == 1
        told[lang] = [line for line in out.getvalue().splitlines() if line.startswith(str(path)) and line != str(path)]
    assert told["en"] == [
        f"{path}:10: expected: W HU is not allowed; found: W HU is allowed",
        f"{path}:11: expected: W bet gleich 7 is allowed; found: The next bet is 2.",
        f"{path}:11: This deal cannot be replayed any further.",
    ]
    assert told["de"] == [
        f"{path}, Zeile 10: erwartet: W HU ist nicht erlaubt; gefunden: W HU ist erlaubt",
        f"{path}, Zeile 11: erwartet: W bet gleich 7 ist erlaubt; gefunden: Das nächste Gebot ist 2.",
        f"{path}, Zeile 11: Weiter lässt sich diese Runde nicht nachspielen.",
    ]


def test_one_wrong_line_gives_one_refusal_and_says_what_is_the_matter(tmp_path: Path) -> None:
    path = tmp_path / "game.weli"
    path.write_text(text_of("W EA\nN EK\nE E7\nS EO\nW bet hanger\n? turn = N\n"))
    out = io.StringIO()
    assert replay_files([path], False, "de", out) == 1
    (refused,) = [line for line in out.getvalue().splitlines() if "abgelehnt" in line]
    assert "abgelehnt: West hat Eichel-Ass nicht. " in refused
    failed = [line for line in out.getvalue().splitlines() if "erwartet" in line]
    assert failed == [
        f"{path}, Zeile 10: erwartet: W EA ist erlaubt; gefunden: W EA ist nach GS-PLAY-19 nicht erlaubt: West hat Eichel-Ass nicht"
    ]


def test_nothing_in_a_record_reaches_the_terminal_but_text(tmp_path: Path) -> None:
    path = tmp_path / "game\u202e.weli"
    path.write_text(text_of("W HU\n", head=HEAD + 'note = "\\u001b[2Jgone\\u202e\\nand more"\n'))
    out = io.StringIO()
    assert replay_files([path], False, "en", out) == 0
    assert out.getvalue().splitlines()[1:3] == ["  \\u001b[2Jgone\\u202e", "  and more"]
    assert "\x1b" not in out.getvalue()
    assert "\u202e" not in out.getvalue()


def test_data_is_plain_ascii_whatever_the_files_are_called(tmp_path: Path) -> None:
    path = tmp_path / "Höll\udcff.weli"
    path.write_text(text_of("W HU\n"))
    out = io.StringIO()
    assert replay_files([path], True, "de", out) == 0
    assert out.getvalue().isascii()
    assert json.loads(out.getvalue())["file"] == str(path)


def test_exit_status_is_the_worst_of_all_files(tmp_path: Path) -> None:
    good, wrong, bad = tmp_path / "good.weli", tmp_path / "wrong.weli", tmp_path / "bad.weli"
    good.write_text(text_of("W HU\n"))
    wrong.write_text(text_of("? turn = N\n"))
    bad.write_text("hello")
    out = io.StringIO()
    assert replay_files([good], False, "en", out) == 0
    assert replay_files([wrong, good], False, "en", out) == 1
    assert f"{wrong}:10: " in out.getvalue()
    assert replay_files([bad, wrong], True, "de", out) == 2
    assert "bad.weli, Zeile 1" in out.getvalue()


def test_a_deal_that_is_not_over_says_so_and_at_which_score_the_next_one_begins(tmp_path: Path) -> None:
    path = tmp_path / "game.weli"
    path.write_text(text_of(CONCEDED) + text_of("W HU\n", head="") + text_of(CONCEDED, head=""))
    for lang, sentence in (
        ("de", "Die Runde ist nicht zu Ende; es bleibt beim Stand: NS 3, EW 0"),
        ("en", "The deal is not over; the score stays: NS 3, EW 0"),
    ):
        out = io.StringIO()
        assert replay_files([path], False, lang, out) == 0
        assert out.getvalue().count(sentence) == 1

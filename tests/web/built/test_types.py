"""The page's types are those of the wire."""

from pathlib import Path

from page_types import TYPES, typescript, write_types


def test_the_pages_types_are_up_to_date() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), "python tools/page_types.py"


def test_what_is_up_to_date_is_not_written_again(tmp_path: Path) -> None:
    target = tmp_path / "wire.ts"
    for _ in range(2):
        write_types(target)
        assert target.read_text(encoding="utf-8") == typescript()
        target.chmod(0o444)
    before = target.stat().st_mtime_ns
    write_types(target)
    assert target.stat().st_mtime_ns == before


def test_messages_carry_their_tag_and_nullable_fields_their_null() -> None:
    text = typescript()
    assert '  t: "view";' in text
    assert "  turn: string | null;" in text
    assert "  points: Record<string, number>;" in text
    assert "  put: Record<string, unknown>;" in text
    assert "  new: unknown[];" in text
    to_page = text.partition("export type ToPage = ")[2].partition(";")[0].split(" | ")
    assert to_page == [
        "View",
        "Change",
        "Refused",
        "Taken",
        "Gazes",
        "Written",
        "Mixing",
        "Opened",
        "Pong",
        "Voices",
        "Talking",
        "Signal",
    ]

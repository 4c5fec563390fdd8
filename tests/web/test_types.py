"""The page's types are those of the wire."""

from pathlib import Path

from weli.web.types import typescript, write_types

TYPES = Path(__file__).parents[2] / "src/weli/web/client/src/wire.ts"


def test_the_pages_types_are_up_to_date() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), "run `python -m weli.web.types`"


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
    assert "export type ToPage = View | Refused | Taken;" in text

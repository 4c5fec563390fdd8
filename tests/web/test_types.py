"""The page's types are those of the wire."""

from weli.web.types import DEFAULT_TARGET, typescript


def test_the_pages_types_are_up_to_date() -> None:
    assert DEFAULT_TARGET.read_text(encoding="utf-8") == typescript(), "run `python -m weli.web.types`"


def test_messages_carry_their_tag_and_nullable_fields_their_null() -> None:
    text = typescript()
    assert '  t: "view";' in text
    assert "  turn: string | null;" in text
    assert "  points: Record<string, number>;" in text
    assert "export type ToPage = View | Refused | Taken;" in text

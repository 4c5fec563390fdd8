"""The page on encodings says what the code does."""

from pathlib import Path

from encodings_page import page

PAGE = Path(__file__).parents[2] / "docs" / "encodings.md"


def test_the_page_is_current() -> None:
    assert PAGE.read_text("utf-8").splitlines() == list(page()), "python tools/encodings_page.py > docs/encodings.md"

"""The page on encodings says what the code does."""

from pathlib import Path

from made_pages.encodings import pages

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_current() -> None:
    for name, text in pages():
        assert (DOCS / name).read_text("utf-8") == text, "python tools/pages.py"

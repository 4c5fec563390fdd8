"""`python tools/pages.py`: writes anew the pages in `docs/` that are made of data, and says which have changed."""

from pathlib import Path

from made_pages import encodings, house_rules, primers, rulebook

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    for made in (encodings, house_rules, primers, rulebook):
        for name, text in made.pages():
            page = DOCS / name
            if not page.is_file() or page.read_text("utf-8") != text:
                page.write_text(text, "utf-8")
                print(page)


if __name__ == "__main__":
    main()

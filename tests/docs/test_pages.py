"""What the pages promise each other: every link between them leads somewhere, and the site has all of them."""

import re
from functools import cache
from pathlib import Path

import pytest

from every import every

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
FENCED = re.compile(r"^```.*?^```$|^    .*?$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:")


@cache
def text_of(page: Path) -> str:
    """A page without its programs, in which brackets are no links."""
    return FENCED.sub("", page.read_text("utf-8"))


@cache
def anchors(page: Path) -> set[str]:
    """What a link may name on a page: ids, and headings in the form in which they are linked."""
    text = text_of(page)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


@every(PAGES, lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    lost = []
    for link in LINK.findall(text_of(page)):
        if ELSEWHERE.match(link):
            continue
        path, _, anchor = link.partition("#")
        there = (page.parent / path).resolve() if path else page
        if not there.exists() or (anchor and there.suffix == ".md" and anchor not in anchors(there)):
            lost.append(link)
    assert lost == []


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("add a bot", "own-bot.md"),
        ("add a game", "add-a-game.md"),
        ("legal moves", "first-deal.md"),
        ("determinization", "api/bots.md"),
    ],
)
def test_what_is_typed_into_the_search_stands_above_the_page_that_answers_it(typed: str, page: str) -> None:
    """The generator puts pages first that have the words in a heading, and their first one before the others."""
    headings = re.findall(r"^(?:#+ .*|[A-Z].*(?=\n---))$", (DOCS / page).read_text("utf-8"), re.MULTILINE)
    assert set(typed.split()) <= set(re.findall("[a-z]+", " ".join(headings).lower()))


def test_the_site_lists_every_page() -> None:
    """By its name, or by a pattern; what the generator finds besides, it would complain of."""
    blocks = re.findall(r"```\{toctree\}\n(.*?)```", (DOCS / "index.md").read_text("utf-8"), re.DOTALL)
    listed = [line for block in blocks for line in block.splitlines() if line and not line.startswith(":")]
    found = {page for pattern in listed for page in DOCS.glob(f"{pattern}.md")}
    assert set(DOCS.rglob("*.md")) - found == {DOCS / "index.md"}

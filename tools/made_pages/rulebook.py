"""The rulebooks as pages to read.

One page a game and language, from the same data the referee cites. Each rule has its id as an anchor, so
`giltspiel.en.md#GS-BET-13` leads to the sentence that decides a quarrel.
"""

import re
from collections.abc import Iterator

from weli.core.texts import languages, text
from weli.rulebook.library import RULE_ID, book, books, rules
from weli.rulebook.model import Book, Rule


def pages() -> Iterator[tuple[str, str]]:
    """The page of every rulebook in every language, by its place in `docs/`."""
    for owner in books():
        for lang in languages():
            yield f"rulebook/{page_name(owner, lang)}", render(owner.name, lang)


def render(game: str, lang: str) -> str:
    """The page of one game in one language, as Markdown. Raises `UnknownRule` if the game has no rulebook."""
    owner = book(game)
    others = [text("rulebook.read-here", other, page=page_name(owner, other)) for other in languages() if other != lang]
    parts = [
        f"<!-- {text('rulebook.from-data', lang)} -->",
        f"# {text('rulebook.heading', lang, game=owner.title(lang))}",
        " ".join([text("rulebook.intro", lang), owner.credit(lang), *others]),
        "\n".join(f"- [{topic.heading(lang)}](#{topic.id})" for topic in owner.topics),
    ]
    for topic in owner.topics:
        parts.append(f'<a id="{topic.id}"></a>\n\n## {topic.heading(lang)}')
        parts += [_paragraph(each, lang) for each in rules(topic.id)]
    return "\n\n".join(parts) + "\n"


def page_name(owner: Book, lang: str) -> str:
    """The file a rulebook's page is written to, e.g. "giltspiel.de.md"."""
    return f"{owner.name}.{lang}.md"


def _paragraph(each: Rule, lang: str) -> str:
    return (
        f'<a id="{each.id}"></a>**{each.id} · {each.title(lang)}.** {_linked(each.text(lang), each, lang)}\n'
        f"<br><sub>{_origin(each, lang)}</sub>"
    )


def _origin(each: Rule, lang: str) -> str:
    """The small line below a rule: where it comes from, how sure that is, what switches it."""
    source = text("rulebook.ours", lang) if each.ours else each.source
    notes = [text("rulebook.about", lang, what=source) if each.asks and not each.ours else source]
    if each.derived:
        notes.append(text("rulebook.derived", lang))
    for key, ids in (("rulebook.open", each.open), ("rulebook.see", each.see)):
        if ids:
            notes.append(text(key, lang, rules=_linked(", ".join(ids), each, lang)))
    if each.parameters:
        notes.append(text("rulebook.parameters", lang, names=", ".join(f"`{name}`" for name in each.parameters)))
    return " · ".join(notes)


def _linked(said: str, each: Rule, lang: str) -> str:
    """A text with a link for each id: within the page of its own game, or to that of another."""

    def link(found: re.Match[str]) -> str:
        owner = book(found[0][:2])
        page = "" if owner.name == each.game else page_name(owner, lang)
        return f"[{found[0]}]({page}#{found[0]})"

    return RULE_ID.sub(link, said)

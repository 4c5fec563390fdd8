"""`weli rules`: one rule, a chapter or a whole rulebook, in words."""

from difflib import get_close_matches

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from weli.errors import NotationError
from weli.notation import short
from weli.rulebook import Rule, UnknownRule, book, books, rule, rules, topics
from weli.texts import printable, text


class NoSuchRule(NotationError):
    """No rule, chapter or game goes by that name."""


def tell_rules(wanted: str | None, lang: str) -> None:
    """Prints what was asked for; without a name, which rulebooks there are. Raises `NoSuchRule`."""
    out = Console(highlight=False)
    if wanted is None:
        for each in books():
            out.print(Text(f"{each.name}  ", style="bold") + Text(each.title(lang)), Text(each.credit(lang)))
        return
    try:
        _tell(wanted, lang, out)
    except UnknownRule as unknown:
        near = _names_like(wanted)
        raise NoSuchRule(de=_no_such(wanted, near, "de"), en=_no_such(wanted, near, "en")) from unknown


def _tell(wanted: str, lang: str, out: Console) -> None:
    name = wanted.lower() if wanted.lower() in {each.name for each in books()} else wanted.upper()
    try:
        found = [rule(name)]
    except UnknownRule:
        found = rules(name)
    headings = {topic.code: topic.heading(lang) for topic in topics(found[0].game)}
    chapter = None
    for each in found:
        if len(found) > 1 and each.topic != chapter:
            chapter = each.topic
            out.print(Text(f"\n{headings[chapter]}", style="bold underline"))
        _tell_one(each, lang, out)
    if len(found) > 1:
        out.print(Text(f"\n{book(found[0].game).credit(lang)}", style="dim"))


def _tell_one(each: Rule, lang: str, out: Console) -> None:
    out.print(Text(f"\n{each.id}  ", style="cyan") + Text(each.title(lang), style="bold"))
    out.print(Padding(Text(each.text(lang)), (0, 0, 0, 2)))
    out.print(Padding(Text(text("cli.rules.source", lang, source=each.source), style="dim"), (0, 0, 0, 2)))


def _names_like(wanted: str) -> list[str]:
    """Up to three names that may have been meant."""
    known = {name.upper(): name for each in books() for name in (each.name, each.prefix)}
    known |= {each.id: each.id for owner in books() for each in rules(owner.name)}
    return [known[name] for name in get_close_matches(short(wanted.upper()), known, n=3, cutoff=0.6)]


def _no_such(wanted: str, near: list[str], lang: str) -> str:
    sentence = text("rules.unknown", lang, wanted=short(printable(wanted)))
    if not near:
        return sentence
    return f"{sentence} {text('cli.rules.near', lang, near=', '.join(near))}"

"""`weli rules`: one rule, a chapter or a whole rulebook in words; a rule set in words, two compared, and a house rule written down."""

from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from weli.core.errors import AS_SAID, NotationError, Said
from weli.core.line import short
from weli.core.texts import languages, printable, text
from weli.house_rules import HouseRule, about, changed, comparable, described, difference, left_out, named, write_file
from weli.rulebook import Rule, UnknownRule, book, books, rule, rules, topics


class NoSuchRule(NotationError):
    """No rule, chapter or game goes by that name."""


class WrongCall(NotationError):
    """What was asked for does not go together."""


def rules_command(
    wanted: Sequence[str], *, show: str | None, diff: tuple[str, str] | None, save: Path | None, lang: str
) -> None:
    """Does one of the four things that `weli rules` can do. Raises `WeliError`."""
    if sum(wish is not None for wish in (show, diff, save)) > 1:
        raise WrongCall("house.one-wish")
    if wanted and (show is not None or diff is not None):
        raise WrongCall("house.nothing-beside", word=short(printable(wanted[0])))
    if show is not None:
        tell_rule_set(named(show), lang)
    elif diff is not None:
        tell_difference(named(diff[0]), named(diff[1]), lang)
    elif save is not None:
        save_house_rule(save, wanted, lang)
    else:
        tell_rules(wanted, lang)


def tell_rule_set(house: HouseRule, lang: str) -> None:
    """Prints what a rule set is, where it comes from, and all that can be set in it."""
    out = Console(highlight=False, soft_wrap=True)
    facts = about(house, lang)
    out.print(Text(facts.title, style="bold"))
    out.print(Text(facts.line))
    if facts.origin:
        out.print(Text(text("house.origin", lang, origin=facts.origin), style="dim"))
    for group, told in groupby(described(house.ruleset(), lang), key=lambda each: each.group):
        out.print(Text(f"\n{group}", style="bold underline"))
        for each in told:
            out.print(Text.assemble((each.name, "cyan"), f": {each.value}  ", (each.setting, "dim")))


def tell_difference(a: HouseRule, b: HouseRule, lang: str) -> None:
    """Prints what two rule sets have otherwise, one line a parameter. Raises `WrongCall` where they are of two kinds."""
    if not comparable(a.ruleset(), b.ruleset()):
        raise WrongCall("house.two-games", a=a.game.capitalize(), b=b.game.capitalize())
    out = Console(highlight=False, soft_wrap=True)
    out.print(Text(f"{about(a, lang).title} | {about(b, lang).title}", style="bold"))
    found = difference(a.ruleset(), b.ruleset(), lang)
    nothing = text("house.not-told", lang)
    for each in found:
        out.print(Text.assemble((each.name, "cyan"), f": {each.a or nothing} | {each.b or nothing}"))
    if not found:
        out.print(Text(text("house.no-difference", lang)))


def save_house_rule(file: Path, wanted: Sequence[str], lang: str) -> None:
    """Writes a rule set with some settings replaced to a new file."""
    if not wanted or "=" in wanted[0]:
        raise WrongCall("house.one-base")
    write_file(changed(named(wanted[0]), wanted[1:]), file)
    Console(highlight=False, soft_wrap=True).print(Text(text("house.saved", lang, file=printable(str(file)))))


def tell_rules(wanted: Sequence[str], lang: str) -> None:
    """Prints what was asked for; without a name, which rulebooks there are. Raises `NoSuchRule`."""
    out = Console(highlight=False)
    if not wanted:
        for each in books():
            out.print(Text(f"{each.name}  ", style="bold") + Text(each.title(lang)), Text(each.credit(lang)))
        for sentence in left_out(lang):
            Console(stderr=True, highlight=False, soft_wrap=True).print(Text(sentence))
    for name in wanted:
        try:
            _tell(name, lang, out)
        except UnknownRule as unknown:
            near = _names_like(name)
            raise NoSuchRule(
                AS_SAID, said=Said({each: _no_such(name, near, each) for each in languages()})
            ) from unknown


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

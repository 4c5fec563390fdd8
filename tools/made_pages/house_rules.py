"""The page about rule sets and house rules.

One page a language, from the same data that the commands use, so that whoever writes a house rule finds all that can be set.
"""

from collections.abc import Iterator
from itertools import groupby

from weli.core.ruleset import RuleSet
from weli.core.texts import languages, listed, text
from weli.games import GAMES, Game
from weli.house_rules.about import about
from weli.house_rules.choices import can_vary
from weli.house_rules.file import HouseRule
from weli.house_rules.words import group_name, kindred, parameter_name, setting, value_in_words


def pages() -> Iterator[tuple[str, str]]:
    """The page in every language, by its place in `docs/`."""
    for lang in languages():
        yield f"house-rules.{lang}.md", render(lang)


def render(lang: str) -> str:
    """The page in one language, as Markdown."""
    parts = [
        f"<!-- {text('house.page.made', lang)} -->",
        f"# {text('house.page.title', lang)}",
        text("house.page.intro", lang),
        text("house.page.example", lang),
        text("house.page.commands", lang),
        f"## {text('house.page.presets', lang)}",
        "\n".join(_preset_rows(lang)),
        f"## {text('house.page.parameters', lang)}",
        text("house.page.how", lang),
    ]
    for _, games in groupby(GAMES.values(), key=lambda game: id(_usual(game).declared())):
        parts.extend(_game_parts(list(games), lang))
    return "\n\n".join(parts) + "\n"


def _game_parts(games: list[Game], lang: str) -> Iterator[str]:
    """What can be set in games that have the same parameters, group by group."""
    yield f"### {listed([game.name.capitalize() for game in games], lang)}"
    presets = kindred(_usual(games[0]))
    usual = presets[0]
    settable = [name for name in usual.parameters() if can_vary(name, usual)]
    for group, names in groupby(settable, key=lambda name: group_name(name, usual, lang)):
        yield f"#### {group}"
        yield "\n".join(row for name in names for row in _parameter_rows(name, presets, lang))


def _usual(game: Game) -> RuleSet:
    return next(iter(game.presets.values()))


def _preset_rows(lang: str) -> Iterator[str]:
    for game in GAMES.values():
        for name in game.presets:
            facts = about(HouseRule(game.name, name), lang)
            yield f"- `{game.name}/{name}`: **{facts.title}.** {facts.line}. {facts.origin}."


def _parameter_rows(name: str, presets: list[RuleSet], lang: str) -> Iterator[str]:
    """The parameter and each value that it may have; a list has those of the presets, a number its least and its most."""
    usual = presets[0]
    yield f"- **{parameter_name(name, usual, lang)}** …"
    choice = usual.choice(name)
    if isinstance(choice, range):
        yield f"  - `{name} = {choice[0]}` – `{choice[-1]}`"
        return
    for value in choice or dict.fromkeys(rules.value(name) for rules in presets):
        yield f"  - `{setting(name, value, usual)}`: {value_in_words(name, value, usual, lang)}"

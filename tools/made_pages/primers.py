"""The games in five minutes as pages to read, made of the same source as in the browser; cards are named where the browser shows them."""

from collections.abc import Iterator

from weli.core.card_words import card_in_words
from weli.core.cards import card_of
from weli.core.texts import languages, listed, text
from weli.lessons import courses
from weli.lessons.primer import Paragraph, Part, Trial, primer


def pages() -> Iterator[tuple[str, str]]:
    """The page of every game in every language, by its place in `docs/`."""
    for game in courses():
        for lang in languages():
            yield f"five-minutes/{game}.{lang}.md", render(game, lang)


def render(game: str, lang: str) -> str:
    """The page of one game in one language, as Markdown. Raises `NoSuchScene` where it has none."""
    parts = [f"<!-- {text('primer.made', lang)} -->", f"# {text('primer.heading', lang, game=game.capitalize())}"]
    return "\n\n".join([*parts, *(_part(part, game, lang) for part in primer(game))]) + "\n"


def _part(part: Part, game: str, lang: str) -> str:
    told = [_paragraph(each, game, lang) for each in part.paragraphs]
    return "\n\n".join([f"## {part.title(lang)}", *told, *([_trial(part.trial, lang)] if part.trial else [])])


def _paragraph(paragraph: Paragraph, game: str, lang: str) -> str:
    cards = [f"> {_named(row, lang)}" for row in paragraph.cards]
    book = f"../rulebook/{game}.{lang}.md"
    rules = ", ".join(f"[{each}]({book}#{each})" for each in paragraph.rules)
    return "\n\n".join([text(paragraph.key, lang) + (f" ({rules})" if rules else ""), *cards])


def _trial(trial: Trial, lang: str) -> str:
    asked = f"**{text(trial.key, lang)}** {_named(trial.cards, lang)}."
    answer = text("primer.answer", lang, cards=_named(trial.right, lang), why=text(f"{trial.key}.answer", lang))
    return f"{asked}\n\n{answer}"


def _named(cards: tuple[str, ...], lang: str) -> str:
    return listed([card_in_words(card_of(each), lang) for each in cards], lang)

"""The page that tells a game in five minutes, in one language."""

from weli.core.texts import text
from weli.lessons.primer import Part, Trial, primer
from weli.wire.lesson_requests import PrimerParagraph, PrimerPart, PrimerTrial
from weli.wire.messages import Lang


def primer_in(game: str, lang: Lang) -> list[PrimerPart]:
    """The parts of a game's page. Raises `NoSuchScene` where it has none."""
    return [_part(part, lang) for part in primer(game)]


def _part(part: Part, lang: Lang) -> PrimerPart:
    told = [
        PrimerParagraph(text(each.key, lang), [list(row) for row in each.cards], list(each.rules))
        for each in part.paragraphs
    ]
    trial = None if part.trial is None else _trial(part.trial, lang)
    return PrimerPart(part.key.rpartition(".")[2], part.title(lang), told, trial)


def _trial(trial: Trial, lang: Lang) -> PrimerTrial:
    answer = text(f"{trial.key}.answer", lang)
    return PrimerTrial(text(trial.key, lang), [*trial.cards], [*trial.right], answer)

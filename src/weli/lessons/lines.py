"""The course of a scene: its record with what the learner has done in the place of what it has, up to the question that is asked."""

from collections.abc import Sequence
from dataclasses import replace

from weli.core.recorded import Act, ActLine
from weli.core.texts import COMMON_LANGUAGE
from weli.lessons.scene import Ask, Scene
from weli.notation import parse
from weli.record import Record, Refused, Told, replay


def done_line(scene: Scene, done: Sequence[str]) -> list[Told]:
    """Everything that is done in a scene, silence filled in, once the learner has answered so."""
    replayed = replay(_as_done(scene, done)).deals[0]
    return [told for told in replayed.told[1:] if not isinstance(told, Refused)]


def before_asking(scene: Scene, ask: Ask, done: Sequence[str]) -> list[Told]:
    """The same up to a question."""
    told = done_line(scene, done)
    return told[: next((place for place, each in enumerate(told) if each.line >= ask.at), len(told))]


def at_last(scene: Scene, done: Sequence[str]) -> list[str]:
    """What does not hold in a scene at which somebody has answered so, in English; nothing where all of it does."""
    replayed = replay(_as_done(scene, done)).deals[0]
    return [failed.text(COMMON_LANGUAGE) for failed in replayed.failed]


def _as_done(scene: Scene, done: Sequence[str]) -> Record:
    """The record with other answers, each of which is right too."""
    answers = {ask.at: act for ask, act in zip(scene.asks, done, strict=False) if not ask.picks}
    deal = scene.record.deals[0]
    acts = tuple(_answered(line, answers.get(line.at)) for line in deal.acts)
    return replace(scene.record, deals=(replace(deal, acts=acts),))


def _answered(line: ActLine, act: str | None) -> ActLine:
    return replace(line, line=parse(act)) if act and isinstance(line, Act) else line

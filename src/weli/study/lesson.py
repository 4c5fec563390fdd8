"""A guided game at a table of its own: the scene's deal is laid there, the others play its line, and what the learner would do is judged
before it is done. Nothing is stored: a page says what has been done so far.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace as but

from weli.core.errors import Illegal, NotationError, SaidError
from weli.core.texts import has_text, text
from weli.lessons import Ask, Scene, Tell, before_asking, course, courses, done_line, judged, kind_of
from weli.notation import parse
from weli.record import Told
from weli.referee import Referee
from weli.study.laid import LaidTable
from weli.table.company import reader_at
from weli.table.page import view
from weli.wire.lesson_requests import Answer, Asked, Beat, CourseLine, LearnersTurn, SceneCourse, SceneLine
from weli.wire.messages import Lang, View


class NotDone(SaidError):
    """No page of ours says that this has been done in the scene."""


def lessons(lang: Lang) -> list[CourseLine]:
    """The guided games, each with its scenes."""
    return [_course(game, course(game), lang) for game in courses()]


def _course(game: str, scenes: Sequence[Scene], lang: Lang) -> CourseLine:
    lines = [SceneLine(scene.name, text(scene.key("title"), lang)) for scene in scenes]
    return CourseLine(game, game.capitalize(), scenes[0].record.rules, lines)


def taught(scene: Scene, turn: LearnersTurn, lang: Lang) -> SceneCourse:
    """How a scene goes on: what happens up to the next question, or what is said to a wrong choice. Raises `NotDone`."""
    answered = len(turn.done)
    if not _are_right(scene, turn.done) or (turn.tried is not None and answered == len(scene.asks)):
        raise NotDone("lesson.not-done")
    if turn.tried is None:
        beats = [*LessonTable(scene, turn.done, lang).beats(answered)]
        return _course_of(scene, beats[-1:] if answered else beats, answered, lang)
    judgement = judged(scene, scene.asks[answered], turn.tried)
    if judgement.right:
        beats = [*LessonTable(scene, [*turn.done, turn.tried], lang).beats(answered + 1)]
        return _course_of(scene, beats, answered + 1, lang)
    answer = LessonTable(scene, turn.done, lang).answer(turn.tried, judgement.key)
    return but(_course_of(scene, [], answered, lang), answer=answer)


def _are_right(scene: Scene, done: Sequence[str]) -> bool:
    if len(done) > len(scene.asks):
        return False
    return all(judged(scene, ask, act).right for ask, act in zip(scene.asks, done, strict=False))


def _course_of(scene: Scene, beats: list[Beat], answered: int, lang: Lang) -> SceneCourse:
    return SceneCourse(text(scene.key("title"), lang), beats, None, over=answered == len(scene.asks))


class LessonTable(LaidTable):
    """The table of a scene at which so much has been done, told in one language."""

    def __init__(self, scene: Scene, done: Sequence[str], lang: Lang) -> None:
        super().__init__(scene.record, scene.seat)
        self.scene = scene
        self.done = done
        self.lang = lang

    def beats(self, since: int) -> Iterator[Beat]:
        """The moments of the scene from the one at which so many questions have been answered, up to the next one or the end.

        The moment of the answer itself comes first; what lies before it has been seen already.
        """
        told, asked = done_line(self.scene, self.done), 0
        for part in self.scene.parts:
            count = _leading(told, part.at)
            beats = [*self._played(told[:count]), self._beat(part)]
            yield from _worth_seeing(beats) if asked >= since else ()
            if isinstance(part, Ask) and asked == len(self.done):
                return
            told, asked = told[count:], asked + isinstance(part, Ask)
        played = [*self._played(told)]
        self.look_on()
        yield from _worth_seeing([*played, Beat(self._view(None), self._said("done"), None)])

    def answer(self, tried: str, key: str) -> Answer:
        """What is said to a wrong choice: the Wirt's own answer, and of what cannot be the rule that stands against it."""
        against = self._against(tried)
        if key:
            return Answer(self._in_words(key), against.rule if isinstance(against, Illegal) else None)
        if isinstance(against, Illegal):
            return Answer(reader_at(self.state, self.scene.seat, self.lang).told(against), against.rule)
        return Answer(text("lesson.wrong", self.lang), None)

    def _against(self, tried: str) -> Illegal | NotationError | None:
        """What the referee says to an act at this moment; nothing to one that may be done, or to cards that are pointed at."""
        ask = self.scene.asks[len(self.done)]
        referee = self.before(ask)
        if ask.picks:
            return None
        try:
            return referee.against(self.scene.seat, parse(tried))
        except NotationError as error:
            return error

    def before(self, ask: Ask) -> Referee:
        """The referee of this table, once everything is done that comes before a question."""
        for told in before_asking(self.scene, ask, self.done):
            self.apply(told)
        assert self.state.referee is not None
        return self.state.referee

    def _played(self, told: Sequence[Told]) -> Iterator[Beat]:
        """What is done, act by act; what nobody says aloud is done at once."""
        for each in told:
            before = len(self.state.chairs[self.scene.seat].events)
            self.apply(each)
            if len(self.state.chairs[self.scene.seat].events) > before:
                yield Beat(self._view(None), "", None)

    def _beat(self, part: Tell | Ask) -> Beat:
        self.look_on()
        if isinstance(part, Tell):
            return Beat(self._view(None), self._said(part.key), None)
        return Beat(self._view(part), "", self._asked(part))

    def _asked(self, ask: Ask) -> Asked:
        right = ask.right[0]
        held = self._view(None).deal.hand
        note = self.scene.key(f"{ask.key}.note")
        cards = [word.split("=")[0] for word in right.split() if word.split("=")[0] in held]
        return Asked(self._said(ask.key), self._in_words(note) if has_text(note) else "", ask.picks, right, cards)

    def _view(self, ask: Ask | None) -> View:
        """The view of the learner, who may choose among what the question is about, and otherwise may do nothing."""
        shown = view("", self.state, self.scene.seat, self.lang)
        kinds = ask.kinds if ask and not ask.picks else frozenset()
        return but(
            shown,
            may=[each for each in shown.may if kinds & {each.kind, kind_of(each.act)}],
            may_not=[each for each in shown.may_not if kind_of(each.act) in kinds],
            talk=False,
            may_take_back=False,
            may_give_up=False,
        )

    def _said(self, word: str) -> str:
        return self._in_words(self.scene.key(word))

    def _in_words(self, key: str) -> str:
        """A text of the scene, in which the others are called by their names at the table."""
        seats = self.state.seating.seat_names()
        return text(key, self.lang, **dict(zip(seats, self.state.names(), strict=True)))


def _worth_seeing(beats: Sequence[Beat]) -> Iterator[Beat]:
    """Without moments at which nothing is said, and that look like the next one."""
    for beat, following in pairwise((*beats, None)):
        if beat and (beat.told or beat.asked or not following or following.view.number > beat.view.number):
            yield beat


def _leading(told: Sequence[Told], at: int) -> int:
    """How much is done before a line of the file; silence that is filled in goes with what comes before it."""
    return next((place for place, each in enumerate(told) if each.line >= at), len(told))

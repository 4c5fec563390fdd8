"""An exercise at a table of its own: asked from what its seat may know, and explained once it has been answered."""

from typing import Final

from msgspec.structs import replace as but

from weli.advising import Counsel, Option, Question, asked, here, sentence
from weli.advising.scales import SURE, Estimate
from weli.advising.trying import Doing, Glance
from weli.core.acts import PASS_ACT
from weli.core.errors import Illegal
from weli.core.texts import text
from weli.exercises import Choice, Exercise, all_exercises
from weli.notation import TALK, acts_of, line_of, parse, show_line
from weli.record import Refused
from weli.referee import Referee
from weli.study.advising import PLACES
from weli.study.laid import LaidTable
from weli.study.reckoning import SEED
from weli.table.company import reader_at, sitters
from weli.table.page import view
from weli.table.words import doing
from weli.wire.advice import Weighed
from weli.wire.exercise_requests import ExerciseAnswer, ExerciseAsked, ExerciseLine, OpenHand
from weli.wire.messages import Lang, View

SHOWN: Final = 10
"""Of so many acts it is told what each brings; there are as many names as cards, and nobody reads them all."""


def exercise_lines(lang: Lang) -> list[ExerciseLine]:
    """All exercises of the house."""
    return [
        ExerciseLine(one.game, one.name, sort_of(one, lang), title_of(one, lang), one.is_hard)
        for one in all_exercises()
    ]


def sort_of(exercise: Exercise, lang: Lang) -> str:
    """What it is about."""
    return text(f"exercise.sort.{exercise.sort}", lang)


def title_of(exercise: Exercise, lang: Lang) -> str:
    """The same with its number, by which it is told from others of its sort."""
    return text("exercise.title", lang, sort=sort_of(exercise, lang), number=exercise.number)


class ExerciseTable(LaidTable):
    """The table of an exercise, told in one language."""

    def __init__(self, exercise: Exercise, lang: Lang) -> None:
        super().__init__(exercise.record, exercise.seat)
        self.exercise = exercise
        self.lang = lang
        for told in exercise.replayed().told[1:]:
            if not isinstance(told, Refused):
                self.apply(told)
        self.look_on()
        self.seen = self.state.deal.seen_by(self.seat)
        self.reader = reader_at(self.state, self.seat, lang)

    def asked(self) -> ExerciseAsked:
        """The moment, from what the seat may know."""
        return ExerciseAsked(title_of(self.exercise, self.lang), self._ask(), self._view())

    def _ask(self) -> str:
        return text(f"exercise.ask.{self.exercise.sort}", self.lang)

    def _view(self) -> View:
        shown = view("", self.state, self.seat, self.lang)
        laid = self.exercise.laid
        return but(
            shown,
            may=[each for each in shown.may if each.act.startswith(laid) and parse(each.act).verb not in TALK],
            may_not=[each for each in shown.may_not if each.act.startswith(laid)],
            talk=False,
            may_take_back=False,
            may_give_up=False,
        )

    def answer(self, act: str | None, do: Doing = here) -> ExerciseAnswer:
        """What is right. Raises `NotationError` for what is no act."""
        against = None if act is None else Referee(self.seen, self.state.game).against(self.seat, parse(act))
        if isinstance(against, Illegal):
            refused = self.reader.told(against)
            return ExerciseAnswer(refused, against.rule, False, "", "", None, None, [], [])
        tried = None if act is None else self._choice(act)
        best, done = self.exercise.best, self.exercise.of(self.exercise.done) or self.exercise.choices[1]
        is_best = tried == best
        other = done if tried is None or is_best else tried
        return ExerciseAnswer(
            refused="",
            rule=None,
            right=is_best,
            told=self._told(act, tried),
            why=self._why(other, do),
            best=self._weighed(best, other.bar / 2),
            tried=None if tried is None or is_best else self._weighed(tried, tried.bar / 2),
            others=[self._weighed(each, each.bar / 2) for each in self.exercise.choices[1:SHOWN] if each != tried],
            hands=self._hands(),
        )

    def _choice(self, act: str) -> Choice | None:
        """What was reckoned of an act: of the whole line, or of how it begins, where only that was asked."""
        found = self.exercise.of(act)
        acts = [] if found or self.exercise.laid else self._acts(act)[:1]
        return self.exercise.of(show_line(line_of(acts, self.seen))) if acts else found

    def _told(self, act: str | None, tried: Choice | None) -> str:
        key = (
            "shown"
            if act is None
            else "unweighed"
            if tried is None
            else "right"
            if tried == self.exercise.best
            else "other"
        )
        return text(f"exercise.told.{key}", self.lang, best=self._text(self.exercise.best.act))

    def _weighed(self, choice: Choice, bar: float) -> Weighed:
        low, high = (round(choice.points + way * bar, PLACES) for way in (-1, 1))
        return Weighed(choice.act, self._text(choice.act), choice.points, low, high)

    def _text(self, act: str) -> str:
        return doing(parse(act), self.seen, self.reader.without_names).text

    def _why(self, other: Choice, do: Doing) -> str:
        """Why the best is better than another act, from what the seat may know."""
        question = self._question()
        best, instead = (self._act(each.act) for each in (self.exercise.best, other))
        features = do(Glance(question, best, instead, SEED))
        return sentence(
            self._counsel(best, instead, other), features, question.view.seating, self.lang, self.reader.names
        )

    def _question(self) -> Question:
        """What was asked; of a name once the card lies."""
        deal = self.seen.copy()
        for act in self._acts(self.exercise.laid)[:1] if self.exercise.laid else ():
            deal.play(self.seat, act)
        return asked(deal, self.seat)

    def _act(self, line: str) -> int:
        acts = self._acts(line)
        if not self.exercise.laid:
            return acts[0]
        return acts[1] if len(acts) > 1 else PASS_ACT

    def _acts(self, line: str) -> list[int]:
        return acts_of(parse(line), self.seen, self.seat)

    def _counsel(self, best: int, instead: int, other: Choice) -> Counsel:
        found = self.exercise
        first = Option(best, Estimate(found.best.points, 0), Estimate(0, 0))
        second = Option(instead, Estimate(other.points, 0), Estimate(other.behind, other.bar / SURE))
        return Counsel(first, (second,), found.worlds, found.share)

    def _hands(self) -> list[OpenHand]:
        """What everybody held, the one who was asked first."""
        views, deal = self.state.game.at_table().views, self.state.deal
        seats = [(self.seat + step) % deal.seating.players for step in range(deal.seating.players)]
        called = [one.name for one in sitters(self.state, self.seat, self.lang).values()]
        return [OpenHand(called[seat], views.hand(deal, seat)) for seat in seats]

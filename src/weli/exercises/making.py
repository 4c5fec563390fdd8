"""Making exercises of deals that were played: decisions in which the best act is clear, and was not what a regular did.

Each decision is looked at quickly first. What seems dear is weighed three times, each time in other worlds, with everything that could
have been done; it is kept where each time the same act is better than all others by more than chance. What is told of it was found the
third time, when nothing was picked by it any more but whether it agrees.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from weli.advising import Budget, Counsel, Decision, Option, Question, decisions
from weli.advising.advice import Weighing
from weli.advising.scales import SURE
from weli.advising.trying import world_rng
from weli.core.acts import DEFER_ACT, PASS_ACT, PLAY, STEP
from weli.core.cards import card_text
from weli.exercises.deals import DealPlayed
from weli.exercises.exercise import Choice, Exercise
from weli.games import GAMES, game_of
from weli.notation import line_of, parse, show_line

DEAR: Final = 0.4
"""Points that a decision usually has to cost, as far as one sees at first and on every closer look."""
QUICKLY: Final = (0.05, 0.2)
"""So large a part of the worlds is tried at first, and a larger one where something may be dear by that."""
LEAD: Final = "lead"
FOLLOW: Final = "follow"
LOOKS: Final = (7919, 15_486_719, 32_452_843)
"""Each closer look has worlds of its own."""


def all_sorts() -> list[str]:
    """What an exercise may be about, in whatever game."""
    of_games = [sort for game in GAMES.values() for sort in game.at_table().insight.sorts().values()]
    return list(dict.fromkeys([LEAD, FOLLOW, *of_games]))


def exercises_in(played: DealPlayed, seed: int, worlds: int, least: float = DEAR, sort: str = "") -> Iterator[Exercise]:
    """The exercises that the decisions of a deal are fit for, whoever has decided; they have no name yet. `sort`: of one sort alone."""
    everybody = range(played.dealt.seating.players)
    for decision in decisions(played.dealt, [*played.lines], everybody):
        found = exercise_of(decision, played, seed, worlds, least) if _may_be(decision, sort) else None
        if found and sort in ("", found.sort):
            yield found


def _may_be(decision: Decision, sort: str) -> bool:
    """Whether it may turn out to be of that sort; what cannot need not be weighed."""
    return not sort or any(_sort(decision, act) == sort for act in decision.question.options)


def exercise_of(decision: Decision, played: DealPlayed, seed: int, worlds: int, least: float = DEAR) -> Exercise | None:
    """The exercise that a decision is fit for, if it is; that it could be left to a partner is no answer to it."""
    options = tuple(act for act in decision.question.options if act != DEFER_ACT)
    decision = replace(decision, question=replace(decision.question, options=options))
    one = _agreed(decision, seed, worlds, least) if _may_be_dear(decision, seed, worlds, least) else None
    if one is None:
        return None
    lines = {option.act: _line(decision, option.act) for option in (one.best, *one.others)}
    if not all(lines.values()) or decision.act not in lines:
        return None
    return Exercise(
        name="",
        record=played.until(decision.played.place),
        seat=decision.seat,
        sort=_sort(decision, one.best.act),
        choices=tuple(_choice(option, lines[option.act]) for option in (one.best, *one.others)),
        done=lines[decision.act],
        worlds=one.worlds,
        share=one.share,
        laid=_laid(decision),
    )


def _may_be_dear(decision: Decision, seed: int, worlds: int, least: float) -> bool:
    """Whether it is worth a closer look."""
    weighing = Weighing(decision.question, seed, (decision.act,))
    for part in QUICKLY if weighing.is_open else ():
        weighing.try_out(Budget(math.ceil(part * worlds)))
        if weighing.might_cost(decision.act) < least:
            return False
    counsel = weighing.counsel() if weighing.is_open else None
    return counsel is not None and counsel.best.act != decision.act


def _agreed(decision: Decision, seed: int, worlds: int, least: float) -> Counsel | None:
    """What was found at the last look, where all of them name the same act and leave no doubt."""
    best = set()
    found = None
    for look in LOOKS:
        found = _weighed(decision, seed + look, worlds, least)
        if found is None or not found.is_sure:
            return None
        best.add(found.best.act)
    return found if len(best) == 1 else None


def _weighed(decision: Decision, seed: int, worlds: int, least: float) -> Counsel | None:
    """What is advised among all that could have been done, where what was done is certainly dear."""
    weighing = Weighing(decision.question, seed, decision.question.options)
    weighing.try_out(Budget(worlds))
    counsel = weighing.counsel()
    done = counsel.of(decision.act) if counsel else None
    return counsel if done and done.behind.low > 0 and done.behind.points >= least else None


def _sort(decision: Decision, best: int) -> str:
    view = decision.question.view
    at_table = game_of(view.rules).at_table()
    trick = at_table.views.parts(view).trick
    of_cards = LEAD if trick is None or trick.winner else FOLLOW
    return at_table.insight.sort(best, decision.act) or of_cards


def _choice(option: Option, line: str) -> Choice:
    return Choice(line, option.worth.points, option.behind.points, SURE * option.behind.error)


def _laid(decision: Decision) -> str:
    """The card whose name is asked for."""
    return card_text(parse(decision.played.line).cards[0][0]) if decision.question.is_about_a_name else ""


def _line(decision: Decision, act: int) -> str:
    """An act as somebody would say it from the beginning of their line; empty: it is to keep silent, or only a part of what one says."""
    question = decision.question
    if question.is_about_a_name:
        return _laid(decision) if act == PASS_ACT else f"{_laid(decision)}={card_text(act % STEP)}"
    if act not in question.view.legal(question.seat) or _is_part(question, act):
        return ""
    return show_line(line_of([act], question.view))


def chosen(found: Iterable[Exercise], most: int) -> list[Exercise]:
    """So many of these at most, each with a name: of each sort in turn, a plain one and a hard one in turn, in the order found."""
    rest = [*found]
    picked: list[Exercise] = []
    while rest and len(picked) < most:
        nxt = min(rest, key=lambda one: _had(picked, one))
        rest.remove(nxt)
        picked.append(nxt)
    return [
        replace(one, name=f"{one.sort}-{_count(picked[: place + 1], one.sort)}") for place, one in enumerate(picked)
    ]


def _had(picked: Sequence[Exercise], one: Exercise) -> tuple[int, int]:
    """How many of its sort there are already, and how many as hard or plain as it."""
    alike = [each for each in picked if each.sort == one.sort]
    return len(alike), sum(each.is_hard == one.is_hard for each in alike)


def _count(picked: Sequence[Exercise], sort: str) -> int:
    return sum(each.sort == sort for each in picked)


def _is_part(question: Question, act: int) -> bool:
    """Whether more has to follow in the same breath; the name of a card is asked for by itself."""
    if act // STEP == PLAY:
        return False
    then = question.belief().draw(world_rng(0, 0)).deal.copy()  # what is dealt after a cut is in no view
    then.play(question.seat, act)
    return then.awaits_more(question.seat, act)

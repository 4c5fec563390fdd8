"""Deals played beforehand, so that a figure measures what the house does with an act and not who found it."""

import random
from dataclasses import dataclass

from weli.bots import Bot
from weli.core.deal import Deal
from weli.core.line import Line
from weli.games import Game, asking_for
from weli.kernel.loops import RandomPlay
from weli.ports.turn_order import ACTOR
from weli.referee import Referee


@dataclass(frozen=True)
class Question:
    """What a bot was asked."""

    view: Deal
    seat: int
    options: list[int]


@dataclass(frozen=True)
class Played:
    """A deal before anybody acted, the acts that were made, and every question on the way."""

    start: Deal
    acts: list[tuple[int, int]]
    questions: list[Question]


@dataclass(frozen=True)
class Spoken:
    """A deal before anybody acted, and all that is said and laid in it."""

    start: Deal
    game: Game
    lines: list[tuple[int, Line]]


def played_by(bot: Bot, play: RandomPlay, chance: random.Random) -> Played:
    """A deal that the bot plays in every seat."""
    start = play.fresh()
    asking = asking_for(start.copy())
    acts = []
    questions = []
    while asking.seat() >= 0:
        seat = asking.seat()
        question = Question(asking.at().seen_by(seat), seat, asking.options())
        act = bot.choose(question.view, seat, question.options, chance)
        questions.append(question)
        if asking.at().check(seat, act) == 0:  # otherwise it is a word to the asking order alone
            acts.append((seat, act))
        asking.take(act)
    return Played(start, acts, questions)


def spoken(play: RandomPlay, game: Game, chance: random.Random) -> Spoken:
    """A deal in which the one due to act says or lays whatever he may."""
    start = play.fresh()
    referee = Referee(start.copy(), game)
    lines = []
    while not referee.deal.closed:
        seat = asking_for(referee.deal, 0, ACTOR).seat()
        line = chance.choice(referee.lines(seat))
        referee.take(seat, line)
        lines.append((seat, line))
    return Spoken(start, game, lines)

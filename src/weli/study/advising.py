"""Advice at a table, and about its finished deals, in words: made from what the seat that asks may know."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from weli.advising import (
    Budget,
    Counsel,
    Decision,
    Judged,
    Option,
    Question,
    asked,
    decisions,
    luck_of,
    sentence,
)
from weli.advising.advice import half_bar
from weli.advising.analysis import judged_by
from weli.advising.decisions import Played
from weli.advising.trying import Doing, Glance, here
from weli.core.acts import DEFER_ACT, EXCHANGE, GOOD, HOLD, LAST_PROVE, NAME, PASS_ACT, RAISE, SHOW, STEP, UPGRADE
from weli.core.build_mode import form
from weli.core.card_words import card_in_words
from weli.core.cards import card_of, card_text
from weli.core.deal import Deal
from weli.core.errors import SaidError
from weli.core.texts import listed, text
from weli.games import game_of
from weli.notation import Line, acts_of, line_of, lines_of, parse, show_line
from weli.referee import Referee
from weli.study.reckoning import RECKONED, SEED
from weli.study.retelling import finished_deal, is_revealed
from weli.table.company import reader_at
from weli.table.conversation import DECIDE
from weli.table.state import State
from weli.table.words import doing
from weli.talk import sheet_of
from weli.thinking.thinking import Wanted
from weli.wire.advice import Advice, DecisionLine, JudgedAct, LuckOfCards, OwnCards, Surety, Weighed
from weli.wire.messages import Lang
from weli.wire.reader import Reader

WORLDS: Final = 240 if form() == "compiled" else 48
"""So many ways the cards may lie are tried out, as far as there is time."""
SECONDS: Final = 2.0
BUDGET: Final = Budget(WORLDS, at_a_time=8, seconds=SECONDS)
"""Of the lamp as of the analysis."""
PLACES: Final = 2
ANSWERS: Final = (HOLD, GOOD, RAISE)
"""What is said to a bet."""


class NoLamp(SaidError):
    """Nobody is advised at this table."""


def advice(
    state: State,
    seat: int,
    lang: Lang,
    do: Doing = here,
    wanted: Wanted = lambda: True,
    budget: Budget | None = None,
    laid: str = "",
) -> Advice:
    """What a good player would do at that seat now; how they would name the wild card `laid`, where they are about to play it.

    Raises:
        NoLamp: nobody is advised at this table.
        NotationError: `laid` is no card.
    """
    if not state.has_lamp:
        raise NoLamp("refused.no-lamp")
    reader = reader_at(state, seat, lang)
    question = asked_now(state, seat)
    hand = own_cards(question, lang)
    on = state.chairs[seat].number
    if laid:
        question = _about_the_name(question, laid)
    if not question.options or state.deal.closed:
        return Advice(on, "none", None, None, "", hand)
    weighing = RECKONED.of(question, budget or BUDGET, do, wanted)
    counsel = weighing.counsel() if weighing else None
    if counsel is None or not wanted():
        return Advice(on, "none", None, None, "", hand)
    counsel = _in_whole_lines(question, counsel, lang)
    surety: Surety = "only" if counsel.next is None else "sure" if counsel.is_sure else "close"
    best, following = pair(question, counsel, counsel.next, lang, whole=True)
    return Advice(on, surety, best, following, why(question, counsel, counsel.next, do, reader), hand)


def asked_now(state: State, seat: int) -> Question:
    """What a seat is asked at the table, and what it has seen of the signs of others."""
    return asked(state.deal, seat, state.conversation.told_to(seat, sheet_of(state.rules)))


def _in_whole_lines(question: Question, counsel: Counsel, lang: Lang) -> Counsel:
    """Without the acts that begin the same line as the best one."""
    best = in_words(question, counsel.best.act, lang, whole=True)
    others = tuple(one for one in counsel.others if in_words(question, one.act, lang, whole=True) != best)
    return replace(counsel, others=others)


def _about_the_name(question: Question, laid: str) -> Question:
    """How that card is to be named once it lies; without options where it cannot be played now, or gets no name. Raises `NotationError`."""
    view, seat = question.view, question.seat
    now, against = view.after(seat, acts_of(parse(laid), view, seat)[:1])
    asked_then = asked(now, seat, question.told)
    return asked_then if not against and asked_then.is_about_a_name else replace(question, options=())


def own_cards(question: Question, lang: Lang) -> list[OwnCards]:
    """What the cards of that seat are good for."""
    assets = game_of(question.view.rules).at_table().insight.assets(question.view, question.seat)
    return [
        OwnCards(
            asset.kind,
            text(
                "asset.good-for",
                lang,
                what=text(f"asset.{asset.kind}", lang),
                cards=listed([card_in_words(card_of(card), lang) for card in asset.cards], lang),
            ),
            [*asset.cards],
        )
        for asset in assets
    ]


def pair(
    question: Question, counsel: Counsel, other: Option | None, lang: Lang, *, whole: bool = False
) -> tuple[Weighed, Weighed | None]:
    """What is advised and another act, with bars by which they can be compared.

    Where chance alone has put the other one ahead, both bring as much: what is advised never stands below it.
    """
    best = counsel.best.worth.points
    if other is None:
        return weighed(question, counsel.best.act, best, 0.0, lang, whole=whole), None
    second, bar = other.worth.points, half_bar(other)
    second = min(second, best)
    return (
        weighed(question, counsel.best.act, best, bar, lang, whole=whole),
        weighed(question, other.act, second, bar, lang, whole=whole),
    )


def weighed(question: Question, option: int, points: float, bar: float, lang: Lang, *, whole: bool = False) -> Weighed:
    act, said = in_words(question, option, lang, whole=whole)
    return Weighed(act, said, round(points, PLACES), round(points - bar, PLACES), round(points + bar, PLACES))


def in_words(question: Question, act: int, lang: Lang, *, whole: bool = False) -> tuple[str, str]:
    """An act as a line of notation, and as it stands on its button; of half a line, a name, what stands from its sign on.

    `whole`: a card that is laid for a figure comes with the fewest others that will do, as it is done at a table.
    """
    view = question.view
    if act == PASS_ACT and act not in view.legal(question.seat):
        return "", text("act.silent", lang)
    if act == DEFER_ACT:
        return f"ask {DECIDE}", text("act.ask.advised", lang)
    if act // STEP == NAME:  # half a line: the card that it names has been laid
        return f"={card_text(act % STEP)}", text("act.name", lang, card=card_in_words(act % STEP, lang))
    if act == PASS_ACT and question.is_about_a_name:
        return "=", text("act.unnamed", lang)
    line = _laid_with(question, act) if whole and SHOW <= act // STEP <= LAST_PROVE else _begun_by(question, act)
    return show_line(line), doing(line, view, Reader(question.seat, lang)).text


def _begun_by(question: Question, act: int) -> Line:
    """The line that begins with an act: of an exchange what is given comes first, and then what is taken for it."""
    view, seat = question.view, question.seat
    begun = line_of([act], view)
    if act // STEP not in (EXCHANGE, UPGRADE):
        return begun
    return next((line for line in lines_of(view, seat) if acts_of(line, view, seat)[:1] == [act]), begun)


def _laid_with(question: Question, act: int) -> Line:
    """The shortest line in which a card is laid for a figure; a wild card that has to be named makes it longer.

    Where one has bet on another figure too, what proves it is not spent on this one, unless every line does that.
    """
    view, seat = question.view, question.seat
    fitting = [(acts, line) for line in lines_of(view, seat) if act in (acts := acts_of(line, view, seat))]
    fitting.sort(key=lambda each: len(each[0]))
    proving = (line for acts, line in fitting if _can_prove(question, acts))
    return next(proving, fitting[0][1] if fitting else line_of([act], view))


def _can_prove(question: Question, acts: list[int]) -> bool:
    """Whether one can still show all that one has to, once that is laid."""
    after, _ = question.view.after(question.seat, acts)
    return question.regular.can_prove(after, question.seat)


def why(question: Question, counsel: Counsel, other: Option | None, do: Doing, reader: Reader) -> str:
    """Why that is advised rather than another act, where there is one."""
    view, act = question.view, counsel.best.act
    if other is None:
        features = game_of(view.rules).at_table().insight.alone(view, question.seat, act)
    else:
        features = do(Glance(question, act, other.act, SEED))
    if not features and len(question.options) == 1:
        return text("why.forced", reader.lang)
    return sentence(counsel, features, view.seating, reader.lang, reader.names)


def own_decisions(state: State, number: int, seat: int) -> list[Decision]:
    """What a seat has decided in a finished deal, each at its step of the deal told to it. Raises `NoSuchDeal`."""
    story = finished_deal(state, number)
    lines = [Played(place, who, act) for place, (who, act) in enumerate(story.noticed_by(seat))]
    return [*decisions(story.lay_down(state.rules), lines, {seat})]


def told(number: int, decision: Decision, lang: Lang) -> DecisionLine:
    """A decision as a page is told of it."""
    act, said = in_words(decision.question, decision.act, lang)
    seat = decision.question.view.seating.seat_name(decision.seat)
    about = [name for name in _answered(decision, lang) if name not in said]
    return DecisionLine(number, decision.step, decision.trick, seat, act, said, listed(about, lang))


def _answered(decision: Decision, lang: Lang) -> list[str]:
    """The names of the figures that an answer is about, which "hold" leaves out; who leaves it to the partner is asked the same."""
    question = decision.question
    acts = question.options if decision.act == DEFER_ACT else (decision.act,)
    act = next((each for each in acts if each // STEP in ANSWERS), None)
    if act is None:
        return []
    figures = doing(_begun_by(question, act), question.view, Reader(question.seat, lang)).figures
    return [text(f"figure.{figure}", lang) for figure in figures]


def judged(
    decided: Sequence[Decision],
    number: int,
    reader: Reader,
    do: Doing = here,
    wanted: Wanted = lambda: True,
) -> JudgedAct | None:
    """One of these decisions judged by what the lamp tells there; nothing where there was nothing to choose."""
    decision = decided[number]
    weighing = RECKONED.of(decision.question, BUDGET, do, wanted)
    found = judged_by(weighing.beside(decision.act, BUDGET, wanted), decision) if weighing else []
    advised = weighing.counsel() if weighing and weighing.is_open else None
    if found and advised:
        advised = _in_whole_lines(decision.question, advised, reader.lang)
        found = [replace(found[0], counsel=advised)]
    return in_full(number, found[0], reader, do) if found else None


def in_full(number: int, one: Judged, reader: Reader, do: Doing = here) -> JudgedAct:
    """A judged decision with what there was to see in it."""
    question, counsel, behind = one.decision.question, one.counsel, one.done.behind
    is_best = one.done.act == counsel.best.act
    other = counsel.next if is_best else one.done
    best, following = pair(question, counsel, other, reader.lang, whole=True)
    return JudgedAct(
        decision=told(number, one.decision, reader.lang),
        best=best,
        done=best if is_best or following is None else following,
        cost=round(one.cost, PLACES),
        at_most=round(one.at_most, PLACES),
        low=round(behind.low, PLACES),
        high=round(behind.high, PLACES),
        dear=one.is_dear,
        why=why(question, counsel, other, do, reader),
    )


def luck(dealt: Deal, closed: Deal, side: int, seed: int = SEED) -> LuckOfCards:
    """The luck of a side in a deal that is over."""
    found = luck_of(dealt, closed, side, seed)
    cards = found.cards
    return LuckOfCards(
        side=dealt.seating.side_name(side),
        brought=round(found.brought, PLACES),
        cards=round(cards.points, PLACES),
        low=round(cards.low, PLACES),
        high=round(cards.high, PLACES),
    )


def deal_luck(state: State, number: int, seat: int) -> LuckOfCards | None:
    """The luck of somebody's side in a finished deal of a table; nothing while its cards are hidden, for what they are worth tells of them.

    Raises `NoSuchDeal`.
    """
    story = finished_deal(state, number)
    if not is_revealed(state):
        return None
    dealt, closed = after_the_cut(story.lay_down(state.rules), story.acts)
    return luck(dealt, closed, state.seating.side_of(seat))


def after_the_cut(dealt: Deal, acts: Sequence[tuple[int, str]]) -> tuple[Deal, Deal]:
    """A deal once its cards are dealt, and as these acts have left it."""
    referee, begun = Referee(dealt, game_of(dealt.rules)), dealt
    referee.start()
    for seat, act in acts:
        begun = referee.deal if begun.phase() == "cut" else begun
        referee.retake(seat, act)
    return begun, referee.deal

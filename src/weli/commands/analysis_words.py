"""What an analysis has found, in lines of text: of every deal and seat the dearest first, then all decisions, then luck."""

from collections.abc import Iterator, Sequence
from typing import Final

from weli.commands.analysed import Found
from weli.core.seats import Seating
from weli.core.texts import text
from weli.record import RecordError
from weli.referee.event import seats_in_words
from weli.wire.advice import JudgedAct, LuckOfCards

MOST: Final = 3


def dearest(judged: list[JudgedAct], most: int = MOST) -> list[JudgedAct]:
    """The decisions that have certainly cost something, the dearest first."""
    return sorted((one for one in judged if one.dear), key=lambda one: -one.cost)[:most]


def in_all(judged: list[JudgedAct]) -> float:
    """What has certainly been lost by decisions together: chance would add up to a loss where there was none."""
    return sum(one.cost for one in judged if one.dear)


def told(file: str, seating: Seating, found: Sequence[Found], rest: RecordError | None, lang: str) -> Iterator[str]:
    """The lines; `rest`: why the record cannot be read to its end."""
    called = dict(zip(seating.seat_names(), seats_in_words(seating, lang), strict=True))
    yield file
    for each in found:
        yield ""
        yield f"  {text('analyse.deal', lang, number=each.deal)}"
        for seat, name in called.items():
            own = [one for one in each.judged if one.decision.seat == seat]
            if own:
                yield from (f"    {line}" for line in _told_of(own, each.named, name, lang))
        for luck_of_side in each.luck:
            yield f"    {luck_in_words(luck_of_side, lang)}"
        yield from each.against
        if each.stopped:
            yield f"  {text('analyse.stopped', lang)}"
    if rest:
        yield ""
        yield text("analyse.rest", lang, reason=rest.text(lang))


def _told_of(own: list[JudgedAct], named: list[int], name: str, lang: str) -> Iterator[str]:
    yield text("analyse.seat", lang, seat=name, decisions=len(own), cost=signed(-in_all(own), lang))
    first = [one for one in own if one.decision.number in named]
    dear = dearest(own)
    yield f"  {text(heading(first), lang)}"
    for one in first_told(dear, first):
        yield f"    {cost_in_words(one, lang)}"
        yield f"      {one.why}"
    yield f"  {text('analyse.all', lang)}"
    yield from (f"    {cost_in_words(one, lang)}" for one in own)


def first_told(dear: list[JudgedAct], named: list[JudgedAct]) -> list[JudgedAct]:
    """Those told before all others: the dearest, or those of which nobody can say which of them it is."""
    return dear if len(named) == 1 else named


def heading(named: list[JudgedAct]) -> str:
    """Under which words the dearest are told, or that there are none."""
    if not named:
        return "analyse.nothing"
    return "analyse.alike" if len(named) > 1 else "analyse.dearest"


def place_in_words(one: JudgedAct, lang: str) -> str:
    """Where in the deal it was decided."""
    trick = one.decision.trick
    return text("analyse.at", lang, trick=trick) if trick else text("analyse.at.before", lang)


def cost_in_words(one: JudgedAct, lang: str) -> str:
    """A decision, and what it has cost or brought."""
    at = place_in_words(one, lang)
    if not one.dear:
        return text("analyse.fine", lang, at=at, done=one.done.text, points=signed(one.done.points, lang))
    error = unsigned((one.high - one.low) / 2, lang)
    return text(
        "analyse.cost", lang, at=at, done=one.done.text, best=one.best.text, cost=signed(-one.cost, lang), error=error
    )


def luck_in_words(found: LuckOfCards, lang: str) -> str:
    """What the cards of a side bring regulars, and what they have brought."""
    return text(
        "analyse.luck",
        lang,
        side=found.side,
        cards=signed(found.cards, lang),
        error=unsigned((found.high - found.low) / 2, lang),
        brought=signed(found.brought, lang),
    )


def signed(points: float, lang: str) -> str:
    """Points with their sign, as the language writes them."""
    sign = "+" if round(points, 1) > 0 else "−" if round(points, 1) < 0 else ""
    return sign + unsigned(abs(points), lang)


def unsigned(points: float, lang: str) -> str:
    """Points with one place, and the comma or point of the language."""
    return f"{points:.1f}".replace(".", text("decimal", lang))

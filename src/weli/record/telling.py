"""Telling a replayed record: as data, and act by act in words."""

from collections.abc import Iterator
from typing import Any

from weli.core.seats import Seating
from weli.core.texts import COMMON_LANGUAGE, printable, text
from weli.games import game_of
from weli.record.expecting import answer_word, side_word, turn_word
from weli.record.model import rules_of
from weli.record.replaying import DealReplay, Refused, Replay, Told


def data_of(replayed: Replay, file: str, lang: str = COMMON_LANGUAGE) -> dict[str, Any]:
    """A replayed record as data."""
    seating = rules_of(replayed.record).seating
    return {"file": file, "ok": replayed.ok, "deals": [_deal_data(deal, seating, lang) for deal in replayed.deals]}


def _deal_data(replayed: DealReplay, seating: Seating, lang: str) -> dict[str, Any]:
    deal = replayed.deal
    sides = list(enumerate(seating.side_names()))
    records = game_of(deal.rules).records
    counts = records.counts(deal)
    return {
        "points": {name: deal.brought(side) for side, name in sides},
        "score": {name: deal.start_scores[side] + deal.brought(side) for side, name in sides},
        "figures": records.figures(deal),
        **({"count": counts} if counts else {}),
        "winner": side_word(deal, deal.winner),
        "phase": deal.phase(),
        "turn": turn_word(deal),
        "answer": answer_word(deal),
        "refused": [
            {
                "line": one.line,
                "act": f"{seating.seat_name(one.seat)} {one.act}",
                "rule": one.rule,
                "text": one.reason.text(lang),
            }
            for one in replayed.refused
        ],
        "failed": [
            {"line": one.line, "expected": one.wanted.text(lang), "found": one.instead.text(lang)}
            for one in replayed.failed
        ],
        "stopped_at": replayed.stopped_at,
    }


def tell(replayed: Replay, file: str, lang: str) -> Iterator[str]:
    """A replayed record act by act: each sentence with the rules behind it, then what did not hold. One line each, fit to be printed."""
    yield from map(printable, _tell(replayed, file, lang))


def _tell(replayed: Replay, file: str, lang: str) -> Iterator[str]:
    seating = rules_of(replayed.record).seating
    yield file
    if replayed.record.note:
        yield from (f"  {line}" for line in replayed.record.note.splitlines())
    for number, (deal_record, deal) in enumerate(zip(replayed.record.deals, replayed.deals, strict=False), 1):
        yield ""
        yield f"  {text('record.deal', lang, number=number, seat=seating.seat_name(deal_record.dealer))}"
        for step in deal.told:
            yield from _tell_step(step, seating, lang)
        yield from _tell_score(deal, seating, lang)
        yield from complaints(deal, file, lang)


def complaints(replayed: DealReplay, file: str, lang: str) -> Iterator[str]:
    """What did not hold in a deal, and that it stopped, each with the line where it stands."""
    for failed in replayed.failed:
        yield text("record.place", lang, file=file, line=failed.line, reason=failed.text(lang))
    if replayed.stopped_at:
        yield text("record.place", lang, file=file, line=replayed.stopped_at, reason=text("record.stopped", lang))


def _tell_step(step: Told | Refused, seating: Seating, lang: str) -> Iterator[str]:
    act = f"{seating.seat_name(step.seat)} {step.act}" if step.act else ""
    number = str(step.line) if step.line else ""
    if isinstance(step, Refused):
        rule = f"  [{step.rule}]" if step.rule else ""
        yield f"{number:>5}  {act:<24}  {text('record.refused', lang, reason=step.reason.text(lang))}{rule}"
        return
    for place, event in enumerate(step.events):
        rules = f"  [{' '.join(event.rules)}]" if event.rules else ""
        head = f"{number:>5}  {act:<24}" if place == 0 else " " * 31
        yield f"{head}  {event.text(lang)}{rules}"


def _tell_score(replayed: DealReplay, seating: Seating, lang: str) -> Iterator[str]:
    deal = replayed.deal
    if deal.closed:
        scores = [
            f"{name} {deal.start_scores[side] + deal.gained[side]} ({deal.gained[side]:+d})"
            for side, name in enumerate(seating.side_names())
        ]
        yield f"  {text('record.score', lang, scores=', '.join(scores))}"
    elif not replayed.stopped_at:
        scores = [f"{name} {deal.start_scores[side]}" for side, name in enumerate(seating.side_names())]
        yield f"  {text('record.not-over', lang, scores=', '.join(scores))}"

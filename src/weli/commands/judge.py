"""`weli judge FILE`: how a deal is judged by its own rules, and where it is judged otherwise."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import msgspec

from weli.core.texts import printable, text
from weli.record import alone, asking, read_file
from weli.study.disputes import verdicts_on
from weli.wire.dispute_requests import Ruled, Verdict


def judge_command(file: Path, *, deal: int | None, act: str | None, as_json: bool, lang: str, out: TextIO) -> None:
    """Judges a deal of a file, from 1; none: the last one. `act` is a question put at its end: `E hold`.

    Raises:
        RecordError: the file cannot be read.
        NotationError: it has no such deal, or the question cannot be read.
    """
    record = read_file(file)
    number = deal or len(record.deals)
    found = verdicts_on(asking(record, number, act) if act else alone(record, number), lang)
    if as_json:
        print(json.dumps({"file": str(file), "deal": number, "verdicts": msgspec.to_builtins(found)}), file=out)
        return
    print(printable(str(file)), file=out)
    for verdict in found:
        print(file=out)
        for line in _told(verdict, lang):
            print(printable(line), file=out)


def _told(verdict: Verdict, lang: str) -> Iterator[str]:
    yield "  " + "; ".join(place.name for place in verdict.places)
    if verdict.against:
        yield f"    {text('judge.not-laid', lang, reason=verdict.against)}"
        return
    for answer in verdict.answers:
        yield _answer(answer, lang)
    if verdict.stopped:
        yield _answer(verdict.stopped, lang)
        yield f"    {text('judge.stopped', lang)}"
    for step in verdict.count:
        yield f"    {step.text}{_cited(step.rules)}"
    if verdict.points is not None:
        scores = ", ".join(f"{side} {points:+d}" for side, points in verdict.points.items())
        yield f"    {text('judge.counts', lang, scores=scores)}"
    if verdict.winner:
        yield f"    {text('judge.winner', lang, side=verdict.winner)}"
    if verdict.points is None and not verdict.answers and not verdict.stopped:
        yield f"    {text('judge.open', lang)}"


def _answer(answer: Ruled, lang: str) -> str:
    return f"    {answer.act}: {text(f'judge.{answer.answer}', lang)} {answer.text}{_cited(answer.rules)}"


def _cited(rules: list[str]) -> str:
    return f"  [{' '.join(rules)}]" if rules else ""

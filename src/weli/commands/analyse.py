"""`weli analyse FILE`: what each decision of a recorded game has cost, the dearest first; and the luck of the cards apart from play."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from weli.commands.analysed import Found, Order, found_in
from weli.commands.analysis_words import dearest, told
from weli.core.texts import printable, text
from weli.house_rules import HouseRule, about
from weli.record import Record, RecordError, rules_of
from weli.record.files import new_file, text_in
from weli.record.salvage import salvaged

ALL_TOLD: Final = 0
SOME_LEFT_OUT: Final = 1
INTERRUPTED: Final = 130


def analyse_command(
    order: Order, *, as_json: bool, lang: str, out: TextIO, err: TextIO, page: Path | None = None
) -> int:
    """Analyses a file and prints what was found, or writes it on a page. Who stops it gets what was found by then.

    Returns:
        0 where all of the file was told, 1 where something in it did not hold or could not be read, 130 where it was stopped.

    Raises:
        RecordError: nothing of the file can be read.
        NotationError: it has no such deal or seat, or the page cannot be written.
    """
    with new_file(page) if page else nullcontext() as paper:
        record, rest = salvaged(text_in(order.file), str(order.file))
        found = found_in(order, record, lang, err)
        if paper:
            paper.write(_page(order, record, found, rest, lang))
    if as_json:
        print(json.dumps(_data(order, record, found, rest, lang)), file=out)
    elif page:
        print(text("analyse.written", lang, file=printable(str(page))), file=out)
    else:
        for line in told(str(order.file), rules_of(record).seating, found, rest, lang):
            print(printable(line), file=out)
    if any(each.stopped for each in found):
        return INTERRUPTED
    return SOME_LEFT_OUT if rest or any(each.against for each in found) else ALL_TOLD


def _page(order: Order, record: Record, found: list[Found], rest: RecordError | None, lang: str) -> str:
    from weli.commands.analysis_page import page_of

    played = about(HouseRule(record.game, record.rules, options=record.options), lang)
    return page_of(order.file.stem, f"{played.title}: {played.line}", rules_of(record).seating, found, rest, lang)


def _data(order: Order, record: Record, found: list[Found], rest: RecordError | None, lang: str) -> dict[str, Any]:
    return {
        "file": str(order.file),
        "game": record.game,
        "rules": record.rules,
        "seed": order.seed,
        "rest": rest.text(lang) if rest else None,
        "deals": [
            {
                "deal": each.deal,
                "stopped": each.stopped,
                "against": each.against,
                "dearest": [one.decision.number for one in dearest(each.judged)],
                "named": each.named,
                "decisions": msgspec.to_builtins(each.judged),
                "luck": msgspec.to_builtins(each.luck),
            }
            for each in found
        ],
    }

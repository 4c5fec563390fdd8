"""Whether a game was played with the cards that were shuffled, and by the rules: the referee goes through its record."""

from collections.abc import Sequence
from dataclasses import replace

from weli.core.errors import WeliError
from weli.core.recorded import DealRecord, cut_of
from weli.record import Replay, complaints, read, replay
from weli.shuffle import Finding, Findings, ShuffleFindings, cards_in


def without_the_game(found: Findings) -> Findings:
    """What was found of the shuffles alone: whether the rules were kept is not proved."""
    open_question = Finding("no-record")
    told = [
        each if each.faults or each.is_void else replace(each, unproved=(*each.unproved, open_question))
        for each in found.shuffles
    ]
    return replace(found, shuffles=tuple(told))


def with_the_game(found: Findings, record: str, lang: str) -> Findings:
    """What was found of the shuffles, and what comes of the record of the game beside them."""
    try:
        replayed = replay(read(record))
    except WeliError as error:
        return _with_fault(found, Finding("not-by-the-rules", values={"why": error.text(lang)}))
    deals = list(replayed.record.deals)
    counted = [each.deal for each in found.shuffles if not each.is_void]
    by_shuffle = dict(zip(counted, deals, strict=False))
    compared = [_compared(each, by_shuffle.get(each.deal)) for each in found.shuffles]
    found = replace(found, shuffles=tuple(compared))
    if len(deals) > len(counted):
        found = _with_fault(found, Finding("too-many-deals"))
    return found if replayed.ok else _with_fault(found, _refused(replayed, lang))


def _with_fault(found: Findings, fault: Finding) -> Findings:
    return replace(found, faults=(*found.faults, fault))


def _refused(replayed: Replay, lang: str) -> Finding:
    """The first thing in the record that does not hold."""
    said = next(line for deal in replayed.deals for line in complaints(deal, "record", lang))
    return Finding("not-by-the-rules", values={"why": said})


def _compared(shuffle: ShuffleFindings, deal: DealRecord | None) -> ShuffleFindings:
    """One shuffle beside the deal that was played with it."""
    if shuffle.faults or shuffle.is_void:
        return shuffle
    if deal is None:
        return replace(shuffle, unproved=(*shuffle.unproved, Finding("not-in-record")))
    if deal.pack is None:
        return replace(shuffle, unproved=(*shuffle.unproved, Finding("no-pack")))
    cut = cut_of(deal)
    faults = []
    if not _is_the_pack(shuffle, deal.pack, 0 if cut else shuffle.lifted or 0):
        faults.append(Finding("other-pack"))
    if cut and cut.line.number != shuffle.lifted:
        faults.append(Finding("other-cut"))
    proved = () if faults else (*shuffle.proved, Finding("played"))
    return replace(shuffle, proved=proved, unproved=() if faults else shuffle.unproved, faults=tuple(faults))


def _is_the_pack(shuffle: ShuffleFindings, pack: Sequence[int], lifted: int) -> bool:
    """Whether every card whose place is proved lies there in the pack that was played; two copies are one card.

    A record without a cut has the pack as it was dealt from, after so many cards were lifted.
    """
    cards = cards_in(shuffle.deck) or ()
    if sorted(cards) != sorted(pack):
        return False
    return all(pack[(place - lifted) % len(pack)] == cards[card] for place, card in shuffle.known.items())

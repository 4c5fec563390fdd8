"""What a transcript proves, and what does not hold in it: section 7 of the protocol.

Anybody can do this without the house: what is needed stands in the transcript.
"""

from collections.abc import Sequence

from weli.shuffle.findings import WAS_VOID, Finding, Findings, ShuffleFindings
from weli.shuffle.following import Followed
from weli.shuffle.steps import OPENINGS_ONLY, End, OfDeal, Transcript, beginning, link


def check(transcript: Transcript) -> Findings:
    """Follows a transcript from its first step to its last."""
    shuffles: dict[int, Followed] = {}
    ended = False
    for number, step in enumerate(transcript.steps, 1):
        if isinstance(step, End):
            ended = True
        else:
            _shuffle_of(step, shuffles, bytes.fromhex(transcript.table)).take(number, step)
    told = tuple(_told(shuffles[deal], ended=ended, later=deal < max(shuffles)) for deal in sorted(shuffles))
    return Findings(transcript.fingerprint, told, tuple(_chain_faults(transcript)))


def _shuffle_of(step: OfDeal, shuffles: dict[int, Followed], table: bytes) -> Followed:
    return shuffles.setdefault(step.deal, Followed(table, step.deal))


def _chain_faults(transcript: Transcript) -> list[Finding]:
    """Where the chain is broken, and whether the end is missing."""
    value, found = beginning(transcript.table), []
    for number, step in enumerate(transcript.steps, 1):
        if link(value, step) != step.chain:
            found.append(Finding("chain", number, {"step": number}))
        value = step.chain
    if value != transcript.fingerprint:
        found.append(Finding("no-end"))
    return found


def _told(followed: Followed, *, ended: bool, later: bool) -> ShuffleFindings:
    """What is to be said of a shuffle; `later`: whether another one came after it."""
    faults = [*followed.faults]
    if followed.owes_secret(ended=ended, later=later):
        faults.append(Finding("secret-missing"))
    proved, unproved = ([], []) if faults else (_proved(followed), _unproved(followed))
    return ShuffleFindings(
        followed.deal,
        followed.context.deck if followed.context else "",
        tuple(proved),
        tuple(unproved),
        tuple(faults),
        dict(enumerate(followed.order)) or dict(followed.opened),
        followed.cut.lifted if followed.cut else None,
        followed.root.root if followed.root else "",
    )


def _proved(followed: Followed) -> list[Finding]:
    if followed.void:
        return [Finding(WAS_VOID, values={"seat": followed.void.seat})]
    found = []
    if followed.cut:
        found.append(Finding("order"))
    if followed.opened:
        found.append(Finding("cards", values={"n": len(followed.opened)}))
    if followed.order:
        found.append(Finding("whole", values={"cards": len(followed.order)}))
    if followed.order and followed.nonces:
        found.append(Finding("mixed", values={"seats": _listed(sorted(followed.nonces))}))
    return found


def _unproved(followed: Followed) -> list[Finding]:
    if followed.void:
        return []
    found = []
    if not followed.cut:
        found.append(Finding("no-cut"))
    if followed.root and not followed.secret:
        never = followed.context is not None and followed.context.policy == OPENINGS_ONLY
        found.append(Finding("secret-never" if never else "secret-later"))
    if followed.root and not followed.nonces:
        found.append(Finding("nobody-mixed"))
    return found


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))

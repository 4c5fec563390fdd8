"""The shuffle that can be checked: protocol `weli/shuffle/1`, which docs/shuffle.md tells to whoever wants to write a checker of their own.

The house locks a secret away, the seats lock away what they add, then all of it together makes the order of the pack, which lies under
seal before anybody cuts. Whoever has the transcript of a game can do the whole shuffle again.
"""

from weli.shuffle.checking import check
from weli.shuffle.commitments import NOBODY, TABLE_ID, client_commit, context_of, key_of, server_commit
from weli.shuffle.decks import DECKS, cards_in, deck_of
from weli.shuffle.drawing import cut_by_clock, order_of
from weli.shuffle.files import TranscriptError, read, read_file, written
from weli.shuffle.findings import Finding, Findings, ShuffleFindings
from weli.shuffle.hashing import DIGEST, PROTOCOL
from weli.shuffle.sealing import Opening, Sealed, fits, sealed
from weli.shuffle.steps import Transcript, transcript_of

__all__ = [
    "DECKS",
    "DIGEST",
    "NOBODY",
    "PROTOCOL",
    "TABLE_ID",
    "Finding",
    "Findings",
    "Opening",
    "Sealed",
    "ShuffleFindings",
    "Transcript",
    "TranscriptError",
    "cards_in",
    "check",
    "client_commit",
    "context_of",
    "cut_by_clock",
    "deck_of",
    "fits",
    "key_of",
    "order_of",
    "read",
    "read_file",
    "sealed",
    "server_commit",
    "transcript_of",
    "written",
]

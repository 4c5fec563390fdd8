"""`.weli` files: games written down so that anybody can read, replay and check them.

>>> record = read(weli.new_game("giltspiel/fiss", seed=7).record())  # or read_file("evening.weli")
>>> read(write(record)) == record
True
>>> replay(record).ok
True

A record stores cards and acts, never chance. With lines that expect (`?`) and lines that must be refused (`!`) it is a case, for tests and
for settling a dispute.
"""

from weli.core.recorded import Act, ActLine, DealRecord, Expectation, May, Refusal, Remark
from weli.record.lines import read_act, read_line, read_seat, show_act_line
from weli.record.model import Record, RecordError, game_of, rules_of
from weli.record.reading import lay, read, read_file
from weli.record.replaying import Asked, DealReplay, Failed, Refused, Replay, Told, replay
from weli.record.telling import complaints, data_of, tell
from weli.record.verdicts import Judged, PlayedAt, alone, asking, judged
from weli.record.writing import write

__all__ = [
    "Act",
    "ActLine",
    "Asked",
    "DealRecord",
    "DealReplay",
    "Expectation",
    "Failed",
    "Judged",
    "May",
    "PlayedAt",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Remark",
    "Replay",
    "Told",
    "alone",
    "asking",
    "complaints",
    "data_of",
    "game_of",
    "judged",
    "lay",
    "read",
    "read_act",
    "read_file",
    "read_line",
    "read_seat",
    "replay",
    "rules_of",
    "show_act_line",
    "tell",
    "write",
]

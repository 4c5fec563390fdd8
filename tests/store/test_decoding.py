"""JSON is read into data of a known kind from any thread."""

from threading import Barrier, Event, Thread

import msgspec

from weli.core.decoding import decoded

LIMIT = 30.0
A_MOMENT = 0.3  # so long the other thread is given to do what it must not

made: list[type] = []
a_second = Event()


def number() -> type:
    """Of what kind the field below is: msgspec asks while it finds out about the whole, and the other thread gets time to do the same."""
    made.append(int)
    if len(made) > 1:
        a_second.set()
    a_second.wait(A_MOMENT)
    return int


class Kept(msgspec.Struct):
    count: "number()"  # type: ignore[valid-type]


def test_what_a_kind_is_is_found_out_by_one_thread_alone() -> None:
    """Two at once end the process now and then: msgspec uses what the other has made half."""
    begin, found = Barrier(2), list[Kept]()

    def read() -> None:
        begin.wait(LIMIT)
        found.append(decoded(b'{"count": 3}', Kept))

    threads = [Thread(target=read) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LIMIT)
    assert [each.count for each in found] == [3, 3]
    assert made == [int]

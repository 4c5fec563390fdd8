"""Many records of the kernel side by side, each of which plays on by itself."""

import ctypes
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from weli.kernel.library import MADE, NoKernel, kernel_of
from weli.kernel.memory import Memory


class Many:
    """So many records of a class, one after the other in memory, and what of the rules all of them look at.

    Raises:
        NoKernel: there is no kernel for that game that can be used.
        ValueError: the rules are larger than anything the kernel has room for.
    """

    def __init__(self, game: str, objects: Sequence[object], folder: Path = MADE) -> None:
        """Begins with what these objects of one class hold."""
        self._kernel = kernel_of(game, folder)
        self._kind = type(objects[0])
        self._name = self._kind.__name__
        self._memory = Memory(self._kernel.layout)
        self._type = self._memory.record_type(self._name)
        self._count = len(objects)
        self.lying: Any = (self._type * self._count)()
        for place, one in enumerate(objects):
            self.lying[place] = self._memory.filled(self._name, one)

    def each(self, method: str, given: Any, answers: Any) -> int:
        """Has each of them do something with a number of its own; how many have, until one refused by a negative answer.

        `given` and `answers` are where so many numbers of 64 bits lie.

        Raises:
            KernelFault: the kernel has stopped at one; those before it have gone on.
        """
        numbers = ctypes.c_int64 * self._count
        return self._kernel.called(
            "each",
            self._kind,
            method,
            ctypes.byref(self.lying),
            ctypes.c_int64(self._count),
            numbers.from_buffer(given),
            numbers.from_buffer(answers),
        )

    def offset(self, *path: str) -> int:
        """At which byte of each record that attribute lies, or an attribute of it, and so on; of a row its first element."""
        found, at = self._type, 0
        for name in path:
            lying = getattr(found, name)
            at += lying.offset
            found = dict(found._fields_)[name]
        return at + found.v.offset if hasattr(found, "v") else at

    @property
    def size(self) -> int:
        """How many bytes each record has."""
        return ctypes.sizeof(self._type)

    def packed(self) -> tuple[str, bytes]:
        """All records as bytes, for another process, which has everything that never changes at another place."""
        return self._kernel.made_of, self._moved(self._memory.told)

    def unpack(self, packed: tuple[str, bytes]) -> None:
        """Goes on where others were that began with the same objects, by the same kernel.

        Raises:
            NoKernel: theirs was another one.
        """
        made_of, data = packed
        if made_of != self._kernel.made_of:
            raise NoKernel("These games were kept by another kernel than the one that lies here.")
        ctypes.memmove(self.lying, data, len(data))
        ctypes.memmove(self.lying, self._moved(self._memory.found), len(data))

    def _moved(self, to: Callable[[int, int], int]) -> bytes:
        """A copy of all records in which what lies elsewhere is looked for somewhere else again."""
        data, library = bytearray(self.lying), self._kernel.anchor()
        for at in self._memory.pointers(self._name):
            for start in range(at, len(data), self.size):
                place = ctypes.c_uint64.from_buffer(data, start)
                place.value = to(place.value, library)
        return bytes(data)

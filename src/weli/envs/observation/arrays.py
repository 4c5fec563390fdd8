"""Rows of marks as arrays of bytes, one for each mark."""

from typing import Any, Final

import numpy as np

from weli.ports.encoding.marks import Marks

_NUMBER: Final = "<u2"  # as many bits as marks stand in one together


def spread(marks: Marks, rows: int, length: int) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """A new array `[rows, length]`."""
    packed = np.frombuffer(memoryview(marks.packed), np.int64).astype(_NUMBER).view(np.uint8)
    return np.unpackbits(packed.reshape(rows, -1), axis=1, count=length, bitorder="little")

"""Rows of marks as arrays of bytes, one for each mark."""

from typing import Any, Final

import numpy as np

from weli.ports.encoding.marks import Marks

_NUMBER: Final = "<u2"  # as many bits as marks stand in one together


def spread(marks: Marks, rows: int, length: int) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """A new array `[rows, length]`."""
    return spread_out(np.frombuffer(memoryview(marks.packed), np.int64).reshape(rows, -1), length)


def spread_out(packed: "np.ndarray[Any, Any]", length: int) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """The same of the numbers that the marks of each row are packed into."""
    return np.unpackbits(packed.astype(_NUMBER).view(np.uint8), axis=1, count=length, bitorder="little")

"""NumPy by one thread: how many of them share a sum changes its last digit, and for nets this small they only get in each other's way."""

import os
from typing import Final

THREADS: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS", "OMP_NUM_THREADS")


def by_one_thread() -> None:
    """Says so to the libraries behind NumPy, which ask when they are loaded: it has to be said before that."""
    os.environ.update(dict.fromkeys(THREADS, "1"))

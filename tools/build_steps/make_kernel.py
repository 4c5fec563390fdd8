"""Makes the kernel: ``python tools/build_steps/make_kernel.py FOLDER`` puts a library for each engine there.

Beside each stands how its memory lies, and what it was made of. For tests: with ``--checked`` it is not optimised, and every place in a
row is looked at before it is used; with ``--sanitized`` the compiler's own checks of memory and arithmetic look on as well. What was made
once of the same sources is taken from the user's cache folder (``keeping.py``).
"""

import sys
from pathlib import Path

from keeping import Kept
from kernel.building import WAYS, build_kernels, digest, steps_for
from kernel.kinds import Unreadable

from compiled import compiler_and_sources


def main() -> None:
    way = next((way for way in WAYS if f"--{way}" in sys.argv), "fast")
    (folder,) = (Path(word) for word in sys.argv[1:] if not word.startswith("--"))
    kept = Kept(key(way))
    if kept.lay_into(folder):
        return
    try:
        build_kernels(folder, way)
    except Unreadable as what:
        sys.exit(f"The kernel could not be made; there is no C for:\n{what}")
    kept.take(folder)


def key(way: str) -> str:
    """Names what comes of it: the engine, these steps, and the compiler."""
    steps = sorted(Path(__file__).with_name("kernel").glob("*.[ph]*"))
    return compiler_and_sources([*map(str, steps_for(way)), *(f"{path.name} {digest(path)}" for path in steps)])


if __name__ == "__main__":
    main()

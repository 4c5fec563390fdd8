"""Runs a module of Weli from its sources, though compiled modules may lie beside them: `python -P sources_only.py MODULE WORDS...`.

So both forms can be measured wherever the compiled one is installed.
"""

import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly(MetaPathFinder):
    """Finds Weli's modules, and only their sources."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] != "weli":
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec:
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, SourcesOnly())
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__")

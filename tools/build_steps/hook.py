"""What a package carries beside its sources: the page, and in a wheel the game that docs/add-a-game.md explains, and the compiled engine.

``WELI_PAGE=skip`` leaves the page out, for an editable install by the Makefile. Where the engine cannot be compiled, the wheel is
the plain one, which does the same more slowly; ``WELI_COMPILE=skip`` wants it plain, ``WELI_COMPILE=need`` wants it compiled or not at all,
``WELI_COMPILE=trained`` compiled with a profile, where there is gcc. That is for wheels that others install, and takes three times as long:
whoever installs from source does not wait for it. ``WELI_COMPILE=unoptimised`` is for tests: compiled as quickly as it goes, or not at all.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/weli/web/static/index.html"
EXTENSIONS = "build/extensions"
EXAMPLE = "weli/example_game"


class WeliHook(BuildHookInterface[Any]):
    """Runs the steps beside it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        unpacked = (root / "PKG-INFO").is_file()  # a source package brings the page it was made with
        if os.environ.get("WELI_PAGE") != "skip" and not (unpacked and (root / PAGE).is_file()):
            done = subprocess.run([sys.executable, "tools/build_steps/page.py"], cwd=root, check=False)
            if done.returncode:
                sys.exit("The page could not be built.")
        if self.target_name != "wheel" or version == "editable":
            return
        build_data["force_include"].update(
            {f"tests/fifth_game/{part}": f"{EXAMPLE}/{part}" for part in ("pyproject.toml", "src")}
        )
        if self.compile(root):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(extension_modules(root / EXTENSIONS))

    def compile(self, root: Path) -> bool:
        """Whether there is a compiled engine to go into the wheel."""
        wanted = os.environ.get("WELI_COMPILE")
        if wanted == "skip":
            return False
        command = [sys.executable, "tools/build_steps/compiled.py", "--extensions"]
        if wanted in ("trained", "unoptimised"):
            command.append(f"--{wanted}")
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return True
        why = f"{done.stdout}{done.stderr}".strip()
        if wanted in ("need", "unoptimised"):
            sys.exit(f"{why}\nWELI_COMPILE={wanted} wants no wheel without the compiled engine.")
        self.app.display_warning(f"The wheel is the plain one (WELI_COMPILE=need tells more): {why.splitlines()[-1]}")
        return False


def extension_modules(folder: Path) -> dict[str, str]:
    """Where each compiled module lies, and where it goes in the wheel; the C of the kernel stays behind."""
    return {
        str(path): str(path.relative_to(folder))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".c"
    }

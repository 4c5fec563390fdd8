"""The Chromium that tests and tools drive."""

import os
from pathlib import Path
from typing import Final

HEADLESS: Final = "/usr/bin/chromium-headless-shell"
"""Without windows and all that belongs to them: it takes two thirds of the time for a page."""
WHOLE: Final = "/usr/bin/chromium"


def program() -> str:
    """The one that `WELI_CHROMIUM` names; otherwise the one without windows where it is installed, or the whole."""
    return os.environ.get("WELI_CHROMIUM") or (HEADLESS if Path(HEADLESS).is_file() else WHOLE)

"""The fifth game is installed as any package is, into a folder of its own. Nothing of Weli is changed, and no other test meets it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from weli.games import GAMES

PACKAGE = Path(__file__).parent


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it, as pip installs it."""
    folder = tmp_path_factory.mktemp("site")
    offline = ("--no-index", "--no-build-isolation", "--no-deps", "--quiet", "--target", str(folder))
    subprocess.run([sys.executable, "-m", "pip", "install", *offline, str(PACKAGE)], check=True)
    return folder


@pytest.fixture(scope="module", autouse=True)
def installed(site: Path) -> Iterator[None]:
    """The package can be imported and found, in this process and in those that it starts, until the last test of it is over."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(site), *([before] if before else [])])
    sys.path.insert(0, str(site))
    GAMES.look_again()
    yield
    sys.path.remove(str(site))
    for module in [name for name in sys.modules if name.partition(".")[0] == "grasobern"]:
        del sys.modules[module]
    GAMES.look_again()
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before

"""The fifth game is installed as any package is, into a folder of its own. Nothing of Weli is changed, and no other test meets it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from guests import on_the_path

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
    with on_the_path(site, "grasobern"):
        yield

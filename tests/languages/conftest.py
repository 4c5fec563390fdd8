"""A language that a package brings along, for these tests alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from languages.toy import install
from weli.games import GAMES


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder where the package lies; the house has found it."""
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        GAMES.look_again()
        yield folder
    GAMES.look_again()

import random
from collections.abc import Iterator

import pytest

from web.serving import AN_HOUR, Served, serving


@pytest.fixture(scope="module")
def _served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="module")
def _quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("quiet"), delays=AN_HOUR) as running:
        yield running


@pytest.fixture
def served(_served: Served, chance: random.Random) -> Served:
    """A parlour whose cards are the same for a test, whichever tests have had it before."""
    _served.chance.seed(chance.random())
    return _served


@pytest.fixture
def quiet(_quiet: Served, chance: random.Random) -> Served:
    """The same with computer players who take an hour over everything: only what the test does happens."""
    _quiet.chance.seed(chance.random())
    return _quiet

import random
from collections.abc import Iterator

import pytest

from web.serving import AN_HOUR, Served, serving
from weli.web.house import House


@pytest.fixture(scope="module")
def _served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="module")
def _quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("quiet"), delays=AN_HOUR) as running:
        yield running


@pytest.fixture(scope="module")
def _inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    house = House(open_to_others=True, guests_may_open=True, address="http://192.168.1.23:8410", limits=())
    with serving(tmp_path_factory.mktemp("inn"), house=house) as running:
        yield running


@pytest.fixture
def served(_served: Served, chance: random.Random) -> Served:
    """A parlour for one person."""
    return _served.for_a_test(chance)


@pytest.fixture
def quiet(_quiet: Served, chance: random.Random) -> Served:
    """The same with computer players who take an hour over everything: only what the test does happens."""
    return _quiet.for_a_test(chance)


@pytest.fixture
def inn(_inn: Served, chance: random.Random) -> Served:
    """A house that others reach, and in which everybody is known by a cookie alone."""
    return _inn.for_a_test(chance)

from collections.abc import Iterator

import pytest

from web.serving import AN_HOUR, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Computer players who take an hour over everything: only what the test does happens."""
    with serving(tmp_path_factory.mktemp("quiet"), delays=AN_HOUR) as running:
        yield running

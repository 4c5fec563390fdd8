"""The sixth game is laid out as pip would install it. Nothing of Weli is changed, and no other test meets it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from guests import laid_out, on_the_path


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with on_the_path(laid_out(Path(__file__).parent, tmp_path_factory.mktemp("site")), "schnapsen"):
        yield

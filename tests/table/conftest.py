from collections.abc import Iterator
from pathlib import Path

import pytest

from weli.table.sqlite import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    kept = SqliteStore(tmp_path / "weli.db")
    yield kept
    kept.close()

"""Games of somebody else's for the tests: a package in a folder, as pip leaves it there, found in this process and in those it starts."""

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from weli.games import GAMES


def laid_out(package: Path, site: Path) -> Path:
    """Copies a package into a folder, with what its metadata says: a tenth of a second where pip takes five."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(package / "src", site, dirs_exist_ok=True)
    about = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in those.items()) for group, those in groups
    ]
    (about / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    return site


@contextmanager
def on_the_path(site: Path, module: str) -> Iterator[None]:
    """The package in that folder can be imported and found, until it is over."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(site), *([before] if before else [])])
    sys.path.insert(0, str(site))
    GAMES.look_again()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        for loaded in [name for name in sys.modules if name.partition(".")[0] == module]:
            del sys.modules[loaded]
        GAMES.look_again()
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before

"""Reading the data of this room: TOML files. What they say in words is in the catalogues."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def data(name: str) -> Mapping[str, Any]:
    """What stands in a file of this room; nothing where there is none of that name."""
    source = files("weli.talk").joinpath(*f"{name}.toml".split("/"))
    return tomllib.loads(source.read_text("utf-8")) if source.is_file() else {}

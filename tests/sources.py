"""The Python of the house as it is read: each file parsed once, and gone through once, for all tests that look at it."""

import ast
from functools import cache
from pathlib import Path

import weli

HOUSE = Path(weli.__file__).parent
FILES = sorted(path for path in HOUSE.rglob("*.py") if "node_modules" not in path.parts)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree_of(path)))

"""Which tests a change reaches, for `make quick`: those that import, step by step, a file that has changed since `main`.

What is loaded by name counts as imported: a text such as "weli.games.gaigel.learning:Learning" leads to its module. A file that is no
Python is read by whoever names its folder or itself in a text.
"""

import ast
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = (ROOT / "src", ROOT / "tests", ROOT / "tools", ROOT / "tools/build_steps", ROOT / "tests/fifth_game/src")
ALWAYS = ("rules", "record/test_cases.py")
NAME = re.compile(r"[A-Za-z_]\w*(\.\w+)+|\w+")


def changed() -> set[Path]:
    """What differs from `main` as others have it, committed or not."""
    bases = (_git("merge-base", "HEAD", branch) for branch in ("origin/main", "main", "HEAD"))
    base = next(filter(None, bases), ["HEAD"])
    names = [*_git("diff", "--name-only", *base), *_git("ls-files", "--others", "--exclude-standard")]
    return {ROOT / name for name in names}


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def reached_by(files: set[Path]) -> set[Path]:
    """The files that import one of these, step by step, and these themselves."""
    importing: dict[Path, set[Path]] = defaultdict(set)
    texts: dict[Path, set[str]] = {}
    for path in (path for folder in ("src/weli", "tests", "tools") for path in (ROOT / folder).rglob("*.py")):
        if "node_modules" in path.parts:
            continue
        imported, texts[path] = read(path)
        for each in imported:
            importing[each].add(path)
    found, new = set[Path](), set(files)
    new |= {path for path, said in texts.items() if any(said & _called(each) for each in files if each.suffix != ".py")}
    while new:
        found |= new
        new = {path for each in new for path in importing[each]} - found
    return found


def _called(path: Path) -> set[str]:
    """The names by which a file is opened: its own, and those of its folders, but the outermost, which say nothing."""
    return {*path.relative_to(ROOT).parts} - {"src", "weli", "tests", "tools"}


def read(path: Path) -> tuple[set[Path], set[str]]:
    """What a file imports, when it is loaded or later, and the parts of all its texts."""
    tree = ast.parse(path.read_text("utf-8"))
    names: set[str] = set()
    parts: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            parts |= set(re.split(r"[/\\]", node.value))
            if ":" in node.value or "." in node.value:
                names |= {each.group() for each in NAME.finditer(node.value)}
    return {file for name in names for file in files_of(name)}, parts


@cache
def files_of(name: str) -> frozenset[Path]:
    """The file of a module, and those of the packages in which it lies; the outermost says nothing of what it holds."""
    words = name.split(".")
    found = set[Path]()
    for folder in SOURCES:
        for count in range(1, len(words) + 1):
            place = folder.joinpath(*words[:count])
            if count > 1 or folder != SOURCES[0]:
                found |= {place.with_name(f"{place.name}.py"), place / "__init__.py"}
    return frozenset(path for path in found if path.is_file())


@cache
def reached_tests() -> frozenset[Path]:
    return frozenset(tests_among(reached_by(changed())))


def tests_among(files: Iterable[Path]) -> set[Path]:
    always = {path for name in ALWAYS for path in [ROOT / "tests" / name, *(ROOT / "tests" / name).rglob("*.py")]}
    return {path for path in [*files, *always] if path.name.startswith("test_")}

"""The order of the house: a module imports only from those above it."""

import ast
import re
from pathlib import Path

import pytest

import weli

HOUSE = Path(weli.__file__).parent

ROOMS = [
    "errors",
    "texts",
    "private",
    "fault_log",
    "file_lock",
    "portable",
    "cards",
    "form",
    "seats",
    "acts",
    "act_row",
    "rulebook",
    "tape",
    "ruleset",
    "deal",
    "parts",
    "games",
    "talk",
    "dealing",
    "asking",
    "match",
    "notation",
    "referee",
    "record",
    "house_rules",
    "bots",
    "envs",
    "solving",
    "arena",
    "bench",
    "table",
    "web",
    "command_words",
    "cli",
    "start",
]
# A command is a thin layer over its room and stands beside it.
COMMANDS = {
    "replay_command": "record",
    "arena_command": "arena",
    "solve_command": "solving",
    "play_command": "web",
    "backup_command": "table",
    "rules_command": "web",
}
FORBIDDEN = {"bots": {"table", "arena"}, "web": {"games", "parts", "asking", "match", "bots"}}

FILES = sorted(path for path in HOUSE.rglob("*.py") if "node_modules" not in path.parts)


def room_of(module: str) -> str:
    room = module.split(".", maxsplit=1)[0]
    return COMMANDS.get(room, room)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(HOUSE).with_suffix("").parts)


def imported_by(path: Path) -> set[str]:
    """The modules of the house that a file imports, without the leading `weli.`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("weli."):
            found.add(node.module.removeprefix("weli."))
        elif isinstance(node, ast.ImportFrom) and node.module == "weli":
            found |= {alias.name for alias in node.names if not alias.name.startswith("__")}
        elif isinstance(node, ast.Import):
            found |= {alias.name.removeprefix("weli.") for alias in node.names if alias.name.startswith("weli.")}
    return found


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_a_module_imports_only_from_rooms_above_its_own(path: Path) -> None:
    room = room_of(module_name(path))
    if room in ("__init__", "__main__"):
        return
    for imported in imported_by(path):
        other = room_of(imported)
        assert ROOMS.index(other) <= ROOMS.index(room), f"{room} must not know {other}"
        assert other not in FORBIDDEN.get(room, set()), f"{room} must not know {other}"


def test_games_do_not_know_each_other() -> None:
    shared = ("__init__", "family", "cites", "__pycache__")
    inside = [path for path in (HOUSE / "games").iterdir() if path.is_dir() or path.suffix == ".py"]
    rooms = [path for path in inside if path.stem not in shared]
    for room in rooms:
        others = tuple(f"games.{other.stem}" for other in rooms if other != room)
        for path in [room] if room.is_file() else room.glob("*.py"):
            assert not [one for one in imported_by(path) if one.startswith(others)]


ID = r"\b(?:GS|PL|BI|GA)-(?:[A-Z]+-|Q)\d+"
RANGE = re.compile(rf"{ID}(?: to |,? -)-?\d|{ID} to$", re.MULTILINE)


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_a_rule_is_named_by_its_whole_id(path: Path) -> None:
    """Who searches for a row finds each line that speaks of it, and no "03 to 05" in between."""
    assert RANGE.findall(path.read_text("utf-8")) == []

"""The order of the house: a module imports only from those above it."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from every import every
from sources import FILES, HOUSE, nodes_of, tree_of
from weli.games import GAMES
from weli.rulebook import RULE_ID, Book, books, rules

THE_ROOMS = (HOUSE.parents[1] / "CONTRIBUTING.md").read_text("utf-8").partition("## The rooms")[2].partition("\n## ")[0]
MAP, WAYS = THE_ROOMS.split("```")[1:3]
ROOMS = re.findall("^  ([a-z_]+)/ ", MAP, re.MULTILINE)
ONE_SCREEN = 48
"""So many lines of a terminal are seen at once."""
FORBIDDEN = {"bots": {"table", "arena"}, "web": {"games", "bots"}}


def room_of(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(HOUSE).with_suffix("").parts)


every_module = every(FILES, module_name)


def imported_by(path: Path) -> set[str]:
    """The modules of the house that a file imports, without the leading `weli.`."""
    found: set[str] = set()
    for node in nodes_of(path):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("weli."):
            found.add(node.module.removeprefix("weli."))
        elif isinstance(node, ast.ImportFrom) and node.module == "weli":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name.removeprefix("weli.") for alias in node.names if alias.name.startswith("weli.")}
    return found


def test_the_map_shows_every_room_and_fits_on_one_screen() -> None:
    assert sorted(ROOMS) == sorted(path.parent.name for path in HOUSE.glob("*/__init__.py"))
    assert len(MAP.splitlines()) <= ONE_SCREEN


def test_every_way_on_the_map_leads_somewhere() -> None:
    named = re.findall("`([a-z_/]+/[a-z_/.]+)`", WAYS)
    assert len(named) > 5
    assert [each for each in named if not any((root / each).exists() for root in (HOUSE, HOUSE.parents[1]))] == []


@every_module
def test_a_module_imports_only_from_rooms_above_its_own(path: Path) -> None:
    room = room_of(module_name(path))
    if room in ("__init__", "__main__"):
        return
    for imported in imported_by(path):
        other = room_of(imported)
        assert ROOMS.index(other) <= ROOMS.index(room), f"{room} must not know {other}"
        assert other not in FORBIDDEN.get(room, set()), f"{room} must not know {other}"


def files_imported_by(path: Path) -> set[Path]:
    """The files of the house that a file imports: when it is loaded, later, or for the types alone."""
    nodes = [node for node in nodes_of(path) if isinstance(node, ast.ImportFrom)]
    found = set()
    for node in nodes:
        if (node.module or "").split(".")[0] == "weli":
            module = HOUSE.joinpath(*(node.module or "").split(".")[1:])
            inner = [module / f"{alias.name}.py" for alias in node.names]
            found |= {each for each in inner if each.is_file()} or {module.with_suffix(".py"), module / "__init__.py"}
    return {each for each in found if each.is_file()}


def test_no_circle_of_imports() -> None:
    """Within a room, too: `graphlib` names the files of one, where there is one."""
    list(TopologicalSorter({path: files_imported_by(path) for path in FILES}).static_order())


def test_games_do_not_know_each_other() -> None:
    shared = ("__init__", "registry", "guests", "figures", "plain", "__pycache__")
    inside = [path for path in (HOUSE / "games").iterdir() if path.is_dir() or path.suffix == ".py"]
    rooms = [path for path in inside if path.stem not in shared]
    for room in rooms:
        others = tuple(f"games.{other.stem}" for other in rooms if other != room)
        for path in [room] if room.is_file() else room.rglob("*.py"):
            assert not [one for one in imported_by(path) if one.startswith(others)]


BASES = ("games.figures.engine", "games.plain")  # what games stand on


@every([path for base in BASES for path in sorted((HOUSE / base.replace(".", "/")).rglob("*.py"))], module_name)
def test_what_games_stand_on_knows_nothing_of_what_stands_on_it(path: Path) -> None:
    own = next(base for base in BASES if module_name(path).startswith(base))
    assert all(one.startswith(own) for one in imported_by(path) if one.startswith("games."))


REGISTRY = {"GAMES", "Game", "asking_for", "blaming", "game_named", "game_of", "match_for"}


def names_from(path: Path, module: str) -> set[str]:
    """What a file takes from a module by name."""
    nodes = [node for node in nodes_of(path) if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in nodes if node.module == module for alias in node.names}


@every_module
def test_a_room_for_every_game_knows_none_of_them(path: Path) -> None:
    """They serve every game by its ports, whoever has made it."""
    if room_of(module_name(path)) == "games":
        return
    assert not [one for one in imported_by(path) if one.startswith("games.")]
    assert names_from(path, "weli.games") <= REGISTRY
    said = {node.value for node in nodes_of(path) if isinstance(node, ast.Constant)}
    assert not said & set(GAMES)


MAKERS = ("core.deal", "games.")  # who makes deals
GROUPS = {
    path.stem
    for folder in ("games/figures/engine", "games/plain", "games/gaigel")
    for path in (HOUSE / folder / "facts").glob("*.py")
}
FACTS = {*GROUPS, "betting", "knows", "lots", "given_up", "offences", "gained", "reached"} - {"__init__"}
CHANGING = {"append", "extend", "insert", "pop", "remove", "clear", "sort"}


def changed_by(node: ast.AST) -> list[ast.expr]:
    """What a statement puts something into, or what holds the list that it changes."""
    if isinstance(node, ast.Assign):
        return node.targets
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        changed = node.func.value
        return [changed.value] if isinstance(changed, ast.Attribute | ast.Subscript) else []
    return []


def facts_in(target: ast.expr) -> set[str]:
    """The facts of a deal through which an expression such as `deal.cards.hands[seat]` goes."""
    found = set()
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) != "self":
            found.add(target.attr)
        target = target.value
    return found & FACTS


@every_module
def test_nothing_but_the_engine_changes_a_deal(path: Path) -> None:
    """Everybody else asks for another one: `after`, `with_hand`, `with_name`, or plays on a copy."""
    if module_name(path).startswith(MAKERS):
        return
    for node in nodes_of(path):
        for target in changed_by(node):
            assert not facts_in(target), f"line {target.lineno}: {ast.unparse(node)}"


ID = r"\b(?:GS|PL|BI|GA)-(?:[A-Z]+-|Q)\d+"
RANGE = re.compile(rf"{ID}(?: to |,? -)-?\d|{ID} to$", re.MULTILINE)


@every_module
def test_a_rule_is_named_by_its_whole_id(path: Path) -> None:
    """Who searches for a row finds each line that speaks of it, and no "03 to 05" in between."""
    assert RANGE.findall(path.read_text("utf-8")) == []


# Where the ids stand as values, beside the reason for a refusal or an event.
CITATIONS = {*(HOUSE / "games").rglob("citations.py")}
# Nothing enforces a worked example: it is what comes of other rules, and stands in a case that the tests replay.
WORKED_EXAMPLES = {"EX"}


def rules_named_by(path: Path) -> set[str]:
    """The ids in the docstrings of functions and classes, those below a constant too, and among the citations in every string.

    Comments do not count, nor does what stands above a whole file: it points to no line.
    """
    tree = tree_of(path)
    below = tree.body[1:] if ast.get_docstring(tree) else tree.body
    nodes = [node for statement in below for node in ast.walk(statement)]
    if path not in CITATIONS:
        nodes = [node.value for node in nodes if isinstance(node, ast.Expr)]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {found for text in texts for found in RULE_ID.findall(text)}


@pytest.fixture(scope="module")
def named() -> set[str]:
    return set().union(*(rules_named_by(path) for path in FILES))


@pytest.mark.parametrize("book", books(), ids=lambda book: book.name)
def test_every_rule_stands_at_the_line_that_enforces_it(book: Book, named: set[str]) -> None:
    """Or beside the reason in the citations: one search for its id finds the code behind a rule."""
    stated = [each for each in rules(book.name) if each.to_be_tested and each.topic not in WORKED_EXAMPLES]
    assert [each.id for each in stated if each.id not in named] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""Of the deal (GS-DEAL-01)."""', set()),
        ('"""Of the deal."""\nclass Deal:\n    """Of one (GS-DEAL-01)."""', {"GS-DEAL-01"}),
        ('def f():\n    """Of the cut (PL-CUT-10,\n    BI-Q07)."""', {"PL-CUT-10", "BI-Q07"}),
        ('TARGET = 11\n"""Of the target (GS-AIM-03)."""', {"GS-AIM-03"}),
        ('TARGET = 11  # GS-AIM-03\nWORD = "GS-WORD-01"', set()),
    ],
)
def test_comments_texts_and_the_head_of_a_file_name_no_rule(source: str, found: set[str], tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text(source, "utf-8")
    assert rules_named_by(path) == found


# Where rules are enforced.
ENFORCING = ("core", "games")
# A file may be about one rule, or the same one in two games.
MOST_IDS_ABOVE_A_FILE = 2


@every_module
def test_no_list_of_rules_stands_above_a_file(path: Path) -> None:
    """It would answer the search for an id with "somewhere in here"; each stands at the line that decides it."""
    if room_of(module_name(path)) in ENFORCING:
        above = ast.get_docstring(tree_of(path)) or ""
        assert len(set(RULE_ID.findall(above))) <= MOST_IDS_ABOVE_A_FILE

"""What the reference is made of: every public name says what it means, and its examples are true."""

import ast
import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import weli
from weli.core.build_mode import form

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "weli"
PAGES = "\n".join(page.read_text("utf-8") for page in sorted((ROOT / "docs/api").glob("*.md")))
MODULES = sorted(set(re.findall(r"automodule:: ([\w.]+)", PAGES)))
NODES = (ast.Module, ast.ClassDef, ast.FunctionDef)


def module_of(file: Path) -> str:
    """The name by which a file of the package is imported."""
    return ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")


TOLD = [file for file in sorted(SOURCES.rglob("*.py")) if ">>> " in file.read_text("utf-8")]


@pytest.mark.parametrize("file", TOLD, ids=module_of)
def test_the_examples_are_true(file: Path) -> None:
    """Read from the source, whether the module is compiled or not. Each begins after `import weli`, with all names of its own module."""
    module = importlib.import_module(module_of(file))
    names = {"weli": weli, **vars(module)}
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, NODES) and ">>> " in (told := ast.get_docstring(node) or ""):
            where = getattr(node, "name", module.__name__)
            example = doctest.DocTestParser().get_doctest(told, dict(names), where, str(file), 0)
            assert not doctest.DocTestRunner().run(example).failed


def public(module: ModuleType) -> list[str]:
    """The names that a module offers: those it lists, or what is made there and begins with no underscore."""
    made = (name for name, one in vars(module).items() if getattr(one, "__module__", "") == module.__name__)
    return list(getattr(module, "__all__", [name for name in made if not name.startswith("_")]))


def without_words(thing: object, name: str) -> Iterator[str]:
    """The name itself and those within it that do not say what they mean; what a base class says holds for its heirs."""
    if (inspect.isclass(thing) or callable(thing)) and not inspect.getdoc(thing):
        yield name
    if inspect.isclass(thing):
        for inner, one in vars(thing).items():
            asked = isinstance(one, property | staticmethod | classmethod) or inspect.isroutine(one)
            if asked and not inner.startswith("_") and not inspect.getdoc(getattr(thing, inner)):
                yield f"{name}.{inner}"


@pytest.mark.skipif(form() == "compiled", reason="a compiled module keeps no docstrings")
@pytest.mark.parametrize("name", ["weli", "weli.play", *MODULES])
def test_every_public_name_says_what_it_means(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    offered = public(module)
    assert [one for each in offered for one in without_words(getattr(module, each), f"{name}.{each}")] == []


def test_the_reference_has_every_name_of_the_door() -> None:
    listed = set(re.findall(r"auto(?:class|function):: (?:[\w.]+\.)?(\w+)", PAGES))
    offered = {name for module in MODULES for name in public(importlib.import_module(module))}
    assert {name for name in weli.__all__ if not name.startswith("__")} <= listed | offered


def test_the_reference_has_every_port() -> None:
    ports = {module_of(file) for file in (SOURCES / "ports").glob("[!_]*.py")}
    assert ports - set(MODULES) == set()

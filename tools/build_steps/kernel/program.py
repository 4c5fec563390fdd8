"""The engine's source as mypy knows it: functions, classes, the types of expressions, and the values of what never changes."""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from mypy import build
from mypy.modulefinder import BuildSource
from mypy.nodes import Decorator, Expression, FuncDef, MypyFile, SymbolNode, TypeInfo
from mypy.options import Options
from mypy.types import ProperType, Type, TypeVarType, get_proper_type

from kernel.kinds import Unreadable

SOURCE = Path(__file__).resolve().parents[3] / "src"


class Program:
    """Modules and all that they import, checked."""

    def __init__(self, modules: list[str], paths: Sequence[Path] = (SOURCE,)) -> None:
        options = Options()
        options.export_types = options.preserve_asts = True
        options.incremental = False
        options.cache_dir = os.devnull
        options.mypy_path = [str(path) for path in paths]
        options.ignore_missing_imports = options.check_untyped_defs = True
        made = build.build([BuildSource(None, module) for module in modules], options)
        if made.errors:
            raise Unreadable("\n".join(made.errors))
        self.files: dict[str, MypyFile] = made.files
        self.types: dict[Expression, Type] = made.types

    def type_of(self, expression: Expression) -> ProperType | None:
        found = self.types.get(expression)
        return None if found is None else plain(found)

    def info(self, full_name: str) -> TypeInfo:
        module, _, name = full_name.rpartition(".")
        node = self.files[module].names[name].node
        if not isinstance(node, TypeInfo):
            raise Unreadable(f"{full_name} is no class")
        return node

    def function(self, full_name: str) -> FuncDef:
        module, _, name = full_name.rpartition(".")
        return function_in(self.files[module].names[name].node)

    def member(self, info: TypeInfo, name: str, after: TypeInfo | None = None) -> tuple[TypeInfo, SymbolNode]:
        """Where a class gets an attribute or a method from, and what it is; `after`: further up than that base."""
        row = info.mro
        if after is not None:
            row = row[[base.fullname for base in row].index(after.fullname) + 1 :]
        for base in row:
            if name in base.names and base.names[name].node is not None:
                return base, base.names[name].node  # type: ignore[return-value]
        raise Unreadable(f"{info.fullname} has no {name}")


def plain(found: Type) -> ProperType:
    """A type without aliases; of a type variable what it is bound to."""
    proper = get_proper_type(found)
    return plain(proper.upper_bound) if isinstance(proper, TypeVarType) else proper


def function_in(node: object) -> FuncDef:
    """The function of a definition, whatever decorates it."""
    if isinstance(node, Decorator):
        return node.func
    if isinstance(node, FuncDef):
        return node
    raise Unreadable(f"{getattr(node, 'fullname', node)} is no function")


def is_property(node: object) -> bool:
    return isinstance(node, Decorator) and node.func.is_property


def is_cached(node: object) -> bool:
    """Whether a function answers each question once and keeps the answer."""
    return isinstance(node, Decorator) and any(
        getattr(one, "fullname", "") in ("functools.cache", "functools.lru_cache") for one in node.original_decorators
    )


@cache
def value_of(full_name: str) -> Any:
    """The value of a module's name, as Python makes it."""
    module, _, name = full_name.rpartition(".")
    try:
        return getattr(importlib.import_module(module), name)
    except ModuleNotFoundError:
        return getattr(value_of(module), name)

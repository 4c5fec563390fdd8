"""Writes the page's TypeScript types from the structs of the wire: `python tools/page_types.py`."""

from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from weli.ports.at_table import view
from weli.table.moves import MOVES, FromPage
from weli.wire import (
    account_requests,
    advice,
    dispute_requests,
    door,
    exercise_requests,
    lesson_requests,
    push_requests,
    requests,
    terms,
    today_requests,
    voice,
)
from weli.wire import messages as wire

TYPES = Path(__file__).resolve().parent.parent / "src/weli/web/client/src/wire.ts"

ROOMS = (
    view,
    voice,
    wire,
    *MOVES,
    terms,
    requests,
    dispute_requests,
    door,
    lesson_requests,
    advice,
    account_requests,
    exercise_requests,
    today_requests,
    push_requests,
)
HEAD = "// Written by `python tools/page_types.py` from the structs of the wire; not to be changed by hand."
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The wire's structs as interfaces, and its unions of messages as types."""
    structs = [each for room in ROOMS for each in vars(room).values() if _is_struct(each, room)]
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    parts = [HEAD, *(_interface(struct.__name__, components[struct.__name__]) for struct in structs)]
    for name, union in (("ToPage", wire.ToPage), ("FromPage", FromPage)):
        members = [each.__name__ for each in union.__args__]
        parts.append(f"export type {name} = {' | '.join(members)};")
    return "\n\n".join(parts) + "\n"


def _is_struct(found: object, room: ModuleType) -> bool:
    """Whether this is one of the structs that the module itself defines."""
    return isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == room.__name__


def _interface(name: str, schema: dict[str, Any]) -> str:
    told = schema.get("description")
    lines = [f"/** {told} */"] if told else []
    lines.append(f"export interface {name} {{")
    lines += [f"  {field}: {_type(each)};" for field, each in schema["properties"].items()]
    lines.append("}")
    return "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{each}"' for each in schema["enum"])
    if "type" not in schema:
        return "unknown"
    if schema["type"] == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return PLAIN[schema["type"]]


def write_types(target: Path) -> None:
    """Writes the file, unless it has that text already: then nothing need be built again."""
    types = typescript()
    if not target.is_file() or target.read_text(encoding="utf-8") != types:
        target.write_text(types, encoding="utf-8")


if __name__ == "__main__":
    write_types(TYPES)

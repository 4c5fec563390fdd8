"""How TOML writes values, and what a record and a house rule begin with."""

from collections.abc import Iterable, Mapping
from typing import Any

from weli.core.errors import RulesError

_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}
VERSION = 1


def head_blocks(game: str, rules: str, notes: Mapping[str, str | None], options: Mapping[str, Any]) -> list[str]:
    """The format's version, the preset and what is said about it, then the options that replace some of its parameters."""
    keys = {"weli": VERSION, "game": game, "rules": rules} | {
        key: note for key, note in notes.items() if note is not None
    }
    blocks = [_lines(keys)]
    if options:
        blocks.append("[options]\n" + _lines({name: options[name] for name in sorted(options)}))
    return blocks


def _lines(keys: Mapping[str, Any]) -> str:
    return "\n".join(f"{key} = {value_text(value)}" for key, value in keys.items())


def value_text(value: Any) -> str:
    """A value as TOML writes it; a parameter that has no number is `"none"`."""
    match value:
        case None:
            return '"none"'
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return '"' + "".join(letter_text(letter) for letter in value) + '"'
        case list() | tuple():
            return "[" + ", ".join(value_text(one) for one in value) + "]"
        case Mapping():
            return inline_table(value.items())
        case _:
            raise RulesError("record.unwritable", value=value)


def inline_table(pairs: Iterable[tuple[str, Any]]) -> str:
    return "{ " + ", ".join(f"{name} = {value_text(value)}" for name, value in pairs) + " }"


def letter_text(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter

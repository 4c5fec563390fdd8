"""What Typer says by itself when the command `weli` is called, in the language of the house: headings, kinds of values, complaints.

Typer knows only English for most of it. Its headings are constants that may be set; its complaints are told by what is wrong, not by its
own sentence.
"""

import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from weli.core.errors import AS_SAID, NotationError, Said
from weli.core.texts import languages, listed, printable, system_language, text

KINDS: Final = {
    "<int>": "number",
    "<int range>": "number",
    "<float>": "number",
    "<float range>": "number",
    "<path>": "file",
    "<bool>": "",
}
"""What Typer calls a kind of value, and the key of our word for it; a switch takes no value."""

OUT_OF_RANGE: Final = {"greater_than_equal": ("call.too-small", "ge"), "less_than_equal": ("call.too-big", "le")}
NO_NUMBER: Final = ("int_parsing", "int_from_float", "int_parsing_size", "float_parsing", "finite_number")
"""The kinds of complaints that pydantic has about a number, by its names for them."""


def language_asked_for(words: Sequence[str]) -> str:
    """The language of a command line, for what is said before a command knows it: the one it names, otherwise the system's."""
    for word, after in pairwise((*words, "")):
        wanted = after if word == "--lang" else word.removeprefix("--lang=")
        if wanted in languages() and wanted != word:
            return wanted
    return system_language()


HERE: Final = language_asked_for(sys.argv)


class WrongCall(NotationError):
    """The command was called in a way that cannot be understood."""


class Command(TyperCommand):
    """One of Weli's commands."""

    def get_help_option(self, ctx: Any) -> Any:
        return _described(super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _set_headings()
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise _wrong("call.too-much", ctx, what=printable(" ".join(rest)))
        return rest


class Group(TyperGroup):
    """The command `weli` itself."""

    def get_help_option(self, ctx: Any) -> Any:
        return _described(super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _set_headings()
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        word = args[0]
        if word in self.commands or word.startswith("-"):
            return super().resolve_command(ctx, args)
        near = get_close_matches(word, self.commands)
        raise _wrong("call.no-command", ctx, near, what=printable(word))


def in_words(app: typer.Typer) -> Any:
    """The command of an app, with all that Typer adds to it in the language of the call."""
    whole: Any = typer.main.get_command(app)
    whole.subcommand_metavar = text("call.subcommand", HERE)
    for command in (whole, *whole.commands.values()):
        command.options_metavar = text("call.any-options", HERE)
        for parameter in command.params:
            if parameter.metavar is None and (kind := KINDS.get(parameter.display_type(None))) is not None:
                parameter.metavar = text(f"call.kind.{kind}", HERE) if kind else ""
            if parameter.param_type_name == "argument":
                parameter.display_type_rich = _no_type
    return whole


def complaint(wrong: typer.TyperException) -> WrongCall | None:
    """What is wrong with a call, as a sentence of ours; nothing where it was only the help that was wanted."""
    kind, ctx = type(wrong).__name__, getattr(wrong, "ctx", None)
    if kind == "NoArgsIsHelpError":
        return None
    tell: Callable[[Any, Any], WrongCall] = COMPLAINTS.get(kind, _in_its_words)
    return tell(wrong, ctx)


def _no_option(wrong: Any, ctx: Any) -> WrongCall:
    return _wrong("call.no-option", ctx, sorted(wrong.possibilities or ()), what=printable(wrong.option_name))


def _missing(wrong: Any, ctx: Any) -> WrongCall:
    return _wrong("call.missing", ctx, what=_name(wrong.param))


def _values(wrong: Any, ctx: Any) -> WrongCall:
    """An option with a value that it does not take, or without those that it needs; which of the two, only Typer's sentence says."""
    what = wrong.option_name
    if "not take" in wrong.message:
        return _wrong("call.no-value-wanted", ctx, what=what)
    number = next((word for word in wrong.message.split() if word.isdigit()), None)
    return (
        _wrong("call.values-wanted", ctx, what=what, number=number)
        if number
        else _wrong("call.value-wanted", ctx, what=what)
    )


def _unfit(wrong: Any, ctx: Any) -> WrongCall:
    """A value of the wrong kind, or out of its range."""
    errors: list[Any] = getattr(wrong.__cause__, "errors", list)()
    if not errors:
        return _in_its_words(wrong, ctx)
    found, what = errors[0], _name(wrong.param)
    value = printable(str(found["input"]))
    if found["type"] in NO_NUMBER:
        return _wrong("call.no-number", ctx, what=what, value=value)
    if found["type"] in OUT_OF_RANGE:
        key, bound = OUT_OF_RANGE[found["type"]]
        return _wrong(key, ctx, what=what, value=value, bound=found["ctx"][bound])
    if wrong.param.type_descriptor.choices:
        return no_choice(what, value, [str(each.value) for each in wrong.param.type_descriptor.choices], ctx)
    return _in_its_words(wrong, ctx)


def no_choice(what: str, value: str, known: Sequence[str], ctx: Any) -> WrongCall:
    """An option has a value that is none of those it can have."""
    return _wrong("call.no-choice", ctx, what=what, value=printable(value), known=list(known))


def _in_its_words(wrong: Any, ctx: Any) -> WrongCall:
    return _wrong("call.wrong", ctx, what=printable(wrong.format_message()))


COMPLAINTS: Final[dict[str, Callable[[Any, Any], WrongCall]]] = {
    "NoSuchOption": _no_option,
    "MissingParameter": _missing,
    "BadOptionUsage": _values,
    "BadParameter": _unfit,
}


def _wrong(key: str, ctx: Any, near: Sequence[str] = (), **values: object) -> WrongCall:
    return WrongCall(AS_SAID, said=Said({lang: _sentence(key, lang, ctx, near, values) for lang in languages()}))


def _sentence(key: str, lang: str, ctx: Any, near: Sequence[str], values: dict[str, object]) -> str:
    """What is wrong, and what may have been meant, or where help is; a list among the values is one to choose from."""
    told = {name: listed(value, lang, "or") if isinstance(value, list) else value for name, value in values.items()}
    sentence = text(key, lang, **told)
    if near:
        return f"{sentence} {text('cli.rules.near', lang, near=listed(list(near), lang, 'or'))}"
    return f"{sentence} {text('call.help', lang, command=ctx.command_path)}" if ctx else sentence


def _name(parameter: Any) -> str:
    """An option as one writes it, an argument as the usage names it."""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.display_name_raw)


def _no_type(ctx: Any) -> str:
    """What kind of value an argument is its name says already."""
    return ""


def _described(option: Any) -> Any:
    if option is not None:
        option.help, option.metavar = text("call.help-option", HERE), ""
    return option


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    formatter.write_usage(
        ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix=text("call.usage", HERE)
    )


def _set_headings() -> None:
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = text("call.arguments", HERE)
    rich_utils.OPTIONS_PANEL_TITLE = text("call.options", HERE)
    rich_utils.COMMANDS_PANEL_TITLE = text("call.commands", HERE)
    rich_utils.DEFAULT_STRING = text("call.default", HERE)
    rich_utils.REQUIRED_LONG_STRING = text("call.required", HERE)

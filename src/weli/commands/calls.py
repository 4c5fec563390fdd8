"""What every command is called with, and the first of all: which words of the house stand in its help, in which language it speaks."""

from pathlib import Path
from typing import Annotated, Any

import typer

from weli.commands.words import HERE, Group, no_choice
from weli.core.build_mode import form
from weli.core.texts import languages, listed, text
from weli.core.version import __version__
from weli.kernel.library import games_with_a_kernel


def told(key: str) -> str:
    return text(key, HERE)


app = typer.Typer(
    cls=Group,
    help=told("cli.about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _spoken(ctx: typer.Context, lang: str) -> str:
    """The language asked for. Raises `WrongCall` where the house does not speak it."""
    if lang not in languages():
        raise no_choice("--lang", lang, languages(), ctx)
    return lang


def file_argument(about: str) -> Any:
    """Where a command wants the path of a file."""
    return typer.Argument(metavar=told("call.kind.file"), help=about, readable=False)


def files_argument(about: str) -> Any:
    """Where a command wants any number of them."""
    return typer.Argument(metavar=told("call.kind.files"), help=about, readable=False)


def house_option(about: str, variable: str, metavar: str | None = None) -> Any:
    """What whoever runs a house may say in a variable of the surroundings as well."""
    return typer.Option(metavar=metavar, help=about, envvar=variable, show_envvar=False)


LangOption = Annotated[
    str,
    typer.Option(
        "--lang",
        show_default=False,
        callback=_spoken,
        metavar=f"<{'|'.join(languages())}>",
        help=text("cli.lang", HERE, known=listed(list(languages()), HERE, "or")),
    ),
]
DataOption = Annotated[
    Path | None, typer.Option("--data", metavar=told("call.kind.folder"), help=told("cli.play.data"), readable=False)
]
NewDatabaseOption = Annotated[bool, typer.Option("--new-database", help=told("cli.play.new-database"))]
JsonOption = Annotated[bool, typer.Option("--json", help=told("cli.json"))]
HurriedOption = Annotated[bool, typer.Option("--hurried", hidden=True)]


def _print_version(wanted: bool) -> None:
    if wanted:
        played = sorted(games_with_a_kernel())
        kernel = f", {text('form.kernel', HERE, games=', '.join(played))}" if played else ""
        typer.echo(f"weli {__version__} ({told(f'form.{form()}')}{kernel})")
        raise typer.Exit


@app.callback()
def weli(
    version: Annotated[
        bool, typer.Option("--version", help=told("cli.version"), callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """What comes before every command."""

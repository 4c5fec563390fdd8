"""The command `weli`. Whatever goes wrong, a person gets a sentence and an exit status, never a traceback."""

import os
import sys
from contextlib import suppress
from enum import StrEnum
from errno import ENOSPC
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from weli.commands.words import HERE, Command, Group, complaint, in_words, no_choice
from weli.core.build_mode import form
from weli.core.errors import WeliError
from weli.core.texts import languages, listed, printable, text
from weli.core.version import __version__
from weli.table import fault_log

OF_THE_PLACE = 1
OF_THE_CALL = 2
INTERRUPTED = 130

MOST_SAID = 200


class Windows(StrEnum):
    """Who is asked, before a card, whether they want to interrupt (`asking`)."""

    full = "full"
    team = "team"
    trick = "trick"
    actor = "actor"


class Place(StrEnum):
    """Where opponents are measured."""

    processes = "processes"
    ray = "ray"


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
HurriedOption = Annotated[bool, typer.Option("--hurried", hidden=True)]


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"weli {__version__} ({told(f'form.{form()}')})")
        raise typer.Exit


@app.callback()
def weli(
    version: Annotated[
        bool, typer.Option("--version", help=told("cli.version"), callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """What comes before every command."""


@app.command(cls=Command, help=told("cli.play"))
def play(
    port: Annotated[int, typer.Option(help=told("cli.play.port"), min=0, max=65535)] = 8410,
    browser: Annotated[bool, typer.Option(help=told("cli.play.browser"))] = True,
    lan: Annotated[bool, typer.Option("--lan", help=told("cli.play.lan"))] = False,
    data: DataOption = None,
    lang: LangOption = HERE,
    new_database: NewDatabaseOption = False,
    hurried: HurriedOption = False,
) -> None:
    from weli.commands.play import play as play_table

    play_table(
        port=port,
        browser=browser,
        lan=lan,
        folder=data or fault_log.data_folder(),
        lang=lang,
        new_database=new_database,
        hurried=hurried,
        out=sys.stdout,
    )


@app.command(cls=Command, help=told("cli.serve"))
def serve(
    host: Annotated[
        str | None, typer.Option(metavar=told("call.kind.address"), help=told("cli.serve.host"), show_default=False)
    ] = None,
    port: Annotated[int, typer.Option(help=told("cli.serve.port"), min=0, max=65535)] = 8410,
    public_url: Annotated[str, typer.Option(metavar=told("call.kind.address"), help=told("cli.serve.public-url"))] = "",
    certificate: Annotated[
        Path | None, typer.Option(metavar=told("call.kind.file"), help=told("cli.serve.certificate"), readable=False)
    ] = None,
    key: Annotated[
        Path | None, typer.Option(metavar=told("call.kind.file"), help=told("cli.serve.key"), readable=False)
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(metavar=told("call.kind.address"), help=told("cli.serve.trusted-proxy"))
    ] = None,
    only_my_tables: Annotated[bool, typer.Option("--only-my-tables", help=told("cli.serve.only-my-tables"))] = False,
    own_port: Annotated[int, typer.Option(help=told("cli.serve.own-port"), min=0, max=65535)] = 8411,
    database: Annotated[
        str,
        typer.Option(
            metavar=told("call.kind.address"),
            help=told("cli.serve.database"),
            envvar="WELI_DATABASE",
            show_envvar=False,
        ),
    ] = "",
    bus: Annotated[
        str,
        typer.Option(
            metavar=told("call.kind.address"), help=told("cli.serve.bus"), envvar="WELI_BUS", show_envvar=False
        ),
    ] = "",
    accounts: Annotated[
        bool, typer.Option("--accounts", help=told("cli.serve.accounts"), envvar="WELI_ACCOUNTS", show_envvar=False)
    ] = False,
    mail: Annotated[
        str,
        typer.Option(
            metavar=told("call.kind.address"), help=told("cli.serve.mail"), envvar="WELI_MAIL", show_envvar=False
        ),
    ] = "",
    data: DataOption = None,
    lang: LangOption = HERE,
    new_database: NewDatabaseOption = False,
    hurried: HurriedOption = False,
) -> None:
    from weli.commands.serve import Order
    from weli.commands.serve import serve as serve_tables

    order = Order(
        host=host,
        port=port,
        own_port=own_port,
        public_url=public_url,
        certificate=certificate,
        key=key,
        proxies=tuple(trusted_proxy or ()),
        only_my_tables=only_my_tables,
        database=database,
        bus=bus,
        accounts=accounts,
        mail=mail,
    )
    serve_tables(
        order,
        folder=data or fault_log.data_folder(),
        lang=lang,
        new_database=new_database,
        hurried=hurried,
        out=sys.stdout,
    )


@app.command(cls=Command, help=told("cli.backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar=told("call.kind.file"), help=told("cli.backup.file"), readable=False)],
    data: DataOption = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help=told("cli.backup.overwrite"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.backup import backup_command

    backup_command(file, folder=data or fault_log.data_folder(), overwrite=overwrite, lang=lang, out=sys.stdout)


@app.command(cls=Command, help=told("cli.restore"))
def restore(
    file: Annotated[
        Path, typer.Argument(metavar=told("call.kind.file"), help=told("cli.restore.file"), readable=False)
    ],
    data: DataOption = None,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.backup import restore_command

    restore_command(file, folder=data or fault_log.data_folder(), lang=lang, out=sys.stdout)


@app.command(cls=Command, help=told("cli.move"))
def move(
    source: Annotated[str, typer.Argument(metavar=told("call.kind.place"), help=told("cli.move.source"))],
    target: Annotated[str, typer.Argument(metavar=told("call.kind.place"), help=told("cli.move.target"))],
    lang: LangOption = HERE,
) -> None:
    from weli.commands.move import move_command

    move_command(source, target, lang=lang, out=sys.stdout)


@app.command(cls=Command, help=told("cli.replay"))
def replay(
    files: Annotated[
        list[Path], typer.Argument(metavar=told("call.kind.files"), help=told("cli.replay.files"), readable=False)
    ],
    as_json: Annotated[bool, typer.Option("--json", help=told("cli.json"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.replay import replay_files

    raise typer.Exit(replay_files(files, as_json, lang, sys.stdout, sys.stderr))


@app.command(cls=Command, help=told("cli.analyse"))
def analyse(
    file: Annotated[
        Path, typer.Argument(metavar=told("call.kind.file"), help=told("cli.analyse.file"), readable=False)
    ],
    seat: Annotated[str | None, typer.Option(help=told("cli.analyse.seat"))] = None,
    deal: Annotated[int | None, typer.Option(help=told("cli.analyse.deal"), min=1)] = None,
    worlds: Annotated[int | None, typer.Option(help=told("cli.analyse.worlds"), min=1)] = None,
    seed: Annotated[int, typer.Option(help=told("cli.analyse.seed"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=told("cli.json"))] = False,
    page: Annotated[
        Path | None, typer.Option(metavar=told("call.kind.file"), help=told("cli.analyse.page"), readable=False)
    ] = None,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.analyse import analyse_command
    from weli.commands.analysed import Order

    order = Order(file=file, seat=seat, deal=deal, worlds=worlds, seed=seed)
    raise typer.Exit(analyse_command(order, as_json=as_json, page=page, lang=lang, out=sys.stdout, err=sys.stderr))


@app.command(cls=Command, help=told("cli.exercises"))
def exercises(
    to: Annotated[Path, typer.Option(metavar=told("call.kind.folder"), help=told("cli.exercises.to"), readable=False)],
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar=told("call.kind.files"), help=told("cli.exercises.files"), readable=False),
    ] = None,
    rules: Annotated[str, typer.Option(help=told("cli.exercises.rules"))] = "giltspiel/fiss",
    deals: Annotated[int, typer.Option(help=told("cli.exercises.deals"), min=1)] = 50,
    most: Annotated[int, typer.Option(help=told("cli.exercises.most"), min=1)] = 16,
    worlds: Annotated[int, typer.Option(help=told("cli.exercises.worlds"), min=1)] = 120,
    least: Annotated[float, typer.Option(help=told("cli.exercises.least"), min=0)] = 0.4,
    sort: Annotated[str, typer.Option(help=told("cli.exercises.sort"))] = "",
    seed: Annotated[int, typer.Option(help=told("cli.exercises.seed"))] = 1,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.exercises import Order, exercises_command

    order = Order(
        files=files or [], to=to, rules=rules, deals=deals, most=most, worlds=worlds, least=least, sort=sort, seed=seed
    )
    raise typer.Exit(exercises_command(order, lang, sys.stdout, sys.stderr))


@app.command(cls=Command, help=told("cli.verify"))
def verify(
    files: Annotated[
        list[Path], typer.Argument(metavar=told("call.kind.files"), help=told("cli.verify.files"), readable=False)
    ],
    as_json: Annotated[bool, typer.Option("--json", help=told("cli.json"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.verify import verify_files

    raise typer.Exit(verify_files(files, as_json, lang, sys.stdout, sys.stderr))


@app.command(cls=Command, help=told("cli.judge"))
def judge(
    file: Annotated[Path, typer.Argument(metavar=told("call.kind.file"), help=told("cli.judge.file"), readable=False)],
    deal: Annotated[int | None, typer.Option(help=told("cli.judge.deal"), min=1)] = None,
    act: Annotated[str | None, typer.Option("--may", metavar=told("call.kind.act"), help=told("cli.judge.may"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=told("cli.json"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.judge import judge_command

    judge_command(file, deal=deal, act=act, as_json=as_json, lang=lang, out=sys.stdout)


@app.command(cls=Command, help=told("cli.rules"))
def rules(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar=told("call.kind.id-or-game"), help=told("cli.rules.what"))
    ] = None,
    show: Annotated[str | None, typer.Option(metavar=told("call.kind.rules"), help=told("cli.rules.show"))] = None,
    diff: Annotated[
        tuple[str, str] | None, typer.Option(metavar=told("call.kind.rules-rules"), help=told("cli.rules.diff"))
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar=told("call.kind.file"), help=told("cli.rules.save"), readable=False)
    ] = None,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.rules import rules_command

    rules_command(wanted or [], show=show, diff=diff, save=save, lang=lang)


@app.command(cls=Command, help=told("cli.cards"))
def cards(
    file: Annotated[
        Path | None, typer.Argument(metavar=told("call.kind.file"), help=told("cli.cards.file"), readable=False)
    ] = None,
    pack: Annotated[
        str | None, typer.Option("--print", metavar=told("call.kind.pack"), help=told("cli.cards.print"))
    ] = None,
    left: Annotated[bool, typer.Option("--left", help=told("cli.cards.left"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.cards import list_packs, print_pack

    if pack is None:
        list_packs(lang, sys.stdout)
    else:
        print_pack(pack, file or Path(f"{pack}.html"), lang, sys.stdout, left=left)


@app.command(cls=Command, help=told("cli.arena"))
def arena(
    bots: Annotated[
        list[str] | None, typer.Argument(metavar=told("call.kind.bots"), help=told("cli.arena.bots"))
    ] = None,
    deals: Annotated[int | None, typer.Option(help=told("cli.arena.deals"), min=1)] = None,
    matches: Annotated[int, typer.Option(help=told("cli.arena.matches"), min=0)] = 0,
    rule_set: Annotated[
        str, typer.Option("--rules", metavar=told("call.kind.rules"), help=told("cli.arena.rules"))
    ] = "giltspiel/fiss",
    target: Annotated[int | None, typer.Option(help=told("cli.arena.target"))] = None,
    seed: Annotated[int | None, typer.Option(help=told("cli.arena.seed"))] = None,
    random_scores: Annotated[bool, typer.Option("--random-scores", help=told("cli.arena.random-scores"))] = False,
    test: Annotated[bool, typer.Option("--test", help=told("cli.arena.test"))] = False,
    by: Annotated[float | None, typer.Option(help=told("cli.arena.by"), min=0.001)] = None,
    workers: Annotated[int | None, typer.Option(help=told("cli.arena.workers"), min=1)] = None,
    on: Annotated[Place, typer.Option(help=told("cli.arena.on"))] = Place.processes,
    file: Annotated[Path | None, typer.Option("--out", help=told("cli.arena.out"), readable=False)] = None,
    show: Annotated[bool, typer.Option("--show", help=told("cli.arena.show"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=told("cli.json"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.arena import Order, arena_command, show_command

    if show:
        show_command(bots or [], as_json=as_json, lang=lang)
        return
    order = Order(
        bots=bots or [],
        deals=deals,
        matches=matches,
        rules=rule_set,
        target=target,
        seed=seed,
        random_scores=random_scores,
        test=test,
        by=by,
        workers=workers,
        on=on,
        out=file,
    )
    arena_command(order, as_json=as_json, lang=lang)


@app.command(cls=Command, help=told("cli.solve"))
def solve(
    rule_set: Annotated[str, typer.Argument(metavar=told("call.kind.rules"), help=told("cli.solve.rules"))],
    seconds: Annotated[float | None, typer.Option(help=told("cli.solve.seconds"), min=0)] = None,
    iterations: Annotated[int | None, typer.Option(help=told("cli.solve.iterations"), min=1)] = None,
    until: Annotated[float | None, typer.Option(help=told("cli.solve.until"), min=0)] = None,
    windows: Annotated[Windows, typer.Option(help=told("cli.solve.windows"))] = Windows.actor,
    against: Annotated[str | None, typer.Option(metavar=told("call.kind.bot"), help=told("cli.solve.against"))] = None,
    samples: Annotated[int, typer.Option(help=told("cli.solve.samples"), min=1)] = 20,
    seed: Annotated[int, typer.Option(help=told("cli.solve.seed"))] = 0,
    save: Annotated[
        Path | None, typer.Option(metavar=told("call.kind.file"), help=told("cli.solve.save"), readable=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=told("cli.json"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.solve import solve_command
    from weli.solving import Limits

    solve_command(
        rule_set,
        limits=Limits(iterations, seconds, until),
        windows=windows,
        against=against,
        samples=samples,
        seed=seed,
        save=save,
        as_json=as_json,
        lang=lang,
    )


@app.command(cls=Command, help=told("cli.bench"))
def bench(
    rounds: Annotated[int, typer.Option(help=told("cli.bench.rounds"), min=1)] = 5,
    as_json: Annotated[bool, typer.Option("--json", help=told("cli.json"))] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help=told("cli.bench.markdown"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.bench import bench_command

    raise typer.Exit(bench_command(rounds, as_json=as_json, markdown=markdown, lang=lang))


def main() -> None:
    """Runs one command, and ends the process with its status."""
    _print_anywhere()
    try:
        status = _run()
        _flush()
    except WeliError as error:
        typer.echo(error.text(HERE), err=True)
        sys.exit(getattr(error, "exit_status", OF_THE_CALL))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _forget_output()
        sys.exit(OF_THE_PLACE)
    except Exception as bug:
        _forget_output()
        typer.echo(_unexpected(bug), err=True)
        sys.exit(OF_THE_CALL)
    sys.exit(status)


def _run() -> str | int | None:
    """Runs the command; its exit status. Raises `WeliError`."""
    try:
        status: int | None = in_words(app)(prog_name="weli", standalone_mode=False)
    except SystemExit as ended:
        return ended.code
    except typer.TyperException as wrong:
        told = complaint(wrong)
        if told is None:
            return OF_THE_CALL
        raise told from None
    return status


def _print_anywhere() -> None:
    """A terminal that knows no umlauts gets them as numbers instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _flush() -> None:
    """What could not be written shows here, while there is still somebody to say so."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _forget_output() -> None:
    """What is still waiting to be written has nowhere to go; without this, Python would complain about it at its end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _unexpected(bug: Exception) -> str:
    """A sentence for what should not have happened."""
    if isinstance(bug, OSError) and bug.errno == ENOSPC:
        return text("cli.no-room", HERE)
    file, said = fault_log.keep(bug), fault_log.blamed(bug)
    if said:
        return said.text(HERE)
    what = printable(f"{type(bug).__name__}: {bug}")[:MOST_SAID]
    return text("cli.failed", HERE, what=what, file=file) if file else text("cli.failed.unwritten", HERE, what=what)


if __name__ == "__main__":
    main()

"""How the commands are called that open a house, and keep what lies in it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from weli.commands.calls import (
    DataOption,
    HurriedOption,
    LangOption,
    NewDatabaseOption,
    app,
    file_argument,
    house_option,
    told,
)
from weli.commands.words import HERE, Command
from weli.store import fault_log
from weli.web.allowances import MOST_LINES, MOST_TABLES

PublicUrlOption = Annotated[str, typer.Option(metavar=told("call.kind.address"), help=told("cli.serve.public-url"))]
CertificateOption = Annotated[
    Path | None, typer.Option(metavar=told("call.kind.file"), help=told("cli.serve.certificate"), readable=False)
]
KeyOption = Annotated[
    Path | None, typer.Option(metavar=told("call.kind.file"), help=told("cli.serve.key"), readable=False)
]


@app.command(cls=Command, help=told("cli.play"))
def play(
    port: Annotated[int, typer.Option(help=told("cli.play.port"), min=0, max=65535)] = 8410,
    browser: Annotated[bool, typer.Option(help=told("cli.play.browser"))] = True,
    lan: Annotated[bool, typer.Option("--lan", help=told("cli.play.lan"))] = False,
    data: DataOption = None,
    bot: Annotated[str | None, typer.Option(metavar=told("call.kind.bot"), help=told("cli.play.bot"))] = None,
    lang: LangOption = HERE,
    new_database: NewDatabaseOption = False,
    hurried: HurriedOption = False,
) -> None:
    from weli.commands.play import play as play_table
    from weli.wire.levels import bring

    if bot is not None:
        bring(bot)

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
    public_url: PublicUrlOption = "",
    certificate: CertificateOption = None,
    key: KeyOption = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(metavar=told("call.kind.address"), help=told("cli.serve.trusted-proxy"))
    ] = None,
    only_my_tables: Annotated[bool, typer.Option("--only-my-tables", help=told("cli.serve.only-my-tables"))] = False,
    tables_an_hour: Annotated[int, typer.Option(help=told("cli.serve.tables-an-hour"), min=1)] = MOST_TABLES,
    lines: Annotated[int, typer.Option(help=told("cli.serve.lines"), min=1)] = MOST_LINES,
    own_port: Annotated[int, typer.Option(help=told("cli.serve.own-port"), min=0, max=65535)] = 8411,
    database: Annotated[str, house_option(told("cli.serve.database"), "WELI_DATABASE", told("call.kind.address"))] = "",
    bus: Annotated[str, house_option(told("cli.serve.bus"), "WELI_BUS", told("call.kind.address"))] = "",
    processes: Annotated[int, typer.Option(help=told("cli.serve.processes"), min=1, max=64)] = 1,
    accounts: Annotated[
        bool, typer.Option("--accounts", help=told("cli.serve.accounts"), envvar="WELI_ACCOUNTS", show_envvar=False)
    ] = False,
    mail: Annotated[str, house_option(told("cli.serve.mail"), "WELI_MAIL", told("call.kind.address"))] = "",
    push: Annotated[
        bool, typer.Option("--push", help=told("cli.serve.push"), envvar="WELI_PUSH", show_envvar=False)
    ] = False,
    lobby: Annotated[
        bool, typer.Option("--lobby", help=told("cli.serve.lobby"), envvar="WELI_LOBBY", show_envvar=False)
    ] = False,
    turn: Annotated[
        list[str] | None, house_option(told("cli.serve.turn"), "WELI_TURN", told("call.kind.address"))
    ] = None,
    turn_secret_file: Annotated[
        Path | None, house_option(told("cli.serve.turn-secret-file"), "WELI_TURN_SECRET_FILE")
    ] = None,
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
        tables_an_hour=tables_an_hour,
        lines=lines,
        database=database,
        bus=bus,
        processes=processes,
        accounts=accounts,
        mail=mail,
        push=push,
        lobby=lobby,
        turn=tuple(turn or ()),
        turn_secret=turn_secret_file,
    )
    serve_tables(
        order,
        folder=data or fault_log.data_folder(),
        lang=lang,
        new_database=new_database,
        hurried=hurried,
        out=sys.stdout,
    )


@app.command(cls=Command, help=told("cli.doctor"))
def doctor(
    data: DataOption = None,
    port: Annotated[int, typer.Option(help=told("cli.play.port"), min=0, max=65535)] = 8410,
    public_url: PublicUrlOption = "",
    certificate: CertificateOption = None,
    key: KeyOption = None,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.doctor import Place, doctor_command

    place = Place(data or fault_log.data_folder(), port, public_url, certificate, key)
    raise typer.Exit(doctor_command(place, lang, sys.stdout))


@app.command(cls=Command, help=told("cli.backup"))
def backup(
    file: Annotated[Path, file_argument(told("cli.backup.file"))],
    data: DataOption = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help=told("cli.backup.overwrite"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.backup import backup_command

    backup_command(file, folder=data or fault_log.data_folder(), overwrite=overwrite, lang=lang, out=sys.stdout)


@app.command(cls=Command, help=told("cli.restore"))
def restore(
    file: Annotated[Path, file_argument(told("cli.restore.file"))],
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

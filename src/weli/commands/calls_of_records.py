"""How the commands are called that tell, judge and look into what was played, or print rules and cards."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from weli.commands.calls import JsonOption, LangOption, app, file_argument, files_argument, told
from weli.commands.words import HERE, Command


@app.command(cls=Command, help=told("cli.replay"))
def replay(
    files: Annotated[list[Path], files_argument(told("cli.replay.files"))],
    as_json: JsonOption = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.replay import replay_files

    raise typer.Exit(replay_files(files, as_json, lang, sys.stdout, sys.stderr))


@app.command(cls=Command, help=told("cli.analyse"))
def analyse(
    file: Annotated[Path, file_argument(told("cli.analyse.file"))],
    seat: Annotated[str | None, typer.Option(help=told("cli.analyse.seat"))] = None,
    deal: Annotated[int | None, typer.Option(help=told("cli.analyse.deal"), min=1)] = None,
    worlds: Annotated[int | None, typer.Option(help=told("cli.analyse.worlds"), min=1)] = None,
    seed: Annotated[int, typer.Option(help=told("cli.analyse.seed"))] = 1,
    as_json: JsonOption = False,
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
    files: Annotated[list[Path] | None, files_argument(told("cli.exercises.files"))] = None,
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
    files: Annotated[list[Path], files_argument(told("cli.verify.files"))],
    as_json: JsonOption = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.verify import verify_files

    raise typer.Exit(verify_files(files, as_json, lang, sys.stdout, sys.stderr))


@app.command(cls=Command, help=told("cli.judge"))
def judge(
    file: Annotated[Path, file_argument(told("cli.judge.file"))],
    deal: Annotated[int | None, typer.Option(help=told("cli.judge.deal"), min=1)] = None,
    act: Annotated[str | None, typer.Option("--may", metavar=told("call.kind.act"), help=told("cli.judge.may"))] = None,
    as_json: JsonOption = False,
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
    file: Annotated[Path | None, file_argument(told("cli.cards.file"))] = None,
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

"""How the commands are called that measure: opponents, strategies, speed."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from weli.commands.calls import JsonOption, LangOption, app, file_argument, files_argument, told
from weli.commands.words import HERE, Command


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
    pool: Annotated[bool, typer.Option("--pool", help=told("cli.arena.pool"))] = False,
    signs: Annotated[bool, typer.Option("--signs", help=told("cli.arena.signs"))] = False,
    test: Annotated[bool, typer.Option("--test", help=told("cli.arena.test"))] = False,
    by: Annotated[float | None, typer.Option(help=told("cli.arena.by"), min=0.001)] = None,
    workers: Annotated[int | None, typer.Option(help=told("cli.arena.workers"), min=1)] = None,
    on: Annotated[Place, typer.Option(help=told("cli.arena.on"))] = Place.processes,
    file: Annotated[Path | None, typer.Option("--out", help=told("cli.arena.out"), readable=False)] = None,
    show: Annotated[bool, typer.Option("--show", help=told("cli.arena.show"))] = False,
    as_json: JsonOption = False,
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
        pool=pool,
        signs=signs,
    )
    raise typer.Exit(arena_command(order, as_json=as_json, lang=lang))


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
    as_json: JsonOption = False,
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


@app.command(cls=Command, help=told("cli.train"))
def train(
    config: Annotated[Path, file_argument(told("cli.train.config"))],
    folder: Annotated[
        Path, typer.Option("--out", "-o", metavar=told("call.kind.folder"), help=told("cli.train.out"), readable=False)
    ],
    resume: Annotated[bool, typer.Option("--resume", help=told("cli.train.resume"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.training.one_thread import by_one_thread

    by_one_thread()
    from weli.commands.train import train_command

    train_command(config, folder, resume=resume, lang=lang)


@app.command(cls=Command, help=told("cli.dataset"))
def dataset(
    files: Annotated[list[Path], files_argument(told("cli.dataset.files"))],
    to: Annotated[
        Path, typer.Option("--out", "-o", metavar=told("call.kind.file"), help=told("cli.dataset.out"), readable=False)
    ],
    lang: LangOption = HERE,
) -> None:
    from weli.commands.dataset import dataset_command

    dataset_command(files, to, lang, sys.stdout)


@app.command(cls=Command, help=told("cli.bench"))
def bench(
    rounds: Annotated[int, typer.Option(help=told("cli.bench.rounds"), min=1)] = 5,
    as_json: JsonOption = False,
    markdown: Annotated[bool, typer.Option("--markdown", help=told("cli.bench.markdown"))] = False,
    lang: LangOption = HERE,
) -> None:
    from weli.commands.bench import bench_command

    raise typer.Exit(bench_command(rounds, as_json=as_json, markdown=markdown, lang=lang))

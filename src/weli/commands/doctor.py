"""`weli doctor`: whether everything is as it should be for playing, said in sentences."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TextIO

from weli.commands.checks import program
from weli.commands.checks.finding import Fault, Finding, careful
from weli.commands.checks.folder import of_folder
from weli.commands.checks.machine import Clock, of_ports, of_way_in
from weli.core.texts import text


@dataclass(frozen=True)
class Place:
    """Where one would play: the folder, the port, and what others would come in by."""

    folder: Path
    port: int
    public_url: str = ""
    certificate: Path | None = None
    key: Path | None = None


def doctor_command(place: Place, lang: str, out: TextIO) -> int:
    """Prints what was found; the exit status is 1 where something keeps one from playing."""
    clock, faults = Clock(), 0
    checks: list[Callable[[], Iterable[Finding]]] = [
        program.of_form,
        program.of_loading,
        program.of_kernels,
        program.of_page,
        program.of_extras,
        partial(of_folder, place.folder),
        partial(of_ports, place.port),
        partial(of_way_in, place.public_url, place.certificate, place.key),
        clock.of_clock,
    ]
    for check in checks:
        for finding in careful(check):
            print(finding.text(lang), file=out)
            faults += isinstance(finding, Fault)
    print(text("doctor.cannot-play" if faults else "doctor.can-play", lang), file=out)
    return 1 if faults else 0

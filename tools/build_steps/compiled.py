"""Compiles the engine with mypyc: ``python tools/build_steps/compiled.py`` makes ``build/compiled``.

That folder holds a copy of the whole package, the compiled modules beside their sources, so that everything runs compiled with
``PYTHONPATH=build/compiled``. ``python tools/build_steps/compiled.py --extensions`` makes what a wheel has besides its sources, in
``build/extensions``: the compiled modules, and the kernel where it can be made. Which modules these are stands in ``pyproject.toml`` under
``[tool.weli]``. What has not changed since the last time is not compiled again; what was compiled once of the same sources, by the same
flags and the same compiler, is taken from the user's cache folder (``keeping.py``).

``--unoptimised`` makes ``build/unoptimised``, in a tenth of the time: the same C, not optimised. For tests, in which it is
asked only whether the compiled form does what the plain one does.

``--trained`` besides: gcc compiles the engine, looks on while ``training.py`` plays, and compiles it again, knowing which ways are often
taken, and all modules as one. After any change that is done from the beginning, so that profile and source always belong together. Other
compilers than gcc make the ordinary engine.

The flags are measured: ``-O2`` plays as fast as ``-O3`` and compiles sooner; one C file for all modules plays some hundredths faster than
one for each, but then the processors cannot share the work; a tenth faster where the modules call each other directly, because nobody
else can.
Of the gain by training, a quarter to a third, the modules taken as one are a fourteenth, direct calls of Python some hundredths.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from keeping import Kept

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/weli"
COMPILED = ROOT / "build/compiled"
UNOPTIMISED = ROOT / "build/unoptimised"
WORK = ROOT / "build/mypyc" / str(sys.implementation.cache_tag)
EXTENSIONS = ROOT / "build/extensions"
TRAINING = ROOT / "tools/build_steps/training.py"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "client")

ORDINARY = [] if os.name == "nt" else ["-fvisibility=hidden"]
QUICKLY = ORDINARY if os.name == "nt" else [*ORDINARY, "-O0", "-w"]
WATCHED = [*ORDINARY, "-fprofile-generate"]
# What was not played is compiled as ever instead of for little room; the profile lies beside the object files. Nothing for a certain
# processor: a wheel runs on others.
TRAINED = [
    *ORDINARY,
    *("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"),
    *("-flto=auto", "-fno-plt", "-fno-semantic-interposition"),
]


OF_PYTHON = ("INCLUDEPY", "EXT_SUFFIX", "CC", "CFLAGS", "CCSHARED", "LDSHARED", "LDFLAGS", "BLDSHARED")
"""How this Python was built, and compiles what is added to it."""


def main() -> None:
    if lacking := what_is_lacking():
        sys.exit(lacking)
    trained, unoptimised = "--trained" in sys.argv, "--unoptimised" in sys.argv
    if trained and not is_gcc():
        print("Only gcc makes the trained engine; this is the ordinary one.", file=sys.stderr)
        trained = False
    modules = modules_to_compile()
    try:
        made = compile_and_train(modules) if trained else made_before_or_now(modules, unoptimised)
    except Exception as failure:
        print(failure, file=sys.stderr)
        sys.exit("The engine could not be compiled.")
    shutil.rmtree(EXTENSIONS, ignore_errors=True)
    shutil.copytree(made, EXTENSIONS)
    if "--extensions" in sys.argv:
        if not lay_kernel(EXTENSIONS, checked=unoptimised):
            print("The wheel has no kernel: it does all that it would with one, but slower.", file=sys.stderr)
    else:
        folder = UNOPTIMISED if unoptimised else COMPILED
        lay_together(made, folder)
        if not lay_kernel(folder, checked=unoptimised):
            sys.exit("The kernel could not be made.")


def made_before_or_now(modules: list[Path], unoptimised: bool) -> Path:
    """The folder with the extension modules of these modules: kept from another time if nothing that counts has changed, or made now."""
    kept = Kept(key_of(modules, QUICKLY if unoptimised else ORDINARY))
    linked = WORK / ("unoptimised" if unoptimised else "linked")
    stamp = linked.with_suffix(".key")  # what it was made of, the last time in this checkout
    if linked.is_dir() and stamp.is_file() and stamp.read_text("utf-8") == kept.key:
        return linked
    stamp.unlink(missing_ok=True)
    if not kept.lay_into(linked):
        print(f"Compiling {len(modules)} modules ...", flush=True)
        (compile_quickly if unoptimised else compile_modules)(modules)
        kept.take(linked)
    stamp.write_text(kept.key, "utf-8")
    return linked


def key_of(modules: list[Path], flags: list[str]) -> str:
    """Names what comes of compiling these modules."""
    return compiler_and_sources([*map(str, modules), *flags])


def compiler_and_sources(told: list[str]) -> str:
    """Names what comes of compiling: its sources, what the compilers are told, and the compilers themselves.

    Of the sources all of the package count, for types are taken from those that are not compiled as well.
    """
    sources = [path for path in sorted(PACKAGE.rglob("*.py")) if "client" not in path.relative_to(PACKAGE).parts]
    said = [
        *(f"{path.relative_to(ROOT)} {sha256(path.read_bytes()).hexdigest()}" for path in [*sources, Path(__file__)]),
        *told,
        *(f"{name} {version(name)}" for name in ("mypy", "setuptools", "librt", "mypy-extensions")),
        sys.version,
        *map(str, sysconfig.get_config_vars(*OF_PYTHON)),
        str([os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")]),
        subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout,
    ]
    return sha256("\n".join(said).encode()).hexdigest()


def what_is_lacking() -> str:
    """A sentence, where something is missing that compiling needs."""
    if not (find_spec("mypyc") and find_spec("setuptools")):
        return "Compiling needs mypyc and setuptools; install them with: pip install -r requirements/build.txt"
    if os.name == "nt":
        return ""  # setuptools looks for the compiler
    if not (shutil.which(compiler()[0]) and Path(sysconfig.get_path("include"), "Python.h").is_file()):
        return "Compiling needs a C compiler and Python's headers; on Debian: apt-get install gcc python3-dev"
    return ""


def compiler() -> list[str]:
    """The C compiler as setuptools calls it."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def is_gcc() -> bool:
    """Whether the C compiler is gcc and not one that only bears its name."""
    if os.name == "nt":
        return False
    asked = [*compiler(), "-dM", "-E", "-x", "c", os.devnull]
    known = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return "__GNUC__" in known and "__clang__" not in known


def modules_to_compile() -> list[Path]:
    """The files of the engine, below the folder of the package."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["weli"]
    found = {path for glob in listed["compiled"] for path in PACKAGE.glob(glob)}
    plain = {path for glob in listed["interpreted"] for path in PACKAGE.glob(glob)}
    return sorted(path.relative_to(PACKAGE.parent) for path in found - plain)


def compile_modules(modules: list[Path]) -> Path:
    """The folder with the extension modules that mypyc and the C compiler make of these modules, and with the one that they share."""
    return build(extensions_of(modules), ORDINARY, WORK / "objects", WORK / "linked")


def compile_quickly(modules: list[Path]) -> Path:
    """Likewise, not optimised, and with one C file for each processor: most of the time goes into reading what they all include."""
    extensions = extensions_of(modules)
    place = WORK / "quickly"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    for extension in extensions:
        extension.sources = together(extension.sources, place)
    return build(extensions, QUICKLY, place / "objects", WORK / "unoptimised")


def together(sources: list[str], place: Path) -> list[str]:
    """Files that include these, of about the same size, one for each processor; as they are where there are few."""
    piles: list[list[str]] = [[] for _ in range(os.cpu_count() or 1)]
    if len(sources) <= len(piles):
        return sources
    sizes = [0] * len(piles)
    for source in sorted(sources, key=lambda path: -Path(path).stat().st_size):
        least = sizes.index(min(sizes))
        piles[least].append(source)
        sizes[least] += Path(source).stat().st_size
    made = [place / f"{Path(sources[0]).stem}_{number}.c" for number in range(len(piles))]
    for path, pile in zip(made, piles, strict=True):
        path.write_text("".join(f'#include "{Path(source).resolve()}"\n' for source in pile), "utf-8")
    return [str(path) for path in made]


def compile_and_train(modules: list[Path]) -> Path:
    """Likewise, by the profile of a training run and with all modules optimised together."""
    extensions = extensions_of(modules)
    place = WORK / "trained"
    finished = place / "linked"
    stamp = place / ".made"
    sources = [str(path) for path in (Path(__file__), TRAINING)]
    for extension in extensions:
        sources += [*extension.sources, *extension.depends]
    if modified(str(stamp)) > max(map(modified, sources)):
        return finished
    shutil.rmtree(place, ignore_errors=True)
    lay_together(build(extensions, WATCHED, place / "objects", place / "watched"), place / "package")
    print("Training ...", flush=True)
    # Each of its objects writes what it has counted beside its own file when the process ends.
    env = {**os.environ, "PYTHONPATH": str(place / "package"), "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, str(TRAINING)], env=env, check=True)
    print("Compiling again with what was learnt ...", flush=True)
    for path in (place / "objects").rglob("*.o"):
        path.unlink()
    build(extensions, TRAINED, place / "objects", finished)
    stamp.touch()
    return finished


def extensions_of(modules: list[Path]) -> list[Any]:
    """What is to be compiled: the C files that mypyc makes of these modules, written anew where they have changed."""
    from mypyc.build import mypycify  # noqa: PLC0415  here, where it is known to be installed

    os.chdir(PACKAGE.parent)  # mypyc names a module by its path from here
    # The types are checked by `make check`; here a library may be missing that only other rooms use.
    checking = [
        "--config-file=",
        f"--cache-dir={WORK / 'types'}",
        "--ignore-missing-imports",
        "--follow-imports=silent",
    ]
    return mypycify(
        [*checking, *map(str, modules)],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="weli",
    )


def build(extensions: list[Any], flags: list[str], objects: Path, linked: Path) -> Path:
    """Compiles what has changed into one folder and links it in the other, which then holds nothing else."""
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class Build(build_ext):  # type: ignore[misc]
        """Compiles several files at once, and only those that have changed."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compiler.compile = ChangedFiles(compiler, len(self.get_source_files()))
            super().build_extensions()

    flagged = []
    for extension in extensions:
        twin = copy(extension)
        # A warning of some other compiler is no fault of the engine.
        twin.extra_compile_args = [*(flag for flag in extension.extra_compile_args if flag != "-Werror"), *flags]
        twin.extra_link_args = [flag for flag in flags if flag not in ORDINARY]
        flagged.append(twin)
    command = Build(Distribution({"name": "weli", "ext_modules": flagged}))
    command.build_lib = str(linked)
    command.build_temp = str(objects)
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    made = {Path(path) for path in command.get_outputs()}
    for path in linked.rglob("*"):  # of a module that is not compiled any more, or for another Python
        if path.is_file() and path not in made:
            path.unlink()
    return linked


def lay_together(linked: Path, folder: Path) -> None:
    """Lays a copy of the package and its compiled modules into one folder, which stands there whole or not at all."""
    fresh = folder.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(PACKAGE, fresh / PACKAGE.name, ignore=LEFT_OUT)
    shutil.copytree(linked, fresh, dirs_exist_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def lay_kernel(folder: Path, *, checked: bool) -> bool:
    """Puts the kernel beside the engine, where it can be made; Windows has no compiler that takes it, and nobody misses it there."""
    if os.name == "nt":
        return True
    step = [sys.executable, str(Path(__file__).with_name("make_kernel.py")), str(folder / PACKAGE.name / "kernel/made")]
    env = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}  # it is made of the plain engine
    return subprocess.run([*step, *(["--checked"] if checked else [])], env=env, check=False).returncode == 0


class ChangedFiles:
    """Stands for a compiler's method `compile`, which would compile the files one after the other, each anew. Counts them on a terminal."""

    def __init__(self, compiler: Any, total: int) -> None:
        self.object_filenames = compiler.object_filenames
        self.compile = compiler.compile
        self.done = 0
        self.total = total

    def __call__(self, sources: list[str], output_dir: str, depends: list[str], **settings: Any) -> list[str]:
        headers = max((modified(path) for path in depends), default=0.0)

        def compile_one(source: str) -> str:
            (made,) = self.object_filenames([source], output_dir=output_dir)
            if modified(made) < max(modified(source), headers):
                self.compile([source], output_dir=output_dir, depends=depends, **settings)
            self.done += 1
            if sys.stderr.isatty():
                print(f"\r{self.done} of {self.total} C files ", end="", file=sys.stderr, flush=True)
            return str(made)

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            return list(pool.map(compile_one, sources))


def modified(path: str) -> float:
    """When a file was changed last; long ago, where there is none."""
    return Path(path).stat().st_mtime if Path(path).is_file() else 0.0


if __name__ == "__main__":
    main()

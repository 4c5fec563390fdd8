"""Compiles the engine with mypyc: ``python build_steps/compiled.py`` makes ``build/compiled``.

That folder holds a copy of the whole package, the compiled modules beside their sources, so that everything runs compiled with
``PYTHONPATH=build/compiled``. ``python build_steps/compiled.py --extensions`` stops at the compiled modules, in ``build/extensions``,
for a wheel. Which modules these are stands in ``pyproject.toml`` under ``[tool.weli]``. What has not changed since the last time is not
compiled again.

The flags are measured: ``-O2`` plays as fast as ``-O3`` and compiles sooner; a C file for each module plays as fast as one for
all of them, and the processors can share the work; a tenth faster where the modules call each other directly, because nobody else can.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/weli"
COMPILED = ROOT / "build/compiled"
WORK = ROOT / "build/mypyc" / str(sys.implementation.cache_tag)
EXTENSIONS = ROOT / "build/extensions"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "client")


def main() -> None:
    if lacking := what_is_lacking():
        sys.exit(lacking)
    modules = modules_to_compile()
    print(f"Compiling {len(modules)} modules ...", flush=True)
    try:
        made = compile_modules(modules)
    except Exception as failure:
        print(failure, file=sys.stderr)
        sys.exit("The engine could not be compiled.")
    forget_all_but(made)
    if "--extensions" not in sys.argv:
        put_together(made)


def what_is_lacking() -> str:
    """A sentence, where something is missing that compiling needs."""
    if not (find_spec("mypyc") and find_spec("setuptools")):
        return "Compiling needs mypyc and setuptools; install them with: pip install -r requirements/build.txt"
    if os.name == "nt":
        return ""  # setuptools looks for the compiler
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not (shutil.which(compiler) and Path(sysconfig.get_path("include"), "Python.h").is_file()):
        return "Compiling needs a C compiler and Python's headers; on Debian: apt-get install gcc python3-dev"
    return ""


def modules_to_compile() -> list[Path]:
    """The files of the engine, below the folder of the package."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["weli"]
    found = {path for glob in listed["compiled"] for path in PACKAGE.glob(glob)}
    plain = {path for glob in listed["interpreted"] for path in PACKAGE.glob(glob)}
    return sorted(path.relative_to(PACKAGE.parent) for path in found - plain)


def forget_all_but(extensions: list[Path]) -> None:
    """Removes what was made of modules that are not compiled any more, or for another Python."""
    for path in EXTENSIONS.rglob("*"):
        if path.is_file() and path not in extensions:
            path.unlink()


def put_together(extensions: list[Path]) -> None:
    """Lays a copy of the package and its compiled modules into one folder, which stands there whole or not at all."""
    fresh = COMPILED.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(PACKAGE, fresh / "weli", ignore=LEFT_OUT)
    for path in extensions:
        shutil.copy2(path, fresh / path.relative_to(EXTENSIONS))
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)


def compile_modules(modules: list[Path]) -> list[Path]:
    """The extension modules that mypyc and the C compiler make of these modules, with the one that they share."""
    from mypyc.build import mypycify  # noqa: PLC0415  here, where it is known to be installed
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    os.chdir(PACKAGE.parent)  # mypyc names a module by its path from here
    # The types are checked by `make check`; here a library may be missing that only other rooms use.
    checking = [
        "--config-file=",
        f"--cache-dir={WORK / 'types'}",
        "--ignore-missing-imports",
        "--follow-imports=silent",
    ]
    extensions = mypycify(
        [*checking, *map(str, modules)],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="weli",
    )
    for extension in extensions:  # a warning of some other compiler is no fault of the engine
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args += [] if os.name == "nt" else ["-fvisibility=hidden"]

    class Build(build_ext):
        """Compiles several files at once, and only those that have changed."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compiler.compile = ChangedFiles(compiler, len(self.get_source_files()))
            super().build_extensions()

    command = Build(Distribution({"name": "weli", "ext_modules": extensions}))
    command.build_lib = str(EXTENSIONS)
    command.build_temp = str(WORK / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


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

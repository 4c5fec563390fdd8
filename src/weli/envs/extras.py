"""What is said where an optional package is missing."""

from weli.core.errors import WeliError


class MissingExtra(WeliError):
    """A package that only one part of Weli needs is not installed."""


def missing_extra(package: str, extra: str) -> MissingExtra:
    """The error that says how to install the package: `extra` is the name of the optional part of Weli."""
    command = f'pip install "weli[{extra}]"'
    return MissingExtra("env.missing", package=package, command=command)

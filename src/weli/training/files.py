"""Arrays in files that are whole or not there: with a version and a hash, which are looked at whenever one is read."""

import hashlib
import io
import json
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from weli.core.errors import OfTheSystem
from weli.core.texts import printable
from weli.training.faults import NoRoom, TrainingError
from weli.training.net import Array

ABOUT: Final = "about"
DIGEST: Final = "digest"


def write(path: Path, about: Mapping[str, Any], arrays: Mapping[str, Array]) -> None:
    """Writes the file anew; whoever reads finds the old one or the new one, whatever happens meanwhile.

    Raises:
        NoRoom: it cannot be written; the old one is as it was.
    """
    told = json.dumps(about, sort_keys=True)
    whole = io.BytesIO()
    np.savez_compressed(whole, **{ABOUT: np.array(told), DIGEST: np.array(_digest(told, arrays))}, **arrays)  # type: ignore[arg-type]
    replace(path, whole.getvalue())


def write_plain(path: Path, arrays: Mapping[str, Array]) -> None:
    """Writes arrays alone. Raises `NoRoom`."""
    whole = io.BytesIO()
    np.savez_compressed(whole, **arrays)  # type: ignore[arg-type]
    replace(path, whole.getvalue())


def replace(path: Path, data: bytes) -> None:
    """Writes a file under another name first. Raises `NoRoom`."""
    new = path.with_name(f"{path.name}.new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as fault:
        new.unlink(missing_ok=True)
        raise NoRoom("train.not-written", file=printable(str(path)), why=OfTheSystem.by(fault)) from None


def read(path: Path, form: int) -> tuple[dict[str, Any], dict[str, Array]]:
    """What the file is about, and its arrays.

    Raises:
        TrainingError: it is not there, damaged, or of another version.
    """
    file = printable(str(path))
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as found:
            arrays = dict(found)
        told = str(arrays.pop(ABOUT))
        digest = str(arrays.pop(DIGEST))
        about = json.loads(told)
        version = about["format"]
    except OSError as fault:
        raise TrainingError("net.not-read", file=file, why=OfTheSystem.by(fault)) from None
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile, zipfile.LargeZipFile):
        raise TrainingError("net.damaged", file=file) from None
    if version != form:
        raise TrainingError("net.other-version", file=file, version=printable(str(version)), form=form)
    if digest != _digest(told, arrays):
        raise TrainingError("net.damaged", file=file)
    return about, arrays


def _digest(told: str, arrays: Mapping[str, Array]) -> str:
    found = hashlib.sha256(told.encode())
    for name in sorted(arrays):
        each = np.ascontiguousarray(arrays[name])
        found.update(f"{name} {each.dtype.str} {each.shape}".encode())
        found.update(each.tobytes())
    return found.hexdigest()

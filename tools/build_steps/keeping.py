"""What was compiled, kept in the user's cache folder under a name for all that it was made of, and taken from there another time.

One archive for each name, written beside its place and moved there, so that two who write at once do each other no harm. In its name
stands, too, what is in it: an archive that was cut off or changed is none. Where there is no such folder, or no room, what is compiled is
compiled each time, and a sentence says so.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

MOST = 16
"""So many archives are kept, those that were used last: of four kinds, for some branches."""


class Kept:
    """What is kept under a name, or will be."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.folder = cache_folder("compiled")

    def lay_into(self, target: Path) -> bool:
        """Lays what is kept into a folder, which then holds nothing else; whether there was anything, whole."""
        for archive in self._archives():
            try:
                data = archive.read_bytes()
                if archive.name != self._name(data):
                    archive.unlink()
                    continue
                os.utime(archive)
                unpack(data, target)
            except (OSError, BadZipFile) as fault:
                print(f"What was compiled before cannot be used: {fault}", file=sys.stderr)
                continue
            return True
        return False

    def take(self, source: Path) -> None:
        """Keeps a copy of a folder from now on, and of what is kept only what was used last."""
        if self.folder is None:
            print("Without a cache folder that may be written to, it is compiled anew each time.", file=sys.stderr)
            return
        packed = io.BytesIO()
        with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=1) as archive:
            for path in sorted(source.rglob("*")):
                archive.write(path, path.relative_to(source))
        data = packed.getvalue()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_at_once(data, self.folder / self._name(data))
            used = sorted(self.folder.glob("*.zip"), key=lambda path: -path.stat().st_mtime)
            for old in used[MOST:]:
                old.unlink(missing_ok=True)
        except OSError as fault:
            print(f"What was compiled could not be kept for another time: {fault}", file=sys.stderr)

    def _archives(self) -> list[Path]:
        return sorted(self.folder.glob(f"{self.key}-*.zip")) if self.folder and self.folder.is_dir() else []

    def _name(self, data: bytes) -> str:
        return f"{self.key}-{sha256(data).hexdigest()}.zip"


def cache_folder(kind: str) -> Path | None:
    """Where this platform keeps what can be made anew of that kind; none where nobody can say, or where a package is built for others."""
    try:
        from platformdirs import user_cache_path  # noqa: PLC0415  whoever only builds a package does not have it

        return user_cache_path("weli", appauthor=False) / kind
    except (ImportError, RuntimeError):
        return None


def write_at_once(data: bytes, target: Path) -> None:
    """Writes a file that stands there whole or not at all. Raises `OSError`."""
    with tempfile.NamedTemporaryFile(dir=target.parent, prefix=".", delete=False) as fresh:
        try:
            fresh.write(data)
            fresh.close()
            Path(fresh.name).replace(target)
        except OSError:
            Path(fresh.name).unlink(missing_ok=True)
            raise


def unpack(data: bytes, target: Path) -> None:
    """Puts a folder in the place of another. Raises `OSError`, `BadZipFile`."""
    fresh = target.with_name(f"{target.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    with ZipFile(io.BytesIO(data)) as archive:
        archive.extractall(fresh)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def open_folder(kind: str) -> Path | None:
    """The folder of that kind, made where there is none; nothing where it cannot be written to."""
    folder = cache_folder(kind)
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
    except OSError:
        pass
    return None


if __name__ == "__main__":
    print(open_folder(sys.argv[1]) or "")

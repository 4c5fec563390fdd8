"""The built page: a few files, read once. Only what was there at the start can be asked for, so no address leads out of the folder."""

import gzip
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

BUILT_PAGE: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

MEDIA_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}


COMPRESSED_ALREADY: Final = (".png", ".ico", ".woff2")
WORTH_COMPRESSING: Final = 1024
UNWANTED: Final = re.compile(r"q=0(\.0*)?")


@dataclass(frozen=True)
class Asset:
    """A file of the page, and how long a browser may keep it: for ever where its name carries the hash of what is in it.

    `zipped` is the same content for browsers that read gzip, where that is shorter.
    """

    content: bytes
    media_type: str
    cache: str
    zipped: bytes | None = None


def read_assets(folder: Path = BUILT_PAGE) -> dict[str, Asset]:
    """All files of the page by their path, `index.html` among them; none where it has not been built."""
    if not (folder / "index.html").is_file():
        return {}
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix in MEDIA_TYPES]
    return {file.relative_to(folder).as_posix(): _asset(file, folder) for file in files}


def _asset(file: Path, folder: Path) -> Asset:
    hashed = file.relative_to(folder).parts[0] == "assets"
    content = file.read_bytes()
    zipped = None if file.suffix in COMPRESSED_ALREADY else _zipped(content)
    return Asset(content, MEDIA_TYPES[file.suffix], FOR_EVER if hashed else ASK_AGAIN, zipped)


def _zipped(content: bytes) -> bytes | None:
    return gzip.compress(content, 6, mtime=0) if len(content) >= WORTH_COMPRESSING else None


def reads_gzip(accepted: str) -> bool:
    """Whether a browser that sends this `Accept-Encoding` reads gzip."""
    for each in accepted.lower().replace(" ", "").split(","):
        name, _, weight = each.partition(";")
        if name == "gzip":
            return not UNWANTED.fullmatch(weight)
    return False

"""The built page: a folder of files that the server gives out as they lie there."""

import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from weli.core.texts import in_each_language

BUILT_PAGE: Final = Path(__file__).parent / "static"
HASHED: Final = "assets"
"""The folder of files that carry the hash of what is in them in their names."""

mimetypes.add_type("application/manifest+json", ".webmanifest")  # not every system knows it

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
DRAWN: Final = ("cards", "faces", "icons")
"""The folders of drawings that a page points to again and again: nobody draws them anew within a minute. A pack that one chooses lies in a
folder of its own below, and its cards are asked for again: whoever opens a page after an upgrade sees the new drawings."""
FOR_A_MINUTE: Final = "max-age=60"


class _Page(StaticFiles):
    """Says how long a browser may keep a file: for ever where its name changes with what is in it."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        kept = {HASHED: FOR_EVER} | dict.fromkeys(DRAWN, FOR_A_MINUTE)
        response.headers["cache-control"] = kept.get(Path(full_path).parent.name, ASK_AGAIN)
        return response


def page_routes(folder: Path = BUILT_PAGE) -> list[BaseRoute]:
    """Where the page is found, long files compressed for browsers that read that; a sentence where it has not been built.

    Compressed is only what is the same for everybody: the length of an answer about a table must tell nothing.
    """
    if not (folder / "index.html").is_file():
        return [Route("/", _not_built)]
    return [Mount("/", GZipMiddleware(_Page(directory=folder, html=True)))]


async def _not_built(_request: Request) -> Response:
    return PlainTextResponse(in_each_language("web.no-page"), status_code=503)

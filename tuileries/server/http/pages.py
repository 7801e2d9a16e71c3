"""The client in the browser: the files that were built from `web/`, kept in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State

from tuileries.core.phrases import Phrase
from tuileries.locales import LANGUAGES, voice
from tuileries.server.errors import NotFound
from tuileries.server.http.compression import PACKED, SMALLEST, Packed, pack, send

FOLDER = Path(__file__).parents[2] / "web"
INDEX = "index.html"
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
"""The name of an asset has its hash in it: another content has another name."""

UNLIMITED = "is_unlimited"
"""Files cost next to nothing, and a page needs many at once."""

# Not from the system, which may know other types or none.
MEDIA_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}

HTTP = Request[Any, Any, State]


class Page(NamedTuple):
    content: Packed
    media_type: str
    caching: str


def read_pages(folder: Path) -> dict[str, Page]:
    """Every file under its path. What is not among them cannot be asked for, whatever the path."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): read_page(folder, file) for file in files}


def read_page(folder: Path, file: Path) -> Page:
    path = file.relative_to(folder).as_posix()
    media_type = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
    kept = FOREVER if path.startswith(ASSETS) else "no-cache"
    return Page(pack(file.read_bytes(), SMALLEST), media_type, kept)


@get("/assets/{path:path}", include_in_schema=False, opt={PACKED: True, UNLIMITED: True})
async def asset(request: HTTP) -> Response[Any]:
    found = request.app.state.pages.get(request.scope["path"].removeprefix("/"))
    if found is None:
        raise NotFound("server-no-file")
    return sent(request, found)


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True, UNLIMITED: True})
async def page(request: HTTP) -> Response[Any]:
    """A file, or the one page whose script knows what to show at this path."""
    pages: dict[str, Page] = request.app.state.pages
    found = pages.get(request.scope["path"].removeprefix("/")) or pages.get(INDEX)
    return sent(request, found) if found is not None else not_built()


def sent(request: HTTP, found: Page) -> Response[Any]:
    return send(request, found.content, found.media_type, {"Cache-Control": found.caching})


def not_built() -> Response[Any]:
    """Whoever comes with a browser gets no page that could speak their language: all of them, then."""
    lines = [voice(language)(Phrase("server-no-page")) for language in LANGUAGES]
    return Response("\n".join(lines), status_code=404, media_type="text/plain")

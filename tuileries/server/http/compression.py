"""Compressed answers: small ones are compressed as they go, large ones beforehand or in a thread."""

from __future__ import annotations

import gzip
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State

LEVEL, SMALLEST = 6, 9
"""The smallest takes nearly twice the time: for what is compressed once and sent for ever."""

PACKED = "is_packed"
COMPRESSION = CompressionConfig(
    backend="gzip", minimum_size=1000, gzip_compress_level=LEVEL, exclude_opt_key=PACKED
)


class Packed(NamedTuple):
    """An answer, and the same compressed."""

    plain: bytes
    zipped: bytes


def pack(content: bytes, level: int = LEVEL) -> Packed:
    return Packed(content, gzip.compress(content, level, mtime=0))


def send(
    request: Request[Any, Any, State], packed: Packed, media_type: str, headers: dict[str, str] | None = None
) -> Response[Any]:
    """Whichever of the two this client can read."""
    told = {"Vary": "Accept-Encoding", **(headers or {})}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(packed.plain, media_type=media_type, headers=told)
    return Response(packed.zipped, media_type=media_type, headers={**told, "Content-Encoding": "gzip"})

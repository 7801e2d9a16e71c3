"""How a server is run: by flag, by environment, or by file; wrong settings are refused at the start."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from tuileries.core.errors import BadOptions
from tuileries.home import home

PREFIX = "TUILERIES_"
SHARED = ("postgresql://", "postgres://")


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Each can be given as TUILERIES_NAME or as `name = …` in a TOML file; some as flags too."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8400
    database: str = ""
    address: str = ""
    origins: tuple[str, ...] = ()
    secure_cookies: bool = False
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_processes: Annotated[int, Meta(ge=1, le=64)] = 1
    warm: bool = True
    review_effort: Annotated[float, Meta(gt=0, le=10)] = 1.0
    away_after: Annotated[float, Meta(gt=0)] = 60.0
    close_after_days: Annotated[float, Meta(gt=0)] = 30.0
    clear_after_days: Annotated[float, Meta(gt=0)] = 1.0
    forget_after_days: Annotated[float, Meta(gt=0)] = 30.0
    messages_per_second: Annotated[float, Meta(gt=0)] = 20.0
    messages_burst: Annotated[float, Meta(ge=1)] = 60.0
    requests_per_second: Annotated[float, Meta(gt=0)] = 10.0
    requests_burst: Annotated[float, Meta(ge=1)] = 100.0
    generosity: Annotated[float, Meta(gt=0)] = 1.0
    sockets_per_address: Annotated[int, Meta(ge=1)] = 200
    connections: Annotated[int, Meta(ge=1)] = 10_000
    connections_per_address: Annotated[int, Meta(ge=1)] = 200
    largest_message: Annotated[int, Meta(ge=256)] = 4096

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the database as well."""
        return self.database.startswith(SHARED)

    @property
    def database_name(self) -> str:
        """For people to read: without a password."""
        if not self.is_shared:
            return str(self.database_file)
        parts = urlsplit(self.database)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"

    @property
    def database_file(self) -> Path:
        """The file of an SQLite database."""
        if not self.database:
            return home() / "tuileries.sqlite3"
        kind, separator, path = self.database.partition(":///")
        if kind != "sqlite" or not separator or not path:
            raise BadOptions("error-database", url=self.database)
        return Path(path)


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Settings:
    """Flags before environment before file."""
    given = {**from_file(file), **from_environment(environment), **flags}
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        known = ", ".join(Settings.__struct_fields__)
        raise BadOptions("error-settings", known=known, detail=str(error)) from None
    if not settings.is_shared:
        settings.database_file  # noqa: B018 - refuses a wrong address now, not at the first request
        if settings.workers > 1:
            raise BadOptions("error-workers")
    check_address(settings.address)
    return settings


def check_address(address: str) -> None:
    """It is what invitations begin with, so there is nothing behind the host and its port."""
    if address and not re.fullmatch(r"https?://[^\s/?#@]+", address):
        raise BadOptions("error-address", address=address)


def from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadOptions("error-file", file=str(file), detail=str(error)) from None


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """A list is written with commas."""
    given: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            given[name] = value.split(",") if name == "origins" else value
    return given

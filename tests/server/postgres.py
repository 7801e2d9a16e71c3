"""A real PostgreSQL on a free port, in a folder of its own, and gone afterwards."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.house import free_port, wait_for

DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = {"listen_addresses": "127.0.0.1", "max_connections": "200", "fsync": "off"}
"""A process that is killed loses nothing that the system has: only a machine that falls needs fsync."""


def program(name: str) -> str:
    found = shutil.which(name) or next(map(str, sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)), None)
    if found is None:
        pytest.fail(
            f"{name} is missing: apt-get install -y --no-install-recommends postgresql", pytrace=False
        )
    return found


def plain_user() -> dict[str, Any]:
    """It refuses to run as root."""
    if os.getuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A server for as many databases as are wanted, which can be killed and started again."""

    def __init__(self, folder: Path, **changes: str) -> None:
        self.port = free_port()
        self._folder = folder
        self._settings = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(folder)} | changes
        self._process: subprocess.Popen[bytes] | None = None
        words = [
            program("initdb"),
            "-D",
            str(folder / "data"),
            "-U",
            "tuileries",
            "-A",
            "trust",
            "-E",
            "UTF8",
        ]
        subprocess.run([*words, "--locale=C", "--no-sync"], check=True, capture_output=True, **plain_user())

    def start(self) -> None:
        given = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        words = [program("postgres"), "-D", str(self._folder / "data"), *given]
        self._process = subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **plain_user()
        )
        wait_for(self._answers)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "PostgreSQL did not start"
        with contextlib.suppress(psycopg.Error):
            psycopg.connect(self.address("postgres"), connect_timeout=2).close()
            return True
        return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """With all that serve a connection, or a new server would not start: beside one it loses data.

        First it is stopped, so that it begins no other meanwhile.
        """
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        os.waitpid(self.pid, os.WUNTRACED)
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="utf-8").split()
        self._process.kill()
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()

    def address(self, database: str) -> str:
        return f"postgresql://tuileries@127.0.0.1:{self.port}/{database}"

    def new_database(self, encoding: str = "UTF8") -> str:
        """The address of one that is empty."""
        name = f"house_{secrets.token_hex(4)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0".encode())
        return self.address(name)


@contextlib.contextmanager
def postgres_running(**changes: str) -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="postgres-") as name:
        folder = Path(name)
        if user := plain_user():
            os.chown(folder, user["user"], user["group"])
        server = Postgres(folder, **changes)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def ask(address: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What is in a database."""
    with psycopg.connect(address) as connection:
        return connection.execute(sql.encode(), values).fetchall()

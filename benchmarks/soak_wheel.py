"""The product as others get it: built from a clean clone, installed where nothing else is, without Node.

`python -m benchmarks.soak_wheel [GAMES]` builds wheel and source distribution (`make dist`), installs each
with pip, starts the wheel with uvx too, and plays so many games (1) over the protocol in each of them.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.house import Person, Process, fetch, first_move
from tests.server.test_messages import newest

ROOT = Path(__file__).parents[1]
ASSET = re.compile(r'(?:src|href)="(/[^"]+)"')
UVX = Path(sys.executable).with_name("uvx")
TOOLS = ("dirname", "realpath")
"""Scripts that uvx starts ask these where they are."""


class Installed(NamedTuple):
    """A way to start the product, and the folder it lies in; None where the tool keeps it elsewhere."""

    program: Sequence[str]
    folder: Path | None


def with_pip(package: Path, folder: Path) -> Installed:
    """Into an empty environment. A source distribution becomes a wheel on the way."""
    venv.create(folder / "venv", with_pip=True)
    commands = folder / "venv" / "bin"
    words = [str(commands / "python"), "-m", "pip", "install", "--quiet", str(package)]
    subprocess.run(words, cwd=folder, env=bare(folder), check=True)
    return Installed([str(commands / "tuileries")], folder / "venv")


def with_uvx(package: Path, folder: Path) -> Installed:
    return Installed([str(UVX), "--python", sys.executable, "--from", str(package), "tuileries"], None)


WAYS: dict[str, tuple[str, Callable[[Path, Path], Installed]]] = {
    "wheel": ("*.whl", with_pip),
    "source": ("*.tar.gz", with_pip),
    "uvx": ("*.whl", with_uvx),
}


def bare(folder: Path) -> dict[str, str]:
    """Where hardly a program is to be found, Node least of all, and nobody has played before."""
    changed = {
        "PATH": str(folder / "bin"),
        "PYTHONPATH": "",
        "TUILERIES_HOME": str(folder / "home"),
        "LANG": "C",
    }
    return {**os.environ, **changed}


def link_tools(folder: Path) -> None:
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, f"this machine has no {tool}"
        (folder / "bin").mkdir(exist_ok=True)
        (folder / "bin" / tool).symlink_to(found)


def try_out(way: str, games: int) -> dict[str, Any]:
    pattern, install = WAYS[way]
    (package,) = (ROOT / "dist").glob(pattern)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        link_tools(folder)
        begun = time.perf_counter()
        installed = install(Path(shutil.copy(package, folder)), folder)
        version = tell(installed, folder, "--version")
        seconds = time.perf_counter() - begun
        told = {
            "version": version.strip(),
            "seconds": round(seconds, 1),
            "moves": play_there(installed, folder, games),
        }
        size = {} if installed.folder is None else {"installed_megabytes": megabytes(installed.folder)}
    return {**told, **size}


def tell(installed: Installed, folder: Path, *words: str) -> str:
    command = [*installed.program, *words]
    return subprocess.run(
        command, cwd=folder, env=bare(folder), check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def play_there(installed: Installed, folder: Path, games: int) -> int:
    """Moves that were played against a bot; each game is verified by the product that was installed."""
    server = Process(folder, warm=False, environment=bare(folder), program=installed.program)
    server.start()
    look_at_page(server.address)
    ada = Person(server.address, "Ada")
    moves = 0
    for number in range(games):
        table = ada.open("human", "beginner")
        ada.start(table)
        asyncio.run(play(ada, table))
        record = folder / f"{number}.jsonl"
        record.write_text(ada.http.get(f"/api/tables/{table}/record").text)
        tell(installed, folder, "verify", str(record))
        moves += ada.get(f"/api/tables/{table}/verify")["moves"]
    server.stop()
    tell(installed, folder, "doctor", "--database", f"sqlite:///{folder}/games.sqlite3")
    return moves


def look_at_page(address: str) -> None:
    """It comes, and so does everything that it names."""
    names = ASSET.findall(fetch(address, "/").text)
    assert names
    assert all(fetch(address, name).status_code == 200 for name in names)


async def play(person: Person, table: str) -> None:
    """The first move that is offered, until it is over."""
    async with person.at(table, 0) as seat:
        update = await seat.hear("Update")
        while update["outcome"] is None:
            if update["choices"] is None:
                update = await seat.hear("Update")
                continue
            answer = await seat.ask("Play", version=update["version"], move=first_move(update))
            assert answer["type"] == "Done", answer
            update = await newest(seat, answer["version"])


def megabytes(folder: Path) -> int:
    return round(sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6)


def main(games: int) -> None:
    begun = time.perf_counter()
    subprocess.run(["make", "--silent", "dist"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    figures: dict[str, Any] = {"build_seconds": round(time.perf_counter() - begun)}
    figures |= {file.name: file.stat().st_size for file in sorted((ROOT / "dist").iterdir())}
    figures |= {way: try_out(way, games) for way in WAYS}
    print(json.dumps({"figure": "installed from a clean clone, without Node, and played", **figures}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)

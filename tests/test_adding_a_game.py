"""A fourth game is added as docs/adding-a-game.md says: files are put into a copy, and no list is changed."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.games.pebbles import game
from tests.games.pebbles.game import Options
from tests.server.house import Person, Seat, house, wait_for
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.locales import LANGUAGES

PROJECT = Path(__file__).parents[1]
PAGE = (PROJECT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
COPIED = ("tuileries", "tests", "web", "docs", "pyproject.toml")
LEFT = shutil.ignore_patterns("__pycache__", "node_modules", "img")

PEBBLES = Path("tests/games/pebbles")
BELONGS = {
    "game.py": "tuileries/games/pebbles",
    "web": "web/src/games/pebbles",
    "locales": "tuileries/locales",
}
"""What of Pebbles lies elsewhere when it is in the house."""

PROGRAMS = {
    "python": [sys.executable],
    "pytest": [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"],
    "tuileries": [sys.executable, "-c", "from tuileries.cli import main; main()"],
    "npm": ["npm"],
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the game in it: Pebbles has moved, and whoever imports it follows."""
    root = tmp_path_factory.mktemp("house")
    for name in COPIED:
        source = PROJECT / name
        (shutil.copyfile if source.is_file() else copy_folder)(source, root / name)
    (root / "web/node_modules").symlink_to(PROJECT / "web/node_modules")
    move_in(root)
    return root


def copy_folder(source: Path, target: Path) -> None:
    shutil.copytree(source, target, ignore=LEFT)


def move_in(root: Path) -> None:
    (root / "tuileries/games/pebbles").mkdir()
    (root / "tuileries/games/pebbles/__init__.py").write_text('"""Pebbles, a game for tests."""\n')
    for part, belongs in BELONGS.items():
        top = root / PEBBLES / part
        for file in [top] if top.is_file() else filter(Path.is_file, top.rglob("*")):
            move(file, root / belongs / (file.relative_to(top) if top.is_dir() else part))
    for module in (root / "tests").rglob("*.py"):
        follow(module)


def move(file: Path, target: Path) -> None:
    assert not target.exists(), f"{target} would be overwritten"
    target.parent.mkdir(parents=True, exist_ok=True)
    file.rename(target)


def follow(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    there = re.sub(r"tests(\.games\.pebbles(\.| import )game\b)", r"tuileries\1", text)
    module.write_text(there, encoding="utf-8")


def commands(block: int) -> list[list[str]]:
    """The words of each line in a block of the page."""
    blocks = re.findall(r"^```\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for line in blocks[block].splitlines()]


def run(root: Path, *words: str, typed: str = "") -> str:
    """Carried out in the copy, which must not see the test that it is run from."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    here = {"PYTHONPATH": str(root), "TUILERIES_HOME": str(root / "home"), "TUILERIES_LANG": "en"}
    done = subprocess.run(
        words, cwd=root, env=kept | here, input=typed, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def typed_by_two() -> str:
    """Each takes the keyboard, puts down what they hold, and confirms it unless it was shown at once."""
    table = Table(game, Header("pebbles", "1", 2, Options(), seed="7"))
    rounds = zip(*(seat.hand for seat in table.state.seats), strict=True)
    return "".join(f"\n{first}\n\n\n{second}\n" for first, second in rounds)


def test_the_page_names_every_file_that_is_added(copy: Path) -> None:
    table = re.findall(r"^\| `(.+?)` \|", PAGE, flags=re.MULTILINE)
    named = {file.replace("<language>", language) for file in table for language in LANGUAGES}
    added = {
        str(file.relative_to(copy))
        for folder in ("tuileries", "tests", "web/src")
        for file in (copy / folder).rglob("*")
        if "pebbles" in str(file.relative_to(copy)) and file.is_file() and "generated" not in file.parts
    }
    assert {file for file in added if "__pycache__" not in file} == named


def test_its_page_is_checked_and_built(copy: Path) -> None:
    for program, *words in commands(0):
        run(copy, *PROGRAMS[program], *words)
    assert "pebbles" in (copy / "web/src/generated/games.json").read_text()
    assert any("PutDown" in file.read_text() for file in (copy / "tuileries/web/assets").glob("client-*.js"))


def test_its_tests_pass_and_it_is_played_in_the_terminal(copy: Path) -> None:
    said = {}
    for program, *words in commands(1):
        typed = typed_by_two() if "play" in words else "q\n"
        said[words[0]] = run(copy, *PROGRAMS[program], *words, typed=typed)
    assert "PB-R4" in said["rules"]
    assert "The last round is over." in said["play"]
    assert "Step 0 of 6" in said["replay"]
    assert "6" in said["verify"]


def test_it_is_played_at_a_table_with_a_bot(copy: Path) -> None:
    code = "from tests.test_adding_a_game import play_at_a_table; play_at_a_table()"
    assert run(copy, sys.executable, "-c", code).split()[-1] == "over"


def play_at_a_table() -> None:
    """Run in the copy, where the house knows the game by itself."""
    folder = Path(os.environ["TUILERIES_HOME"])
    folder.mkdir(exist_ok=True)
    with house(folder) as running:
        ada = Person(running.address, "Ada")
        assert "pebbles" in [known["name"] for known in ada.get("/api/house")["games"]]
        table = running.open_as_before(ada, "human", "random", game="pebbles")
        ada.start(table)
        asyncio.run(play_to_the_end(ada, table))
        wait_for(lambda: ada.get(f"/api/tables/{table}")["stage"] == "over")
        assert ada.get(f"/api/tables/{table}/verify")["moves"] >= 6
        sys.stdout.write(ada.get(f"/api/tables/{table}")["stage"])


async def play_to_the_end(person: Person, table: str) -> None:
    async with person.at(table, seat=0) as seat:
        update = await seat.hear("Update")
        while update["outcome"] is None:
            if update["choices"] and update["choices"]["pebbles"]:
                move = {"type": "PutDown", "pebble": update["choices"]["pebbles"][0]}
                await seat.ask("Play", version=update["version"], move=move)
            update = newest(seat, update) or await seat.hear("Update")


def newest(seat: Seat, seen: dict[str, Any]) -> dict[str, Any] | None:
    updates = [message for message in seat.heard if message["type"] == "Update"]
    return updates[-1] if updates[-1]["version"] > seen["version"] else None

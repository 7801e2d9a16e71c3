"""The bot of the examples, in a process of its own, plays a game to its end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.house import PATIENCE, House, Person, wait_for

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def sit_down(running: House, table: str, name: str) -> subprocess.Popen[str]:
    words = [sys.executable, str(BOT), f"http://{running.address}/api/tables/{table}", name]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def outcome(bot: subprocess.Popen[str]) -> Any:
    told, complaints = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0, complaints
    return json.loads(told)


def everyone_is_there(host: Person, table: str) -> bool:
    return all(seat["taken"] and seat["present"] for seat in host.get(f"/api/tables/{table}")["seats"])


def test_two_of_them_and_a_bot_of_the_house_play_a_game_to_its_end(running: House) -> None:
    host = Person(running.address, "Ada")
    opening = {"game": "zen-garden", "seats": ["human", "human", "beginner"]}
    table = host.post("/api/tables", opening)["id"]
    bots = [sit_down(running, table, name) for name in ("Ping", "Pong")]
    wait_for(lambda: everyone_is_there(host, table))
    host.start(table)
    told = [outcome(bot) for bot in bots]
    assert told[0] == told[1]
    assert told[0]["winners"]
    assert host.get(f"/api/tables/{table}/verify")["moves"] == 48


def test_it_tells_why_it_was_refused(running: House) -> None:
    bot = sit_down(running, "nowhere", "Ping")
    _, complaints = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 1
    assert "404" in complaints

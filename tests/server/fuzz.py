"""Messages nobody should send, from somebody who has a seat."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

import tuileries
from tests.server.house import Person

GAMES = ("zen-garden", "hanging-gardens", "gardeners")
WORDS: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**63,
    1e308,
    "",
    "x" * 300,
    "\u202e",
    "a\0b",
    "\ud800",
    [],
    [[]],
    {},
    {"type": "Take"},
]
LAST = "the last word"
KINDS = [
    "Look",
    "Play",
    "TakeBack",
    "Propose",
    "Vote",
    "Reclaim",
    "Chat",
    "Ask",
    "Hint",
    "Lead",
    "Ping",
    "Dance",
    "",
]
FIELDS = [
    "id",
    "version",
    "move",
    "seat",
    "since",
    "heard",
    "what",
    "bot",
    "agree",
    "text",
    "phrase",
    "idea",
    "type",
    "colour",
]
FORMS = {
    "Look": ("seat", "since", "heard"),
    "Play": ("id", "version", "move"),
    "TakeBack": ("id", "version"),
    "Propose": ("id", "what", "version", "seat", "bot"),
    "Vote": ("id", "agree"),
    "Reclaim": ("id",),
    "Chat": ("id", "text"),
    "Ask": ("id", "version", "move"),
    "Hint": ("id", "version"),
    "Lead": ("version", "seat", "idea"),
}
RIGHT: dict[str, Sequence[Any]] = {
    "seat": (None, 0, 0, 1, 3),
    "what": ("return", "abandon", "substitute"),
    "bot": ("beginner", "master", "nobody"),
    "agree": (True, False),
    "text": ("Hello", "\u202e", "a\0b", "\U0001f33c" * 90),
}
"""What can be meant where nothing is wrong, and some things that cannot."""

TABLE_ONLY = {"type": "TimeUp"}
"""A move that no player may make."""


def some_moves(game: str, number: int = 40) -> list[Any]:
    """What is played in a game, as it goes over the wire."""
    table, luck = tuileries.new(game, players=2, seed="1"), random.Random(1)
    found = [TABLE_ONLY]
    while table.outcome is None and len(found) < number:
        player = luck.choice(table.to_move)
        move = luck.choice(list(islice(table.legal_moves(player), 100)))
        found.append(msgspec.to_builtins(move))
        table.play(player, move)
    return found


def nonsense(luck: random.Random, moves: Sequence[Any], version: int) -> str:
    """Something between noise and nearly right."""
    kind = luck.randrange(8)
    if kind == 0:
        return "".join(chr(luck.randrange(32, 0x2FFF)) for _ in range(luck.randrange(60)))
    if kind == 1:
        return "[" * luck.randrange(1, 2000)
    if kind > 3:
        return nearly_right(luck, moves, version)
    fields = luck.sample(FIELDS, luck.randrange(len(FIELDS)))
    message = {"type": luck.choice(KINDS), **{field: luck.choice(WORDS) for field in fields}}
    text = json.dumps(message)
    return text[: luck.randrange(len(text) + 1)] if kind == 2 else text


def nearly_right(luck: random.Random, moves: Sequence[Any], version: int) -> str:
    """A message with all that it needs; now and then something else is in its place."""
    kind = luck.choice(KINDS[:-2])
    message = {field: right(luck, field, moves, version) for field in FORMS.get(kind, ())}
    if message and luck.random() < 0.2:
        message[luck.choice(list(message))] = luck.choice(WORDS)
    return json.dumps({"type": kind, **message})


def right(luck: random.Random, field: str, moves: Sequence[Any], version: int) -> Any:
    """What could stand there; a move may have parts of another."""
    match field:
        case "id":
            return str(luck.getrandbits(32))
        case "version" | "since" | "heard":
            return max(0, version + luck.choice((-1, 0, 0, 0, 1)))
        case "idea":
            return [mixed(luck, moves)]
        case "move":
            return mixed(luck, moves)
    return luck.choice(RIGHT[field])


def mixed(luck: random.Random, moves: Sequence[Any]) -> Any:
    move, other = luck.choice(moves), luck.choice(moves)
    field = luck.choice(list(move))
    return {**move, field: luck.choice((move[field], other.get(field), luck.choice(WORDS)))}


async def hostile(address: str, messages: int, seed: int, game: str = "zen-garden") -> dict[str, int]:
    """Send so many messages as one player of a game with another; count what came back."""
    luck, moves = random.Random(seed), some_moves(game)
    ada, bela = Person(address, "Ada"), Person(address, "Béla")
    table = ada.open("human", "human", game=game)
    bela.join(table)
    ada.start(table)
    told = {"refused": 0, "done": 0, "leaked": 0, "untyped": 0, "closed": 0, "sent": 0}
    while told["sent"] < messages:
        try:
            async with ada.at(table, luck.choice([0, None])) as seat:
                version = int((await seat.hear("Update"))["version"])
                listening = asyncio.create_task(listen(seat.socket, told))
                for _ in range(min(200, messages - told["sent"])):
                    await seat.socket.send(nonsense(luck, moves, version))
                    told["sent"] += 1
                await seat.say({"type": "Chat", "id": LAST, "phrase": "hello"})
                await listening
        except ConnectionClosed:
            told["closed"] += 1
    return told


async def listen(socket: Any, told: dict[str, int]) -> None:
    """Until the last word is answered, in whatever way."""
    async for text in socket:
        message = json.loads(text)
        told["done"] += message["type"] == "Done"
        if message["type"] == "Refused":
            told["refused"] += 1
            told["untyped"] += not message["reason"]["key"]
        told["leaked"] += any(word in text for word in ('"secret":"', '"seed":"', "Traceback", '"supply":['))
        if message.get("id") == LAST:
            return

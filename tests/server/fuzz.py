"""Messages nobody should send, from somebody who has a seat."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.house import Person

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
    [],
    [[]],
    {},
    {"type": "Take"},
]
LAST = "the last word"
KINDS = ["Look", "Play", "TakeBack", "Propose", "Vote", "Reclaim", "Chat", "Ask", "Hint", "Ping", "Dance", ""]
FIELDS = [
    "id",
    "version",
    "move",
    "seat",
    "since",
    "what",
    "bot",
    "agree",
    "text",
    "phrase",
    "type",
    "colour",
]


def nonsense(luck: random.Random) -> str:
    """Something between noise and nearly right."""
    kind = luck.randrange(6)
    if kind == 0:
        return "".join(chr(luck.randrange(32, 0x2FFF)) for _ in range(luck.randrange(60)))
    if kind == 1:
        return "[" * luck.randrange(1, 2000)
    fields = luck.sample(FIELDS, luck.randrange(len(FIELDS)))
    message = {"type": luck.choice(KINDS), **{field: luck.choice(WORDS) for field in fields}}
    text = json.dumps(message)
    return text[: luck.randrange(len(text) + 1)] if kind == 2 else text


async def hostile(address: str, messages: int, seed: int) -> dict[str, int]:
    """Send so many messages as one player of a game with another; count what came back."""
    luck = random.Random(seed)
    ada, bela = Person(address, "Ada"), Person(address, "Béla")
    table = ada.open("human", "human")
    bela.join(table)
    ada.start(table)
    told = {"refused": 0, "leaked": 0, "untyped": 0, "closed": 0, "sent": 0}
    while told["sent"] < messages:
        try:
            async with ada.at(table, luck.choice([0, None])) as seat:
                listening = asyncio.create_task(listen(seat.socket, told))
                for _ in range(min(200, messages - told["sent"])):
                    await seat.socket.send(nonsense(luck))
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
        if message["type"] == "Refused":
            told["refused"] += 1
            told["untyped"] += not message["reason"]["key"]
        told["leaked"] += any(word in text for word in ('"secret":"', '"seed":"', "Traceback", '"supply":['))
        if message.get("id") == LAST:
            return

"""A bot in another process: python examples/bot.py http://127.0.0.1:8400/api/tables/ID NAME."""

import asyncio
import json
import sys

import httpx
from websockets.asyncio.client import ClientConnection, connect


async def ping(socket: ClientConnection) -> None:
    while True:
        await asyncio.sleep(2.5)
        await socket.send('{"type": "Ping"}')


async def play(table: str, name: str) -> None:
    joined = httpx.post(f"{table}/join", json={"name": name}).raise_for_status()
    cookie = {"Cookie": "; ".join(f"{key}={value}" for key, value in joined.cookies.items())}
    async with connect(table.replace("http", "ws", 1) + "/play", additional_headers=cookie) as socket:
        pinging, looked = asyncio.create_task(ping(socket)), False
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "TableInfo" and told["stage"] == "running" and not looked:
                seat = [seat["yours"] for seat in told["seats"]].index(True)
                await socket.send(json.dumps({"type": "Look", "seat": seat}))
                looked = True
            elif told["type"] == "Update" and told["outcome"] is not None:
                print(json.dumps(told["outcome"]))  # noqa: T201
                break
            elif told["type"] == "Update" and told["choices"]:
                tile, cell = told["choices"]["tiles"][0], told["choices"]["cells"][0]
                move = {"type": "Take", "tile": tile, "cell": cell, "corner": "nw"}
                message = {"id": f"move {told['version']}", "version": told["version"], "move": move}
                await socket.send(json.dumps({"type": "Play", **message}))
            elif told["type"] == "Refused":
                sys.exit(f"refused: {told['reason']}")
        pinging.cancel()


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))

"""Guests: a random token in a cookie, of which the server keeps only a hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from tuileries.server import clock
from tuileries.server.errors import NotFound
from tuileries.server.store.protocol import Store

COOKIE = "tuileries_guest"
CODE_SECONDS = 600
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def guest_of(store: Store, token: str | None) -> int | None:
    """Whose token this is."""
    if not token:
        return None
    found = await store.read("SELECT guest FROM tokens WHERE token_hash = ?", hashed(token))
    return int(found[0][0]) if found else None


class Guests:
    """Hands out tokens, and codes that move a guest to another device."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._redeeming = asyncio.Lock()

    async def welcome(self) -> tuple[int, str]:
        """A new guest and their token."""
        token, guest = secrets.token_urlsafe(32), secrets.randbits(53)
        await self._store.write(
            ("INSERT INTO guests (id, created) VALUES (?, ?)", (guest, clock.now())),
            ("INSERT INTO tokens (token_hash, guest) VALUES (?, ?)", (hashed(token), guest)),
        )
        return guest, token

    async def make_code(self, guest: int) -> str:
        """A code that lets another device be this guest, once, for a while."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(10))
        values = (hashed(code), guest, clock.now() + CODE_SECONDS)
        await self._store.write(("INSERT INTO codes (code_hash, guest, expires) VALUES (?, ?, ?)", values))
        return code

    async def redeem(self, code: str) -> str:
        """A token for the guest who made this code. The code is spent."""
        async with self._redeeming:
            sql = "SELECT guest FROM codes WHERE code_hash = ? AND expires > ?"
            found = await self._store.read(sql, hashed(code), clock.now())
            if not found:
                raise NotFound("server-no-code")
            token = secrets.token_urlsafe(32)
            await self._store.write(
                ("DELETE FROM codes WHERE code_hash = ? OR expires < ?", (hashed(code), clock.now())),
                ("INSERT INTO tokens (token_hash, guest) VALUES (?, ?)", (hashed(token), found[0][0])),
            )
            return token

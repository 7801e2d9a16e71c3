"""Guests: a random token in a cookie, of which the server keeps only a hash."""

from __future__ import annotations

import hashlib
import secrets

from msgspec import Struct

from tuileries.server import clock
from tuileries.server.errors import NotFound, Outdated
from tuileries.server.store.protocol import Statement, Store, Swap

COOKIE = "tuileries_guest"
CODE_SECONDS = 600
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LAST_NAME = """
    SELECT seats.name FROM tokens
    JOIN seats ON seats.guest = tokens.guest JOIN tables ON tables.id = seats.table_id
    WHERE tokens.token_hash = ? ORDER BY tables.created DESC LIMIT 1
"""


class Device(Struct, frozen=True):
    """A device of a guest: its name, since when it is theirs (seconds since 1970), and if it asks."""

    id: str
    since: float
    here: bool


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

    async def welcome(self) -> tuple[int, str]:
        """A new guest and their token."""
        token, guest = secrets.token_urlsafe(32), secrets.randbits(53)
        await self._store.write(
            ("INSERT INTO guests (id, created) VALUES (?, ?)", (guest, clock.now())), new_device(token, guest)
        )
        return guest, token

    async def make_code(self, guest: int) -> str:
        """A code that lets another device be this guest, once, for a while."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(10))
        values = (hashed(code), guest, clock.now() + CODE_SECONDS)
        await self._store.write(("INSERT INTO codes (code_hash, guest, expires) VALUES (?, ?, ?)", values))
        return code

    async def redeem(self, code: str) -> str:
        """A token for the guest who made this code. The code is spent, by whoever is the first."""
        sql = "SELECT guest FROM codes WHERE code_hash = ? AND expires > ?"
        found = await self._store.read(sql, hashed(code), clock.now())
        if not found:
            raise NotFound("server-no-code")
        token = secrets.token_urlsafe(32)
        spent = Swap("DELETE FROM codes WHERE code_hash = ?", (hashed(code),))
        try:
            await self._store.write(spent, new_device(token, found[0][0]))
        except Outdated:
            raise NotFound("server-no-code") from None
        return token

    async def name_of(self, token: str) -> str | None:
        """What the guest with this token was called at a table last."""
        found = await self._store.read(LAST_NAME, hashed(token))
        return str(found[0][0]) if found else None

    async def devices(self, guest: int, token: str) -> tuple[Device, ...]:
        """All devices of a guest, the oldest first."""
        sql = "SELECT device, created, token_hash FROM tokens WHERE guest = ? ORDER BY created, device"
        found = await self._store.read(sql, guest)
        return tuple(Device(device, created, kept == hashed(token)) for device, created, kept in found)

    async def remove_device(self, guest: int, device: str) -> None:
        await self._store.write(("DELETE FROM tokens WHERE guest = ? AND device = ?", (guest, device)))

    async def codes(self, guest: int) -> int:
        """How many codes of a guest could still be redeemed."""
        sql = "SELECT count(*) FROM codes WHERE guest = ? AND expires > ?"
        return int((await self._store.read(sql, guest, clock.now()))[0][0])

    async def remove_codes(self, guest: int) -> None:
        await self._store.write(("DELETE FROM codes WHERE guest = ?", (guest,)))


def new_device(token: str, guest: int) -> Statement:
    return (
        "INSERT INTO tokens (token_hash, guest, device, created) VALUES (?, ?, ?, ?)",
        (hashed(token), guest, secrets.token_hex(6), clock.now()),
    )

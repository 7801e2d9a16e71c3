"""A deal that neither the host nor a player can choose, and that anyone can check."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from tuileries.core.errors import BadRecord


class Pledge(Struct, frozen=True):
    """The hash of a secret, published first; a nonce of every seat; the secret, told last."""

    commitment: str
    nonces: tuple[str, ...]
    secret: str | None = None


def commitment(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> str:
    """The seed of the deal: the hash of the secret and every seat's nonce, a line each."""
    return hashlib.sha256("\n".join([secret, *nonces]).encode()).hexdigest()


def make_pledge(secret: str, nonces: Sequence[str]) -> Pledge:
    check_lines(secret, nonces)
    return Pledge(commitment(secret), tuple(nonces), secret)


def check_lines(secret: str, nonces: Sequence[str]) -> None:
    """A line feed inside would let two sets of nonces give the same seed."""
    if any("\n" in part for part in (secret, *nonces)):
        raise BadRecord("error-nonce-line")


def check(pledge: Pledge, *, seed: str | None, players: int) -> None:
    """Raise unless the secret is the one that was promised and the seed follows from it."""
    if pledge.secret is None or seed is None:
        raise BadRecord("error-secret-withheld")
    check_lines(pledge.secret, pledge.nonces)
    if commitment(pledge.secret) != pledge.commitment:
        raise BadRecord("error-commitment")
    if len(pledge.nonces) != players:
        raise BadRecord("error-nonces", nonces=len(pledge.nonces), players=players)
    if seed_of(pledge.secret, pledge.nonces) != seed:
        raise BadRecord("error-seed")

"""A connection over HTTP: one that dawdles or is one too many is cut."""

from __future__ import annotations

import asyncio
import ipaddress
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST = 10.0
"""Seconds from the first byte of a request, or from connecting, to its last."""


class HttpConnection(H11Protocol):
    """uvicorn's, which by itself would wait for ever for the rest of a request, and take in everybody."""

    _cut: asyncio.TimerHandle | None = None
    _counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        else:
            self._wait_no_longer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It goes on as a websocket, which is counted as such."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _is_one_too_many(self) -> bool:
        state: Any = self.config.app.state  # type: ignore[union-attr]
        if len(self.connections) > state.settings.connections:
            return True
        address = self.client[0] if self.client else ""
        if not address or is_trusted(address, self.config.forwarded_allow_ips or ""):
            return False
        self._counted = address
        state.connections[address] += 1
        if state.connections[address] > state.settings.connections_per_address:
            return True
        return not state.limits.allows("arrivals", address)

    def _wait(self) -> None:
        if self._cut is None:
            self._cut = self.loop.call_later(REQUEST, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None

    def _leave(self) -> None:
        self._wait_no_longer()
        counts: Any = self.config.app.state.connections  # type: ignore[union-attr]
        if self._counted is not None:
            counts[self._counted] -= 1
            if not counts[self._counted]:
                del counts[self._counted]
            self._counted = None


def is_trusted(address: str, proxies: str | list[str]) -> bool:
    """Whether this is a proxy, which many people come through."""
    listed = proxies.split(",") if isinstance(proxies, str) else proxies
    return any(one.strip() == "*" or address_is_in(address, one.strip()) for one in listed if one.strip())


@cache
def address_is_in(address: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return address == network

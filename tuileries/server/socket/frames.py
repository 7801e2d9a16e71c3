"""The frames that nearly all messages are in (RFC 6455, 5.2): text, in one piece, not compressed."""

from __future__ import annotations

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""What stands in place of a length that takes so many bytes."""

MASK = 4
"""Bytes of what a client's message is masked with."""

LONGEST = 1024
"""Bytes of a message that is read here: few are longer."""


def frame(text: bytes) -> bytes:
    """A message as a server sends it."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 2**16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text


def read_frame(received: bytearray) -> tuple[bytes, int] | None:
    """The message that these bytes begin with, as a client sends it, and how many of them it takes.

    None where they begin with anything else, or with a message that is long or not all there yet.
    """
    if len(received) < 2 + MASK or received[0] != WHOLE_TEXT or received[1] < MASKED:
        return None
    begin, length = 2 + MASK, received[1] - MASKED
    if length == TWO_BYTES:
        begin, length = 4 + MASK, int.from_bytes(received[2:4], "big")
    end = begin + length
    if length > LONGEST or end > len(received) or received[1] == MASKED + EIGHT_BYTES:
        return None
    return apply_mask(received[begin:end], received[begin - MASK : begin]), end

"""What goes over a websocket, byte by byte; the library that knows all of it is the judge."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from tuileries.server.socket.frames import LONGEST, frame, read_frame

LENGTHS = (0, 1, 2, 3, 4, 5, 125, 126, 127, 1000, LONGEST)


def said(text: bytes, opcode: Opcode = Opcode.TEXT, **more: bool) -> bytearray:
    """As a client sends it."""
    return bytearray(Frame(opcode, text, **more).serialize(mask=True))


@pytest.mark.parametrize("length", [*LENGTHS, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_message_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_short_message_is_read_as_soon_as_all_of_it_is_there(length: int) -> None:
    text = bytes(number % 251 for number in range(length))
    whole = said(text)
    assert read_frame(whole) == (text, len(whole))
    assert read_frame(whole + said(b"the next")) == (text, len(whole))
    for part in range(len(whole)):
        assert read_frame(whole[:part]) is None


@pytest.mark.parametrize(
    "other",
    [
        said(b"x" * (LONGEST + 1)),
        said(b"x" * 2**16),
        said(b"x", Opcode.BINARY),
        said(b"x", Opcode.PING),
        said(b"", Opcode.CLOSE),
        said(b"x", fin=False),
        said(b"x", Opcode.CONT),
        bytearray((0xC1, *said(b"compressed")[1:])),
        bytearray(Frame(Opcode.TEXT, b"not masked").serialize(mask=False)),
    ],
)
def test_anything_else_is_left_to_the_library(other: bytearray) -> None:
    assert read_frame(other) is None

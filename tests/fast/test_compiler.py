"""Numbers of compiled code are words, and what was compiled is only used again where nothing changed."""

from __future__ import annotations

import os
import subprocess
import sys
from types import ModuleType
from typing import Any

import numpy

from tuileries.fast.compiler import compiled, fingerprint

FOUR, HALVES, BELOW_ZERO = 4, (2, 1), -5
layout = ModuleType("layout")
layout.PLACE = 3  # type: ignore[attr-defined]


@compiled
def literals(word: Any) -> Any:
    return word - 1, (word - 1) >> 1, min(word, 5), word * 2 + FOUR, word + layout.PLACE


@compiled
def counted(row: Any) -> Any:
    number = 0
    for place in range(FOUR):
        number += row[place] + place
    for half in HALVES:
        number += half
    return number


def adder(number: int) -> Any:
    @compiled
    def add(word: Any) -> Any:
        return word + number, min(word, number)

    return add


@compiled
def signed() -> Any:
    return BELOW_ZERO, -1


USES_EVERYTHING = """
from tuileries import fast
for name in fast.KERNELS:
    fast.prepare(name)
print("warm")
"""


def test_no_kernel_reads_memory_that_it_has_given_back() -> None:
    """Memory is given back to the system at once here, so that whoever reads it later does not survive."""
    strict = {**os.environ, "MALLOC_MMAP_THRESHOLD_": "64"}
    done = subprocess.run(
        [sys.executable, "-c", USES_EVERYTHING], env=strict, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "warm")


def test_numbers_written_in_compiled_code_are_words() -> None:
    most = 2**64 - 1
    assert literals(numpy.uint64(0)) == (most, most >> 1, 0, 4, 3)
    assert counted(numpy.array([most, 1, 2, 3], dtype=numpy.uint64)) == 5 + 6 + 3
    add = adder(7)
    assert add(numpy.uint64(most)) == (6, 7)
    functions: list[Any] = [literals, counted, add]
    for function in functions:
        (types,) = function.nopython_signatures
        assert "float64" not in str(types.return_type)
        assert "int64" not in str(types.return_type).replace("uint64", "")


def test_what_is_negative_stays_signed() -> None:
    assert signed() == (-5, -1)


def test_a_number_that_a_game_changes_makes_other_code() -> None:
    frozen = {"FULL": 16, "NEAR": numpy.array([1, 2]), "words": len}
    assert fingerprint(frozen) == fingerprint(dict(reversed(frozen.items())))
    assert fingerprint(frozen) != fingerprint(frozen | {"FULL": 25})
    assert fingerprint(frozen) != fingerprint(frozen | {"NEAR": numpy.array([1, 3])})


def test_another_process_uses_what_was_compiled() -> None:
    program = "from tuileries.fast.zen_garden import box; from tuileries.fast.compiler import fingerprint; "
    words = [sys.executable, "-c", program + "print(fingerprint(vars(box)))"]
    named = [
        subprocess.run(words, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True)
        for seed in ("1", "2")
    ]
    assert named[0].stdout == named[1].stdout != b""

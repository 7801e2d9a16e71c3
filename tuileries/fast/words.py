"""Whole numbers in compiled code are words, 64 bits without a sign: also those that are written there.

Boards use all 64 bits, and a world is a row of words. But Numba gives a number that is written in code a
sign, and where it meets a word the result has a sign too, or is no whole number any more. For a `word` of 0:

                        Numba alone         here
    word - 1            -1                  2 ** 64 - 1
    (word - 1) >> 1     -1: the sign stays  2 ** 63 - 1
    min(word, 5)        0.0                 0

Nobody is told. A shift brings in bits that were never set, and a board that became a float is rounded; where
it is an index, the code does not compile. The usual remedy is `numpy.uint64(1)` for every 1. Instead, a pass
of the compiler makes a word of each number before types are inferred: of literals, of numbers with a name
(`FRAME`, `layout.MARKET`) and of tuples of them. What is negative stays signed. Without the pass the kernel
of Zen Garden does not compile; tests/fast/test_compiler.py shows on small functions what would go wrong.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.ir_utils import get_definition, guard
from numba.core.untyped_passes import GenericRewrites

from tuileries.fast.pieces import PiecesForCallers


def as_word(value: Any) -> Any:
    """A whole number as a word; what is negative, or no whole number, stays what it is."""
    if isinstance(value, tuple):
        return tuple(map(as_word, value))
    return numpy.uint64(value) if type(value) is int and value >= 0 else value


@register_pass(mutates_CFG=False, analysis_only=False)
class NumbersAreWords(FunctionPass):
    _name = "numbers_are_words"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for assign in block.find_insts(ir.Assign):
                found = assign.value
                if isinstance(found, ir.Const | ir.Global | ir.FreeVar):
                    found.value = as_word(found.value)
                elif isinstance(found, ir.Expr) and found.op == "getattr":
                    assign.value = named_in_module(state.func_ir, found)
        return True


def named_in_module(code: Any, found: Any) -> Any:
    """`layout.MARKET` as a word; any other attribute stays what it is."""
    module = getattr(guard(get_definition, code, found.value), "value", None)
    if isinstance(module, ModuleType) and type(number := getattr(module, found.attr)) is int:
        return ir.Const(as_word(number), found.loc)
    return found


class CompilerOfWords(CompilerBase):
    """Numba's own passes, and ours before types are inferred."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(NumbersAreWords, GenericRewrites)
        passes.add_pass_after(PiecesForCallers, NumbersAreWords)
        passes.finalize()
        return [passes]

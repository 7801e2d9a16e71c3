"""Functions that only compiled functions call: no machine code of their own is made.

Numba optimises every function for itself and makes machine code of it; what calls it takes it over, optimises
it again and makes machine code again. Nobody runs the first one where Python does not call the function, and
most functions of a kernel are such: a third of the time that it took to compile. So what is written into its
callers is only made ready for that here, and what is called apart is optimised, and no more. What is kept for
the next process has the form that Numba gives it. This replaces parts of Numba of which its manual does not
tell: look here first when a new version fails.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import FunctionPass, register_pass


class Piece(JITCodeLibrary):
    """What a function is to its callers, and nothing that could be run."""

    def _finalize_final_module(self) -> None:
        """Callers get what there is; a machine only gets the places where Numba notes what belongs to it."""
        self._finalized = True
        whole: Any = self._get_module_for_linking()  # type: ignore[no-untyped-call]
        places = [one.name for one in whole.global_variables if one.linkage == binding.Linkage.common]
        self._final_module = binding.parse_assembly(
            "\n".join(f'@"{place}" = common global ptr null' for place in places)
        )
        super()._finalize_final_module()  # type: ignore[no-untyped-call]


class Inlay(Piece):
    """A piece that is written into its callers, and optimised there."""

    def _optimize_final_module(self) -> None:
        """Take in what this function calls: callers of callers would have more to do otherwise."""
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=0, cost="cheap"
        )
        passes.run(self._final_module, builder)


@register_pass(mutates_CFG=False, analysis_only=False)
class PiecesForCallers(FunctionPass):
    _name = "pieces_for_callers"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        if state.flags.no_cpython_wrapper:
            kind: Any = Inlay if state.flags.forceinline else Piece
            state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.enable_object_caching()
        return False

"""Before anything is packed: build the page for the browser from its sources. An old one is never shipped."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Not for editable installs: whoever works on the client builds it themselves."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or is_unpacked(root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("The page has to be built from web/, and there is no npm to build it.")
        shutil.rmtree(root / "tuileries" / "web", ignore_errors=True)
        for words in (["ci"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=root / "web", check=True)


def is_unpacked(root: Path) -> bool:
    """Whether this is a source distribution, which has its page already; nobody needs Node to install one."""
    return (root / "PKG-INFO").is_file()

"""Before a wheel is packed: build the page for the browser, unless it is there already."""

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
        if version == "editable" or (root / "tuileries" / "web" / "index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("tuileries/web is not built, and there is no npm to build it from web/.")
        for words in (["ci"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=root / "web", check=True)

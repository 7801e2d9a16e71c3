"""A wheel has the page that its sources say, or there is no wheel."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
NPM = """#!/bin/sh
echo "$@" >> "$CALLS"
[ "$1" = run ] && mkdir -p ../tuileries/web && echo new > ../tuileries/web/index.html
exit 0
"""


class Interface:
    """As much of the build tool's as a hook needs; the tool itself is only there while a wheel is built."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook, for a checkout whose page was built from older sources."""
    name = "hatchling.builders.hooks.plugin.interface"
    stand_in = ModuleType(name)
    stand_in.BuildHookInterface = Interface  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, name, stand_in)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "web").mkdir()
    (tmp_path / "tuileries" / "web").mkdir(parents=True)
    (tmp_path / "tuileries" / "web" / "index.html").write_text("old")
    (tmp_path / "tuileries" / "web" / "left-behind.js").touch()
    return module.ClientBuild(tmp_path)


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Something that builds, and writes down what it was asked for."""
    program = tmp_path / "bin" / "npm"
    program.parent.mkdir()
    program.write_text(NPM)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    return tmp_path / "calls"


def test_a_page_that_is_there_already_is_built_again(hook: Any, npm: Path, tmp_path: Path) -> None:
    hook.initialize("standard", {})
    assert npm.read_text().splitlines() == ["ci", "run build"]
    assert [file.name for file in (tmp_path / "tuileries" / "web").iterdir()] == ["index.html"]
    assert (tmp_path / "tuileries" / "web" / "index.html").read_text() == "new\n"


def test_without_the_means_to_build_it_there_is_no_wheel(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(RuntimeError, match="npm"):
        hook.initialize("standard", {})


def test_an_editable_install_leaves_the_page_alone(hook: Any, npm: Path, tmp_path: Path) -> None:
    hook.initialize("editable", {})
    assert not npm.exists()
    assert (tmp_path / "tuileries" / "web" / "index.html").read_text() == "old"

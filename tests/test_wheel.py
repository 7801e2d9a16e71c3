"""A wheel has all of the product and nothing else; its page is what the sources say, or there is no wheel."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
from email import message_from_bytes
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "tuileries" / "web"
LICENCES = [
    "LICENSE",
    "OFL-alegreya.txt",
    "OFL-nunito-sans.txt",
    "clsx.txt",
    "fluent-bundle.txt",
    "svelte.txt",
]
NPM = """#!/bin/sh
echo "$@" >> "$CALLS"
[ "$1" = run ] && mkdir -p ../tuileries/web && cp -r "$PAGE/." ../tuileries/web
exit 0
"""
"""Builds by taking the page of this checkout, and writes down what it was asked for."""


@pytest.fixture
def hook(tmp_path: Path) -> Any:
    """The hook, for a checkout whose page was built from older sources."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "web").mkdir()
    (tmp_path / "tuileries" / "web").mkdir(parents=True)
    (tmp_path / "tuileries" / "web" / "index.html").write_text("old")
    (tmp_path / "tuileries" / "web" / "left-behind.js").touch()
    return module.ClientBuild(str(tmp_path), {}, None, None, "", "wheel")


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    program = tmp_path / "bin" / "npm"
    program.parent.mkdir()
    program.write_text(NPM)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    monkeypatch.setenv("PAGE", str(PAGE))
    return tmp_path / "calls"


def test_a_page_that_is_there_already_is_built_again(hook: Any, npm: Path, tmp_path: Path) -> None:
    hook.initialize("standard", {})
    assert npm.read_text().splitlines() == ["ci", "run build"]
    assert files_in(tmp_path / "tuileries" / "web") == files_in(PAGE)


def test_without_the_means_to_build_it_there_is_no_wheel(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(RuntimeError, match="npm"):
        hook.initialize("standard", {})


def test_an_editable_install_leaves_the_page_alone(hook: Any, npm: Path, tmp_path: Path) -> None:
    hook.initialize("editable", {})
    assert not npm.exists()
    assert (tmp_path / "tuileries" / "web" / "index.html").read_text() == "old"


@pytest.fixture
def source(npm: Path, tmp_path: Path) -> Path:
    """The source distribution of this checkout, unpacked. It is built in a folder that .gitignore names."""
    packed = build("sdist", copy_checkout(tmp_path / "build" / "checkout"), tmp_path)
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    return tmp_path / packed.name.removesuffix(".tar.gz")


def test_a_source_distribution_has_what_it_takes_to_build_a_wheel(source: Path) -> None:
    assert {path.name for path in source.iterdir()} == {
        *("tuileries", "web", "hatch_build.py", "pyproject.toml", "PKG-INFO", ".gitignore"),
        *("LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md"),
    }
    assert files_in(source / "tuileries" / "web") == files_in(PAGE)
    assert not (source / "web" / "node_modules").exists()


def test_a_wheel_has_the_whole_product_and_nothing_else(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Built from the source distribution, as for a release: nobody needs Node for it."""
    product = {name for name in tracked() if name.startswith("tuileries/")}
    page = {f"tuileries/web/{name}" for name in files_in(PAGE)}
    monkeypatch.setenv("PATH", "")
    with ZipFile(build("wheel", source, tmp_path)) as wheel:
        metadata = message_from_bytes(wheel.read(f"{source.name}.dist-info/METADATA"))
        names = {*wheel.namelist()}
    licences = {f"licenses/{name}" for name in metadata.get_all("License-File", [])}
    about = {"METADATA", "WHEEL", "RECORD", "entry_points.txt", *licences}
    assert "tuileries/web/index.html" in page
    assert names == product | page | {f"{source.name}.dist-info/{name}" for name in about}
    assert sorted(Path(name).name for name in licences) == LICENCES
    assert f"\n## {metadata['Version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def copy_checkout(folder: Path) -> Path:
    """With what lies about where people work."""
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for name in ("web/node_modules/left/index.js", "tuileries/__pycache__/left.pyc", "tuileries/web/left.js"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


def tracked() -> list[str]:
    """What is in git, or would be."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in told.split("\0") if (ROOT / name).is_file()]


def build(kind: str, checkout: Path, folder: Path) -> Path:
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder / kind)]
    subprocess.run(words, cwd=checkout, check=True, capture_output=True)
    (built,) = (folder / kind).iterdir()
    return built


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}

"""The page for the browser: what is served, how long it may be kept, and what is never served."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, House, fetch, house
from tuileries.server import app

PAGE = "<!doctype html><title>Tuileries</title>"
SCRIPT = "export const leaf = 1;\n" * 200


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a small client, and something beside it that is nobody's business."""
    folder = tmp_path_factory.mktemp("package")
    files = {
        "web/index.html": PAGE,
        "web/favicon.svg": "<svg/>",
        "web/site.webmanifest": "{}",
        "web/assets/leaf-4f2a.js": SCRIPT,
        "secret.txt": "nobody's business",
    }
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "FOLDER", folder / "web")
        with house(
            tmp_path_factory.mktemp("server"), requests_per_second=0.001, requests_burst=50
        ) as running:
            yield running


def test_assets_are_kept_for_good_and_everything_else_is_asked_for_again(served: House) -> None:
    kept = fetch(served.address, "/assets/leaf-4f2a.js")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert kept.headers["content-type"] == "text/javascript; charset=utf-8"
    assert (kept.headers["content-encoding"], kept.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert kept.text == SCRIPT
    kinds = {"/": "text/html; charset=utf-8", "/favicon.svg": "image/svg+xml"}
    for path, kind in {**kinds, "/site.webmanifest": "application/manifest+json"}.items():
        asked = fetch(served.address, path)
        assert (asked.headers["cache-control"], asked.headers["content-type"]) == ("no-cache", kind)


def test_whoever_cannot_unpack_gets_it_plain(served: House) -> None:
    plain = fetch(served.address, "/assets/leaf-4f2a.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT


@pytest.mark.parametrize("path", ["/t/abc", "/rules/zen-garden", "/healthy", "/apiary", "/t/a/b/c", "/t/"])
def test_the_clients_own_paths_are_the_page(served: House, path: str) -> None:
    answer = fetch(served.address, path)
    assert (answer.status_code, answer.text) == (200, PAGE)


@pytest.mark.parametrize(
    "path", ["/api", "/api/unknown", "/api/tables/x/y", "/assets/gone-1b2c.js", "/assets"]
)
def test_what_is_not_there_is_refused_with_a_phrase(served: House, path: str) -> None:
    answer = fetch(served.address, path)
    assert answer.status_code == 404
    assert answer.json()["key"] in ("server-bad-request", "server-no-file")


def raw(running: House, target: str) -> tuple[str, str]:
    """Status and body of a path that no proper client would send."""
    with socket.create_connection(("127.0.0.1", running.settings.port), PATIENCE) as line:
        line.sendall(
            f"GET {target} HTTP/1.1\r\nHost: {running.address}\r\nConnection: close\r\n\r\n".encode()
        )
        answer = b"".join(iter(lambda: line.recv(65536), b"")).decode()
    head, _, body = answer.partition("\r\n\r\n")
    return head.split()[1], body


@pytest.mark.parametrize(
    "way", ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "....//", "/", "%2f", "%00/../", "./../"]
)
@pytest.mark.parametrize("start", ["/", "/assets/", "/assets/../", "/t/"])
def test_no_path_leads_out_of_the_folder(served: House, start: str, way: str) -> None:
    for depth in (1, 2, 3):
        status, body = raw(served, f"{start}{way * depth}secret.txt")
        assert "nobody's business" not in body
        assert status == "404" or body == PAGE


def test_files_do_not_count_as_requests(tmp_path: Path, served: House) -> None:
    assert {fetch(served.address, "/favicon.svg").status_code for _ in range(60)} == {200}
    asked = [fetch(served.address, "/api/house").status_code for _ in range(51)]
    assert asked[-1] == 429
    assert fetch(served.address, "/").status_code == 200


def test_the_page_may_do_what_it_needs_and_no_more(served: House) -> None:
    policy = fetch(served.address, "/").headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "object-src 'none'", "connect-src 'self'"} <= set(policy)
    assert not any("unsafe" in rule for rule in policy if not rule.startswith("style-src"))


def test_where_no_client_was_built_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "FOLDER", tmp_path / "nowhere")
    with house(tmp_path) as running:
        answer = fetch(running.address, "/")
        assert answer.status_code == 404
        for word in ("has not been built", "construite", "gebaut"):
            assert word in answer.text
        assert fetch(running.address, "/api/house").status_code == 200

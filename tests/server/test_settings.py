"""How a server is told what to do, and what it refuses to be told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.house import free_port
from tuileries.cli import main
from tuileries.core.errors import BadOptions
from tuileries.home import home
from tuileries.server.settings import PREFIX, Settings, read_settings

PAGE = Path(__file__).parents[2] / "docs" / "operation.md"


def written(folder: Path, text: str) -> Path:
    file = folder / "tuileries.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_flag_counts_before_the_environment_and_the_environment_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "file"\nport = 1\naway_after = 5\norigins = ["https://a.example"]')
    environment = {"TUILERIES_HOST": "environment", "TUILERIES_PORT": "2", "TUILERIES_HOME": "elsewhere"}
    settings = read_settings({"host": "flag"}, environment, file)
    assert (settings.host, settings.port, settings.away_after) == ("flag", 2, 5.0)
    assert settings.origins == ("https://a.example",)


def test_the_environment_can_give_every_setting(tmp_path: Path) -> None:
    values = {
        "host": "::1",
        "port": "1",
        "database": f"sqlite:///{tmp_path}/x.sqlite3",
        "address": "https://garden.example",
        "origins": "https://a.example,https://b.example",
        "secure_cookies": "true",
        "workers": "1",
        "bot_processes": "2",
        "warm": "false",
        "review_effort": "0.5",
        "generosity": "2",
        "close_after_days": "7",
        "clear_after_days": "0.5",
        "forget_after_days": "8",
        "away_after": "1.5",
        "messages_per_second": "3",
        "messages_burst": "4",
        "requests_per_second": "5",
        "requests_burst": "6",
        "sockets_per_address": "7",
        "connections": "8",
        "connections_per_address": "9",
        "largest_message": "512",
    }
    assert set(values) == set(Settings.__struct_fields__)
    settings = read_settings({}, {PREFIX + name.upper(): value for name, value in values.items()}, None)
    assert settings == Settings(
        host="::1",
        port=1,
        database=f"sqlite:///{tmp_path}/x.sqlite3",
        address="https://garden.example",
        origins=("https://a.example", "https://b.example"),
        secure_cookies=True,
        bot_processes=2,
        warm=False,
        review_effort=0.5,
        generosity=2,
        close_after_days=7,
        clear_after_days=0.5,
        forget_after_days=8,
        away_after=1.5,
        messages_per_second=3,
        messages_burst=4,
        requests_per_second=5,
        requests_burst=6,
        sockets_per_address=7,
        connections=8,
        connections_per_address=9,
        largest_message=512,
    )
    assert settings.database_file == tmp_path / "x.sqlite3"


def test_without_a_word_the_database_is_where_user_data_lives() -> None:
    assert read_settings({}, {}, None).database_file == home() / "tuileries.sqlite3"


@pytest.mark.parametrize(
    "environment",
    [
        {"TUILERIES_PORT": "70000"},
        {"TUILERIES_PORT": "eight"},
        {"TUILERIES_BOT_PROCESSES": "0"},
        {"TUILERIES_AWAY_AFTER": "nan"},
        {"TUILERIES_AWAY_AFTER": "-1"},
        {"TUILERIES_SECURE_COOKIES": "perhaps"},
        {"TUILERIES_LARGEST_MESSAGE": "10"},
        {"TUILERIES_MESSAGES_BURST": "0.5"},
        {"TUILERIES_REQUESTS_BURST": "0.5"},
    ],
)
def test_a_value_that_means_nothing_is_refused(environment: dict[str, str]) -> None:
    with pytest.raises(BadOptions, match="error-settings"):
        read_settings({}, environment, None)


@pytest.mark.parametrize("database", ["mysql://db", "sqlite://", "sqlite:///", "games.sqlite3"])
def test_a_database_of_another_kind_is_refused(database: str) -> None:
    with pytest.raises(BadOptions, match="error-database"):
        read_settings({"database": database}, {}, None)


@pytest.mark.parametrize(
    "address", ["garden.example", "ftp://garden.example", "https://", "https://garden.example/", "http://a b"]
)
def test_an_address_that_cannot_be_put_before_a_path_is_refused(address: str) -> None:
    with pytest.raises(BadOptions, match="error-address"):
        read_settings({"address": address}, {}, None)


@pytest.mark.parametrize("text", ["colour = 'red'", "port = 'x'", "port = [1]"])
def test_a_file_with_a_wrong_setting_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadOptions, match="error-settings"):
        read_settings({}, {}, written(tmp_path, text))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    unreadable = tmp_path / "latin.toml"
    unreadable.write_bytes(b"host = '\xe9'")
    for file in (tmp_path / "nowhere.toml", written(tmp_path, "port = = 1"), unreadable):
        with pytest.raises(BadOptions, match="error-file"):
            read_settings({}, {}, file)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "70000"], "These settings are not valid."),
        (["--database", "mysql://x"], "“mysql://x” is not a usable database."),
        (["--config", "nowhere.toml"], "The file “nowhere.toml” cannot be used."),
        (["--database", "sqlite:////dev/null/x"], "The file “/dev/null/x” cannot be used."),
    ],
)
def test_the_command_line_says_in_a_sentence_what_is_wrong(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["serve", "--port", str(free_port()), *words, "--lang", "en"])
    assert stop.value.code == 2
    told = capsys.readouterr().err
    assert sentence in " ".join(told.split())
    assert "Traceback" not in told


def test_every_setting_is_on_the_page_with_its_default() -> None:
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = [line.split("|")[1:-1] for line in lines if PREFIX in line]
    told = {cells[0].strip(" `"): cells for cells in rows if len(cells) == 4}
    assert set(told) == set(fields)
    for name, cells in told.items():
        assert cells[1].strip() == f"`{PREFIX}{name.upper()}`"
        assert cells[2].strip() == f"`{msgspec.json.encode(fields[name].default).decode()}`"


def test_the_page_names_every_flag_of_the_command() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for flag in ("--host", "--port", "--database", "--config", "--lan", "--open"):
        assert f"`{flag}" in page

"""The commands and their options. Help texts are keys of the catalogues, put into words just before use."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
import typer.rich_utils
from typer.exceptions import TyperException

from tuileries.cli.arena import run_arena
from tuileries.cli.backup import take_backup
from tuileries.cli.cards import print_cards
from tuileries.cli.console import Console
from tuileries.cli.doctor import examine
from tuileries.cli.learn import learn_game
from tuileries.cli.move_database import move_house
from tuileries.cli.play import play_game, resume_game
from tuileries.cli.replay import replay_file
from tuileries.cli.review import review_file
from tuileries.cli.rules import print_rules
from tuileries.cli.screen import Screen
from tuileries.cli.serve import run_server
from tuileries.cli.simulate import run_simulation
from tuileries.cli.solve import solve_cards
from tuileries.cli.usage import usage
from tuileries.cli.verify import verify_file
from tuileries.cli.warm import warm_up
from tuileries.core.errors import TuileriesError, UnknownName
from tuileries.core.game import Say
from tuileries.core.phrases import Phrase
from tuileries.locales import FIRST, LANGUAGES
from tuileries.server.errors import Unreachable

app = typer.Typer(add_completion=False)

GameName = Annotated[str, typer.Argument(help="cli-help-game", metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")]
Options = Annotated[list[str] | None, typer.Option("--option", help="cli-help-option", metavar="NAME=VALUE")]
Preset = Annotated[str | None, typer.Option("--preset", help="cli-help-preset", metavar="NAME")]

FOR_NOW = os.EX_TEMPFAIL
"""The exit code where the same may work later."""
WORDS = {
    "ARGUMENTS_PANEL_TITLE": "cli-panel-arguments",
    "OPTIONS_PANEL_TITLE": "cli-panel-options",
    "COMMANDS_PANEL_TITLE": "cli-panel-commands",
    "REQUIRED_LONG_STRING": "cli-required",
    "DEFAULT_STRING": "cli-default",
}


def tell_version(asked: bool) -> None:  # noqa: FBT001 - typer gives it so
    if asked:
        typer.echo(version("tuileries"))
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="cli-help-version", callback=tell_version, is_eager=True)
]


@app.callback(help="cli-help")
def tuileries(version: Version = False) -> None:  # noqa: FBT002
    """What can be said before any command."""


@app.command(help="cli-help-play")
def play(
    context: typer.Context,
    game: GameName,
    seats: Annotated[str | None, typer.Option(help="cli-help-seats")] = None,
    names: Annotated[str | None, typer.Option(help="cli-help-names")] = None,
    option: Options = None,
    preset: Preset = None,
    seed: Annotated[str | None, typer.Option(help="cli-help-seed")] = None,
    record: Annotated[Path | None, typer.Option(help="cli-help-record")] = None,
) -> None:
    play_game(
        context.obj,
        game,
        seat_words=seats,
        name_words=names,
        option_words=option or [],
        preset=preset,
        seed=seed,
        file=record,
    )


@app.command(help="cli-help-learn")
def learn(
    context: typer.Context,
    game: GameName,
    lesson: Annotated[str | None, typer.Argument(help="cli-help-lesson", metavar="LESSON")] = None,
) -> None:
    learn_game(context.obj, game, lesson)


@app.command(help="cli-help-resume")
def resume(context: typer.Context, file: RecordFile) -> None:
    resume_game(context.obj, file)


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="cli-help-at", metavar="VERSION")] = None,
) -> None:
    replay_file(context.obj, file, at)


@app.command(help="cli-help-review")
def review(
    context: typer.Context,
    file: RecordFile,
    every: Annotated[bool, typer.Option("--all", help="cli-help-review-all")] = False,  # noqa: FBT002
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,  # noqa: FBT002
) -> None:
    review_file(context.obj, file, every=every, as_json=json)


@app.command(help="cli-help-verify")
def verify(context: typer.Context, file: RecordFile) -> None:
    verify_file(context.obj, file)


@app.command(help="cli-help-simulate")
def simulate(
    context: typer.Context,
    game: GameName,
    players: Annotated[int, typer.Option(help="cli-help-players")] = 2,
    bots: Annotated[str, typer.Option(help="cli-help-bots")] = "greedy,random",
    games: Annotated[int, typer.Option(help="cli-help-games")] = 100,
    seed: Annotated[str, typer.Option(help="cli-help-seed")] = "1",
    option: Options = None,
    preset: Preset = None,
    workers: Annotated[int | None, typer.Option(help="cli-help-workers")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,  # noqa: FBT002
) -> None:
    run_simulation(
        context.obj,
        game,
        players=players,
        bot_names=[bot.strip() for bot in bots.split(",")],
        number=games,
        seed=seed,
        words=option or [],
        preset=preset,
        workers=workers,
        as_json=json,
    )


@app.command(help="cli-help-arena")
def arena(
    context: typer.Context,
    game: GameName,
    players: Annotated[int, typer.Option(help="cli-help-players")] = 2,
    bots: Annotated[str, typer.Option(help="cli-help-arena-bots")] = "expert,greedy",
    games: Annotated[int, typer.Option(help="cli-help-arena-games")] = 100,
    at_least: Annotated[float | None, typer.Option(help="cli-help-at-least", metavar="SHARE")] = None,
    seed: Annotated[str, typer.Option(help="cli-help-seed")] = "1",
    option: Options = None,
    preset: Preset = None,
    workers: Annotated[int | None, typer.Option(help="cli-help-workers")] = None,
    results: Annotated[Path | None, typer.Option(help="cli-help-arena-results")] = None,
    chart: Annotated[Path | None, typer.Option(help="cli-help-arena-chart", metavar="FILE.svg")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,  # noqa: FBT002
) -> None:
    run_arena(
        context.obj,
        game,
        players=players,
        bot_names=[bot.strip() for bot in bots.split(",")],
        number=games,
        seed=seed,
        at_least=at_least,
        words=option or [],
        preset=preset,
        workers=workers,
        file=results,
        chart=chart,
        as_json=json,
    )


@app.command(help="cli-help-warm")
def warm(context: typer.Context) -> None:
    warm_up(context.obj)


@app.command(help="cli-help-rules")
def rules(context: typer.Context, game: GameName) -> None:
    print_rules(context.obj, game)


@app.command(help="cli-help-cards")
def cards(
    context: typer.Context,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,  # noqa: FBT002
) -> None:
    print_cards(context.obj, as_json=json)


@app.command(help="cli-help-solve")
def solve(
    context: typer.Context,
    cards: Annotated[str, typer.Option(help="cli-help-solve-cards", metavar="ID,ID,…")],
    size: Annotated[int, typer.Option(help="cli-help-solve-size")] = 6,
    seconds: Annotated[float, typer.Option(help="cli-help-solve-seconds")] = 20,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,  # noqa: FBT002
) -> int:
    asked = [card.strip().upper() for card in cards.split(",")]
    return solve_cards(context.obj, asked, size=size, seconds=seconds, as_json=json)


@app.command(help="cli-help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="cli-help-host")] = None,
    port: Annotated[int | None, typer.Option(help="cli-help-port")] = None,
    database: Annotated[str | None, typer.Option(help="cli-help-database")] = None,
    workers: Annotated[int | None, typer.Option(help="cli-help-serve-workers")] = None,
    config: Annotated[Path | None, typer.Option(help="cli-help-config")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="cli-help-lan")] = False,  # noqa: FBT002
    browser: Annotated[bool, typer.Option("--open/--no-open", help="cli-help-open")] = False,  # noqa: FBT002
) -> None:
    flags = {"host": host, "port": port, "database": database, "workers": workers}
    run_server(context.obj, flags, config, lan=lan, browser=browser)


@app.command(help="cli-help-doctor")
def doctor(
    context: typer.Context,
    database: Annotated[str | None, typer.Option(help="cli-help-database")] = None,
    config: Annotated[Path | None, typer.Option(help="cli-help-config")] = None,
) -> int:
    return examine(context.obj, {"database": database}, config)


@app.command(help="cli-help-backup")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-help-backup-file", metavar="FILE")],
    database: Annotated[str | None, typer.Option(help="cli-help-database")] = None,
    config: Annotated[Path | None, typer.Option(help="cli-help-config")] = None,
) -> None:
    take_backup(context.obj, file, {"database": database}, config)


@app.command(help="cli-help-move-database")
def move_database(
    context: typer.Context,
    source: Annotated[str, typer.Argument(help="cli-help-move-source", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="cli-help-move-target", metavar="TO")],
) -> None:
    move_house(context.obj, source, target)


def run(words: Sequence[str], language: str) -> int:
    """Carry out a command; whatever a person can put right is one sentence and exit code 2.

    What time may put right as well has another code: whoever watches over a server may start it again.
    """
    try:
        screen = Screen(language)
    except UnknownName as error:
        Screen(FIRST).complain(error.phrase)
        return 2
    command: Any = typer.main.get_command(app)
    translate(command, screen.say)
    try:
        return int(
            command.main(list(words) or ["--help"], prog_name="tuileries", standalone_mode=False, obj=screen)
            or 0
        )
    except TuileriesError as error:
        screen.complain(error.phrase)
        return FOR_NOW if isinstance(error, Unreachable) else 2
    except TyperException as error:
        screen.complain(usage(error))
        return 2
    except UnicodeEncodeError:
        screen.complain(Phrase("cli-letters"))
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return 130


def translate(command: Any, say: Say) -> None:
    """Put the help of a command, of its options and of its commands into words."""
    for title, key in WORDS.items():
        setattr(typer.rich_utils, title, say(Phrase(key)))
    typer.rich_utils.Console = Console  # type: ignore[attr-defined]
    command.get_help_option(typer.Context(command)).help = say(Phrase("cli-help-help"))
    for item in (command, *command.params):
        if item.help:
            item.help = say(Phrase(item.help, {"known": ", ".join(LANGUAGES)}))
    for child in getattr(command, "commands", {}).values():
        translate(child, say)

"""What was wrong with the words of a command, in our own."""

from __future__ import annotations

from typing import Any

from typer.exceptions import TyperException

from tuileries.core.phrases import Phrase


def usage(error: TyperException) -> Phrase:
    """Told by the kind of the error: its own message knows English only."""
    wrong: Any = error
    match type(error).__name__:
        case "NoSuchOption":
            return Phrase("cli-no-option", {"name": str(wrong.option_name)})
        case "BadOptionUsage":
            return Phrase("cli-no-value", {"name": str(wrong.option_name)})
        case "MissingParameter":
            return Phrase("cli-missing", {"name": name_of(wrong)})
        case "BadParameter":
            return Phrase("cli-bad-value", {"name": name_of(wrong)})
        case _:
            return Phrase("cli-usage")


def name_of(error: Any) -> str:
    """An option by its dashes, an argument by its capitals, as the help shows them."""
    word = str(error.param.opts[0])
    return word if word.startswith("-") else word.upper()

"""The command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tuileries.cli.app import run
from tuileries.locales import language_of


def main(arguments: Sequence[str] | None = None) -> None:
    words, language = split_language(sys.argv[1:] if arguments is None else arguments)
    sys.exit(run(words, language_of(os.environ) if language is None else language))


def split_language(words: Sequence[str]) -> tuple[list[str], str | None]:
    """Take `--lang` out, wherever it stands: even the help and the complaints are told in it."""
    rest, language = list[str](), None
    coming = iter(words)
    for word in coming:
        option, equals, value = word.partition("=")
        if option == "--lang":
            language = value if equals else next(coming, "")
        else:
            rest.append(word)
    return rest, language

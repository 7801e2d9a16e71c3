"""The command line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """The rest is imported here, so that even an early Ctrl-C ends without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        from tuileries.cli.app import run
        from tuileries.locales import language_of

        words, language = split_language(sys.argv[1:] if arguments is None else arguments)
        code = run(words, language_of(os.environ) if language is None else language)
    except KeyboardInterrupt:
        code = 130
    except OSError:  # nobody reads on, or nothing more can be written
        sys.stdout = None
        code = 1
    sys.exit(code)


def split_language(words: Sequence[str]) -> tuple[list[str], str | None]:
    """Take `--lang` out, wherever it stands: even the help and the complaints are told in it."""
    rest, language = list[str](), None
    coming = iter(words)
    for word in coming:
        option, equals, value = word.partition("=")
        if option == "--lang":
            language = (value if equals else next(coming, ""))[:5].replace("-", "_").partition("_")[0].lower()
        else:
            rest.append(word)
    return rest, language

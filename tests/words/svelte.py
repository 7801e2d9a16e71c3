"""Svelte components read without understanding them: elements, texts and what fills them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "web" / "src"
PIECES = (CLIENT / "pieces", *(CLIENT / "games").glob("*/Gallery.svelte"))
"""The pieces side by side, for those who draw them; no player sees that page."""

BUTTON = re.compile(r"<(button|a|summary)\b((?:[^>{]|\{[^}]*\}|=>)*?\bclass=\"button\b.*?)</\1>", re.DOTALL)
ATTRIBUTE = re.compile(r"\b(?:aria-label|title|placeholder|alt)=\"([^\"{]*[^\W\d_][^\"{]*)\"")
LITERAL = re.compile(r"\"([^\"]*)\"|'([^']*)'|`([^`]*)`")
SPOKEN = re.compile(r"\b(?:t|told)\(([^()]*(?:\([^()]*\))?[^()]*)\)")


def components() -> Iterator[Path]:
    files = sorted(CLIENT.rglob("*.svelte"))
    yield from (file for file in files if not {file, *file.parents}.intersection(PIECES))


def markup(source: str) -> str:
    """A component without its script, its style and its comments."""
    return re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)


def texts(source: str) -> Iterator[str]:
    """What stands in a component as it is, between its tags or in an attribute that is read out."""
    body = markup(source)
    yield from ATTRIBUTE.findall(body)
    yield from re.findall(r"[^<>]+", without_tags(without_braces(body)))


def without_braces(body: str) -> str:
    """Whatever is worked out is left out, to any depth."""
    kept, depth = [], 0
    for sign in body:
        depth += (sign == "{") - (sign == "}")
        if not depth and sign != "}":
            kept.append(sign)
    return "".join(kept)


def without_tags(body: str) -> str:
    return re.sub(r"<[^>]*>", "<>", body)


def expressions(source: str) -> Iterator[str]:
    """What is worked out in the markup, at the outermost level."""
    depth, start = 0, 0
    body = markup(source)
    for place, sign in enumerate(body):
        if sign == "{":
            start = start if depth else place
            depth += 1
        elif sign == "}":
            depth -= 1
            if not depth:
                yield body[start + 1 : place]


def keys(expression: str) -> Iterator[str]:
    """The messages that an expression says; a key made of parts stands for all that begin like it."""
    for found in SPOKEN.findall(expression):
        for literal in LITERAL.findall(found):
            key = next(filter(None, literal), "")
            if re.match(r"[a-z]+(-[a-zA-Z0-9$]|-\$)", key):
                yield key.partition("${")[0]


def buttons(source: str) -> Iterator[str]:
    """The messages on buttons: those between the tags, not those that only a screen reader says."""
    for _, element in BUTTON.findall(markup(source)):
        inside = re.sub(r"<span class=\"unseen\">.*?</span>", "", content(element))
        yield from keys(inside)


def content(element: str) -> str:
    """What comes after the first tag; a > within braces does not end it."""
    depth = 0
    for place, sign in enumerate(element):
        depth += (sign == "{") - (sign == "}")
        if sign == ">" and not depth:
            return element[place + 1 :]
    return ""

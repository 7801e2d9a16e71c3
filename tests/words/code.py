"""What the code says: the keys that stand in it, and those that it puts together from words it knows."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

from tuileries.games import GAMES

T = TypeVar("T")

HOLE, ANYTHING = "{}", "*"
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
RULE = re.compile(r"[A-Z]{2}-[A-Z]\d+")
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
TEMPLATE = re.compile(r"`([^`\n]*)`")
FAMILY = re.compile(r"\bkeys\(\"([a-z-]+-)\"\)")
"""Where the catalogue is asked for all that begins like this."""


class Code(NamedTuple):
    """The words that stand in the code, what it makes of words (texts with holes), and what it refuses."""

    words: frozenset[str]
    made: frozenset[str]
    refusals: frozenset[str]

    @classmethod
    def of(cls, python: Iterable[str], scripts: Iterable[str], data: Iterable[str] = ()) -> Self:
        trees = [ast.parse(source) for source in python]
        refused = frozenset(each(refusals, trees))
        found = {*each(in_python, trees), *each(in_script, scripts), *each(quoted, data), *refused}
        made = frozenset(text for text in found if is_made(text))
        return cls(frozenset(found) - made, made, refused - made)

    @property
    def keys(self) -> set[str]:
        """Whatever looks like a key."""
        return {*filter(KEY.fullmatch, self.words), *self.refusals}

    def says(self, key: str) -> bool:
        """Whether it stands there, or can be made of what stands there."""
        return key in self.words or any(self.makes(key, pattern) for pattern in self.made)

    def makes(self, key: str, pattern: str) -> bool:
        """What begins with a hole is about a game or a rule; any word may fill the others."""
        if pattern.endswith(ANYTHING):
            return key.startswith(pattern.removesuffix(ANYTHING))
        found = re.fullmatch(re.escape(pattern).replace(r"\{\}", "(.*)"), key)
        if found is None:
            return False
        first, *others = found.groups()
        fits = self.is_subject(first) if pattern.startswith(HOLE) else self.is_word(first)
        return fits and all(map(self.is_word, others))

    def is_subject(self, text: str) -> bool:
        return text in GAMES or RULE.fullmatch(text) is not None

    def is_word(self, text: str) -> bool:
        return text.isdigit() or RULE.fullmatch(text) is not None or self.says(text)


def is_made(text: str) -> bool:
    """A text with holes that could be a key or a part of one, or the beginning of a family."""
    if re.fullmatch(r"[a-z-]+-\*", text):
        return True
    rest = text.replace(HOLE, "")
    return HOLE in text and "-" in rest and re.fullmatch(r"[a-z0-9-]*[a-z][a-z0-9-]*", rest) is not None


def in_python(tree: ast.AST) -> Iterator[str]:
    """Every text, and the names of classes and fields."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.JoinedStr(values=values):
                yield "".join(map(constant, values))
            case ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name
    yield from families(ast.unparse(tree).replace("'", '"'))


def refusals(tree: ast.AST) -> Iterator[str]:
    """By rule and case, where the rule is not chosen between several."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Refusal"), args=args):
                yield "-".join(filter(None, map(constant, args[:2])))


def constant(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else HOLE


def in_script(source: str) -> Iterator[str]:
    """The same for the client, which is read without understanding it."""
    yield from quoted(source)
    yield from families(source)
    yield from (re.sub(r"\$\{[^{}]*\}", HOLE, text) for text in TEMPLATE.findall(source))


def quoted(source: str) -> Iterator[str]:
    yield from (one or other for one, other in QUOTED.findall(source))


def families(source: str) -> Iterator[str]:
    yield from (prefix + ANYTHING for prefix in FAMILY.findall(source))


def each(find: Callable[[T], Iterable[str]], sources: Iterable[T]) -> Iterator[str]:
    yield from (text for source in sources for text in find(source))


def texts(files: Iterable[Path]) -> Iterator[str]:
    yield from (file.read_text(encoding="utf-8") for file in files)

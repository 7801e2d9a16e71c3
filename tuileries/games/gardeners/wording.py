"""What a card says, put together from its constraint: as a sentence in any language, and as a picture."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from tuileries.core.grids import Cell
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.gardeners.constraints import (
    Agglomeration,
    Border,
    Constraint,
    Cross,
    Distance,
    Joined,
    Kind,
    Link,
    Loop,
    Panorama,
    Proximity,
    Quad,
    Run,
    Selector,
    Square,
    pattern,
)

SECOND = {"each": "each-too", "no": "no-too"}
"""What begins a sentence does not begin it twice."""

SHARED = ("many", "seen")


def named(selector: Selector, role: str) -> Phrase:
    """The kinds of a selector as a part of a sentence, joined where there are two.

    Languages differ in how a part is written: `each` and `no` begin a sentence, `next` is what something is
    next to, `seen` what a bench faces, `a` stands in a list, `many` follows a number, `of` tells what a chain
    is made of. Of the same kind it is another one: `next-other`, `seen-other`.
    """
    if len(selector) == 1:
        return kind_name(selector[0], role)
    one, other = selector
    roles = pair_roles(one, other, role)
    first, second = (kind_name(kind, part) for kind, part in zip(selector, roles, strict=True))
    return Phrase("gardeners-either", {"role": role, "first": first, "second": second})


def pair_roles(first: Kind, second: Kind, role: str) -> tuple[str, str]:
    """Where two colours share a noun it is said once."""
    if role in SHARED and noun(first) == noun(second) != first:
        return f"{role}-first", f"{role}-second"
    return role, SECOND.get(role, role)


def noun(kind: Kind) -> str:
    return kind.rpartition("-")[2]


def kind_name(kind: Kind, role: str) -> Phrase:
    return Phrase(f"gardeners-kind-{kind}", {"role": role})


def other_of(asked: Selector, given: Selector, role: str) -> Phrase:
    """Of the same kinds it is another one."""
    return named(asked, f"{role}-other" if asked == given else role)


def anything(selector: Selector) -> Phrase:
    return named(selector, "a") if selector else Phrase("gardeners-anything")


def card_text(constraint: Constraint) -> Phrase:
    """The sentence of a card."""
    match constraint:
        case Proximity(every=every, near=near):
            return card_phrase("proximity", every=named(every, "each"), near=other_of(near, every, "next"))
        case Distance(no=no, near=near):
            return card_phrase("distance", no=named(no, "no"), near=other_of(near, no, "next"))
        case Agglomeration(of=of, number=number, exactly=exactly):
            sort = "exactly" if exactly else "at-least"
            return card_phrase(f"agglomeration-{sort}", number=number, many=named(of, "many"))
        case Panorama(sees=sees):
            return card_phrase("panorama", near=other_of(sees, (Kind.BENCH,), "seen"))
        case Link(of=of):
            return card_phrase("link", of=named(of, "of"))
        case Border(of=of, inside=inside):
            if inside:
                return card_phrase("border-inner", no=named(of, "no"))
            return card_phrase("border-outer", every=named(of, "each"))
        case Cross() | Square() | Quad():
            return geometry_text(constraint)
        case Loop() | Run() | Joined():
            return paths_text(constraint)
    assert_never(constraint)


def geometry_text(constraint: Cross | Square | Quad) -> Phrase:
    match constraint:
        case Cross(centre=centre, arms=arms) if len(set(arms)) == 1:
            return card_phrase("cross", centre=named(centre, "a"), arm=named(arms[0], "a"))
        case Cross(centre=centre, arms=arms):
            around = tuple(named(arm, "a") for arm in arms)
            return card_phrase("cross-mixed", centre=named(centre, "a"), arms=around)
        case Quad(tiles=tiles) if len(set(tiles)) == 1:
            return card_phrase("quad", many=named(tiles[0], "many"))
        case Quad(tiles=tiles):
            return card_phrase("quad-mixed", tiles=tuple(named(tile, "a") for tile in tiles))
        case Square(corners=corners, edges=edges, centre=centre):
            parts = {"corner": corners, "edge": edges, "centre": centre}
            return card_phrase("square", **{name: anything(selector) for name, selector in parts.items()})
    assert_never(constraint)


def paths_text(constraint: Loop | Run | Joined) -> Phrase:
    match constraint:
        case Run(number=number):
            return card_phrase("run", number=number)
        case Loop(around=()):
            return card_phrase("loop")
        case Loop(around=around):
            return card_phrase("loop-around", inside=named(around, "a"))
        case Joined():
            return card_phrase("joined")
    assert_never(constraint)


def card_phrase(sort: str, **args: Argument) -> Phrase:
    return Phrase(f"gardeners-card-{sort}", args)


class Pictogram(Struct, frozen=True):
    """A card without words: kinds of tiles on a grid, None where anything goes, a sign and perhaps a number.

    `beside` and `apart` show two selectors, `group` (at least), `exactly`, `chain`, `ring`, `inside`, `view`
    and `loop` at most one, `pattern` the tiles as they must lie; `run` and `joined` show none.
    """

    sign: str
    rows: tuple[tuple[Selector | None, ...], ...] = ()
    number: int | None = None


def pictogram(constraint: Constraint) -> Pictogram:
    match constraint:
        case Proximity(every=one, near=other):
            return Pictogram("beside", ((one, other),))
        case Distance(no=one, near=other):
            return Pictogram("apart", ((one, other),))
        case Agglomeration(of=of, number=number, exactly=exactly):
            return Pictogram("exactly" if exactly else "group", ((of,),), number)
        case Panorama(sees=sees):
            return Pictogram("view", ((sees,),))
        case Link(of=of):
            return Pictogram("chain", ((of,),))
        case Border(of=of, inside=inside):
            return Pictogram("inside" if inside else "ring", ((of,),))
        case Cross() | Square() | Quad():
            return Pictogram("pattern", grid(constraint))
        case Loop(around=around):
            return Pictogram("loop", ((around,),) if around else ())
        case Run(number=number):
            return Pictogram("run", number=number)
        case Joined():
            return Pictogram("joined")
    assert_never(constraint)


def grid(constraint: Cross | Square | Quad) -> tuple[tuple[Selector | None, ...], ...]:
    shape = pattern(constraint)
    size = range(2 if isinstance(constraint, Quad) else 3)
    return tuple(tuple(shape.get(Cell(row, column)) for column in size) for row in size)

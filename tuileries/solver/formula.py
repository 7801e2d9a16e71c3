"""Constraints as a formula that is true exactly when a garden keeps to them.

Looks that no constraint tells apart are one sort. A variable says that a cell has a sort; benches also have a
side they face, paths the sides they open to. All constraints stay the same when the whole garden is turned.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import assert_never

from pysat.card import CardEnc, EncType
from pysat.formula import IDPool

from tuileries.core.grids import Cell
from tuileries.games.gardeners.components import TILES, Thing
from tuileries.games.gardeners.constraints import (
    Agglomeration,
    Back,
    Border,
    Constraint,
    Cross,
    Distance,
    Geometry,
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
    back_of,
    rotations,
    selectors,
)
from tuileries.games.gardeners.garden import SIDES, Laid, step
from tuileries.solver.puzzle import Lying, Puzzle, look_of, openings

Clause = list[int]
Group = dict[Cell, int]
"""Some cells, each with the literal that says whether it belongs to the group."""

BENCH, PATH = (Kind.BENCH,), (Kind.PATH,)
SHAPES = (Thing.BEND, Thing.STRAIGHT)


class Formula:
    """Clauses over the cells of a puzzle."""

    def __init__(self, puzzle: Puzzle, *, by_look: bool = False) -> None:
        """By look: every look is a sort of its own, and the garden lies as it lies."""
        self.puzzle = puzzle
        self.pool = IDPool()
        self.clauses = list[Clause]()
        self.is_fixed = by_look
        self.sorts = [{look} for look in range(len(puzzle.looks))] if by_look else self.told_apart()
        self._any = dict[tuple[Cell, frozenset[int]], int]()
        self.lay_tiles()
        for rule in puzzle.constraints:
            self.ask(rule)
        for inside in (False, True):
            self.count_border(inside=inside)

    # The tiles

    def told_apart(self) -> list[set[int]]:
        """The looks by what the constraints can see of them."""
        puzzle, seen = self.puzzle, list[frozenset[int]]()
        for rule in puzzle.constraints:
            seen += [puzzle.matching(selector) for selector in looked_at(rule)]
            if back_of(rule) == Back.PATHS:
                seen += [puzzle.with_thing(shape) for shape in SHAPES]
        sorts = dict[tuple[bool, ...], set[int]]()
        for look in range(len(puzzle.looks)):
            sorts.setdefault(tuple(look in looks for looks in seen), set()).add(look)
        return list(sorts.values())

    def lay_tiles(self) -> None:
        """Every cell has one sort, and no sort is there more often than there are tiles of it."""
        cells, numbers = self.puzzle.cells, range(len(self.sorts))
        for cell in cells:
            here = [self.has(cell, number) for number in numbers]
            self.clauses.append(here)
            self.clauses += [[-one, -other] for one, other in combinations(here, 2)]
        for number in numbers:
            self.exactly([self.has(c, number) for c in cells], self.puzzle.number(self.sorts[number]))

    def has(self, cell: Cell, sort: int) -> int:
        return self.variable("has", cell, sort)

    def variable(self, *name: object) -> int:
        number: int = self.pool.id(name)
        return number

    def is_one(self, cell: Cell, looks: frozenset[int]) -> int:
        """The literal that says: in this cell lies one of these looks."""
        name = (cell, looks)
        if name not in self._any:
            here = [self.has(cell, number) for number, sort in enumerate(self.sorts) if sort <= looks]
            self._any[name] = here[0] if len(here) == 1 else self.either(here)
        return self._any[name]

    def either(self, literals: Sequence[int]) -> int:
        """A literal that is true exactly when one of these is."""
        new = self.fresh()
        self.clauses += [[-literal, new] for literal in literals]
        self.clauses.append([-new, *literals])
        return new

    def both(self, *literals: int) -> int:
        return -self.either([-literal for literal in literals])

    def matching(self, cell: Cell, selector: Selector) -> int:
        return self.is_one(cell, self.puzzle.matching(selector))

    def around(self, cell: Cell) -> list[Cell]:
        return [beside for _, beside in self.sides(cell)]

    def sides(self, cell: Cell) -> list[tuple[int, Cell]]:
        """The sides of a cell that have a neighbour in the garden."""
        near = ((side, step(cell, by)) for side, by in enumerate(SIDES))
        return [(side, beside) for side, beside in near if beside in self.puzzle.cells]

    def exactly(self, literals: Sequence[int], number: int) -> None:
        if number > len(literals):
            self.clauses.append([])
            return
        card = CardEnc.equals(literals, number, vpool=self.pool, encoding=EncType.seqcounter)
        self.clauses += card.clauses

    # The constraints

    def ask(self, rule: Constraint) -> None:
        match rule:
            case Proximity(every=every, near=near):
                for cell in self.puzzle.cells:
                    beside = [self.matching(other, near) for other in self.around(cell)]
                    self.clauses.append([-self.matching(cell, every), *beside])
            case Distance(no=no, near=near):
                for cell in self.puzzle.cells:
                    for other in self.around(cell):
                        self.clauses.append([-self.matching(cell, no), -self.matching(other, near)])
            case Agglomeration():
                self.ask_group(rule)
            case Panorama(sees=sees):
                self.ask_view(sees)
            case Link(of=of):
                self.ask_chain(of)
            case Border(of=of, inside=inside):
                astray = (cell for cell in self.puzzle.cells if self.puzzle.is_inner(cell) != inside)
                self.clauses += [[-self.matching(cell, of)] for cell in astray]
            case Cross() | Square() | Quad():
                self.clauses.append([self.placed(shape, corner) for shape, corner in self.placements(rule)])
            case Loop(around=around):
                self.ask_loop(around)
            case Run(number=number):
                self.ask_run(number)
            case Joined():
                for cell in self.puzzle.cells:
                    joined = [self.joined(cell, side) for side, _ in self.sides(cell)]
                    self.clauses.append([-self.matching(cell, PATH), *joined])
            case _:
                assert_never(rule)

    def count_border(self, *, inside: bool) -> None:
        """How many tiles all borders together send to one part: it follows, but not easily, from the rest."""
        borders = (rule for rule in self.puzzle.constraints if isinstance(rule, Border))
        sent = [self.puzzle.matching(rule.of) for rule in borders if rule.inside == inside]
        if sent:
            looks = frozenset[int]().union(*sent)
            part = [cell for cell in self.puzzle.cells if self.puzzle.is_inner(cell) == inside]
            self.exactly([self.is_one(cell, looks) for cell in part], self.puzzle.number(looks))

    def ask_group(self, rule: Agglomeration) -> None:
        """GD-K3: so many tiles, all reached from the first of them; if exactly, no other touches them."""
        group = self.group(rule.of)
        self.exactly(list(group.values()), rule.number)
        cells, reached = self.puzzle.cells, self.first_of(group)
        for _ in range(rule.number - 1):
            reached = {
                cell: self.implying(group[cell], [reached[cell], *(reached[b] for b in self.around(cell))])
                for cell in cells
            }
        self.clauses += [[-group[cell], reached[cell]] for cell in cells]
        if rule.exactly:
            for cell in cells:
                for other in self.around(cell):
                    self.clauses.append([-group[cell], group[other], -self.matching(other, rule.of)])

    def group(self, of: Selector) -> Group:
        """New literals for some of the tiles that match."""
        group = {cell: self.fresh() for cell in self.puzzle.cells}
        self.clauses += [[-literal, self.matching(cell, of)] for cell, literal in group.items()]
        return group

    def fresh(self) -> int:
        number: int = self.pool.id(("fresh", self.pool.top))
        return number

    def first_of(self, group: Group) -> Group:
        """For each cell whether it is the first of its group, in the order of the cells."""
        first, before = Group(), list[int]()
        for cell, literal in group.items():
            first[cell] = self.fresh()
            self.clauses.append([-first[cell], literal])
            self.clauses += [[-first[cell], -earlier] for earlier in before]
            before.append(literal)
        return first

    def implying(self, whole: int, parts: Sequence[int]) -> int:
        """A new literal from which follow a whole and one of its parts."""
        new = self.fresh()
        self.clauses += [[-new, whole], [-new, *parts]]
        return new

    def ask_view(self, sees: Selector) -> None:
        """GD-K4: every bench faces one side, the same for all cards, and sees something there."""
        for cell in self.puzzle.cells:
            bench = self.matching(cell, BENCH)
            faces = [self.faces(cell, side) for side in range(4)]
            self.clauses.append([-bench, *faces])
            self.clauses += [[-one, -other] for one, other in combinations(faces, 2)]
            for side in range(4):
                line = [self.matching(other, sees) for other in self.sight(cell, side)]
                self.clauses.append([-bench, -faces[side], *line])

    def faces(self, cell: Cell, side: int) -> int:
        return self.variable("faces", cell, side)

    def sight(self, cell: Cell, side: int) -> Iterator[Cell]:
        cell = step(cell, SIDES[side])
        while cell in self.puzzle.cells:
            yield cell
            cell = step(cell, SIDES[side])

    def ask_chain(self, of: Selector) -> None:
        """GD-K5: down or across. By turning the garden, the first chain can be made to go down."""
        ways = [self.chain(of, across=False)]
        if self.is_fixed:
            ways.append(self.chain(of, across=True))
        self.is_fixed = True
        self.clauses.append(ways)

    def chain(self, of: Selector, *, across: bool) -> int:
        """A literal from which follows a chain: an end on each side, and two neighbours to all between.

        From its one end such a line can only lead to the other; rings besides do no harm.
        """
        group, last = self.group(of), self.puzzle.size - 1
        ends = [[cell for cell in group if cell[across] == side] for side in (0, last)]
        for end in ends:
            self.clauses += [[-group[one], -group[other]] for one, other in combinations(end, 2)]
        for cell, literal in group.items():
            beside = [group[other] for other in self.around(cell)]
            number = 1 if cell[across] in (0, last) else 2
            self.clauses += [[-literal, *some] for some in combinations(beside, len(beside) - number + 1)]
            self.clauses += [
                [-literal, *(-other for other in some)] for some in combinations(beside, number + 1)
            ]
        goes = self.fresh()
        self.clauses.append([-goes, *(group[cell] for cell in ends[0])])
        return goes

    def placements(self, rule: Geometry) -> Iterator[tuple[dict[Cell, Selector], Cell]]:
        for shape in rotations(rule):
            for corner in self.puzzle.cells:
                if all(step(corner, cell) in self.puzzle.cells for cell in shape):
                    yield shape, corner

    def placed(self, shape: dict[Cell, Selector], corner: Cell) -> int:
        """GD-K7: a literal from which follows that the pattern lies here."""
        here = self.fresh()
        self.clauses += [[-here, self.matching(step(corner, c), selector)] for c, selector in shape.items()]
        return here

    # Paths

    def opens(self, cell: Cell, side: int) -> int:
        self.lay_paths()
        return self.variable("opens", cell, side)

    @cache  # noqa: B019 - a formula lives as long as its proof
    def lay_paths(self) -> None:
        """A bend opens to one of two opposite sides, and again to one of two; a straight to both of two."""
        bends, straights = (self.puzzle.with_thing(shape) for shape in SHAPES)
        for cell in self.puzzle.cells:
            up, right, down, left = (self.variable("opens", cell, side) for side in range(4))
            bend, straight = -self.is_one(cell, bends), -self.is_one(cell, straights)
            for one, other in ((up, down), (right, left)):
                self.clauses += [[bend, one, other], [bend, -one, -other]]
                self.clauses += [[straight, one, -other], [straight, -one, other]]
            self.clauses += [[straight, up, right], [straight, -up, -right]]
            self.clauses += [[-bend, -straight, -side] for side in (up, right, down, left)]

    @cache  # noqa: B019
    def joined(self, cell: Cell, side: int) -> int:
        """GD-K8: this tile and its neighbour both open on the edge they share."""
        return self.both(self.opens(cell, side), self.opens(step(cell, SIDES[side]), (side + 2) % 4))

    def ask_loop(self, around: Selector) -> None:
        """Path tiles that all lead to each other: a loop, or several."""
        group, cells = self.group(PATH), self.puzzle.cells
        self.clauses.append(list(group.values()))
        for cell, literal in group.items():
            beside = dict(self.sides(cell))
            for side in range(4):
                leads = [group[beside[side]]] if side in beside else []
                self.clauses.append([-literal, -self.opens(cell, side), *leads])
                if side in beside:
                    self.clauses.append([-literal, -self.opens(cell, side), self.joined(cell, side)])
        if around:
            within = self.inside(group)
            found = (self.both(within[c], -group[c], self.matching(c, around)) for c in cells if c in within)
            self.clauses.append(list(found))

    def inside(self, loop: Group) -> Group:
        """Whether a line to the left of a cell crosses the loop an odd number of times."""
        odd = Group()
        for cell in self.puzzle.cells:
            left = step(cell, SIDES[3])
            if left not in self.puzzle.cells:
                continue
            rises = self.both(loop[left], self.opens(left, 0))
            odd[cell] = self.differ(odd[left], rises) if left in odd else rises
        return odd

    def differ(self, one: int, other: int) -> int:
        new = self.fresh()
        self.clauses += [[-new, one, other], [-new, -one, -other], [new, -one, other], [new, one, -other]]
        return new

    def ask_run(self, number: int) -> None:
        """A first tile, joined to a second, and so on; none is counted twice."""
        order = [self.group(PATH) for _ in range(number)]
        self.clauses.append(list(order[0].values()))
        for cell in self.puzzle.cells:
            places = [group[cell] for group in order]
            self.clauses += [[-one, -other] for one, other in combinations(places, 2)]
            for here, after in pairwise(order):
                on = [self.both(self.joined(cell, side), after[other]) for side, other in self.sides(cell)]
                self.clauses.append([-here[cell], *on])

    # A garden as it lies

    def lies(self, laid: Laid) -> Iterator[int]:
        """The literals that say: this look is here, turned so. A turn that nobody asks about is not said."""
        tile = TILES[laid.tile]
        yield self.has(laid.cell, self.puzzle.looks.index(look_of(tile)))
        if tile.thing == Thing.BENCH and self.asks(Back.PANORAMA):
            yield self.faces(laid.cell, laid.turn)
        if tile.thing in SHAPES and self.asks(Back.PATHS):
            for side in range(4):
                opens = self.opens(laid.cell, side)
                yield opens if side in openings(tile.thing, laid.turn) else -opens

    def asks(self, back: Back) -> bool:
        return any(back_of(rule) == back for rule in self.puzzle.constraints)

    def lying(self, model: Collection[int]) -> dict[Cell, Lying]:
        """The garden that a model describes."""
        true = set(model)
        left = {
            number: [look for look in sort for _ in range(self.puzzle.counts[look])]
            for number, sort in enumerate(self.sorts)
        }
        found = dict[Cell, Lying]()
        for cell in self.puzzle.cells:
            sort = next(number for number in left if self.has(cell, number) in true)
            look = left[sort].pop()
            found[cell] = Lying(look, self.turn(cell, self.puzzle.looks[look].thing, true))
        return found

    def turn(self, cell: Cell, thing: Thing | None, true: Collection[int]) -> int:
        if thing == Thing.BENCH:
            return next((side for side in range(4) if self.faces(cell, side) in true), 0)
        if thing in SHAPES:
            sides = {side for side in range(4) if self.variable("opens", cell, side) in true}
            return next((turn for turn in range(4) if openings(thing, turn) == sides), 0)
        return 0


def looked_at(rule: Constraint) -> tuple[Selector, ...]:
    """All that a constraint looks at: what it names, and the benches or paths that it is about."""
    named = selectors(rule)
    match rule:
        case Panorama():
            return BENCH, *named
        case Loop() | Run() | Joined():
            return PATH, *named
        case Proximity() | Distance() | Agglomeration() | Link() | Border() | Cross() | Square() | Quad():
            return named
    assert_never(rule)

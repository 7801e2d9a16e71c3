"""All luck there is, against its specification in docs/chance.md."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tuileries
from tuileries.core import chance as chance_module
from tuileries.core.chance import WORDS, Chance, word
from tuileries.core.errors import BadRecord
from tuileries.core.fairness import commitment, seed_of
from tuileries.games.zen_garden.components import TILES, Tile
from tuileries.games.zen_garden.events import DiscardsShuffled

PAGE = Path(__file__).parents[2] / "docs" / "chance.md"
VECTORS = PAGE.read_text(encoding="utf-8").partition("```text\n")[2].partition("```")[0].splitlines()
SUMMER = "Jardin d’été 枯山水"


def below(chance: Chance, limit: int, *, times: int) -> tuple[list[int], Chance]:
    numbers = []
    for _ in range(times):
        number, chance = chance.below(limit)
        numbers.append(number)
    return numbers, chance


def name(tile: Tile | None) -> str:
    return " ".join((tile.decor, tile.walkway, tile.floor)) if tile else ""


def redo(what: str, given: list[str]) -> str:
    """What the code makes of a vector's left side."""
    opening = tuileries.new("zen-garden", players=2, seed="7").state
    match what, given:
        case "word", [seed, number]:
            return f"{word(seed.encode(), int(number)):016x}"
        case "below", [seed, limit]:
            numbers, after = below(Chance(seed), int(limit), times=3)
            return f"{' '.join(map(str, numbers))} in {after.drawn} words"
        case "shuffle", [seed]:
            return " ".join(map(str, Chance(seed).shuffle(range(10))[0]))
        case "commitment", [secret]:
            return commitment(secret)
        case "seed", [secret, *nonces]:
            return seed_of(secret, nonces)
        case "preferences", []:
            wanted = opening.preferences
            return " ".join((wanted.minor, wanted.major, wanted.majority, wanted.detail))
        case "first", []:
            return f"{opening.round.first} in {opening.chance.drawn} words"
        case "market", [space]:
            return name(opening.market[int(space)])
    raise AssertionError(f"the page has a vector that no test knows: {what} {given}")


@pytest.mark.parametrize("vector", VECTORS)
def test_the_code_gives_the_vectors_of_the_page(vector: str) -> None:
    left, _, right = vector.partition(" = ")
    what, *given = re.findall(r'"[^"]*"|\S+', left)
    assert redo(what, [json.loads(part) if part.startswith('"') else part for part in given]) == right


def test_the_page_has_vectors_of_every_kind() -> None:
    kinds = Counter(vector.split()[0] for vector in VECTORS)
    assert kinds == Counter(
        {"word": 9, "below": 3, "shuffle": 3, "commitment": 1, "seed": 1}
        | {"preferences": 1, "first": 1, "market": 12}
    )


def test_a_seed_is_taken_as_it_is_written() -> None:
    seeds = (SUMMER, unicodedata.normalize("NFD", SUMMER), SUMMER + " ", SUMMER.lower())
    assert len({Chance(seed).below(WORDS)[0] for seed in seeds}) == 4


def test_every_number_below_six_comes_up_about_as_often_as_any_other() -> None:
    numbers, _ = below(Chance("even"), 6, times=6000)
    counts = Counter(numbers)
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 15.1  # once in a hundred seeds


def test_every_order_comes_up_about_as_often_as_any_other() -> None:
    counts = Counter(Chance(f"order {n}").shuffle("abc")[0] for n in range(3000))
    assert sorted(counts) == sorted(permutations("abc"))
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 15.1


def test_a_word_past_the_last_multiple_of_the_limit_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = [WORDS - 1, WORDS - 4, WORDS - 5, 6]  # 2**64 is four more than a multiple of six
    monkeypatch.setattr(chance_module, "word", lambda key, number: stream[number])
    numbers, after = below(Chance("any"), 6, times=2)
    assert numbers == [(WORDS - 5) % 6, 0]
    assert after.drawn == 4


def test_a_limit_just_above_half_of_all_words_drops_about_half_of_them() -> None:
    limit = 2**63 + 1
    numbers, after = below(Chance("half"), limit, times=200)
    kept = [number for number in (word(b"half", n) for n in range(after.drawn)) if number < limit]
    assert numbers == kept
    assert 300 < after.drawn < 500


def test_a_limit_that_divides_the_number_of_words_drops_none() -> None:
    assert below(Chance("7"), WORDS, times=20)[0] == [word(b"7", n) for n in range(20)]


@given(st.text(), st.integers(min_value=1, max_value=WORDS))
def test_a_draw_is_below_its_limit_and_moves_on(seed: str, limit: int) -> None:
    chance = Chance(seed)
    number, after = chance.below(limit)
    assert 0 <= number < limit
    assert after.drawn > chance.drawn == 0


@given(st.text(), st.lists(st.integers()))
def test_a_shuffle_loses_nothing_and_leaves_its_items_alone(seed: str, items: list[int]) -> None:
    before = list(items)
    shuffled, after = Chance(seed).shuffle(items)
    assert sorted(shuffled) == sorted(before)
    assert items == before
    assert after.drawn >= max(0, len(items) - 1)


def test_the_same_chance_always_gives_the_same() -> None:
    chance = Chance("7", drawn=5)
    assert chance.shuffle(range(20)) == chance.shuffle(range(20))
    assert chance.shuffle(range(20)) != Chance("7", drawn=6).shuffle(range(20))


def test_an_explicit_deal_gives_the_first_results_and_then_the_stream_begins() -> None:
    chance = Chance("7", deal=((2, 0, 1), (4,)))
    order, chance = chance.shuffle("abc")
    number, chance = chance.below(6)
    assert order == ("c", "a", "b")
    assert number == 4
    assert chance == Chance("7")


def test_a_shuffle_of_nothing_uses_up_a_list_but_no_word() -> None:
    assert Chance("7", deal=((), (3,))).shuffle("") == ((), Chance("7", deal=((3,),)))
    assert Chance("7").shuffle("") == ((), Chance("7"))


@pytest.mark.parametrize("order", [(), (0, 1), (0, 1, 2, 3), (0, 1, 1), (0, 1, 1, 2), (0, 1, 3), (-1, 0, 1)])
def test_a_deal_that_does_not_fit_a_shuffle_is_refused(order: tuple[int, ...]) -> None:
    with pytest.raises(BadRecord) as error:
        Chance("7", deal=(order,)).shuffle("abc")
    assert error.value.phrase.key == "error-deal"
    assert error.value.phrase.args == {"length": 3, "limit": 3}


@pytest.mark.parametrize("numbers", [(), (0, 1), (6,), (-1,)])
def test_a_deal_that_does_not_fit_a_draw_is_refused(numbers: tuple[int, ...]) -> None:
    with pytest.raises(BadRecord) as error:
        Chance("7", deal=(numbers,)).below(6)
    assert error.value.phrase.args == {"length": 1, "limit": 6}


def test_zen_garden_shuffles_its_discards_from_alphabetical_order_starting_at_word_103() -> None:
    table = tuileries.new("zen-garden", players=4, seed="7")
    events: tuple[object, ...] = ()
    while not any(isinstance(event, DiscardsShuffled) for event in events):
        before = table.state
        player = table.to_move[0]
        dearest = table.choices(player).tiles[-1]
        events = table.play(player, next(m for m in table.legal_moves(player) if m.tile == dearest))
    gardens = {laid.tile for seat in table.state.seats for laid in seat.garden}
    kept = {*before.supply, *gardens, *before.market[4:]}
    discards = sorted((tile for tile in TILES if tile not in kept), key=name)
    shuffled, after = Chance("7", drawn=103).shuffle(discards)
    assert (before.supply + shuffled)[-len(table.state.supply) :] == table.state.supply
    assert table.state.chance == after


@pytest.mark.parametrize("limit", [0, -5, 2**64 + 1])
def test_a_limit_that_makes_no_sense_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Chance("7").below(limit)

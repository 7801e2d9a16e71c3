"""A deal that neither the host nor a player can choose. The exact bytes are tested with docs/chance.md."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tuileries.core.errors import BadRecord
from tuileries.core.fairness import Pledge, check, commitment, make_pledge, seed_of

SECRET = "ab" * 32
NONCES = ("moss", "été", "gravel")
PLEDGE = make_pledge(SECRET, NONCES)
SEED = seed_of(SECRET, NONCES)

lines = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"))


def refusal(pledge: Pledge, *, seed: str | None = SEED, players: int = 3) -> str:
    with pytest.raises(BadRecord) as error:
        check(pledge, seed=seed, players=players)
    return error.value.phrase.key


@given(lines, st.lists(lines, min_size=1, max_size=4))
def test_an_honest_deal_passes(secret: str, nonces: list[str]) -> None:
    pledge = make_pledge(secret, nonces)
    assert pledge.commitment == commitment(secret)
    check(pledge, seed=seed_of(secret, nonces), players=len(nonces))


def test_a_deal_cannot_be_checked_before_the_secret_is_told() -> None:
    assert refusal(replace(PLEDGE, secret=None)) == "error-secret-withheld"


def test_a_deal_cannot_be_checked_without_its_seed() -> None:
    assert refusal(PLEDGE, seed=None) == "error-secret-withheld"


def test_another_secret_than_the_promised_one_is_found_out() -> None:
    swapped = replace(PLEDGE, secret="cd" * 32)
    assert refusal(swapped, seed=seed_of("cd" * 32, NONCES)) == "error-commitment"


@pytest.mark.parametrize("nonces", [NONCES[:2], (*NONCES, "clay"), ()])
def test_every_seat_adds_exactly_one_nonce(nonces: tuple[str, ...]) -> None:
    with pytest.raises(BadRecord) as error:
        check(make_pledge(SECRET, nonces), seed=seed_of(SECRET, nonces), players=3)
    assert error.value.phrase.key == "error-nonces"
    assert error.value.phrase.args == {"nonces": len(nonces), "players": 3}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_nonce_that_was_exchanged_afterwards_is_found_out(seat: int) -> None:
    nonces = tuple("exchanged" if n == seat else nonce for n, nonce in enumerate(NONCES))
    assert refusal(replace(PLEDGE, nonces=nonces)) == "error-seed"


def test_nonces_belong_to_their_seats() -> None:
    assert refusal(replace(PLEDGE, nonces=NONCES[::-1])) == "error-seed"


def test_a_seed_that_was_picked_is_found_out() -> None:
    assert refusal(PLEDGE, seed="7") == "error-seed"


@pytest.mark.parametrize(("secret", "nonces"), [("a\nb", ["c"]), ("a", ["b\nc"]), ("a", ["b", "\n"])])
def test_a_secret_or_a_nonce_is_a_single_line(secret: str, nonces: list[str]) -> None:
    with pytest.raises(BadRecord) as error:
        make_pledge(secret, nonces)
    assert error.value.phrase.key == "error-nonce-line"


@given(lines, st.lists(lines, max_size=4), lines, st.lists(lines, max_size=4))
def test_different_words_never_run_together_into_one_seed(
    secret: str, nonces: list[str], other_secret: str, other_nonces: list[str]
) -> None:
    assume((secret, nonces) != (other_secret, other_nonces))
    assert seed_of(secret, nonces) != seed_of(other_secret, other_nonces)

"""What can be refused, and how it is told."""

from __future__ import annotations

import pickle

import pytest

from tuileries.core.errors import (
    BadNotation,
    BadOptions,
    BadRecord,
    CannotTakeBack,
    Forbidden,
    IllegalMove,
    IllegalSetup,
    Refusal,
    TuileriesError,
    UnknownName,
)
from tuileries.core.grids import Cell
from tuileries.core.phrases import Phrase

PRICE = Refusal("ZG-T3", "price", {"price": 2, "coins": 1})
SPAN = Refusal("ZG-T6", cells=(Cell(0, 4),))


def test_a_refusal_is_told_by_its_rule() -> None:
    assert SPAN.phrase == Phrase("ZG-T6")


def test_a_refusal_of_a_rule_with_several_cases_is_told_by_its_case() -> None:
    assert PRICE.phrase == Phrase("ZG-T3-price", {"price": 2, "coins": 1})


def test_refusals_share_no_particulars_they_were_not_given() -> None:
    Refusal("PB-S1").particulars["left"] = "over"
    assert Refusal("PB-S1").particulars == {}


@pytest.mark.parametrize("kind", [IllegalMove, IllegalSetup])
def test_what_is_forbidden_names_every_rule_and_every_reason(kind: type[Forbidden]) -> None:
    error = kind([PRICE, SPAN])
    assert error.refusals == (PRICE, SPAN)
    last = Phrase("error-forbidden", {"rule": "ZG-T6", "reason": SPAN.phrase})
    assert error.phrase == Phrase(
        "error-forbidden-more", {"rule": "ZG-T3", "reason": PRICE.phrase, "more": last}
    )
    assert "ZG-T3" in str(error)
    assert "ZG-T6" in str(error)


@pytest.mark.parametrize("kind", [BadOptions, BadNotation, CannotTakeBack, BadRecord, UnknownName])
def test_an_error_carries_its_phrase_and_can_be_read_in_a_traceback(kind: type[TuileriesError]) -> None:
    error = kind("error-something", name="moss", number=3)
    assert error.phrase == Phrase("error-something", {"name": "moss", "number": 3})
    assert str(error) == "error-something {'name': 'moss', 'number': 3}"


@pytest.mark.parametrize(
    "kind", [IllegalMove, IllegalSetup, BadOptions, BadNotation, CannotTakeBack, BadRecord, UnknownName]
)
def test_whatever_a_person_can_put_right_is_caught_as_one(kind: type[TuileriesError]) -> None:
    assert issubclass(kind, TuileriesError)


@pytest.mark.parametrize(
    "error", [IllegalMove([Refusal("PB-S1", "turn", {"player": 1})]), BadOptions("error-x", a=1)]
)
def test_an_error_survives_the_way_from_another_process(error: TuileriesError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.phrase == error.phrase
    assert str(again) == str(error)
    assert vars(again) == vars(error)

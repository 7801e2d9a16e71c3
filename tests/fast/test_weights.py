"""What things are worth is kept by name, and a file that names other things is refused."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from benchmarks.tune_zen_garden import tuning
from tuileries.fast.zen_garden.weights import NAMES, seasoned, sheet, sight


def by_name() -> dict[str, Any]:
    weights = NAMES.named(sheet())
    return {name: weights[name] for name in NAMES.dtype.names or ()}


def test_a_row_has_every_weight_under_its_name() -> None:
    weights = by_name() | {"reunite": 7.0, "race": [1, 2, 3, 4, 5]}
    found = NAMES.named(NAMES.row(**weights))
    assert found["reunite"] == 7.0
    assert found["race"].tolist() == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    "wrong", [{"luck": 1.0}, {"decor": [1.0, 2.0]}, {"minor": [1.0, 2.0]}, {"mission": list(range(9))}]
)
def test_other_names_and_other_numbers_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - NumPy says it in its own words
        NAMES.row(**by_name() | wrong)
    with pytest.raises(ValueError, match="close"):
        NAMES.row(**{name: weight for name, weight in by_name().items() if name != "close"})


def test_foresight_leads_from_the_score_sheet_to_what_self_play_found() -> None:
    assert (sight(0.0)["coin"] == 1.0).all()
    assert sight(1.0)["coin"][0] == seasoned()[0, 0]
    assert numpy.allclose(sight(0.5)["decor"], (sight(0.0)["decor"] + sight(1.0)["decor"]) / 2)


def test_tuning_writes_what_the_eye_reads(tmp_path: Any) -> None:
    mean, tuned = seasoned()[[0, -1]], tuning(tmp_path / "weights.toml")
    tuned.write(mean, "a test")
    assert tuned.read().tolist() == mean.tolist()

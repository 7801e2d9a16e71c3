"""Settings for all tests: machines are noisy, so no test has a deadline of its own."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

pytest.register_assert_rewrite("tests.laws", "tests.secrecy")

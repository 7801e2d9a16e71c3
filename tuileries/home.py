"""Where user data lives: under TUILERIES_HOME, or where the platform puts such things."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    folder = os.environ.get("TUILERIES_HOME") or platformdirs.user_data_dir("tuileries", appauthor=False)
    return Path(folder)

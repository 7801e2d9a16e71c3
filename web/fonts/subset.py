"""Makes the fonts of the page out of the packages they come from: what our languages need, no more.

    npm install --no-save @fontsource-variable/alegreya@5.3.0 @fontsource-variable/nunito-sans@5.3.0
    pip install fonttools brotli
    python fonts/subset.py

Run in `web/`. The result lies beside this file and is kept in the repository: a build needs none of this.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES = Path("node_modules/@fontsource-variable")
TARGET = Path("fonts")
FAMILIES = ("alegreya", "nunito-sans")
WEIGHTS = (400, 700)
FEATURES = ["kern", "liga", "lnum", "tnum", "mark", "ccmp", "locl"]
CHARACTERS = {
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ŒœŸŠšŽžŁłĐđČčĆćŐőŰűĞğİıŞş"),
    *map(ord, "–—‘’‚“”„†•…‰‹›€−×÷½¼¾\u202f"),
}


def subset(family: str) -> None:
    font = TTFont(PACKAGES / family / "files" / f"{family}-latin-wght-normal.woff2")
    options = Options(layout_features=FEATURES, hinting=False, flavor="woff2", name_IDs=[0, 1, 2, 13, 14])
    chosen = Subsetter(options)
    chosen.populate(unicodes=CHARACTERS)
    chosen.subset(font)
    instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    font.flavor = "woff2"
    font.save(TARGET / f"{family}.woff2")


if __name__ == "__main__":
    for family in FAMILIES:
        subset(family)

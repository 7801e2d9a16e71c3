"""The log, in three languages."""

from __future__ import annotations

import pytest

import tuileries
from tests.golden.gardeners.games import FOLDER, GAMES
from tests.words.catalogue import wordless
from tuileries.core.grids import Cell
from tuileries.core.phrases import Phrase
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import Deck, Ground, Mode
from tuileries.games.gardeners.constraints import Back, Kind
from tuileries.games.gardeners.events import (
    CardDiscarded,
    CardDrawn,
    CardScored,
    CardTurned,
    Event,
    GameEnded,
    GardenChecked,
    RoundWon,
    SaidReady,
    TableSet,
    TileAdded,
    TileLifted,
    TilePlaced,
    TileRemoved,
    TimerStarted,
)
from tuileries.games.gardeners.scoring import sheet
from tuileries.games.gardeners.text import remark, sentence
from tuileries.games.gardeners.wording import card_text
from tuileries.locales import LANGUAGES, voice

SAID: list[tuple[Event, str]] = [
    (
        TableSet(Mode.NORMAL, expert=False, first=0, tops=(), shown=()),
        "Gardeners, normal. Ada draws the first card.",
    ),
    (
        TableSet(Mode.NORMAL, expert=True, first=1, tops=(), shown=()),
        "Gardeners, normal, with the expert cards. Béla draws the first card.",
    ),
    (CardDrawn(0, Back.LINK, None, is_open=False), "Ada draws a card (link)."),
    (
        CardDrawn(0, Back.LINK, "S37", is_open=False),
        "Ada draws a card: S37: A chain of grass tiles connects two opposite sides of the garden.",
    ),
    (
        CardTurned(1, "C5"),
        "Béla turns a card face up: C5: Every path tile is connected to another path tile.",
    ),
    (CardScored(1, "C4"), "Béla scores a card: C4: There is an unbroken path of at least 6 tiles."),
    (CardDiscarded(0, Back.PATHS, "C4"), "Ada discards a card (paths)."),
    (TimerStarted(900), "The timer starts: 15 minutes."),
    (TileAdded(0, "A2", Cell(0, 0), 0), "Ada adds a tile. · green flower (sand, A2) on j10"),
    (
        TileRemoved(0, "B1", Cell(-1, 1), 1),
        "Ada takes out a tile and gives it to Béla. · bench (grass, B1) from k9",
    ),
    (TilePlaced("A10", Cell(5, 5), 0), "A tile is placed. · bare tile (grass, A10) on o15"),
    (
        TilePlaced("A10", Cell(0, 0), 0, "C1"),
        "A tile is replaced. · bare tile (grass, A10) on j10, instead of path bend (grass, C1)",
    ),
    (TileLifted("C5", Cell(0, 0)), "A tile is taken out. · straight path (grass, C5) from j10"),
    (SaidReady(1), "Béla is ready."),
    (GardenChecked((True, None)), "Everyone is delighted."),
    (GardenChecked((False, False)), "Angry: Ada and Béla."),
    (RoundWon(3), "Round 3 is won."),
    (GameEnded("time", (), 1, 0), "Time is up: 1 point. The king would rather look away."),
    (GameEnded("deck", (), None, None), "The deck is empty: you have passed the training."),
    (
        GameEnded("scored", (), 6, None, is_passed=True),
        "All cards are scored: you have passed the training with 6 points.",
    ),
    (
        GameEnded("time", (), 1, None, is_passed=False),
        "Time is up: you have not passed the training. 1 point.",
    ),
    (
        GameEnded("deck", (), 4, None, is_passed=False),
        "You did not score every card, so you have not passed the training. 4 points.",
    ),
    (
        GameEnded("scored", (), 15, 5),
        "The last cards are scored: 15 points. Your names are written above the gate.",
    ),
]


@pytest.mark.parametrize(("event", "text"), SAID)
def test_events_are_told(event: Event, text: str) -> None:
    assert voice("en", ("Ada", "Béla")).in_full(sentence(event)) == text
    assert all(voice(language)(sentence(event)) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_kept_games_can_be_told_by_everyone(language: str) -> None:
    say = voice(language)
    for name in GAMES:
        table = tuileries.replay(tuileries.load((FOLDER / f"{name}.jsonl").read_text()))
        for viewer in (None, 0):
            assert all(say(sentence(event)) for _, event in table.events(viewer))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_score_have_names(language: str) -> None:
    say = voice(language)
    for solo in (True, False):
        assert all(say(Phrase(f"gardeners-line-{line.rule}")) for line in sheet(1, 2, solo=solo).lines)


def test_everything_in_the_box_has_words() -> None:
    kinds = {"kind": Kind, "back": Back, "deck": Deck, "mode": Mode, "ground": Ground}
    assert wordless(f"gardeners-{told}-{one}" for told, kind in kinds.items() for one in kind) == []
    plants = [kind for kind in Kind if kind.endswith(("-flower", "-tree"))]
    things = (*plants, "bench", "fountain", "bend", "straight", "bare")
    assert wordless(f"gardeners-thing-{thing}" for thing in things) == []
    assert wordless(card_text(card.constraint).key for card in CARDS.values()) == []


def test_every_line_and_every_end_has_words() -> None:
    assert wordless(f"gardeners-line-GD-{rule}" for rule in ("R2", "R5", "O3", "O4")) == []
    assert wordless(f"gardeners-grade-{grade}" for grade in range(6)) == []
    assert wordless(f"gardeners-log-ended-{reason}" for reason in ("time", "deck", "scored")) == []
    assert wordless(f"gardeners-log-training-{reason}" for reason in ("time", "deck")) == []
    results = ("passed", "time", "unscored")
    assert wordless(f"gardeners-log-training-alone-{result}" for result in results) == []


def test_what_the_page_says_of_cards_and_rounds_has_words() -> None:
    found = ("possible", "impossible", "undecided")
    assert wordless(f"gardeners-review-{word}" for word in ("won", *found)) == []
    assert wordless(f"gardeners-review-before-{word}" for word in found) == []
    assert wordless(f"gardeners-verdict-{status}" for status in ("met", "lost", "open")) == []
    assert wordless(f"gardeners-place-{state}" for state in ("open", "closed", "free")) == []
    assert wordless(f"gardeners-mood-{mood}" for mood in ("delighted", "angry")) == []
    assert wordless(f"gardeners-way-{sort}" for sort in ("out", "in")) == []


def test_gd_v1_that_all_have_to_be_ready_again_is_told() -> None:
    ready, removed = SaidReady(0), TileRemoved(1, "A1", Cell(0, 0), 0)
    discarded = CardDiscarded(1, Back.PATHS, None)
    assert remark(ready, removed) == Phrase("gardeners-log-again-garden")
    assert remark(ready, discarded) == Phrase("gardeners-log-again-card")
    assert remark(removed, removed) is None
    assert remark(ready, SaidReady(1)) is None

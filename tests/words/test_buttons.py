"""Buttons are short: a verb and at most three words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.words.catalogue import LANGUAGE, catalogues, lines
from tests.words.svelte import buttons, components

LONGEST = 24


def on_buttons() -> tuple[str, ...]:
    return tuple({key for file in components() for key in buttons(file.read_text(encoding="utf-8"))})


def long_buttons(source: str, shown: tuple[str, ...]) -> Iterator[str]:
    """A name that fills a place is as long as it is; the words around it are ours."""
    for key, text in lines(source):
        stands = key in shown or key.startswith(tuple(one for one in shown if one.endswith("-")))
        if stands and len(text.replace("{}", "")) > LONGEST:
            yield f"{key}: {text}"


@LANGUAGE
def test_no_button_is_long(language: str) -> None:
    shown = on_buttons()
    assert [fault for _, source in catalogues(language) for fault in long_buttons(source, shown)] == []


def test_buttons_are_found() -> None:
    shown = on_buttons()
    assert len(shown) > 50
    assert {"web-rematch-join", "web-copy", "web-say-"} <= set(shown)
    assert {"hanging-gardens-do-", "gardeners-discard-sure", "gardeners-discard-fails"} <= set(shown)
    assert "web-close" not in shown


@pytest.mark.parametrize(
    "planted",
    [
        '<button type="button" class="button" onclick={() => go(1)}>{t("web-planted")}</button>',
        '<a class="button main" href="/x">{t("web-planted", { name: names[1] ?? "" })}</a>',
        '<button class="button quiet">{full ? t("web-full") : t("web-planted")}</button>',
        '<button class="button"><Sign name="turn" /> {t(`web-${what}`)}</button>',
    ],
)
def test_a_long_button_is_seen(planted: str) -> None:
    catalogue = "web-planted = Ask everyone at this table to go"
    assert list(long_buttons(catalogue, tuple(buttons(planted))))


def test_what_only_a_screen_reader_says_may_be_long() -> None:
    spoken = '<button class="button" aria-label={t("web-planted")}><Sign name="close" /></button>'
    unseen = '<button class="button"><span class="unseen">{t("web-planted")}</span></button>'
    assert not list(buttons(spoken))
    assert not list(buttons(unseen))

"""GD-C3: each card can be met, is mostly missed by chance, and is told in words and in a picture."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.games.gardeners import gardens
from tests.games.gardeners.positions import kept
from tuileries.games.gardeners.cards import CARDS, REPLACED, deck, drawn_with
from tuileries.games.gardeners.catalogue import catalogue
from tuileries.games.gardeners.components import TILES_BY_SIZE, Deck
from tuileries.games.gardeners.constraints import Kind, is_a
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.judging import Status, holds
from tuileries.games.gardeners.wording import card_text, kind_name, pictogram
from tuileries.locales import LANGUAGES, voice

ROLES = ("each", "each-too", "no", "no-too", "a", "next", "next-other", "seen", "many", "of")
SAMPLE = 60


@pytest.mark.parametrize("card", CARDS)
def test_gd_c3_a_kept_garden_meets_the_card_and_another_misses_it(card: str) -> None:
    rule = CARDS[card].constraint
    assert holds(rule, kept(card)).status == Status.MET
    assert holds(rule, kept(card, "missed")).status == Status.LOST


@pytest.mark.parametrize("name", ["training-a", "training-b", "training-c"])
def test_gd_c2_all_cards_of_a_training_can_be_met_at_once(name: str) -> None:
    garden = kept(name)
    assert all(holds(CARDS[card].constraint, garden).status == Status.MET for card in deck(Deck(name)))


@pytest.mark.parametrize("name", gardens.kept())
def test_a_kept_garden_is_made_of_the_tiles_of_its_size(name: str) -> None:
    for text in gardens.kept()[name].values():
        garden = gardens.read(text)
        assert sorted(laid.tile for laid in garden.laid) == sorted(t.id for t in TILES_BY_SIZE[garden.size])
        assert gardens.written(garden) == text


@cache
def random_gardens() -> list[Garden]:
    return [gardens.garden_of(gardens.random_layout(6, random.Random(number))) for number in range(SAMPLE)]


@pytest.mark.parametrize("card", deck(Deck.STANDARD) + deck(Deck.EXPERT))
def test_gd_c3_chance_misses_a_card_more_often_than_not(card: str) -> None:
    lost = sum(holds(CARDS[card].constraint, garden).status == Status.LOST for garden in random_gardens())
    assert lost / SAMPLE > 0.5


def with_gaps(garden: Garden, luck: random.Random) -> Garden:
    return replace(garden, laid=tuple(luck.sample(garden.laid, luck.randrange(len(garden.laid)))))


@pytest.mark.parametrize("card", CARDS)
def test_what_is_certain_with_gaps_is_so_when_they_are_filled(card: str) -> None:
    """A judgement of a garden with gaps never claims what the full garden belies."""
    rule, luck = CARDS[card].constraint, random.Random(card)
    for garden in (kept(card), kept(card, "missed"), *random_gardens()[:4]):
        whole = holds(rule, garden)
        for _ in range(6 if garden.size == kept(card).size else 0):
            assert holds(rule, with_gaps(garden, luck)).status in (Status.OPEN, whole.status)


def test_gd_c3_no_two_cards_mean_the_same() -> None:
    """Every two cards are told apart by one of the gardens that are kept."""
    all_kept = [gardens.read(text) for texts in gardens.kept().values() for text in texts.values()]
    large = [garden for garden in all_kept if garden.size == 6]
    cards = deck(Deck.STANDARD) + deck(Deck.EXPERT)
    answers = {
        card: tuple(holds(CARDS[card].constraint, garden).status for garden in large) for card in cards
    }
    assert all(answers[one] != answers[other] for one, other in combinations(cards, 2))


def test_every_kind_of_tile_is_in_the_box() -> None:
    assert all(any(is_a(tile, kind) for tile in TILES_BY_SIZE[6]) for kind in Kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gd_c3_every_card_has_a_sentence_of_its_own(language: str) -> None:
    say = voice(language)
    said = [(drawn_with(card.deck), say(card_text(card.constraint))) for card in CARDS.values()]
    assert len(set(said)) == len(said)
    assert all(sentence[0].isupper() and sentence.endswith(".") for _, sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_of_tile_is_written_in_its_own_way_in_each_role(language: str) -> None:
    say = voice(language)
    for kind in Kind:
        said = {role: say(kind_name(kind, role)) for role in ROLES}
        assert said["each"].lower() == said["each-too"].lower()
        assert len({said[role] for role in ("each", "no", "a", "next-other", "many")}) == 5


TOLD = {
    "A4": (
        "No orange flower is next to a green plant.",
        "Aucune fleur orange n’est à côté d’une plante verte.",
        "Keine orange Blume liegt neben einer grünen Pflanze.",
    ),
    "B2": (
        "Every bench faces another bench.",
        "Chaque banc est orienté vers un autre banc.",
        "Jede Bank blickt auf eine andere Bank.",
    ),
    "B6": (
        "No bench is on the edge of the garden.",
        "Aucun banc n’est au bord du jardin.",
        "Keine Bank liegt am Rand des Gartens.",
    ),
    "S21": (
        "No fountain and no bench is next to a bare tile.",
        "Aucune fontaine ni aucun banc n’est à côté d’une tuile vide.",
        "Kein Brunnen und keine Bank liegt neben einem leeren Plättchen.",
    ),
    "S29": (
        "There is a group of at least 8 green and/or fuchsia plants.",
        "Il y a un groupe d’au moins 8 plantes vertes et/ou fuchsia.",
        "Es gibt eine Gruppe aus mindestens 8 grünen und/oder pinken Pflanzen.",
    ),
    "S36": (
        "Every bench faces a green or orange tree.",
        "Chaque banc est orienté vers un arbre vert ou orange.",
        "Jede Bank blickt auf einen grünen oder orangen Baum.",
    ),
    "S41": (
        "A chain of earth tiles and/or benches connects two opposite sides of the garden.",
        "Une chaîne de tuiles Terre et/ou de bancs relie deux côtés opposés du jardin.",
        "Eine Kette aus Erdplättchen und/oder Bänken verbindet zwei gegenüberliegende Seiten des Gartens.",
    ),
    "X1": (
        "Every fuchsia tree and every orange tree is next to a bench or a fountain.",
        "Chaque arbre fuchsia et chaque arbre orange est à côté d’un banc ou d’une fontaine.",
        "Jeder pinke Baum und jeder orange Baum liegt neben einer Bank oder einem Brunnen.",
    ),
}


@pytest.mark.parametrize("card", TOLD)
def test_gd_c3_sentences_are_grammatical(card: str) -> None:
    assert (
        tuple(voice(language)(card_text(CARDS[card].constraint)) for language in ("en", "fr", "de"))
        == TOLD[card]
    )


def test_gd_c3_every_card_has_a_picture_of_its_own() -> None:
    pictures = {(drawn_with(card.deck), pictogram(card.constraint)) for card in CARDS.values()}
    assert len(pictures) == len(CARDS)
    assert pictogram(CARDS["C1"].constraint).rows == (
        (None, (Kind.FLOWER,), None),
        ((Kind.FLOWER,), (Kind.FOUNTAIN,), (Kind.FLOWER,)),
        (None, (Kind.FLOWER,), None),
    )
    assert pictogram(CARDS["A6"].constraint).number == 6


def test_a_client_is_told_how_to_draw_and_to_say_everything() -> None:
    told = catalogue()
    assert told.cards["B2"].text == card_text(CARDS["B2"].constraint)
    assert told.cards["B2"].pictogram == pictogram(CARDS["B2"].constraint)
    assert told.tiles["B1"].turns == 4
    assert (len(told.tiles), len(told.cards)) == (36, 97 + len(REPLACED))

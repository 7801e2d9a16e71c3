"""Zen Garden by Mike Georgiou, as the contract of `tuileries.core.game` wants it."""

from collections.abc import Mapping

from tuileries.core.game import Types
from tuileries.games.zen_garden.components import BOX
from tuileries.games.zen_garden.drawing import draw
from tuileries.games.zen_garden.events import Event
from tuileries.games.zen_garden.moves import Choices, Take
from tuileries.games.zen_garden.notation import notation, offer, parse
from tuileries.games.zen_garden.scoring import outcome
from tuileries.games.zen_garden.setup import PRESETS, setup
from tuileries.games.zen_garden.state import Options, State
from tuileries.games.zen_garden.text import remark, sentence
from tuileries.games.zen_garden.turn import choices, legal_moves, play, why_not
from tuileries.games.zen_garden.view import View, alarm, imagine, project, to_move, view

name = "zen-garden"
rules = "1"
players = range(2, 5)
types = Types(Options, State, Take, Event, View, Choices)
box = BOX
presets: Mapping[str, Options] = PRESETS
has_secrets = False
can_take_back = True
is_silent = False
is_simultaneous = False

__all__ = [
    "alarm",
    "box",
    "can_take_back",
    "choices",
    "draw",
    "has_secrets",
    "imagine",
    "is_silent",
    "is_simultaneous",
    "legal_moves",
    "name",
    "notation",
    "offer",
    "outcome",
    "parse",
    "play",
    "players",
    "presets",
    "project",
    "remark",
    "rules",
    "sentence",
    "setup",
    "to_move",
    "types",
    "view",
    "why_not",
]

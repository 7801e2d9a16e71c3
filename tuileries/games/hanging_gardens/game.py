"""The Hanging Gardens by Din Li, as the contract of `tuileries.core.game` wants it."""

from collections.abc import Mapping

from tuileries.core.game import Types
from tuileries.games.hanging_gardens.components import BOX
from tuileries.games.hanging_gardens.drawing import draw
from tuileries.games.hanging_gardens.events import Event
from tuileries.games.hanging_gardens.moves import Choices, Move
from tuileries.games.hanging_gardens.notation import notation, offer, parse
from tuileries.games.hanging_gardens.scoring import outcome
from tuileries.games.hanging_gardens.setup import PRESETS, setup
from tuileries.games.hanging_gardens.state import Options, State
from tuileries.games.hanging_gardens.text import remark, sentence
from tuileries.games.hanging_gardens.turn import choices, legal_moves, play, why_not
from tuileries.games.hanging_gardens.view import View, alarm, imagine, project, to_move, view

name = "hanging-gardens"
rules = "2"
players = range(2, 5)
types = Types(Options, State, Move, Event, View, Choices)
box = BOX
presets: Mapping[str, Options] = PRESETS
has_secrets = True
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

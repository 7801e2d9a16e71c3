"""Gardeners by Kasper Lapp, as the contract of `tuileries.core.game` wants it."""

from collections.abc import Mapping

from tuileries.core.game import Types
from tuileries.games.gardeners.catalogue import catalogue
from tuileries.games.gardeners.constraints import Constraint
from tuileries.games.gardeners.drawing import draw
from tuileries.games.gardeners.events import Event
from tuileries.games.gardeners.moves import Choices, Move
from tuileries.games.gardeners.notation import notation, offer, parse
from tuileries.games.gardeners.play import alarm, choices, legal_moves, play, to_move, why_not
from tuileries.games.gardeners.scoring import outcome
from tuileries.games.gardeners.setup import PRESETS, setup
from tuileries.games.gardeners.state import Options, State
from tuileries.games.gardeners.text import remark, sentence
from tuileries.games.gardeners.view import View, imagine, project, view

name = "gardeners"
rules = "3"
players = range(1, 5)
types = Types(Options, State, Move, Event, View, Choices, unions={"Constraint": Constraint})
box = catalogue()
presets: Mapping[str, Options] = PRESETS
has_secrets = True
can_take_back = False
is_silent = True
is_simultaneous = True

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

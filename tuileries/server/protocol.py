"""What client and server say to each other: JSON, one object a message, told apart by `type`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from tuileries.bots.expectations import Idea
from tuileries.core.errors import Refusal
from tuileries.core.game import Outcome, Player, Scores
from tuileries.core.phrases import Phrase

WITHOUT_NUL = "^[^\\0]*$"
"""Text that every database can store as it is."""

MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=WITHOUT_NUL)]
Text = Annotated[str, Meta(max_length=200)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
What = Literal["return", "abandon", "substitute"]
"""What can be proposed: to go back to a version, to abandon the game, to let a bot play for somebody."""


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Whatever has an id is answered with that id."""


class Look(FromClient, frozen=True):
    """Begin, or begin again: as this seat (None: as a spectator), having seen everything up to `since`.

    `heard` is the number of the last words heard in the chat.
    """

    seat: SeatNumber | None = None
    since: Version | None = None
    heard: Version | None = None


class Play(FromClient, frozen=True):
    """A move, made on this version."""

    id: MessageId
    version: Version
    move: Raw


class TakeBack(FromClient, frozen=True):
    """Take the last decision back, as far as the game's rule allows."""

    id: MessageId
    version: Version


class Propose(FromClient, frozen=True):
    """Ask the others: go back to a version, abandon the game, or let a bot play for a seat that is away."""

    id: MessageId
    what: What
    version: Version | None = None
    seat: SeatNumber | None = None
    bot: Text | None = None


class Vote(FromClient, frozen=True):
    """Agree to the open proposal, or not."""

    id: MessageId
    agree: bool


class Reclaim(FromClient, frozen=True):
    """Take the seat back from the bot that played for it."""

    id: MessageId


class Chat(FromClient, frozen=True):
    """A few words to the table, or a quick phrase by its key."""

    id: MessageId
    text: Text = ""
    phrase: Text | None = None


class Ask(FromClient, frozen=True):
    """What a move would mean: why it is refused, or what it would do to the score. Changes nothing."""

    id: MessageId
    version: Version
    move: Raw


class Hint(FromClient, frozen=True):
    """What the adviser would do, and how this seat stands: for whoever is to move, about this version."""

    id: MessageId
    version: Version


class Lead(FromClient, frozen=True):
    """Look back at a finished game before everybody: at this version, as this seat, with a turn on the board.

    Without a version, no longer.
    """

    version: Version | None
    seat: SeatNumber | None = None
    idea: Annotated[tuple[dict[str, Any], ...], Meta(max_length=8)] | None = None


class Ping(FromClient, frozen=True):
    """Still there."""


Decision = Play | TakeBack | Propose | Vote | Reclaim | Chat
Incoming = Look | Ask | Hint | Lead | Ping | Decision


class FromServer(Struct, frozen=True, tag=True):
    """Sent to one connection, or to all at a table."""


class SeatInfo(Struct, frozen=True):
    """Who sits where; a bot is known by its kind and has no name. `yours`: a seat of whoever gets this.

    A free seat that is `reserved` has the name of whom it waits for.
    """

    kind: str
    name: str
    colour: str
    taken: bool
    present: bool
    away: bool
    yours: bool
    host: bool
    substitute: str | None
    reserved: bool = False


class Proposal(Struct, frozen=True):
    """What the people at a table vote about, and who agreed so far."""

    what: What
    by: Player
    version: int | None
    seat: Player | None
    bot: str | None
    agreed: tuple[Player, ...]


class Progress(Struct, frozen=True):
    """How far a game is: whose turn it is, in which round, and how it ended, in the words of the log.

    `idle`: for how many seconds nothing has happened.
    """

    to_move: tuple[Player, ...] = ()
    round: int | None = None
    ending: Phrase | None = None
    idle: float = 0.0


class TableInfo(FromServer, frozen=True):
    """Everything about a table but the game itself. `progress` is told in lists alone.

    `daily`: the day and the difficulty, where the garden of a day is played; `elapsed`: for how many seconds.
    `lesson`: its name, where one is taken. `challenge`: its name, where the deal is that of another table;
    nothing was promised of such a deal, so `commitment` is empty.
    """

    id: str
    game: str
    rules: str
    options: Any
    stage: str
    listed: bool
    commitment: str
    seats: tuple[SeatInfo, ...]
    watching: int
    chat: bool
    aids: bool
    hints: bool
    proposal: Proposal | None = None
    rematch: str | None = None
    frozen: Phrase | None = None
    daily: str | None = None
    elapsed: float | None = None
    lesson: str | None = None
    challenge: str | None = None
    progress: Progress | None = None


Told = tuple[int, Any, Phrase | None]
"""An event as a viewer may see it: its version, the event, and the sentence of the log that tells it."""


class History(FromServer, frozen=True):
    """What happened before the version of the `Update` that follows; a long story comes in several."""

    seat: Player | None
    events: tuple[Told, ...]


class LessonStep(Struct, frozen=True):
    """A sentence of a lesson: its number from 0, what it points at, and whether something is to be done.

    `card:3` points at what has 3 for its attribute `data-card` on the board.
    """

    number: int
    say: Phrase
    point: tuple[str, ...]
    task: bool


class Guidance(Struct, frozen=True):
    """What a lesson says now, one after the other; only the last may be a task.

    `of`: how many steps the lesson has; `waiting`: the guide still plays; `is_open`: a game as one likes,
    against a bot that comments its moves.
    """

    steps: tuple[LessonStep, ...]
    of: int
    waiting: bool
    is_open: bool = False


class Update(FromServer, frozen=True):
    """The game as this viewer may see it, and what happened in this version.

    `at` is when it happened, in seconds since the game began; `alarm`, in how many the table acts by itself;
    `guidance`, what a lesson says, where one is taken.
    """

    version: int
    seat: Player | None
    view: Any
    choices: Any
    events: tuple[Told, ...]
    outcome: Outcome | None
    projected: Scores | None
    at: float | None = None
    alarm: float | None = None
    guidance: Guidance | None = None


class Done(FromServer, frozen=True):
    """The message with this id was carried out; it is on disk as this version."""

    id: str
    version: int


class Refused(FromServer, frozen=True):
    """The message was not carried out, and why; `refusals` when it was a rule of the game."""

    id: str | None
    reason: Phrase
    refusals: tuple[Refusal, ...] = ()


class Answer(FromServer, frozen=True):
    """To `Ask`: the rules that forbid it, or the lines of the score that would change, before and after."""

    id: str
    refusals: tuple[Refusal, ...]
    lines: tuple[tuple[str, int, int], ...]


class Hinted(FromServer, frozen=True):
    """To `Hint`: the chance to win, the points each seat may end with, and the best ideas, the best first."""

    id: str
    version: int
    victory: float
    points: tuple[float, ...]
    ideas: tuple[Idea, ...]


class Said(FromServer, frozen=True):
    """A few words of a seat in the chat, or a quick phrase by its key."""

    number: int
    seat: Player
    text: str
    phrase: str | None = None


class Led(FromServer, frozen=True):
    """Somebody leads a review: who, and what they look at. `leader` is null once nobody does."""

    leader: Player | None
    version: int = 0
    seat: Player | None = None
    idea: Any = None


class Pong(FromServer, frozen=True):
    version: int


class Leaving(FromServer, frozen=True):
    """The server is about to stop; come back soon."""


Outgoing = TableInfo | History | Update | Done | Refused | Answer | Hinted | Said | Led | Pong | Leaving

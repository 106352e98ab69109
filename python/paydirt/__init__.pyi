"""Types and words of the module; `paydirt/__init__.py` says what it is for."""

from typing import Any, Iterator, Mapping, Optional, Sequence, Union

import numpy as np
from numpy.typing import NDArray

Move = Union[str, int]
"""A move as it is written ("place river 2"), or its number in the game's fixed list of actions."""
Json = Union[str, Mapping[str, Any]]
"""A text, or what json.loads made of it."""

class Refused(ValueError):
    """The engine's sentence why something cannot be."""

    rule: str
    """The id of the rule that speaks, such as "CI-02", or ""."""

class Game:
    """A game of the registry."""

    id: str
    name: str
    pitch: str
    credits: str
    min_seats: int
    max_seats: int
    version: int
    """Of the rules. Actions and rows of numbers are the same for ever in one version."""
    options: list[dict[str, Any]]
    kinds: list[str]
    action_count: int
    edition: str
    """The built-in edition, as JSON."""

    def check_edition(self, edition: Json) -> str:
        """The hash of an edition that can be played."""
    def action(self, move: Move) -> int:
        """The number of a move."""
    def notation(self, move: Move) -> str:
        """The move as it is written."""

def games() -> list[Game]: ...
def game(id: str) -> Game: ...
def verify(record: str) -> None:
    """Replays a record; refuses where moves, result or sealed chance are not as it says."""

class Rules:
    """A game as laid out on one table."""

    game: Game
    seats: int
    options: str
    observation_names: list[str]

    def __init__(self, game: Game, seats: int, options: str = "", edition: Optional[Json] = None) -> None: ...
    def setup(self, seed: int = 0) -> State: ...
    def load(self, position: Json, seed: int = 0) -> State:
        """The state that State.position() wrote, or the `state` of a position file."""

class State:
    """What lies on a table, hidden things included, with the chance of what is to come."""

    rules: Rules
    deciders: list[int]
    """Who is asked; empty when the game is over."""
    outcome: dict[str, Any]
    """`over`, `ending`, and `score` and `rank` by seat."""
    hash: int

    def copy(self) -> State: ...
    def moves(self, seat: int) -> list[str]: ...
    def actions(self, seat: int) -> NDArray[np.int64]: ...
    def mask(self, seat: int) -> NDArray[np.bool_]: ...
    def play(self, seat: int, move: Move) -> None: ...
    def why_not(self, seat: int, move: Move) -> str:
        """Why a move cannot be made; "" where it can."""
    def resample(self, seat: int, seed: int) -> None:
        """Makes it another world that the seat cannot tell from this one, with other chance to come."""
    def view(self, seat: Optional[int] = None) -> dict[str, Any]:
        """`open`, what everybody sees, and with a seat `own`, what only it sees."""
    def observe(self, seat: int) -> NDArray[np.float32]:
        """The same as numbers, named by Rules.observation_names."""
    def question(self, seat: int) -> dict[str, str]: ...
    def words(self, seat: int, move: Move) -> str: ...
    def board(self, seat: Optional[int] = None, columns: int = 80) -> str: ...
    def position(self) -> dict[str, Any]: ...

class Match:
    """A game being played, with its record. One thread at a time may use it."""

    game: Game
    seats: int
    hash: int
    deciders: list[int]
    outcome: dict[str, Any]

    def __init__(
        self,
        game: Game,
        seats: int,
        options: str = "",
        seed: int = 0,
        edition: Optional[Json] = None,
        players: Sequence[str] = (),
    ) -> None: ...
    @staticmethod
    def replay(record: str, upto: Optional[int] = None) -> Match: ...
    @staticmethod
    def load(position: Json, seed: int = 0) -> Match:
        """A position file."""
    def __len__(self) -> int:
        """How many moves were made."""
    def at(self, moves: int) -> Match:
        """This game after its first moves."""
    def moves(self, seat: int) -> list[str]: ...
    def play(self, seat: int, move: Move) -> None: ...
    def undo(self, seat: int) -> None: ...
    def view(self, seat: Optional[int] = None) -> dict[str, Any]: ...
    def events(self, seat: Optional[int] = None, from_: int = 0) -> list[str]:
        """What happened, in sentences, as this seat may know it."""
    def words(self, seat: int, move: Move) -> str: ...
    def question(self, seat: int) -> dict[str, str]: ...
    def board(self, seat: Optional[int] = None, columns: int = 80) -> str: ...
    def position(self) -> dict[str, Any]: ...
    def record(self) -> str: ...
    def review(self, bot: str = "search:200it", seed: int = 0) -> list[dict[str, Any]]:
        """For every move: `move`, `seat`, `played`, what the bot would have played (`best`), and the `loss` of expected lead."""

class Bot:
    """A player made of code, as it is written down: "greedy", "search:200it", "level:3"."""

    def __init__(self, spec: str, seed: int = 0) -> None: ...
    def think(self, match: Match, seat: int) -> dict[str, Any]:
        """`move`, `iterations`, and `considered` with `points` (expected lead) and `visits`."""

class Vector:
    """Many games at once; see paydirt/vector.py."""

    rules: Rules
    n: int
    seats: int
    action_count: int
    observation_names: list[str]
    observations: Optional[NDArray[np.float32]]
    masks: Optional[NDArray[Any]]
    rewards: Optional[NDArray[np.float32]]
    deciders: Optional[NDArray[np.int8]]
    done: Optional[NDArray[Any]]

    def __init__(
        self,
        game: Union[Game, str],
        players: int,
        n: int,
        threads: int = 1,
        seed: int = 0,
        options: str = "",
        opponents: Optional[Mapping[int, str]] = None,
    ) -> None: ...
    def bind(
        self,
        observations: Optional[NDArray[np.float32]] = None,
        masks: Optional[NDArray[Any]] = None,
        rewards: Optional[NDArray[np.float32]] = None,
        deciders: Optional[NDArray[np.int8]] = None,
        done: Optional[NDArray[Any]] = None,
    ) -> Vector: ...
    def allocate(self) -> Vector: ...
    def reset(self, seed: int = 0) -> None: ...
    def sample(self, actions: NDArray[np.int64]) -> None: ...
    def advise(self, bot: str, actions: NDArray[np.int64]) -> None: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...

class Discrete:
    n: int
    def __init__(self, n: int, seed: Optional[int] = None) -> None: ...
    def seed(self, seed: Optional[int] = None) -> None: ...
    def sample(self, mask: Optional[NDArray[Any]] = None) -> int: ...
    def contains(self, value: Any) -> bool: ...

class Box:
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    def __init__(self, low: float, high: float, shape: Sequence[int], dtype: Any = ..., seed: Optional[int] = None) -> None: ...
    def seed(self, seed: Optional[int] = None) -> None: ...
    def sample(self) -> NDArray[Any]: ...
    def contains(self, value: Any) -> bool: ...

class Dict:
    spaces: dict[str, Any]
    def __init__(self, spaces: Mapping[str, Any]) -> None: ...
    def seed(self, seed: Optional[int] = None) -> None: ...
    def sample(self) -> dict[str, Any]: ...
    def contains(self, value: Any) -> bool: ...

class AECEnv:
    """A table at which every seat is an agent, as PettingZoo's AEC interface has it."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: Optional[str]
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    def __init__(self, game: Union[Game, str], players: int, options: str = "", render_mode: Optional[str] = None) -> None: ...
    def observation_space(self, agent: str) -> Dict: ...
    def action_space(self, agent: str) -> Discrete: ...
    def reset(self, seed: Optional[int] = None, options: Any = None) -> None: ...
    def observe(self, agent: str) -> dict[str, NDArray[Any]]: ...
    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]: ...
    def step(self, action: Optional[int]) -> None: ...
    def agent_iter(self, max_iter: int = ...) -> Iterator[str]: ...
    def render(self) -> str: ...
    def close(self) -> None: ...

class Env:
    """One learner against bots, as Gymnasium's Env has it."""

    observation_space: Dict
    action_space: Discrete
    def __init__(
        self,
        game: Union[Game, str],
        players: int,
        seat: int = 0,
        opponent: str = "greedy",
        options: str = "",
        render_mode: Optional[str] = None,
    ) -> None: ...
    def reset(self, *, seed: Optional[int] = None, options: Any = None) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]: ...
    def step(self, action: int) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]: ...
    def render(self) -> str: ...
    def close(self) -> None: ...

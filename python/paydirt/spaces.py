"""Spaces as Gymnasium describes them, as far as these environments need them: no package has to be installed."""

import numpy as np


class Discrete:
    """The numbers 0 to n-1."""

    def __init__(self, n, seed=None):
        self.n = int(n)
        self.shape = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng(seed)

    def seed(self, seed=None):
        self._random = np.random.default_rng(seed)

    def sample(self, mask=None):
        """A random element; with a mask one of those allowed."""
        if mask is None:
            return int(self._random.integers(self.n))
        allowed = np.flatnonzero(mask)
        return int(self._random.choice(allowed)) if len(allowed) else 0

    def contains(self, value):
        return isinstance(value, (int, np.integer)) and 0 <= value < self.n

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, Discrete) and self.n == other.n

    def __repr__(self):
        return f"Discrete({self.n})"


class Box:
    """Arrays of one shape whose numbers lie between two bounds."""

    def __init__(self, low, high, shape, dtype=np.float32, seed=None):
        self.low, self.high = low, high
        self.shape = tuple(shape)
        self.dtype = np.dtype(dtype)
        self._random = np.random.default_rng(seed)

    def seed(self, seed=None):
        self._random = np.random.default_rng(seed)

    def sample(self):
        low, high = max(self.low, -1e3), min(self.high, 1e3)
        return self._random.uniform(low, high, self.shape).astype(self.dtype)

    def contains(self, value):
        return (
            isinstance(value, np.ndarray)
            and value.shape == self.shape
            and value.dtype == self.dtype
            and bool(np.all((value >= self.low) & (value <= self.high)))
        )

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, Box) and (self.low, self.high, self.shape, self.dtype) == (
            other.low,
            other.high,
            other.shape,
            other.dtype,
        )

    def __repr__(self):
        return f"Box({self.low}, {self.high}, {self.shape}, {self.dtype})"


class Dict:
    """Named spaces."""

    def __init__(self, spaces):
        self.spaces = dict(spaces)

    def seed(self, seed=None):
        for space in self.spaces.values():
            space.seed(seed)

    def sample(self):
        return {name: space.sample() for name, space in self.spaces.items()}

    def contains(self, value):
        return (
            isinstance(value, dict)
            and value.keys() == self.spaces.keys()
            and all(space.contains(value[name]) for name, space in self.spaces.items())
        )

    __contains__ = contains

    def __getitem__(self, name):
        return self.spaces[name]

    def __eq__(self, other):
        return isinstance(other, Dict) and self.spaces == other.spaces

    def __repr__(self):
        return f"Dict({self.spaces})"


def table_spaces(rules):
    """What a seat sees and does at a table: its row of numbers with the mask of its actions, and the action."""
    observation = Dict(
        {
            "observation": Box(-np.inf, np.inf, (len(rules.observation_names),), np.float32),
            "action_mask": Box(0, 1, (rules.game.action_count,), np.int8),
        }
    )
    return observation, Discrete(rules.game.action_count)


def observed(state, seat):
    """The element of the observation space for this seat. A seat that is not asked has an empty mask."""
    return {"observation": state.observe(seat), "action_mask": state.mask(seat).astype(np.int8)}


def reward(outcome, seat):
    """What an end is worth to a seat: 1 for winning alone, all together 0; alone at the table 1 or -1."""
    if not outcome["over"]:
        return 0.0
    seats = len(outcome["rank"])
    if seats == 1:
        return 1.0 if outcome["rank"][0] == 1 else -1.0
    share = 1 / outcome["rank"].count(1) if outcome["rank"][seat] == 1 else 0.0
    return (share * seats - 1) / (seats - 1)

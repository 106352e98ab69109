"""Many games at once."""

import numpy as np

from . import _core


class Vector:
    """`n` games of one kind, stepped together into arrays that belong to the caller.

    Every game waits for one decision of one seat, `deciders[i]`. `step` makes one move in each; a game that ends begins anew at
    once, with `done[i]` set and `rewards[i]` what its end was worth to each seat: 1 for winning alone, all together 0. Seats
    in `opponents` are played by bots inside the step. The same seed gives the same games whatever the number of threads.

    Arrays that are not bound are not filled, which saves their time. Masks must not be written by the caller.
    """

    def __init__(self, game, players, n, threads=1, seed=0, options="", opponents=None):
        if isinstance(game, str):
            game = _core.game(game)
        self.rules = _core.Rules(game, players, options)
        self.n = n
        self.seats = players
        self.action_count = game.action_count
        self.observation_names = self.rules.observation_names
        self._core = _core.VectorCore(self.rules, n, threads, seed, dict(opponents or {}))
        self.observations = self.masks = self.rewards = self.deciders = self.done = None

    def bind(self, observations=None, masks=None, rewards=None, deciders=None, done=None):
        """Takes the caller's arrays: float32 [n, len(observation_names)], bool or uint8 [n, action_count], float32
        [n, seats], int8 [n], bool or uint8 [n]; and fills them. None: not wanted."""
        self._core.bind(observations, masks, rewards, deciders, done)
        self.observations, self.masks, self.rewards = observations, masks, rewards
        self.deciders, self.done = deciders, done
        return self

    def allocate(self):
        """Binds new arrays for everything."""
        return self.bind(
            np.zeros((self.n, len(self.observation_names)), np.float32),
            np.zeros((self.n, self.action_count), bool),
            np.zeros((self.n, self.seats), np.float32),
            np.zeros(self.n, np.int8),
            np.zeros(self.n, bool),
        )

    def reset(self, seed=0):
        """Begins all games anew."""
        self._core.reset(seed)

    def sample(self, actions):
        """Writes a random legal action for every game into `actions`, int64 [n]."""
        self._core.sample(actions)

    def advise(self, bot, actions):
        """Writes what the bot would do in each game, knowing what the seat knows: a teacher."""
        self._core.advise(bot, actions)

    def step(self, actions):
        """One move in every game. An illegal action is refused before anything is played."""
        self._core.step(actions)

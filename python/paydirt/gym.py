"""One learner against bots, as Gymnasium's Env has it."""

from . import _core
from .spaces import observed, reward, table_spaces


class Env:
    """The learner sits at `seat`; the others are played by the bot `opponent`."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game, players, seat=0, opponent="greedy", options="", render_mode=None):
        if isinstance(game, str):
            game = _core.game(game)
        self._game, self._players, self._options = game, players, options
        self.rules = _core.Rules(game, players, options)
        if not 0 <= seat < players:
            raise _core.Refused(f"there is no seat {seat}; the seats are 0 to {players - 1}")
        self.seat = seat
        self.opponent = opponent
        _core.Bot(opponent)  # refused here rather than in the first game
        self.render_mode = render_mode
        self.observation_space, self.action_space = table_spaces(self.rules)
        self._match = None
        self._games = 0

    @property
    def unwrapped(self):
        return self

    def reset(self, *, seed=None, options=None):
        if seed is None:
            seed = self._games
        self._games += 1
        self._match = _core.Match(self._game, self._players, self._options, seed)
        self._bot = _core.Bot(self.opponent, seed)
        self._let_others_move()
        return self._observation(), {}

    def step(self, action):
        if self._match is None:
            raise ValueError("call reset first")
        if not self._match.deciders:
            raise ValueError("the game is over: call reset")
        self._match.play(self.seat, int(action))
        self._let_others_move()
        outcome = self._match.outcome
        return self._observation(), reward(outcome, self.seat), outcome["over"], False, {}

    def render(self):
        return self._match.board(self.seat)

    def close(self):
        pass

    def _let_others_move(self):
        while self._match.deciders and self.seat not in self._match.deciders:
            mover = self._match.deciders[0]
            self._match.play(mover, self._bot.think(self._match, mover)["move"])

    def _observation(self):
        return observed(self.rules.load(self._match.position()["state"]), self.seat)

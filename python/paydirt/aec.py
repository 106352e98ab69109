"""One agent after the other, as PettingZoo's AEC interface has it."""

from . import _core
from .spaces import observed, reward, table_spaces


class AECEnv:
    """A table at which every seat is an agent: `seat_0`, `seat_1` and so on.

    Observations are dictionaries of `observation` and `action_mask`. An illegal action is refused with the engine's sentence.
    Where several seats decide together they are asked in order of seats, and none sees another's answer before all have given
    theirs.
    """

    metadata = {"name": "paydirt", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game, players, options="", render_mode=None):
        if isinstance(game, str):
            game = _core.game(game)
        self.rules = _core.Rules(game, players, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self.agent_selection = None
        spaces = {agent: table_spaces(self.rules) for agent in self.possible_agents}
        self.observation_spaces = {agent: space[0] for agent, space in spaces.items()}
        self.action_spaces = {agent: space[1] for agent, space in spaces.items()}
        self._state = None
        self._games = 0

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def reset(self, seed=None, options=None):
        if seed is None:
            seed = self._games
        self._games += 1
        self._state = self.rules.setup(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent):
        return observed(self._state, self._seat(agent))

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if agent is None:
            raise ValueError("all agents are gone: call reset")
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} must act")
        self._state.play(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        outcome = self._state.outcome
        for each in self.agents:
            self.rewards[each] = reward(outcome, self._seat(each))
            self.terminations[each] = outcome["over"]
            self._cumulative_rewards[each] += self.rewards[each]
        self._select()

    def agent_iter(self, max_iter=2**63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self):
        return self._state.board()

    def close(self):
        pass

    def _seat(self, agent):
        return self.possible_agents.index(agent)

    def _select(self):
        deciders = self._state.deciders
        self.agent_selection = self.possible_agents[deciders[0]] if deciders else self.agents[0]

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError(f"{agent} has finished: its only action is None")
        for group in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del group[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[0] if self.agents else None

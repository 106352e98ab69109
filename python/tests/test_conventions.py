"""The checks that PettingZoo and Gymnasium make of environments, written anew: their packages are not needed."""

import random
import unittest

import numpy as np

import paydirt


def check_aec(test, env, seed):
    """A whole game by the rules of the agent-environment cycle."""
    env.reset(seed=seed)
    test.assertEqual(env.agents, env.possible_agents)
    test.assertEqual(env.num_agents, env.max_num_agents)
    chance = random.Random(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    finished = set()
    for agent in env.agent_iter():
        test.assertIn(agent, env.agents)
        for group in (env.rewards, env.terminations, env.truncations, env.infos):
            test.assertEqual(set(group), set(env.agents))
        observation, reward, terminated, truncated, info = env.last()
        test.assertTrue(env.observation_space(agent).contains(observation), agent)
        test.assertIsInstance(info, dict)
        totals[agent] += reward
        if terminated or truncated:
            finished.add(agent)
            env.step(None)
            test.assertNotIn(agent, env.agents)
            continue
        mask = observation["action_mask"]
        test.assertTrue(mask.any())
        action = int(chance.choice(np.flatnonzero(mask)))
        test.assertTrue(env.action_space(agent).contains(action))
        env.step(action)
    test.assertEqual(finished, set(env.possible_agents))
    test.assertEqual(env.agents, [])
    test.assertAlmostEqual(sum(totals.values()), 0)
    test.assertGreater(max(totals.values()), 0)
    return totals


def check_env(test, env, seed):
    """A whole game by the rules of an episode."""
    observation, info = env.reset(seed=seed)
    test.assertIsInstance(info, dict)
    again, _ = env.reset(seed=seed)
    test.assertTrue(all(np.array_equal(observation[name], again[name]) for name in observation))
    chance = random.Random(seed)
    while True:
        test.assertTrue(env.observation_space.contains(observation))
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        step = env.step(action)
        test.assertEqual(len(step), 5)
        observation, reward, terminated, truncated, info = step
        test.assertIsInstance(reward, float)
        test.assertIs(truncated, False)
        if terminated:
            test.assertTrue(-1 <= reward <= 1)
            return reward
        test.assertEqual(reward, 0)


class Conventions(unittest.TestCase):
    def test_aec(self):
        for game in paydirt.games():
            with self.subTest(game=game.id):
                env = paydirt.AECEnv(game, max(2, game.min_seats))
                self.assertEqual(check_aec(self, env, 1), check_aec(self, env, 1))

    def test_aec_refuses_what_is_out_of_turn(self):
        env = paydirt.AECEnv("cave-in", 2)
        env.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "must act"):
            env.step(None)
        with self.assertRaisesRegex(paydirt.Refused, "have not dug"):
            env.step(2)
        self.assertFalse(env.observe(next(a for a in env.agents if a != env.agent_selection))["action_mask"].any())

    def test_gymnasium(self):
        for game in paydirt.games():
            with self.subTest(game=game.id):
                env = paydirt.Env(game, max(2, game.min_seats), seat=1, opponent="random")
                self.assertEqual(check_env(self, env, 2), check_env(self, env, 2))

    def test_spaces(self):
        self.assertTrue(paydirt.Discrete(5).contains(paydirt.Discrete(5).sample(np.array([0, 1, 0, 0, 0]))))
        self.assertFalse(paydirt.Discrete(5).contains(5))
        box = paydirt.Box(0, 1, (3,))
        self.assertTrue(box.contains(box.sample()))
        both = paydirt.Dict({"a": box, "b": paydirt.Discrete(2)})
        self.assertTrue(both.contains(both.sample()))
        self.assertFalse(both.contains({"a": box.sample()}))


if __name__ == "__main__":
    unittest.main()

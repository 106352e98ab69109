"""Many games at once: the same whatever the threads, true to single games, and careful with other people's arrays."""

import unittest

import numpy as np

import paydirt


def run(vector, steps):
    """A digest of everything that random play shows."""
    actions = np.zeros(vector.n, np.int64)
    seen = []
    for _ in range(steps):
        vector.sample(actions)
        vector.step(actions)
        seen.append([actions.copy(), vector.deciders.copy(), vector.done.copy(), vector.rewards.copy(),
                     vector.observations.sum(axis=1), vector.masks.sum(axis=1)])  # fmt: skip
    return seen


def same(left, right):
    return all(np.array_equal(a, b) for one, two in zip(left, right) for a, b in zip(one, two))


class Vectors(unittest.TestCase):
    def test_threads_do_not_matter_and_seeds_do(self):
        runs = [
            run(paydirt.Vector("cave-in", 3, 16, threads, seed).allocate(), 80) for threads, seed in [(1, 5), (4, 5), (1, 6)]
        ]
        self.assertTrue(same(runs[0], runs[1]))
        self.assertFalse(same(runs[0], runs[2]))

    def test_masks_rewards_and_observations_are_true(self):
        for game in paydirt.games():
            with self.subTest(game=game.id):
                players = max(2, game.min_seats)
                vector = paydirt.Vector(game, players, 2, seed=3).allocate()
                actions = np.zeros(2, np.int64)
                ended = 0
                for _ in range(3000):
                    vector.sample(actions)
                    self.assertTrue(vector.masks[[0, 1], actions].all())
                    vector.step(actions)
                    ended += vector.done.sum()
                    np.testing.assert_allclose(vector.rewards.sum(axis=1), 0, atol=1e-6)
                    self.assertEqual((vector.rewards != 0).any(axis=1).tolist(), vector.done.tolist())
                    if ended >= 2:
                        break
                self.assertGreaterEqual(ended, 1)

    def test_masks_are_cleared(self):
        vector = paydirt.Vector("cave-in", 2, 8, seed=1).allocate()
        actions = np.zeros(8, np.int64)
        for _ in range(200):
            vector.sample(actions)
            vector.step(actions)
            self.assertTrue(((vector.masks.sum(axis=1) >= 1) & (vector.masks[:, 0])).all())

    def test_opponents_play_themselves(self):
        vector = paydirt.Vector("fools-gold", 3, 8, seed=1, opponents={1: "greedy", 2: "random"}).allocate()
        actions = np.zeros(8, np.int64)
        for _ in range(100):
            self.assertTrue((vector.deciders == 0).all())
            vector.sample(actions)
            vector.step(actions)

    def test_an_illegal_action_changes_nothing(self):
        vector = paydirt.Vector("cave-in", 2, 4, seed=1).allocate()
        before = vector.observations.copy()
        for action, words in [(2, "game 3: leave: you have not dug"), (3, "outside 0 to 2"), (-1, "outside 0 to 2")]:
            actions = np.zeros(4, np.int64)
            actions[3] = action
            with self.assertRaisesRegex(paydirt.Refused, words):
                vector.step(actions)
            np.testing.assert_array_equal(vector.observations, before)

    def test_arrays_are_looked_at(self):
        vector = paydirt.Vector("cave-in", 2, 4)
        numbers = len(vector.observation_names)
        for wrong in [np.zeros((4, numbers)), np.zeros((3, numbers), np.float32), np.zeros((numbers, 4), np.float32).T, [1], 5]:
            with self.assertRaisesRegex(paydirt.Refused, "observations: must be"):
                vector.bind(observations=wrong)
        frozen = np.zeros((4, numbers), np.float32)
        frozen.flags.writeable = False
        with self.assertRaises(paydirt.Refused):
            vector.bind(observations=frozen)
        for wrong in [np.zeros(3, np.int64), np.zeros(4, np.int32), np.zeros(4)]:
            with self.assertRaisesRegex(paydirt.Refused, "actions: must be"):
                vector.step(wrong)
        rows = np.zeros((4, numbers), np.float32)
        vector.bind(observations=rows)
        rows.resize((1, 1), refcheck=False)
        with self.assertRaises(paydirt.Refused):
            vector.step(np.zeros(4, np.int64))

    def test_plans_are_looked_at(self):
        for arguments in [{"n": 0}, {"n": 4, "threads": 0}, {"n": 4, "opponents": {0: "greedy", 1: "greedy"}},
                          {"n": 4, "opponents": {7: "greedy"}}, {"n": 4, "opponents": {0: "nobody"}}]:  # fmt: skip
            with self.assertRaises(paydirt.Refused):
                paydirt.Vector("cave-in", 2, **arguments)

    def test_advice_is_legal(self):
        vector = paydirt.Vector("cave-in", 2, 8, seed=2).allocate()
        actions = np.zeros(8, np.int64)
        for _ in range(60):
            vector.advise("greedy", actions)
            self.assertTrue(vector.masks[np.arange(8), actions].all())
            vector.step(actions)


if __name__ == "__main__":
    unittest.main()

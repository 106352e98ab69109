"""The tutorial keeps its word."""

import unittest

import paydirt
import tutorial


class Tutorial(unittest.TestCase):
    def test_the_player_beats_random_players(self):
        self.assertGreater(tutorial.test(tutorial.train()), 0.8)

    def test_mined_positions_can_be_played(self):
        for worst, position in tutorial.mine():
            self.assertGreater(worst["loss"], 0)
            match = paydirt.Match.load(position)
            self.assertIn(worst["best"], match.moves(worst["seat"]))


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""A tutorial that runs: train a player of Fool's Gold with numpy alone, then find positions worth a look.

The player is the smallest there is, one row of weights an action. Its teacher is the bot `greedy`, who looks one step ahead; the
player learns to say at once what the teacher says after looking. Against two random players it must win four games in five.

    PYTHONPATH=build/dev/python python3 python/tutorial.py
"""

import numpy as np

import paydirt

GAME, PLAYERS = "fools-gold", 3
RANDOM = {1: "random", 2: "random"}


class Player:
    """Weights, and what is needed to bring the numbers of a row to a like size."""

    def __init__(self, numbers, actions):
        self.weights = np.zeros((numbers + 1, actions), np.float32)
        self.steps = np.full_like(self.weights, 1e-4)  # Adagrad: weights that moved much move less

    @staticmethod
    def features(observations):
        row = np.sign(observations) * np.log1p(np.abs(observations))
        return np.hstack([row, np.ones((len(row), 1), np.float32)])

    def chances(self, features, masks):
        """How likely each action is to be the teacher's; actions that are not legal have none."""
        scores = np.where(masks, features @ self.weights, -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def learn(self, features, masks, taught):
        """One step towards the teacher: the gradient of the logarithm of his action's chance."""
        slope = -self.chances(features, masks)
        slope[np.arange(len(taught)), taught] += 1
        slope = features.T @ slope / len(taught)
        self.steps += slope**2
        self.weights += 0.1 * slope / np.sqrt(self.steps)


def train(steps=400, n=128, seed=1849):
    """Watches the teacher in games that the player itself plays: it learns from where it gets to."""
    games = paydirt.Vector(GAME, PLAYERS, n, seed=seed, opponents=RANDOM).allocate()
    player = Player(len(games.observation_names), games.action_count)
    taught = np.zeros(n, np.int64)
    for _ in range(steps):
        features = player.features(games.observations)
        games.advise("greedy", taught)
        player.learn(features, games.masks, taught)
        games.step(player.chances(features, games.masks).argmax(axis=1))
    return player


def test(player, wanted=400, n=200, seed=1850):
    """The share of victories against two random players, the player sitting at seat 0."""
    games = paydirt.Vector(GAME, PLAYERS, n, seed=seed, opponents=RANDOM).allocate()
    played, won = 0, 0.0
    while played < wanted:
        games.step(player.chances(player.features(games.observations), games.masks).argmax(axis=1))
        ended = games.rewards[games.done]
        played += len(ended)
        won += np.sum((ended[:, 0] * (PLAYERS - 1) + 1) / PLAYERS)  # from what an end is worth back to a share
    return won / played


def mine(seed=1849, games=2, bot="search:60it"):
    """Lets weak players play, has a bot review their games, and keeps the positions before the worst moves."""
    found = []
    for number in range(games):
        match = paydirt.Match(paydirt.game("cave-in"), 2, seed=seed + number)
        weak = paydirt.Bot("random", seed + number)
        while match.deciders:
            seat = match.deciders[0]
            match.play(seat, weak.think(match, seat)["move"])
        worst = max(match.review(bot), key=lambda each: each["loss"])
        found.append((worst, match.at(worst["move"]).position()))
    return found


if __name__ == "__main__":
    print(f"The player wins {100 * test(train()):.0f} % of its games against two random players.")
    for worst, position in mine():
        print(f"Seat {worst['seat']} played {worst['played']}; {worst['best']} is {worst['loss']:.1f} points better:")
        print(paydirt.Match.load(position).board(worst["seat"]))

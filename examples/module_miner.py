#!/usr/bin/env python3
"""The same bot with the Python module, against `greedy`: PYTHONPATH=build/dev/python python3 examples/module_miner.py [GAMES]"""
import sys

import paydirt
from careful_miner import choose


def play(seed):
    """Who wins a game for two: 0 is the careful miner."""
    match = paydirt.Match(paydirt.game("cave-in"), seats=2, seed=seed)
    greedy = paydirt.Bot("greedy", seed)
    while match.deciders:
        seat = match.deciders[0]
        if seat == 0:
            match.play(seat, choose(match.view(seat)["open"], match.moves(seat)))
        else:
            match.play(seat, greedy.think(match, seat)["move"])
    return match.outcome["rank"].index(1)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    won = sum(play(seed) == 0 for seed in range(games))
    print(f"the careful miner wins {won} of {games} games against greedy")

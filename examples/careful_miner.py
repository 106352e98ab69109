#!/usr/bin/env python3
"""A bot for Cave-In that weighs the next card, as a program of its own: paydirt arena cave-in --bots examples/careful_miner.py,greedy"""
import json
import sys


def choose(table, moves):
    """The move for what everybody sees: leave when the next card is more likely to cost than to bring."""
    if "props" not in table:
        return moves[0]  # another game: any move will do
    props, *gold = table["left"]
    gain = sum((i + 1) * copies for i, copies in enumerate(gold))
    loss = props * table["load"] if table["props"] == 1 else 0
    return "leave" if "leave" in moves and loss > gain else "dig"


def main():
    for line in sys.stdin:
        asked = json.loads(line)
        move = choose(asked["open"], [each["move"] for each in asked["moves"]])
        print(json.dumps({"id": asked["id"], "move": move}), flush=True)


if __name__ == "__main__":
    main()

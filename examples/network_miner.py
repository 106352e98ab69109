#!/usr/bin/env python3
"""The same bot over the network: network_miner.py http://127.0.0.1:8080 TABLE [SEAT], at a table of Cave-In with an open seat"""
import sys

import bot
from careful_miner import choose


def answer(state, asked):
    move = choose(state["open"], [each["move"] for each in asked["moves"]])
    return next(each for each in asked["moves"] if each["move"] == move)


if __name__ == "__main__":
    bot.play(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1, answer, name="Careful miner")

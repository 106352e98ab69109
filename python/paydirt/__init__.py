"""Paydirt's games for Python: rules, states, records, bots, and thousands of games at once.

The names are those of the C++ engine. What the rules refuse is raised as `Refused`, with the engine's sentence and the id of
the rule in `rule`; it changes nothing.

    import paydirt

    match = paydirt.Match(paydirt.game("cave-in"), seats=2, seed=1)
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, match.moves(seat)[-1])
    print(match.outcome, match.record())
"""

from ._core import Bot, Game, Match, Refused, Rules, State, game, games, verify
from .aec import AECEnv
from .gym import Env
from .spaces import Box, Dict, Discrete
from .vector import Vector

__all__ = [
    "AECEnv",
    "Bot",
    "Box",
    "Dict",
    "Discrete",
    "Env",
    "Game",
    "Match",
    "Refused",
    "Rules",
    "State",
    "Vector",
    "game",
    "games",
    "verify",
]

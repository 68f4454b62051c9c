"""A benchmark for agents: fixed starts, our bots as opponents, and a file that says how it went.

    from tianxia import benchmark
    results = benchmark.run(agent, "my agent", pairs=50)
    benchmark.save(results, "my-agent.json")

An agent is a function from a state, at which it decides, to one of its legal actions. It must use nothing but what its player may know: the
observation, the view and imagined worlds. Each start is played twice with the seats swapped, so that luck and the first move weigh less.
"""

from __future__ import annotations

import json
import math
import pathlib
from collections.abc import Callable, Iterable
from typing import Any

import tianxia

__all__ = ["BOTS", "run", "save"]

Agent = Callable[["tianxia.State"], int]

#: The opponents, weakest first.
BOTS = ("random", "easy", "medium", "hard")

#: The number of the file format, and what all starts grow from.
FORMAT = 1
FIRST_SEED = 20_000


def run(
    agent: Agent,
    name: str,
    games: Iterable[str] | None = None,
    bots: Iterable[str] = ("random", "easy"),
    pairs: int = 50,
) -> dict[str, Any]:
    """Plays pairs of games of two players against each bot in each game, and says what share of the points the agent had."""
    results = []
    for game in games or tianxia.games():
        for bot in bots:
            points = [_pair(agent, game, bot, FIRST_SEED + pair) for pair in range(pairs)]
            share = sum(points) / len(points)
            spread = sum((one - share) ** 2 for one in points) / max(1, len(points) - 1)
            error = math.sqrt(spread / len(points))
            results.append(
                {"game": game, "players": 2, "bot": bot, "pairs": pairs, "share": round(share, 4), "error": round(error, 4)}
            )
    return {"format": FORMAT, "tianxia": tianxia.__version__, "agent": name, "results": results}


def save(results: dict[str, Any], path: str | pathlib.Path) -> None:
    """Writes results as JSON, the same text for the same results."""
    pathlib.Path(path).write_text(json.dumps(results, indent=2, sort_keys=True) + "\n")


def _pair(agent: Agent, game: str, bot: str, seed: int) -> float:
    """The agent's share of the points in two games from one start, once in each seat."""
    share = 0.0
    for own in (0, 1):
        state = tianxia.State(game, players=2, seed=seed)
        while not state.is_terminal:
            if state.current_player == own:
                state.step(agent(state))
            else:
                state.step(state.bot_action(bot, seed=seed * 10_000 + state.steps))
        share += (1 + state.returns()[own]) / 4
    return share

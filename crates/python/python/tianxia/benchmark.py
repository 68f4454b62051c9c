"""A benchmark for agents: fixed positions, our bots as opponents, and a file that says how it went.

    from tianxia import benchmark
    results = benchmark.run(agent, "my agent", rounds=2)
    benchmark.save(results, "my-agent.json")

An agent is a function from a state, at which it decides, to one of its legal actions. It must use nothing but what its player may know: the
observation, the view and imagined worlds. Each position is played from both sides, so that luck and a better side weigh less. `tianxia benchmark`
does the same for programs in any language; docs/research.md explains the figures.
"""

from __future__ import annotations

import json
import math
import pathlib
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

import tianxia

__all__ = ["FORMAT", "elo", "interval", "make", "run", "save"]

Agent = Callable[["tianxia.State"], int]

#: The number of the file format.
FORMAT = 1
#: What all chance of the benchmark grows from.
SEED = 20_000
#: The positions of a game.
STARTS = 12


def run(
    agent: Agent,
    name: str,
    games: Iterable[str] | None = None,
    opponents: Iterable[str] = ("random", "easy"),
    rounds: int = 2,
) -> dict[str, Any]:
    """Plays every position from both sides, `rounds` times, against each opponent in each game, and says how the agent did."""
    if rounds < 1:
        raise tianxia.BadInput(f"{rounds} rounds cannot be played; take 1 or more")
    results = [_match(agent, game, bot, rounds) for game in games or tianxia.games() for bot in opponents]
    return {"format": FORMAT, "tianxia": tianxia.__version__, "agent": name, "results": results}


def save(results: dict[str, Any], path: str | pathlib.Path) -> None:
    """Writes results as JSON."""
    pathlib.Path(path).write_text(json.dumps(results, indent=2) + "\n")


def interval(points: float, games: int) -> tuple[float, float]:
    """Where the true share of the points lies 95 times in 100 (Wilson's interval)."""
    z, share = 1.959964, points / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def elo(share: float) -> float | None:
    """A share of the points as a difference of Elo ratings; None where all games were won or lost."""
    return 400 * math.log10(share / (1 - share)) if 0 < share < 1 else None


def _match(agent: Agent, game: str, bot: str, rounds: int) -> dict[str, Any]:
    points, played, decisions, seconds = 0.0, 0, 0, 0.0
    for index, start in enumerate(tianxia.benchmark_starts(game)):
        for turn in range(rounds):
            for own in (0, 1):
                seed = SEED + 1000 * turn + index
                state = tianxia.State.from_position(start, seed=seed)
                while not state.is_terminal:
                    if state.current_player == own:
                        begun = time.perf_counter()
                        action = agent(state)
                        seconds += time.perf_counter() - begun
                        decisions += 1
                        state.step(action)
                    else:
                        state.step(state.bot_action(bot, seed=seed * 10_000 + state.steps))
                points += (1 + state.returns()[own]) / 2
                played += 1
    share, (low, high) = points / played, interval(points, played)
    return {
        "game": game,
        "players": 2,
        "opponent": bot,
        "games": played,
        "share": share,
        "low": low,
        "high": high,
        "elo": elo(share),
        "elo_low": elo(low),
        "elo_high": elo(high),
        "decisions": decisions,
        "seconds": seconds,
    }


def make(game: str, seed: int = 1) -> str:
    """A file of positions as the benchmark reads it: `easy` plays games against itself, each gives one, the first ones early, the last ones late.

    It is how the files of the repository were made, which stay as they are.
    """
    parts = [f"# {STARTS} positions of {game} for two players, made by `python -m tianxia.benchmark {game} {seed}`."]
    for index in range(STARTS):
        start = tianxia.State(game, players=2, seed=1000 * seed + index)
        length = len(list(_easy_game(start.clone())))
        # Up to two thirds of the game.
        wanted = length * 2 * index // (3 * (STARTS - 1))
        for _ in zip(range(wanted), _easy_game(start)):
            pass
        parts.append(start.position().strip())
    return "\n---\n".join(parts) + "\n"


def _easy_game(state: tianxia.State) -> Iterable[None]:
    """Plays on, a decision at a time."""
    while not state.is_terminal:
        state.step(state.bot_action("easy", seed=state.steps))
        yield


if __name__ == "__main__":
    sys.stdout.write(make(sys.argv[1], *map(int, sys.argv[2:])))

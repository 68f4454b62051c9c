"""Three board games of ancient China for research: Qin, In the Year of the Dragon, and Huang.

`State` is one game, `Vector` many games in one call. Actions are small numbers, the same in masks and in both; what a player
knows is an array of floats, a dictionary, or a text. See docs/research.md in the repository.
"""

from tianxia._native import (
    BadInput,
    ExplicitState,
    GameOver,
    IllegalAction,
    ShapeError,
    State,
    TianxiaError,
    Vector,
    __version__,
    about,
    benchmark_starts,
    games,
)

__all__ = [
    "BadInput",
    "ExplicitState",
    "GameOver",
    "IllegalAction",
    "ShapeError",
    "State",
    "TianxiaError",
    "Vector",
    "__version__",
    "about",
    "benchmark_starts",
    "games",
]

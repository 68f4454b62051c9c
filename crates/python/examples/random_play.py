"""Random play: one game by itself, then many at once."""

import numpy as np
import tianxia


def one_game(game="huang", players=3, seed=7):
    """Plays a game at random and returns what each player gains."""
    state = tianxia.State(game, players=players, seed=seed)
    while not state.is_terminal:
        state.step(state.random_action(seed + state.steps))
    print(f"{state.steps} decisions, places {state.outcome()['places']}")
    return state.returns()


def many_games(game="huang", count=64, steps=500):
    """Plays many games a step each at a time and returns how many have ended."""
    games = tianxia.Vector(game, count, seed=1)
    observations = np.empty((count, games.observation_size), np.float32)
    actions = np.empty(count, np.int64)
    done = np.empty(count, np.bool_)
    games.observe(sampled=actions)
    ended = 0
    for _ in range(steps):
        games.step(actions, observations, done=done, sampled=actions)
        ended += int(done.sum())
    print(f"{count * steps} decisions, {ended} games ended")
    return ended


if __name__ == "__main__":
    one_game()
    many_games()

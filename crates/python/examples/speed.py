"""Steps in a second of one core: our games by `Vector` and by `State`, beside OpenSpiel and PettingZoo where they are installed."""

import random
import time

import numpy as np
import tianxia

SECONDS = 2.0


def rate(step):
    """How many steps a second: `step` plays some and says how many."""
    step()
    started, steps = time.process_time(), 0
    while time.process_time() - started < SECONDS:
        steps += step()
    return steps / (time.process_time() - started)


def vector(game, count=256):
    """Many games in one call, with the observation of who decides, actions drawn by the engine."""
    games = tianxia.Vector(game, count, seed=1)
    observations = np.empty((count, games.observation_size), np.float32)
    actions = np.empty(count, np.int64)
    games.observe(sampled=actions)

    def step():
        games.step(actions, observations, sampled=actions)
        return count

    return rate(step)


def single(game):
    """One game, with the list of legal actions."""
    chance = random.Random(1)
    state = tianxia.State(game, seed=1)

    def step():
        nonlocal state
        if state.is_terminal:
            state = tianxia.State(game, seed=chance.randrange(2**32))
        state.step(chance.choice(state.legal_actions()))
        return 1

    return rate(step)


def open_spiel(name, tensor):
    """One game of OpenSpiel, with the list of legal actions, and with its tensor if that is wanted."""
    import pyspiel

    chance, game = random.Random(1), pyspiel.load_game(name)
    state = game.new_initial_state()

    def step():
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            actions, likely = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(actions, likely)[0])
            return 0
        if tensor:
            np.asarray(state.observation_tensor(state.current_player()), np.float32)
        state.apply_action(chance.choice(state.legal_actions()))
        return 1

    return rate(step)


def connect_four():
    """PettingZoo's connect four, with its observation and mask."""
    from pettingzoo.classic import connect_four_v3

    game, chance = connect_four_v3.raw_env(), np.random.default_rng(1)
    game.reset(seed=1)

    def step():
        observation, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            game.reset()
            return 0
        game.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
        return 1

    return rate(step)


def main():
    rows = [(f"{game}: Vector of 256 with observations", lambda game=game: vector(game)) for game in tianxia.games()]
    rows += [(f"{game}: State with legal actions", lambda game=game: single(game)) for game in tianxia.games()]
    rows += [(f"OpenSpiel {name}", lambda name=name: open_spiel(name, False)) for name in ("chess", "backgammon")]
    rows += [(f"OpenSpiel {name} with its tensor", lambda name=name: open_spiel(name, True)) for name in ("chess", "backgammon")]
    rows += [("PettingZoo connect_four", connect_four)]
    for name, measure in rows:
        try:
            print(f"{name:<40} {measure():>12,.0f} steps a second")
        except ImportError:
            print(f"{name:<40} not installed")


if __name__ == "__main__":
    main()

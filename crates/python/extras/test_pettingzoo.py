"""PettingZoo's own tests, for all games at all numbers of players and with all options."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from setups import SETUPS
from tianxia.pettingzoo import env


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_the_api(game, players, options):
    api_test(env(game, players=players, options=options), num_cycles=100, verbose_progress=False)


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_a_seed_is_a_game(game, players, options):
    seed_test(lambda: env(game, players=players, options=options), num_cycles=60)


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_a_game_is_played_to_its_end(game, players, options):
    game = env(game, players=players, options=options)
    game.reset(seed=4)
    chance = np.random.default_rng(4)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, _ = game.last()
        total[agent] += reward
        action = None
        if not (termination or truncation):
            action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        game.step(action)
    assert sum(total.values()) == pytest.approx(0.0, abs=1e-5)


def test_pictures():
    for mode, beginning in (("ansi", "game ="), ("svg", "<svg")):
        game = env("huang", render_mode=mode)
        game.reset(seed=1)
        assert game.render().startswith(beginning)
    with pytest.raises(ValueError, match="render mode"):
        env("huang", render_mode="human")

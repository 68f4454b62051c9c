"""PettingZoo's own tests, for all games at all numbers of players."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tianxia.pettingzoo import env

SETUPS = [
    *(("qin", players, {}) for players in (2, 3, 4)),
    ("qin", 2, {"boards": "bird,lion"}),
    *(("dragon", players, {"great_wall": players % 2 == 0}) for players in (2, 3, 4, 5)),
    ("dragon", 5, {"super_event": "tsunami"}),
    *(("huang", players, {}) for players in (2, 3, 4, 5)),
    ("huang", 4, {"bandits": True, "palace": True}),
    ("huang", 3, {"eighteen_kingdoms": True}),
]


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_the_api(game, players, options):
    api_test(env(game, players=players, options=options), num_cycles=200, verbose_progress=False)


@pytest.mark.parametrize("game", ["qin", "dragon", "huang"])
def test_a_seed_is_a_game(game):
    seed_test(lambda: env(game), num_cycles=60)


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

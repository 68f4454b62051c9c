"""The games as PettingZoo environments, in which agents act one after the other (AEC).

    from tianxia.pettingzoo import env
    game = env("qin", players=3)

Needs the extra: `pip install tianxia[pettingzoo]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import tianxia

__all__ = ["TianxiaEnv", "env", "raw_env"]


class TianxiaEnv(AECEnv):
    """One game of two to five agents. An observation holds what its agent knows, and the mask of its legal actions.

    Rewards come at the end: 1 for the agent that wins alone, shared where several win, and the others lose as much together.
    """

    metadata = {"render_modes": ["ansi", "svg"], "name": "tianxia_v0", "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise tianxia.BadInput(f"there is no render mode `{render_mode}`; there are ansi and svg")
        self.render_mode = render_mode
        self._setup = (game, players, dict(options or {}))
        self._state = tianxia.State(game, players=players, options=self._setup[2])
        self._random, _ = seeding.np_random(None)
        self.possible_agents = [f"player_{index}" for index in range(self._state.players)]
        size, policy = self._state.observation_size, self._state.policy_size
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (policy,), np.int8),
            }
        )
        self._spaces = {
            agent: (self._observation_space, spaces.Discrete(policy)) for agent in self.possible_agents
        }

    @property
    def state_of_game(self) -> tianxia.State:
        """The game itself, hidden things included."""
        return self._state

    def observation_space(self, agent: str) -> gymnasium.Space:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> gymnasium.Space:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        game, players, chosen = self._setup
        self._state = tianxia.State(game, players=players, seed=int(self._random.integers(2**63)), options=chosen)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.current_player]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        index = self.possible_agents.index(agent)
        mask = np.zeros(self._state.policy_size, np.int8)
        if self._state.current_player == index:
            mask[self._state.legal_actions()] = 1
        return {"observation": self._state.observation(index), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._state.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._state.is_terminal:
            self.rewards = dict(zip(self.possible_agents, self._state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self._state.current_player]
        self._accumulate_rewards()
        if self._state.is_terminal:
            self._deads_step_first()

    def render(self) -> str | None:
        """The whole position as a text if `render_mode` is `ansi`, as a drawing if it is `svg`."""
        modes = {"ansi": "text", "svg": "svg"}
        return self._state.render(modes[self.render_mode]) if self.render_mode in modes else None

    def close(self) -> None:
        pass


def raw_env(**arguments: Any) -> TianxiaEnv:
    """The environment alone."""
    return TianxiaEnv(**arguments)


def env(game: str, **arguments: Any) -> AECEnv:
    """The environment, with the checks that PettingZoo makes of what agents do."""
    inner: AECEnv = TianxiaEnv(game, **arguments)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)

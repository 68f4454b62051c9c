"""The games as an OpenSpiel game with explicit chance, which can be cloned, written and read, and resampled for ISMCTS.

    import pyspiel
    import tianxia.openspiel
    game = pyspiel.load_game("tianxia(game=qin,players=3)")

Needs the extra: `pip install tianxia[openspiel]`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

import tianxia

__all__ = ["TianxiaGame", "TianxiaObserver", "TianxiaState"]

_TYPE = pyspiel.GameType(
    short_name="tianxia",
    long_name="Tianxia: Qin, In the Year of the Dragon, Huang",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"game": "qin", "players": 2, "options": ""},
)


def _options(text: str) -> dict[str, str]:
    """Reads `key:value;key:value`: commas and equals signs mean something to OpenSpiel."""
    pairs = (pair.split(":", 1) for pair in text.split(";") if pair)
    return {pair[0]: pair[1] if len(pair) > 1 else "true" for pair in pairs}


class TianxiaGame(pyspiel.Game):
    """One of the games with its players and options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.name = params.get("game", "qin")
        self.options = _options(params.get("options", ""))
        self.players = int(params.get("players", 2))
        sample = tianxia.State(self.name, players=self.players, options=self.options)
        self.layout = sample.layout()
        info = pyspiel.GameInfo(
            num_distinct_actions=sample.policy_size,
            max_chance_outcomes=256,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=20_000,
        )
        super().__init__(_TYPE, info, params)

    def __repr__(self) -> str:
        """Of our own, since OpenSpiel's crashes on a game whose options were refused."""
        return f"TianxiaGame({getattr(self, 'name', '')!r}, players={getattr(self, 'players', '')!r})"

    def new_initial_state(self) -> TianxiaState:
        return TianxiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict | None = None) -> TianxiaObserver:
        if params:
            raise ValueError(f"an observer of tianxia takes no parameters, not {params}")
        return TianxiaObserver(self.layout["size"])


class TianxiaState(pyspiel.State):
    """A position, or a roll that chance has to decide."""

    def __init__(self, game: TianxiaGame) -> None:
        super().__init__(game)
        self.explicit = tianxia.ExplicitState(game.name, players=game.players, options=game.options)
        self.position = self.explicit.state()

    def current_player(self) -> int:
        if self.explicit.is_chance:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.position.is_terminal else self.position.current_player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions()) if player == self.position.current_player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.explicit.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.explicit.apply(action)
        self.position = self.explicit.state()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.position.action_text(action)

    def is_terminal(self) -> bool:
        return not self.explicit.is_chance and self.position.is_terminal

    def returns(self) -> list[float]:
        return self.position.returns() if self.is_terminal() else [0.0] * self.position.players

    def resample_from_infostate(self, player: int, sampler: Any) -> TianxiaState:
        """A state that the player cannot tell from this one: what is hidden is dealt afresh."""
        other = self.clone()
        other.explicit = self.explicit.imagine(player, seed=int(sampler() * 2**53))
        other.position = other.explicit.state()
        return other

    def __str__(self) -> str:
        waiting = f"\nchance: {self.explicit.chance_outcomes()}" if self.explicit.is_chance else ""
        return self.position.position() + waiting


class TianxiaObserver:
    """What a player knows, as a tensor and as a text."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TianxiaState, player: int) -> None:
        state.position.observation(player, out=self.tensor)

    def string_from(self, state: TianxiaState, player: int) -> str:
        return json.dumps(state.position.view(player), sort_keys=True)


pyspiel.register_game(_TYPE, TianxiaGame)

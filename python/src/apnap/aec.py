"""A game between several agents (PettingZoo AEC)."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from apnap.config import Config
from apnap.render import board
from apnap.simulator import Simulator
from apnap.spaces import Observation, action_space, observation_at, observation_space

_Observed = dict[str, Any]


class ApnapAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types: its classes are Any.
    """A game in which every seat is an agent: "player_0", "player_1", ...

    An observation is {"observation": tables, "action_mask": mask} and holds only what that player may know.
    The mask is empty for players who are not asked. Rewards are 1 and -1, given when the game ends.
    """

    # PettingZoo reads it from the class and never writes it.
    metadata = {"name": "apnap_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, config: Config | None = None, render_mode: str | None = None) -> None:
        """Start the engine; all seats of the configuration are agents."""
        super().__init__()
        given = config or Config()
        self.config = dataclasses.replace(given, opponents=tuple(None for _ in given.decks))
        self.render_mode = render_mode
        self.simulator = Simulator(self.config)
        self.schema = self.simulator.schema
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.config.decks))]
        whole = observation_space(self.schema)
        tables = spaces.Dict({name: space for name, space in whole.spaces.items() if name != "action_mask"})
        space = spaces.Dict({"observation": tables, "action_mask": whole.spaces["action_mask"]})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: action_space(self.schema) for agent in self.possible_agents}
        self._began = False
        self._observed: dict[str, _Observed] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return an agent's observation space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return an agent's action space."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: the first one of `seed`, or without a seed the next one."""
        if seed is None and not self._began:
            seed = int(np.random.default_rng().integers(2**31))
        self._began = True
        self.simulator.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def step(self, action: int | None) -> None:
        """Take an index for `agent_selection`, or None if that agent has finished.

        Raises `ApnapError` "gym/illegal-index" for an index that the mask forbids.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.simulator.step(np.array([action], dtype=np.int32))
        self._cumulative_rewards[agent] = 0.0
        arrays = self.simulator.arrays
        for seat, one in enumerate(self.agents):
            self.rewards[one] = float(arrays["rewards"][0, seat])
            self.terminations[one] = bool(arrays["terminated"][0])
            self.truncations[one] = bool(arrays["truncated"][0])
        self._look()
        self._accumulate_rewards()

    def observe(self, agent: str) -> _Observed:
        """Return an agent's current observation."""
        if agent not in self._observed:
            self.simulator.observe(0, self.possible_agents.index(agent))
            self._observed[agent] = self._split(observation_at(self.simulator.arrays, 0))
        return self._observed[agent]

    def render(self) -> str | None:
        """Return the board as text, as the asked player sees it, in mode "ansi"."""
        if self.render_mode != "ansi":
            return None
        return board(self.simulator.view(0, self.possible_agents.index(self.agent_selection)))

    def close(self) -> None:
        """Stop the engine."""
        self.simulator.close()

    def _look(self) -> None:
        """Select the asked player and keep their observation."""
        to_play = int(self.simulator.arrays["to_play"][0])
        self.agent_selection = self.possible_agents[to_play] if to_play >= 0 else self.agents[0]
        self._observed = {self.agent_selection: self._split(observation_at(self.simulator.arrays, 0))}

    @staticmethod
    def _split(observed: Observation) -> _Observed:
        tables = {name: array for name, array in observed.items() if name != "action_mask"}
        return {"observation": tables, "action_mask": observed["action_mask"]}

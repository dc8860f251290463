"""A game against a computer player (Gymnasium)."""

from __future__ import annotations

import dataclasses
from typing import Any, SupportsFloat

import gymnasium
import numpy as np

from apnap.config import Config
from apnap.render import board
from apnap.simulator import Simulator, Snapshot
from apnap.spaces import Observation, action_space, observation_at, observation_space

_SEAT = 0


class ApnapEnv(gymnasium.Env[Observation, np.int64]):
    """One game. The learner is player 0; the configuration's `opponents` play the other seats.

    An observation holds the int32 tables "globals" (columns,), "players", "objects" and "options" (rows,
    columns), and the int8 "action_mask" (options,). `schema` explains the columns. An action is an index that
    the mask allows. The reward is 1 for a win and -1 for a loss, given when the game ends.
    """

    # Gymnasium declares it on instances, so it can't be a ClassVar, but reads it from the class.
    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, config: Config | None = None, render_mode: str | None = None) -> None:
        """Start the engine. By default a random player with the same deck is the opponent."""
        given = config or Config(opponents=(None, "random"))
        seats = tuple(
            None if seat == _SEAT else (level or "random") for seat, level in enumerate(given.opponents)
        )
        self.config = dataclasses.replace(given, opponents=seats)
        self.render_mode = render_mode
        self.simulator = Simulator(self.config)
        self.schema = self.simulator.schema
        self.observation_space = observation_space(self.schema)
        self.action_space = action_space(self.schema)
        self._began = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game: the first one of `seed`, or without a seed the next one."""
        super().reset(seed=seed)
        if seed is None and not self._began:
            seed = int(self.np_random.integers(2**31))
        self._began = True
        self.simulator.reset(seed)
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an index.

        Raises `ApnapError` "gym/illegal-index" and changes nothing if the mask forbids it.
        """
        self.simulator.step(np.array([action], dtype=np.int32))
        arrays = self.simulator.arrays
        reward = float(arrays["rewards"][0, _SEAT])
        return (
            self._observation(),
            reward,
            bool(arrays["terminated"][0]),
            bool(arrays["truncated"][0]),
            self._info(),
        )

    def snapshot(self) -> Snapshot:
        """Return a snapshot of the game."""
        return self.simulator.snapshot()

    def restore(self, snapshot: Snapshot) -> Observation:
        """Put the game back to a snapshot, earlier or later."""
        self.simulator.restore(snapshot)
        return self._observation()

    def view(self) -> dict[str, Any]:
        """Return the game as the learner sees it, readable by people."""
        return self.simulator.view(0, _SEAT)

    def render(self) -> str | None:
        """Return the board as text in mode "ansi"."""
        return board(self.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Stop the engine."""
        self.simulator.close()

    def _observation(self) -> Observation:
        return observation_at(self.simulator.arrays, 0)

    def _info(self) -> dict[str, Any]:
        return {"to_play": int(self.simulator.arrays["to_play"][0])}

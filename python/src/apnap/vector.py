"""Many games at once (Gymnasium vector environment)."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from apnap.config import Config
from apnap.masks import sample_masked
from apnap.simulator import Simulator
from apnap.spaces import TABLES, Observation, action_space, observation_space


class ApnapVectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Games that step together, over shared memory.

    In self-play (the default) the player `infos["to_play"]` takes each step, and the reward is that player's;
    `infos["rewards"]` (envs, players) holds everybody's. A finished game restarts at the next step
    (`AutoresetMode.NEXT_STEP`).

    If `copy` is False, observations are the shared arrays themselves, and the next step overwrites them.
    """

    # Gymnasium declares it on instances, so it can't be a ClassVar, but reads it from the class.
    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 16,
        num_processes: int = 1,
        config: Config | None = None,
        seed: int | str = 0,
        copy: bool = True,
    ) -> None:
        """Start one engine per process. Raises `ApnapError` if the configuration can't be played."""
        self.simulator = Simulator(config or Config(), num_envs, num_processes, seed)
        self.config = self.simulator.config
        self.schema = self.simulator.schema
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = observation_space(self.schema)
        self.single_action_space = action_space(self.schema)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._envs = np.arange(num_envs)
        self._actors = np.zeros(num_envs, dtype=np.int32)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games: the first ones of `seed`, or without a seed the next ones."""
        if isinstance(seed, list):
            seed = seed[0]
        self.simulator.reset(seed)
        self._actors = self._to_play()
        return self._observation(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take one index per game. Raises `ApnapError` "gym/illegal-index" if the mask forbids one."""
        self.simulator.step(actions)
        arrays = self.simulator.arrays
        rewards = arrays["rewards"][self._envs, self._actors]
        self._actors = self._to_play()
        terminated = arrays["terminated"].astype(bool)
        truncated = arrays["truncated"].astype(bool)
        return self._observation(), rewards, terminated, truncated, self._infos()

    def sample(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """Return a random allowed index for each game."""
        return sample_masked(self.simulator.arrays["mask"], rng)

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the engines."""
        self.simulator.close()

    def _to_play(self) -> NDArray[np.int32]:
        """Return the player to act in each game, or player 0 if nobody is asked."""
        return np.asarray(np.maximum(self.simulator.arrays["to_play"], 0), dtype=np.int32)

    def _observation(self) -> Observation:
        arrays = self.simulator.arrays
        found = {name: arrays[name] for name in TABLES}
        if self.copy:
            found = {name: array.copy() for name, array in found.items()}
        return {
            **found,
            "action_mask": arrays["mask"].astype(np.int8) if self.copy else arrays["mask"].view(np.int8),
        }

    def _infos(self) -> dict[str, Any]:
        arrays = self.simulator.arrays
        return {"to_play": self._actors, "rewards": arrays["rewards"].copy()}

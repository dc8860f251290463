"""Many games at once in several processes; the environments are built on it."""

from __future__ import annotations

import contextlib
import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from apnap.config import Config
from apnap.engine import Engine
from apnap.errors import ApnapError
from apnap.schema import CardText, Schema
from apnap.shared import SharedArrays


@dataclass(frozen=True)
class Snapshot:
    """A saved state of an environment. It belongs to one engine's group of environments."""

    group: int
    number: int


class Simulator:
    """Games that step together, with one engine process per group of games.

    `arrays` holds the current arrays by schema name; each step overwrites them. The games of a seed are the
    same for any number of processes.
    """

    def __init__(
        self, config: Config, num_envs: int = 1, num_processes: int = 1, seed: int | str = 0
    ) -> None:
        """Start the engines. Raises `ApnapError` if the configuration can't be played."""
        if not 1 <= num_processes <= num_envs:
            raise ApnapError("gym/config", "there must be one environment or more for each process")
        self.config = config
        self.num_envs = num_envs
        bounds = [num_envs * i // num_processes for i in range(num_processes + 1)]
        self._groups = list(itertools.pairwise(bounds))
        self._engines: list[Engine] = []
        self._shared: SharedArrays | None = None
        try:
            made = [self._make(first, last, str(seed)) for first, last in self._groups]
            self.schema = Schema.from_json(made[0]["schema"])
            self.cards = tuple(
                CardText(one["name"], one["cost"], tuple(one["lines"])) for one in made[0]["cards"]
            )
            self._shared = SharedArrays(self.schema, num_envs)
            for engine, (first, _) in zip(self._engines, self._groups, strict=True):
                engine.request("share", {"path": self._shared.path, "places": self._shared.places(first)})
            self._shared.unlink()
        except BaseException:
            self.close()
            raise
        self.arrays = self._shared.arrays

    def _make(self, first: int, last: int, seed: str) -> dict[str, Any]:
        engine = Engine()
        self._engines.append(engine)
        return engine.request(
            "make", {**self.config.request(), "envs": last - first, "first": first, "seed": seed}
        )

    def reset(self, seed: int | str | None = None) -> None:
        """Restart all games: the first ones of `seed`, or without a seed the next ones."""
        for engine in self._engines:
            engine.request("reset", {} if seed is None else {"seed": str(seed)})

    def step(self, indices: NDArray[np.integer[Any]]) -> None:
        """Take one index per game. A finished game starts its next one, whatever the index.

        Raises `ApnapError` "gym/illegal-index" if the mask forbids one; the games of that group then have
        not moved.
        """
        chosen = np.ascontiguousarray(indices, dtype=np.int32)
        if chosen.shape != (self.num_envs,):
            raise ApnapError("gym/shape", f"one index for each of {self.num_envs} environments is needed")
        for engine, (first, last) in zip(self._engines, self._groups, strict=True):
            engine.begin_step(chosen[first:last])
        errors: list[ApnapError] = []
        for engine in self._engines:
            try:
                engine.end_step()
            except ApnapError as error:
                errors.append(error)
        if errors:
            raise errors[0]

    def snapshot(self, env: int = 0) -> Snapshot:
        """Return a snapshot of a game. It can be restored any number of times."""
        group, at = self._find(env)
        return Snapshot(group, self._engines[group].request("snapshot", {"env": at})["snapshot"])

    def restore(self, snapshot: Snapshot, env: int = 0) -> None:
        """Set a game to a snapshot of itself or of another game in its group."""
        group, at = self._find(env)
        if group != snapshot.group:
            raise ApnapError(
                "gym/snapshot", f"environment {env} is played by another process than the snapshot"
            )
        self._engines[group].request("restore", {"env": at, "snapshot": snapshot.number})

    def drop(self, snapshot: Snapshot) -> None:
        """Delete a snapshot."""
        self._engines[snapshot.group].request("drop", {"snapshot": snapshot.number})

    def fork(self, source: int, *targets: int) -> None:
        """Make games independent copies of another game in their group."""
        snapshot = self.snapshot(source)
        for target in targets:
            self.restore(snapshot, target)
        self.drop(snapshot)

    def view(self, env: int = 0, viewer: int = 0) -> dict[str, Any]:
        """Return a player's readable view of the game, with the open decision and a digest."""
        group, at = self._find(env)
        return self._engines[group].request("view", {"env": at, "viewer": viewer})

    def observe(self, env: int, viewer: int) -> None:
        """Fill the game's arrays with another player's observation, until the next step."""
        group, at = self._find(env)
        self._engines[group].request("observe", {"env": at, "viewer": viewer})

    def save(self, env: int = 0) -> str:
        """Return a game as a save that any Apnap program can load."""
        group, at = self._find(env)
        return str(self._engines[group].request("save", {"env": at})["save"])

    def processor_seconds(self) -> float:
        """Return the processor time used by the engines, in seconds."""
        return sum(float(engine.request("usage")["seconds"]) for engine in self._engines)

    def close(self) -> None:
        """Stop the engines."""
        for engine in self._engines:
            engine.close()
        self._engines = []
        if self._shared is not None:
            with contextlib.suppress(OSError):
                self._shared.close()
            self._shared = None

    def _find(self, env: int) -> tuple[int, int]:
        for group, (first, last) in enumerate(self._groups):
            if first <= env < last:
                return group, env - first
        raise ApnapError("gym/env", f"there is no environment {env} among {self.num_envs}")

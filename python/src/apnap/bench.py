"""`python -m apnap.bench`: steps per second of processor time, in random self-play."""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

from apnap.config import Config
from apnap.vector import ApnapVectorEnv

_WARM_UP = 100_000
"""Warm-up steps per process, not measured."""


def measure(num_envs: int, num_processes: int, seconds: float, runs: int = 5) -> dict[str, float]:
    """Return medians of several runs: steps per second of processor time, and of wall time.

    Processor time is that of the engines and Python together.
    """
    env = ApnapVectorEnv(num_envs, num_processes, Config(), seed=1, copy=False)
    rng = np.random.default_rng(0)
    env.reset()
    # The JIT keeps optimising the engine for a while.
    for _ in range(_WARM_UP * num_processes // num_envs):
        env.step(env.sample(rng))
    rates = [_play(env, rng, seconds / runs) for _ in range(runs)]
    env.close()
    return {
        "steps_per_processor_second": float(np.median([one[0] for one in rates])),
        "steps_per_second": float(np.median([one[1] for one in rates])),
        "python_share": float(np.median([one[2] for one in rates])),
    }


def _play(env: ApnapVectorEnv, rng: np.random.Generator, seconds: float) -> tuple[float, float, float]:
    began, python, engines = time.perf_counter(), time.process_time(), env.simulator.processor_seconds()
    steps = 0
    while time.perf_counter() - began < seconds:
        for _ in range(20):
            env.step(env.sample(rng))
        steps += 20 * env.num_envs
    python = time.process_time() - python
    processor = python + env.simulator.processor_seconds() - engines
    return steps / processor, steps / (time.perf_counter() - began), python / processor


def main() -> None:
    """Measure and print the figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m apnap.bench", description=__doc__)
    parser.add_argument("--envs", type=int, default=16, help="games at once")
    parser.add_argument("--processes", type=int, default=1, help="engine processes")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure")
    given = parser.parse_args()
    print(json.dumps(measure(given.envs, given.processes, given.seconds), indent=1))


if __name__ == "__main__":
    main()

"""Observation and action spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from apnap.schema import Schema

TABLES = ("globals", "players", "objects", "options")
"""The arrays of an observation, without the mask."""

Observation = dict[str, Any]
"""The tables as the asked player sees them, and `action_mask`."""

_INT32 = np.iinfo(np.int32)


def observation_space(schema: Schema) -> spaces.Dict:
    """Return the observation space of one environment."""
    tables: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(_INT32.min, _INT32.max, schema.array(name).shape, np.int32) for name in TABLES
    }
    return spaces.Dict({**tables, "action_mask": mask_space(schema)})


def mask_space(schema: Schema) -> spaces.Box:
    """Return the mask space of one environment."""
    return spaces.Box(0, 1, schema.array("mask").shape, np.int8)


def action_space(schema: Schema) -> spaces.Discrete:
    """Return the action space: option indices."""
    return spaces.Discrete(schema.array("mask").shape[0])


def observation_at(arrays: Mapping[str, NDArray[Any]], env: int) -> Observation:
    """Return a copy of one environment's observation."""
    tables = {name: arrays[name][env].copy() for name in TABLES}
    return {**tables, "action_mask": arrays["mask"][env].astype(np.int8)}

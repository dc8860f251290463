"""Random choices under a mask."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def sample_masked(mask: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int32]:
    """Return a random allowed index per row of `mask` (envs, options), or 0 if none is allowed."""
    counts = np.cumsum(mask, axis=1, dtype=np.int32)
    nth = (rng.random(len(mask)) * counts[:, -1]).astype(np.int32)
    return np.asarray((counts > nth[:, None]).argmax(axis=1), dtype=np.int32)

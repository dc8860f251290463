"""Arrays in a file that engines write and this process maps: nothing is copied between them here."""

from __future__ import annotations

import mmap
import os
import tempfile
from typing import Any

import numpy as np
from numpy.typing import NDArray

from apnap.schema import Schema

_ALIGNMENT = 64


class SharedArrays:
    """For each array of a schema one numpy array, whose first axis is the environment."""

    def __init__(self, schema: Schema, envs: int) -> None:
        """Make the file, in memory where the system has a place for that."""
        self._offsets: dict[str, int] = {}
        self._strides = {one.name: one.nbytes for one in schema.arrays}
        size = 0
        for one in schema.arrays:
            self._offsets[one.name] = size
            size += -(-one.nbytes * envs // _ALIGNMENT) * _ALIGNMENT
        folder = "/dev/shm" if os.path.isdir("/dev/shm") and os.access("/dev/shm", os.W_OK) else None
        self._file, self.path = tempfile.mkstemp(prefix="apnap-", dir=folder)
        os.ftruncate(self._file, size)
        self._map = mmap.mmap(self._file, size)
        self.arrays: dict[str, NDArray[Any]] = {
            one.name: np.ndarray(
                (envs, *one.shape), dtype=one.dtype, buffer=self._map, offset=self._offsets[one.name]
            )
            for one in schema.arrays
        }

    def places(self, first: int) -> list[dict[str, object]]:
        """Say where the environments from `first` on stand, for the engine that writes them."""
        return [
            {"name": name, "offset": offset + first * self._strides[name]}
            for name, offset in self._offsets.items()
        ]

    def unlink(self) -> None:
        """Remove the file's name; who has it open keeps it."""
        if os.path.exists(self.path):
            os.unlink(self.path)

    def close(self) -> None:
        """Close the file. The arrays stay readable as long as somebody holds them."""
        self.unlink()
        os.close(self._file)

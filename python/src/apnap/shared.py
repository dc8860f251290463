"""Arrays in a file that the engines write and this process maps, without copying."""

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
    """One numpy array per array of a schema; the first axis is the environment."""

    def __init__(self, schema: Schema, envs: int) -> None:
        """Create the file, in memory (/dev/shm) if the system offers that."""
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
        """Return where the environments from `first` on are stored, for the engine that writes them."""
        return [
            {"name": name, "offset": offset + first * self._strides[name]}
            for name, offset in self._offsets.items()
        ]

    def unlink(self) -> None:
        """Remove the file's name; processes that have it open keep it."""
        if os.path.exists(self.path):
            os.unlink(self.path)

    def close(self) -> None:
        """Close the file. The arrays stay readable while they are referenced."""
        self.unlink()
        os.close(self._file)

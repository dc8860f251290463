"""The meaning of observations: names, shapes and columns of the arrays, and card texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class ArraySchema:
    """One array of one environment; `columns` explains each entry of its last axis."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    columns: Mapping[str, str]

    @property
    def nbytes(self) -> int:
        """Bytes for one environment."""
        return int(np.prod(self.shape, dtype=np.int64)) * np.dtype(self.dtype).itemsize


@dataclass(frozen=True)
class Schema:
    """All arrays, and the vocabularies that index columns point into. Equal hashes mean equal meanings."""

    arrays: tuple[ArraySchema, ...]
    words: Mapping[str, tuple[str, ...]]
    hash: str

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Schema:
        """Read the schema from the engine's JSON."""
        arrays = tuple(
            ArraySchema(one["name"], one["dtype"], tuple(one["shape"]), dict(one["columns"]))
            for one in data["arrays"]
        )
        words = {name: tuple(words) for name, words in data["words"].items()}
        return Schema(arrays, words, data["hash"])

    def array(self, name: str) -> ArraySchema:
        """Return the array with that name. Raises `KeyError`."""
        for one in self.arrays:
            if one.name == name:
                return one
        raise KeyError(name)

    def column(self, array: str, column: str) -> int:
        """Return the position of a column.

        Raises `KeyError` for an unknown array and `ValueError` for an unknown column.
        """
        return list(self.array(array).columns).index(column)


@dataclass(frozen=True)
class CardText:
    """A card as text. `lines` holds its types, then its rules text in the engine's own words."""

    name: str
    cost: str
    lines: tuple[str, ...]

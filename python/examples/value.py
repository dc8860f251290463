"""Learns to evaluate positions from self-play games of computer players.

`apnap lab positions --games 5000 --out FOLDER`, `pip install -r python/examples/requirements.txt`, then
`python python/examples/value.py FOLDER … --out value.json`. One game in ten is held out; printed is the
log loss of those, for each folder. The file gets the network; docs/opponents.md tells what came of it.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pyarrow.parquet as pq
from numpy.typing import NDArray

Params = dict[str, Any]
Batch = dict[str, Any]
Array = NDArray[Any]

KEYS = ("game", "turn", "seat")
HELD_OUT = 10
"""One in this many games is held out."""
MOST = 6.0
"""Standardised features are clipped to ± this value."""
POOLED = 0.25
"""Scale of sums over permanents or cards, to about that of a feature."""
ROOM = {"permanents": 24, "held": 10}
"""Rows per position used in training; the rare rows beyond are ignored."""


@dataclasses.dataclass(frozen=True)
class Settings:
    """Everything that determines a run, besides its rows."""

    permanents: int = 12
    held: int = 8
    hidden: int = 16
    epochs: int = 6
    batch: int = 256
    rate: float = 3e-3
    decay: float = 1e-2
    seed: int = 1


def read(folder: Path) -> Batch:
    """Read the positions of a folder, each once, with the two seats along the second axis.

    `won` is 1 where the first seat won. Pieces are filled up with zeros; those that are there begin with 1.
    """
    keys, features = _table(folder / "positions.parquet")
    order = np.argsort(keys)
    positions: Batch = {
        "game": keys[order][::2] // 10_000,
        "won": features[order][::2, -1],
        "features": features[order][:, :-1].reshape(-1, 2, features.shape[1] - 1),
    }
    for name, room in ROOM.items():
        of, rows = _table(folder / f"{name}.parquet")
        positions[name] = _filled(np.searchsorted(keys[order], of), rows, room, len(keys))
    return positions


def _table(path: Path) -> tuple[Array, Array]:
    """Read a sort key per row (game, turn, seat), and the other columns."""
    table = pq.read_table(path)
    game, turn, seat = (table[name].to_numpy().astype(np.int64) for name in KEYS)
    values = [table[name].to_numpy() for name in table.column_names if name not in KEYS]
    return game * 10_000 + turn * 10 + seat, np.stack(values, 1).astype(np.float32)


def _filled(of: Array, rows: Array, room: int, positions: int) -> Array:
    """Scatter the rows to their positions and seats."""
    order = np.argsort(of, kind="stable")
    of, rows = of[order], rows[order]
    place = np.arange(len(of)) - np.searchsorted(of, of)
    kept = place < room
    out = np.zeros((positions, room, rows.shape[1] + 1), np.float32)
    out[of[kept], place[kept], 0] = 1
    out[of[kept], place[kept], 1:] = rows[kept]
    return out.reshape(-1, 2, room, out.shape[2])


def started(settings: Settings, batch: Batch) -> Params:
    """Return initial weights."""
    keys = jax.random.split(jax.random.key(settings.seed), 4)
    features = batch["features"].shape[2]
    inputs = 2 * (features + settings.permanents + settings.held)

    def layer(key: Any, width: int, units: int) -> Params:
        weights = jax.random.normal(key, (units, width)) / np.sqrt(width)
        return {"weights": weights, "biases": jnp.zeros(units)}

    return {
        "linear": jnp.zeros(features),
        "permanents": layer(keys[0], batch["permanents"].shape[3] - 1, settings.permanents),
        "held": layer(keys[1], batch["held"].shape[3] - 1, settings.held),
        "hidden": layer(keys[2], inputs, settings.hidden),
        "last": 0.1 * jax.random.normal(keys[3], (settings.hidden,)),
    }


def logit(params: Params, batch: Batch) -> Any:
    """Return the first seat's log odds of winning; the other seat's are the negative."""
    sides = [batch["features"], _pooled(params["permanents"], batch["permanents"])]
    sides.append(_pooled(params["held"], batch["held"]))
    own = jnp.concatenate([part for side in sides for part in (side[:, 0], side[:, 1])], 1)
    foe = jnp.concatenate([part for side in sides for part in (side[:, 1], side[:, 0])], 1)
    linear = (batch["features"][:, 0] - batch["features"][:, 1]) @ params["linear"]
    return linear + (_hidden(params["hidden"], own) - _hidden(params["hidden"], foe)) @ params["last"]


def _pooled(layer: Params, pieces: Any) -> Any:
    units = jax.nn.relu(pieces[..., 1:] @ layer["weights"].T + layer["biases"]) * pieces[..., :1]
    return POOLED * units.sum(2)


def _hidden(layer: Params, inputs: Any) -> Any:
    return jax.nn.soft_sign(inputs @ layer["weights"].T + layer["biases"])


def loss(params: Params, batch: Batch) -> Any:
    """Return the mean log loss."""
    return optax.sigmoid_binary_cross_entropy(logit(params, batch), batch["won"]).mean()


def trained(settings: Settings, rows: Batch) -> Params:
    """Fit the network with AdamW and a decaying learning rate."""
    size = len(rows["won"])
    steps = settings.epochs * (size // settings.batch)
    optimizer = optax.adamw(
        optax.warmup_cosine_decay_schedule(0.0, settings.rate, max(1, min(200, steps // 10)), max(2, steps)),
        weight_decay=settings.decay,
    )
    params = started(settings, rows)
    state = optimizer.init(params)

    @jax.jit
    def step(params: Params, state: Any, batch: Batch) -> tuple[Params, Any]:
        updates, state = optimizer.update(jax.grad(loss)(params, batch), state, params)
        return optax.apply_updates(params, updates), state

    rng = np.random.default_rng(settings.seed)
    for _ in range(settings.epochs):
        order = rng.permutation(size)
        for at in range(0, size - settings.batch + 1, settings.batch):
            chosen = order[at : at + settings.batch]
            params, state = step(params, state, {name: rows[name][chosen] for name in rows})
    return params


def standardised(folders: list[Batch]) -> tuple[Array, Array]:
    """Standardise all features in place. Return their means and standard deviations."""
    features = np.concatenate(
        [folder["features"].reshape(-1, folder["features"].shape[2]) for folder in folders]
    )
    means, spreads = features.mean(0), features.std(0) + 1e-3
    for folder in folders:
        folder["features"] = np.clip((folder["features"] - means) / spreads, -MOST, MOST)
    return means, spreads


def rounded(tree: Any) -> Any:
    """Convert arrays to nested lists, rounded to four decimals."""
    return jax.tree.map(lambda leaf: np.round(np.asarray(leaf, np.float64), 4).tolist(), tree)


def main() -> None:
    """Train on the given folders and write the network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    for field in dataclasses.fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    args = parser.parse_args()
    settings = Settings(**{field.name: getattr(args, field.name) for field in dataclasses.fields(Settings)})

    folders = [read(folder) for folder in args.folders]
    means, spreads = standardised(folders)
    games = [folder.pop("game") % HELD_OUT == 0 for folder in folders]
    kept = [{name: folder[name][~out] for name in folder} for folder, out in zip(folders, games, strict=True)]
    rows = {name: np.concatenate([folder[name] for folder in kept]) for name in kept[0]}
    params = trained(settings, rows)
    for path, folder, out in zip(args.folders, folders, games, strict=True):
        held_out = {name: folder[name][out] for name in folder}
        print(f"{path}: log loss {float(loss(params, held_out)):.4f} of {out.sum()} positions held out")
    args.out.write_text(json.dumps({"means": rounded(means), "spreads": rounded(spreads), **rounded(params)}))


if __name__ == "__main__":
    main()

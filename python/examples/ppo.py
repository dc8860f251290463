"""Learns to play by proximal policy optimization, in one file, on a CPU.

`pip install ./python -r python/examples/requirements.txt`, then `python python/examples/ppo.py --out FOLDER`.
The learner meets a computer player with the same deck. FOLDER gets the curve (curve.json, curve.png) and the
weights (weights.npz); docs/python.md tells what came of the run that is kept.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from apnap import ApnapVectorEnv, Config, Schema

Params = dict[str, Any]
Arrays = Mapping[str, Any]


@dataclasses.dataclass(frozen=True)
class Settings:
    """Everything that determines a run, besides the engine's version."""

    deck: str = "aggro"
    opponent: str = "beginner"
    seed: int = 1
    steps: int = 400_000
    envs: int = 32
    processes: int = 1
    horizon: int = 64
    epochs: int = 3
    minibatches: int = 4
    learning_rate: float = 1e-3
    gamma: float = 0.998
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    games: int = 1000


# Features from the tables.


class Features:
    """Turns the tables into features, using the schema's column names."""

    def __init__(self, schema: Schema, cards: int) -> None:
        """Look up the columns."""
        self.cards = cards
        self.words = {name: len(words) for name, words in schema.words.items()}
        self.zones = {name: i + 1 for i, name in enumerate(schema.words["zones"])}
        self._columns = {
            name: {column: i for i, column in enumerate(schema.array(name).columns)}
            for name in ("globals", "players", "objects", "options")
        }

    def column(self, tables: Arrays, table: str, column: str) -> jax.Array:
        """Return one column of a table."""
        return jnp.asarray(tables[table][..., self._columns[table][column]])

    def objects(self, tables: Arrays, embedding: jax.Array) -> jax.Array:
        """Return the features of each object (envs, rows, features)."""

        def of(name: str) -> jax.Array:
            return self.column(tables, "objects", name)

        numbers = ["power", "toughness", "mana_value", "damage", "plus"]
        signs = [
            "tapped",
            "sick",
            "attacking",
            "blocking",
            "blocked",
            "attached_to",
            "target",
            "target_player",
        ]
        return jnp.concatenate(
            [
                embedding[jnp.minimum(of("card"), self.cards)],
                jax.nn.one_hot(of("zone"), self.words["zones"] + 1),
                jax.nn.one_hot(of("controller"), 3),
                bits(of("types"), self.words["types"]),
                bits(of("keywords"), self.words["keywords"]),
                *[jnp.clip(of(name), -10, 10)[..., None] / 4 for name in numbers],
                *[(of(name) > 0)[..., None].astype(jnp.float32) for name in signs],
            ],
            axis=-1,
        )

    def places(self, tables: Arrays) -> jax.Array:
        """Return one-hot zones by player for each object (envs, rows, places)."""
        zone, owner = (self.column(tables, "objects", name) for name in ("zone", "owner"))
        controller = self.column(tables, "objects", "controller")
        played = (zone == self.zones["battlefield"]) | (zone == self.zones["stack"])
        whose = jnp.where(played, controller, owner)
        names = ("hand", "battlefield", "stack", "graveyard")
        return jnp.stack(
            [(zone == self.zones[name]) & (whose == seat) for name in names for seat in (1, 2)], axis=-1
        ).astype(jnp.float32)

    def moment(self, tables: Arrays) -> jax.Array:
        """Return global and player features (envs, features)."""

        def of(name: str) -> jax.Array:
            return self.column(tables, "globals", name)

        players = jnp.clip(jnp.asarray(tables["players"]), -40, 40).astype(jnp.float32) / 10
        return jnp.concatenate(
            [
                players.reshape(players.shape[0], -1),
                jax.nn.one_hot(of("step"), self.words["steps"]),
                jax.nn.one_hot(of("active"), 3),
                jax.nn.one_hot(of("decision"), self.words["decisions"]),
                jax.nn.one_hot(of("purpose") % 31, 31),
                *[
                    jnp.clip(of(name), 0, 40)[..., None] / 10
                    for name in ("turn", "min", "max", "options", "stack")
                ],
            ],
            axis=-1,
        )

    def options(self, tables: Arrays) -> jax.Array:
        """Return the features of each option, without its object (envs, indices, features)."""

        def of(name: str) -> jax.Array:
            return self.column(tables, "options", name)

        return jnp.concatenate(
            [
                jax.nn.one_hot(of("kind"), self.words["options"] + 1),
                jax.nn.one_hot(of("player"), 3),
                jax.nn.one_hot(of("other_player"), 3),
                jax.nn.one_hot(of("label") % 17, 17),
                jnp.clip(of("value"), 0, 20)[..., None] / 5,
            ],
            axis=-1,
        )


def bits(numbers: jax.Array, count: int) -> jax.Array:
    """Return the bits of numbers as features."""
    return ((numbers[..., None] >> jnp.arange(min(count, 31))) & 1).astype(jnp.float32)


# The network: objects share one encoder and are pooled by zone; each option is scored with its object.

OBJECT, STATE, HIDDEN, CARD = 32, 128, 64, 16


def layer(key: jax.Array, inputs: int, outputs: int, scale: float = 1.4) -> Params:
    """Return an orthogonal layer."""
    return {
        "w": jax.nn.initializers.orthogonal(scale)(key, (inputs, outputs)),
        "b": jnp.zeros(outputs),
    }


def apply(params: Params, inputs: jax.Array) -> jax.Array:
    """Apply a layer to its inputs."""
    return jnp.asarray(inputs @ params["w"] + params["b"])


def make(key: jax.Array, features: Features, tables: Arrays) -> Params:
    """Return initial weights; `tables` is any observation, for the sizes."""
    keys = iter(jax.random.split(key, 9))
    cards = 0.1 * jax.random.normal(next(keys), (features.cards + 1, CARD))
    objects = features.objects(tables, cards).shape[-1]
    state = features.moment(tables).shape[-1] + OBJECT * (features.places(tables).shape[-1] + 2)
    options = features.options(tables).shape[-1] + 2 * OBJECT
    return {
        "cards": cards,
        "object": layer(next(keys), objects, HIDDEN),
        "object2": layer(next(keys), HIDDEN, OBJECT),
        "state": layer(next(keys), state, STATE),
        "state2": layer(next(keys), STATE, STATE),
        "option": layer(next(keys), options, HIDDEN),
        "context": layer(next(keys), STATE, HIDDEN),
        "logit": layer(next(keys), HIDDEN, 1, 0.01),
        "value": layer(next(keys), STATE, 1, 1.0),
    }


def judge(params: Params, features: Features, tables: Arrays) -> tuple[jax.Array, jax.Array]:
    """Return the logits of the indices (envs, indices), forbidden ones very low, and the values (envs,)."""
    objects = jax.nn.relu(apply(params["object"], features.objects(tables, params["cards"])))
    objects = jax.nn.relu(apply(params["object2"], objects))
    there = (features.column(tables, "objects", "zone") > 0)[..., None]
    objects = jnp.where(there, objects, 0.0)
    pooled = jnp.einsum("brp,brf->bpf", features.places(tables), objects) / 4
    # Row 0 stands for no object.
    rows = jnp.pad(objects, ((0, 0), (1, 0), (0, 0)))

    def about(table: str, column: str) -> jax.Array:
        index = features.column(tables, table, column)
        index = index.reshape(index.shape[0], -1)
        return jnp.take_along_axis(rows, index[..., None], axis=1)

    state = jnp.concatenate(
        [
            features.moment(tables),
            pooled.reshape(pooled.shape[0], -1),
            about("globals", "source")[:, 0],
            about("globals", "subject")[:, 0],
        ],
        axis=-1,
    )
    state = jax.nn.relu(apply(params["state"], state))
    state = jax.nn.relu(apply(params["state2"], state))
    options = jnp.concatenate(
        [features.options(tables), about("options", "object"), about("options", "other_object")], axis=-1
    )
    hidden = jax.nn.relu(apply(params["option"], options) + apply(params["context"], state)[:, None])
    logits = apply(params["logit"], hidden)[..., 0]
    return jnp.where(tables["action_mask"] > 0, logits, -1e9), apply(params["value"], state)[:, 0]


# Learning.


@dataclasses.dataclass
class Steps:
    """Steps of all games in order: (horizon, envs, …)."""

    tables: dict[str, NDArray[Any]]
    actions: NDArray[Any]
    chances: NDArray[Any]
    values: NDArray[Any]
    rewards: NDArray[Any]
    """The reward of the step."""
    ends: NDArray[Any]
    """Whether the game ended with this step."""
    counts: NDArray[Any]
    """False for steps that only restarted a finished game."""


class Player:
    """Plays an environment's games with the current weights."""

    def __init__(self, env: ApnapVectorEnv, features: Features, key: jax.Array, seed: int) -> None:
        """Start the games."""
        self.env, self.key = env, key
        self.tables, _ = env.reset(seed=seed)
        self.over = np.zeros(env.num_envs, dtype=bool)

        def act(params: Params, tables: Arrays, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
            logits, values = judge(params, features, tables)
            actions = jax.random.categorical(key, logits)
            chances = jnp.take_along_axis(jax.nn.log_softmax(logits), actions[:, None], axis=1)[:, 0]
            return actions, chances, values

        self.act = jax.jit(act)

    def play(self, params: Params, horizon: int) -> Steps:
        """Take this many steps in each game."""
        rows: list[dict[str, Any]] = []
        for _ in range(horizon):
            self.key, key = jax.random.split(self.key)
            acted = self.act(params, self.tables, key)
            actions, chances, values = (np.asarray(one) for one in acted)
            counts, tables = ~self.over, self.tables
            self.tables, rewards, terminated, truncated, _ = self.env.step(actions)
            self.over = terminated | truncated
            rows.append(
                {
                    **{"tables": tables, "actions": actions, "chances": chances, "values": values},
                    **{"rewards": rewards, "ends": self.over, "counts": counts},
                }
            )
        tables = {name: np.stack([row["tables"][name] for row in rows]) for name in rows[0]["tables"]}
        rest = {name: np.stack([row[name] for row in rows]) for name in rows[0] if name != "tables"}
        return Steps(tables, **rest)


def advantages(steps: Steps, last: NDArray[Any], settings: Settings) -> NDArray[Any]:
    """Return generalized advantage estimates; `last` are the values after the last step."""
    out = np.zeros_like(steps.values)
    carried = np.zeros_like(last)
    following = last
    for t in range(len(out) - 1, -1, -1):
        goes_on = 1.0 - steps.ends[t]
        surprise = steps.rewards[t] + settings.gamma * following * goes_on - steps.values[t]
        carried = surprise + settings.gamma * settings.trace * goes_on * carried
        out[t], following = carried, steps.values[t]
    return out


def learner(features: Features, settings: Settings, optimizer: optax.GradientTransformation) -> Any:
    """Return the function that does one gradient step on a batch."""

    def loss(params: Params, batch: Arrays) -> tuple[jax.Array, jax.Array]:
        logits, values = judge(params, features, batch["tables"])
        logs = jax.nn.log_softmax(logits)
        ratio = jnp.exp(jnp.take_along_axis(logs, batch["actions"][:, None], 1)[:, 0] - batch["chances"])
        gain = batch["advantages"]
        clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
        policy = -jnp.minimum(ratio * gain, clipped * gain).mean()
        entropy = -(jnp.exp(logs) * jnp.where(logs > -1e8, logs, 0.0)).sum(-1).mean()
        value = ((values - batch["returns"]) ** 2).mean()
        return policy + settings.value * value - settings.entropy * entropy, entropy

    def improve(params: Params, state: Any, batch: Arrays) -> tuple[Params, Any, jax.Array]:
        (_, entropy), slopes = jax.value_and_grad(loss, has_aux=True)(params, batch)
        changes, state = optimizer.update(slopes, state, params)
        return optax.apply_updates(params, changes), state, entropy

    return jax.jit(improve)


def batches(
    steps: Steps, gains: NDArray[Any], settings: Settings, rng: np.random.Generator
) -> Iterator[dict[str, Any]]:
    """Shuffle the valid steps into batches of equal size."""
    flat = {name: array.reshape(-1, *array.shape[2:]) for name, array in steps.tables.items()}
    counting = np.flatnonzero(steps.counts.reshape(-1))
    gain = gains.reshape(-1)
    returns = gain + steps.values.reshape(-1)
    spread = (gain - gain[counting].mean()) / (gain[counting].std() + 1e-8)
    size = steps.values.size // settings.minibatches
    for _ in range(settings.epochs):
        # Repeat valid steps in place of invalid ones, so that the size stays the same.
        order = rng.permutation(np.resize(rng.permutation(counting), steps.values.size))
        for at in range(0, len(order), size):
            chosen = order[at : at + size]
            yield {
                "tables": {name: array[chosen] for name, array in flat.items()},
                "actions": steps.actions.reshape(-1)[chosen],
                "chances": steps.chances.reshape(-1)[chosen],
                "advantages": spread[chosen],
                "returns": returns[chosen],
            }


def train(settings: Settings, out: Path) -> None:
    """Learn, and write the curve and the weights."""
    env, features = environment(settings, settings.opponent)
    key, own = jax.random.split(jax.random.key(settings.seed))
    player = Player(env, features, key, settings.seed)
    params = make(own, features, player.tables)
    updates = settings.steps // (settings.envs * settings.horizon)
    rate = optax.linear_schedule(
        settings.learning_rate, 0.0, updates * settings.epochs * settings.minibatches
    )
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate, eps=1e-5))
    state, improve = optimizer.init(params), learner(features, settings, optimizer)
    rng = np.random.default_rng(settings.seed)
    before = {settings.opponent: evaluate(params, settings, settings.opponent)}
    print(json.dumps({"before": before}), flush=True)
    curve: list[dict[str, float]] = []
    began, processor = time.time(), time.process_time()
    for update in range(updates):
        steps = player.play(params, settings.horizon)
        _, _, last = player.act(params, player.tables, player.key)
        gains = advantages(steps, np.asarray(last), settings)
        for batch in batches(steps, gains, settings, rng):
            params, state, entropy = improve(params, state, batch)
        ended = steps.ends & steps.counts
        points = (steps.rewards[ended] + 1) / 2
        curve.append(
            {
                "steps": (update + 1) * settings.envs * settings.horizon,
                "games": int(ended.sum()),
                "points": float(points.sum()),
                "entropy": float(entropy),
            }
        )
        if update % 10 == 9:
            recent = curve[-10:]
            share = sum(one["points"] for one in recent) / max(1, sum(one["games"] for one in recent))
            print(
                f"{curve[-1]['steps']} steps: {share:.3f} won, entropy {curve[-1]['entropy']:.2f}", flush=True
            )
    seconds, processor = time.time() - began, time.process_time() - processor
    processor += env.simulator.processor_seconds()
    env.close()
    after = {
        name: evaluate(params, settings, name)
        for name in dict.fromkeys([settings.opponent, "random", "beginner"])
    }
    print(json.dumps({"after": after}), flush=True)
    np.savez_compressed(out / "weights.npz", **flattened(params))
    record = {
        "settings": dataclasses.asdict(settings),
        "schema": env.schema.hash,
        "seconds": round(seconds),
        "processor_seconds": round(processor),
        "before": before,
        "after": after,
        "curve": curve,
    }
    (out / "curve.json").write_text(json.dumps(record, indent=1) + "\n")
    draw(record, out / "curve.png")


# Evaluation and output.


def environment(
    settings: Settings, opponent: str, seed: int | None = None
) -> tuple[ApnapVectorEnv, Features]:
    """Return an environment in which a computer player has the same deck."""
    config = Config(
        decks=(settings.deck, settings.deck), opponents=(None, opponent), objects=64, options=32, max_turns=60
    )
    given = settings.seed if seed is None else seed
    env = ApnapVectorEnv(settings.envs, settings.processes, config, seed=given)
    return env, Features(env.schema, len(env.simulator.cards))


def evaluate(params: Params, settings: Settings, opponent: str) -> dict[str, float]:
    """Return the share of games won (a draw is half) with Wilson's interval at 95 %, in fresh shuffles.

    Each of the environments plays equally many games: counting those that end first would favour short ones.
    """
    seed = settings.seed + 1_000_000
    env, features = environment(settings, opponent, seed)
    player = Player(env, features, jax.random.key(seed), seed)
    each = -(-settings.games // settings.envs)
    left = np.full(settings.envs, each)
    points = 0.0
    while left.any():
        steps = player.play(params, 16)
        for t in range(len(steps.ends)):
            ended = steps.ends[t] & steps.counts[t] & (left > 0)
            points += float(((steps.rewards[t][ended] + 1) / 2).sum())
            left -= ended
    env.close()
    games = each * settings.envs
    low, high = wilson(points, games)
    return {"games": games, "share": points / games, "low": low, "high": high}


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval at 95 %."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    reach = z * float(np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


def flattened(params: Params) -> dict[str, NDArray[Any]]:
    """Return the weights by name, in half precision."""
    leaves, _ = jax.tree.flatten_with_path(params)
    return {jax.tree_util.keystr(path): np.asarray(leaf, dtype=np.float16) for path, leaf in leaves}


def draw(record: Mapping[str, Any], path: Path) -> None:
    """Draw the share of games won while learning."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    curve, opponent = record["curve"], record["settings"]["opponent"]
    width = max(1, len(curve) // 40)
    groups = [curve[at : at + width] for at in range(0, len(curve), width)]
    shares = [100 * sum(c["points"] for c in g) / max(1, sum(c["games"] for c in g)) for g in groups]
    figure, axes = pyplot.subplots(figsize=(7, 3.6), dpi=110)
    axes.plot([g[-1]["steps"] / 1000 for g in groups], shares, color="#2f7f8f", linewidth=2)
    axes.axhline(50, color="#999", linestyle="--", linewidth=1)
    axes.set(xlabel="thousand steps", ylabel="games won, %", ylim=(0, 100))
    axes.set_title(f"PPO against the {opponent} level, both with the deck {record['settings']['deck']}")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    """Parse the settings and learn."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="where the results go")
    for field in dataclasses.fields(Settings):
        parser.add_argument(
            f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default
        )
    given = vars(parser.parse_args())
    out: Path = given.pop("out")
    out.mkdir(parents=True, exist_ok=True)
    train(Settings(**given), out)


if __name__ == "__main__":
    main()

"""The environments by their interfaces: Gymnasium, PettingZoo, the vectorised one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from apnap import ApnapEnv, ApnapError, ApnapVectorEnv, Config, Simulator, sample_masked
from apnap.aec import ApnapAEC
from apnap.engine import Engine
from apnap.render import board


@pytest.fixture
def env() -> Iterator[ApnapEnv]:
    made = ApnapEnv(render_mode="ansi")
    yield made
    made.close()


def first_allowed(mask: np.ndarray[Any, Any]) -> int:
    return int(np.flatnonzero(mask)[0])


def play(env: ApnapEnv, seed: int, steps: int = 5000) -> list[tuple[int, bytes, float]]:
    """Play a game at random; return each index, what was observed, and the reward."""
    rng = np.random.default_rng(seed)
    observed, _ = env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        index = int(rng.choice(np.flatnonzero(observed["action_mask"])))
        observed, reward, terminated, truncated, _ = env.step(np.int64(index))
        assert observed in env.observation_space
        seen.append((index, observed["objects"].tobytes() + observed["options"].tobytes(), float(reward)))
        if terminated or truncated:
            break
    return seen


def test_a_game_ends_with_a_winner_and_a_loser(env: ApnapEnv) -> None:
    rewards = {play(env, seed)[-1][2] for seed in range(12)}
    assert rewards >= {1.0, -1.0}


def test_equal_seeds_and_choices_give_equal_games(env: ApnapEnv) -> None:
    other = ApnapEnv()
    assert play(env, 7) == play(other, 7)
    assert play(env, 7) != play(other, 8)
    other.close()


def test_a_forbidden_index_is_refused_and_changes_nothing(env: ApnapEnv) -> None:
    observed, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(observed["action_mask"] == 0)[-1])
    digest = env.view()["digest"]
    with pytest.raises(ApnapError) as refused:
        env.step(np.int64(forbidden))
    assert refused.value.code == "gym/illegal-index"
    assert env.view()["digest"] == digest
    env.step(np.int64(first_allowed(observed["action_mask"])))


def test_a_snapshot_is_gone_back_to_and_leads_on_equally(env: ApnapEnv) -> None:
    observed, _ = env.reset(seed=3)
    for _ in range(6):
        observed, *_ = env.step(np.int64(first_allowed(observed["action_mask"])))
    kept, digest = env.snapshot(), env.view()["digest"]

    def go_on() -> str:
        seen = env.restore(kept)
        assert env.view()["digest"] == digest
        for _ in range(12):
            seen, *_ = env.step(np.int64(np.flatnonzero(seen["action_mask"])[-1]))
        return str(env.view()["digest"])

    assert go_on() == go_on()


def test_the_view_is_readable_and_hides_what_is_hidden(env: ApnapEnv) -> None:
    env.reset(seed=5)
    view = env.view()
    assert view["view"]["players"][1]["cards"] == []
    assert len(view["view"]["players"][0]["cards"]) == 7
    assert "Hand: " in board(view)
    assert env.render() == board(view)


def test_hidden_cards_stand_in_no_table(env: ApnapEnv) -> None:
    observed, _ = env.reset(seed=5)
    schema = env.schema
    zone = observed["objects"][:, schema.column("objects", "zone")]
    hand = schema.words["zones"].index("hand") + 1
    assert (zone == hand).sum() == 7
    assert (zone == schema.words["zones"].index("library") + 1).sum() == 0
    cards = observed["objects"][zone == hand, schema.column("objects", "card")]
    names = {env.simulator.cards[int(card) - 1].name for card in cards}
    assert names == {one["name"] for one in env.view()["view"]["players"][0]["cards"]}


def test_petting_zoo() -> None:
    env = ApnapAEC(Config(max_turns=20))
    api_test(env, num_cycles=300)
    env.close()
    seed_test(lambda: ApnapAEC(Config(max_turns=20)), num_cycles=100)


def test_who_is_not_asked_observes_with_an_empty_mask_and_sees_their_own_hand_only() -> None:
    env = ApnapAEC()
    env.reset(seed=2)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    mine, theirs = env.observe(asked), env.observe(other)
    assert mine["action_mask"].any()
    assert not theirs["action_mask"].any()
    assert not np.array_equal(mine["observation"]["objects"], theirs["observation"]["objects"])
    assert np.array_equal(env.observe(asked)["action_mask"], mine["action_mask"])
    env.close()


def run(num_processes: int, steps: int = 300) -> list[bytes]:
    env = ApnapVectorEnv(6, num_processes, seed=9)
    rng = np.random.default_rng(4)
    env.reset()
    out = []
    for _ in range(steps):
        observed, rewards, *_ = env.step(env.sample(rng))
        out.append(observed["objects"].tobytes() + observed["globals"].tobytes() + rewards.tobytes())
    env.close()
    return out


def test_many_games_are_the_same_for_any_number_of_processes() -> None:
    assert run(1) == run(3)


def test_games_of_the_vector_begin_anew_and_rewards_are_those_of_who_acted() -> None:
    env = ApnapVectorEnv(8, 2, Config(max_turns=60))
    rng = np.random.default_rng(1)
    observed, infos = env.reset(seed=4)
    assert observed in env.observation_space
    ended = 0
    for _ in range(3000):
        actors = infos["to_play"]
        over = env.simulator.arrays["terminated"].astype(bool).copy()
        observed, rewards, terminated, truncated, infos = env.step(env.sample(rng))
        assert not (over & terminated).any()
        for i in np.flatnonzero(terminated):
            ended += 1
            assert rewards[i] == infos["rewards"][i, actors[i]]
            assert sorted(infos["rewards"][i]) in ([-1.0, 1.0], [0.0, 0.0])
        assert (rewards[~terminated] == 0).all()
        assert not (terminated & truncated).any()
    assert ended > 10
    env.close()


def test_forks_go_their_own_ways() -> None:
    sim = Simulator(Config(), 3, seed=1)
    sim.reset()
    for _ in range(50):
        sim.step(sample_masked(sim.arrays["mask"], np.random.default_rng(0)))
    sim.fork(0, 1, 2)
    assert np.array_equal(sim.arrays["objects"][0], sim.arrays["objects"][2])
    allowed = np.flatnonzero(sim.arrays["mask"][0])
    sim.step(np.array([allowed[0], allowed[-1], allowed[0]]))
    digests = [sim.view(env)["digest"] for env in range(3)]
    assert digests[0] == digests[2] != digests[1]
    sim.close()


@pytest.mark.parametrize(
    ("config", "code"),
    [
        (Config(decks=("nothing", "midrange")), "deck/unknown"),
        (Config(decks=("4 Nobody of Nowhere\n4 Forest", "midrange")), "deck/unknown-card"),
        (Config(opponents=("greedy", "greedy")), "gym/config"),
        (Config(opponents=(None, "perfect")), "gym/config"),
        (Config(ruleset="1066"), "gym/config"),
        (Config(options=2), "gym/config"),
        (Config(max_turns=0), "gym/config"),
    ],
)
def test_a_configuration_that_cannot_be_played_is_refused(config: Config, code: str) -> None:
    with pytest.raises(ApnapError) as refused:
        Simulator(config)
    assert refused.value.code == code


def test_other_requests_that_make_no_sense_are_refused() -> None:
    sim = Simulator(Config(), 2)
    with pytest.raises(ApnapError, match="gym/reset"):
        sim.view()
    sim.reset()
    with pytest.raises(ApnapError, match="gym/env"):
        sim.snapshot(2)
    with pytest.raises(ApnapError, match="gym/shape"):
        sim.step(np.zeros(3, dtype=np.int32))
    kept = sim.snapshot(0)
    sim.drop(kept)
    with pytest.raises(ApnapError, match="gym/snapshot"):
        sim.restore(kept)
    sim.close()


def test_a_request_that_is_too_long_is_refused_and_the_next_is_answered() -> None:
    engine = Engine()
    with pytest.raises(ApnapError, match="gym/request"):
        engine.request("make", {"config": "x" * (1 << 23)})
    assert "seconds" in engine.request("usage")
    engine.close()


def test_all_ways_to_play_reach_an_end_under_manual_mana_variants_and_old_rules() -> None:
    configs = [
        Config(manual_mana=True, max_turns=30),
        Config(decks=("aggro", "control"), ruleset="2003-07", max_turns=40),
        Config(
            decks=("midrange", "aggro", "control"),
            opponents=(None,) * 3,
            variant=("freeForAll",),
            max_turns=40,
        ),
        Config(options=8, objects=16, max_turns=30),
    ]
    for config in configs:
        sim = Simulator(config, 4, seed=3)
        rng = np.random.default_rng(2)
        sim.reset()
        ended = 0
        for _ in range(4000):
            sim.step(sample_masked(sim.arrays["mask"], rng))
            ended += int((sim.arrays["terminated"] | sim.arrays["truncated"]).sum())
            if ended >= 4:
                break
        assert ended >= 4, config
        sim.close()

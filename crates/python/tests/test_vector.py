"""Many games at once: the same games as one by one, arrays of the caller's, and everything that is refused."""

import numpy as np
import pytest
import tianxia

GAMES = [("qin", 3), ("dragon", 4), ("huang", 2)]
COUNT = 16


def arrays(vector):
    return dict(
        observations=np.empty((vector.count, vector.observation_size), np.float32),
        mask=np.empty((vector.count, vector.policy_size), np.bool_),
        current=np.empty(vector.count, np.int32),
        rewards=np.empty((vector.count, vector.players), np.float32),
        done=np.empty(vector.count, np.bool_),
        sampled=np.empty(vector.count, np.int64),
    )


def first(vector, out):
    vector.observe(**{name: out[name] for name in ("observations", "mask", "current", "sampled")})


@pytest.mark.parametrize("game, players", GAMES)
@pytest.mark.parametrize("threads", [1, 3])
def test_rows_are_what_the_single_games_say(game, players, threads):
    vector = tianxia.Vector(game, COUNT, players=players, seed=3, threads=threads)
    out = arrays(vector)
    first(vector, out)
    ended = 0
    for _ in range(400):
        vector.step(out["sampled"], **out)
        ended += int(out["done"].sum())
        assert (out["rewards"][~out["done"]] == 0).all()
        assert np.abs(out["rewards"].sum(axis=1)).max() < 1e-5
        assert out["mask"][np.arange(COUNT), out["sampled"]].all()
    assert ended > 0
    counts, ids = vector.legal_ids()
    assert counts.sum() == len(ids)
    for index in range(COUNT):
        state = vector.state(index)
        assert state.current_player == out["current"][index]
        assert (state.observation() == out["observations"][index]).all()
        assert (state.legal_mask() == out["mask"][index]).all()
        assert state.legal_actions() == vector.legal_actions(index)


def test_threads_and_seeds_change_nothing_else():
    def played(threads, seed):
        vector = tianxia.Vector("huang", COUNT, players=3, seed=seed, threads=threads)
        out = arrays(vector)
        first(vector, out)
        for _ in range(100):
            vector.step(out["sampled"], **out)
        return out["observations"].copy()

    assert (played(1, 7) == played(4, 7)).all()
    assert (played(1, 7) != played(1, 8)).any()


def test_a_refused_action_changes_no_game():
    vector = tianxia.Vector("qin", COUNT, players=2, seed=5)
    out = arrays(vector)
    first(vector, out)
    before = [vector.state(index) for index in range(COUNT)]
    for wrong in (-1, 10**9, int(np.flatnonzero(~out["mask"][4])[0])):
        actions = out["sampled"].copy()
        actions[4] = wrong
        with pytest.raises(tianxia.IllegalAction, match="game 4"):
            vector.step(actions)
        assert all(vector.state(index) == before[index] for index in range(COUNT))
    vector.step(out["sampled"])
    assert vector.state(0) != before[0]


def test_wrong_arrays_are_refused_by_name():
    vector = tianxia.Vector("qin", COUNT, seed=1)
    out = arrays(vector)
    first(vector, out)
    actions = out["sampled"]
    size, policy = vector.observation_size, vector.policy_size
    read_only = np.zeros((COUNT, size), np.float32)
    read_only.flags.writeable = False
    for given in (
        dict(observations=np.zeros((COUNT, size))),
        dict(observations=np.zeros((COUNT, size + 1), np.float32)),
        dict(observations=np.zeros((COUNT, 2 * size), np.float32)[:, ::2]),
        dict(observations=np.asfortranarray(np.zeros((COUNT, size), np.float32))),
        dict(observations=read_only),
        dict(observations="here"),
        dict(mask=np.zeros((COUNT, policy), np.uint8)),
        dict(current=np.zeros(COUNT, np.int64)),
        dict(done=np.zeros((COUNT, 1), np.bool_)),
        dict(rewards=np.zeros(COUNT, np.float32)),
    ):
        before = vector.state(0)
        with pytest.raises(tianxia.ShapeError):
            vector.step(actions, **given)
        assert vector.state(0) == before
    for wrong in (actions[:-1], actions.astype(np.int32), list(actions), np.zeros((COUNT, 1), np.int64)):
        with pytest.raises(tianxia.ShapeError, match="actions"):
            vector.step(wrong)
    for arguments in (dict(count=0), dict(count=-1), dict(count=4, threads=0), dict(count=10**9)):
        with pytest.raises((tianxia.BadInput, OverflowError)):
            tianxia.Vector("qin", **arguments)
    with pytest.raises(tianxia.BadInput):
        vector.state(COUNT)

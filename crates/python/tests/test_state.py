"""One game: play, views, observations, copies, files, and everything that is refused."""

import copy
import pickle
from xml.etree import ElementTree

import numpy as np
import pytest
import tianxia

SETUPS = [
    ("qin", 2, {}),
    ("qin", 4, {"board": "lion", "fair_start": False}),
    ("dragon", 2, {}),
    ("dragon", 5, {"great_wall": True, "super_event": "tsunami"}),
    ("huang", 2, {"short": True}),
    ("huang", 5, {"eighteen_kingdoms": True, "palace": True}),
]


def play_on(state, steps, seed=0):
    for step in range(steps):
        if state.is_terminal:
            break
        state.step(state.random_action(seed * 1000 + step))
    return state


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_a_random_game_ends(game, players, options):
    state = tianxia.State(game, players=players, seed=3, options=options)
    assert state.players == players and state.current_player in range(players)
    play_on(state, 10_000)
    assert state.is_terminal and state.current_player == -1 and state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0.0, abs=1e-5)
    assert sorted(state.outcome()["places"])[0] in (1, 2)
    with pytest.raises(tianxia.GameOver):
        state.step(0)


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_actions_are_numbers_texts_and_flags(game, players, options):
    state = play_on(tianxia.State(game, players=players, seed=5, options=options), 25)
    legal = state.legal_actions()
    mask = state.legal_mask()
    assert mask.dtype == np.bool_ and mask.shape == (state.policy_size,)
    assert sorted(legal) == list(np.flatnonzero(mask))
    texts = state.legal_texts()
    assert [state.action_text(action) for action in legal] == texts
    assert [state.read_action(text) for text in texts] == legal
    assert len({state.action_number(action) for action in legal}) == len(legal)
    features = state.legal_features()
    assert features.shape == (len(legal), len(state.feature_names)) and features.dtype == np.float32
    by_number, by_text, by_place = state.clone(), state.clone(), state.clone()
    by_number.step(legal[-1])
    by_text.play(texts[-1])
    by_place.step_nth(len(legal) - 1)
    assert by_number == by_text == by_place != state


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_observations_have_one_size_and_hide_what_is_hidden(game, players, options):
    state = play_on(tianxia.State(game, players=players, seed=7, options=options), 30)
    layout = state.layout()
    area = layout["rows"] * layout["columns"]
    assert layout["size"] == len(layout["planes"]) * area + sum(size for _, _, size in layout["vectors"])
    assert layout == tianxia.State(game).layout()
    out = np.empty(layout["size"], dtype=np.float32)
    for player in range(players):
        seen = state.observation(player)
        assert seen.shape == (state.observation_size,) and np.isfinite(seen).all()
        assert state.observation(player, out=out) is out and (out == seen).all()
        world = state.imagine(player, seed=11)
        assert (world.observation(player) == seen).all()
        assert world.view(player) == state.view(player)
        assert sorted(world.legal_actions()) == sorted(state.legal_actions()) or state.current_player != player


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_copies_files_and_pickles(game, players, options):
    state = play_on(tianxia.State(game, players=players, seed=9, options=options), 40)
    for other in (
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        tianxia.State.from_record(state.record()),
        tianxia.State.from_position(state.position()),
    ):
        assert other == state and other is not state
    # The same chance comes after a pickle, also in a world that was imagined.
    for begun in (state, state.imagine(0, seed=4), play_on(state.clone(seed=5), 3)):
        again = pickle.loads(pickle.dumps(begun))
        assert play_on(begun.clone(), 30, seed=2) == play_on(again, 30, seed=2)
    with pytest.raises(tianxia.BadInput, match="has a record"):
        state.imagine(0, seed=4).record()


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_the_last_events_are_remembered(game, players, options):
    state = tianxia.State(game, players=players, seed=2, options=options)
    assert state.history(0).shape[0] == 0
    state.remember(12)
    play_on(state, 20)
    for player in range(players):
        history = state.history(player)
        kinds = len(state.event_names)
        assert history.shape[0] == 12 and (history[:, :kinds].sum(axis=1) == 1).all()
        assert (state.clone().history(player) == history).all()
    with pytest.raises(tianxia.BadInput):
        state.remember(10**9)


def test_bots_and_playouts():
    state = tianxia.State("qin", players=2, seed=1)
    before = state.clone()
    assert state.bot_action("easy", seed=3) == state.bot_action("easy", seed=3)
    assert state.bot_action("easy", seed=3) in state.legal_actions()
    assert sum(state.playout(seed=5)) == pytest.approx(0.0)
    assert state == before
    with pytest.raises(tianxia.BadInput, match="there is no bot"):
        state.bot_action("grandmaster")


def test_bad_input_is_refused_by_name_and_changes_nothing():
    state = tianxia.State("huang", players=3, seed=2)
    before = state.clone()
    illegal = next(i for i, legal in enumerate(state.legal_mask()) if not legal)
    for call, error in [
        (lambda: tianxia.State("go"), tianxia.BadInput),
        (lambda: tianxia.State("qin", players=9), tianxia.BadInput),
        (lambda: tianxia.State("qin", options={"board": "cat"}), tianxia.BadInput),
        (lambda: tianxia.State("qin", options={"colour": "red"}), tianxia.BadInput),
        (lambda: tianxia.State.from_position("game = 'qin'\nhands = 3"), tianxia.BadInput),
        (lambda: tianxia.State.from_position("game = 'go'"), tianxia.BadInput),
        (lambda: tianxia.State.from_record("nonsense"), tianxia.BadInput),
        (lambda: tianxia.State.restore("nonsense"), tianxia.BadInput),
        (lambda: state.step(illegal), tianxia.IllegalAction),
        (lambda: state.step(10**6), tianxia.IllegalAction),
        (lambda: state.step_nth(10**6), tianxia.IllegalAction),
        (lambda: state.play("fly to the moon"), tianxia.BadInput),
        (lambda: state.view(7), tianxia.BadInput),
        (lambda: state.observation(7), tianxia.BadInput),
        (lambda: state.observation(0, out=np.zeros(3, dtype=np.float32)), tianxia.ShapeError),
        (lambda: state.observation(0, out=np.zeros(state.observation_size)), tianxia.ShapeError),
        (lambda: state.observation(0, out=np.zeros(2 * state.observation_size, np.float32)[::2]), tianxia.ShapeError),
    ]:
        with pytest.raises(error) as caught:
            call()
        assert isinstance(caught.value, tianxia.TianxiaError) and len(str(caught.value)) > 10
    assert state == before and state.legal_actions() == before.legal_actions()


@pytest.mark.parametrize("game, players, options", SETUPS)
def test_pictures_are_well_formed_and_hide_what_is_hidden(game, players, options):
    state = play_on(tianxia.State(game, players=players, seed=6, options=options), 60)
    assert state.render() == state.render("text") == state.position()
    drawn = ElementTree.fromstring(state.render("svg"))
    pieces = [part.get("data-piece") for part in drawn.iter() if part.get("data-piece")]
    assert drawn.tag.endswith("svg") and len(pieces) > 10
    # What another player holds does not change the picture.
    world = state.imagine(0, seed=12)
    assert world.render("svg", player=0) == state.render("svg", player=0)
    for call in (lambda: state.render("png"), lambda: state.render("text", 0), lambda: state.render("svg", 9)):
        with pytest.raises(tianxia.BadInput):
            call()


def test_the_games_tell_what_can_be_set_up():
    assert tianxia.games() == ["qin", "dragon", "huang"]
    for game in tianxia.games():
        about = tianxia.about(game)
        fewest, most = about["players"]
        for players in range(fewest, most + 1):
            for key, (values, default) in about["options"].items():
                assert default in values or key in ("boards", "map") or default == ""
            assert tianxia.State(game, players=players).players == players

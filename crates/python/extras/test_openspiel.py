"""OpenSpiel's own test, for all games at all numbers of players."""

import random

import pyspiel
import pytest
import tianxia
import tianxia.openspiel  # noqa: F401  (it registers the game)

SETUPS = [
    *(f"tianxia(game=qin,players={players})" for players in (2, 3, 4)),
    *(f"tianxia(game=dragon,players={players})" for players in (2, 3, 4, 5)),
    "tianxia(game=dragon,players=3,options=great_wall:true;super_event:random)",
    *(f"tianxia(game=huang,players={players})" for players in (2, 3, 4, 5)),
    "tianxia(game=huang,players=2,options=short:true;bandits:true)",
]


@pytest.mark.parametrize("name", SETUPS)
def test_random_simulation(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SETUPS[::4])
def test_states_are_written_and_read(name):
    game = pyspiel.load_game(name)
    state, chance = game.new_initial_state(), random.Random(3)
    for _ in range(80):
        if state.is_terminal():
            break
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize("name", SETUPS)
def test_probabilities_and_resampling(name):
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(5)
    resampled = 0
    while not state.is_terminal() and resampled < 20:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1.0) and len({a for a, _ in outcomes}) == len(outcomes)
            state.apply_action(chance.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        resampled += 1
        state.apply_action(chance.choice(state.legal_actions()))


def test_a_wrong_outcome_is_refused():
    explicit = tianxia.ExplicitState("qin", players=2)
    assert explicit.is_chance
    with pytest.raises(tianxia.IllegalAction, match="chance"):
        explicit.apply(99)
    with pytest.raises(tianxia.BadInput, match="imagined"):
        explicit.imagine(0, seed=1)

"""OpenSpiel's own test, for all games at all numbers of players and with all options."""

import random

import pyspiel
import pytest
import tianxia
import tianxia.openspiel  # noqa: F401  (it registers the game)
from setups import SETUPS


def _name(game, players, options):
    """How OpenSpiel loads it; a comma would end a parameter."""
    written = ";".join(f"{key}:{value}" for key, value in options.items())
    return f"tianxia(game={game},players={players}" + (f",options={written})" if written else ")")


NAMES = [_name(*setup) for setup in SETUPS if not any("," in value for value in setup[2].values())]


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES[::4])
def test_states_are_written_and_read(name):
    game = pyspiel.load_game(name)
    state, chance = game.new_initial_state(), random.Random(3)
    for _ in range(80):
        if state.is_terminal():
            break
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize("name", NAMES)
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


def test_a_wrong_option_is_refused():
    with pytest.raises(tianxia.BadInput, match="short"):
        pyspiel.load_game("tianxia(game=huang,players=5,options=short:true)")
    # What a debugger shows of the game that was not made.
    assert "TianxiaGame" in repr(tianxia.openspiel.TianxiaGame.__new__(tianxia.openspiel.TianxiaGame))


def test_a_wrong_outcome_is_refused():
    explicit = tianxia.ExplicitState("qin", players=2)
    assert explicit.is_chance
    with pytest.raises(tianxia.IllegalAction, match="chance"):
        explicit.apply(99)
    with pytest.raises(tianxia.BadInput, match="imagined"):
        explicit.imagine(0, seed=1)

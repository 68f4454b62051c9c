"""The examples run, and do what they say."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "examples"))


@pytest.mark.parametrize("game", ["qin", "dragon", "huang"])
def test_random_play(game):
    from random_play import many_games, one_game

    assert sum(one_game(game)) == pytest.approx(0.0, abs=1e-6)
    assert many_games(game, count=8) > 0


def test_a_bandit_beats_random_play():
    from bandit import against_random

    assert against_random(games=8, tries=100) >= 6


def test_an_arena_is_even_between_equals():
    from arena import duel

    easy = duel(lambda state: state.bot_action("easy", seed=state.steps), "easy", pairs=20)
    assert 0.2 < easy < 0.8
    assert duel(lambda state: state.random_action(state.steps), "easy", pairs=10) < 0.3


def test_what_is_learnt_beats_easy():
    from arena import duel
    from learn import learn, player

    assert duel(player(learn(rounds=5)), "easy", pairs=15) > 0.5


def test_the_first_experiment_of_the_page_runs(capsys):
    page = (pathlib.Path(__file__).parents[3] / "docs" / "research.md").read_text()
    code = page.split("```python\n")[1].split("```")[0]
    exec(compile(code, "research.md", "exec"), {})
    won = int(capsys.readouterr().out.split()[0])
    assert won > 100, won

"""The benchmark: equals are even, the same run gives the same figures, and the file has what the page says."""

import json

import pytest
import tianxia
from tianxia import benchmark


def easy(state):
    return state.bot_action("easy", seed=state.steps)


def figures(results):
    """All but the time."""
    return [{key: value for key, value in row.items() if key != "seconds"} for row in results["results"]]


def test_the_same_run_gives_the_same_figures(tmp_path):
    results = benchmark.run(easy, "easy", games=["qin", "dragon"], rounds=1)
    assert figures(results) == figures(benchmark.run(easy, "easy", games=["qin", "dragon"], rounds=1))
    benchmark.save(results, tmp_path / "easy.json")
    read = json.loads((tmp_path / "easy.json").read_text())
    assert read == results and read["tianxia"] == tianxia.__version__ and read["format"] == 1
    rows = {(row["game"], row["opponent"]): row for row in read["results"]}
    assert rows["qin", "random"]["share"] > 0.7 and rows["dragon", "random"]["share"] > 0.7
    even = rows["qin", "easy"]
    assert even["games"] == 2 * len(tianxia.benchmark_starts("qin"))
    assert even["low"] < 0.5 < even["high"] and even["elo_low"] < 0 < even["elo_high"]


def test_figures_are_those_of_the_program():
    assert benchmark.elo(10 / 11) == pytest.approx(400)
    assert benchmark.elo(1.0) is None and benchmark.elo(0.0) is None
    low, high = benchmark.interval(100, 200)
    assert low == pytest.approx(0.4313, abs=1e-4) and high == pytest.approx(0.5687, abs=1e-4)


def test_what_cannot_be_played_is_refused():
    with pytest.raises(tianxia.BadInput, match="no game"):
        benchmark.run(easy, "easy", games=["go"])
    with pytest.raises(tianxia.BadInput, match="no bot"):
        benchmark.run(easy, "easy", games=["qin"], opponents=["grandmaster"])
    with pytest.raises(tianxia.BadInput, match="rounds"):
        benchmark.run(easy, "easy", rounds=0)

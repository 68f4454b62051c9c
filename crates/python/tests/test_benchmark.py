"""The benchmark: equals are even, the same run gives the same file."""

import json

import tianxia
from tianxia import benchmark


def test_the_same_run_gives_the_same_file(tmp_path):
    def easy(state):
        return state.bot_action("easy", seed=state.steps)

    results = benchmark.run(easy, "easy", games=["qin", "dragon"], bots=("random", "easy"), pairs=6)
    benchmark.save(results, tmp_path / "one.json")
    benchmark.save(benchmark.run(easy, "easy", games=["qin", "dragon"], pairs=6), tmp_path / "two.json")
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()
    read = json.loads((tmp_path / "one.json").read_text())
    assert read["tianxia"] == tianxia.__version__ and read["format"] == 1
    shares = {(row["game"], row["bot"]): row["share"] for row in read["results"]}
    assert shares["qin", "random"] > 0.7 and shares["dragon", "random"] > 0.7
    assert 0.1 < shares["qin", "easy"] < 0.9

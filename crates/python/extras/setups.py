"""What the suites of PettingZoo and OpenSpiel are run with: every game at every number of players, and with every option at every value."""

import tianxia


def _all():
    for game in tianxia.games():
        about = tianxia.about(game)
        fewest, most = about["players"]
        counts = range(fewest, most + 1)
        yield from ((game, players, {}) for players in counts)
        # A series names several boards, and the short game is for two: both stand below.
        values = [
            (key, value)
            for key, (values, default) in about["options"].items()
            for value in values
            if value != default and key not in ("boards", "short")
        ]
        # The numbers of players take turns.
        yield from ((game, counts[index % len(counts)], {key: value}) for index, (key, value) in enumerate(values))


SETUPS = [
    *_all(),
    ("qin", 2, {"boards": "bird,lion"}),
    ("huang", 2, {"short": "true", "bandits": "true"}),
    ("huang", 4, {"bandits": "true", "palace": "true", "open_scores": "true"}),
    ("huang", 5, {"eighteen_kingdoms": "true", "palace": "true"}),
    ("dragon", 4, {"great_wall": "true", "super_event": "random"}),
]

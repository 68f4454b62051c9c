"""Fits the powers to which chances are raised before people see them (`Insight::sharpness`) to games that `--example calibration` played, and tries them on games they were not
fitted to. Each file holds games of its own.

calibrate.py CSV…                        a power for each number of players
calibrate.py CSV… --one                  one power
calibrate.py CSV… --stages 0.45,0.7      one for each part of the game, cut where so much of it is over, and how much more with each player

Powers that other games gave count as much as these games with `--earlier 1.5,1.05,0.65 --earlier-games 200`."""

import argparse

import numpy as np

SEATS = 5
FOLDS = 6


def read(paths):
    """The game (each file's games are others), how many play, how far it is, the chances and the shares of the victory, a row for each decision."""
    parts = [np.loadtxt(path, delimiter=",", ndmin=2) for path in paths]
    games = np.concatenate([part[:, 0] + (number << 20) for number, part in enumerate(parts)]).astype(int)
    rows = np.concatenate(parts)
    return games, rows[:, 1].astype(int), rows[:, 3], rows[:, 4 : 4 + SEATS], rows[:, 4 + SEATS : 4 + 2 * SEATS]


def features(players, elapsed, args):
    """What a power is made of, a row for each decision: the power is a sum of these with weights."""
    if args.stages:
        stage = np.searchsorted([float(cut) for cut in args.stages.split(",")], elapsed, side="right")
        return np.column_stack([np.eye(args.stages.count(",") + 2)[stage], players - 3])
    return np.ones((len(players), 1)) if args.one else np.eye(players.max() + 1)[players][:, 2:]


def raised(chances, power):
    """Chances, each row to a power of its own, that add up to one again."""
    raised = np.where(chances > 0, np.maximum(chances, 1e-6) ** power[:, None], 0)
    return raised / raised.sum(1, keepdims=True)


def fit(games, made_of, chances, shares, args):
    """The weights under which what happened was likeliest, by Newton's method."""
    logs = np.log(np.where(chances > 0, np.maximum(chances, 1e-6), 1))
    weights, before = np.ones(made_of.shape[1]), np.fromstring(args.earlier, sep=",")
    for _ in range(50):
        told = raised(chances, made_of @ weights)
        mean = (told * logs).sum(1)
        slope = made_of.T @ ((told - shares) * logs).sum(1)
        bend = (made_of.T * ((told * logs**2).sum(1) - mean**2)) @ made_of
        step = np.linalg.solve(bend + 1e-6 * np.eye(len(weights)), slope)
        weights = weights - step * min(1, 0.5 / np.abs(step).max())
    if len(before):
        met = np.array([len(np.unique(games[column != 0])) for column in made_of.T])
        weights = (weights * met + before * args.earlier_games / len(before)) / (met + args.earlier_games / len(before))
    return weights


def table(title, data, told):
    """For each tenth of the scale by how much what came true differs from what was told; chances of one game stand and fall together."""
    games, players, _, _, shares = data
    playing = np.arange(SEATS) < players[:, None]
    told, shares, games = told[playing], shares[playing], np.repeat(games, players)
    print(title)
    for tenth in range(10):
        here = np.minimum((told * 10).astype(int), 9) == tenth
        if not here.any():
            continue
        off = shares[here] - told[here]
        met, number = np.unique(games[here], return_inverse=True)
        spread = np.bincount(number, weights=off - off.mean())
        reach = 1.96 * np.sqrt((spread**2).sum()) / here.sum()
        name = f"{tenth * 10:3} to {tenth * 10 + 10:3} %"
        print(f"  {name}: {here.sum():6} chances in {len(met):4} games, off by {off.mean() * 100:+.1f} ± {reach * 100:.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("csv", nargs="+")
    parser.add_argument("--one", action="store_true")
    parser.add_argument("--stages", default="")
    parser.add_argument("--earlier", default="")
    parser.add_argument("--earlier-games", type=int, default=0)
    args = parser.parse_args()
    data = games, players, elapsed, chances, shares = read(args.csv)
    made_of = features(players, elapsed, args)
    met = np.unique(games)
    fold = np.random.default_rng(1).integers(0, FOLDS, len(met))[np.searchsorted(met, games)]
    told = np.zeros_like(chances)
    for left_out in range(FOLDS):
        taught, tried = fold != left_out, fold == left_out
        weights = fit(games[taught], made_of[taught], chances[taught], shares[taught], args)
        told[tried] = raised(chances[tried], made_of[tried] @ weights)
    table(f"{len(met)} games, as the search says it", data, chances)
    table(f"raised to powers fitted without the game itself ({FOLDS} parts)", data, told)
    print("fitted to all:", np.round(fit(games, made_of, chances, shares, args), 2))


if __name__ == "__main__":
    main()

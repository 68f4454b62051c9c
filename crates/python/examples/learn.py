"""Learning Qin from the features of actions, by the cross-entropy method.

Each candidate is a weight for each feature; it plays the legal action with the best weighted sum. The best candidates of a generation say where
the next one is drawn from. They play nobody but each other; after a minute on one core the result beats `easy`.
"""

import sys
import time

import numpy as np
import tianxia
from arena import duel
from tianxia.benchmark import interval


def player(weights):
    """An agent that plays the action with the best weighted features."""

    def act(state):
        return state.legal_actions()[int(np.argmax(state.legal_features() @ weights))]

    return act


def match(weights, opponent, seed):
    """What the weights gain in a game against other weights, from both seats."""
    gain = 0.0
    for own in (0, 1):
        agents = (player(weights), player(opponent)) if own == 0 else (player(opponent), player(weights))
        state = tianxia.State("qin", players=2, seed=seed)
        while not state.is_terminal:
            state.step(agents[state.current_player](state))
        gain += state.returns()[own]
    return gain


def learn(generations=20, candidates=24, elite=6, games=4, seed=0):
    """The weights after so many generations, by play of each candidate against the mean of the last one."""
    chance = np.random.default_rng(seed)
    size = len(tianxia.State("qin").feature_names)
    mean, spread = np.zeros(size, np.float32), np.ones(size, np.float32)
    started = time.process_time()
    for _ in range(generations):
        drawn = (mean + spread * chance.standard_normal((candidates, size))).astype(np.float32)
        seeds = chance.integers(2**31, size=games)
        gains = [sum(match(weights, mean, int(one)) for one in seeds) for weights in drawn]
        best = drawn[np.argsort(gains)[-elite:]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.05
    print(f"{generations} generations in {time.process_time() - started:.0f} s of one core")
    return mean


if __name__ == "__main__":
    weights = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    for name, weight in sorted(zip(tianxia.State("qin").feature_names, weights, strict=True), key=lambda pair: -abs(pair[1])):
        print(f"{weight:+.2f} {name}")
    share = duel(player(weights), "easy", pairs=100)
    low, high = interval(200 * share, 200)
    print(f"share of the points against easy in 200 games: {share:.3f} ({low:.3f} to {high:.3f})")

"""Learning Qin by proximal policy optimisation (PPO), in NumPy alone.

The policy is a softmax over the legal actions: a weight for each feature of an action. A linear critic on the observation says what was to be expected.
Both learn from games of the policy against itself; after a few seconds on one core it beats `easy`, which it has never met.
"""

import sys
import time
from dataclasses import dataclass

import numpy as np
import tianxia
from arena import duel
from tianxia.benchmark import interval

CLIP = 0.2  # how far a policy may move from the one that played
EPOCHS, BATCHES = 4, 4
RATES = (0.05, 0.0003)  # of the policy and of the critic


def player(weights):
    """An agent that plays the action the policy likes best."""

    def act(state):
        return state.legal_actions()[int(np.argmax(state.legal_features() @ weights))]

    return act


@dataclass
class Decision:
    """What was seen and done, and what came of it."""

    observation: np.ndarray
    features: np.ndarray
    chosen: int
    gain: float = 0.0


def self_play(weights, games, chance):
    """Games of the policy against itself, as one list of decisions."""
    decisions = []
    for _ in range(games):
        state = tianxia.State("qin", players=2, seed=int(chance.integers(2**31)))
        seats, played = [], []
        while not state.is_terminal:
            features = state.legal_features()
            likely = np.exp((logits := features @ weights) - logits.max())
            chosen = int(np.searchsorted(np.cumsum(likely), chance.random() * likely.sum()))
            chosen = min(chosen, len(likely) - 1)
            seats.append(state.current_player)
            played.append(Decision(state.observation(state.current_player), features, chosen))
            state.step_nth(chosen)
        gains = state.returns()
        for seat, decision in zip(seats, played, strict=True):
            decision.gain = gains[seat]
        decisions += played
    return decisions


class Batch:
    """Decisions with all their actions in one matrix, each decision a run of its rows."""

    def __init__(self, decisions):
        self.features = np.concatenate([decision.features for decision in decisions])
        self.counts = np.array([len(decision.features) for decision in decisions])
        self.starts = np.cumsum(self.counts) - self.counts
        self.chosen = self.starts + [decision.chosen for decision in decisions]

    def policy(self, weights):
        """How likely each row is, and the logarithm for those that were chosen."""
        logits = self.features @ weights
        logits -= np.repeat(np.maximum.reduceat(logits, self.starts), self.counts)
        likely = np.exp(logits)
        sums = np.add.reduceat(likely, self.starts)
        return likely / np.repeat(sums, self.counts), logits[self.chosen] - np.log(sums)

    def gradient(self, likely, scale):
        """The mean of what the weights gain when each chosen action becomes likelier by its scale."""
        expected = np.add.reduceat(self.features * likely[:, None], self.starts)
        return (scale[:, None] * (self.features[self.chosen] - expected)).mean(axis=0)


class Adam:
    """Steps along gradients, each weight at its own pace."""

    def __init__(self, size, rate):
        self.rate, self.steps = rate, 0
        self.mean, self.square = np.zeros(size, np.float32), np.zeros(size, np.float32)

    def step(self, gradient):
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        return self.rate * mean / (np.sqrt(square) + 1e-8)


def learn(rounds=20, games=32, seed=0):
    """The weights of the policy after so many rounds of self-play."""
    chance = np.random.default_rng(seed)
    state = tianxia.State("qin")
    weights = np.zeros(len(state.feature_names), np.float32)
    critic = np.zeros(len(state.observation(0)), np.float32)
    of_policy, of_critic = Adam(len(weights), RATES[0]), Adam(len(critic), RATES[1])
    started = time.process_time()
    for _ in range(rounds):
        decisions = self_play(weights, games, chance)
        gains = np.array([decision.gain for decision in decisions], np.float32)
        seen = np.stack([decision.observation for decision in decisions])
        better = gains - np.tanh(seen @ critic)
        better = (better - better.mean()) / (better.std() + 1e-6)
        before = Batch(decisions).policy(weights)[1]
        for _ in range(EPOCHS):
            for part in np.array_split(chance.permutation(len(decisions)), BATCHES):
                batch = Batch([decisions[index] for index in part])
                likely, now = batch.policy(weights)
                ratio, gain = np.exp(now - before[part]), better[part]
                clipped = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                weights = weights + of_policy.step(batch.gradient(likely, np.where(clipped, 0, ratio * gain)))
                value = np.tanh(seen[part] @ critic)
                error = (gains[part] - value) * (1 - value**2)
                critic = critic + of_critic.step(error @ seen[part] / len(part))
    print(f"{rounds} rounds of {games} games in {time.process_time() - started:.0f} s of one core")
    return weights


if __name__ == "__main__":
    weights = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    for name, weight in sorted(zip(tianxia.State("qin").feature_names, weights, strict=True), key=lambda pair: -abs(pair[1])):
        print(f"{weight:+.2f} {name}")
    share = duel(player(weights), "easy", pairs=100)
    low, high = interval(200 * share, 200)
    print(f"share of the points against easy in 200 games: {share:.3f} ({low:.3f} to {high:.3f})")

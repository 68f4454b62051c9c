"""A bandit over the legal actions: each is tried in imagined worlds, played on at random, and the best mean wins.

The worlds come from `imagine`, so the bandit knows no more than its player does.
"""

import math

import tianxia


def choose(state, tries=200, seed=0):
    """The legal action with the best mean after so many tries (UCB1)."""
    player, legal = state.current_player, state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    # With few tries only some of the actions can be looked at.
    arms = legal[:: max(1, len(legal) // max(1, tries // 4))]
    counts, sums = [0] * len(arms), [0.0] * len(arms)
    for number in range(tries):
        if number < len(arms):
            arm = number
        else:
            bound = math.log(number)
            arm = max(range(len(arms)), key=lambda i: sums[i] / counts[i] + math.sqrt(2 * bound / counts[i]))
        world = state.imagine(player, seed=seed * tries + number)
        world.step(arms[arm])
        gain = world.returns() if world.is_terminal else world.playout(seed=number)
        counts[arm] += 1
        sums[arm] += gain[player]
    return arms[max(range(len(arms)), key=counts.__getitem__)]


def against_random(game="qin", games=20, tries=200):
    """How many games of two players the bandit wins against random play."""
    wins = 0
    for seed in range(games):
        state = tianxia.State(game, players=2, seed=seed)
        while not state.is_terminal:
            bandit = state.current_player == seed % 2
            state.step(choose(state, tries, state.steps) if bandit else state.random_action(seed + state.steps))
        wins += state.returns()[seed % 2] > 0
    print(f"{wins} of {games} games won")
    return wins


if __name__ == "__main__":
    against_random()

"""An arena: a Python agent against one of our bots, with every pairing played from both sides of the table."""

import tianxia


def duel(agent, bot="easy", game="qin", pairs=10, seed=0):
    """Plays pairs of games from equal starts with the seats swapped. Returns the agent's share of the points: 0.5 is even."""
    points = 0.0
    for pair in range(pairs):
        for own in (0, 1):
            state = tianxia.State(game, players=2, seed=seed + pair)
            while not state.is_terminal:
                if state.current_player == own:
                    state.step(agent(state))
                else:
                    state.step(state.bot_action(bot, seed=1000 * pair + state.steps))
            points += (1 + state.returns()[own]) / 2
    return points / (2 * pairs)


if __name__ == "__main__":
    from bandit import choose

    print(f"bandit against easy: {duel(choose):.2f}")

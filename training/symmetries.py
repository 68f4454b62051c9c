"""Positions that mean the same: the colours of Qin may change places, and in the Year of the Dragon, where nobody sits beside anybody, the others."""

import re
from itertools import permutations

import numpy as np

SIDE = 13
# The six tiles of Qin as pairs of colours, in the order of its rules: three doubles, then red and yellow, red and blue, yellow and blue.
WAYS = 9
SEATS = 5
# Figures of each seat in the Year of the Dragon: crates/bots/src/knowledge/dragon/shown.rs.
DRAGON_FIGURES = 59


def symmetries(samples, tiles, players):
    """For each symmetry of games with so many players where every input goes to, every index of the policy, and every seat. The first one changes
    nothing."""
    if samples.game == "qin":
        return [(*colours(samples, tiles, np.array(places)), np.arange(SEATS)) for places in permutations(range(3))]
    if samples.game == "dragon":
        others = permutations(range(1, players))
        return [seats(samples, np.array([0, *places, *range(players, SEATS)])) for places in others]
    return [(np.arange(samples.inputs), np.arange(samples.policy), np.arange(SEATS))]


def seats(samples, places):
    """Seat s, counted from the observer, becomes places[s]."""
    inputs = np.arange(samples.inputs)
    starts = {part["name"]: part["start"] for part in samples.parts}
    for part in samples.parts:
        found = re.fullmatch(r"(.* of seat \+)(\d)", part["name"])
        if found:
            after = starts[found[1] + str(places[int(found[2])])]
            inputs[part["start"] : part["start"] + part["size"]] = after + np.arange(part["size"])
    figures = sum(part["size"] for part in samples.parts)
    for seat in range(SEATS):
        before, after = (figures + DRAGON_FIGURES * place + np.arange(DRAGON_FIGURES) for place in (seat, places[seat]))
        inputs[before] = after
        inputs[samples.inputs - SEATS + seat] = samples.inputs - SEATS + places[seat]
    return inputs, np.arange(samples.policy), places


def colours(samples, tiles, places):
    """Colour c becomes places[c]."""
    inputs, policy = np.arange(samples.inputs), np.arange(samples.policy)
    planes = {part["name"]: part["start"] for part in samples.parts}
    squares = np.arange(SIDE * SIDE)
    names = ["red", "yellow", "blue"]
    for colour, name in enumerate(names):
        inputs[planes[name] + squares] = planes[names[places[colour]]] + squares
    turned = [tile_after(tiles, places, tile) for tile in range(6)]
    for part in samples.parts:
        if part["name"] in ("hand", "unseen tiles") or part["name"].startswith("kinds they are not"):
            for tile in range(6):
                inputs[part["start"] + tile] = part["start"] + turned[tile][0]
    for place in range((samples.policy - 1) // WAYS):
        for way in range(WAYS):
            tile, back = (way, False) if way < 6 else (way - 3, True)
            after, swapped = turned[tile]
            back = back != swapped
            policy[1 + place * WAYS + way] = 1 + place * WAYS + (after + 3 if back and after >= 3 else after)
    return inputs, policy


def tile_after(tiles, places, tile):
    """The tile that a tile becomes, and whether its halves change places."""
    first, second = (places[colour] for colour in tiles[tile])
    return (tiles.index((first, second)), False) if (first, second) in tiles else (tiles.index((second, first)), True)


# Colours of the halves of each tile: crates/qin/src/board/tile.rs.
QIN_TILES = [(0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)]

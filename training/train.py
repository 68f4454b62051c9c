#!/usr/bin/env python3
"""Trains the network of a game on samples of self-play: `train.py --out qin.weights FOLDER…`. See README.md."""

import argparse
import copy
import csv
import math
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import network
from samples import SEATS, UNIT, Samples
from symmetries import QIN_TILES, symmetries

# One game in so many is kept back to see how well the network does on games it never met.
HELD_BACK = 40
# Hidden units, those of them for values, and the layers behind them.
SIZES = {"qin": (448, 192, 32, 64, 32), "dragon": (352, 160, 32, 64, 32), "huang": (368, 176, 32, 64, 32)}


class Table:
    """Samples on the device, and batches of them."""

    def __init__(self, samples, device, judged_share):
        to = lambda array: torch.from_numpy(array).to(device)
        self.samples, self.device = samples, device
        self.players = to(samples.players.astype(np.int64))
        self.weights = to(samples.weights.copy())
        outcomes, judged = to(samples.outcomes.copy()), to(samples.judged.copy())
        share = judged_share * (judged.sum(1, keepdim=True) > 0.5)
        self.values = outcomes * (1 - share) + judged * share
        self.outcomes = outcomes
        self.seen = Ragged(samples.seen_counts, samples.seen_index, samples.seen_size, device)
        self.chosen = Ragged(samples.policy_counts, samples.policy_index, samples.policy_share.view(np.int16), device)
        self.maps = {
            players: [tuple(to(part) for part in maps) for maps in symmetries(samples, QIN_TILES, players)]
            for players in range(2, SEATS + 1)
        }

    def batch(self, ids, players=2, symmetry=0):
        """What is seen, who plays, values, legal actions, preferences and their weights. With a symmetry all samples are of so many players."""
        inputs, policy, seats = self.maps[players][symmetry % len(self.maps[players])]
        seen = torch.zeros(len(ids) * self.samples.inputs, device=self.device)
        rows, index, size = self.seen.rows(ids)
        seen[rows * self.samples.inputs + inputs[index]] = size / UNIT
        legal = torch.zeros(len(ids) * self.samples.policy, dtype=torch.bool, device=self.device)
        wanted = torch.zeros(len(ids) * self.samples.policy, device=self.device)
        rows, index, size = self.chosen.rows(ids)
        places = rows * self.samples.policy + policy[index]
        legal[places] = True
        wanted[places] = torch.where(size < 0, size + 65536, size) / 65535
        plays = torch.arange(SEATS, device=self.device)[None, :] < self.players[ids][:, None]
        shape = (len(ids), -1)
        values = torch.empty_like(self.values[ids])
        values[:, seats] = self.values[ids]
        return seen.view(shape), plays, values, legal.view(shape), wanted.view(shape), self.weights[ids]


class Ragged:
    """Rows of different lengths."""

    def __init__(self, counts, index, size, device):
        counts = counts.astype(np.int64)
        self.starts = torch.from_numpy(np.cumsum(counts) - counts).to(device)
        self.counts = torch.from_numpy(counts).to(device)
        self.index = torch.from_numpy(index.view(np.int16)).to(device)
        self.size = torch.from_numpy(np.ascontiguousarray(size)).to(device)

    def rows(self, ids):
        counts = self.counts[ids]
        total = int(counts.sum())
        rows = torch.repeat_interleave(torch.arange(len(ids), device=ids.device), counts, output_size=total)
        places = torch.arange(total, device=ids.device) + (self.starts[ids] - (counts.cumsum(0) - counts))[rows]
        index = self.index[places].long()
        return rows, torch.where(index < 0, index + 65536, index), self.size[places].float()


def losses(net, batch, dropout=0.0):
    """How surprised the network is by outcomes, and by what the search prefers."""
    seen, plays, values, legal, wanted, weights = batch
    judged, policy = net(seen, dropout)
    chances = F.log_softmax(judged.masked_fill(~plays, -1e4), 1)
    value = -(values * chances.masked_fill(~plays, 0)).sum(1).mean()
    preferred = F.log_softmax(policy.masked_fill(~legal, -1e4), 1)
    # The least surprise possible is taken off, so that 0 is perfect.
    surprise = (wanted * (wanted.clamp_min(1e-9).log() - preferred)).masked_fill(~legal, 0).sum(1)
    return value, (surprise * weights).sum() / weights.sum().clamp_min(1e-6)


@torch.no_grad()
def examine(net, table, ids, size):
    """Mean losses over held-back games, and those of outcomes for the evaluation alone."""
    net.eval()
    sums, count = np.zeros(2), 0
    for part in ids.split(size):
        sums += np.array([float(loss) for loss in losses(net, table.batch(part))]) * len(part)
        count += len(part)
    net.train()
    return sums / max(count, 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path, help="folders of samples")
    parser.add_argument("--out", required=True, type=Path, help="the file of weights")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--seconds", type=float, default=60, help="how long to train at most")
    parser.add_argument("--passes", type=float, default=30, help="how often every sample is seen at most")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3, help="learning rate at its highest")
    parser.add_argument("--decay", type=float, default=0.02, help="weight decay")
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--judged", type=float, default=0.5, help="how much the value of a search counts beside the outcome")
    parser.add_argument("--policy", type=float, default=0.5, help="how much the policy counts beside the value")
    parser.add_argument("--blind", action="store_true", help="values do not look at the board (or at the observation of a game without one), only at figures")
    parser.add_argument("--sizes", type=int, nargs=5, help="hidden units, those of them for values, and the layers behind them")
    parser.add_argument("--curve", type=Path, help="a CSV file for the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--note", default="")
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    began = time.time()
    samples = Samples(args.folders)
    table = Table(samples, device, args.judged)
    held = torch.from_numpy(samples.games % HELD_BACK == 0)
    train, test = (torch.nonzero(mask).flatten().to(device) for mask in (~held, held))
    test = test[torch.randperm(len(test), device=device)[:40000]]
    sizes = args.sizes or SIZES.get(samples.game, (256, 128, 32, 64, 32))
    entries = len(samples.seen_index) / len(samples)
    net = network.Network(samples.inputs, samples.policy, *sizes, entries, samples.board() if args.blind else 0).to(device)
    if args.start and args.start.stat().st_size:
        net.load_state_dict(network.read(args.start))
    size = min(args.batch, max(len(train) // 4, 1))
    print(f"{samples.game}: {len(train)} samples of {len(np.unique(samples.games))} games, {len(test)} held back, "
          f"{entries:.0f} of {samples.inputs} inputs, read in {time.time() - began:.1f} s on {device}", flush=True)

    decayed = [parameter for name, parameter in net.named_parameters() if name.endswith("weight")]
    others = [parameter for name, parameter in net.named_parameters() if not name.endswith("weight")]
    groups = [{"params": decayed, "weight_decay": args.decay}, {"params": others, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=args.rate, betas=(0.9, 0.98), fused=device.type == "cuda")
    mean = copy.deepcopy(net)
    best, best_at, rows = [math.inf] * 2, [None] * 2, []
    began, step, seen, looked = time.time(), 0, 0, -math.inf
    steps = max(1, int(args.passes * len(train) / size))
    # A batch is of one number of players.
    tables = {players: train[table.players[train] == players] for players in range(2, SEATS + 1)}
    tables = {players: ids for players, ids in tables.items() if len(ids)}
    turns = np.random.default_rng(args.seed)
    shares = np.array([len(ids) for ids in tables.values()]) / len(train)
    places = dict.fromkeys(tables, 0)
    sums, count = torch.zeros(2, device=device), 0
    while True:
        elapsed = time.time() - began
        done = min(1.0, max(elapsed / args.seconds, step / steps))
        if done >= 1 or elapsed - looked > max(2.0, args.seconds / 25):
            held_value, held_policy = examine(mean, table, test, size)
            shown = (sums / max(count, 1)).tolist()
            rows.append([round(elapsed, 1), step, round(seen / len(train), 2), *(round(figure, 4) for figure in (*shown, held_value, held_policy))])
            print(f"{elapsed:6.1f} s, {seen / len(train):5.2f} passes: value {shown[0]:.4f}, policy {shown[1]:.4f}; "
                  f"held back {held_value:.4f}, {held_policy:.4f}", flush=True)
            for part, held in enumerate((held_value, held_policy)):
                if held < best[part]:
                    best[part], best_at[part] = held, copy.deepcopy(mean.state_dict())
            sums.zero_()
            count, looked = 0, elapsed
            if done >= 1:
                break
        rate = args.rate * min(1.0, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * done))
        for group in optimiser.param_groups:
            group["lr"] = rate
        players = int(turns.choice(list(tables), p=shares))
        place = places[players]
        if place == 0 or place + size > len(tables[players]):
            tables[players], place = tables[players][torch.randperm(len(tables[players]), device=device)], 0
        ids, places[players] = tables[players][place : place + size], place + size
        value_loss, policy_loss = losses(net, table.batch(ids, players, int(turns.integers(120))), args.dropout)
        optimiser.zero_grad(set_to_none=True)
        (value_loss + args.policy * policy_loss).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        keep = min(0.998, (1 + step) / (10 + step))
        with torch.no_grad():
            torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - keep)
        sums += torch.stack([value_loss.detach(), policy_loss.detach()])
        count, step, seen = count + 1, step + 1, seen + len(ids)

    net.load_state_dict(net.joined(*best_at))
    command = args.note or " ".join(["train.py", *sys.argv[1:]])
    length = network.write(net, args.out, samples.game, samples.layout, command)
    net.load_state_dict(network.read(args.out))
    stored = examine(net, table, test, size)
    print(f"{args.out}: {length} bytes; held back {stored[0]:.4f}, {stored[1]:.4f} as stored", flush=True)
    if args.curve:
        with args.curve.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["seconds", "steps", "passes", "value", "policy", "held_back_value", "held_back_policy"])
            writer.writerows(rows)


if __name__ == "__main__":
    main()

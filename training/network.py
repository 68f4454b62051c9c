"""The network, as crates/bots/src/net describes it, and its file (crates/bots/src/net/file.rs)."""

import hashlib
import struct

import numpy as np
import torch
from torch import nn

LEANINGS = 5
SEATS = 5


class Network(nn.Module):
    """From what a seat sees to chances of all seats and weights of all actions."""

    def __init__(self, inputs, policy, hidden, judging, value, narrow, judge, usual_entries=300, unseen=0):
        """Of the `hidden` units the first `judging` are for values and the others for the policy, so that each can stop learning at its best.
        Those for values do not see the first `unseen` inputs."""
        super().__init__()
        self.judging = judging
        sees, judges = torch.ones(hidden, inputs), torch.zeros(hidden)
        sees[:judging, :unseen] = 0
        judges[:judging] = 1
        self.register_buffer("sees", sees, persistent=False)
        self.register_buffer("judges", judges, persistent=False)
        self.first = nn.Linear(inputs, hidden)
        self.to_value = nn.Linear(hidden, value)
        self.to_policy = nn.Linear(hidden, narrow)
        self.judge = nn.Linear(value, judge)
        self.chances = nn.Linear(judge, SEATS)
        self.policy = nn.Linear(narrow, policy)
        # A leaning is a quarter of the logarithm of a chance: at the start the network believes the evaluation.
        self.lean = nn.Parameter(torch.full((SEATS,), 4.0))
        nn.init.normal_(self.first.weight, std=usual_entries**-0.5)
        nn.init.zeros_(self.first.bias)
        for layer in (self.to_value, self.to_policy, self.judge):
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        nn.init.zeros_(self.chances.weight)
        nn.init.zeros_(self.chances.bias)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen, dropout=0.0):
        hidden = nn.functional.linear(seen, self.first.weight * self.sees, self.first.bias).relu()
        hidden = nn.functional.dropout(hidden, dropout, self.training)
        judged = self.judge(self.to_value(hidden * self.judges).relu()).relu()
        values = self.chances(judged) + self.lean * seen[:, -LEANINGS:]
        return values, self.policy(self.to_policy(hidden * (1 - self.judges)).relu())


    def stored(self):
        """The weights as they are used: nothing where nothing is seen."""
        state = dict(self.state_dict())
        state["first.weight"] = state["first.weight"] * self.sees
        state["to_value.weight"] = state["to_value.weight"] * self.judges
        state["to_policy.weight"] = state["to_policy.weight"] * (1 - self.judges)
        return state

    def joined(self, value, policy):
        """The part for values of one state, and the part for the policy of another."""
        state = {name: (policy if name.startswith(("policy", "to_policy")) else value)[name].clone() for name in value}
        for name in ("first.weight", "first.bias"):
            state[name][self.judging :] = policy[name][self.judging :]
        return state


def in_bytes(weights):
    """Rows of bytes with a scale each, as close as they come."""
    scales = np.maximum(np.abs(weights).max(axis=1), 1e-12) / 127.0
    return scales.astype("<f4"), np.clip(np.rint(weights / scales[:, None]), -127, 127).astype("i1")


def write(network, path, game, layout, note):
    """Writes the file of weights. `first` and `policy` are stored in bytes."""
    out = bytearray(b"txweight" + struct.pack("<I", 1) + game.encode().ljust(16, b"\0") + layout)
    out += struct.pack("<I", len(note.encode())) + note.encode()

    def layer(weights, bias, bytewise):
        rows, columns = weights.shape
        out.extend(struct.pack("<III", rows, columns, int(bytewise)))
        for array in in_bytes(weights) if bytewise else (weights.astype("<f4"),):
            out.extend(array.tobytes())
        out.extend(bias.astype("<f4").tobytes())

    array = {name: tensor.detach().float().cpu().numpy() for name, tensor in network.stored().items()}
    for name in ("first", "to_value", "to_policy", "judge", "chances"):
        layer(array[f"{name}.weight"].T, array[f"{name}.bias"], name == "first")
    layer(array["lean"][None, :], np.zeros(SEATS), False)
    layer(array["policy.weight"], array["policy.bias"], True)
    out += hashlib.sha256(out).digest()
    path.write_bytes(out)
    return len(out)


def read(path):
    """The weights of a file, as a state for `Network`, with its sizes."""
    raw = path.read_bytes()
    if raw[:8] != b"txweight" or hashlib.sha256(raw[:-32]).digest() != raw[-32:]:
        raise SystemExit(f"{path} is no whole file of weights")
    at = 40 + struct.unpack_from("<I", raw, 36)[0]
    state = {}
    for name in ("first", "to_value", "to_policy", "judge", "chances", "lean", "policy"):
        rows, columns, kind = struct.unpack_from("<III", raw, at)
        at += 12
        if kind == 1:
            scales = np.frombuffer(raw, "<f4", rows, at)
            at += 4 * rows
            weights = np.frombuffer(raw, "i1", rows * columns, at).reshape(rows, columns) * scales[:, None]
            at += rows * columns
        else:
            weights = np.frombuffer(raw, "<f4", rows * columns, at).reshape(rows, columns)
            at += 4 * rows * columns
        count = rows if name == "policy" else columns
        bias = np.frombuffer(raw, "<f4", count, at)
        at += 4 * count
        if name == "lean":
            state["lean"] = torch.tensor(weights[0].copy())
        else:
            state[f"{name}.weight"] = torch.tensor((weights if name == "policy" else weights.T).copy(), dtype=torch.float32)
            state[f"{name}.bias"] = torch.tensor(bias.copy())
    return state

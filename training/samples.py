"""Reads the samples that `tianxia selfplay` writes; crates/bots/src/selfplay/shard.rs describes the format."""

import json
from pathlib import Path

import numpy as np

SEATS = 5
UNIT = 2048.0


class Samples:
    """The samples of one or more folders, column by column."""

    def __init__(self, folders):
        paths = [(number, path) for number, folder in enumerate(folders) for path in sorted(Path(folder).glob("*.samples"))]
        if not paths:
            raise SystemExit(f"there are no samples in {', '.join(map(str, folders))}; make some with `tianxia selfplay`")
        parts = [read_shard(path) for _, path in paths]
        heads = {part["head"] for part in parts}
        if len(heads) > 1:
            raise SystemExit("these samples are of different games or of different versions of one")
        self.game, self.layout, self.inputs, self.policy = heads.pop()
        # Games of different folders are different games.
        for (number, _), part in zip(paths, parts):
            part["games"] = part["games"].astype(np.int64) + (number << 33)
        for name in [name for name in parts[0] if name != "head"]:
            setattr(self, name, np.concatenate([part.pop(name) for part in parts]))
        self.parts = json.loads((Path(folders[0]) / "layout.json").read_text())["parts"]

    def board(self):
        """How many inputs are squares of a board: they come first, in parts of one size. Without a board: the whole observation."""
        area, whole = self.parts[0]["size"], sum(part["size"] for part in self.parts)
        return sum(part["size"] for part in self.parts if part["size"] == area) if area > 100 else whole

    def __len__(self):
        return len(self.games)


def read_shard(path):
    """One file of samples, as arrays."""
    raw = np.fromfile(path, dtype=np.uint8)
    if raw[:8].tobytes() != b"txsample":
        raise SystemExit(f"{path} is no file of samples")
    version, n, inputs, policy, seen, chosen = (int(number) for number in raw[8:32].view("<u4"))
    if version != 1:
        raise SystemExit(f"{path} is of format {version}, and format 1 is read")
    head = (raw[40:56].tobytes().rstrip(b"\0").decode(), raw[32:40].tobytes(), inputs, policy)
    at = 56

    def take(kind, count):
        nonlocal at
        size = np.dtype(kind).itemsize * count
        if at + size > len(raw):
            raise SystemExit(f"{path} was cut off; remove it and run `tianxia selfplay` again")
        column = raw[at : at + size].view(kind)
        at += size
        return column

    columns = {"head": head, "games": take("<u4", n), "players": take("<u4", n), "weights": take("<f4", n)}
    columns["outcomes"] = take("<f4", n * SEATS).reshape(n, SEATS)
    columns["judged"] = take("<f4", n * SEATS).reshape(n, SEATS)
    columns["seen_counts"], columns["policy_counts"] = take("<u4", n), take("<u4", n)
    columns["seen_index"], columns["seen_size"] = take("<u2", seen), take("<i2", seen)
    columns["policy_index"], columns["policy_share"] = take("<u2", chosen), take("<u2", chosen)
    return columns

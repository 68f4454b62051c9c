// Things in a row that want certain places, but need room beside each other: each as near to its place as the others allow.

/**
 * The places of things that want to stand at `wanted` (rising), at least `gap` apart, between `low` and `high`. Things that would meet are
 * shifted together, as far to one side as to the other.
 */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  // Each cluster stands where its things want to be on average, once the room of those before is taken away.
  const clusters: { sum: number; count: number }[] = []
  wanted.forEach((place, index) => {
    let cluster = { sum: place - index * gap, count: 1 }
    for (
      let last = clusters.at(-1);
      last && last.sum / last.count > cluster.sum / cluster.count;
      last = clusters.at(-1)
    ) {
      clusters.pop()
      cluster = { sum: last.sum + cluster.sum, count: last.count + cluster.count }
    }
    clusters.push(cluster)
  })
  const most = high - (wanted.length - 1) * gap
  const starts = clusters.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
  return starts.map((start, index) => Math.max(low, Math.min(most, start)) + index * gap)
}

/** The smallest round step at which labels of a scale stand at least `room` apart, where one unit is `unit` wide. */
export const labelStep = (unit: number, room: number): number =>
  [1, 2, 5, 10, 20, 50, 100].find((step) => step * unit >= room) ?? 200

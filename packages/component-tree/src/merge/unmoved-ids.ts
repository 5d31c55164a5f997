/** A longest common subsequence of two lists of distinct ids. */
export function unmovedIds(first: readonly string[], second: readonly string[]): ReadonlySet<string> {
  const positions = new Map(second.map((id, at) => [id, at]));
  const common = first.filter((id) => positions.has(id));
  const positionOf = (id: string | undefined) => positions.get(id ?? '') ?? -1;
  /** The last item of the best run of each length, and the predecessor of each item in its run. */
  const ends: string[] = [];
  const before = new Map<string, string | undefined>();
  for (const id of common) {
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (positionOf(ends[middle]) < positionOf(id)) from = middle + 1;
      else to = middle;
    }
    before.set(id, ends[from - 1]);
    ends[from] = id;
  }
  const kept = new Set<string>();
  for (let id = ends.at(-1); id !== undefined; id = before.get(id)) kept.add(id);
  return kept;
}

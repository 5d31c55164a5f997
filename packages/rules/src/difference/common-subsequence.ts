import type { Work } from './work.ts';

/** Beyond so many additions and removals, the search is given up: its effort grows with their square. */
const editsMax = 1000;

/**
 * The positions in both lists of a longest common subsequence, in order; undefined if the lists differ too much. Finds
 * the shortest sequence of edits as Myers does (An O(ND) difference algorithm, 1986), so that long lists with few edits
 * are compared quickly.
 */
export function commonSubsequence(
  before: readonly number[],
  after: readonly number[],
  work: Work,
): readonly (readonly [number, number])[] | undefined {
  /** By number of edits: the furthest position in `before` on each diagonal, which is position before less after. */
  const rounds: Int32Array[] = [];
  const furthest = new Int32Array(2 * editsMax + 3);
  for (let edits = 0; edits <= editsMax; edits += 1) {
    if (!work.spend(edits * 2 + 1)) return undefined;
    rounds.push(furthest.slice(editsMax - edits, editsMax + edits + 3));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = editsMax + 1 + diagonal;
      const [left, right] = [furthest[at - 1] ?? 0, furthest[at + 1] ?? 0];
      const isAddition = diagonal === -edits || (diagonal !== edits && left < right);
      let x = isAddition ? right : left + 1;
      const start = x;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      if (!work.spend(x - start)) return undefined;
      furthest[at] = x;
      if (x >= before.length && x - diagonal >= after.length) return matchesOf(rounds, before.length, after.length);
    }
  }
  return undefined;
}

/** Follows the edits back from the ends of both lists. */
function matchesOf(rounds: readonly Int32Array[], beforeLength: number, afterLength: number): [number, number][] {
  const matches: [number, number][] = [];
  let [x, y] = [beforeLength, afterLength];
  for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
    const furthest = rounds[edits];
    const diagonal = x - y;
    const at = edits + 1 + diagonal;
    const [left, right] = [furthest?.[at - 1] ?? 0, furthest?.[at + 1] ?? 0];
    const isAddition = diagonal === -edits || (diagonal !== edits && left < right);
    const start = edits === 0 ? 0 : isAddition ? right : left + 1;
    while (x > start && y > 0) matches.push([(x -= 1), (y -= 1)]);
    [x, y] = isAddition ? [x, y - 1] : [x - 1, y];
  }
  return matches.toReversed();
}

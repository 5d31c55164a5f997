/** Which children of two nodes correspond to each other. */
import { commonSubsequence } from './common-subsequence.ts';
import type { LogicNode } from './logic-node.ts';
import { similarityOf } from './similarity.ts';
import type { Work } from './work.ts';

/** Two children that correspond, or one without a counterpart, as indices; in the order of both lists. */
export type Aligned = readonly [before: number | undefined, after: number | undefined];

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Lists are compared item by item up to so many pairs. */
const pairsMax = 10_000;

/** What one comparison of two items costs. */
const stepsPerPair = 24;

/** Less similar ones are described as removed and added. */
const similarityMin = 0.2;

export function alignChildren(before: readonly LogicNode[], after: readonly LogicNode[], work: Work): Aligned[] {
  return new Alignment(before, after, work).alignAll();
}

class Alignment {
  readonly #before: readonly LogicNode[];
  readonly #after: readonly LogicNode[];
  readonly #work: Work;

  constructor(before: readonly LogicNode[], after: readonly LogicNode[], work: Work) {
    this.#before = before;
    this.#after = after;
    this.#work = work;
  }

  alignAll(): Aligned[] {
    const [before, after] = [this.#before, this.#after];
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && before[start]?.code === after[start]?.code) start += 1;
    let end = 0;
    while (end < shorter - start && before.at(-1 - end)?.code === after.at(-1 - end)?.code) end += 1;
    const ends = (length: number) => ({ from: start, to: length - end });
    return [
      ...Array.from({ length: start }, (_, index): Aligned => [index, index]),
      ...this.#align(ends(before.length), ends(after.length), ['code', 'shape']),
      ...Array.from({ length: end }, (_, index): Aligned => [before.length - end + index, after.length - end + index]),
    ];
  }

  /** @param keys by which long lists may still be divided, the strictest first */
  #align(before: Range, after: Range, keys: readonly ('code' | 'shape')[]): Aligned[] {
    const pairs = (before.to - before.from) * (after.to - after.from);
    if (pairs === 0) return [...alone(before, 0), ...alone(after, 1)];
    if (pairs <= pairsMax && this.#work.spend(pairs * stepsPerPair)) return this.#alignBySimilarity(before, after);
    const [key, ...others] = keys;
    if (key === undefined) return this.#alignByPosition(before, after);
    const keysIn = (nodes: readonly LogicNode[], { from, to }: Range) => nodes.slice(from, to).map((node) => node[key]);
    const matches = commonSubsequence(keysIn(this.#before, before), keysIn(this.#after, after), this.#work) ?? [];
    const aligned: Aligned[] = [];
    let [x, y] = [before.from, after.from];
    for (const [i, j] of [...matches, [before.to - before.from, after.to - after.from] as const]) {
      const [nextX, nextY] = [before.from + i, after.from + j];
      for (const gap of this.#align({ from: x, to: nextX }, { from: y, to: nextY }, others)) aligned.push(gap);
      if (nextX < before.to && nextY < after.to) aligned.push([nextX, nextY]);
      [x, y] = [nextX + 1, nextY + 1];
    }
    return aligned;
  }

  #alignByPosition(before: Range, after: Range): Aligned[] {
    const aligned: Aligned[] = [];
    const length = Math.max(before.to - before.from, after.to - after.from);
    for (let index = 0; index < length; index += 1) {
      const [x, y] = [before.from + index, after.from + index];
      if (x < before.to && y < after.to && this.#isOneUnit(x, y)) aligned.push([x, y]);
      else {
        if (x < before.to) aligned.push([x, undefined]);
        if (y < after.to) aligned.push([undefined, y]);
      }
    }
    return aligned;
  }

  /** The pairs, in order, with the greatest similarity in total. */
  #alignBySimilarity(before: Range, after: Range): Aligned[] {
    const gains = this.#gainsOf(before, after);
    const width = after.to - after.from + 1;
    const height = before.to - before.from + 1;
    const best = new Float64Array(width * height);
    const at = (x: number, y: number) => best[x * width + y] ?? 0;
    const gainOf = (x: number, y: number) => gains[x * width + y] ?? 0;
    for (let x = height - 2; x >= 0; x -= 1) {
      for (let y = width - 2; y >= 0; y -= 1) {
        const gain = gainOf(x, y);
        const paired = gain > 0 ? gain + at(x + 1, y + 1) : 0;
        best[x * width + y] = Math.max(paired, at(x + 1, y), at(x, y + 1));
      }
    }
    const aligned: Aligned[] = [];
    let [x, y] = [0, 0];
    while (x < height - 1 || y < width - 1) {
      const gain = x < height - 1 && y < width - 1 ? gainOf(x, y) : 0;
      if (gain > 0 && at(x, y) === gain + at(x + 1, y + 1)) aligned.push([before.from + x++, after.from + y++]);
      else if (x < height - 1 && at(x, y) === at(x + 1, y)) aligned.push([before.from + x++, undefined]);
      else aligned.push([undefined, after.from + y++]);
    }
    return aligned;
  }

  /** By row and column, what it is worth to pair two items; 0 if they must not be paired. */
  #gainsOf(before: Range, after: Range): Float64Array {
    const width = after.to - after.from + 1;
    const gains = new Float64Array(width * (before.to - before.from + 1));
    const [left, right] = [countCodes(this.#before, before), countCodes(this.#after, after)];
    // An item that exists on both sides has at most moved: it is not compared with another one.
    const isMatched = (code: number, own: Counts, others: Counts) => (own.get(code) ?? 0) <= (others.get(code) ?? 0);
    const isSameLength = before.to - before.from === after.to - after.from;
    for (let x = before.from; x < before.to; x += 1) {
      for (let y = after.from; y < after.to; y += 1) {
        const [a, b] = [this.#before[x], this.#after[y]];
        if (a === undefined || b === undefined || !this.#isOneUnit(x, y)) continue;
        const isElsewhere = isMatched(a.code, left, right) || isMatched(b.code, right, left);
        if (a.code !== b.code && isElsewhere) continue;
        const similarity = similarityOf(a, b);
        // What is in the same position of equally long lists was replaced, however different it is.
        const gain = similarity >= similarityMin ? similarity : isSameLength ? 0.01 : 0;
        gains[(x - before.from) * width + y - after.from] = gain;
      }
    }
    return gains;
  }

  /** A branch of `if` does not correspond to the default result. */
  #isOneUnit(x: number, y: number): boolean {
    return (this.#before[x]?.kind === 'branch') === (this.#after[y]?.kind === 'branch');
  }
}

type Counts = ReadonlyMap<number, number>;

function countCodes(nodes: readonly LogicNode[], { from, to }: Range): Counts {
  const counts = new Map<number, number>();
  for (const { code } of nodes.slice(from, to)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function alone({ from, to }: Range, side: 0 | 1): Aligned[] {
  return Array.from({ length: to - from }, (_, index): Aligned =>
    side === 0 ? [from + index, undefined] : [undefined, from + index],
  );
}

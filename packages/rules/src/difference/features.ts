/** A small sample of what is inside a subtree, which tells in constant time how much two subtrees have in common. */

/** A larger sample estimates better and costs more. */
const featuresMax = 24;

/** Distributes codes evenly, so that the smallest hashes of a set are a random sample of it. */
export function hashOf(code: number): number {
  let hash = Math.imul(code ^ (code >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The smallest hashes of two sorted samples: of everything in a node, the same sample wherever the subtree is. */
export function mergeFeatures(a: readonly number[], b: readonly number[]): readonly number[] {
  const merged: number[] = [];
  let [i, j] = [0, 0];
  while (merged.length < featuresMax && (i < a.length || j < b.length)) {
    const [left, right] = [a[i] ?? Infinity, b[j] ?? Infinity];
    merged.push(Math.min(left, right));
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return merged;
}

/** The share of common elements among the smallest of both samples, which estimates that of the complete sets. */
export function sharedFeatures(a: readonly number[], b: readonly number[]): number {
  let [i, j, shared, seen] = [0, 0, 0, 0];
  while (seen < featuresMax && (i < a.length || j < b.length)) {
    const [left, right] = [a[i] ?? Infinity, b[j] ?? Infinity];
    if (left === right) shared += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
    seen += 1;
  }
  return seen === 0 ? 0 : shared / seen;
}

/** Sets of inputs: for each column a set of classes, as bits. A row of a decision table is such a box. */

export type Box = Uint32Array;

export class BoxSpace {
  /** By column, its first word and the one after its last. */
  readonly #spans: readonly (readonly [start: number, end: number])[];
  /** The ends of the spans, for what is called for every pair of boxes. */
  readonly #ends: Uint32Array;
  readonly words: number;

  /** @param sizes the number of classes of each column */
  constructor(sizes: readonly number[]) {
    let words = 0;
    this.#spans = sizes.map((size) => {
      const start = words;
      words += Math.ceil(size / 32);
      return [start, words];
    });
    this.#ends = Uint32Array.from(this.#spans, ([, end]) => end);
    this.words = words;
  }

  /** @param masks by column and class, 1 if the class is in the box */
  boxOf(masks: readonly Uint8Array[]): Box {
    const box = new Uint32Array(this.words);
    for (const [column, mask] of masks.entries()) {
      const [start] = this.#spans[column] ?? [0];
      for (const [index, isIn] of mask.entries()) {
        const word = start + (index >>> 5);
        if (isIn === 1) box[word] = (box[word] ?? 0) | (1 << (index & 31));
      }
    }
    return box;
  }

  isEmpty(box: Box): boolean {
    return !this.intersects(box, box);
  }

  intersects(a: Box, b: Box): boolean {
    let word = 0;
    for (let column = 0; column < this.#ends.length; column++) {
      const end = this.#ends[column] ?? 0;
      while (word < end && ((a[word] ?? 0) & (b[word] ?? 0)) === 0) word++;
      if (word === end) return false;
      word = end;
    }
    return true;
  }

  contains(outer: Box, inner: Box): boolean {
    return inner.every((word, index) => (word & ~(outer[index] ?? 0)) === 0);
  }

  intersection(a: Box, b: Box): Box {
    return a.map((word, index) => word & (b[index] ?? 0));
  }

  /** How many combinations of classes both contain; 0 if they do not intersect. */
  sharedVolume(a: Box, b: Box): number {
    let volume = 1;
    let word = 0;
    for (let column = 0; column < this.#ends.length && volume > 0; column++) {
      const end = this.#ends[column] ?? 0;
      let count = 0;
      for (; word < end; word++) count += bitCount((a[word] ?? 0) & (b[word] ?? 0));
      volume *= count;
    }
    return volume;
  }

  /** What is in a box and not in another one that it intersects, as boxes that are not empty and do not intersect. */
  subtract(box: Box, other: Box): Box[] {
    const rest = box.slice();
    return this.#spans.flatMap(([start, end]) => {
      const part = rest.slice();
      let isEmpty = true;
      for (let word = start; word < end; word++) {
        const outside = (rest[word] ?? 0) & ~(other[word] ?? 0);
        part[word] = outside;
        isEmpty &&= outside === 0;
        rest[word] = (rest[word] ?? 0) & (other[word] ?? 0);
      }
      return isEmpty ? [] : [part];
    });
  }

  /** By column, the first class in the box. */
  firstIn(box: Box): number[] {
    return this.#spans.map(([start, end]) => {
      for (let word = start; word < end; word++) {
        const bits = box[word] ?? 0;
        if (bits !== 0) return (word - start) * 32 + 31 - Math.clz32(bits & -bits);
      }
      return -1;
    });
  }
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

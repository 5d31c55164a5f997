// The approximate size of coerced values as JSON text. Implemented without recursion.

export interface Sizes {
  /** The size of a value in bytes; once the limit is reached, counting stops. */
  count(value: unknown): number;
}

/** For the values of one operation: several of its fields may receive the same value, which is measured only once. */
export function createSizes(limitBytes: number): Sizes {
  const known = new WeakMap<object, number>();
  let counted = 0;
  return {
    count: (value) => {
      if (counted > limitBytes) return 0;
      let size = 0;
      for (const inner of typeof value === 'object' && value !== null ? Object.values(value) : [value]) {
        size += typeof inner === 'object' && inner !== null ? objectSize(inner, known) : leafSize(inner);
      }
      counted += size;
      return size;
    },
  };
}

function objectSize(value: object, known: WeakMap<object, number>): number {
  const found = known.get(value);
  if (found !== undefined) return found;
  let size = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    size += leafSize(next);
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      size += key.length + 4;
      open.push(inner);
    }
  }
  known.set(value, size);
  return size;
}

const otherBytes = 8;

function leafSize(value: unknown): number {
  return typeof value === 'string' ? Buffer.byteLength(value) + 2 : otherBytes;
}

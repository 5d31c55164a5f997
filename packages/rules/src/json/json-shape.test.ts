import { describe, expect, test } from 'vitest';
import { jsonOverLimit, JsonShapeCounter } from './json-shape.ts';

const limits = { nesting: 3, containers: 5, values: 8 };

describe('jsonOverLimit', () => {
  test.each([
    ['nested as far as it may be', '[{"a":[1]}]', undefined],
    ['nested too deep', '[{"a":[[1]]}]', 'nesting'],
    ['of as many containers as it may have', '[[],[],[],{}]', undefined],
    ['of too many containers', '[[],[],[],[],{}]', 'containers'],
    ['of as many values as it may have', '[1,2,3,4,5,6,7,8]', undefined],
    ['of too many values', '[1,2,3,4,5,6,7,8,9]', 'values'],
    ['with signs in texts', '["[[[[[[[[,,,,,,,,,,", "\\"[[[[[[[[\\\\"]', undefined],
    ['with signs after texts', '["\\\\",[[[1]]]]', 'nesting'],
    ['that is not JSON', ']]]] [ "', undefined],
    ['that is empty', '', undefined],
  ] as const)('a text %s', (_name, text, limit) => {
    expect(jsonOverLimit(text, limits)).toBe(limit);
  });

  test('accepts any nesting without exhausting the stack', () => {
    expect(jsonOverLimit('['.repeat(1_000_000), { nesting: 1_000_000 })).toBeUndefined();
  });
});

describe('a text that arrives in pieces', () => {
  test.each([
    ['[1,{"a":[2,"x,[",{}]}]', { nesting: 4, containers: 4, values: 7 }],
    ['{"\\\\":["\\\\\\"[,",1]}', { nesting: 2, containers: 2, values: 3 }],
    ['["\u00e9\u4e2d,",[]]', { nesting: 2, containers: 2, values: 3 }],
  ] as const)('counts as the whole does, wherever it is cut: %s', (text, shape) => {
    const bytes = Buffer.from(text);
    for (let first = 0; first <= bytes.length; first += 1) {
      for (let second = first; second <= bytes.length; second += 1) {
        const counter = new JsonShapeCounter();
        const pieces = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
        for (const piece of pieces) counter.add(piece.toString('latin1'));
        expect(counter.shape).toEqual(shape);
      }
    }
  });
});

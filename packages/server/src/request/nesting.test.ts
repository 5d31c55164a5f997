import { expect, test } from 'vitest';
import { isValueNestedTooDeep } from './nesting.ts';

const nested = (levels: number): unknown => JSON.parse(`${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);

test('variables may be nested up to the limit', () => {
  expect(isValueNestedTooDeep(nested(200))).toBe(false);
  expect(isValueNestedTooDeep(nested(202))).toBe(true);
  expect(isValueNestedTooDeep(nested(500_000))).toBe(true);
  expect([undefined, null, 1, 'text', {}].map(isValueNestedTooDeep)).not.toContain(true);
});

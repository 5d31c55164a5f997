import { expect, test } from 'vitest';
import { isDocumentNestedTooDeep, isValueNestedTooDeep } from './nesting.ts';

const nested = (levels: number): unknown => JSON.parse(`${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);

test('variables may be nested up to the limit', () => {
  expect(isValueNestedTooDeep(nested(200))).toBe(false);
  expect(isValueNestedTooDeep(nested(202))).toBe(true);
  expect(isValueNestedTooDeep(nested(500_000))).toBe(true);
  expect([undefined, null, 1, 'text', {}].map(isValueNestedTooDeep)).not.toContain(true);
});

test('a document may be nested up to the limit, and its texts may hold anything', () => {
  const document = (levels: number) => `{ products(where: ${'['.repeat(levels)}${']'.repeat(levels)}) { totalCount } }`;
  expect(isDocumentNestedTooDeep(document(198))).toBe(false);
  expect(isDocumentNestedTooDeep(document(199))).toBe(true);
  expect(isDocumentNestedTooDeep(document(1_000_000))).toBe(true);
  expect(isDocumentNestedTooDeep(`{ a(b: "${'['.repeat(500)}") }`)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isJsonObject } from '@coverwright/rules';
import { findsNoRecord, mergeOver, toRenderValues } from './render-input.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const jsonObject = fc.dictionary(fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'constructor'), fc.string()), json);

describe('mergeOver', () => {
  test('merges objects at every depth and replaces everything else', () => {
    const fetched = { policies: { list: [{ id: '1' }, { id: '2' }], totalCount: 2 }, a: { b: { c: 1 } } };
    expect(mergeOver(fetched, { policies: { list: [{ id: 'mock' }] }, a: { b: { d: null } }, e: 'x' })).toEqual({
      policies: { list: [{ id: 'mock' }], totalCount: 2 },
      a: { b: { c: 1, d: null } },
      e: 'x',
    });
  });

  test('treats a key that looks like a prototype as a plain key', () => {
    const over: unknown = JSON.parse('{"__proto__": {"polluted": true}}');
    const laid = isJsonObject(over) ? mergeOver({}, over) : {};
    expect(Object.keys(laid)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('an empty overlay leaves the base unchanged, and an empty base yields the overlay', () => {
    fc.assert(
      fc.property(jsonObject, (value) => {
        expect(mergeOver(value, {})).toEqual(value);
        expect(mergeOver({}, value)).toEqual(value);
      }),
    );
  });

  test('takes the overlay at every path, and leaves other paths unchanged', () => {
    fc.assert(
      fc.property(jsonObject, jsonObject, (base, over) => {
        const laid = mergeOver(base, over);
        for (const [path, value] of leaves(over)) expect(at(laid, path)).toEqual(value);
        for (const [path, value] of leaves(base)) {
          if (isUntouched(over, path)) expect(at(laid, path)).toEqual(value);
        }
      }),
    );
  });

  test('is associative for objects, and idempotent', () => {
    fc.assert(
      fc.property(jsonObject, jsonObject, jsonObject, (a, b, c) => {
        expect(mergeOver(mergeOver(a, b), b)).toEqual(mergeOver(a, b));
        // Only for objects: a text between two objects hides the first from the third.
        if (everyObjectStays(a, b)) expect(mergeOver(mergeOver(a, b), c)).toEqual(mergeOver(a, mergeOver(b, c)));
      }),
    );
  });

  test('modifies neither argument', () => {
    fc.assert(
      fc.property(jsonObject, jsonObject, (base, over) => {
        const before = JSON.stringify([base, over]);
        mergeOver(base, over);
        expect(JSON.stringify([base, over])).toBe(before);
      }),
    );
  });
});

test('all values are bound to the name and also at the root, where the name takes precedence', () => {
  const data = { policies: 1, data: 2 };
  expect(toRenderValues('data', data)).toEqual({ policies: 1, data });
  expect(toRenderValues('policy', data)).toEqual({ policies: 1, data: 2, policy: data });
});

type Path = readonly string[];

/** All values except objects, with their paths. */
function leaves(value: unknown, path: Path = []): [Path, unknown][] {
  if (!isJsonObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) => (isJsonObject(found) && Object.hasOwn(found, key) ? found[key] : undefined),
    value,
  );
}

/** Whether the overlay leaves the value at the path unchanged. */
function isUntouched(over: unknown, path: Path): boolean {
  let found = over;
  for (const key of path) {
    if (!isJsonObject(found)) return false;
    if (!Object.hasOwn(found, key)) return true;
    found = found[key] ?? null;
  }
  return false;
}

function everyObjectStays(base: unknown, over: unknown): boolean {
  return (
    leaves(over).every(([path]) => path.length === 0 || !isJsonObject(at(base, path))) &&
    leaves(base).every(([path]) => !isJsonObject(at(over, path)))
  );
}

test('no record is found if all lists of a query are empty', () => {
  const nothing = { policies: { list: [] }, cases: { list: [] }, sender: 'Claims' };
  expect(findsNoRecord(toRenderValues('data', nothing))).toBe(true);
  expect(findsNoRecord({ ...nothing, transactions: { list: [{}] } })).toBe(false);
  expect(findsNoRecord({ sender: 'Claims', holder: { name: null }, items: [] })).toBe(false);
});

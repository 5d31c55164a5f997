import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differenceOfValue,
  differencesOfList,
  differencesOfOrder,
  namedBy,
  namesMax,
  toPartChanges,
  toTextWrites,
} from './difference.ts';

interface Entry {
  readonly name: string;
  readonly value: number;
}

const naming = namedBy<Entry>(({ name }) => name);
const entries = fc.uniqueArray(
  fc.record(
    { name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', '__proto__', ''), value: fc.nat({ max: 2 }) },
    { noNullPrototype: true },
  ),
  { selector: ({ name }) => name },
);
const byName = (list: readonly Entry[]) => new Map(list.map((entry) => [entry.name, entry]));
const names = (list: readonly Entry[]) => list.map(({ name }) => name);

describe('differencesOfList', () => {
  test('is empty for equal lists', () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(differencesOfList('PART', list, structuredClone(list), naming)).toEqual([]);
        expect(differencesOfOrder('PART', list, structuredClone(list), naming)).toEqual([]);
      }),
    );
  });

  test('applied to the list before, gives the list after', () => {
    fc.assert(
      fc.property(entries, entries, (before, after) => {
        const result = byName(before);
        for (const { before: old, after: entry } of differencesOfList('PART', before, after, naming)) {
          if (old !== undefined) expect(result.get(old.name)).toEqual(old);
          if (entry !== undefined) result.set(entry.name, entry);
          else if (old !== undefined) result.delete(old.name);
        }
        expect(result).toEqual(byName(after));
      }),
    );
  });

  test('mirrors its actions and values when the lists are exchanged', () => {
    const mirrored = { ADDED: 'REMOVED', CHANGED: 'CHANGED', REMOVED: 'ADDED', MOVED: 'MOVED' } as const;
    fc.assert(
      fc.property(entries, entries, (before, after) => {
        const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).toSorted();
        const there = differencesOfList('PART', before, after, naming).map((one) => ({
          action: mirrored[one.action],
          name: one.name,
          before: one.after,
          after: one.before,
        }));
        const back = differencesOfList('PART', after, before, naming).map(({ action, name, ...values }) => ({
          action,
          name,
          before: values.before,
          after: values.after,
        }));
        expect(sorted(back)).toEqual(sorted(there));
      }),
    );
  });
});

describe('differencesOfOrder', () => {
  test.each([
    ['one moved to the front', 'abcd', 'dabc', ['d']],
    ['one moved to the end', 'abcd', 'bcda', ['a']],
    ['two exchanged neighbours', 'ab', 'ba', ['b']],
    ['a reversed list', 'abc', 'cba', ['c', 'b']],
    ['additions and removals', 'abc', 'xacy', []],
    ['a move beside an addition and a removal', 'abcd', 'dxab', ['d']],
    ['nothing in common', 'ab', 'cd', []],
    ['an empty list', '', 'ab', []],
  ])('lists what has moved: %s', (_what, before, after, moved) => {
    const [old, next] = [before.split(''), after.split('')];
    const found = differencesOfOrder(
      'PART',
      old,
      next,
      namedBy<string>((letter) => letter),
    );
    expect(found).toMatchObject(moved.map((name) => ({ action: 'MOVED', name })));
    for (const difference of found) {
      expect(old[difference.before ?? -1]).toBe(difference.name);
      expect(next[difference.after ?? -1]).toBe(difference.name);
    }
  });

  test('counts one entry of many as one move', () => {
    const before = Array.from({ length: 2000 }, (_value, index) => `${index}`);
    const after = ['1999', ...before.slice(0, -1)];
    expect(
      differencesOfOrder(
        'PART',
        before,
        after,
        namedBy<string>((key) => key),
      ),
    ).toEqual([{ part: 'PART', action: 'MOVED', name: '1999', before: 1999, after: 0 }]);
  });

  test('without the moved entries both lists have the same order, and no smaller number of moves achieves that', () => {
    fc.assert(
      fc.property(entries, entries, (before, after) => {
        const moved = new Set(differencesOfOrder('PART', before, after, naming).map(({ name }) => name));
        const [known, wanted] = [new Set(names(before)), new Set(names(after))];
        const old = names(before).filter((name) => wanted.has(name));
        const next = names(after).filter((name) => known.has(name));
        const staying = (list: readonly string[]) => list.filter((name) => !moved.has(name));
        expect(staying(next)).toEqual(staying(old));
        expect(moved.size).toBe(next.length - longestCommon(old, next));
      }),
    );
  });
});

/** The length of the longest common subsequence, by the textbook recursion. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  const [first, ...rest] = a;
  if (first === undefined || b.length === 0) return 0;
  const at = b.indexOf(first);
  const without = longestCommon(rest, b);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(rest, b.slice(at + 1)));
}

test.each([
  [undefined, undefined, []],
  [null, undefined, []],
  [{ a: [1] }, { a: [1] }, []],
  [null, 'new', [{ part: 'PART', action: 'ADDED', name: 'called new', after: 'new' }]],
  ['old', undefined, [{ part: 'PART', action: 'REMOVED', name: 'called old', before: 'old' }]],
  ['old', '', [{ part: 'PART', action: 'CHANGED', name: 'called ', before: 'old', after: '' }]],
  [0, false, [{ part: 'PART', action: 'CHANGED', name: 'called false', before: 0, after: false }]],
])('the difference between the values %j and %j', (before, after, differences) => {
  expect(differenceOfValue<string, unknown>('PART', before, after, (value) => `called ${String(value)}`)).toEqual(
    differences,
  );
});

test('a summary counts all differences of a part by action and names the first twenty', () => {
  const differences = Array.from({ length: namesMax + 10 }, (_value, index) => ({
    part: 'A',
    action: index % 2 === 0 ? ('ADDED' as const) : ('MOVED' as const),
    name: `${index}`,
  }));
  const [added, moved, other] = toPartChanges([...differences, { part: 'B', action: 'REMOVED' as const }]);
  expect(added).toMatchObject({ part: 'A', action: 'ADDED', count: 15 });
  expect(moved).toMatchObject({ part: 'A', action: 'CHANGED', count: 15 });
  expect(other).toEqual({ part: 'B', action: 'REMOVED', count: 1, names: [] });
  const many = Array.from({ length: 30 }, (_value, index) => ({
    part: 'A',
    action: 'ADDED' as const,
    name: `${index}`,
  }));
  expect(toPartChanges(many)[0]?.names).toHaveLength(namesMax);
});

test('differing texts are written and surplus ones removed', () => {
  const text = (key: string, value: string) => ({ key, locale: 'en-US', value });
  expect(
    toTextWrites([text('same', '1'), text('new', 'old'), text('old', '1')], [text('same', '1'), text('new', '2')]),
  ).toEqual({ written: [text('new', '2')], removed: [text('old', '1')] });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differencesOfJson, entriesMax } from './json-difference.ts';

const compared = (before: unknown, after: unknown) =>
  differencesOfJson('content', before, after).map(({ action, name, before: old, after: next }) => [
    action,
    name,
    old,
    next,
  ]);

describe('differencesOfJson', () => {
  test.each<[string, unknown, unknown, unknown[]]>([
    ['a member by its path', { a: { b: 1 } }, { a: { b: 2 } }, [['CHANGED', 'a.b', 1, 2]]],
    [
      'a member that only one has',
      { a: 1, gone: 'x' },
      { a: 1, b: [] },
      [
        ['REMOVED', 'gone', 'x', undefined],
        ['ADDED', 'b', undefined, []],
      ],
    ],
    ['null like a member that is missing', { a: null, b: 1 }, { b: null }, [['REMOVED', 'b', 1, undefined]]],
    ['a value as a whole', 'one', 'two', [['CHANGED', undefined, 'one', 'two']]],
    ['a list of values as a whole', { a: [1, [2]] }, { a: [1, [3]] }, [['CHANGED', 'a', [1, [2]], [1, [3]]]]],
    ['another type', { a: [{ id: '1' }] }, { a: 'x' }, [['CHANGED', 'a', [{ id: '1' }], 'x']]],
    [
      'an entry by its path, and its position',
      [{ path: '/', title: 'A' }, { path: '/b' }, { path: '/c' }],
      [{ path: '/c' }, { path: '/', title: 'B' }, { path: '/d' }],
      [
        ['CHANGED', '/.title', 'A', 'B'],
        ['ADDED', '/d', undefined, { path: '/d' }],
        ['REMOVED', '/b', { path: '/b' }, undefined],
        ['MOVED', '/c', 2, 0],
      ],
    ],
    [
      'an entry with an id by its label',
      {
        boxes: [
          { id: '7f', name: 'Total', x: 1 },
          { id: '80', x: 1 },
        ],
      },
      {
        boxes: [
          { id: '7f', name: 'Total', x: 2 },
          { id: '80', x: 3 },
        ],
      },
      [
        ['CHANGED', 'boxes[Total].x', 1, 2],
        ['CHANGED', 'boxes[2].x', 1, 3],
      ],
    ],
    [
      'texts by key and language',
      [
        { key: 'title', locale: 'en-US', value: 'One' },
        { key: 'title', locale: 'zh-HK', value: '一' },
      ],
      [
        { key: 'title', locale: 'en-US', value: 'Two' },
        { key: 'title', locale: 'zh-HK', value: '一' },
      ],
      [['CHANGED', 'title (en-US).value', 'One', 'Two']],
    ],
    [
      'entries that nothing identifies between equal ends',
      { rows: [{ a: 1 }, { a: 2 }, { a: 3 }] },
      { rows: [{ a: 1 }, { a: 9 }, { a: 2 }, { a: 3 }] },
      [['ADDED', 'rows[2]', undefined, { a: 9 }]],
    ],
    [
      'entries whose identity is not unique by position',
      [
        { id: '1', a: 1 },
        { id: '1', a: 2 },
      ],
      [
        { id: '1', a: 1 },
        { id: '1', a: 3 },
      ],
      [['CHANGED', '2.a', 2, 3]],
    ],
    [
      'what a text of JSON contains',
      { themeJsonString: '{"colors":{"c1":"#fff"}}' },
      { themeJsonString: '{"colors":{"c1":"#000"}}' },
      [['CHANGED', 'themeJsonString.colors.c1', '#fff', '#000']],
    ],
    [
      'JSON that is only written differently',
      { a: '{"b":1}' },
      { a: '{ "b": 1 }' },
      [['CHANGED', 'a', '{"b":1}', '{ "b": 1 }']],
    ],
    ['JSON that became invalid', { a: '{"b":1}' }, { a: '{"b":' }, [['CHANGED', 'a', '{"b":1}', '{"b":']]],
    [
      'names that every object has',
      JSON.parse('{"a":1}'),
      JSON.parse('{"a":1,"__proto__":2,"constructor":3}'),
      [
        ['ADDED', '__proto__', undefined, 2],
        ['ADDED', 'constructor', undefined, 3],
      ],
    ],
  ])('names %s', (_title, before, after, expected) => {
    expect(compared(before, after)).toEqual(expected);
  });

  test('finds nothing in equal values, and something in others', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(compared(before, structuredClone(before))).toEqual([]);
        if (inOneForm(before) !== inOneForm(after)) expect(compared(before, after)).not.toEqual([]);
      }),
    );
  });

  test('compares what is nested very deeply as a whole', () => {
    const nest = (value: string) => JSON.parse(`${'{"a":'.repeat(3000)}${value}${'}'.repeat(3000)}`) as unknown;
    expect(compared(nest('1'), nest('2'))).toHaveLength(1);
  });

  test('compares a value with very many differences as a whole', () => {
    const values = (value: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, { value }]));
    const before = { first: values(1, 10), second: values(1, entriesMax), third: [{ id: 'a', ...values(1, 10) }] };
    const after = { first: values(2, 10), second: values(2, entriesMax), third: [{ id: 'a', ...values(2, 10) }] };
    const names = compared(before, after).map(([, name]) => name);
    expect(names.filter((name) => name === 'second')).toHaveLength(1);
    expect(names).toHaveLength(21);
  });
});

/** Members that are null count as missing. */
function inOneForm(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member)
            .filter(([, inner]) => inner !== null)
            .toSorted(([one], [other]) => one.localeCompare(other)),
        )
      : member,
  );
}

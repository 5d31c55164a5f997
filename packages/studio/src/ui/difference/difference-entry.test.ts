import { expect, it } from 'vitest';
import { compareValues, type DifferenceEntry, formatValue, groupByPart } from './difference-entry.ts';

function changed(before: string | undefined, after: string | undefined): DifferenceEntry {
  return { part: 'content', action: 'CHANGED', name: 'text', before, after };
}

it('entries of a part are together', () => {
  const [first, second] = [changed('a', 'b'), { ...changed('c', 'd'), part: 'texts' }];
  expect(groupByPart([first, second, first])).toEqual([
    { part: 'content', entries: [first, first] },
    { part: 'texts', entries: [second] },
  ]);
});

it('positions start at 1', () => {
  expect(compareValues({ ...changed('0', '2'), action: 'MOVED' })).toEqual({ kind: 'moved', from: 1, to: 3 });
});

it('short values are shown in full, and long texts and texts of several lines by line', () => {
  expect(compareValues(changed('12', '15'))).toEqual({ kind: 'values' });
  expect(compareValues(changed(undefined, 'a\nb'))).toEqual({ kind: 'values' });
  expect(compareValues(changed('a', 'a\nb'))).toEqual({ kind: 'lines', before: 'a', after: 'a\nb' });
  const long = 'x'.repeat(61);
  expect(compareValues(changed('a', long))).toEqual({ kind: 'lines', before: 'a', after: long });
});

it('structures are compared by path', () => {
  const before = '{"*": [{"var": "days"}, 12], "note": "", "gone": {}}';
  const after = '{"*": [{"var": "days"}, 15, 2], "note": ""}';
  expect(compareValues(changed(before, after))).toEqual({
    kind: 'paths',
    paths: [
      { path: '*[2]', before: '12', after: '15' },
      { path: 'gone', before: '{}', after: undefined },
      { path: '*[3]', before: undefined, after: '2' },
    ],
  });
});

it('structures that differ only in how they are written, and shortened ones, are compared as texts', () => {
  expect(compareValues(changed('{"a": 1}', '{"a":1}'))).toEqual({ kind: 'values' });
  expect(compareValues(changed('{"a": 1, "b": …', '{"a": 2, "b": …'))).toEqual({ kind: 'values' });
});

it('JSON is shown in lines, and a text unchanged', () => {
  expect(formatValue('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(formatValue('{{ name }}')).toBe('{{ name }}');
});

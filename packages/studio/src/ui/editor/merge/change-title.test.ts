import { expect, it } from 'vitest';
import { textsOfSide, titlesOf } from './change-title.ts';
import type { MergeChange } from './merge-change.ts';

const words = {
  fields: { inputs: 'Inputs', name: 'Name', value: 'Value' },
  yes: 'Yes',
  no: 'No',
  names: new Map([['7c', 'Acme']]),
};
const change = (rest: Partial<MergeChange>): MergeChange => ({
  id: '1',
  path: [],
  by: 'both',
  base: undefined,
  mine: undefined,
  theirs: undefined,
  ...rest,
});

it('members have the names of their fields, and entries their own', () => {
  expect(titlesOf(change({ path: ['inputs', 'Age', 'value'] }), words)).toEqual(['Inputs', 'Age', 'Value']);
  expect(titlesOf(change({ path: ['constructor'] }), words)).toEqual(['constructor']);
});

it('values are shown as texts, and what a side has removed or added has one', () => {
  const of = (base: unknown, mine: unknown) => textsOfSide(change({ base, mine }), 'mine', words);
  expect(of('7c', 'unknown')).toMatchObject({ before: 'Acme', after: 'unknown' });
  expect(of(['7c'], { insurerId: '7c' })).toMatchObject({ before: 'Acme', after: 'insurerId: Acme' });
  expect(of(false, true)).toEqual({ action: 'CHANGED', before: 'No', after: 'Yes' });
  expect(of(['a', 'b'], null)).toEqual({ action: 'REMOVED', before: 'a\nb', after: undefined });
  expect(of(undefined, { id: '7', name: 'Age', value: '40', unit: '' })).toEqual({
    action: 'ADDED',
    before: undefined,
    after: 'Name: Age\nValue: 40',
  });
  expect(of({ deep: { a: 1 } }, 12)).toMatchObject({ before: '{"deep":{"a":1}}', after: '12' });
});

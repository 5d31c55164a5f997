import { expect, it } from 'vitest';
import { textsOfSide, titlesOf } from './change-title.ts';
import type { MergeChange } from './merge-change.ts';

const words = {
  fields: { inputs: 'Inputs', name: 'Name', value: 'Value', label: 'Label', level: 'Level' },
  values: { level: { warn: 'Report' } },
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
  expect(of({ deep: { a: 1 } }, 12)).toMatchObject({ before: 'deep › a: 1', after: '12' });
});

it('a value with a name is shown by it where it is the value of that member', () => {
  const of = (path: readonly string[]) => textsOfSide(change({ path, mine: 'warn' }), 'mine', words).after;
  expect(of(['inputs', 'Age', 'level'])).toBe('Report');
  expect(of(['inputs', 'Age', 'name'])).toBe('warn');
  expect(of(['inputs', 'Age', 'constructor'])).toBe('warn');
});

it('what is added as a whole has a line for each value inside', () => {
  const entry = {
    name: 'zone',
    level: 'warn',
    isPersonal: false,
    label: { 'en-US': 'Zone' },
    texts: ['a', 'b'],
    choices: [
      { value: 'asia', label: { 'en-US': 'Asia' } },
      { value: 'europe', label: {} },
    ],
    items: [],
  };
  expect(textsOfSide(change({ mine: entry }), 'mine', words).after?.split('\n')).toEqual([
    'Name: zone',
    'Level: Report',
    'Label › en-US: Zone',
    'texts: a, b',
    'choices › asia › Value: asia',
    'choices › asia › Label › en-US: Asia',
    'choices › europe › Value: europe',
  ]);
});

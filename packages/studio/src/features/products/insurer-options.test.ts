import { expect, test } from 'vitest';
import { isFound, isNewName, sortByName } from './insurer-options.ts';

const insurers = ['Blue Harbour Mutual', 'Harbour Mutual', '安盛保險', 'HARBOUR'].map((label) => ({
  value: label,
  label,
}));

test.each([
  ['Harbour Mutual', false],
  ['harbour mutual', false],
  [' HARBOUR  MUTUAL ', false],
  ['安盛保險', false],
  ['Harbour M', true],
  ['安盛', true],
  ['', false],
  ['  ', false],
])('whether "%s" can be created as an insurer: %s', (typed, isNew) => {
  expect(isNewName(insurers, typed)).toBe(isNew);
});

test('the insurer with the typed name comes first, whatever its letter case', () => {
  const first = (typed: string) => sortByName(insurers, typed)[0]?.label;
  expect(['harbour mutual', 'harbour', ' 安盛保險 ', 'mutual', ''].map(first)).toEqual([
    'Harbour Mutual',
    'HARBOUR',
    '安盛保險',
    'Blue Harbour Mutual',
    'Blue Harbour Mutual',
  ]);
  const same = ['Harbour', 'HARBOUR'].map((label) => ({ value: label, label }));
  expect(sortByName(same, 'HARBOUR')[0]?.label).toBe('HARBOUR');
});

test('a name is found by any part of it, whatever its letter case and spaces', () => {
  expect(['HARBOUR', 'r  m', ' mut ', '', 'x'].map((typed) => isFound('Harbour Mutual', typed))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

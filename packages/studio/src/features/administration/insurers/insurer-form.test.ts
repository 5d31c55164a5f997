import { expect, test } from 'vitest';
import { isSameInsurer, toInsurerForm, toInsurerInput } from './insurer-form.ts';

const insurer = { name: 'Pearl', detailedName: null, logoUrls: { typeC: 'https://pearl.example/c.svg' } };

test('missing values appear as empty fields, and surrounding spaces are trimmed from the input', () => {
  const form = toInsurerForm(insurer);
  expect(form).toEqual({ name: 'Pearl', detailedName: '', typeA: '', typeB: '', typeC: 'https://pearl.example/c.svg' });
  expect(toInsurerInput({ ...form, name: ' Pearl ', detailedName: ' Pearl Ltd ' })).toEqual({
    name: 'Pearl',
    detailedName: 'Pearl Ltd',
    logoUrls: { typeA: '', typeB: '', typeC: 'https://pearl.example/c.svg' },
  });
});

test('a new insurer starts empty, and a change in any field counts', () => {
  const empty = toInsurerForm(undefined);
  expect(Object.values(empty)).toEqual(['', '', '', '', '']);
  for (const field of Object.keys(empty)) expect(isSameInsurer({ ...empty, [field]: 'x' }, empty)).toBe(false);
  expect(isSameInsurer({ ...empty }, empty)).toBe(true);
});

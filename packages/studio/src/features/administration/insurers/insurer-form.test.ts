import { expect, test } from 'vitest';
import { isSameInsurer, toInsurerForm, toInsurerInput } from './insurer-form.ts';

const insurer = { name: 'Pearl', detailedName: null, logoUrls: { typeC: 'https://pearl.example/c.svg' } };

test('an insurer is shown with an empty field for what it lacks, and sent without spaces around', () => {
  const form = toInsurerForm(insurer);
  expect(form).toEqual({ name: 'Pearl', detailedName: '', typeA: '', typeB: '', typeC: 'https://pearl.example/c.svg' });
  expect(toInsurerInput({ ...form, name: ' Pearl ', detailedName: ' Pearl Ltd ' })).toEqual({
    name: 'Pearl',
    detailedName: 'Pearl Ltd',
    logoUrls: { typeA: '', typeB: '', typeC: 'https://pearl.example/c.svg' },
  });
});

test('a new insurer begins empty, and every field can make a difference', () => {
  const empty = toInsurerForm(undefined);
  expect(Object.values(empty)).toEqual(['', '', '', '', '']);
  for (const field of Object.keys(empty)) expect(isSameInsurer({ ...empty, [field]: 'x' }, empty)).toBe(false);
  expect(isSameInsurer({ ...empty }, empty)).toBe(true);
});

import { expect, test } from 'vitest';
import { toInsurerForm, toInsurerInput } from './insurer-form.ts';

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

test('a new insurer starts empty', () => {
  expect(Object.values(toInsurerForm(undefined))).toEqual(['', '', '', '', '']);
});

import { expect, test } from 'vitest';
import { readSmsForm, toSmsInput } from './sms-form.ts';

const form = {
  name: ' Due ',
  logicalId: ' due ',
  description: '',
  bodyLiquid: '  Dear {{ name }}\n',
  graphQlQuery: '',
};

test('the text is sent unchanged, names without surrounding spaces', () => {
  expect(toSmsInput(form)).toEqual({ ...form, name: 'Due', logicalId: 'due' });
});

test('a draft is restored as it was typed', () => {
  expect(readSmsForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  expect(readSmsForm({ ...form, bodyLiquid: 1 })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { readSmsForm, toSmsInput } from './sms-form.ts';

const form = {
  name: ' Due ',
  logicalId: ' due ',
  description: '',
  bodyLiquid: '  Dear {{ name }}\n',
  graphQlQuery: '',
};

test('the text is sent to the letter, names without the blanks around them', () => {
  expect(toSmsInput(form)).toEqual({ ...form, name: 'Due', logicalId: 'due' });
});

test('a draft is read back as it was typed', () => {
  expect(readSmsForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  expect(readSmsForm({ ...form, bodyLiquid: 1 })).toBeUndefined();
});

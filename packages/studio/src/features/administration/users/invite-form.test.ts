import { expect, test } from 'vitest';
import { emptyInviteForm, toInput, validateEmail } from './invite-form.ts';

test('an email address is required and must be well-formed', () => {
  expect(['', ' ', 'mei', 'mei@', 'a b@insurer.test', ' mei@insurer.test '].map(validateEmail)).toEqual([
    'required',
    'required',
    'invalid',
    'invalid',
    'invalid',
    undefined,
  ]);
});

test('the input is trimmed, and omits an empty name', () => {
  expect(toInput({ ...emptyInviteForm, name: ' ', email: ' mei@insurer.test ' })).toEqual({
    email: 'mei@insurer.test',
    role: 'VIEWER',
  });
  expect(toInput({ name: ' Mei ', email: 'mei@insurer.test', role: 'ADMINISTRATOR' })).toMatchObject({ name: 'Mei' });
});

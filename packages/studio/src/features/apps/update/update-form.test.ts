import { expect, test } from 'vitest';
import { isSameUpdate, toUpdateInput, updateFields } from './update-form.ts';

const form = {
  appName: ' Travel ',
  regexPattern: '',
  email: 'a@b.example',
  emailSenderName: '',
  onRequestTemplateId: 'notice',
  requestsEmail: '',
};

test('emptied fields are cleared, and the host remains as it is', () => {
  expect(toUpdateInput(form)).toEqual({
    appName: 'Travel',
    email: 'a@b.example',
    emailSenderName: null,
    onRequestTemplateId: 'notice',
    requestsEmail: null,
    urlRouting: { regexPattern: null },
  });
});

test('every field can make a difference', () => {
  expect(isSameUpdate({ ...form }, form)).toBe(true);
  for (const field of updateFields) expect(isSameUpdate({ ...form, [field]: 'x' }, form)).toBe(false);
});

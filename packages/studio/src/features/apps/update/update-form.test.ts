import { expect, test } from 'vitest';
import { isOrder, toUpdateInput } from './update-form.ts';

const form = {
  appName: ' Travel ',
  regexPattern: '',
  order: ' 2 ',
  email: 'a@b.example',
  emailSenderName: '',
  onRequestTemplateId: 'notice',
  requestsEmail: '',
};

test('emptied fields are cleared, and the host is unchanged', () => {
  expect(toUpdateInput(form)).toEqual({
    appName: 'Travel',
    email: 'a@b.example',
    emailSenderName: null,
    onRequestTemplateId: 'notice',
    requestsEmail: null,
    urlRouting: { regexPattern: null, order: 2 },
  });
  expect(toUpdateInput({ ...form, order: '' }).urlRouting).toEqual({ regexPattern: null, order: null });
});

test('an order is an integer that fits into 32 bits, or empty', () => {
  expect(['', '0', '12', '-1'].every(isOrder)).toBe(true);
  expect(['1.5', 'first', '1e3', '99999999999', '--1'].some(isOrder)).toBe(false);
});

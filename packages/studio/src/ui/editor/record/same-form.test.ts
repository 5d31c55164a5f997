import { expect, test } from 'vitest';
import { isSameForm } from './same-form.ts';

test('forms are compared by value, at any depth', () => {
  const form = { name: 'Due', texts: { 'en-US': '<p>1</p>' } };
  expect(isSameForm(form, { texts: { 'en-US': '<p>1</p>' }, name: 'Due' })).toBe(true);
  expect(isSameForm(form, { ...form, texts: { 'en-US': '<p>2</p>' } })).toBe(false);
  expect(isSameForm(form, { ...form, texts: { 'zh-HK': '<p>1</p>' } })).toBe(false);
  expect(isSameForm(form, { ...form, more: undefined })).toBe(false);
  expect(isSameForm({ list: [] }, { list: {} })).toBe(false);
});

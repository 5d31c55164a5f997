import { expect, test } from 'vitest';
import {
  changedLocales,
  localesOf,
  readNotificationForm,
  toL10n,
  toLocaleTexts,
  toNotificationInput,
  withText,
} from './notification-form.ts';

const settings = { name: ' Renewal ', logicalId: ' renewal ', description: 'd', graphQlQuery: '{ a }' };

test('an empty text counts as missing', () => {
  const stored = [{ locale: 'en-US', value: '<p>Hello</p>' }, { locale: 'zh-HK', value: '' }, null];
  expect(toLocaleTexts(stored)).toEqual({ 'en-US': '<p>Hello</p>' });
  expect(toLocaleTexts(null)).toEqual({});
  expect(withText({ 'en-US': 'a', 'zh-HK': 'b' }, 'zh-HK', '')).toEqual({ 'en-US': 'a' });
  expect(withText({ 'en-US': 'a' }, 'zh-HK', 'b')).toEqual({ 'en-US': 'a', 'zh-HK': 'b' });
});

test('changed, new and cleared texts are changes, but a text that is back to its original is not', () => {
  const saved = { 'en-US': 'a', 'zh-HK': 'b', 'fr-FR': 'c' };
  expect(changedLocales({ 'en-US': 'a', 'zh-HK': 'other', 'de-DE': 'new' }, saved)).toEqual([
    'de-DE',
    'fr-FR',
    'zh-HK',
  ]);
  expect(changedLocales(withText(withText(saved, 'zh-HK', 'x'), 'zh-HK', 'b'), saved)).toEqual([]);
  expect(localesOf({ b: '1' }, { a: '1', b: '2' })).toEqual(['a', 'b']);
});

test("texts are sent under the template's key, and a cleared text as empty", () => {
  expect(toL10n('t1', { 'en-US': 'a' }, ['en-US', 'zh-HK'])).toEqual([
    { key: 'templates-t1-html', locale: 'en-US', value: 'a' },
    { key: 'templates-t1-html', locale: 'zh-HK', value: '' },
  ]);
  expect(toNotificationInput({ ...settings, texts: {} })).toEqual({
    ...settings,
    name: 'Renewal',
    logicalId: 'renewal',
  });
});

test('a draft contains the texts of all locales', () => {
  const form = { ...settings, texts: { 'en-US': 'a', 'zh-HK': 'b' } };
  expect(readNotificationForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test.each([
  ['of another kind', { ...settings, bodyLiquid: '' }],
  ['with an invalid text', { ...settings, texts: { 'en-US': 1 } }],
  ['without a query', { name: '', logicalId: '', description: '', texts: {} }],
  ['that is nothing', null],
])('a draft %s is ignored', (_, draft) => {
  expect(readNotificationForm(draft)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { emptyAppForm, fieldOfPath, missingFields, toCreateInput, withName } from './app-form.ts';

test('the id follows the name until the id is edited', () => {
  const typed = withName(withName(emptyAppForm, 'Travel'), 'Travel Quote');
  expect(typed.appId).toBe('travelQuote');
  expect(withName({ ...typed, appId: 'quotes' }, 'Another name').appId).toBe('quotes');
});

test('name, id and host are required', () => {
  expect(missingFields(emptyAppForm, true)).toEqual(['name', 'appId', 'host']);
  expect(missingFields({ ...emptyAppForm, name: 'a', appId: 'a', host: ' ' }, true)).toEqual(['host']);
  expect(missingFields({ ...emptyAppForm, name: 'a', appId: 'a' }, false)).toEqual([]);
});

test('the input has no pattern unless one is typed, and surrounding spaces are trimmed', () => {
  const form = { ...emptyAppForm, name: ' Travel ', appId: 'travel', host: ' Travel.localhost ' };
  expect(toCreateInput(form)).toEqual({
    appName: 'Travel',
    appId: 'travel',
    appTemplateId: 'blank',
    urlRouting: { url: 'travel.localhost' },
  });
  expect(toCreateInput({ ...form, regexPattern: '^/a' }).urlRouting?.regexPattern).toBe('^/a');
});

test('server problems appear at their fields', () => {
  expect(['input.appName', 'input.urlRouting.url', 'host', 'input.appId', 'input.email'].map(fieldOfPath)).toEqual([
    'name',
    'host',
    'host',
    'appId',
    undefined,
  ]);
});

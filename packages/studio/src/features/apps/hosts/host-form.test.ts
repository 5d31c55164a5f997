import { expect, test } from 'vitest';
import { emptyHostForm, missingHostField, toHost } from './host-form.ts';

test('a subdomain is converted to kebab case and appended to the test domain', () => {
  expect(toHost({ ...emptyHostForm, subdomain: 'Travel Quote' })).toBe('travel-quote.localhost');
});

test('a host of the tenant is used as typed', () => {
  expect(toHost({ ...emptyHostForm, domain: 'own', host: ' Direct.Example.com ' })).toBe('direct.example.com');
});

test('the field for the chosen domain is required', () => {
  expect(missingHostField(emptyHostForm)).toBe('subdomain');
  expect(missingHostField({ ...emptyHostForm, subdomain: '自願' })).toBe('subdomain');
  expect(missingHostField({ ...emptyHostForm, domain: 'own', subdomain: 'a' })).toBe('host');
  expect(missingHostField({ ...emptyHostForm, subdomain: 'a' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { addressesOf, toShownAddress } from './address.ts';

test.each([
  ['postgres://db/name', ['postgres://db/name']],
  ['postgresql://user:p%40ss@db:5433/name?sslmode=require', ['postgresql://user:p%40ss@db:5433/name?sslmode=require']],
  [
    'postgres://u:p@a:5432,b:5433,c/name?x=1',
    ['postgres://u:p@a:5432/name?x=1', 'postgres://u:p@b:5433/name?x=1', 'postgres://u:p@c/name?x=1'],
  ],
  ['postgres://u@[::1]:5432,[fe80::2]/name', ['postgres://u@[::1]:5432/name', 'postgres://u@[fe80::2]/name']],
  ['postgres:///name?host=/run/postgresql', ['postgres:///name?host=/run/postgresql']],
  ['postgres://a,/name', undefined],
  ['postgres://,/name', undefined],
  ['postgres://a:port,b/name', undefined],
  ['postgres://a,b', undefined],
  ['postgres://a,b/', undefined],
  ['mysql://a,b/name', undefined],
  ['', undefined],
])('the addresses of %j', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});

test('shows neither user nor password', () => {
  expect(toShownAddress('postgres://user:secret@a:5432,b/name?password=secret')).toBe('a:5432,b/name');
});

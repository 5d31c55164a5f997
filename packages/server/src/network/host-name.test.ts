import { expect, test } from 'vitest';
import { isLoopbackName, isTenantHostName, toHostName } from './host-name.ts';

test.each([
  'localhost',
  'LOCALHOST',
  'studio.localhost',
  '127.0.0.1',
  '127.255.1.2',
  '::1',
  '[::1]',
  '[::ffff:7f00:1]',
])('%s is this machine', (name) => {
  expect(isLoopbackName(name)).toBe(true);
});

test.each(['', 'localhost.example.com', 'notlocalhost', '128.0.0.1', '10.127.0.1', '127.0.0.1.example.com', '[::2]'])(
  '%s is another machine',
  (name) => {
    expect(isLoopbackName(name)).toBe(false);
  },
);

test('a name is normalized to one form', () => {
  expect(toHostName(' Studio.Example.com. ')).toBe('studio.example.com');
  expect(toHostName('香港.example:8443')).toBe('xn--j6w193g.example');
  expect(toHostName('127.1')).toBe('127.0.0.1');
  expect(toHostName('a@b.example')).toBeUndefined();
});

test('a tenant can have only fully qualified domain names', () => {
  expect(isTenantHostName('studio.example.com')).toBe(true);
  expect(isTenantHostName('studio')).toBe(false);
  expect(isTenantHostName('192.168.0.1')).toBe(false);
});

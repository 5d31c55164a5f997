import { describe, expect, test } from 'vitest';
import { createNetworkMatcher, loopbackNetworks } from '../../network/networks.ts';
import { clientAddress, isFromThisMachine } from './forwarding.ts';

describe('the address of the client', () => {
  const isTrusted = createNetworkMatcher([...loopbackNetworks, { address: '10.0.0.0', family: 'ipv4', prefixBits: 8 }]);
  const from = (peer: string, forwardedFor?: string) => clientAddress(peer, forwardedFor, isTrusted);

  test('is the peer without a trusted proxy', () => {
    expect(from('198.51.100.1')).toBe('198.51.100.1');
    expect(from('198.51.100.1', '203.0.113.1')).toBe('198.51.100.1');
  });

  test('is the one reported by the trusted proxies, from right to left', () => {
    expect(from('127.0.0.1', '203.0.113.1')).toBe('203.0.113.1');
    expect(from('10.0.0.1', '203.0.113.1, 10.0.0.2')).toBe('203.0.113.1');
    expect(from('10.0.0.1', 'made up, 203.0.113.9,203.0.113.1, 10.0.0.2')).toBe('203.0.113.1');
    expect(from('::1', '2001:db8::1')).toBe('2001:db8::1');
    expect(from('10.0.0.1', '10.0.0.2, 10.0.0.3')).toBe('10.0.0.2');
  });

  test('may be followed by a port', () => {
    expect(from('127.0.0.1', '203.0.113.1:4711')).toBe('203.0.113.1');
    expect(from('127.0.0.1', '[2001:db8::1]:4711')).toBe('2001:db8::1');
    expect(from('127.0.0.1', '[2001:db8::1]')).toBe('2001:db8::1');
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.1.',
    '0x7f.1',
    'fe80::1%eth0',
    'made-up.example.com',
    '"1.2.3.4"',
  ])('is never %j, which is not an address', (entry) => {
    expect(from('127.0.0.1', entry)).toBe('127.0.0.1');
    expect(from('127.0.0.1', `203.0.113.1, ${entry}, 10.0.0.2`)).toBe('10.0.0.2');
  });

  test('is the peer when the header is longer than any proxy chain would write', () => {
    expect(from('127.0.0.1', `${' '.repeat(1000)}203.0.113.1`)).toBe('127.0.0.1');
    expect(from('127.0.0.1', Array.from({ length: 21 }, () => '203.0.113.1').join())).toBe('127.0.0.1');
    expect(from('127.0.0.1', Array.from({ length: 20 }, () => '203.0.113.1').join())).toBe('203.0.113.1');
  });
});

describe('a request is from this machine', () => {
  const isLocal = (headers: Record<string, string>, { peer = '127.0.0.1', httpVersion = '1.1' } = {}) =>
    isFromThisMachine({
      httpVersion,
      rawHeaders: Object.entries({ Host: 'localhost:4000', ...headers }).flat(),
      socket: { remoteAddress: peer },
    });

  test('if none of its addresses and names is remote', () => {
    expect(isLocal({})).toBe(true);
    expect(isLocal({}, { peer: '::ffff:127.0.0.1' })).toBe(true);
    expect(isLocal({ Host: '[::1]:4000' }, { peer: '::1' })).toBe(true);
    expect(isLocal({ 'X-Forwarded-For': '127.0.0.1, ::1', 'X-Forwarded-Host': 'localhost:5173' })).toBe(true);
    expect(isLocal({ 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '5173' })).toBe(
      true,
    );
    expect(isLocal({ Origin: 'http://localhost:5173' })).toBe(true);
    expect(isLocal({ Forwarded: 'for=127.0.0.1;proto=http;host=localhost, for="[::1]:4711"' })).toBe(true);
  });

  test.each<[string, Record<string, string>, { peer?: string; httpVersion?: string }?]>([
    ['another peer', {}, { peer: '192.0.2.1' }],
    ['no peer', {}, { peer: '' }],
    ['HTTP/1.0, as proxies speak it', {}, { httpVersion: '1.0' }],
    ['another Host', { Host: 'studio.example.com' }],
    ['an empty Host', { Host: '' }],
    ['a forwarded client', { 'X-Forwarded-For': '203.0.113.1' }],
    ['a forwarded client before a loopback proxy', { 'x-forwarded-for': '203.0.113.1, 127.0.0.1' }],
    ['a forwarded client that is not an address', { 'X-Forwarded-For': 'unknown' }],
    ['another forwarded Host', { 'X-Forwarded-Host': 'studio.example.com' }],
    ['a forwarded Host beside a loopback one', { 'X-Forwarded-Host': 'localhost, studio.example.com' }],
    ['X-Real-IP', { 'X-Real-IP': '203.0.113.1' }],
    ['Forwarded', { Forwarded: 'for=203.0.113.1;host=localhost' }],
    ['Forwarded without an address', { Forwarded: 'for=unknown' }],
    ['Forwarded for another host', { Forwarded: 'for=127.0.0.1;host="studio.example.com"' }],
    ['a scheme but no client', { 'X-Forwarded-Proto': 'https' }],
    ['the page of another host', { Origin: 'https://studio.example.com' }],
    ['a page without a host', { Origin: 'null' }],
    ['Via', { Via: '1.1 proxy' }],
    ['the client of Envoy', { 'X-Envoy-External-Address': '203.0.113.1' }],
    ['the client of Azure', { 'X-Azure-ClientIP': '203.0.113.1' }],
    ['the user of App Engine', { 'X-AppEngine-User-IP': '203.0.113.1' }],
    ['a client in a header of any vendor', { 'X-Vendor-Client-IP': '203.0.113.1' }],
    ['any header of forwarding but no client', { 'X-Forwarded-Prefix': '/studio' }],
    ['a content delivery network', { 'CF-Connecting-IP': '203.0.113.1' }],
  ])('not with %s', (_name, headers, connection) => {
    expect(isLocal(headers, connection)).toBe(false);
  });
});

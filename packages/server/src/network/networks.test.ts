import { expect, test } from 'vitest';
import { createNetworkMatcher, isLoopbackAddress, networkOf, parseNetwork } from './networks.ts';

const networks = ['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '2001:db8::1']
  .map(parseNetwork)
  .filter((network) => network !== undefined);
const matches = createNetworkMatcher(networks);

test.each(['10.0.0.1', '10.255.255.255', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1', '2001:db8::1'])(
  '%s is in the networks',
  (address) => {
    expect(matches(address)).toBe(true);
  },
);

test.each(['11.0.0.1', '192.0.2.8', '::ffff:11.0.0.1', 'fe80::1', '2001:db8::2', '', 'localhost', '10.0.0.1:80'])(
  '"%s" is not in the networks',
  (address) => {
    expect(matches(address)).toBe(false);
  },
);

test('loopback is 127.0.0.0/8 and ::1, in either notation', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true);
  expect(['128.0.0.1', '::2', '::', '0.0.0.0', 'localhost'].some(isLoopbackAddress)).toBe(false);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is treated as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

import { expect, test } from 'vitest';
import { anonymousRequestsMax, anonymousRequestsPerSecond, createAddressAllowances } from './address-allowances.ts';

const start = new Date('2027-01-31T09:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

function useUp(address: string, allowances = createAddressAllowances()) {
  for (let count = 0; count < anonymousRequestsMax; count += 1) expect(allowances.take(address, start)).toBeUndefined();
  return allowances;
}

test('an address has an allowance, and must wait once it is used up', () => {
  const allowances = useUp('192.0.2.1');
  expect(allowances.isUsedUp('192.0.2.1', start)).toBe(true);
  expect(allowances.take('192.0.2.1', start)).toBe(1);
  expect(allowances.take('192.0.2.2', start)).toBeUndefined();
  expect(allowances.take('192.0.2.1', after(1000 / anonymousRequestsPerSecond))).toBeUndefined();
  expect(allowances.take('192.0.2.1', after(1000 / anonymousRequestsPerSecond))).toBe(1);
});

test('the allowance refills, up to its maximum', () => {
  const allowances = useUp('192.0.2.1');
  expect(allowances.isUsedUp('192.0.2.1', after(-60_000))).toBe(true);
  const later = after(24 * 3_600_000);
  for (let count = 0; count < anonymousRequestsMax; count += 1) {
    expect(allowances.take('192.0.2.1', later)).toBeUndefined();
  }
  expect(allowances.take('192.0.2.1', later)).toBe(1);
});

test('an IPv6 network is one address', () => {
  const allowances = useUp('2001:db8:1:2::1');
  expect(allowances.take('2001:db8:1:2:ffff::9', start)).toBe(1);
  expect(allowances.take('2001:db8:1:3::1', start)).toBeUndefined();
});

test('an active address is not evicted by requests from others', () => {
  const allowances = useUp('192.0.2.1');
  const waits = new Set<number | undefined>();
  for (let index = 0; index < 50_000; index += 1) {
    allowances.take(`2001:db8:${(index >> 12).toString(16)}:${(index & 4095).toString(16)}::1`, start);
    if (index % 5_000 === 0) waits.add(allowances.take('192.0.2.1', start));
  }
  expect([...waits]).toEqual([1]);
});

import { describe, expect, it } from 'vitest';
import type { TurnCaller } from './fair-queue.ts';
import { HeldPlaces } from './held-places.ts';

const user = (tenantId: string, userId = '1'): TurnCaller => ({ tenantId, userId });

/** How many places each caller gets if it takes all that it may, one caller after another. */
function sharesOf(places: number, ...callers: readonly TurnCaller[]): number[] {
  const held = new HeldPlaces(places);
  return callers.map((caller) => {
    let count = 0;
    for (; held.mayHold(caller); count += 1) held.hold(caller);
    return count;
  });
}

describe('the places of', () => {
  it.each([
    [20, [6, 3, 1, 3, 3]],
    [5, [2, 1, 0, 1, 1]],
    [3, [2, 0, 0, 1, 0]],
    [2, [1, 0, 0, 1, 0]],
    [1, [1, 0, 0, 0, 0]],
  ])('%i are shared by three users of a tenant, then one user of another and of a third', (places, shares) => {
    const callers = [user('a'), user('a', '2'), user('a', '3'), user('b'), user('c')];
    expect(sharesOf(places, ...callers)).toEqual(shares);
  });

  it.each([2, 3, 4, 5, 8, 20, 100])('%i are never all held by one tenant, however many users it has', (places) => {
    const colleagues = Array.from({ length: places }, (_, index) => user('a', `${index}`));
    const [other = 0] = sharesOf(places, ...colleagues, user('b')).slice(-1);
    expect(other).toBeGreaterThan(0);
  });

  it.each([1, 2, 3, 20])('%i can all be held when many tenants come', (places) => {
    const tenants = Array.from({ length: places }, (_, index) => user(`tenant ${index}`));
    expect(sharesOf(places, ...tenants).reduce((sum, share) => sum + share)).toBe(places);
  });
});

it('counts released places as free', () => {
  const held = new HeldPlaces(2);
  held.hold(user('a'));
  expect([held.mayHold(user('a')), held.mayHold(user('b')), held.isFull]).toEqual([false, true, false]);
  held.hold(user('b'));
  expect([held.mayHold(user('c')), held.isFull]).toEqual([false, true]);
  held.release(user('a'));
  expect([held.mayHold(user('a')), held.mayHold(user('c'))]).toEqual([true, true]);
  expect(() => held.release(user('a'))).toThrow('holds no place');
});

import { expect, test } from 'vitest';
import { isOfAnotherTab } from './token-reuse.ts';

const at = (seconds: number) => new Date(Date.UTC(2027, 0, 1, 0, 0, seconds));

test.each([
  ['at the same moment', { at: at(0), address: '10.0.0.1' }, true],
  ['10 seconds later', { at: at(10), address: '10.0.0.1' }, true],
  ['11 seconds later', { at: at(11), address: '10.0.0.1' }, false],
  ['from another address', { at: at(0), address: '10.0.0.2' }, false],
  ['on an instance whose clock is behind', { at: new Date(at(0).getTime() - 50), address: '10.0.0.1' }, true],
])('a use %s', (_when, again, isAllowed) => {
  expect(isOfAnotherTab({ at: at(0), address: '10.0.0.1' }, again)).toBe(isAllowed);
});

test('a token that was used before addresses were stored is not used again', () => {
  expect(isOfAnotherTab({ at: at(0), address: null }, { at: at(1), address: '10.0.0.1' })).toBe(false);
});

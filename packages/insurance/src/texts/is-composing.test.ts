import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

test.each([
  ['Enter during a composition', { isComposing: true, keyCode: 229 }, true],
  ['Escape during a composition, with its own code', { isComposing: true, keyCode: 27 }, true],
  ['Enter in Safari, after the composition has ended', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Escape', { isComposing: false, keyCode: 27 }, false],
  ['a key that a script dispatches without a code', { isComposing: false, keyCode: 0 }, false],
])('distinguishes the keys of an input method: %s', (_key, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});

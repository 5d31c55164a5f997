import { expect, test } from 'vitest';
import { hasOpenedLink, withOpenedLink, withoutOpenedLink } from './opened-link.ts';

test('a reload finds out that a link was opened, until it is no longer needed', () => {
  const state = withOpenedLink({ idx: 3 });
  expect(hasOpenedLink(state)).toBe(true);
  expect(state).toMatchObject({ idx: 3 });
  expect(withoutOpenedLink(state)).toEqual({ idx: 3 });
  expect(hasOpenedLink(withoutOpenedLink(state))).toBe(false);
});

test('any other state of the history has no link', () => {
  for (const state of [null, undefined, 'text', 4, {}, { isLinkOpened: 'yes' }])
    expect(hasOpenedLink(state)).toBe(false);
});

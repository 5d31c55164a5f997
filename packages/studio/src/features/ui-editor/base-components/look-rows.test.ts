import { expect, test } from 'vitest';
import { listLooks } from './base-variants.ts';
import { listLookRows } from './look-rows.ts';

const looks = listLooks({});
const rowsOf = (open: readonly string[], chosen: readonly string[] = []) => listLookRows(looks, new Set(open), chosen);

test('shows expanded branches, and the ancestors of the selection', () => {
  expect(rowsOf([])).toHaveLength(13);
  expect(rowsOf(['radio']).map(({ name }) => name)).toContain('card');
  expect(rowsOf(['button default'])).toHaveLength(13);
  const chosen = rowsOf([], ['button', 'default', 'root', 'size', 'xs']);
  expect(chosen.find(({ key }) => key === 'button default root size xs')).toMatchObject({
    level: 5,
    hasBranch: false,
    isExpanded: false,
  });
});

test('cycles through nine shades in each layer', () => {
  expect(rowsOf([]).map(({ shade }) => shade)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3]);
});

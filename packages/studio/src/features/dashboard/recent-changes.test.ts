import { expect, test } from 'vitest';
import { countGroups, toRecentChanges } from './recent-changes.ts';

const change = { lastModifiedAt: '2026-11-21T09:41:07Z', lastModifiedBy: { username: 'may.chan' } };

test('an absent version counts as the empty version', () => {
  const list = [{ ...change, name: 'Travel', productId: { plan: 'travel', type: 'single', version: null } }];
  expect(toRecentChanges({ totalCount: 1, list })).toEqual([
    {
      key: { plan: 'travel', type: 'single', version: '' },
      name: 'Travel',
      changedAt: '2026-11-21T09:41:07Z',
      changedBy: 'may.chan',
    },
  ]);
});

test('versions of the same plan and type form one group', () => {
  const keys = [
    { plan: 'travel', type: 'single' },
    { plan: 'travel', type: 'single' },
    { plan: 'travel', type: 'annual' },
  ];
  expect(countGroups({ list: keys.map((productId) => ({ productId })) })).toBe(2);
  expect(countGroups(null)).toBe(0);
});

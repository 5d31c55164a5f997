import { expect, test } from 'vitest';
import { productInfoPath } from '../../paths/products.ts';
import { changesShown, countGroups, toRecentChanges } from './recent-changes.ts';

const by = { lastModifiedBy: { username: 'may.chan' } };
const none = { insurers: [], products_2: null };

test('an absent version counts as the empty version', () => {
  const list = [
    {
      ...by,
      lastModifiedAt: '2026-11-21T09:41:07Z',
      name: 'Travel',
      productId: { plan: 'travel', type: 'single', version: null },
    },
  ];
  expect(toRecentChanges({ ...none, products_2: { totalCount: 1, list } })).toEqual([
    {
      kind: 'product',
      name: 'Travel',
      identity: 'travel / single',
      path: productInfoPath({ plan: 'travel', type: 'single', version: '' }),
      changedAt: '2026-11-21T09:41:07Z',
      changedBy: 'may.chan',
    },
  ]);
});

test('the newest changes of all kinds are shown, up to the rows of the card', () => {
  const components = Array.from({ length: changesShown }, (_, index) => ({
    ...by,
    id: `c${index}`,
    name: `Part${index}`,
    lastModifiedAt: `2026-11-0${index + 1}T00:00:00Z`,
  }));
  const changes = toRecentChanges({
    ...none,
    components: { list: components },
    templates: {
      list: [{ ...by, id: 't', name: 'Letter', templateView: 'html-pdf', lastModifiedAt: '2026-11-05T12:00:00Z' }],
    },
    apps: { list: [{ ...by, appId: 'portal', appName: null, lastModifiedAt: '2026-12-01T00:00:00Z' }] },
  });
  expect(changes).toHaveLength(changesShown);
  const names = 'portal Part8 Part7 Part6 Part5 Letter Part4 Part3 Part2';
  expect(changes.map(({ name }) => name).join(' ')).toBe(names);
  expect(changes[5]?.path).toBe('/templates/html-pdf/t');
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

import { expect, test } from 'vitest';
import { summarize, toItemUses } from './item-use.ts';

const use = { itemId: 'a b', name: 'Name', templateView: null };

test('a user is a link to where it is edited, unless it is a template of an unknown type', () => {
  const { list } = toItemUses({
    totalCount: 6,
    hiddenCount: 0,
    list: [
      { ...use, kind: 'app' },
      { ...use, kind: 'component' },
      { ...use, kind: 'product', itemId: '單次|2026|旅遊' },
      { ...use, kind: 'template', templateView: 'sms' },
      { ...use, kind: 'template' },
      { ...use, kind: 'workflow' },
    ],
  });
  expect(list.map(({ path }) => path && decodeURIComponent(path))).toEqual([
    '/apps/detail/a b',
    '/components/a b',
    '/products/detail/info/單次/旅遊/2026',
    '/templates/sms/a b',
    undefined,
  ]);
});

test('a dialog names the first three, shortened, and counts all others, also those that may not be viewed', () => {
  const list = ['Travel', 'x'.repeat(100), 'Home', 'Motor'].map((name) => ({
    kind: 'app' as const,
    itemId: name,
    name,
    path: undefined,
  }));
  const { count, named, otherCount } = summarize({ list, totalCount: 10, hiddenCount: 2 });
  expect([count, otherCount]).toEqual([12, 9]);
  expect(named.map(({ name }) => name.length)).toEqual([6, 41, 4]);
  expect(summarize({ list: [], totalCount: 0, hiddenCount: 2 })).toEqual({ count: 2, named: [], otherCount: 2 });
});

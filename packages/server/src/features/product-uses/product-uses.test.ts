import { expect, test } from 'vitest';
import { validateUnsold } from './product-uses.ts';

const none = { count: 0, names: [] };

test('a product that no published app sells may be deleted, whatever else names it', () => {
  const used = { count: 3, names: ['A'] };
  expect(validateUnsold({ apps: none, openRequests: used, policies: used })).toEqual([]);
});

test('the refusal names what it can, counts the rest, and explains what to do', () => {
  const [problem, ...others] = validateUnsold({
    apps: { count: 1, names: ['Shop'] },
    openRequests: { count: 7, names: ['R-1', 'R-2'] },
    policies: { count: 28, names: null },
  });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'CONFLICT', path: 'productId' });
  expect(problem?.message).toBe(
    'Published apps sell this product: 1 (Shop). Open requests: 7 (R-1, R-2, …). Policies: 28. Remove the product from the apps and publish them, or send force: true to delete it anyway.',
  );
});

import { expect, test } from 'vitest';
import { toFoundPolicies } from './quoted-policies.ts';

test('policies have their facts, without those that have no type or no value', () => {
  const facts = [
    null,
    { type: 'days', value: { stringValue: null, numberValue: 5, booleanValue: null } },
    { type: 'ski', value: { stringValue: null, numberValue: null, booleanValue: false } },
    { type: null, value: { stringValue: 'x', numberValue: null, booleanValue: null } },
    { type: 'list', value: null },
  ];
  const policy = {
    id: 'p1',
    issuerNumber: 'TP-1',
    createdAt: '2027-01-31T00:00:00Z',
    contractHolder: { name: 'Ada' },
    product: { productId: { version: '2026.2' } },
    facts,
  };
  expect(toFoundPolicies({ policies: { endCursor: 'c', list: [null, policy] } })).toEqual({
    policies: [
      {
        id: 'p1',
        number: 'TP-1',
        holderName: 'Ada',
        createdAt: '2027-01-31T00:00:00Z',
        version: '2026.2',
        facts: [
          { type: 'days', value: 5 },
          { type: 'ski', value: false },
        ],
      },
    ],
    after: 'c',
  });
});

test('a policy without number, holder or product is listed by its id', () => {
  const policy = { id: 'p1', issuerNumber: null, createdAt: null, contractHolder: null, product: null, facts: null };
  expect(toFoundPolicies({ policies: { endCursor: null, list: [policy] } }).policies).toMatchObject([
    { number: 'p1', holderName: '', facts: [] },
  ]);
  expect(toFoundPolicies({ policies: null })).toEqual({ policies: [], after: undefined });
});

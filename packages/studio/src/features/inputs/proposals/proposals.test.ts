import { expect, test } from 'vitest';
import type { InputProposalsQuery } from '../../../api/generated/operations.ts';
import { emptyInput } from '../form/inputs-form.ts';
import { missingProposals, toProposals } from './proposals.ts';

type Seen = { readonly place: string; readonly use: string | null; readonly table?: string; readonly count: number };

function answerOf(paths: readonly string[], seen: readonly Seen[] = []): InputProposalsQuery {
  const inputProposals = paths.map((path) => ({
    path,
    inputJsonString: JSON.stringify({ path, type: 'text', choices: [{ value: 'asia' }] }),
    seen: seen.map((one) => ({ table: null, ...one, valueJsonString: '"asia"' })),
    closedBy: ['rates'],
  }));
  return { products_2: { list: [{ inputProposals }] } };
}

test('a proposal has the values that were seen, without places that only a newer server knows', () => {
  const seen = [
    { place: 'pricing', use: 'equality', count: 1 },
    { place: 'tables', use: 'equality', table: 'rates', count: 1 },
    { place: 'requests', use: null, count: 12 },
    { place: 'telepathy', use: null, count: 3 },
  ];
  expect(toProposals(answerOf(['trip.zone'], seen))).toEqual([
    {
      path: 'trip.zone',
      input: { ...emptyInput, path: 'trip.zone', choices: [{ value: 'asia', label: {} }] },
      seen: [
        { place: 'pricing', use: 'equality', table: undefined, value: '"asia"', count: 1 },
        { place: 'tables', use: 'equality', table: 'rates', value: '"asia"', count: 1 },
        { place: 'requests', use: undefined, table: undefined, value: '"asia"', count: 12 },
      ],
      closedBy: ['rates'],
    },
  ]);
});

test('only what is not declared is missing, neither itself nor as a part of an input or around one', () => {
  const proposals = toProposals(answerOf(['trip.zone', 'insureds.0.age', 'cover', 'tripod', 'days']));
  const declared = ['trip', 'insureds', 'cover.ward', 'days', ''].map((path) => ({ ...emptyInput, path }));
  expect(missingProposals(proposals, declared).map(({ path }) => path)).toEqual(['tripod']);
});

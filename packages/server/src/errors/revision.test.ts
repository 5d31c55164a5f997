import { expect, test } from 'vitest';
import { requireRevision, revisionProblem } from './revision.ts';

const current = { revision: 'r2', lastModifiedAt: new Date('2027-01-31T08:09:10.500Z'), lastModifiedBy: 'may.chan' };

test.each([undefined, null, 'r2'])('a save that expects %j proceeds', (expected) => {
  expect(() => requireRevision(expected, current, 'product')).not.toThrow();
});

test.each(['r1', ''])('a save that expects %j is refused with who changed it and when', (expected) => {
  expect(() => requireRevision(expected, current, 'product')).toThrow(
    'This product was changed by may.chan on 31/01/2027 08:09:10 UTC, after it was read.',
  );
});

test('a conflict also reports who and when as data', () => {
  const { lastModifiedBy: by, lastModifiedAt: at } = current;
  expect(revisionProblem('r1', current, 'product')).toMatchObject({ code: 'CONFLICT', by, at });
  expect(revisionProblem('r1', { ...current, lastModifiedBy: undefined }, 'product')).not.toHaveProperty('by');
});

test('a conflict with a deleted user says so', () => {
  const orphaned = { ...current, lastModifiedBy: undefined };
  expect(() => requireRevision('r1', orphaned, 'text')).toThrow('changed by a user who is no longer here');
});

import { expect, it } from 'vitest';
import { canImport, inOrderOfUrgency, summarize } from './import-summary.ts';

const items = (...actions: ('ADDED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED')[]) => actions.map((action) => ({ action }));

it('counts the items by action, additions first', () => {
  expect(summarize(items('UNCHANGED', 'ADDED', 'UNCHANGED'))).toEqual([
    { action: 'ADDED', count: 1 },
    { action: 'UNCHANGED', count: 2 },
  ]);
});

it('allows an import that changes something and has no refused items', () => {
  expect(canImport(items('ADDED', 'UNCHANGED'))).toBe(true);
  expect(canImport(items('CHANGED'))).toBe(true);
  expect(canImport(items('UNCHANGED'))).toBe(false);
  expect(canImport(items('ADDED', 'REFUSED'))).toBe(false);
});

it('shows refused items first and unchanged ones last, and otherwise preserves the order', () => {
  const ordered = inOrderOfUrgency(items('UNCHANGED', 'CHANGED', 'ADDED', 'REFUSED', 'UNCHANGED'));
  expect(ordered.map(({ action }) => action)).toEqual(['REFUSED', 'CHANGED', 'ADDED', 'UNCHANGED', 'UNCHANGED']);
});

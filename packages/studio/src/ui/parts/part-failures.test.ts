import { expect, test } from 'vitest';
import { createPartFailures } from './part-failures.ts';

test('a report waits until the user continues working', async () => {
  const failures = createPartFailures();
  const seen: boolean[] = [];
  failures.subscribe(() => seen.push(failures.isFailed()));
  const reports = [failures.report(), failures.report()];
  expect(failures.isFailed()).toBe(true);
  failures.keepWorking();
  await Promise.all(reports);
  expect(seen).toEqual([true, true, false]);
});

test('the user is not asked before the studio is loaded', async () => {
  const failures = createPartFailures();
  await failures.report();
  expect(failures.isFailed()).toBe(false);
});

import { expect, test } from 'vitest';
import { toLimits } from './limit-use.ts';

const limit = { name: 'records', unit: 'count', used: 0, max: 1_000, resetsAt: null };

test.each([
  [0, 1_000, 0, 'free'],
  [799, 1_000, 79, 'free'],
  [800, 1_000, 80, 'near'],
  [999.9, 1_000, 99, 'near'],
  [1_000, 1_000, 100, 'reached'],
  [3_000, 1_000, 100, 'reached'],
  [0, 0, 100, 'reached'],
])('%d of %d is %d percent and %s', (used, max, percent, level) => {
  expect(toLimits([{ ...limit, used, max }])).toMatchObject([{ percent, level }]);
});

test('shows sizes in their unit and counts with separators', () => {
  const [files, records] = toLimits([
    { ...limit, name: 'fileBytes', unit: 'bytes', used: 1_572_864, max: 10_737_418_240 },
    { ...limit, used: 12_345, max: 1_000_000 },
  ]);
  expect(files).toMatchObject({ used: '1.50 MB', max: '10.00 GB' });
  expect(records).toMatchObject({ used: '12,345', max: '1,000,000' });
});

test('omits unknown limits', () => {
  expect(toLimits([{ ...limit, name: 'later' }])).toEqual([]);
});

import { expect, it } from 'vitest';
import { ProblemMarks } from './problem-marks.ts';

it('marks the cells of both rows of a problem, an error before a warning', () => {
  const marks = new ProblemMarks(
    [
      { severity: 'error', text: '', row: 3, otherRow: 1, columns: [0] },
      { severity: 'warning', text: '', row: 3, columns: [] },
    ],
    2,
  );
  expect([marks.get(3, 0), marks.get(3, 1), marks.get(1, 0), marks.get(1, 1), marks.get(0, 0)]).toEqual([
    'error',
    'warning',
    'error',
    undefined,
    undefined,
  ]);
});

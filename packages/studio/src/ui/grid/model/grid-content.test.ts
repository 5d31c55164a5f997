import { expect, it } from 'vitest';
import { limitSteps, type Step } from './grid-content.ts';
import { selectCell } from './selection.ts';

function stepOf(rowCount: number): Step {
  const rows = new Uint32Array(rowCount);
  return { edits: [{ kind: 'remove', rows }], selection: selectCell({ position: 0, column: 0 }), state: 0 };
}

it('forgets the oldest steps when there are too many or they hold too many cells, and never the newest', () => {
  const steps = [1, 2_000_000, 2_000_000, 1_000_000].map(stepOf);
  expect(limitSteps(steps)).toEqual(steps.slice(1));
  expect(limitSteps(steps.slice(1))).toEqual(steps.slice(1));
  expect(limitSteps([...steps, stepOf(9_000_000)])).toHaveLength(1);
  expect(limitSteps(Array.from({ length: 1_001 }, () => stepOf(1)))).toHaveLength(1_000);
});

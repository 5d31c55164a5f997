import { expect, it } from 'vitest';
import { toWorkbook } from '../../../../../testing/function-workbook.ts';
import { findObstacles } from './obstacles.ts';
import { isConfirmed } from './workbook.ts';

const variables = ['input_age', 'output_premium'];
const inputs = [{ name: 'age', var: 'input_age', liquid: '', type: '' }];
const outputs = [{ name: 'premium', var: 'output_premium' }];

it('reports no obstacles for a matching workbook', () => {
  expect(findObstacles(toWorkbook(variables), { inputs, outputs })).toEqual([]);
});

it('reports fields missing from the workbook, and a lack of outputs', () => {
  const others = { inputs: [...inputs, { name: 'term', var: 'input_term', liquid: '', type: '' }], outputs: [] };
  expect(findObstacles({ ...toWorkbook(variables), isCurrent: false }, others)).toEqual([
    { kind: 'replaced' },
    { kind: 'notExisting', names: ['input_term'] },
    { kind: 'noOutputs' },
  ]);
});

it('reports outputs that cannot be calculated, or that differ and have not been accepted', () => {
  const problem = 'INDIRECT is not supported (Quote!B2)';
  expect(findObstacles(toWorkbook(variables, { problem, differs: true }), { inputs, outputs })).toEqual([
    { kind: 'refused', name: 'premium', problem },
  ]);
  const differing = toWorkbook(variables, { differs: true });
  expect(findObstacles(differing, { inputs, outputs })).toEqual([{ kind: 'differs', names: ['premium'] }]);
  const accepted = { ...differing, acceptedAt: '2026-11-21T10:00:00.000Z' };
  expect(findObstacles(accepted, { inputs, outputs })).toEqual([]);
  // Fields that the function does not use may differ.
  expect(findObstacles(toWorkbook([...variables, 'output_x'], { differs: true }), { inputs, outputs })).toEqual([]);
  expect(findObstacles({ ...differing, calculation: null }, { inputs, outputs })).toContainEqual({ kind: 'noEngine' });
});

it('knows whether a second calculation confirmed the results', () => {
  const workbook = toWorkbook(variables);
  expect(isConfirmed(workbook)).toBe(true);
  expect(isConfirmed({ ...workbook, comparedSets: 0 })).toBe(false);
  expect(isConfirmed({ calculation: 'IRONCALC', comparedSets: 0 })).toBe(false);
  expect(isConfirmed({ calculation: null, comparedSets: 0 })).toBe(true);
});

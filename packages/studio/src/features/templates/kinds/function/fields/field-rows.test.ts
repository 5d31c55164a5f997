import { describe, expect, it } from 'vitest';
import { toWorkbook } from '../../../../../testing/function-workbook.ts';
import { isOf, toFieldRows, toNewItem } from './field-rows.ts';
import { addItems, changeLiquid, removeItem } from './item-changes.ts';
import type { FunctionForm } from '../function-form.ts';

const workbook = toWorkbook(['input_age', 'Input_Sum', 'output_premium']);
const inputs = [
  { name: 'term', var: 'input_term' },
  { name: 'age', var: 'INPUT_AGE' },
];

describe('toFieldRows', () => {
  it("lists the function's own fields in order, then the rest of the workbook's", () => {
    const rows = toFieldRows('input', inputs, workbook);
    expect(rows.map(({ variable, state }) => [variable, state])).toEqual([
      ['input_term', 'notExisting'],
      ['INPUT_AGE', 'matched'],
      ['Input_Sum', 'notAdded'],
    ]);
    expect(rows[1]?.field?.var).toBe('input_age');
  });
  it('has no states without a workbook', () => {
    expect(toFieldRows('input', inputs, undefined).map(({ state }) => state)).toEqual([undefined, undefined]);
  });
});

it('gives a new item its name in the workbook, or its variable if the name is taken', () => {
  const [row] = toFieldRows('input', [], workbook);
  if (!row) throw new Error('There is no row.');
  expect(toNewItem(row, [])).toEqual({ name: 'age', var: 'input_age' });
  expect(toNewItem(row, [{ name: 'age', var: 'input_years' }])).toEqual({ name: 'input_age', var: 'input_age' });
});

it('adds, changes and removes items', () => {
  const empty: FunctionForm = {
    name: '',
    logicalId: '',
    description: '',
    graphQlQuery: '',
    fileKey: '',
    inputs: [],
    outputs: [],
    savedCalls: [],
  };
  const missing = (kind: 'input' | 'output') => toFieldRows(kind, [], workbook).filter(isOf('notAdded'));
  const added = addItems(addItems(empty, 'input', missing('input')), 'output', missing('output'));
  expect(added.inputs.map(({ var: variable }) => variable)).toEqual(['input_age', 'Input_Sum']);
  expect(added.outputs).toEqual([{ name: 'premium', var: 'output_premium' }]);
  const changed = changeLiquid(added, 'input_sum', '{{ sum }}');
  expect(changed.inputs.map(({ liquid }) => liquid)).toEqual(['', '{{ sum }}']);
  expect(removeItem(removeItem(changed, 'input', 'input_age'), 'output', 'output_premium')).toMatchObject({
    inputs: [{ name: 'Sum' }],
    outputs: [],
    savedCalls: [],
  });
});

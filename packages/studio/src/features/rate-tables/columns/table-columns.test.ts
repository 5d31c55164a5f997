import { expect, test } from 'vitest';
import { moveCells } from './changed-columns.ts';
import {
  checkColumns,
  emptyColumn,
  fromSent,
  inStoredOrder,
  toGridColumns,
  toHeader,
  toInput,
} from './table-columns.ts';

const names = { from: (name: string) => `${name} from`, to: (name: string) => `${name} to` };
const zone = { ...emptyColumn('1', 'exact', ''), name: 'zone' };
const days = { ...emptyColumn('2', 'range', ''), name: 'days' };
const amount = { ...emptyColumn('3', 'value', 'HKD'), name: 'amount' };

test('columns are sent as they are read', () => {
  const share = { ...emptyColumn('4', 'value', ''), name: 'share', unit: 'percent', fallback: 'value' } as const;
  const columns = [zone, days, amount, { ...share, fallbackValue: '12.50' }];
  const sent = toInput(columns);
  expect(sent.values[1]).toEqual({ name: 'share', unit: 'PERCENT', currency: null, defaultJsonString: '12.50' });
  expect(fromSent(sent)).toEqual(columns);
  expect(fromSent({ ...sent, keys: [{ name: 'zone', match: 'NEAREST', type: 'TEXT' }] })).toBeUndefined();
});

test('keys are stored before values, and names are checked', () => {
  expect(inStoredOrder([amount, zone])).toEqual([zone, amount]);
  expect(toHeader('t', [zone, amount]).values).toEqual([{ name: 'amount', unit: { kind: 'amount', currency: 'HKD' } }]);
  expect(checkColumns('t', [zone, days, amount])).toEqual([]);
  expect(checkColumns('t', [zone, { ...amount, name: 'zone' }])[0]?.reason).toBe('COLUMN_NAME_TWICE');
});

test('a column that stays has its cells, whatever its name, order and use', () => {
  const before = toGridColumns([zone, days, amount], names);
  const cells = [['asia'], ['1'], ['8'], ['10']];
  const after = toGridColumns([{ ...days, use: 'exact', type: 'number' }, { ...zone, name: 'area' }, amount], names);
  expect(moveCells(before, cells, after)).toEqual([['1'], ['asia'], ['10']]);
  const ranged = toGridColumns([{ ...zone, use: 'range', type: 'number' }, amount], names);
  expect(moveCells(before, [['1,000'], ['1'], ['8'], ['10']], ranged)).toEqual([['1000'], [], ['10']]);
});

/** A small table for tests: bands of days for two zones and two plans, and a row for every other zone. */
import type { RateTable, TableHeader } from '../tables/rate-table.ts';
import { readTable, type WrittenCell } from '../tables/read-table.ts';

export const travelHeader: TableHeader = {
  name: 'travel_base',
  keys: [
    { name: 'zone', match: 'exact', type: 'text' },
    { name: 'plan', match: 'exact', type: 'text' },
    { name: 'days', match: 'range', type: 'number' },
  ],
  values: [
    { name: 'amount', unit: { kind: 'amount', currency: 'HKD' } },
    { name: 'factor', unit: { kind: 'factor' }, default: null },
    { name: 'share', unit: { kind: 'percent' }, default: 0.5 },
    { name: 'class', unit: { kind: 'text' }, default: 'none' },
  ],
};

export const travelRows: readonly (readonly WrittenCell[])[] = [
  ['asia', 'gold', 1, 8, '118.10', '1.15', '12.5', 'A'],
  ['asia', 'gold', 8, 31, '236.05', '1.3', '7', 'B'],
  ['asia', 'silver', 1, 31, '99', 1, null, null],
  ['europe', 'gold', 1, null, '301.005', null, '0.05', 'C'],
  [null, 'gold', 1, 31, '400', '2', '1', 'D'],
];

export const travelTable: RateTable = readTable(travelHeader, travelRows).table;

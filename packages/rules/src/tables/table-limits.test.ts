import { describe, expect, it } from 'vitest';
import { travelTable } from '../testing/travel-table.ts';
import { checkTable } from './check-table.ts';
import { prepareTable } from './prepare-table.ts';
import type { KeyColumn, TableHeader, ValueColumn } from './rate-table.ts';
import { readTable } from './read-table.ts';
import { tableLimits } from './table-limits.ts';

const amount: ValueColumn = { name: 'amount', unit: { kind: 'amount', currency: 'HKD' } };
const zone: KeyColumn = { name: 'zone', match: 'exact', type: 'text' };
const plan: KeyColumn = { name: 'plan', match: 'exact', type: 'text' };
const days: KeyColumn = { name: 'days', match: 'range', type: 'number' };
const age: KeyColumn = { name: 'age', match: 'range', type: 'number' };

describe('the limits of a table', () => {
  const header: TableHeader = { name: 'rates', keys: [zone], values: [amount] };

  it('end a table with too many rows, and too long a text', () => {
    expect(checkTable({ ...travelTable, rowCount: tableLimits.maxRows + 1 })).toMatchObject([
      { reason: 'TOO_MANY_ROWS' },
    ]);
    const long = readTable(header, [
      ['x'.repeat(tableLimits.maxCellLength), 1],
      ['x'.repeat(tableLimits.maxCellLength + 1), 2],
    ]);
    expect(long.problems).toMatchObject([{ code: 'LIMIT_EXCEEDED', reason: 'CELL_TOO_LONG', row: 2 }]);
  });

  it('bound the problems of one', () => {
    const same = readTable(
      header,
      Array.from({ length: 5_000 }, () => ['a', 1]),
    );
    expect(checkTable(same.table)).toHaveLength(tableLimits.maxProblems);
    expect(
      readTable(
        header,
        Array.from({ length: 5_000 }, () => [1, 1]),
      ).problems,
    ).toHaveLength(tableLimits.maxProblems);
  });

  it('bound the work for ranges that overlap in every way', () => {
    const staircase = Array.from({ length: 4_000 }, (_, row) => [0, row + 1, row, row + 1, 1]);
    const { table } = readTable({ ...header, keys: [days, age] }, staircase);
    expect(checkTable(table)).toMatchObject([
      { severity: 'error', code: 'LIMIT_EXCEEDED', reason: 'RANGES_TOO_COMPLEX' },
    ]);
    expect(() => prepareTable(table)).toThrow(RangeError);
    const crossing = Array.from({ length: 4_000 }, (_, row) => [
      row % 2 ? 'a' : null,
      row % 2 ? null : 'b',
      row,
      null,
      1,
    ]);
    const ties = checkTable(readTable({ ...header, keys: [zone, plan, days] }, crossing).table);
    expect(ties.length).toBeLessThanOrEqual(tableLimits.maxProblems);
  });

  it('say so if not all rows were compared', () => {
    const open = Array.from({ length: 4_000 }, (_, row) =>
      row < 2_000 ? ['a', null, row, row + 1, 1] : [null, 'b', row, row + 1, 1],
    );
    const { table } = readTable({ ...header, keys: [zone, plan, days] }, open);
    expect(checkTable(table).map(({ reason }) => reason)).toEqual(['TABLE_CHECK_INCOMPLETE']);
  });
});

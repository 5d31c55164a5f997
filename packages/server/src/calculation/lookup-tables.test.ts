import { type RateTable, readTable, tableContent, type TableHeader } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { compilePriceHere } from './prices/recent-prices.ts';
import { prepareTables, readSharedTable, shareTable, tablesIn } from './lookup-tables.ts';
import { budget, isSmall } from './within-budget.ts';

const header: TableHeader = {
  name: 'base',
  keys: [
    { name: 'zone', match: 'exact', type: 'text' },
    { name: 'day', match: 'range', type: 'date' },
  ],
  values: [
    { name: 'amount', unit: { kind: 'amount', currency: 'HKD' }, default: null },
    { name: 'note', unit: { kind: 'text' }, default: 'none' },
  ],
};
const tableOf = (amount: number) => readTable(header, [['東京', '2027-01-01', null, amount, 'a']]).table;
const share = (table: RateTable, hash: string, tenantId = 'tenant') => shareTable(table, { hash, tenantId });
const bytesOf = (table: Parameters<typeof tableContent>[0]) => Buffer.concat([...tableContent(table)]).toString('hex');

test('a shared table is read as it was', () => {
  const table = tableOf(1.25);
  const shared = share(table, 'hash');
  expect(bytesOf(readSharedTable(shared))).toBe(bytesOf(table));
  expect(JSON.parse(JSON.stringify(shared))).toEqual({
    name: 'base',
    hash: 'hash',
    tenantId: 'tenant',
    rowCount: 1,
    buffer: {},
  });
});

test('a table is indexed once for its hash', () => {
  const shared = share(tableOf(1), 'once');
  const again = share(tableOf(1), 'once');
  expect(prepareTables([shared])?.get('base')).toBe(prepareTables([again])?.get('base'));
  expect(prepareTables([share(tableOf(2), 'twice')])?.get('base')?.hash).toBe('twice');
  expect(prepareTables(undefined)).toBeUndefined();
  expect(prepareTables([])?.size).toBe(0);
});

test('the tables of one tenant do not evict the index of another', () => {
  const columns: TableHeader = { ...header, keys: [{ name: 'day', match: 'range', type: 'number' }] };
  const rows = Array.from({ length: 20_000 }, (_, row) => [row, row + 1, row, 'a']);
  const large = readTable(columns, rows).table;
  const index = (tenantId: string, hash: string) => prepareTables([share(large, hash, tenantId)])?.get('base');
  const mine = index('small', 'mine');
  const [first] = Array.from({ length: 200 }, (_, number) => index('large', `of ${number}`));
  expect(index('small', 'mine')).toBe(mine);
  expect(index('large', 'of 0')).not.toBe(first);
  expect(index('large', 'mine')).not.toBe(mine);
});

test('a price that is calculated again looks up the table that it is given', () => {
  const amountLogic = JSON.stringify({ table: ['base', { eachKey: { zone: '東京', day: '2027-05-01' } }, 'amount'] });
  const price = (amount: number) => {
    const tables = [share(tableOf(amount), `of ${amount}`)];
    const calculate = compilePriceHere({ kind: 'price', amountLogic, currencyCode: 'HKD', codes: [], tables });
    return calculate?.({ values: {}, discountCodes: undefined }, 'en-US').amount;
  };
  expect([price(3), price(3), price(3), price(4), price(4), price(3)]).toEqual([3, 3, 3, 4, 4, 3]);
});

test('tables do not count as text, but their rows are limited', () => {
  const { buffer } = share(tableOf(1), 'x');
  const logic = (rowCount: number) =>
    ({
      kind: 'underwriting',
      underwritingRules: '[]',
      tables: [{ name: 'base', hash: 'x', tenantId: 'tenant', rowCount, buffer }],
    }) as const;
  expect([isSmall(logic(budget.tableRows)), isSmall(logic(budget.tableRows + 1))]).toEqual([true, false]);
});

test('the tables of several logics are listed once; logic that is not JSON has none', () => {
  const logic = (name: string) => JSON.stringify({ '+': [{ table: [name, { eachKey: {} }, 'amount'] }, 1] });
  expect(tablesIn([logic('a'), '{"table"', logic('b'), logic('a'), '"table"'])).toEqual(['a', 'b']);
});

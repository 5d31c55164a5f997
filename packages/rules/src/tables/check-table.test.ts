import { describe, expect, it } from 'vitest';
import { travelHeader, travelRows, travelTable } from '../testing/travel-table.ts';
import { checkTable, checkTableHeader } from './check-table.ts';
import type { KeyColumn, TableHeader, ValueColumn } from './rate-table.ts';
import { readTable, type WrittenCell } from './read-table.ts';

const amount: ValueColumn = { name: 'amount', unit: { kind: 'amount', currency: 'HKD' } };
const zone: KeyColumn = { name: 'zone', match: 'exact', type: 'text' };
const plan: KeyColumn = { name: 'plan', match: 'exact', type: 'text' };
const days: KeyColumn = { name: 'days', match: 'range', type: 'number' };
const age: KeyColumn = { name: 'age', match: 'range', type: 'number' };
const sold: KeyColumn = { name: 'sold', match: 'range', type: 'date' };

/** The codes of the problems, with their rows and columns; every row has the amount 1. */
function check(keys: readonly KeyColumn[], rows: readonly (readonly WrittenCell[])[]): string[] {
  const read = readTable(
    { name: 'rates', keys, values: [amount] },
    rows.map((row) => [...row, 1]),
  );
  return [...read.problems, ...checkTable(read.table)].map(({ severity, code, row, otherRow, column }) =>
    [severity, code, row, otherRow, column].filter((part) => part !== undefined).join(' '),
  );
}

describe('the check of a table', () => {
  it('accepts one in which every combination of keys has one row', () => {
    expect(checkTable(travelTable)).toEqual([]);
    expect(
      check(
        [zone, days],
        [
          ['a', null, 5],
          ['a', 5, null],
          ['b', null, null],
          [null, null, null],
        ],
      ),
    ).toEqual([]);
  });

  it('reports ranges that run backwards or are empty', () => {
    expect(
      check(
        [days],
        [
          [5, 3],
          [3, 3],
          [3, 4],
        ],
      ),
    ).toEqual(['error BACKWARDS_RANGE 1 days', 'error BACKWARDS_RANGE 2 days']);
  });

  it('reports the same keys twice, also in another Unicode form', () => {
    expect(check([zone], [['caf\u00e9'], ['cafe\u0301'], ['tea']])).toEqual(['error DUPLICATE_ROW 2 1']);
    expect(
      check(
        [zone, days],
        [
          ['a', 1, 5],
          ['b', 1, 5],
          ['a', 1, 5],
        ],
      ),
    ).toEqual(['error DUPLICATE_ROW 3 1']);
    expect(check([zone], [[null], [null]])).toEqual(['error DUPLICATE_ROW 2 1']);
  });

  it('reports overlaps and gaps among rows with the same other keys', () => {
    expect(
      check(
        [zone, days],
        [
          ['a', 1, 5],
          ['a', 4, 9],
          ['b', 4, 9],
          ['a', 20, null],
        ],
      ),
    ).toEqual(['error OVERLAPPING_RANGE 2 1 days', 'warning GAP 4 2 days']);
    expect(
      check(
        [sold],
        [
          [null, '2027-01-01'],
          ['2027-02-01', null],
        ],
      ),
    ).toEqual(['warning GAP 2 1 sold']);
    const grid = [
      [0, 10, 0, 18],
      [0, 10, 18, 65],
      [10, 20, 0, 18],
      [10, 20, 20, 65],
    ];
    expect(check([days, age], grid)).toEqual(['warning GAP 4 3 age']);
    expect(
      check(
        [days, age],
        [
          [0, 10, 0, 18],
          [5, 15, 17, 65],
        ],
      ),
    ).toEqual(['error OVERLAPPING_RANGE 2 1 days']);
    expect(
      check(
        [days, age],
        [
          [0, 10, 0, 18],
          [5, 15, 18, 65],
        ],
      ),
    ).toEqual([]);
  });

  it('says between which values a gap lies', () => {
    const header: TableHeader = { name: 'rates', keys: [sold], values: [amount] };
    const { table } = readTable(header, [
      [null, '2027-01-01', 1],
      ['2027-02-01', null, 1],
    ]);
    expect(checkTable(table)[0]?.message).toBe(
      'No row has "sold" from 2027-01-01 to 2027-02-01, between row 1 and row 2 with the same other keys.',
    );
  });

  it('reports two rows that match the same keys unless a more specific row does too', () => {
    const tied = [
      ['asia', null],
      [null, 'gold'],
    ];
    expect(check([zone, plan], tied)).toEqual(['error TIED_ROWS 2 1']);
    expect(check([zone, plan], [...tied, ['asia', 'gold']])).toEqual([]);
    expect(
      check(
        [zone, plan],
        [
          ['asia', null],
          [null, null],
        ],
      ),
    ).toEqual([]);
    expect(
      check(
        [zone, plan, days],
        [
          ['asia', null, 0, 9],
          [null, 'gold', 9, 20],
        ],
      ),
    ).toEqual([]);
    const ranged = [
      ['asia', null, 0, 9],
      [null, 'gold', 5, 20],
    ];
    expect(check([zone, plan, days], ranged)).toEqual(['error TIED_ROWS 2 1']);
    expect(check([zone, plan, days], [...ranged, ['asia', 'gold', 0, 7], ['asia', 'gold', 7, 9]])).toEqual([]);
    expect(check([zone, plan, days], [...ranged, ['asia', 'gold', 0, 8]])).toEqual(['error TIED_ROWS 2 1']);
  });

  it('reports cells of another type, and numbers that would lose digits', () => {
    const rows: WrittenCell[][] = [[34], ['1'], [true], ['\ud83d']];
    expect(check([zone], rows)).toEqual([
      'error WRONG_TYPE 1 zone',
      'error WRONG_TYPE 3 zone',
      'error DUPLICATE_ROW 3 1',
    ]);
    expect(check([{ name: 'n', match: 'exact', type: 'number' }], [['1.10'], ['1e3'], ['0x1'], ['']])).toEqual([
      'error WRONG_TYPE 3 n',
      'error DUPLICATE_ROW 4 3',
    ]);
    expect(check([{ name: 'c', match: 'exact', type: 'boolean' }], [['true'], [false], [1]])).toEqual([
      'error WRONG_TYPE 3 c',
    ]);
    expect(check([sold], [['2027-02-29', null]])).toEqual(['error WRONG_TYPE 1 sold']);
    const header: TableHeader = { name: 'rates', keys: [zone], values: [amount] };
    const digits = readTable(header, [
      ['a', '999999999999.99'],
      ['b', '99999999999999.99'],
      ['c', '1e15'],
      ['d', 1e-20],
    ]);
    expect(digits.problems.map(({ code, row }) => [code, row])).toEqual([
      ['UNFIT_NUMBER', 2],
      ['UNFIT_NUMBER', 3],
      ['UNFIT_NUMBER', 4],
    ]);
  });

  it('reports empty cells of values, unless there is a default', () => {
    const header = (own: object): TableHeader => ({ name: 'rates', keys: [zone], values: [{ ...amount, ...own }] });
    const codes = (own: object): string[] =>
      checkTable(readTable(header(own), [['a', null]]).table).map(({ code }) => code);
    expect(codes({})).toEqual(['MISSING_VALUE']);
    expect(codes({ default: null })).toEqual([]);
  });

  it('warns of texts that differ only in case, blanks or width', () => {
    expect(check([zone], [['Asia'], ['asia'], [' asia'], ['\uff21sia'], ['Europe']])).toEqual([
      'warning SIMILAR_KEYS 2 1 zone',
      'warning SIMILAR_KEYS 3 1 zone',
      'warning SIMILAR_KEYS 4 1 zone',
    ]);
  });

  it.each<[string, Partial<TableHeader>, string]>([
    ['no keys', { keys: [] }, 'TABLE_WITHOUT_KEYS'],
    ['no values', { values: [] }, 'TABLE_WITHOUT_VALUES'],
    ['a name of a prototype', { keys: [{ ...zone, name: '__proto__' }] }, 'COLUMN_NAME_UNFIT'],
    ['half a surrogate pair in a name', { name: 'rates\ud83d' }, 'TABLE_NAME_UNFIT'],
    ['an empty name', { name: '' }, 'TABLE_NAME_UNFIT'],
    ['a name twice', { keys: [zone, { ...days, name: 'zone' }] }, 'COLUMN_NAME_TWICE'],
    ['no currency', { values: [{ name: 'amount', unit: { kind: 'amount', currency: '' } }] }, 'CURRENCY_UNFIT'],
    ['a default of another type', { values: [{ ...amount, default: 'none' }] }, 'DEFAULT_UNFIT'],
    ['a default of too many digits', { values: [{ ...amount, default: 1 / 3 }] }, 'DEFAULT_UNFIT'],
    [
      'too many keys',
      { keys: Array.from({ length: 11 }, (_, key) => ({ ...zone, name: `k${key}` })) },
      'TOO_MANY_KEYS',
    ],
    [
      'too many columns',
      { values: Array.from({ length: 50 }, (_, at) => ({ ...amount, name: `v${at}` })) },
      'TOO_MANY_COLUMNS',
    ],
  ])('refuses %s', (_what, own, reason) => {
    const found = checkTableHeader({ name: 'rates', keys: [zone], values: [amount], ...own });
    expect(found).toMatchObject([{ severity: 'error', code: 'INVALID_HEADER', reason }]);
    expect(
      checkTable({ ...travelTable, ...readTable({ name: 'r', keys: [zone], values: [amount], ...own }, []).table }),
    ).toEqual(found);
  });

  it('refuses columns whose data do not fit, such as those of a damaged file', () => {
    const [first, ...rest] = travelTable.values;
    const withData = (data: ArrayLike<number>) =>
      checkTable({
        ...travelTable,
        values: first === undefined ? [] : [{ ...first, cells: { ...first.cells, data } }, ...rest],
      });
    expect(withData([1])).toMatchObject([{ reason: 'COLUMN_DATA_UNFIT' }]);
    expect(withData([1, 2, 0.5, 1e15, Infinity]).map(({ code }) => code)).toEqual(
      Array.from({ length: 3 }, () => 'UNFIT_NUMBER'),
    );
  });
});

it('the example for other tests is what it says', () => {
  expect(travelTable.rowCount).toBe(travelRows.length);
  expect(travelHeader.keys.map(({ name }) => name)).toEqual(['zone', 'plan', 'days']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateTableKeyType, rateTableMatch, rateTableUnit } from '../../graphql/generated/schema-types.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { rateTableCalls, travelColumns, travelRows } from '../../testing/rate-tables.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';
import { pieceRows } from '../../calculation/tables/table-pieces.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof rateTableCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = rateTableCalls(server, user);
});
afterAll(async () => server.close());

/** A product with the table travel. */
async function givenTable(rows: readonly unknown[] = travelRows): Promise<{ id: ProductId; revision: string }> {
  const id = await given.product(server, user);
  const { revision } = expectSuccess(await calls.create(id, rows));
  return { id, revision: String(revision) };
}

const bands = (count: number) =>
  Array.from({ length: count }, (_, row) => ['asia', row, row + 1, row % 7 === 0 ? row : row / 4]);
const setCell = (row: number, column: number, before: unknown, after: unknown) => ({
  set: { row, column, before: [[before]], after: [[after]] },
});

describe('createRateTable', () => {
  test('adds a table, which is read with its columns and a window of its rows', async () => {
    const { id, revision } = await givenTable();
    expect(await calls.read(id, { skip: 1, limit: 1 })).toEqual([
      {
        name: 'travel',
        rowCount: 3,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        revision,
        keys: travelColumns.keys,
        values: [{ name: 'amount', unit: 'AMOUNT', currency: 'HKD', defaultJsonString: null }],
        problems: [],
        rows: { revision, rowsJsonString: '[["asia",8,31,236.05]]' },
        lastModifiedBy: { username: user.email },
      },
    ]);
    expect(await calls.rowsOf(id)).toEqual(travelRows);
  });

  test('stores cells of every type exactly as they are written', async () => {
    const id = await given.product(server, user);
    const exact = (name: string, type: rateTableKeyType) => ({ name, match: rateTableMatch.EXACT, type });
    const columns = {
      keys: [
        exact('text', rateTableKeyType.TEXT),
        exact('number', rateTableKeyType.NUMBER),
        exact('flag', rateTableKeyType.BOOLEAN),
        exact('day', rateTableKeyType.DATE),
      ],
      values: [
        { name: 'share', unit: rateTableUnit.PERCENT, defaultJsonString: 'null' },
        { name: 'note', unit: rateTableUnit.TEXT, defaultJsonString: '"none"' },
      ],
    };
    const rows = [
      ['é', '0.30', true, '2027-01-31', '12.5', 'a "quoted", text'],
      [null, '-1e-3', 'false', '', null, ''],
    ];
    expectSuccess(await calls.create(id, rows, 'travel', columns));
    expect(await calls.rowsOf(id)).toEqual([
      ['é', 0.3, true, '2027-01-31', 12.5, 'a "quoted", text'],
      [null, -0.001, false, null, null, null],
    ]);
  });

  test('returns what is probably a mistake, and stores it', async () => {
    const id = await given.product(server, user);
    const gap = [travelRows[0], ['asia', 9, 31, 1]];
    const { warnings } = expectSuccess(await calls.create(id, gap));
    expect(warnings).toMatchObject([{ severity: 'warning', code: 'GAP' }]);
    expect((await calls.read(id))[0]?.problems).toMatchObject([{ code: 'GAP' }]);
  });

  test.each([
    ['the same keys twice', [travelRows[0], travelRows[0]], 'INVALID', 'ROW_TWICE'],
    ['a cell of another type', [['asia', 'one', 8, 1]], 'INVALID', 'CELL_NOT_NUMBER'],
    ['more digits than are exact', [['asia', 1, 8, '12345678901234.567']], 'INVALID', 'CELL_NUMBER_UNFIT'],
    ['a number that JSON.parse would round', '[["asia",1,8,0.1000000000000000055]]', 'INVALID', 'CELL_NUMBER_UNFIT'],
    ['a missing value', [['asia', 1, 8, null]], 'INVALID', 'VALUE_EMPTY'],
    ['a row of another length', [['asia', 1, 8]], 'INVALID', 'TABLE_ROWS_NOT_A_LIST'],
    ['something else than rows', '{}', 'INVALID', 'TABLE_ROWS_NOT_A_LIST'],
  ])('refuses %s', async (_what, rows, code, reason) => {
    const id = await given.product(server, user);
    const text = typeof rows === 'string' ? rows : JSON.stringify(rows);
    const result = await server.as(user).post(
      `mutation ($id: productIdInput!, $input: rateTableInput!, $rows: String) {
        createRateTable(productId: $id, name: "travel", input: $input, rowsJsonString: $rows) {
          status errors errors_2 { code reason message path } } }`,
      { id, input: travelColumns, rows: text },
    );
    expect(expectProblem(result, code, 'rowsJsonString')).toMatchObject({ reason });
    expect(await calls.read(id)).toEqual([]);
  });

  test('refuses columns that cannot be used', async () => {
    const id = await given.product(server, user);
    const [zone] = travelColumns.keys;
    const [amount] = travelColumns.values;
    if (zone === undefined || amount === undefined) throw new Error('The columns are missing.');
    const { currency: _none, ...withoutCurrency } = amount;
    const create = (input: typeof travelColumns) => calls.create(id, [], 'travel', input);
    expectProblem(await create({ ...travelColumns, values: [withoutCurrency] }), 'INVALID', 'input.values.0');
    expectProblem(
      await create({ ...travelColumns, keys: [{ ...zone, match: rateTableMatch.RANGE }] }),
      'INVALID',
      'input.keys.0.type',
    );
    expectProblem(await create({ ...travelColumns, keys: [zone, zone] }), 'INVALID', 'rowsJsonString');
    expectProblem(await create({ keys: [], values: [amount] }), 'INVALID', 'rowsJsonString');
  });

  test('refuses a name that is taken, more tables than a product may have, and more rows than a tenant', async () => {
    const { id } = await givenTable();
    expectProblem(await calls.create(id, travelRows), 'ALREADY_EXISTS', 'name');
    const full = await given.user(server);
    const theirs = rateTableCalls(server, full);
    const productId = await given.product(server, full);
    expectSuccess(await theirs.create(productId, travelRows));
    await server.sql`update rate_tables set row_count = 999999 where tenant_id = ${full.tenantId}`;
    expectProblem(await theirs.create(productId, travelRows, 'other'), 'LIMIT_EXCEEDED', 'name');
    expectSuccess(await theirs.create(productId, travelRows.slice(0, 1), 'other'));
  });

  test('is NOT_FOUND for a product of another tenant', async () => {
    const other = await given.user(server);
    const theirs = await given.product(server, other);
    expectProblem(await calls.create(theirs, travelRows), 'NOT_FOUND', 'productId');
    expectProblem(await calls.change(theirs, []), 'NOT_FOUND', 'productId');
  });
});

describe('changeRateTable', () => {
  test('sets cells, inserts and removes rows, in this order', async () => {
    const { id, revision } = await givenTable();
    const changes = [
      setCell(2, 4, 236.05, '240.50'),
      { insert: { row: 2, rows: [['africa', 1, null, 99]] } },
      { remove: { row: 1, before: [['asia', '1', 8, 118.1]] } },
      { insert: { row: 4, rows: [['oceania', 1, 2, 5]] } },
    ];
    const saved = expectSuccess(await calls.change(id, changes, revision));
    expect(saved['revision']).not.toBe(revision);
    expect(await calls.rowsOf(id)).toEqual([
      ['africa', 1, null, 99],
      ['asia', 8, 31, 240.5],
      ['europe', 1, 31, 301],
      ['oceania', 1, 2, 5],
    ]);
  });

  test('merges cells that two users have changed, and refuses the same cell', async () => {
    const { id, revision } = await givenTable();
    const colleague = await given.user(server, { tenantId: user.tenantId });
    expectSuccess(await calls.change(id, [setCell(1, 4, 118.1, 120)], revision, colleague));
    expectSuccess(await calls.change(id, [setCell(2, 4, 236.05, 250)], revision));
    expect(await calls.amountsOf(id)).toEqual([120, 250, 301]);
    const both = [setCell(3, 4, 301, 310), setCell(1, 4, 118.1, 130)];
    const conflict = expectProblem(await calls.change(id, both, revision), 'CONFLICT', 'changesJsonString.1');
    expect(conflict).toMatchObject({ by: user.email, message: expect.stringContaining('It is now "120"') as string });
    expect(await calls.amountsOf(id)).toEqual([120, 250, 301]);
    expectSuccess(await calls.change(id, [setCell(1, 4, 118.1, '120.0')], revision));
  });

  test('merges with rows that were added at the end, but not with rows that have moved', async () => {
    const { id, revision } = await givenTable();
    expectSuccess(await calls.change(id, [{ insert: { row: 4, rows: [['africa', 1, 2, 1]] } }], revision));
    expectSuccess(await calls.change(id, [setCell(1, 4, 118.1, 120)], revision));
    expectSuccess(await calls.change(id, [{ insert: { row: 1, rows: [['alps', 1, 2, 1]] } }], revision));
    const late = [setCell(3, 4, 236.05, 1)];
    expectProblem(await calls.change(id, late, revision), 'CONFLICT', 'expectedRevision');
    expectSuccess(await calls.change(id, late));
  });

  test.each([
    ['text that is not JSON', '[', 'changesJsonString'],
    ['something else than a list', '{}', 'changesJsonString'],
    ['an unknown change', '[{"move":{"row":1}}]', 'changesJsonString.0'],
    [
      'a rectangle of another size',
      '[{"set":{"row":1,"column":1,"before":[["a"]],"after":[["a","b"]]}}]',
      'changesJsonString.0',
    ],
    ['a row that the table does not have', '[{"remove":{"row":4,"before":[["a",1,2,3]]}}]', 'changesJsonString.0'],
    [
      'a column that it does not have',
      '[{"set":{"row":1,"column":5,"before":[[1]],"after":[[2]]}}]',
      'changesJsonString.0',
    ],
    ['an incomplete row', '[{"insert":{"row":1,"rows":[["a"]]}}]', 'changesJsonString.0'],
  ])('refuses %s', async (_what, changesJsonString, path) => {
    const { id } = await givenTable();
    const result = await server.as(user).post(
      `mutation ($id: productIdInput!, $changes: String!) {
        changeRateTable(productId: $id, name: "travel", changesJsonString: $changes) {
          status errors errors_2 { code message path } } }`,
      { id, changes: changesJsonString },
    );
    expectProblem(result, 'INVALID', path);
    expect(await calls.rowsOf(id)).toEqual(travelRows);
  });

  test('refuses changes after which the table is ambiguous, naming its rows', async () => {
    const { id } = await givenTable();
    const result = await calls.change(id, [setCell(2, 2, 8, 7), setCell(3, 4, 301, 'x')]);
    const { message } = expectProblem(result, 'INVALID', 'changesJsonString');
    expect(message).toContain('Row 3');
    expectProblem(await calls.change(id, [setCell(2, 2, 8, 7)]), 'INVALID', 'changesJsonString');
  });

  test('stores only the pieces that it changes', async () => {
    const { id } = await givenTable(bands(pieceRows * 2 + 10));
    const pieces = async () => {
      const rows =
        await server.sql`select e.hash from rate_table_pieces e join rate_tables r using (tenant_id, table_id)
        where r.tenant_id = ${user.tenantId} and r.plan = ${id.plan}`;
      return rows.map(({ hash }) => String(hash)).toSorted();
    };
    const before = await pieces();
    expect(before).toHaveLength(3);
    expectSuccess(await calls.change(id, [setCell(pieceRows + 1, 4, pieceRows / 4, 1)]));
    const after = await pieces();
    expect(after).toHaveLength(3);
    expect(after.filter((hash) => before.includes(hash))).toHaveLength(2);
    expectSuccess(await calls.change(id, [{ remove: { row: 1, before: bands(1) } }]));
    expect((await pieces()).filter((hash) => after.includes(hash))).toHaveLength(2);
    const [table] = await calls.read(id, { skip: pieceRows - 2, limit: 3 });
    const rows = JSON.parse(table?.rows.rowsJsonString ?? '') as readonly unknown[][];
    expect(rows.map(([, from]) => from)).toEqual([pieceRows - 1, pieceRows, pieceRows + 1]);
    expect(rows[1]).toEqual(['asia', pieceRows, pieceRows + 1, 1]);
  });
});

test('replaceRateTable replaces columns and rows', async () => {
  const { id, revision } = await givenTable();
  expectSuccess(await calls.replace(id, travelRows.slice(1), revision));
  expect(await calls.rowsOf(id)).toEqual(travelRows.slice(1));
  expectProblem(await calls.replace(id, travelRows, revision), 'CONFLICT', 'expectedRevision');
});

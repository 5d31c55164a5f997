import { createHash } from 'node:crypto';
import type { Json } from '@coverwright/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { rateTableCalls, travelRows } from '../../testing/rate-tables.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';
import { rateTableLimits } from './rate-table-form.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const zones = 50;
const rowsOfZone = 2_000;

/** 100,000 rows: in each zone, days from 1 on, with amounts of up to five digits and two decimals. */
function goldenRows(): (readonly Json[])[] {
  let state = 1;
  return Array.from({ length: zones * rowsOfZone }, (_, index) => {
    state = (state * 48_271) % 2_147_483_647;
    const [zone, row] = [Math.floor(index / rowsOfZone), index % rowsOfZone];
    const last = row === rowsOfZone - 1;
    return [`zone ${zone}`, row * 3, last ? null : row * 3 + 3, (state % 10_000_000) / 100];
  });
}

/** The SHA-256 of what 1,000 lookups find, three of them in no row. */
const golden = '5555474c0ca05f4a4d7c53cc0b30d97e2becd211aef4c07bd5f036d23d244ee2';

async function lookUpAll(id: ProductId): Promise<string> {
  const keys = Array.from({ length: 1_000 }, (_, index) => ({
    zone: `zone ${(index * 7) % zones}`,
    days: index % 333 === 332 ? -1 : index * 6.5,
  }));
  const found: Json = { table: ['travel', { eachKey: { zone: { var: 'zone' }, days: { var: 'days' } } }, 'amount'] };
  const logic = { map: [{ var: 'keys' }, { try: [found, 'none'] }] };
  const answer = await server.as(user).post(
    `query ($id: productIdInput, $logic: String!, $values: String!) {
      evaluateLogic(productId: $id, logic: $logic, valuesJsonString: $values) {
        status errors errors_2 { code message path } value { resultJsonString } } }`,
    { id, logic: JSON.stringify(logic), values: JSON.stringify({ keys }) },
  );
  const { value } = expectSuccess(answer) as { value: { resultJsonString: string } };
  const results = JSON.parse(value.resultJsonString) as Json[];
  expect(results.filter((one) => one === 'none')).toHaveLength(3);
  return createHash('sha256').update(value.resultJsonString).digest('hex');
}

test('lookups in a table of 100,000 rows stay equal, also after it was a workbook and a text', async () => {
  const calls = rateTableCalls(server, user);
  const id = await given.product(server, user);
  expectSuccess(await calls.create(id, goldenRows()));
  expect((await calls.read(id))[0]).toMatchObject({ rowCount: 100_000, problems: [] });
  expect(await lookUpAll(id)).toBe(golden);
  const copies = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
  const headers = await server.as(user).headers();
  const address = ({ plan, type, version }: ProductId) =>
    `/api/v1/rate-tables/${plan}/${type}/${version || '-'}/travel`;
  for (const [format, type] of Object.entries(copies)) {
    const file = await server.http.inject({ url: `${address(id)}?format=${format}`, headers });
    const copy = await given.product(server, user);
    const { revision } = expectSuccess(await calls.create(copy, travelRows)) as { revision: string };
    const saved = await server.http.inject({
      method: 'PUT',
      url: address(copy),
      headers: { ...headers, 'content-type': type, 'if-match': `"${revision}"` },
      payload: file.rawPayload,
    });
    expect([format, saved.json<{ status: string }>().status]).toEqual([format, 'success']);
    expect(await lookUpAll(copy)).toBe(golden);
    expect((await calls.read(copy))[0]?.hash).toBe((await calls.read(id))[0]?.hash);
  }
}, 120_000);

test('a table of more rows than one may have is refused', async () => {
  const id = await given.product(server, user);
  const rows = Array.from({ length: 200_001 }, (_, row) => ['a', row, row + 1, 1]);
  const answer = await rateTableCalls(server, user).create(id, rows);
  expectProblem(answer, 'LIMIT_EXCEEDED', 'rowsJsonString');
}, 60_000);

test('a product has at most 200 tables', async () => {
  const calls = rateTableCalls(server, user);
  const id = await given.product(server, user);
  expectSuccess(await calls.create(id, travelRows, 'table 0'));
  await server.sql`
    insert into rate_tables (tenant_id, plan, type, version, name, table_id, columns_json, pieces_json, row_count, hash,
      warnings_json, revision, created_at, created_by, last_modified_at, last_modified_by)
    select tenant_id, plan, type, version, 'table ' || number, table_id || number, columns_json, '[]', 0, hash || number,
      warnings_json, revision, created_at, created_by, last_modified_at, last_modified_by
    from rate_tables, generate_series(1, ${rateTableLimits.tables - 2}::int) as number
    where tenant_id = ${user.tenantId} and plan = ${id.plan}`;
  expectSuccess(await calls.create(id, travelRows, 'the last one'));
  expectProblem(await calls.create(id, travelRows, 'one more'), 'LIMIT_EXCEEDED', 'name');
  expect(await calls.read(id, { names: ['the last one', 'one more'] })).toHaveLength(1);
});

test('the tables of a tenant have at most 1,000,000 rows, whatever others have', async () => {
  const owner = await given.user(server);
  const calls = rateTableCalls(server, owner);
  const [id, other] = [await given.product(server, owner), await given.product(server, owner)];
  expectSuccess(await calls.create(id, travelRows));
  // Rows are counted where they are stored with their table.
  await server.sql`
    update rate_tables set row_count = ${rateTableLimits.rows - 4} where tenant_id = ${owner.tenantId} and plan = ${id.plan}`;
  expectProblem(
    await calls.create(other, [...travelRows, ['europe', 31, 40, 1], ['africa', 1, 2, 3]]),
    'LIMIT_EXCEEDED',
    'name',
  );
  expectSuccess(await calls.create(other, [...travelRows, ['europe', 31, 40, 1]]));
  expectProblem(
    await calls.change(other, [{ insert: { row: 1, rows: [['africa', 1, 2, 3]] } }]),
    'LIMIT_EXCEEDED',
    'changesJsonString',
  );
  expectSuccess(await calls.change(other, [{ set: { row: 1, column: 4, before: [[118.1]], after: [[120]] } }]));
  const free = await given.user(server);
  expectSuccess(await rateTableCalls(server, free).create(await given.product(server, free), travelRows));
});

import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { rateTableCalls, travelColumns, travelRows } from '../../testing/rate-tables.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { workbookFile, type WorkbookParts } from '../../testing/workbook-file.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const csvOfTravel = 'zone,days (from),days (to),amount\nasia,1,8,118.1\nasia,8,31,236.05\neurope,1,31,301\n';

interface Sent {
  readonly method?: 'GET' | 'HEAD' | 'PUT' | 'POST';
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly whose?: GivenUser;
}

async function send(address: string, { method = 'GET', type = 'text/csv', body, headers, whose = user }: Sent = {}) {
  return server.http.inject({
    method,
    url: `/api/v1/rate-tables/${address}`,
    headers: { ...(await server.as(whose).headers()), ...(body !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { payload: body }),
  });
}

async function givenTable(
  rows: readonly unknown[] = travelRows,
): Promise<{ id: ProductId; address: string; tag: string }> {
  const id = await given.product(server, user);
  const created = expectSuccess(await rateTableCalls(server, user).create(id, rows)) as { revision: string };
  return { id, address: `${id.plan}/${id.type}/${id.version || '-'}/travel`, tag: `"${created.revision}"` };
}

type Failure = { errors_2: { code: string; path?: string; message: string }[] };
const problemsOf = (response: { json: () => unknown }) =>
  (response.json() as Failure).errors_2.map(({ code, path }) => `${code} ${path ?? ''}`.trim());

test('a table is downloaded as CSV and as a workbook, with its revision as the tag', async () => {
  const { address, tag } = await givenTable();
  const csv = await send(`${address}?format=csv`);
  expect(csv.statusCode).toBe(200);
  expect(csv.body).toBe(csvOfTravel);
  expect(csv.headers).toMatchObject({ etag: tag, 'content-type': expect.stringContaining('text/csv') });
  expect(csv.headers['content-disposition']).toContain('attachment; filename="travel.csv"');
  const book = await send(`${address}?format=xlsx`);
  expect(book.headers['content-type']).toBe(xlsx);
  const read = await send('read', { method: 'POST', type: xlsx, body: book.rawPayload });
  expect(read.json()).toMatchObject({
    status: 'success',
    sheets: [
      {
        name: 'travel',
        rows: [['zone', 'days (from)', 'days (to)', 'amount'], ...travelRows.map((row) => row.map(String))],
      },
    ],
  });
});

test('an unchanged table is not sent again, and HEAD sends no content', async () => {
  const { address, tag } = await givenTable();
  const same = await send(address, { headers: { 'if-none-match': tag } });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  const head = await send(address, { method: 'HEAD' });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', tag]);
  expect((await send(`${address}?format=pdf`)).statusCode).toBe(400);
});

test('a download that gets no turn is answered without the headers of the file', async () => {
  const { address } = await givenTable();
  const answers = await Promise.all(Array.from({ length: 60 }, async () => send(`${address}?format=xlsx`)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(problemsOf(answer)).toEqual(['BUSY']);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('content-disposition');
  }
});

test('a file replaces the rows, whatever the order of its columns', async () => {
  const { id, address, tag } = await givenTable();
  const body = 'amount,zone,days (to),days (from)\r\n99.50,asia,8,1\r\n101,asia,,8';
  const saved = await send(address, { method: 'PUT', body, headers: { 'if-match': tag } });
  expect(saved.json()).toMatchObject({ status: 'success', warnings: [] });
  expect(await rateTableCalls(server, user).rowsOf(id)).toEqual([
    ['asia', 1, 8, 99.5],
    ['asia', 8, null, 101],
  ]);
  const book = await send(`${address}?format=xlsx`);
  expect(book.headers.etag).toBe(saved.headers.etag);
  const headers = { 'if-match': String(book.headers.etag) };
  const again = await send(address, { method: 'PUT', type: xlsx, body: book.rawPayload, headers });
  expect(again.statusCode).toBe(200);
  expect((await send(address)).body).toBe('zone,days (from),days (to),amount\nasia,1,8,99.5\nasia,8,,101\n');
});

test('a file is refused without the tag of the table, or with that of an earlier state', async () => {
  const { id, address, tag } = await givenTable();
  const put = (headers: Readonly<Record<string, string>>) =>
    send(address, { method: 'PUT', body: csvOfTravel, headers });
  expect((await put({})).statusCode).toBe(428);
  expect((await put({ 'if-match': '*' })).statusCode).toBe(428);
  expectSuccess(await rateTableCalls(server, user).replace(id, travelRows.slice(1)));
  const late = await put({ 'if-match': tag });
  expect([late.statusCode, problemsOf(late)]).toEqual([412, ['CONFLICT If-Match']]);
});

test('all problems of a file are reported with their cells', async () => {
  const { address, tag } = await givenTable();
  const put = async (body: string) =>
    problemsOf(await send(address, { method: 'PUT', body, headers: { 'if-match': tag } }));
  expect(
    await put('zone,days (from),days (to),amount\nasia,1,8,"1,234.50"\nasia,8,31,12%\neurope,2027-01-08,31,3e400\n'),
  ).toEqual(['INVALID D2', 'INVALID D3', 'INVALID B4', 'INVALID D4']);
  expect(await put('zone,days (from),days (to),amount\nasia,8,1,5\neurope,1,2,3\neurope,1,2,4\n')).toEqual([
    'INVALID B2',
    'INVALID A4',
  ]);
  expect(await put('zone,days,amount,amount\nasia,1,2,3\n')).toEqual([
    'INVALID A1',
    'INVALID A1',
    'INVALID B1',
    'INVALID D1',
  ]);
  expect(await put('')).toEqual(['INVALID sheet']);
  expect(await put('zone,"days\n')).toEqual(['INVALID file']);
  expect((await send(address)).body).toBe(csvOfTravel);
});

test('a workbook is read as it was meant, and cells that a spreadsheet has changed are reported', async () => {
  const { id, address, tag } = await givenTable();
  const header = { A1: 'zone', B1: 'days (from)', C1: 'days (to)', D1: 'amount' };
  const cells = {
    ...header,
    A2: '\u{1f600} \u{20000}',
    B2: 1,
    C2: 8,
    D2: { f: 'SUM(100,0.1,0.2)', v: 100.3 },
    B3: 8,
    D3: 1e5,
  };
  const merges = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
  const put = (sheet: WorkbookParts['sheets'][string], headers: Readonly<Record<string, string>>, after = '') => {
    const sheets = { travel: sheet, Notes: { A1: 'x' } };
    const part = 'xl/worksheets/sheet1.xml';
    const xml = strFromU8(unzipSync(workbookFile({ sheets }))[part] ?? new Uint8Array());
    const body = workbookFile({ sheets }, { [part]: xml.replace('</worksheet>', `${after}</worksheet>`) });
    return send(address, { method: 'PUT', type: xlsx, body: Buffer.from(body), headers });
  };
  const saved = await put(cells, { 'if-match': tag }, merges);
  expect(saved.json()).toMatchObject({ status: 'success' });
  expect(await rateTableCalls(server, user).rowsOf(id)).toEqual([
    ['\u{1f600} \u{20000}', 1, 8, 100.3],
    ['\u{1f600} \u{20000}', 8, null, 100_000],
  ]);
  const wrong = {
    ...header,
    A2: 'asia',
    B2: { date: 46_053 },
    C2: 8,
    D2: 1_234_567_890_123_456,
    A3: 'asia',
    D3: '1.234,50',
  };
  expect(problemsOf(await put(wrong, { 'if-match': String(saved.headers.etag) }))).toEqual([
    'INVALID B2',
    'INVALID D2',
    'INVALID D3',
  ]);
});

test('texts that look like formulas remain texts', async () => {
  const zones = ['=1+1', "'=1", '+852', '-x', '@a', 'plain', "'quoted'", '\u{1f600}', '\ttab'];
  const { id, address, tag } = await givenTable(zones.map((zone) => [zone, 1, 2, 3]));
  const csv = await send(address);
  const fields = csv.body
    .split('\n')
    .slice(1, 6)
    .map((line) => line.split(',')[0]);
  expect(fields).toEqual(["'=1+1", "''=1", "'+852", "'-x", "'@a"]);
  const saved = await send(address, { method: 'PUT', body: csv.body, headers: { 'if-match': tag } });
  expect(saved.statusCode).toBe(200);
  expect((await rateTableCalls(server, user).rowsOf(id)).map(([zone]) => zone)).toEqual(zones);
});

test('names of columns that look like formulas remain names', async () => {
  const { id, address } = await givenTable();
  const columns = { ...travelColumns, keys: travelColumns.keys.map((key) => ({ ...key, name: `=${key.name}` })) };
  const replaced = expectSuccess(await rateTableCalls(server, user).replace(id, travelRows, undefined, columns));
  const csv = await send(address);
  expect(csv.body.split('\n')[0]).toBe("'=zone,'=days (from),'=days (to),amount");
  const headers = { 'if-match': `"${(replaced as { revision: string }).revision}"` };
  expect((await send(address, { method: 'PUT', body: csv.body, headers })).statusCode).toBe(200);
});

test('tables and products of other tenants are not found, and viewers may only read', async () => {
  const { address, tag } = await givenTable();
  const stranger = await given.user(server);
  const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
  const sent = { method: 'PUT', body: csvOfTravel, headers: { 'if-match': tag } } as const;
  const statuses = [
    await send(address, { whose: stranger }),
    await send(address, { ...sent, whose: stranger }),
    await send(`${address}x`),
    await send(`none/none/-/travel`),
    await send(address, { whose: viewer }),
    await send(address, { ...sent, whose: viewer }),
    await send('read', { method: 'POST', body: 'a,b', whose: viewer }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 200, 403, 403]);
});

test('a file of another type, a damaged one and a text that is not UTF-8 are refused', async () => {
  const read = (body: string | Buffer, type = 'application/octet-stream') =>
    send('read', { method: 'POST', body, type });
  expect((await read('{}', 'application/json')).statusCode).toBe(415);
  expect((await read('a', 'application/pdf')).statusCode).toBe(415);
  expect(problemsOf(await read(Buffer.from([0x50, 0x4b, 3, 4, 5, 6])))).toEqual(['INVALID file']);
  expect(problemsOf(await read(Buffer.from([0xff, 0x00, 0x80])))).toEqual(['INVALID file']);
});

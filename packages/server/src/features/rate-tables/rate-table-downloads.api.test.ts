// Downloads of rate tables that wait for their turn.
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { rateTableCalls, travelRows } from '../../testing/rate-tables.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { tableFileTurns } from './table-files.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ poolSize: 2 });
  user = await given.user(server);
});
afterAll(async () => server.close());

test('downloads that wait for their turn take no connection from others', async () => {
  const id = await given.product(server, user);
  await rateTableCalls(server, user).create(id, travelRows);
  const headers = await server.as(user).headers();
  const bodies = Array.from({ length: tableFileTurns.places }, () => new PassThrough());
  const reads = bodies.map((payload) => {
    const type = { 'content-type': 'text/csv', 'transfer-encoding': 'chunked' };
    payload.write('zone,amount\n');
    return server.http.inject({
      method: 'POST',
      url: '/api/v1/rate-tables/read',
      headers: { ...headers, ...type },
      payload,
    });
  });
  const url = `/api/v1/rate-tables/${id.plan}/${id.type}/${id.version || '-'}/travel`;
  const download = server.http.inject({ method: 'GET', url, headers });
  // Each waits for the only connection of tenants, also behind the download.
  for (let count = 0; count < 20; count++) {
    const head = await server.http.inject({ method: 'HEAD', url, headers });
    expect(head.statusCode).toBe(200);
  }
  for (const body of bodies) body.end();
  expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 200));
  expect((await download).statusCode).toBe(200);
});

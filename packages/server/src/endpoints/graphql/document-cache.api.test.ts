import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { renderedText, templateCalls } from '../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const documentCount = 130;
/** 20 KB of the tokens that take most memory when parsed, about 5 MB. */
const dense = (fields: string, index: number) =>
  `{ ${fields.repeat(9_990 / fields.trim().split(' ').length)} } # ${index}`;

async function cachedBytes(): Promise<number> {
  const { body } = await server.http.inject('/metrics');
  return Number(/^coverwright_graphql_document_cache_bytes (\d+)$/m.exec(body)?.[1]);
}

/** The heap in use after garbage collection. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return getHeapStatistics().used_heap_size;
}

test('documents from strangers take no memory', async () => {
  const before = usedBytes();
  for (let index = 0; index < documentCount; index += 1) {
    expect((await server.post(dense('a ', index))).status).toBe(401);
  }
  expect(await cachedBytes()).toBe(0);
  // Cached, they would take about 600 MB.
  expect(usedBytes() - before).toBeLessThan(100 * 1024 * 1024);
});

test.each([
  ['syntax', 'a ! '],
  ['unknown fields', 'a b '],
  ['the cost', 'token_2 '],
  ['aliases', 'a: b '],
])('callers’ documents that are refused for %s take no memory', async (_name, fields) => {
  const result = await server.as(user).post(dense(fields, 0));
  expect([result.data, result.code === undefined]).toEqual([undefined, false]);
  expect(await cachedBytes()).toBe(0);
});

test('callers’ valid documents are cached, up to a maximum size', async () => {
  await server.post('{ __typename }');
  expect(await cachedBytes()).toBe(0);
  await server.as(user).post('{ tenantSettings { tenantId } }');
  const one = await cachedBytes();
  expect(one).toBeGreaterThan(0);
  await server.as(user).post('{ tenantSettings { tenantId } }');
  expect(await cachedBytes()).toBe(one);
  const ids = '"x" '.repeat(1_000);
  const fields = Array.from({ length: 9 }, (_, index) => `a${index}: insurers(ids: [${ids}]) { id }`).join(' ');
  for (let index = 0; index < 8; index += 1) {
    expect((await server.as(user).post(`{ ${fields} } # ${index}`)).errors).toEqual([]);
  }
  expect(await cachedBytes()).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(await cachedBytes()).toBeGreaterThan(16 * 1024 * 1024);
});

test('template queries are also cached up to a maximum size, and invalid ones not at all', async () => {
  const calls = templateCalls(server, user);
  const id = await calls.create('sms', { bodyLiquid: 'x', graphQlQuery: '{ insurers { id } }' });
  const ids = '"x" '.repeat(1_000);
  const before = usedBytes();
  for (let index = 0; index < 40; index += 1) {
    const field = index % 2 === 0 ? 'id' : 'nosuch';
    const lists = Array.from({ length: 9 }, (_, list) => `a${list}: insurers(ids: [${ids}]) { ${field} }`);
    const query = `{ ${lists.join(' ')} } # ${index}`;
    await server.sql`update templates set graph_ql_query = ${query} where id = ${id}`;
    const result = await calls.renderSaved('sms', id);
    if (field === 'id') expect(renderedText(result)).toBe('x');
    else expect(JSON.stringify(result.data)).toContain('nosuch');
  }
  // All of them would take about 150 MB.
  expect(usedBytes() - before).toBeLessThan(80 * 1024 * 1024);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { given } from '../../testing/given.ts';
import { productApiTests, productPath, trip } from '../../testing/product-api.ts';
import { compressedMinLength } from './compress-answers.ts';

const tests = productApiTests();
beforeAll(async () => {
  const { server, user } = tests;
  const names = Array.from({ length: 300 }, (_value, index) => `Fähre und 保單 ${index}`);
  for (const name of names) await given.file(server, { ...user, key: `${name}.txt` });
});

const long = '{ fileListing { objectSummaries { key fileName size isPublic lastModifiedAt } } }';
const short = '{ fileListing(limit: 1) { objectSummaries { key } } }';

async function ask(query: string, headers: Record<string, string> = {}) {
  const { server, user } = tests;
  return server.http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(await server.as(user).headers()), 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
}

describe('a long response', () => {
  test('from /graphql is compressed in an encoding that the client accepts', async () => {
    const plain = await ask(long);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    const brotli = await ask(long, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-length': String(brotli.rawPayload.length),
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    const zipped = await ask(long, { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  test('from the REST API of products is too', async () => {
    const path = productPath(await tests.pricedProduct());
    const price = async (body: object, encoding: string) =>
      tests.server.http.inject({
        method: 'POST',
        url: `${path}/price`,
        headers: { ...tests.headers, 'content-type': 'application/json', 'accept-encoding': encoding },
        body: JSON.stringify(body),
      });
    const trips = Array.from({ length: 200 }, (_value, index) => trip(index));
    const [list, listInBr] = [await price(trips, ''), await price(trips, 'br')];
    expect(listInBr.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(listInBr.rawPayload).toString()).toBe(list.body);
    const single = await price(trip(7), 'br');
    expect([single.statusCode, single.headers['content-encoding']]).toEqual([200, undefined]);
  });

  test('to a page of another host also varies by origin', async () => {
    const host = await given.host(tests.server, { tenantId: tests.user.tenantId });
    const answer = await ask(long, { origin: `https://${host}`, 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' });
  });

  test('that reports a problem is also compressed, with the same status', async () => {
    const query = `{ ${`${'nothing'.repeat(50)} `.repeat(30)} }`;
    const plain = await ask(query);
    const zipped = await ask(query, { 'accept-encoding': 'gzip' });
    expect(plain.body.length).toBeGreaterThan(compressedMinLength);
    expect([zipped.statusCode, zipped.headers['content-encoding']]).toEqual([plain.statusCode, 'gzip']);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });
});

test('a short response is sent unchanged', async () => {
  const { headers, body } = await ask(short, { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined]);
  expect(JSON.parse(body)).toMatchObject({ data: { fileListing: { objectSummaries: [{}] } } });
});

test('a file is sent unchanged, and so are its parts', async () => {
  const { server, user } = tests;
  const content = JSON.stringify('x'.repeat(2 * compressedMinLength));
  const key = await given.file(server, { ...user, key: 'large.json', content });
  const url = `/api/v1/files/${key}`;
  const headers = { ...(await server.as(user).headers()), 'accept-encoding': 'gzip, br' };
  const whole = await server.http.inject({ url, headers });
  expect([whole.headers['content-encoding'], whole.headers['content-length'], whole.body]).toEqual([
    undefined,
    String(content.length),
    content,
  ]);
});

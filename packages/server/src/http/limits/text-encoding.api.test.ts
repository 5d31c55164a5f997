// Bodies, forms and addresses that are not UTF-8 are refused, so that no text is stored with other characters.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  ({ authorization } = await server.as(user).headers());
});
afterAll(async () => server.close());

const json = 'application/json';
const routes = [
  '/graphql',
  '/api/v1/products/a/b/c/price',
  '/api/v1/products/a/b/c/underwriting',
  '/api/v1/functions/x',
  '/api/v1/render/x',
];

function post(url: string, payload: string | Buffer, contentType = json, more: object = {}) {
  const headers = { host: 'localhost', authorization, 'content-type': contentType, ...more };
  return server.http.inject({ method: 'POST', url, headers, payload });
}

/** One character per byte. */
const bytes = (text: string) => Buffer.from(text, 'latin1');
const notUtf8 = 'The body is not valid UTF-8. Encode it as UTF-8.';

describe.each(routes)('a body for %s', (url) => {
  test.each([
    ['in Latin-1', bytes('{"a": "Caf\xe9"}')],
    ['in Big5', bytes('{"a": "\xb3\xaf"}')],
    ['in UTF-16', Buffer.from('\uFEFF{"a": "b"}', 'utf16le')],
    ['that ends within a character', bytes('{"a": "\xe9\x99')],
    ['with an overlong character', bytes('{"a": "\xc0\xaf"}')],
    ['with half of a surrogate pair', bytes('{"a": "\xed\xa0\x80"}')],
    ['beyond Unicode', bytes('{"a": "\xf5\x80\x80\x80"}')],
    ['with a name that is not UTF-8', bytes('{"caf\xe9": 1}')],
    ['of 100 KB, at its end', bytes(`{"a": "${'x'.repeat(100_000)}\xe9"}`)],
    ['of 100 KB, at its beginning', bytes(`{"a": "\xe9${'x'.repeat(100_000)}"}`)],
    ['of 100 KB that ends within a character', bytes(`{"a": "${'x'.repeat(100_000)}\xe9`)],
  ])('%s is refused', async (_name, body) => {
    const answer = await post(url, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(notUtf8);
    expect(answer.body).toContain('INVALID');
  });

  test.each([
    'application/json; charset=iso-8859-1',
    'application/json;charset="windows-1252"',
    'application/json; charset=UTF-16',
    'application/json; charset=utf-8; charset=big5',
    'application/json; Charset=GBK',
    'application/json; charset=',
    'application/json; charset=us-ascii',
  ])('in another character set is refused: %s', async (contentType) => {
    const answer = await post(url, '{}', contentType);
    expect(answer.statusCode).toBe(415);
    expect(answer.body).toContain('another character set than UTF-8');
  });

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8 ; x=y',
    'application/json; CHARSET = Utf-8',
  ])('in UTF-8 by its media type is read: %s', async (contentType) => {
    const answer = await post(url, '{"陳": "大文 𠮷 \u{FFFD}"}', contentType);
    expect(answer.statusCode).not.toBe(415);
    expect(answer.body).not.toContain('UTF-8');
  });
});

test('a REST client that prefers Chinese is told in Chinese', async () => {
  const chinese = { 'accept-language': 'zh-HK' };
  const body = await post('/api/v1/render/x', bytes('"\xe9"'), json, chinese);
  expect(body.body).toContain('內文不是有效的 UTF-8。請以 UTF-8 編碼。');
  const type = await post('/api/v1/render/x', '{}', 'application/json; charset=big5', chinese);
  expect(type.body).toContain('請將內文以 UTF-8 編碼。');
});

test('a sign-in with a name that is not UTF-8 is refused, and counts as no attempt', async () => {
  const query = `{ token_2(tenantId: "${user.tenantId}", clientId: "c", username: "caf\xe9", password: "p") { error } }`;
  const answer = await post('/graphql', bytes(JSON.stringify({ query })), json, { authorization: '' });
  expect(answer.json()).toMatchObject({ errors: [{ message: notUtf8, extensions: { code: 'INVALID' } }] });
});

test('a character that is split between the pieces of a long body is read', async () => {
  const name = '陳'.repeat(50_000);
  const query = 'query ($name: String) { insurers(ids: [$name]) { id } }';
  const answer = await post('/graphql', JSON.stringify({ query, variables: { name } }));
  expect(answer.body).not.toContain('UTF-8');
});

describe('a form', () => {
  const form = (disposition: string, value = 'x') =>
    bytes(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n--b--\r\n`);
  const upload = (body: Buffer, contentType = 'multipart/form-data; boundary=b') =>
    post('/api/v1/files', body, contentType);

  test.each([
    ['a file name', form('name="file"; filename="caf\xe9.txt"')],
    ['an encoded file name', form('name="file"; filename*=UTF-8\'\'caf%E9.txt')],
    ['a field name', form('name="caf\xe9"; filename="a.txt"')],
    ['a value', form('name="isPublic"', 'caf\xe9')],
    ['the value of an unknown field', form('name="note"', 'caf\xe9')],
  ])('in which %s is not UTF-8 is refused, and stores nothing', async (_name, body) => {
    const answer = await upload(body);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('is not valid UTF-8')]);
    expect(await server.sql`select 1 from files where tenant_id = ${user.tenantId} and name like 'caf%'`).toEqual([]);
  });

  test('in another character set is refused', async () => {
    const answer = await upload(form('name="file"; filename="a.txt"'), 'multipart/form-data; charset=big5; boundary=b');
    expect(answer.statusCode).toBe(415);
  });

  test('keeps the bytes of a file, whatever its encoding', async () => {
    const content = 'caf\xe9 \xff\xfe';
    const name = Buffer.from('咖啡.txt').toString('latin1');
    const answer = await upload(form(`name="file"; filename="${name}"`, content));
    expect([answer.statusCode, answer.json()]).toEqual([200, { key: '咖啡.txt' }]);
    const { rawPayload } = await server.http.inject({
      url: `/api/v1/files/${encodeURIComponent('咖啡.txt')}`,
      headers: { host: 'localhost', authorization },
    });
    expect(rawPayload.toString('latin1')).toBe(content);
  });
});

describe('an address', () => {
  test.each([
    '/api/v1/files/caf%E9.txt',
    '/api/v1/files/a.txt?bucketName=caf%E9',
    '/api/v1/products/caf%E9/b/-/openapi.json',
    '/api/v1/functions/caf%E9/openapi.json',
  ])('that is not UTF-8 is refused: %s', async (url) => {
    const answer = await server.http.inject({ url, headers: { host: 'localhost', authorization } });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('This address cannot be read')]);
  });

  test('whose bytes are not encoded is refused, in Latin-1 and in UTF-8', async () => {
    const { port } = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }));
    for (const raw of ['caf\xe9', 'caf\xc3\xa9', 'a.txt?bucketName=caf\xe9']) {
      const answer = await new Promise<string>((resolve, reject) => {
        const head = `GET /api/v1/files/${raw} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n\r\n`;
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes(head)));
        socket.once('error', reject);
        socket.once('data', (data) => {
          resolve(data.toString());
          socket.destroy();
        });
      });
      expect(answer, raw).toMatch(/^HTTP\/1.1 400 /);
    }
  });
});

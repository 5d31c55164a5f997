import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { given } from '../testing/given.ts';
import { createDiskObjects } from '../objects/disk-objects.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let folder: string;
let server: TestServer;
const script = `console.log('${'x'.repeat(5000)}')`;
const page = '<!doctype html><title>Coverwright</title>';
const frameScript = 'Vue.compile("<\\x3c/script>")';
const frame = `<!doctype html><title>Component</title><script>${frameScript}</script>\n`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets/main-abc123.js'), script);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'component-frame.html'), frame);
  server = await startTestServer({ studioFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  server.http.inject({ url, headers: { host: 'localhost', ...headers } });

describe('the studio', () => {
  test.each(['/', '/login', '/products/detail/info/single_trip/travel/2027.1', '/unknown', '/login?tenantId=x.js'])(
    '%s returns its page, which cannot be framed and runs only its own scripts',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(page);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      const policy = String(response.headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining(["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      );
    },
  );

  test('its hashed assets are cached forever, and compressed as the browser accepts', async () => {
    const url = '/assets/main-abc123.js';
    const plain = await get(url);
    expect(plain.body).toBe(script);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const zipped = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
  });

  test('other files are revalidated, and sent again if they have changed', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/favicon.svg', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/favicon.svg', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('the component frame has an opaque origin, runs its own script, sends nothing and is framed by the studio', async () => {
    const response = await get('/component-frame.html');
    expect([response.statusCode, response.body]).toEqual([200, frame]);
    const hash = createHash('sha256').update(frameScript).digest('base64');
    expect(String(response.headers['content-security-policy']).split('; ')).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${hash}' 'unsafe-eval' blob: data:`,
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'font-src data:',
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
  });

  test.each([
    '/assets/main-old.js',
    '/assets/nothing',
    '/missing.css',
    '/api/v1/nothing',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('%s is missing, and never the page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('doctype');
  });

  test.each(['/api', '/api/v1/nothing', '/api/v1/products/nothing'])('%s is missing, in JSON', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await server.http.inject({ method, url, headers: { host: 'localhost' } });
      expect([response.statusCode, response.headers['allow']]).toEqual([404, undefined]);
      expect(response.json()).toMatchObject({ status: 'failure', errors_2: [{ code: 'NOT_FOUND' }] });
    }
  });

  test('a malformed address redirects to the start', async () => {
    const answer = await get('/products/detail/info/%E0%A4%A/x/1');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  });

  test('no page responds to a POST', async () => {
    expect((await server.http.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});

describe('headers of every page', () => {
  const directiveOf = (policy: unknown, name: string) =>
    String(policy)
      .split('; ')
      .find((directive) => directive.startsWith(`${name} `));

  test('refuse features that the studio never uses, and other windows', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\)/),
    });
  });

  test('let the page load from this server, and from the endpoints in the table of hosts', async () => {
    const own = await startTestServer({ studioFolder: folder });
    try {
      const policyOf = async (path: string) =>
        (await own.http.inject({ url: path, headers: { host: 'localhost' } })).headers['content-security-policy'];
      const before = await policyOf('/');
      expect(before).not.toContain('https:');
      expect(directiveOf(before, 'img-src')).toBe("img-src 'self' data: blob:");
      expect(directiveOf(before, 'connect-src')).toBe("connect-src 'self'");
      const host = await given.host(own, { tenantId: await given.tenant(own) });
      await own.sql`update hosts set graphql_url = 'https://asia.example.com/graphql', file_system_url = 'https://files.example.com/v1' where host = ${host}`;
      own.clock.pass(10_000);
      const after = await policyOf('/login');
      expect(directiveOf(after, 'connect-src')).toBe(
        "connect-src 'self' https://asia.example.com https://files.example.com",
      );
      expect(directiveOf(after, 'img-src')).toContain(' https://files.example.com');
    } finally {
      await own.close();
    }
  });

  test('require TLS only if PUBLIC_URL is https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await startTestServer({ config: { publicUrl: 'https://studio.example.com' } });
    try {
      const { headers } = await secure.http.inject('/healthz');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    } finally {
      await secure.close();
    }
  });

  test('let any page show a public file, and no other file', async () => {
    const user = await given.user(server);
    const key = await given.file(server, { ...user, isPublic: true });
    const anonymous = await get(`/api/v1/files/${key}?tenantIdIfNoToken=${user.tenantId}`);
    expect(anonymous.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const signedIn = await get(`/api/v1/files/${key}`, await server.as(user).headers());
    expect([signedIn.statusCode, signedIn.headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
  });
});

describe('/metrics', () => {
  interface MetricsRequest {
    readonly remoteAddress?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  async function statusesAt(config: Partial<Config>, ...requests: readonly MetricsRequest[]): Promise<number[]> {
    const configured = await startTestServer({ config });
    const statuses: number[] = [];
    try {
      for (const request of requests) {
        const { statusCode, body, headers } = await configured.http.inject({
          url: '/metrics',
          ...request,
          headers: { host: 'localhost', ...request.headers },
        });
        expect(body.includes('process_cpu_seconds_total')).toBe(statusCode === 200);
        if (statusCode === 401) expect(headers['www-authenticate']).toBe('Bearer');
        statuses.push(statusCode);
      }
      return statuses;
    } finally {
      await configured.close();
    }
  }

  test.each(['127.0.0.1', '0.0.0.0'])('needs METRICS_TOKEN once it is set, at %s', async (host) => {
    const config = { host, publicUrl: 'https://studio.example.com', metricsToken: 'the-token' };
    const withHeader = ['Bearer another', 'the-token', 'Bearer the-token'].map((authorization) => ({
      headers: { authorization },
    }));
    expect(await statusesAt(config, {}, ...withHeader)).toEqual([401, 401, 401, 200]);
  });

  test('is closed without METRICS_TOKEN if HOST is reachable by others', async () => {
    expect(await statusesAt({ host: '0.0.0.0', publicUrl: 'https://studio.example.com' }, {})).toEqual([401]);
  });

  test('is open without METRICS_TOKEN only to this machine', async () => {
    const elsewhere = [{ headers: { 'x-forwarded-for': '203.0.113.1' } }, { remoteAddress: '192.0.2.1' }];
    expect(await statusesAt({}, {}, ...elsewhere)).toEqual([200, 401, 401]);
  });
});

describe('health', () => {
  test('/healthz and /readyz respond', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ok',
      database: 'ok',
      files: 'ok',
      disk: 'ok',
      printer: 'absent',
      failingJobs: [],
    });
  });

  test('/readyz returns 503 if the folder of files is not writable', async () => {
    const broken = await startTestServer({ wrapObjects: () => createDiskObjects(join(folder, 'absent')) });
    try {
      const ready = await broken.http.inject('/readyz');
      expect(ready.statusCode).toBe(503);
      expect(ready.json()).toMatchObject({ database: 'ok', files: 'unavailable' });
    } finally {
      await broken.close();
    }
  });

  test('/readyz returns 503 and says what to do if the disk of DATA_DIR is nearly full', async () => {
    let freeBytes = 499_999_999;
    const full = await startTestServer({ readFreeBytes: () => Promise.resolve(freeBytes) });
    try {
      const ready = await full.http.inject('/readyz');
      expect(ready.statusCode).toBe(503);
      expect(ready.json()).toMatchObject({ database: 'ok', files: 'ok', disk: 'unavailable' });
      expect(ready.json()).toMatchObject({ reason: expect.stringContaining('move DATA_DIR to a larger disk') });
      expect(full.logLines.join()).toContain('DATA_DIR is /nonexistent, with 499 MB free');
      expect((await full.http.inject('/metrics')).body).toContain('coverwright_disk_free_bytes 499999999');

      freeBytes = 500_000_000;
      expect((await full.http.inject('/readyz')).statusCode).toBe(200);
    } finally {
      await full.close();
    }
  });

  test('the disk of DATA_DIR does not matter if database and files are elsewhere', async () => {
    const elsewhere = {
      databaseUrl: 'postgres://database.example.com/coverwright',
      filesUrl: { bucket: 'files', region: 'here', endpoint: undefined },
    };
    const external = await startTestServer({ config: elsewhere, readFreeBytes: () => Promise.resolve(0) });
    try {
      expect((await external.http.inject('/readyz')).statusCode).toBe(200);
      expect((await external.http.inject('/metrics')).body).not.toContain('coverwright_disk_free_bytes');
    } finally {
      await external.close();
    }
  });

  test('/metrics labels operations only by the names of the schema', async () => {
    await server.post('query Mine { x: tenantSettings { tenantId } }');
    await server.post('query Mine { made_up }');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'coverwright_graphql_operation_duration_seconds_count{operation="query.tenantSettings",outcome="failure"}',
    );
    expect(body).toContain('operation="unknown"');
    expect(body).toContain('coverwright_http_request_duration_seconds_bucket');
    expect(body).toContain('coverwright_database_transactions_open');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toMatch(/made_up|Mine/);
  });
});

test('every response has its own request id', async () => {
  const ids = await Promise.all(
    ['/', '/healthz', '/nothing.js', '/config.json'].map(async (url) => (await get(url)).headers['x-request-id']),
  );
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

describe('calls from pages of other origins', () => {
  const call = async (origin: string, { method, host }: { method?: 'POST' | 'OPTIONS'; host?: string } = {}) =>
    server.http.inject({
      method: method ?? 'POST',
      url: '/graphql',
      headers: { host: host ?? 'studio.example.com', origin, 'content-type': 'application/json' },
      payload: '{"query":"{ __typename }"}',
    });

  test('are allowed from hosts in the table', async () => {
    const host = await given.host(server, { tenantId: await given.tenant(server) });
    const preflight = await call(`https://${host}`, { method: 'OPTIONS' });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': `https://${host}`,
      'access-control-allow-headers': expect.stringContaining('authorization'),
      vary: 'Origin',
    });
    const response = await call(`https://${host}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': `https://${host}`,
      'access-control-expose-headers': expect.stringContaining('x-request-id'),
    });
  });

  test.each(['https://evil.example.com', 'null', 'http://localhost:5173', 'https://studio.example.com.evil.example'])(
    'are refused from %s',
    async (origin) => {
      for (const method of ['POST', 'OPTIONS'] as const) {
        const response = await call(origin, { method });
        expect(response.statusCode).toBe(403);
        expect(response.headers['access-control-allow-origin']).toBeUndefined();
        expect(response.body).not.toContain('Query');
      }
    },
  );

  test('are recognized as same-origin for the own origin, behind a proxy or not', async () => {
    expect((await call('https://studio.example.com')).statusCode).toBe(200);
    expect((await call(server.config.publicUrl)).statusCode).toBe(200);
  });

  test('work between the ports of this machine', async () => {
    expect((await call('http://localhost:5173', { host: '127.0.0.1:4000' })).statusCode).toBe(200);
  });
});

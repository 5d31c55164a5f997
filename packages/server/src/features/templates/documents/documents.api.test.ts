import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { given, type GivenUser } from '../../../testing/given.ts';
import { readPdf } from '../../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
});
afterAll(async () => server.close());

interface Refusal {
  readonly status: string;
  readonly errors: readonly string[];
  readonly errors_2: readonly { readonly code: string; readonly message: string; readonly path?: string }[];
}

interface Asking {
  readonly body?: unknown;
  readonly by?: GivenUser | null;
  readonly headers?: Readonly<Record<string, string>>;
}

async function render(template: string, { body, by = user, headers = {} }: Asking = {}) {
  const response = await server.http.inject({
    method: 'POST',
    url: `/api/v1/render/${template}`,
    headers: {
      host: 'localhost',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(by && (await server.as(by).headers())),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    ...response,
    status: response.statusCode,
    pdf: response.rawPayload,
    refusal: () => response.json<Refusal>(),
  };
}

function expectRefusal(answer: Awaited<ReturnType<typeof render>>, status: number, code: string, path?: string) {
  expect(answer.status, answer.body.slice(0, 500)).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const refusal = answer.refusal();
  expect(refusal.status).toBe('failure');
  const problem = refusal.errors_2.find((each) => each.code === code && (path === undefined || each.path === path));
  expect(problem, answer.body).toBeDefined();
  expect(refusal.errors).toContain(problem?.message);
  return problem;
}

describe('POST /api/v1/render', () => {
  test('returns the PDF of a template by its id, or by its logical id', async () => {
    const logicalId = 'letters/續保 notice';
    const id = await calls.create('wkhtmltopdf', { name: 'Renewal 續保/2026', logicalId, html: '<p>Hello</p>' });
    for (const address of [id, encodeURIComponent(logicalId), encodeURI(logicalId)]) {
      const answer = await render(address);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(answer.pdf.length),
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="Renewal __-2026.pdf"; filename*=UTF-8''Renewal%20%E7%BA%8C%E4%BF%9D-2026.pdf`,
        'x-content-type-options': 'nosniff',
        'x-page-count': '1',
        'x-warnings': '0',
      });
      expect(answer.headers).not.toHaveProperty('x-missing-variables');
      expect((await readPdf(answer.pdf)).pages).toEqual(['Hello']);
    }
  });

  test('prints the query result for the variables, with the content merged over it, in the locale', async () => {
    const id = await calls.create('wkhtmltopdf', {
      name: 'Certificate of cover',
      graphQlQuery: 'query ($name: String) { templates(where: { name: $name }) { list { name } } }',
      html: '<p>{{ templates.list[0].name }}; {{ t.amount | money: "EUR" }}; {{ 名字.a }}{{ gone.list[0].x }}</p>',
    });
    const body = {
      name: 't',
      content: { amount: 1234.5 },
      variables: { name: 'Certificate of cover' },
      allowIncomplete: true,
    };
    const answer = await render(id, { body, headers: { 'accept-language': 'de-DE' } });
    expect((await readPdf(answer.pdf)).pages).toEqual(['Certificate of cover; 1.234,50 EUR;']);
    expect(answer.headers['x-missing-variables']).toBe('%E5%90%8D%E5%AD%97.a, gone.list[0].x');
  });

  test('counts the warnings', async () => {
    const id = await calls.create('wkhtmltopdf', { html: '<img src="/api/v1/files/none.png">' });
    expect((await render(id)).headers['x-warnings']).toBe('1');
  });

  test('gives the file a name that every operating system accepts', async () => {
    const id = await calls.create('wkhtmltopdf', { name: '😀'.repeat(300), html: '<p>x</p>' });
    const [, encoded = ''] =
      /filename\*=UTF-8''(.*)$/.exec(String((await render(id)).headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(encoded)).toMatch(/^😀+\.pdf$/u);
    expect(Buffer.byteLength(decodeURIComponent(encoded))).toBeLessThanOrEqual(255);
  });

  test('never compresses a PDF', async () => {
    const id = await calls.create('wkhtmltopdf', { html: '<p>x</p>' });
    const answer = await render(id, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('prefers a template with that id to one with that logical id', async () => {
    const first = await calls.create('wkhtmltopdf', { html: '<p>By id</p>' });
    await calls.create('wkhtmltopdf', { html: '<p>By logical id</p>', logicalId: first });
    expect((await readPdf((await render(first)).pdf)).pages).toEqual(['By id']);
  });

  test.each(['application/pdf', '*/*', 'text/html, application/*;q=0.5'])(
    'answers where %s is accepted',
    async (accept) => {
      const id = await calls.create('wkhtmltopdf', { html: '<p>x</p>' });
      expect((await render(id, { headers: { accept } })).status).toBe(200);
    },
  );
});

describe('is refused', () => {
  test('without a sign-in, or with one that is invalid', async () => {
    const id = await calls.create('wkhtmltopdf', { html: 'x' });
    const unsigned = await render(id, { by: null });
    expectRefusal(unsigned, 401, 'UNAUTHENTICATED');
    expect(unsigned.headers['www-authenticate']).toBe('Bearer');
    expectRefusal(
      await render(id, { by: null, headers: { authorization: 'Bearer nonsense' } }),
      401,
      'UNAUTHENTICATED',
    );
    expectRefusal(await render('none', { by: null }), 401, 'UNAUTHENTICATED');
  });

  test('if a response type other than PDF is requested', async () => {
    const id = await calls.create('wkhtmltopdf', { html: 'x' });
    const answer = await render(id, { headers: { accept: 'application/json' } });
    expect(expectRefusal(answer, 406, 'INVALID')?.message).toContain('application/pdf');
  });

  test('for a template that does not exist, belongs to another tenant, or cannot be printed', async () => {
    const stranger = await given.user(server);
    const theirs = await templateCalls(server, stranger).create('wkhtmltopdf', { html: 'x', logicalId: 'theirs' });
    const sms = await calls.create('sms', { bodyLiquid: 'x', logicalId: 'message' });
    const messages = [];
    for (const address of ['none', theirs, 'theirs', sms, 'message', 'a%00b', 'x'.repeat(2000)]) {
      messages.push(expectRefusal(await render(address), 404, 'NOT_FOUND')?.message);
    }
    expect(new Set(messages).size).toBe(1);
    expectRefusal(await render(''), 404, 'NOT_FOUND');
    expectRefusal(await render('%zz'), 400, 'INVALID');
  });

  test('for a method that prints nothing', async () => {
    const answer = await server.http.inject({ method: 'GET', url: '/api/v1/render/x', headers: { host: 'localhost' } });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
    expect(answer.json<Refusal>()).toMatchObject({ status: 'failure', errors_2: [{ code: 'INVALID' }] });
    expect(answer.json<Refusal>().errors).toEqual(['This address does not accept GET. Use POST.']);
  });

  test.each([
    ['{"content": ', undefined],
    ['[1]', undefined],
    ['"text"', undefined],
    [{ content: [] }, 'content'],
    [{ variables: 'x' }, 'variables'],
    [{ name: 1 }, 'name'],
    [{ contentJson: '{}' }, 'contentJson'],
    ['{"content": {"a": 1e999}}', 'content'],
  ])('with a body that cannot be parsed: %j', async (body, path) => {
    const id = await calls.create('wkhtmltopdf', { html: 'x' });
    expectRefusal(await render(id, { body }), 400, 'INVALID', path);
  });

  test('with all problems of the body together', async () => {
    const id = await calls.create('wkhtmltopdf', { html: 'x' });
    const answer = await render(id, { body: { name: 'n'.repeat(201), content: 1, variables: 2, more: 3 } });
    expect(answer.refusal().errors_2.map(({ path }) => path)).toEqual(['more', 'name', 'content', 'variables']);
  });

  test('with a body whose content type is not JSON, or that is too large', async () => {
    const id = await calls.create('wkhtmltopdf', { html: 'x' });
    const form = await render(id, { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expectRefusal(form, 415, 'INVALID');
    const large = await render(id, { body: { content: { a: 'x'.repeat(8 * 1024 * 1024) } } });
    expectRefusal(large, 413, 'LIMIT_EXCEEDED');
  });

  test('for a broken template, with every position', async () => {
    const id = await calls.create('wkhtmltopdf', {
      html: '\n{{ a | nosuch }}',
      footerSettings: { left: '{{' },
      passwordLiquid: '{{ none }}',
    });
    const answer = await render(id);
    expect(expectRefusal(answer, 400, 'INVALID', 'html')).toMatchObject({ line: 2 });
    expectRefusal(answer, 400, 'INVALID', 'footerSettings.left');
    expectRefusal(answer, 400, 'INVALID', 'passwordLiquid');
    const query = await calls.create('wkhtmltopdf', { html: 'x', graphQlQuery: '{ nosuch }' });
    expectRefusal(await render(query), 400, 'INVALID', 'graphQlQuery');
    const graphQlQuery = 'query ($limit: Int) { policies(limit: $limit) { list { id } } }';
    const limited = await calls.create('wkhtmltopdf', { html: 'x', graphQlQuery });
    expectRefusal(await render(limited, { body: { variables: { limit: 'x' } } }), 400, 'INVALID', 'variables');
    expectRefusal(await render(limited, { body: { variables: { limit: 'a\0' } } }), 400, 'INVALID', 'variables');
  });
});

test(
  'too many simultaneous requests are refused with the time to retry, and the others are printed',
  { timeout: 60_000 },
  async () => {
    const id = await calls.create('wkhtmltopdf', { html: '<p style="break-after: page">x</p>'.repeat(100) });
    const answers = await Promise.all(Array.from({ length: 40 }, () => render(id)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(40);
    for (const answer of refused) {
      expectRefusal(answer, 503, 'BUSY');
      expect(answer.headers['retry-after']).toBe('5');
    }
  },
);

test('stops printing for a client that disconnects', { timeout: 60_000 }, async () => {
  const url = await server.http.listen({ host: '127.0.0.1', port: 0 });
  const id = await calls.create('wkhtmltopdf', { html: '<div style="height: 90000000px">x</div>' });
  const leaving = new AbortController();
  const asked = fetch(`${url}/api/v1/render/${id}`, {
    method: 'POST',
    headers: await server.as(user).headers(),
    signal: leaving.signal,
  });
  const outcomes = async () => (await server.http.inject('/metrics')).body;
  await vi.waitFor(async () => expect(await outcomes()).toContain('coverwright_documents_printing 1'), 20_000);
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(async () => expect(await outcomes()).toContain('outcome="CANCELLED"'), 20_000);
  const next = await calls.create('wkhtmltopdf', { html: '<p>served</p>' });
  expect((await readPdf((await render(next)).pdf)).pages).toEqual(['served']);
});

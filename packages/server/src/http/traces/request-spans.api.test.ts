import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { startTraceSink, type SunkSpan, type TraceSink, traceTo } from '../../testing/trace-sink.ts';
import type { Tracing } from '../../traces/tracing.ts';

let sink: TraceSink;
let tracing: Tracing;
let server: TestServer;
let user: GivenUser;
/** Whether a statement of each write fails because of a value. */
let isFailing = false;
beforeAll(async () => {
  sink = await startTraceSink();
  tracing = await traceTo(sink, { headers: { 'x-insurer': 'acme' }, serviceName: 'studio-of-acme' });
  server = await startTestServer({
    tracing,
    wrap: (database) => ({
      ...database,
      write: (caller, work, signal) =>
        database.write(
          caller,
          async (transaction) => {
            const { tenantId } = caller;
            const statement = sql`select ${'a secret value'}::integer from products where tenant_id = ${tenantId}`;
            if (isFailing) await transaction.execute(statement);
            return work(transaction);
          },
          signal,
        ),
    }),
  });
  user = await given.user(server);
});
afterAll(async () => {
  await server.close();
  await tracing.close();
  await sink.close();
});

interface Trace {
  readonly traceId: string;
  readonly callerId: string;
  readonly headers: { readonly traceparent: string };
  /** Those that have ended. */
  spans(): Promise<SunkSpan[]>;
  names(): Promise<string[]>;
}

/** A trace that a caller has begun. */
function givenTrace(flags: '00' | '01' = '01'): Trace {
  const traceId = randomBytes(16).toString('hex');
  const callerId = randomBytes(8).toString('hex');
  const spans = async () => {
    await tracing.flush();
    return sink.spans.filter((span) => span.traceId === traceId);
  };
  return {
    traceId,
    callerId,
    headers: { traceparent: `00-${traceId}-${callerId}-${flags}` },
    spans,
    names: async () => (await spans()).map(({ name }) => name).toSorted(),
  };
}

function named(spans: readonly SunkSpan[], name: string): SunkSpan {
  const found = spans.filter((span) => span.name === name);
  expect(found, spans.map((span) => span.name).join(', ')).toHaveLength(1);
  const [only] = found;
  if (only === undefined) throw new Error(`There is no span ${name}.`);
  return only;
}

const list = 'query ListOfPlan($plan: String) { products_2(where: { productId: { plan: $plan } }) { list { name } } }';
const create = `mutation ($product: createProductInput) { createProduct(product: $product) { productId { plan } } }`;

describe('a request to /graphql', () => {
  test('is a span with its operation, and the statements of the operation below that', async () => {
    const { spans, headers, callerId } = givenTrace();
    const variables = { plan: 'a plan of the insurer' };
    const result = await server.as(user).post(list, variables, headers);
    const found = await spans();
    const request = named(found, 'POST /graphql');
    expect(request).toMatchObject({
      parentSpanId: callerId,
      hasFailed: false,
      attributes: {
        'service.name': 'studio-of-acme',
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
        'coverwright.request_id': result.headers['x-request-id'],
      },
    });
    const operation = named(found, 'graphql query.products_2');
    expect(operation).toMatchObject({
      parentSpanId: request.spanId,
      attributes: { 'graphql.operation.type': 'query', 'graphql.operation.name': 'ListOfPlan' },
    });
    const statement = named(found, 'select products');
    expect(statement).toMatchObject({
      parentSpanId: operation.spanId,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': 'select products' },
    });
    expect(named(found, 'transaction read')).toMatchObject({ parentSpanId: operation.spanId });
    expect(request.durationMs).toBeGreaterThanOrEqual(operation.durationMs);
    expect(operation.durationMs).toBeGreaterThan(statement.durationMs);
  });

  test('begins a trace unless it continues one', async () => {
    const result = await server.as(user).post(list, { plan: 'x' });
    await tracing.flush();
    const id = result.headers['x-request-id'];
    const request = sink.spans.find(({ attributes }) => attributes['coverwright.request_id'] === id);
    expect(request).toMatchObject({ name: 'POST /graphql', parentSpanId: '' });
    expect(sink.spans.filter(({ traceId }) => traceId === request?.traceId).length).toBeGreaterThan(3);
  });

  test('is not recorded if its caller does not record the trace', async () => {
    const { names, headers } = givenTrace('00');
    const { status } = await server.as(user).post(list, { plan: 'x' }, headers);
    expect(status).toBe(200);
    expect(await names()).toEqual([]);
  });

  test('that writes has the statements below its transaction', async () => {
    const { spans, headers } = givenTrace();
    const product = { productId: { plan: 'written-in-a-span', type: 'home' }, name: 'A name of a product' };
    expectSuccess(await server.as(user).post(create, { product }, headers));
    const found = await spans();
    const operation = named(found, 'graphql mutation.createProduct');
    const transaction = named(found, 'transaction write');
    expect(transaction).toMatchObject({ parentSpanId: operation.spanId, hasFailed: false });
    expect(named(found, 'insert item_references')).toMatchObject({ parentSpanId: transaction.spanId });
  });

  test('that is refused has the reasons, and has not failed', async () => {
    const { spans, headers } = givenTrace();
    const product = { productId: { plan: 'refused|plan', type: 'home' } };
    expectProblem(await server.as(user).post(create, { product }, headers), 'INVALID', 'product.productId.plan');
    const found = await spans();
    expect(found.filter(({ hasFailed }) => hasFailed)).toEqual([]);
    expect(named(found, 'transaction write').errors).toEqual([expect.stringMatching(/^UserError: [A-Z_]+$/)]);
  });

  test('that fails has the error of each span, without the value that caused it', async () => {
    const { spans, headers } = givenTrace();
    isFailing = true;
    try {
      const product = { productId: { plan: 'failing', type: 'home' } };
      expectProblem(await server.as(user).post(create, { product }, headers), 'INTERNAL');
    } finally {
      isFailing = false;
    }
    const found = await spans();
    const error = 'DatabaseError: invalid input syntax for type integer: "…" (22P02)';
    expect(named(found, 'transaction write')).toMatchObject({ hasFailed: true, errors: [error] });
    expect(named(found, 'graphql mutation.createProduct')).toMatchObject({ hasFailed: true, errors: [error] });
    expect(named(found, 'select products')).toMatchObject({ hasFailed: true, errors: [] });
  });

  test('has its trace id in each of its lines of the log', async () => {
    const { headers, traceId } = givenTrace();
    isFailing = true;
    try {
      await server.as(user).post(create, { product: { productId: { plan: 'logged', type: 'home' } } }, headers);
    } finally {
      isFailing = false;
    }
    await server.as(user).post(list, { plan: 'x' }, givenTrace('00').headers);
    const lines = server.logLines.map((line) => JSON.parse(line) as { msg: string; traceId?: string });
    const messages = lines.filter((line) => line.traceId === traceId).map(({ msg }) => msg);
    expect(messages).toEqual(expect.arrayContaining(['unexpected error', 'request']));
    expect(lines.at(-1)).not.toHaveProperty('traceId');
  });

  test('has only its own spans, however many wait for each other', async () => {
    const post = (trace: Trace) => server.as(user).post(list, { plan: 'x' }, trace.headers);
    const alone = givenTrace();
    await post(alone);
    const traces = Array.from({ length: 40 }, (_, index) => givenTrace(index % 2 === 0 ? '01' : '00'));
    await Promise.all(traces.map(post));
    const expected = await alone.names();
    expect(expected).toContain('select products');
    for (const [index, trace] of traces.entries()) expect(await trace.names()).toEqual(index % 2 === 0 ? expected : []);
  });
});

test('a document that is printed is a span of its request', async () => {
  const id = await templateCalls(server, user).create('wkhtmltopdf', { name: 'Traced', html: '<p>A text</p>' });
  const { spans, headers } = givenTrace();
  const response = await server.http.inject({
    method: 'POST',
    url: `/api/v1/render/${id}`,
    headers: { host: 'localhost', ...(await server.as(user).headers()), ...headers },
  });
  expect(response.statusCode).toBe(200);
  const found = await spans();
  const request = found.find(({ name }) => name.startsWith('POST /api/v1/render'));
  expect(named(found, 'print document')).toMatchObject({
    parentSpanId: request?.spanId,
    attributes: { 'coverwright.is_printed': true },
  });
});

test('a request by network has its trace id in the line about its response', async () => {
  const url = await server.http.listen({ host: '127.0.0.1', port: 0 });
  const { traceId, headers, spans } = givenTrace();
  const response = await fetch(`${url}/config.json`, { headers });
  await response.arrayBuffer();
  const requestId = response.headers.get('x-request-id');
  const line = () => server.logLines.find((text) => text.includes('"msg":"request"') && text.includes(`${requestId}`));
  await expect.poll(line).toContain(`"traceId":"${traceId}"`);
  expect(named(await spans(), 'GET /config.json').attributes['coverwright.request_id']).toBe(requestId);
});

test('health and metrics are not traced', async () => {
  const { names, headers } = givenTrace();
  for (const url of ['/healthz', '/readyz', '/metrics']) await server.http.inject({ url, headers });
  expect(await names()).toEqual([]);
});

test('nothing that is sent contains an id, an address or a value', async () => {
  const text = sink.bodies.join('\n');
  expect(text).toContain('select products');
  const values = [
    user.tenantId,
    user.userId,
    user.email,
    'a plan of the insurer',
    'A name of a product',
    'refused|plan',
  ];
  for (const value of [...values, 'a secret value', 'A text', 'Bearer']) expect(text).not.toContain(value);
  expect(sink.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-insurer': 'acme' } });
});

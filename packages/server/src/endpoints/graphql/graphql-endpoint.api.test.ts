import { getIntrospectionQuery } from 'graphql';
import { buildClientSchema as buildClientSchemaOf16_13, type IntrospectionQuery } from 'graphql-16-13';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { postGraphql, startTestServer, testAuthSecret, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const settings = '{ tenantSettings { tenantId } }';
const signIn = `token_2(tenantId: "t", clientId: "coverStudio", username: "u", password: "p") { error }`;

describe('without a valid token', () => {
  test.each([
    ['a query', settings],
    ['a mutation', 'mutation { logout { status } }'],
    ['an alias', '{ token_2: tenantSettings { tenantId } }'],
    ['a fragment', '{ ...f } fragment f on Query { tenantSettings { tenantId } }'],
    [
      'nested fragments',
      '{ ... on Query { ...f } } fragment f on Query { ...g } fragment g on Query { tenantSettings { hosts } }',
    ],
    ['a mixed query', `{ ${signIn} tenantSettings { tenantId } }`],
    ['a document of two operations', `query A { ${signIn} } query B ${settings}`],
    ['a skipped field', '{ tenantSettings @skip(if: true) { tenantId } }'],
    ['introspection', getIntrospectionQuery()],
    ['introspection of one type', '{ __type(name: "Query") { name } }'],
    ['an unknown field', '{ token_3 { x } }'],
    ['a public field on the wrong root', 'mutation { token_2 { error } }'],
    ['a subscription', 'subscription { __typename }'],
  ])('%s is refused with 401 and nothing else', async (_name, query) => {
    const result = await server.post(query, undefined, { authorization: 'Bearer nonsense' });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', data: undefined });
    expect(result.errors.map(({ message }) => message)).toEqual(['Invalid or expired token']);
  });

  test('a mixed mutation sends no mail', async () => {
    const query = `mutation {
      forgotPassword(tenantId: "${user.tenantId}", forgotPasswordInput: { clientId: "coverStudio", email: "${user.email}" }) { status }
      logout { status }
    }`;
    expect((await server.post(query)).status).toBe(401);
    expect((await server.http.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } })).body).not.toContain(
      user.email,
    );
  });

  test('__typename is returned', async () => {
    expect((await server.post('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  test('the public operations ignore an invalid token', async () => {
    const result = await server.post(`{ ${signIn} }`, undefined, { authorization: 'Bearer nonsense' });
    expect(result).toMatchObject({ status: 200, errors: [], data: { token_2: { error: 'INVALID' } } });
  });
});

describe('a forged token', () => {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function caller() {
    const { authorization } = await server.as(user).headers();
    const [, payload = ''] = authorization.split('.');
    return {
      authorization,
      claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>,
    };
  }

  async function signed(claims: Record<string, unknown>, { secret = testAuthSecret, alg = 'HS256' } = {}) {
    return `Bearer ${await new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))}`;
  }

  async function answerTo(authorization: string) {
    const { status, code } = await server.post(settings, undefined, { authorization });
    return `${status} ${code}`;
  }
  const refused = '401 UNAUTHENTICATED';

  test('is refused while the real one works', async () => {
    const { authorization, claims } = await caller();
    expectSuccess(await server.post(settings, undefined, { authorization }));
    expectSuccess(await server.post(settings, undefined, { authorization: await signed(claims) }));
    const [head = '', payload = '', signature = ''] = authorization.split('.');
    const other = await given.user(server);
    expect(await answerTo(`Bearer ${encoded({ alg: 'none' })}.${payload}.`)).toBe(refused);
    expect(await answerTo(`Bearer ${encoded({ alg: 'none' })}.${payload}.${signature}`)).toBe(refused);
    expect(await answerTo(await signed(claims, { secret: 'another-secret-of-the-same-good-length' }))).toBe(refused);
    expect(await answerTo(await signed(claims, { secret: testAuthSecret.padEnd(64, '.'), alg: 'HS512' }))).toBe(
      refused,
    );
    expect(await answerTo(`${head}.${encoded({ ...claims, tid: other.tenantId })}.${signature}`)).toBe(refused);
    expect(await answerTo(await signed({ ...claims, iss: 'somebody else' }))).toBe(refused);
    expect(await answerTo(await signed({ ...claims, aud: 'something else' }))).toBe(refused);
    expect(await answerTo(await signed({ ...claims, exp: undefined }))).toBe(refused);
    expect(await answerTo(await signed({ ...claims, tid: other.tenantId }))).toBe(refused);
    expect(await answerTo(await signed({ ...claims, sub: other.userId }))).toBe(refused);
    expect(await answerTo(await signed({ ...claims, sid: 'no session' }))).toBe(refused);
    expect(await answerTo(authorization.replace('Bearer', 'Basic'))).toBe(refused);
  });

  test('an expired one is also refused', async () => {
    const { claims } = await caller();
    expect(await answerTo(await signed({ ...claims, exp: Math.floor(server.clock.now().getTime() / 1000) - 1 }))).toBe(
      refused,
    );
  });
});

describe('malformed requests', () => {
  test.each([
    ['no JSON', 'hello {'],
    ['an empty body', ''],
    ['a number', '1'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['a query that is not a text', '{"query": 1}'],
    ['variables that are not an object', '{"query": "{ __typename }", "variables": "x"}'],
    ['no GraphQL', '{"query": "{ tenantSettings "}'],
    ['an empty query', '{"query": ""}'],
  ])('%s is a clear error', async (_name, body) => {
    const result = await postGraphql(server.http, body);
    expect(result).toMatchObject({ code: 'INVALID', data: undefined });
    expect(result.status).toBeLessThan(500);
    expect(result.errors[0]?.message).toMatch(/\w{4,}/);
  });

  test('an unknown field is a clear error with its position', async () => {
    const result = await server.as(user).post('{ tenantSettings { nothing } }');
    expect(result).toMatchObject({ code: 'INVALID' });
    expect(result.errors[0]).toMatchObject({
      message: expect.stringContaining('nothing'),
      locations: [{ line: 1, column: 20 }],
    });
  });

  test('another content type is refused', async () => {
    const result = await postGraphql(server.http, 'query=x', { 'content-type': 'text/plain' });
    expect(result).toMatchObject({ status: 415, code: 'INVALID' });
  });

  test('with several operations, one must be named', async () => {
    const { authorization } = await server.as(user).headers();
    const query = `query A ${settings} query B { __typename }`;
    expect(await postGraphql(server.http, { query }, { authorization })).toMatchObject({ code: 'INVALID' });
    const result = await postGraphql(server.http, { query, operationName: 'B' }, { authorization });
    expect(result.data).toEqual({ __typename: 'Query' });
  });
});

describe('the connections of a request', () => {
  test('are used one at a time, so that many requests cannot starve each other', async () => {
    const small = await startTestServer({ poolSize: 2 });
    try {
      const somebody = await given.user(small);
      const id = await given.product(small, somebody);
      const change = 'updateProduct(productId: $id, input: {}) { description name }';
      const query = `mutation ($id: productIdInput!) { a: ${change} b: ${change} }`;
      const session = small.as(somebody);
      const results = await Promise.all(Array.from({ length: 20 }, async () => session.post(query, { id })));
      expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    } finally {
      await small.close();
    }
  });

  test('a sign-in must be in a separate document', async () => {
    expectProblem(await server.as(user).post(`{ ${signIn} tenantSettings { tenantId } }`), 'INVALID');
  });
});

describe('a persisted query of Apollo', () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };

  test.each([
    { extensions },
    { extensions, query: '' },
    { extensions, query: null, variables: {}, operationName: 'A' },
  ])('without its document is answered with the code that makes the client send it: %j', async (body) => {
    const { authorization } = await server.as(user).headers();
    for (const headers of [{ authorization }, {}]) {
      const { status, data, errors } = await postGraphql(server.http, body, headers);
      expect([status, data]).toEqual([200, undefined]);
      expect(errors).toEqual([
        { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
      ]);
    }
  });

  test('with its document is executed', async () => {
    const { authorization } = await server.as(user).headers();
    const result = await postGraphql(server.http, { query: settings, extensions }, { authorization });
    expect(result.data).toEqual({ tenantSettings: { tenantId: user.tenantId } });
  });
});

describe('clients', () => {
  test('a graphql-js before 16.14 reads the introspection', async () => {
    const { data } = await server.as(user).post(getIntrospectionQuery({ inputValueDeprecation: true }));
    const schema = buildClientSchemaOf16_13(data as unknown as IntrospectionQuery);
    expect(schema.getQueryType()?.getFields()['templates']).toBeDefined();
    expect(schema.getDirective('deprecated')?.locations).toEqual(
      expect.arrayContaining(['FIELD_DEFINITION', 'ENUM_VALUE', 'ARGUMENT_DEFINITION', 'INPUT_FIELD_DEFINITION']),
    );
  });

  test('may use a trailing slash', async () => {
    const response = await server.http.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { host: 'localhost', ...(await server.as(user).headers()) },
      payload: { query: settings },
    });
    expect(response.json()).toEqual({ data: { tenantSettings: { tenantId: user.tenantId } } });
  });
});

describe('GET /graphql', () => {
  test('executes nothing', async () => {
    const { authorization } = await server.as(user).headers();
    const url = `/graphql?query=${encodeURIComponent(settings)}`;
    const response = await server.http.inject({ url, headers: { host: 'localhost', authorization } });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST']);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
    expect(response.body).not.toContain(user.tenantId);
  });

  test('shows GraphiQL in development, and still executes nothing', async () => {
    const development = await startTestServer({ config: { isDevelopment: true } });
    try {
      const url = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
      const page = await development.http.inject({ url, headers: { host: 'localhost', accept: 'text/html' } });
      expect(page.body).toContain('GraphiQL');
      const json = await development.http.inject({ url, headers: { host: 'localhost', accept: 'application/json' } });
      expect(json.body).not.toContain('"Query"');
    } finally {
      await development.close();
    }
  });
});

describe('a lost database', () => {
  test('is reported as BUSY, never as an expired sign-in, and works again when it is back', async () => {
    let isLost = false;
    const lose = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    const fragile = await startTestServer({
      wrap: (database) => ({
        read: (caller, work) => (isLost ? lose() : database.read(caller, work)),
        write: (caller, work) => (isLost ? lose() : database.write(caller, work)),
        asOwner: (work) => (isLost ? lose() : database.asOwner(work)),
        query: (text, values) => (isLost ? lose() : database.query(text, values)),
        listen: (channel, listener) => database.listen(channel, listener),
        activity: database.activity,
        ping: () => (isLost ? lose() : database.ping()),
        close: () => database.close(),
      }),
    });
    try {
      const somebody = await given.user(fragile);
      const session = fragile.as(somebody);
      isLost = true;
      const asked = await session.post(settings);
      expect(asked).toMatchObject({ status: 503, code: 'BUSY' });
      const signedIn = await fragile.post(`{ ${signIn} }`);
      expect(signedIn).toMatchObject({ status: 503, code: 'BUSY', data: { token_2: null } });
      expect(signedIn.errors[0]?.message).toContain(String(signedIn.headers['x-request-id']));
      expect((await fragile.http.inject('/readyz')).statusCode).toBe(503);
      expect((await fragile.http.inject('/healthz')).statusCode).toBe(200);
      isLost = false;
      expectSuccess(await session.post(settings));
    } finally {
      await fragile.close();
    }
  });
});

describe('a mutation without a database', () => {
  test.each([
    ['that is read only is refused with 503, as it has changed nothing', '25006', 503],
    ['that was lost is not, as it may have been stored', 'ECONNRESET', 200],
  ])('%s', async (_name, code, status) => {
    let isLost = false;
    const fragile = await startTestServer({
      wrap: (database) => ({
        ...database,
        write: (caller, work) =>
          isLost ? Promise.reject(Object.assign(new Error(code), { code })) : database.write(caller, work),
      }),
    });
    try {
      const session = fragile.as(await given.user(fragile));
      isLost = true;
      const asked = await session.post(
        'mutation { upsertL10n(l10n: { key: "a", locale: "en-US", value: "b" }) { errors_2 { code } } }',
      );
      expect(asked).toMatchObject({ status, data: { upsertL10n: { errors_2: [{ code: 'BUSY' }] } } });
    } finally {
      await fragile.close();
    }
  });
});

describe('an error contains only the documented fields', () => {
  test.each<[string, unknown, Record<string, string>?]>([
    ['no JSON', 'hello {'],
    ['a body that is null', 'null'],
    ['a number', '1'],
    ['an empty object', '{}'],
    ['a batch', '[{"query":"{ __typename }"}]'],
    ['an unknown parameter', { query: '{ __typename }', made: 'up' }],
    ['no GraphQL', { query: '{ tenantSettings ' }],
    ['an unknown field', { query: '{ tenantSettings { nothing } }' }],
    ['an unknown operation', { query: settings, operationName: 'Other' }],
    ['a variable of the wrong type', { query: 'query ($id: Int!) { insurers { id @skip(if: $id) } }', variables: {} }],
    ['a value of the wrong type', { query: '{ products_2(limit: "x") { totalCount } }' }],
    ['variables that are not an object', { query: settings, variables: 'x' }],
    ['too many aliases', { query: `{ ${Array.from({ length: 1000 }, (_, at) => `a${at}: __typename`).join(' ')} }` }],
    ['an argument that is refused', { query: '{ products_2(sortInput: {fieldName: "x", type: "y"}) { totalCount } }' }],
    ['a missing product', { query: 'mutation { deleteProduct(productId: {plan: "a", type: "b"}) { errors } }' }],
    ['a subscription', { query: 'subscription { x }' }],
    ['another media type', 'x', { 'content-type': 'text/plain' }],
  ])('%s', async (_name, body, headers) => {
    const { authorization } = await server.as(user).headers();
    for (const credentials of [{ authorization }, { authorization: 'Bearer nonsense' }, {}]) {
      const { errors } = await postGraphql(server.http, body, { ...credentials, ...headers });
      for (const { extensions, ...error } of errors) {
        const known = ['message', 'locations', 'path'];
        expect(Object.keys(error).filter((key) => !known.includes(key))).toEqual([]);
        const promised = ['code', 'problems', 'requestId'];
        expect(Object.keys(extensions ?? {}).filter((key) => !promised.includes(key))).toEqual([]);
        expect(extensions?.code).toMatch(/^[A-Z_]+$/);
      }
    }
  });

  test('over GET', async () => {
    const { errors } = (await server.http.inject({ url: '/graphql', headers: { host: 'localhost' } })).json<{
      errors: { extensions: object }[];
    }>();
    expect(errors.map(({ extensions }) => Object.keys(extensions))).toEqual([['code', 'problems', 'requestId']]);
  });
});

test('an unexpected error is masked, logged and reported with the request id', async () => {
  const broken = await startTestServer({
    wrap: (database) => ({ ...database, asOwner: () => Promise.reject(new Error('secret details')) }),
  });
  try {
    const result = await broken.post(`{ ${signIn} }`);
    const requestId = String(result.headers['x-request-id']);
    expect(result).toMatchObject({ code: 'INTERNAL' });
    expect(JSON.stringify(result.errors)).not.toContain('secret details');
    expect(result.errors[0]?.message).toContain(requestId);
    expect(broken.logLines.some((line) => line.includes('secret details') && line.includes(requestId))).toBe(true);
  } finally {
    await broken.close();
  }
});

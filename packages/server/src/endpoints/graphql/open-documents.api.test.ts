import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCommand } from '../../admin/admin-command.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { secondFactorCalls } from '../../testing/second-factor-calls.ts';
import { type GraphqlResult, startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const args = 'tenantId: "t", clientId: "coverStudio", username: "u", password: "p"';
const signIn = `token_2(${args}) { error }`;
const forgot = 'forgotPassword(tenantId: "t", forgotPasswordInput: $i)';

const unauthenticated = 'Invalid or expired token';
const invalid = 'The document is not valid here. Check its fields, arguments and types against the schema.';

/** The reason of each message that has one. */
const reasons: Readonly<Record<string, object>> = {
  [unauthenticated]: { reason: 'TOKEN_INVALID' },
  [invalid]: { reason: 'DOCUMENT_INVALID_HERE' },
};

/** Every message of the response, which must contain nothing else except positions and its reason. */
function messagesOf({ errors, data }: GraphqlResult): string[] {
  expect(data).toBeUndefined();
  return errors.flatMap(({ message, extensions, ...positions }) => {
    expect(Object.keys(positions).filter((key) => key !== 'locations')).toEqual([]);
    const { code, problems, ...others } = extensions ?? {};
    expect(others).toEqual({});
    expect(problems).toEqual([{ code, message, ...reasons[message] }]);
    return message;
  });
}

describe('without a sign-in, a document that goes beyond the open operations', () => {
  test.each([
    ['a fragment that is not used', (name: string) => `{ ${signIn} } fragment f on ${name} { id }`, 'policy', 'polici'],
    ['a fragment', (name: string) => `{ token_2(${args}) { ...f } } fragment f on ${name} { id }`, 'policy', 'polici'],
    ['an inline fragment', (name: string) => `{ token_2(${args}) { ... on ${name} { id } } }`, 'policy', 'polici'],
    ['an inline fragment at the root', (name: string) => `{ ... on ${name} { __typename } }`, 'policy', 'polici'],
    ['a variable', (name: string) => `query ($i: ${name}) { ${signIn} }`, 'createProductInput', 'creatProductInputs'],
    ['a list variable', (name: string) => `query ($i: [${name}!]!) { ${signIn} }`, 'benefitInput', 'benefitInputt'],
    [
      'a variable with a default',
      (name: string) => `query ($i: ${name} = { pla: "x" }) { ${signIn} }`,
      'productIdInput',
      'productIdInpu',
    ],
    [
      'a root field in a fragment that is not used',
      (name: string) => `{ ${signIn} } fragment f on Query { ${name} { totalCount } }`,
      'policies',
      'policie',
    ],
    [
      'a mutation in a fragment that is not used',
      (name: string) => `{ ${signIn} } fragment f on Mutation { ${name} { status } }`,
      'logout',
      'logoutt',
    ],
    [
      'a root field below an open one',
      (name: string) => `{ token_2(${args}) { ... on Query { ${name} { totalCount } } } }`,
      'policies',
      'policie',
    ],
    ['introspection of a type', (name: string) => `{ ${signIn} __type(name: "${name}") { name } }`, 'policy', 'polici'],
    [
      'introspection in a fragment that is not used',
      (name: string) => `{ ${signIn} } fragment f on Query { __type(name: "${name}") { fields { name } } }`,
      'policy',
      'polici',
    ],
    ['introspection', (name: string) => `{ ${signIn} __schema { types { ${name} } } }`, 'name', 'nam'],
    [
      'a type of the enrolment',
      (name: string) => `{ ${signIn} ... on ${name} { secret } }`,
      'beginSecondFactorResult',
      'x',
    ],
  ])('is refused in the same way whether its name exists or not: %s', async (_name, document, real, madeUp) => {
    for (const name of [real, madeUp]) {
      const result = await server.post(document(name));
      expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      expect(messagesOf(result)).toEqual([unauthenticated]);
    }
  });
});

describe('without a sign-in, an invalid document of the open operations', () => {
  test.each([
    ['a misspelt field', `{ token_2(${args}) { acessToken } }`, 'acessToken'],
    ['a misspelt argument', '{ token_2(tenantid: "t") { error } }', 'tenantid'],
    ['an argument left out', '{ token_2(tenantId: "t") { error } }', 'token_2'],
    ['fields left out', `{ token_2(${args}) }`, 'token_2'],
    ['fields of a text', `{ token_2(${args}) { error { code } } }`, '{ code'],
    [
      'a literal of another type',
      '{ refreshToken(tenantId: 1, clientId: "c", refreshToken: "r") { error } }',
      '1, client',
    ],
    [
      'a misspelt input field',
      'mutation { forgotPassword(tenantId: "t", forgotPasswordInput: {clientId: "c", emai: "e"}) { status } }',
      'emai:',
    ],
    ['an input field left out', 'mutation { forgotPassword(tenantId: "t", forgotPasswordInput: {}) { status } }', '{}'],
    ['a variable of another type', `mutation ($i: String) { ${forgot} { status } }`, '$i: S'],
    ['a variable that is not used', `query ($i: String) { ${signIn} }`, '$i: S'],
    ['a directive of the SDL', `{ ${signIn} __typename @cost(weight: 1) }`, '@cost'],
    ['a directive that is made up', `{ ${signIn} __typename @cots(weight: 1) }`, '@cots'],
    ['a directive without its argument', '{ __typename @include }', '@include'],
    ['a fragment that is not used', `{ ${signIn} } fragment f on token { error }`, 'fragment'],
    ['a root type below an open field', `{ token_2(${args}) { ... on Query { __typename } } }`, '... on'],
  ])('reports the position of the error, and no name: %s', async (_name, query, wrong) => {
    for (const post of [server.post, server.as(user).post]) {
      const result = await post(query);
      expect(result.code).toBe('INVALID');
      expect(new Set(messagesOf(result))).toEqual(new Set([invalid]));
      const position = { line: 1, column: query.indexOf(wrong) + 1 };
      expect(result.errors[0]).toMatchObject({ locations: expect.arrayContaining([position]) as object[] });
    }
  });

  test('is refused in the same way whether the directive exists or not', async () => {
    const post = async (directive: string) => (await server.post(`{ __typename @${directive}(weight: 1) }`)).errors;
    expect(await post('cost')).toEqual(await post('cots'));
  });
});

test('without a sign-in, every way to write an open operation works', async () => {
  const query = `query SignIn($tenantId: String!, $isAsked: Boolean = true) {
    first: token_2(tenantId: $tenantId, clientId: "c", username: "u", password: "p") {
      ...f ... on token { errorDescription @include(if: $isAsked) } __typename
    }
    ... on Query { __typename ...g }
  }
  fragment f on token { error expiresIn }
  fragment g on Query { refreshToken(tenantId: $tenantId, clientId: "c", refreshToken: "r") { ...f } }`;
  const result = await server.post(query, { tenantId: 't' });
  expect(result.errors).toEqual([]);
  expect(result.data).toMatchObject({ first: { error: 'INVALID', __typename: 'token' }, __typename: 'Query' });
  const mutation = `mutation ($i: forgotPasswordInput!) { ${forgot} { status errors errors_2 { code } } }`;
  const sent = await server.post(mutation, { i: { clientId: 'coverStudio', email: 'nobody@example.com' } });
  expect(sent.errors).toEqual([]);
});

test('callers receive the problem, with suggestions', async () => {
  const { errors } = await server.as(user).post('{ policie { totalCount } }');
  expect(errors[0]?.message).toContain('Did you mean "policies"');
  const beyond = await server.as(user).post(`{ __typename } fragment f on policie { id }`);
  expect(beyond.errors[0]?.message).toContain('Unknown type "policie". Did you mean');
});

test('an enrolment learns as little beyond its own operations', async () => {
  const tenantId = await given.tenant(server);
  const parts = { readPassword: () => Promise.resolve(''), report: () => undefined, now: server.clock.now() };
  await (
    await parseCommand(['tenant', 'require-second-factor', tenantId, 'on'])(parts)
  )(server.database);
  const calls = secondFactorCalls(server);
  const { enrolmentToken } = await calls.signIn(await given.user(server, { tenantId }));
  const { post } = calls.withToken(enrolmentToken ?? '');
  const begin = 'mutation { beginSecondFactor { status } }';
  for (const name of ['policy', 'polici']) {
    const result = await post(`${begin} fragment f on ${name} { id }`);
    expect([result.status, ...messagesOf(result)]).toEqual([401, unauthenticated]);
  }
  expect(messagesOf(await post('mutation { beginSecondFactor { statu } }'))).toEqual([invalid]);
  expect((await post(begin)).errors).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const answerMaxBytes = 20_000;

async function post(url: string, payload: object, by?: GivenUser) {
  const response = await server.http.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/json', ...(by && (await server.as(by).headers())) },
    payload: JSON.stringify(payload),
  });
  return { status: response.statusCode, bytes: response.rawPayload.byteLength, text: response.body };
}

function expectSmall({ bytes, text }: { readonly bytes: number; readonly text: string }, word: string): void {
  expect(text).toContain(word);
  expect(bytes).toBeLessThan(answerMaxBytes);
}

const manyUnknown = (email: string, count: number) => ({
  email,
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`u${index}`, 1])),
});
const forgot = `mutation ($i: forgotPasswordInput!) { forgotPassword(tenantId: "test", forgotPasswordInput: $i) { status } }`;
const find = 'query ($where: templateWhereInput) { templates(where: $where) { list { id } } }';

describe('a response that refuses variables', () => {
  test('is small for a stranger, however much was sent', async () => {
    const i = manyUnknown('"'.repeat(31_000), 60);
    expectSmall(await post('/graphql', { query: forgot, variables: { i } }), 'u0');
  });

  test.each([
    ['unknown fields', manyUnknown('"'.repeat(1_250_000), 60)],
    ['a text in place of an object', '"'.repeat(1_250_000)],
    ['a field with a long name', { ['"'.repeat(1_250_000)]: 1 }],
    ['an object in place of a text', { id: manyUnknown('"'.repeat(1_250_000), 60) }],
  ])('is small for a user: %s', async (_name, where) => {
    expectSmall(await post('/graphql', { query: find, variables: { where } }, user), 'where');
  });

  test('is small for a rendering', async () => {
    const graphQlQuery = find;
    const id = await templateCalls(server, user).create('wkhtmltopdf', { html: 'x', graphQlQuery });
    const variables = { where: manyUnknown('"'.repeat(950_000), 60) };
    expectSmall(await post(`/api/v1/render/${id}`, { variables }, user), 'u0');
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`${'"'.repeat(60)}${index}`, 1]));
    expectSmall(await post(`/api/v1/render/${id}`, fields, user), 'is not a field of the body');
  });

  test.each([
    [{}, 'Variable "$i" of required type "forgotPasswordInput!" was not provided.'],
    [{ i: null }, 'Variable "$i" of non-null type "forgotPasswordInput!" must not be null.'],
    [{ i: {} }, 'Variable "$i" got invalid value; Field "clientId" of required type "String!" was not provided.'],
    [
      { i: { clientId: 'c', mail: 1 } },
      'Variable "$i" got invalid value; Field "mail" is not defined by type "forgotPasswordInput".',
    ],
    [
      { i: { clientId: 'c', email: 7 } },
      'Variable "$i" got invalid value 7 at "i.email"; String cannot represent a non string value: 7',
    ],
  ])('names the variable, its path and the expected type: %j', async (variables, message) => {
    const { errors } = await server.as(user).post(forgot, variables);
    expect(errors[0]).toMatchObject({
      message,
      extensions: { code: 'INVALID', problems: [{ code: 'INVALID', message }] },
    });
  });
});

describe('a response with errors is small', () => {
  test('if names in the document are long or numerous', async () => {
    const name = 'n'.repeat(31_000);
    expectSmall(await post('/graphql', { query: `{ token_2 ${name} ${name}` }), 'Syntax Error');
    const names = Array.from({ length: 40 }, (_, index) => `${'n'.repeat(20_000)}${index}`).join(' ');
    expectSmall(await post('/graphql', { query: `{ ${names} }` }, user), 'Cannot query field');
  });

  test('if many fields fail', async () => {
    const alias = 'n'.repeat(300);
    const fields = Array.from(
      { length: 70 },
      (_, index) => `${alias}${index}: templates(limit: 1, where: $where) { list { id } }`,
    );
    const query = `query ($where: templateWhereInput) { ${fields.join(' ')} }`;
    const variables = { where: { id: 'x'.repeat(5_000) } };
    const { text } = await post('/graphql', { query, variables }, user);
    const { errors } = JSON.parse(text) as { readonly errors: object[] };
    expect(Buffer.byteLength(JSON.stringify(errors))).toBeLessThan(answerMaxBytes);
    expect(errors.at(-1)).toMatchObject({ message: expect.stringContaining('more errors') as string });
  });
});

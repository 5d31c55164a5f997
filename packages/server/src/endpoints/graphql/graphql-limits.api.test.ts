import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { postGraphql, startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const settings = '{ tenantSettings { tenantId } }';
const signIn = `token_2(tenantId: "t", clientId: "coverStudio", username: "u", password: "p") { error }`;

describe('limits', () => {
  const post = async (query: string) => server.as(user).post(query);

  test.each([
    ['aliases', `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
    ['directives', `{ ${'__typename @skip(if: false) '.repeat(1000)} }`],
    ['tokens', `{ ${'__typename '.repeat(20_000)} }`],
    ['length', `{ insurers(ids: ["""${'x'.repeat(1_048_576)}"""]) { id } }`],
    ['depth', `{ ${'a { '.repeat(31)} b ${'}'.repeat(31)} }`],
    ['cost', `{ ${'__typename '.repeat(4001)} }`],
    ['comparisons', `{ ${'tenantSettings { tenantId } '.repeat(1900)} }`],
    ['definitions', Array.from({ length: 501 }, (_, index) => `query q${index} { __typename }`).join(' ')],
    ['cost', `{ ${Array.from({ length: 21 }, (_, index) => `a${index}: policies { list { id } }`).join(' ')} }`],
    [
      'cost',
      `{ ${Array.from({ length: 21 }, (_, index) => `a${index}: policies(limit: null) { list { id } }`).join(' ')} }`,
    ],
    ['cost', `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: ${signIn}`).join(' ')} }`],
    [
      'cost',
      `{ ...f0 } ${Array.from({ length: 20 }, (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`).join(' ')}
       fragment f20 on Query { __typename }`,
    ],
  ])('a request that exceeds the %s limit is refused, and the refusal names the limit', async (limit, query) => {
    const result = await post(query);
    expect(result).toMatchObject({ data: undefined, code: 'LIMIT_EXCEEDED' });
    expect(result.errors[0]?.message).toContain(`the ${limit} limit`);
  });

  test('fragments that spread each other are refused, however many there are', async () => {
    const spreads = (from: number) =>
      Array.from({ length: 40 }, (_, index) => `...f${(from + index + 1) % 100}`).join(' ');
    const fragments = Array.from({ length: 100 }, (_, index) => `fragment f${index} on Query { ${spreads(index)} }`);
    for (const operation of ['{ ...f0 }', '{ __typename }']) {
      const result = await post(`${operation} ${fragments.join(' ')}`);
      expect(result).toMatchObject({ status: 400, data: undefined, code: 'INVALID' });
      expect(result.errors[0]?.message).toMatch(/^The fragment f\d+ spreads itself/);
    }
  });

  test.each([
    ['not sent', {}],
    ['null', { l: null }],
    ['the largest number', { l: 2_147_483_647 }],
  ])('a limit that is %s counts as no limit', async (_name, variables) => {
    const lists = Array.from({ length: 21 }, (_, index) => `a${index}: policies(limit: $l) { list { id } }`);
    const result = await server.as(user).post(`query ($l: Int) { ${lists.join(' ')} }`, variables);
    expect(result).toMatchObject({ status: 400, data: undefined, code: 'LIMIT_EXCEEDED' });
    expect(result.errors[0]?.message).toContain('the cost limit');
    const few = await server.as(user).post(`query ($l: Int) { ${lists.join(' ')} }`, { l: 100 });
    expect(few.errors).toEqual([]);
  });

  test('a text that is too long for a document is accepted as a variable', async () => {
    const logic = JSON.stringify('x'.repeat(1_048_576));
    const evaluate = (variables: string, argument: string) =>
      `query ${variables} { evaluateLogic(logic: ${argument}, valuesJsonString: "{}") { status errors } }`;
    const refused = await server.as(user).post(evaluate('', `"""${logic} """`));
    expect(refused).toMatchObject({ data: undefined, code: 'LIMIT_EXCEEDED' });
    expect(refused.errors[0]?.message).toMatch(/the length limit.*Send long texts as variables\.$/);
    expectSuccess(await server.as(user).post(evaluate('($logic: String!)', '$logic'), { logic }));
  });

  test('a mutation costs what it writes: one large text is accepted, 40 aliases of it write nothing', async () => {
    const save = (count: number) =>
      `mutation ($l10n: upsertL10nInput) { ${Array.from({ length: count }, (_, index) => `a${index}: upsertL10n(l10n: $l10n) { status }`).join(' ')} }`;
    const l10n = { key: 'templates-x-html', locale: 'en-US', value: 'x'.repeat(5 * 1024 * 1024) };
    const refused = await server.as(user).post(save(40), { l10n });
    expect(refused).toMatchObject({ status: 400, data: undefined, code: 'LIMIT_EXCEEDED' });
    expect(refused.errors[0]?.message).toContain('the cost limit');
    const [{ count } = { count: 0 }] = await server.sql<{
      count: number;
    }>`select count(*)::integer as count from l10n`;
    expect(count).toBe(0);
    expect((await server.as(user).post(save(1), { l10n })).errors).toEqual([]);
  });

  test('of several operations only the one that runs counts', async () => {
    const dear = Array.from({ length: 21 }, (_, index) => `a${index}: policies { totalCount }`).join(' ');
    const query = `query Cheap { tenantSettings { tenantId } } query Dear { ${dear} }`;
    const { authorization } = await server.as(user).headers();
    const run = (operationName: string) => postGraphql(server.http, { query, operationName }, { authorization });
    expect((await run('Cheap')).errors).toEqual([]);
    expect((await run('Dear')).code).toBe('LIMIT_EXCEEDED');
  });

  test('a fragment that spreads itself is an error and not an endless loop', async () => {
    const result = await post('{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }');
    expect(result.code).toBe('INVALID');
  });

  test('the full introspection query is accepted', async () => {
    for (const options of [
      {},
      {
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ]) {
      const result = await post(getIntrospectionQuery(options));
      expect(result.errors).toEqual([]);
      expect(result.data?.['__schema']).toBeDefined();
    }
  });

  test('a benefit graph of seven levels with options is accepted', async () => {
    const fields =
      'typeId name description value detailedValue rawData currencyCode isOptional isValueInput optionKey parentOptionKeys';
    let level = `${fields} options { ${fields} }`;
    for (let depth = 1; depth < 7; depth += 1) level = `${fields} options { ${fields} } children { ${level} }`;
    const result = await post(
      `{ products_2 { totalCount list { productId { plan type version } benefitGraph { ${level} } } } }`,
    );
    expect(result.errors.filter(({ extensions }) => extensions?.code !== 'INTERNAL')).toEqual([]);
  });

  test.each([
    ['variables', 5000],
    ['a document', 4000],
  ])('%s nested too deep are refused with the limit', async (where, levels) => {
    const value = '{"and":['.repeat(levels) + ']}'.repeat(levels);
    const inDocument = where === 'a document';
    const query = inDocument
      ? `{ products_2(where: ${value.replaceAll('"', '')}) { totalCount } }`
      : 'query ($where: productWhereInput) { products_2(where: $where) { totalCount } }';
    const body = `{"query":${JSON.stringify(query)},"variables":{"where":${inDocument ? 'null' : value}}}`;
    const result = await postGraphql(server.http, body, await server.as(user).headers());
    expect(result).toMatchObject({ data: undefined, code: 'LIMIT_EXCEEDED' });
    expect(result.errors[0]?.message).toContain('the nesting limit');
  });

  test('a body over 8 MiB is refused with the limit', async () => {
    const result = await postGraphql(server.http, {
      query: settings,
      variables: { text: 'x'.repeat(8 * 1024 * 1024) },
    });
    expect(result).toMatchObject({ status: 413, code: 'LIMIT_EXCEEDED' });
    expect(result.errors[0]?.message).toContain('8 MiB');
  });

  test('a batch is refused', async () => {
    const { authorization } = await server.as(user).headers();
    const result = await postGraphql(server.http, [{ query: settings }, { query: settings }], { authorization });
    expect(result).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED', data: undefined });
    expect(result.errors[0]?.message).toContain('batch');
  });
});

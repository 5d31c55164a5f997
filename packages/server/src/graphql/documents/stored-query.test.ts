import { describe, expect, test } from 'vitest';
import { validateStoredQuery } from './stored-query.ts';

const path = 'input.graphQlQuery';

describe('validateStoredQuery', () => {
  test.each([
    '',
    '  \n',
    '{ policies { totalCount } }',
    'query ($where: policyWhereInput, $limit: Int) { policies(where: $where, limit: $limit) { list { ...P } } } fragment P on policy { id }',
    '{ aFieldThatMayComeLater { id } }',
    '{ __typename policies { __typename } }',
    '{ products { list { createdBy { username } } } }',
    '{ policies { list { contractHolder { ... on individual { email } } } } }',
  ])('accepts %j', (query) => {
    expect(validateStoredQuery(query, path)).toEqual([]);
  });

  test.each([
    ['{ policies { list { id }', 'Expected Name, found <EOF>'],
    ['policies', 'Unexpected Name "policies"'],
    ['mutation { deleteTemplate(templateId: "1") { status } }', 'Replace the mutation with a query'],
    ['subscription { policies { totalCount } }', 'Replace the subscription with a query'],
    ['query A { policies { totalCount } } query B { cases { totalCount } }', 'A template runs one query'],
    ['fragment P on policy { id }', 'contains no query'],
    ['type policy { id: String }', 'Remove the type definition'],
    ['{ token_2(tenantId: "t") { accessToken } }', 'The field token_2 cannot be used'],
    ['{ a: refreshToken { accessToken } }', 'refreshToken'],
    ['{ ...R } fragment R on Query { a: renderSms(bodyLiquid: "") { status } }', 'renderSms'],
    ['{ templates { list { ... on smsTemplate { d: draft { contentJsonString } } } } }', 'draft'],
    ['{ templates { list { draft { contentJsonString } } } }', 'draft'],
    ['{ templates { list { ... on wkhtmltopdfTemplate { password } } } }', 'password'],
    ['{ products { list { createdBy { username email } } } }', 'email'],
    ['{ tenantSettings { hosts } }', 'tenantSettings'],
    ['{ apiKeys { name } }', 'apiKeys'],
    ['{ fileBuckets { bucketName } }', 'fileBuckets'],
    ['{ evaluateLogic(logic: "1", valuesJsonString: "{}") { status } }', 'evaluateLogic'],
    ['{ __schema { types { name } } }', '__schema'],
    ['{ __type(name: "Query") { name } }', '__type'],
  ])('refuses %j', (query, words) => {
    const problems = validateStoredQuery(query, path);
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toMatchObject({ code: 'INVALID', path });
    expect(problems.map(({ message }) => message).join('\n')).toContain(words);
  });

  test('reports the position, and the text around it', () => {
    expect(
      validateStoredQuery('{\n  policies { totalCount }\n  renderHtml(html: "") { value }\n}', path),
    ).toMatchObject([
      {
        code: 'INVALID',
        message: 'The field renderHtml cannot be used in templates. Remove it from the query.',
        path,
        line: 3,
        column: 3,
        excerpt: '…alCount } ▸renderHtml(html: "…',
      },
    ]);
  });

  test('reports all errors together', () => {
    expect(validateStoredQuery('mutation A { logout { status } } query B { apiKeys { id } }', path)).toHaveLength(4);
  });

  test('names the limit that a query exceeds', () => {
    const aliases = Array.from({ length: 201 }, (_, index) => `a${index}: __typename`).join(' ');
    const deep = `{ a(b: ${'['.repeat(201)}${']'.repeat(201)}) }`;
    for (const [limit, query] of [
      ['aliases', `{ ${aliases} }`],
      ['tokens', `{ a ${'x '.repeat(10_001)} }`],
      ['nesting', deep],
    ] as const) {
      const [problem] = validateStoredQuery(query, path);
      expect(problem).toMatchObject({ code: 'LIMIT_EXCEEDED', path });
      expect(problem?.message).toContain(`The query exceeds the ${limit} limit`);
      expect(problem?.message).toMatch(/Request less: fewer fields, and lists with a limit\.$/);
    }
  });

  test('has the same maximum length as any document', () => {
    const query = (length: number) => `{ insurers(ids: ["${'x'.repeat(length - 30)}"]) { id } }`;
    expect(query(1_048_576)).toHaveLength(1_048_576);
    expect(validateStoredQuery(query(1_048_576), path)).toEqual([]);
    const message = 'The query exceeds the length limit of 1,048,576 characters. Send long texts as variables.';
    expect(validateStoredQuery(query(1_048_577), path)).toMatchObject([{ code: 'LIMIT_EXCEEDED', message, path }]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rightsOf } from '../../../request/rights.ts';
import { expectProblem, expectSuccess, payloadOf } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { renderedText, templateCalls } from '../../../testing/templates.ts';
import { savePolicies } from '../../policies/policies.service.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
let policyIds: readonly string[];

beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
  policyIds = await givenPolicies(user.tenantId, ['Chan Tai Man', '<b>O’Brien & Co</b>']);
  await givenPolicies((await given.user(server)).tenantId, ['Of another tenant']);
});
afterAll(async () => server.close());

/** The first is the newest. */
async function givenPolicies(tenantId: string, holders: readonly string[]): Promise<string[]> {
  const now = new Date();
  const policies = holders.map((name, index) => ({
    id: randomUUID(),
    issuerNumber: `TP-00${index + 1}`,
    status: 'ISSUED',
    endDate: '2027-03-09',
    createdAt: new Date(now.getTime() - index * 86_400_000).toISOString(),
    contractHolder: { id: randomUUID(), entityType: 'individual', name },
    premium: { amount: 1234.5, currencyCode: 'HKD' },
  }));
  const scope = { caller: { tenantId, userId: 'nobody', sessionId: '', rights: rightsOf('ADMINISTRATOR') }, now };
  await server.database.write({ tenantId }, (transaction) => savePolicies(policies, { ...scope, transaction }));
  return policies.map(({ id }) => id);
}

const policyQuery = `query ($where: policyWhereInput, $limit: Int) {
  policies(where: $where, limit: $limit) {
    totalCount
    list { issuerNumber endDate contractHolder { name } premium { amount currencyCode } }
  }
}`;
const body =
  'Dear {{ policies.list[0].contractHolder.name }}, {{ policies.list[0].premium | money }} is due by {{ policies.list[0].endDate | date }}.';

function smsTemplate(bodyLiquid: string, graphQlQuery = policyQuery): Promise<string> {
  return calls.create('sms', { bodyLiquid, graphQlQuery });
}

describe('renderSmsTemplate', () => {
  test('renders the policy selected by the variables, and reports the length', async () => {
    const id = await smsTemplate(body);
    const variablesJsonString = JSON.stringify({ where: { id: policyIds[1] }, limit: 1 });
    const result = expectSuccess(await calls.renderSaved('sms', id, { variablesJsonString }));
    expect(result['value']).toEqual({
      body: 'Dear <b>O’Brien & Co</b>, HKD 1,234.50 is due by 09/03/2027.',
      length: { encoding: 'UCS_2', units: 60, segments: 1, unitsPerSegment: 70 },
    });
    const newest = await calls.renderSaved('sms', id, { variablesJsonString: '{"limit": 1}' });
    expect(renderedText(newest)).toBe('Dear Chan Tai Man, HKD 1,234.50 is due by 09/03/2027.');
  });

  test('merges the content over the query result, and binds it to the name', async () => {
    const id = await smsTemplate('{{ p.policies.totalCount }} {{ policies.list[0].issuerNumber }} {{ p.more }}');
    const contentJsonString = '{"policies": {"list": [{"issuerNumber": "MOCK"}]}, "more": "!", "p": "loses"}';
    expect(renderedText(await calls.renderSaved('sms', id, { name: 'p', contentJsonString }))).toBe('2 MOCK !');
  });

  test('sees what the caller may see, and nothing of another tenant', async () => {
    const id = await smsTemplate('{% for p in policies.list %}{{ p.contractHolder.name }};{% endfor %}');
    expect(renderedText(await calls.renderSaved('sms', id))).toBe('Chan Tai Man;<b>O’Brien & Co</b>;');
    const stranger = templateCalls(server, await given.user(server));
    expectProblem(await stranger.renderSaved('sms', id), 'NOT_FOUND', 'templateId');
  });

  test('requires no query', async () => {
    const id = await calls.create('sms', { bodyLiquid: 'Hello {{ name }}', graphQlQuery: ' ' });
    expect(renderedText(await calls.renderSaved('sms', id, { contentJsonString: '{"name": "May"}' }))).toBe(
      'Hello May',
    );
    const bare = 'query ($id: String!) { renderSmsTemplate(templateId: $id) { status errors value { body } } }';
    expect(renderedText(await calls.post(bare, { id }))).toBe('Hello ');
  });

  test('reports missing data like every rendering', async () => {
    const text = '{{ policies.list[0].issuerNumber }}{{ policies.list[9].issuerNumber }}{{ a | default: "-" }}{{ b }}';
    const missing = ['policies.list[9].issuerNumber', 'b'];
    const all = ['policies.list[0].issuerNumber', ...missing];
    const saved = await calls.renderSaved('sms', await smsTemplate(text), { contentJsonString: '{"b": null}' });
    expect(expectSuccess(saved)['missingVariables']).toEqual(missing);
    expect(expectSuccess(await calls.render('sms', text))['missingVariables']).toEqual(all);
    expect(expectSuccess(await calls.render('html', text))['missingVariables']).toEqual(all);
    expect(expectSuccess(await calls.render('html', 'Hello'))['missingVariables']).toEqual([]);
    const failed = payloadOf(await calls.render('sms', '{{ b | nope }}'));
    expect(failed['missingVariables']).toBeNull();
  });

  test('renders several in one request, each separately', async () => {
    const ids = [await smsTemplate('one {{ policies.totalCount }}'), await smsTemplate('two'), await smsTemplate('{{')];
    const fields = ids.map(
      (id, index) => `r${index}: renderSmsTemplate(templateId: "${id}") { status value { body } }`,
    );
    const { data, errors } = await calls.post(`{ ${fields.join(' ')} policies { totalCount } }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      r0: { status: 'success', value: { body: 'one 2' } },
      r1: { status: 'success', value: { body: 'two' } },
      r2: { status: 'failure', value: null },
      policies: { totalCount: 2 },
    });
  });
});

describe('a query that cannot be run', () => {
  test.each([
    ['{\n  policies {\n    nosuchfield\n  }\n}', 'INVALID', { line: 3, column: 5 }, 'nosuchfield'],
    [
      'query ($id: String!) { policies(where: { id: $id }) { totalCount } }',
      'INVALID',
      { path: 'input.variablesJsonString' },
      '$id',
    ],
    ['{ policies(limit: -1) { totalCount } }', 'INVALID', { line: 1, column: 3, path: 'graphQlQuery' }, 'limit is -1'],
    ['{ templates(where: { id: "a\\u0000" }) { totalCount } }', 'INVALID', { path: 'graphQlQuery' }, 'NUL'],
  ])('is reported at its position: %s', async (graphQlQuery, code, place, words) => {
    const id = await smsTemplate('x', graphQlQuery);
    const result = await calls.renderSaved('sms', id);
    const problem = expectProblem(result, code);
    expect(problem).toMatchObject({ path: 'graphQlQuery', ...place });
    expect(problem.message).toContain(words);
    expect(payloadOf(result)).toMatchObject({ value: null, errors: [problem.message] });
  });

  test('is reported for the variable with the invalid text, not for the field that contains it', async () => {
    const id = await smsTemplate('x', 'query ($where: policyWhereInput) { policies(where: $where) { totalCount } }');
    for (const variablesJsonString of ['{"where": {"id": "\\u0000"}}', '{"where": {"id": "\\ud800"}}']) {
      const result = await calls.renderSaved('sms', id, { variablesJsonString });
      const { message } = expectProblem(result, 'INVALID', 'input.variablesJsonString');
      expect(message).toBe('The variable where.id contains a NUL or invalid character. Remove it.');
    }
  });

  test('reports each of several errors', async () => {
    const id = await smsTemplate('x', '{ policies { a b list { c } } }');
    const { errors_2: problems } = payloadOf(await calls.renderSaved('sms', id)) as { errors_2: object[] };
    expect(problems).toHaveLength(3);
  });

  test.each([
    'mutation { deleteTemplate(templateId: "1") { status } }',
    '{ token_2(clientId: "c", tenantId: "t", username: "u", password: "p") { accessToken } }',
    '{ refreshToken(clientId: "c", tenantId: "t", refreshToken: "r") { accessToken } }',
    '{ templates { list { draft { contentJsonString } } } }',
    '{ templates { list { ...D } } } fragment D on templateInterface { d: draft { contentJsonString } }',
    '{ tenantSettings { hosts } }',
    'not a query',
  ])('is not run even if it was stored in another way: %s', async (query) => {
    const id = await smsTemplate('x');
    await server.sql`update templates set graph_ql_query = ${query} where id = ${id}`;
    expectProblem(await calls.renderSaved('sms', id), 'INVALID', 'graphQlQuery');
  });

  test('cannot render its own template', async () => {
    const id = await smsTemplate('x');
    const query = `{ renderSmsTemplate(templateId: "${id}") { value { body } } }`;
    expectProblem(await calls.update('sms', id, { graphQlQuery: query }), 'INVALID', 'input.graphQlQuery');
    await server.sql`update templates set graph_ql_query = ${query} where id = ${id}`;
    expectProblem(await calls.renderSaved('sms', id), 'INVALID', 'graphQlQuery');
  });

  test('is reported with an explanation, and logged if the error is internal', async () => {
    const broken = await startTestServer();
    try {
      const theirs = templateCalls(broken, await given.user(broken));
      const id = await theirs.create('sms', { bodyLiquid: 'x', graphQlQuery: '{ insurers { name } }' });
      await broken.sql`alter table insurers rename to renamed`;
      const problem = expectProblem(await theirs.renderSaved('sms', id), 'INTERNAL', 'graphQlQuery');
      expect(problem.message).toMatch(/^There was an unexpected error, please try again later. \(Request /);
      expect(broken.logLines.join()).toContain('does not exist');
    } finally {
      await broken.close();
    }
  });

  test('whose result is too large is refused with an explanation, and the next request is served', async () => {
    const by = await given.user(server);
    const theirs = templateCalls(server, by);
    await theirs.create('sms', { bodyLiquid: 'x'.repeat(5_000_000) });
    const query = '{ templates { list { ... on smsTemplate { a: bodyLiquid b: bodyLiquid } } } }';
    const id = await theirs.create('sms', { bodyLiquid: 'x', graphQlQuery: query });
    expect(expectProblem(await theirs.renderSaved('sms', id), 'LIMIT_EXCEEDED', 'graphQlQuery').message).toContain(
      '8 MiB',
    );
    expect(renderedText(await calls.render('sms', 'served'))).toBe('served');
  });
});

describe('content and variables', () => {
  test.each([
    ['{\n"a": tru}', { line: 2, column: 6, excerpt: expect.stringContaining('▸tru') }],
    ['[1]', {}],
    ['null', {}],
    ['"text"', {}],
  ])('that are not a JSON object are reported at their position: %j', async (text, place) => {
    const input = { contentJsonString: text, variablesJsonString: text };
    const id = await smsTemplate('x');
    for (const result of [await calls.render('sms', 'x', input), await calls.renderSaved('sms', id, input)]) {
      expect(expectProblem(result, 'INVALID', 'input.contentJsonString')).toMatchObject(place);
      expect(expectProblem(result, 'INVALID', 'input.variablesJsonString')).toMatchObject(place);
    }
  });

  test('with a number that no number type can represent are refused, however deeply nested', async () => {
    const id = await smsTemplate('x');
    for (const text of ['{"a": 1e999}', '{"a": [{"b": -1e400}]}', `{"a": ${'['.repeat(100)}1e999${']'.repeat(100)}}`]) {
      const result = await calls.renderSaved('sms', id, { contentJsonString: text, variablesJsonString: text });
      const { message } = expectProblem(result, 'INVALID', 'input.contentJsonString');
      expect(message).toBe('The content contains a number that is too large. Use a smaller one, or a text.');
      expectProblem(result, 'INVALID', 'input.variablesJsonString');
    }
    const contentJsonString = '{"a": 1e308, "b": 1e-400}';
    expect(renderedText(await calls.render('sms', '{{ a }} {{ b }}', { contentJsonString }))).toBe('1e+308 0');
  });

  test('keep numbers that a double would change', async () => {
    const input = {
      contentJsonString: '{"n":4111111111111111117,"next":4111111111111111118,"list":[0.1000000000000000055]}',
    };
    const text =
      '{{ n }} {{ data.n }} {{ list[0] }} {% if n == next %}equal{% else %}other{% endif %} {{ n | money: "HKD" }}';
    const shown =
      '4111111111111111117 4111111111111111117 0.1000000000000000055 other HKD 4,111,111,111,111,111,117.00';
    expect(renderedText(await calls.render('sms', text, input))).toBe(shown);
    const id = await smsTemplate(text);
    expect(renderedText(await calls.renderSaved('sms', id, input))).toBe(shown);
    expect(renderedText(await calls.render('html', '{{ n }}', input))).toBe('4111111111111111117');
    const calculated = await calls.render('sms', '{{ n | plus: 1 }}', input);
    expect(expectProblem(calculated, 'INVALID', 'bodyLiquid').message).toContain('4111111111111111117');
  });

  test('that are too long, too deeply nested or cannot be stored are refused', async () => {
    const tooLong = await calls.render('html', 'x', { contentJsonString: `{"a": "${'a'.repeat(2_000_000)}"}` });
    expectProblem(tooLong, 'TOO_LONG', 'input.contentJsonString');
    const deep = `{"a": ${'['.repeat(201)}${']'.repeat(201)}}`;
    const id = await smsTemplate('x');
    expectProblem(
      await calls.renderSaved('sms', id, { variablesJsonString: deep }),
      'LIMIT_EXCEEDED',
      'input.variablesJsonString',
    );
    expectProblem(
      await calls.render('html', 'x', { contentJsonString: '{"a\0": 1}' }),
      'INVALID',
      'input.contentJsonString',
    );
    expectProblem(await calls.render('html', 'a\ud800'), 'INVALID', 'html');
    expectProblem(await calls.render('html', 'x', { name: 'n'.repeat(201) }), 'TOO_LONG', 'input.name');
  });

  test('may be empty, and may contain __proto__ and constructor', async () => {
    expect(renderedText(await calls.render('sms', 'x{{ a }}', { contentJsonString: ' ' }))).toBe('x');
    const contentJsonString = '{"__proto__": {"a": 1}, "constructor": {"name": "c"}}';
    expect(renderedText(await calls.render('sms', '{{ a }}|{{ constructor.name }}', { contentJsonString }))).toBe('|c');
  });
});

describe('renderSms and renderHtml', () => {
  const contentJsonString = '{"name": "<May & Co>", "amount": 1234.5}';

  test('return the output of Liquid: unchanged for a message, escaped for a page unless marked raw', async () => {
    const sms = renderedText(await calls.render('sms', ' {{ name }}\n', { contentJsonString }));
    expect(sms).toBe(' <May & Co>\n');
    const html = renderedText(
      await calls.render('html', '<p>{{ name }}|{{ data.name | raw }}</p>', { contentJsonString }),
    );
    expect(html).toBe('<p>&lt;May &amp; Co&gt;|<May & Co></p>');
  });

  test('format amounts for the request’s locale', async () => {
    const text = '{{ amount | money: "EUR" }}';
    const german = await calls.render('sms', text, { contentJsonString }, { 'accept-language': 'de-DE' });
    expect(renderedText(german)).toBe('1.234,50 EUR');
    expect(renderedText(await calls.render('sms', text, { contentJsonString }))).toBe('EUR 1,234.50');
  });

  test.each(['sms', 'html'] as const)('report every fault of a broken %s with its position', async (kind) => {
    const result = await calls.render(kind, 'Hello\n{{ name | nosuchfilter }}\n{% nosuchtag %}');
    const path = kind === 'sms' ? 'bodyLiquid' : 'html';
    const {
      errors,
      errors_2: problems,
      status,
    } = payloadOf(result) as { errors: string[]; errors_2: object[]; status: string };
    expect(status).toBe('failure');
    expect(problems).toEqual([
      expect.objectContaining({ code: 'INVALID', path, line: 2, excerpt: expect.stringContaining('▸') }),
      expect.objectContaining({ code: 'INVALID', path, line: 3 }),
    ]);
    expect(errors).toEqual([expect.stringContaining('nosuchfilter'), expect.stringContaining('nosuchtag')]);
  });

  test.each([
    ['an endless loop', '{% for i in (1..1000000000) %}{% for j in (1..1000000000) %}{% endfor %}{% endfor %}'],
    [
      'captures that double',
      `{% capture a %}${'x'.repeat(100)}{% endcapture %}${'{% capture a %}{{ a }}{{ a }}{% endcapture %}'.repeat(40)}{{ a }}`,
    ],
  ])('%s ends at a limit, and the next request is served', { timeout: 60_000 }, async (_name, text) => {
    const { message } = expectProblem(await calls.render('html', text), 'LIMIT_EXCEEDED', 'html');
    expect(message).not.toBe('');
    expect(renderedText(await calls.render('html', 'served'))).toBe('served');
  });

  test('are so costly that one request may not render many', async () => {
    const fields = Array.from({ length: 21 }, (_, index) => `r${index}: renderSms(bodyLiquid: "") { status }`);
    const { code, errors } = await calls.post(`{ ${fields.join(' ')} }`);
    expect(code).toBe('LIMIT_EXCEEDED');
    expect(errors[0]?.message).toContain('cost');
  });
});

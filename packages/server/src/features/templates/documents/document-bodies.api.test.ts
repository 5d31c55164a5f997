import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { printedAnswer, readPdf } from '../../../testing/pdf.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
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
  readonly errors_2: readonly { readonly code: string; readonly message: string; readonly path?: string }[];
}

async function render(template: string, body: object) {
  const response = await server.http.inject({
    method: 'POST',
    url: `/api/v1/render/${template}`,
    headers: { host: 'localhost', 'content-type': 'application/json', ...(await server.as(user).headers()) },
    payload: JSON.stringify(body),
  });
  const problems = () => response.json<Refusal>().errors_2;
  return { status: response.statusCode, pdf: response.rawPayload, headers: response.headers, problems };
}

const graphQlQuery = 'query ($where: templateWhereInput) { templates(where: $where) { list { id name } } }';

describe('variables that would select another party’s record', () => {
  test.each([
    [{ were: { id: 'x' } }, 'variables.were', 'where'],
    [{ where: { id: null } }, 'variables.where.id', 'null'],
    [{ where: { id: '' } }, 'variables.where.id', 'an empty text'],
    [{ where: {} }, 'variables.where', 'an empty object'],
  ])('are refused: %j', async (variables, path, word) => {
    const id = await calls.create('wkhtmltopdf', { html: '<p>{{ templates.list[0].name }}</p>', graphQlQuery });
    for (const body of [{ variables }, { variablesJsonString: JSON.stringify(variables) }]) {
      const answer = await render(id, body);
      expect(answer.status).toBe(400);
      expect(answer.problems()).toMatchObject([{ code: 'INVALID', path, message: expect.stringContaining(word) }]);
    }
  });

  test('are accepted as by GraphQL, and a query without variables runs unchanged', async () => {
    const id = await calls.create('wkhtmltopdf', { html: '<p>{{ templates.list.size }}</p>', graphQlQuery });
    const lenient = await calls.renderSaved('wkhtmltopdf', id, { variablesJsonString: '{"where": {"id": null}}' });
    expect(printedAnswer(lenient).missingVariables).toEqual([]);
    for (const body of [{}, { variables: {} }]) expect((await render(id, body)).status).toBe(200);
  });

  test('are refused for a template without a query', async () => {
    const id = await calls.create('wkhtmltopdf', { html: 'x' });
    const answer = await render(id, { variables: { where: { id: 'x' } } });
    expect(answer.problems()[0]?.message).toContain('It has no variables.');
  });
});

test('content and variables may be sent as JSON text, as in GraphQL', async () => {
  const name = 'Sent as text';
  const html = '<p>{{ templates.list[0].name }} {{ sender }}</p>';
  const id = await calls.create('wkhtmltopdf', { name, html, graphQlQuery });
  const texts = {
    contentJsonString: '{"sender": "Claims"}',
    variablesJsonString: JSON.stringify({ where: { id } }),
  };
  expect((await readPdf((await render(id, texts)).pdf)).pages).toEqual([`${name} Claims`]);
});

test('a document with missing data is refused unless it may be incomplete', async () => {
  const id = await calls.create('wkhtmltopdf', {
    html: '<p>{{ holder.name }}</p>',
    footerSettings: { left: '{{ b }}' },
  });
  const refused = await render(id, {});
  expect(refused.status).toBe(400);
  expect(refused.problems()).toMatchObject([
    { code: 'INVALID', path: 'allowIncomplete', message: expect.stringContaining('holder.name, b') },
  ]);
  expect((await render(id, { allowIncomplete: true })).headers['x-missing-variables']).toBe('holder.name, b');
  const content = { holder: { name: 'Chan' }, b: 1 };
  expect((await render(id, { content })).status).toBe(200);
});

test('list items without a used field, objects, and characters without a glyph also count as missing', async () => {
  const id = await calls.create('wkhtmltopdf', {
    html: '<ul>{% for m in list %}<li>{{ m.name }}</li>{% endfor %}</ul>\n<p>{{ holder }}</p>',
  });
  const content = { list: [{ name: 'A' }, {}], holder: { name: 'Chan' } };
  const refused = await render(id, { content });
  expect(refused.status).toBe(400);
  expect(refused.problems()).toMatchObject([
    { code: 'INVALID', path: 'html', line: 1, message: expect.stringContaining('m.name') },
    { code: 'INVALID', path: 'html', line: 2, message: expect.stringContaining('object') },
  ]);
  expect((await render(id, { content, allowIncomplete: true })).headers['x-warnings']).toBe('2');
  const boxes = await calls.create('wkhtmltopdf', { html: '<p>{{ name }}</p>' });
  const unprintable = { content: { name: '\u{10380}' } };
  expect((await render(boxes, unprintable)).problems()).toMatchObject([{ code: 'INVALID', path: 'html' }]);
  expect((await render(boxes, { ...unprintable, allowIncomplete: true })).status).toBe(200);
});

test('content wider than the page also counts as missing, unless the document is fitted to its page', async () => {
  const cells = Array.from({ length: 24 }, (_, index) => `<td>Column${index + 1}</td>`).join('');
  const html = `<p>Members</p>\n<table id="members" style="font-size: 10px"><tr>${cells}</tr></table>`;
  const id = await calls.create('wkhtmltopdf', { html });
  const refused = await render(id, {});
  expect(refused.status).toBe(400);
  expect(refused.problems()).toMatchObject([
    { code: 'INVALID', path: 'html', line: 2, message: expect.stringMatching(/table#members > .* mm beyond the page/) },
  ]);
  expect((await render(id, { allowIncomplete: true })).headers['x-warnings']).toBe('1');
  expectSuccess(await calls.update('wkhtmltopdf', id, { isFitToPage: true }));
  expect((await render(id, {})).status).toBe(200);
});

test('a query that finds no record is an error that names the variable', async () => {
  const id = await calls.create('wkhtmltopdf', {
    graphQlQuery: 'query ($name: String) { templates(where: { name: $name }) { list { name } } }',
    html: '<p>Dear customer</p>',
  });
  const asked = { variables: { name: 'nobody has this name' } };
  const refused = await render(id, asked);
  expect(refused.status).toBe(400);
  expect(refused.problems()).toMatchObject([
    { code: 'NOT_FOUND', path: 'variables.name', message: expect.stringContaining('variable name') },
  ]);
  expect((await render(id, { ...asked, allowIncomplete: true })).status).toBe(200);
});

test('the refusal of an API key explains that a user’s token is needed', async () => {
  const answer = await server.http.inject({
    method: 'POST',
    url: '/api/v1/render/x',
    headers: { host: 'localhost', 'x-api-key': 'cwk_some' },
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(answer.json<Refusal>().errors_2[0]?.message).toMatch(/^API keys are for prices.* Bearer /);
});

test('an address with invalid percent-encoding is refused', async () => {
  const url = new URL(await server.http.listen({ host: '127.0.0.1', port: 0 }));
  const headers = await server.as(user).headers();
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ host: url.hostname, port: url.port, method: 'POST', path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject).end();
    });
  // The router does not see anything after #.
  for (const end of ['%', '%zz', '%E7', 'x#%zz', '%25zz%']) {
    expect(await statusOf(`/api/v1/render/${end}`), end).toBe(400);
  }
});

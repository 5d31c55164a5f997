// In a tenant that works with releases, whoever reads what is live gets nothing of the working copy: neither in fields,
// documents, mails and calls, nor in messages. Every part of every template is changed after its release.
import PostalMime from 'postal-mime';
import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../../schema.ts';
import { drawingCalls } from '../../../testing/drawings.ts';
import { emailCalls } from '../../../testing/emails.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { readPdf } from '../../../testing/pdf.ts';
import { simplePdf } from '../../../testing/simple-pdf.ts';
import { type GraphqlResult, startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { givenReleasingUser, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { type Kind, kinds, templateCalls } from '../../../testing/templates.ts';
import { givenPolicy, visit, visitorApp } from '../../../testing/visitors.ts';
import { workbookFile } from '../../../testing/workbook-file.ts';
import { templateKinds } from '../../../template-kinds.ts';

type Words = 'released' | 'candidate' | 'working';

let server: TestServer;
let editor: GivenUser;
let viewer: GivenUser;
let apiKey: string;
let valueId: string;
const ids = new Map<Kind, string>();
const idOf = (kind: Kind) => ids.get(kind) ?? '';
const logicalIdOf = (kind: Kind, words: Words) => `${words} ${kind}`;
let candidate: string;

beforeAll(async () => {
  server = await startTestServer();
  editor = await givenReleasingUser(server);
  viewer = await given.user(server, { tenantId: editor.tenantId, role: 'VIEWER' });
  apiKey = await given.apiKey(server, editor);
  await givenPolicy(server, editor, { id: 'policy', email: 'chan@customer.test' });
  await storeFiles('released');
  for (const kind of kinds) ids.set(kind, await templateCalls(server, editor).create(kind, {}));
  await drawingCalls(server, editor).add(idOf('pdfDrawing'), drawing('released'));
  const added = expectSuccess(await server.as(editor).post(addingValue, { id: idOf('dynamic') }));
  valueId = (added as { createdStatus: { id: string } }).createdStatus.id;
  const emails = emailCalls(server, editor);
  await emails.attachFile(idOf('emailMjml'), { fileName: 'terms.txt', filePath: 'terms.txt' });
  await emails.attachTemplate(idOf('emailMjml'), { fileName: 'letter', templateId: idOf('wkhtmltopdf') });
  await changeAll('released');
  const releases = releasingCalls(server, editor);
  const items = [...ids.values()].map(toItem);
  await releases.release(...items);
  await changeAll('candidate');
  candidate = await releases.create(...items);
  await changeAll('working');
  await templateCalls(server, editor).create('sms', { name: 'Only working', logicalId: 'only-working' });
});
afterAll(async () => server.close());

const toItem = (itemId: string) => ({ kind: 'template', itemId });

async function storeFiles(words: Words): Promise<void> {
  const workbook = workbookFile({
    sheets: {
      Quote: { A1: 'input_age', B1: 40, A2: 'output_text', B2: { f: `CONCATENATE("${words} ",B1)`, v: `${words} 40` } },
    },
  });
  await storeFile('rates.xlsx', workbook);
  await storeFile('form.pdf', simplePdf([`${words} form`]));
  await storeFile('terms.txt', Buffer.from(`${words} terms`));
}

async function storeFile(key: string, content: Uint8Array): Promise<void> {
  const remove = 'mutation ($key: String!) { deleteFile(key: $key) { status } }';
  await server.as(editor).post(remove, { key });
  await given.file(server, { ...editor, key, content });
}

const drawing = (words: Words) => ({
  page: 1,
  point1: { x: 50, y: 100 },
  point2: { x: 400, y: 140 },
  kind: 'TEXT',
  liquidSource: `${words} drawing`,
  font: { familyName: 'Helvetica', emSize: 12, fontStyle: 'REGULAR' },
});

const addingValue = `mutation ($id: String!) {
  addDynamicValueToTemplate(templateId: $id, input: { valueJsonString: "1" }) { status errors createdStatus { id } } }`;
const changingValue = `mutation ($id: String!, $valueId: String!, $json: String!) {
  updateDynamicValueOfTemplate(templateId: $id, valueId: $valueId, input: { valueJsonString: $json }) { status errors } }`;

/** The whole of each template, its files, and what its query finds. */
async function changeAll(words: Words): Promise<void> {
  await storeFiles(words);
  const calls = templateCalls(server, editor);
  const found = 'query { templates(where: { type: "dynamic" }) { list { name } } }';
  const text = `${words} text of {{ data.templates.list[0].name }}`;
  const own: Readonly<Record<Kind, object>> = {
    wkhtmltopdf: { html: `<p>${text}</p>` },
    sms: { bodyLiquid: text },
    notification: {},
    dynamic: {},
    emailMjml: {
      mjml: `<mjml><mj-body><mj-section><mj-column><mj-text>${text}</mj-text></mj-column></mj-section></mj-body></mjml>`,
      subject: `${words} subject`,
    },
    function: { fileKey: 'rates.xlsx', inputs: [{ name: 'age' }], outputs: [{ name: 'text' }] },
    pdfDrawing: { fileKey: 'form.pdf' },
  };
  for (const kind of kinds) {
    const query = kind === 'dynamic' ? {} : { graphQlQuery: found };
    const general = { name: `${words} name`, description: `${words} description`, logicalId: logicalIdOf(kind, words) };
    expectSuccess(await calls.update(kind, idOf(kind), { ...general, ...query, ...own[kind] }));
  }
  const l10n = [{ key: `templates-${idOf('notification')}-html`, locale: 'en-US', value: `<p>${text}</p>` }];
  expectSuccess(await calls.update('notification', idOf('notification'), {}, { l10n }));
  const json = JSON.stringify(`${words} value`);
  expectSuccess(await calls.post(changingValue, { id: idOf('dynamic'), valueId, json }));
  const [drawn] = await drawingCalls(server, editor).list(idOf('pdfDrawing'));
  expectSuccess(await drawingCalls(server, editor).update(idOf('pdfDrawing'), drawn?.id ?? '', drawing(words)));
}

interface Reading {
  readonly by?: GivenUser;
  readonly perspective?: string;
}

function headersOf({ perspective }: Reading): Record<string, string> {
  return perspective === undefined ? {} : { 'x-perspective': perspective };
}

const post = (query: string, variables: object, reading: Reading = {}): Promise<GraphqlResult> =>
  server.as(reading.by ?? viewer).post(query, variables, headersOf(reading));

const schema = createSchema(templateKinds);

/** Every field that needs no argument, at every depth. */
function everyField(type: GraphQLObjectType, above: readonly GraphQLObjectType[] = []): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(named)) return [field.name];
    if (!isObjectType(named) || above.includes(named)) return [];
    return [`${field.name} { ${everyField(named, [...above, type])} }`];
  });
  return ['__typename', ...fields].join(' ');
}

function typeOf(kind: Kind): GraphQLObjectType {
  const type = schema.getType(templateKinds[kind]?.typeName ?? '');
  if (!isObjectType(type)) throw new Error(`The schema has no type for ${kind}.`);
  return type;
}

const printed = 'status errors errors_2 { code message path } base64 warnings { message }';
const rendered = 'status errors errors_2 { code message path }';

interface Reader {
  readonly name: string;
  /** Everything that the answer contains, in words. */
  read(reading?: Reading): Promise<string>;
}

const graphql = (name: string, query: string, variables: () => object): Reader => ({
  name,
  read: async (reading) => {
    const { data, errors } = await post(query, variables(), reading);
    return JSON.stringify({ data: await inWords(data), errors });
  },
});

/** With the texts of documents instead of their bytes. */
async function inWords(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(inWords));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, member]): Promise<[string, unknown]> => {
    if (!/base64/i.test(name) || typeof member !== 'string') return [name, await inWords(member)];
    return [name, await textOf(Buffer.from(member, 'base64'))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function textOf(bytes: Buffer): Promise<string> {
  return bytes.subarray(0, 4).toString() === '%PDF' ? (await readPdf(bytes)).pages.join(' ') : bytes.toString('utf8');
}

async function rest(url: string, { by = viewer, ...reading }: Reading, headers: object = {}, payload = '{}') {
  const response = await server.http.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      ...(await server.as(by).headers()),
      ...headersOf(reading),
      ...headers,
    },
    payload,
  });
  return textOf(response.rawPayload);
}

const byId = (kind: Kind) => () => ({ id: idOf(kind) });

const readers: readonly Reader[] = [
  ...kinds.map((kind) =>
    graphql(
      `the fields of a template of the kind ${kind}`,
      `query ($id: String!) { templates(where: { id: $id }, limit: 1) { totalCount list {
        __typename ... on ${typeOf(kind).name} { ${everyField(typeOf(kind))} } } } }`,
      byId(kind),
    ),
  ),
  graphql(
    'renderSmsTemplate',
    `query ($id: String!) { renderSmsTemplate(templateId: $id) { ${rendered} value { body } } }`,
    byId('sms'),
  ),
  graphql(
    'renderNotificationTemplate',
    `query ($id: String!) { renderNotificationTemplate(templateId: $id) { ${rendered} value } }`,
    byId('notification'),
  ),
  graphql(
    'renderEmailMjmlTemplate',
    `query ($id: String!) { renderEmailMjmlTemplate(templateId: $id, includeAttachments: true) { ${rendered}
      value { html subject text attachments { fileName base64 } } } }`,
    byId('emailMjml'),
  ),
  graphql(
    'renderWkhtmltopdfTemplate',
    `query ($id: String!) { renderWkhtmltopdfTemplate(templateId: $id) { ${printed} } }`,
    byId('wkhtmltopdf'),
  ),
  graphql(
    'renderPdfDrawingTemplate',
    `query ($id: String!) { renderPdfDrawingTemplate(templateId: $id) { ${printed} } }`,
    byId('pdfDrawing'),
  ),
  graphql(
    'renderFunctionTemplate',
    `query ($id: String!) { renderFunctionTemplate(templateId: $id, input: { name: "data", contentJsonString: "{\\"age\\":7}" }) {
      ${rendered} value { name valueJsonString } } }`,
    byId('function'),
  ),
  graphql(
    'callFunction',
    `query ($id: String!) { callFunction(name: $id, inputsJsonString: "{\\"age\\":7}") { ${rendered} value { outputsJsonString } } }`,
    byId('function'),
  ),
  graphql('pdfForm', 'query ($id: String!) { pdfForm(templateId: $id) { state fileKey version } }', byId('pdfDrawing')),
  graphql(
    'functionSheet',
    `query ($id: String!) { functionSheet(templateId: $id, sheet: 0, top: 0, left: 0, rows: 5, columns: 5) {
      ${rendered} value { cells { formula text } } } }`,
    byId('function'),
  ),
  graphql(
    'exportTemplates',
    `
      query ($ids: [String!]!) {
        exportTemplates(templateIds: $ids, withoutFiles: true) {
          fileName
          contentJsonString
        }
      }
    `,
    () => ({ ids: [...ids.values()] }),
  ),
  {
    name: 'POST /api/v1/render of a document',
    read: (reading = {}) => rest(`/api/v1/render/${idOf('wkhtmltopdf')}`, reading),
  },
  {
    name: 'POST /api/v1/render of a mail',
    read: (reading = {}) => rest(`/api/v1/render/${idOf('emailMjml')}`, reading, { accept: 'text/html' }),
  },
  {
    name: 'POST /api/v1/functions',
    read: (reading = {}) => rest(`/api/v1/functions/${idOf('function')}`, reading, {}, '{"inputs":{"age":7}}'),
  },
];

/** What differs from one state to the next. */
const wordsIn = (text: string) =>
  new Set(text.match(/released|candidate|working/gi)?.map((word) => word.toLowerCase()));

describe('where a tenant works with releases', () => {
  test.each(readers)('$name: viewers read what is live', async ({ read }) => {
    expect(wordsIn(await read())).not.toContain('working');
    expect(wordsIn(await read())).not.toContain('candidate');
    expect(await read()).not.toMatch(/"status":"failure"|"errors":\[\{/);
  });

  test.each(readers)('$name: a user who names a perspective reads that', async ({ read, name }) => {
    if (name === 'pdfForm') return;
    for (const by of [viewer, editor]) {
      expect(wordsIn(await read({ by, perspective: 'live' })), 'live').toEqual(new Set(['released']));
      expect(wordsIn(await read({ by, perspective: `release ${candidate}` })), 'release').toEqual(
        new Set(['candidate']),
      );
      expect(wordsIn(await read({ by, perspective: 'working' })), 'working').toEqual(new Set(['working']));
    }
  });

  const isShown = ({ name }: Reader) => /fields|pdfForm|functionSheet|exportTemplates/.test(name);

  test.each(readers.filter((reader) => !isShown(reader)))('$name: editors get what is live', async ({ read }) => {
    expect(wordsIn(await read({ by: editor }))).toEqual(new Set(['released']));
  });

  test.each(readers.filter(isShown))('$name: editors see what they edit', async ({ read, name }) => {
    if (name === 'pdfForm') return;
    expect(wordsIn(await read({ by: editor }))).toEqual(new Set(['working']));
  });

  test('pdfForm: the file is the one that the state had', async () => {
    const query = 'query ($id: String!) { pdfForm(templateId: $id) { state version } }';
    const read = async (perspective: string) =>
      expectSuccess(await post(query, { id: idOf('pdfDrawing') }, { perspective }));
    const [released, held, working] = [await read('live'), await read(`release ${candidate}`), await read('working')];
    expect(new Set([released, held, working].map(({ version }) => version)).size).toBe(3);
    expect(released).toMatchObject({ state: 'CURRENT' });
  });

  test('logical ids are those that are live', async () => {
    const address = (words: Words) => `/api/v1/functions/${encodeURIComponent(logicalIdOf('function', words))}`;
    const call = (words: Words, by?: GivenUser) => rest(address(words), by ? { by } : {}, {}, '{"inputs":{"age":7}}');
    expect(await call('released')).toContain('released 7');
    expect(await call('released', editor)).toContain('released 7');
    const unknown = await rest('/api/v1/functions/unknown', {}, {}, '{"inputs":{"age":7}}');
    expect(await call('working')).toBe(unknown);
    expect(await call('candidate')).toBe(unknown);
    const held = await rest(address('candidate'), { perspective: `release ${candidate}` }, {}, '{"inputs":{"age":7}}');
    expect(held).toContain('candidate 7');
  });

  test('a template that is only edited does not exist for those who read what is live', async () => {
    const [edited] = await templateCalls(server, editor).list({ where: { logicalId: 'only-working' } });
    const id = edited?.id;
    const render = `query ($id: String!) { renderSmsTemplate(templateId: $id) { ${rendered} value { body } } }`;
    const refused = expectProblem(await post(render, { id }), 'NOT_FOUND', 'templateId');
    expect(refused).toEqual(expectProblem(await post(render, { id: 'unknown' }), 'NOT_FOUND', 'templateId'));
    expectProblem(await post(render, { id }, { by: editor }), 'NOT_FOUND', 'templateId');
    expectSuccess(await post(render, { id }, { by: editor, perspective: 'working' }));
  });

  test.each([
    ['id_in', () => ({ id_in: [...ids.values()] })],
    ['name', (words: Words) => ({ name: `${words} name` })],
    ['name_contains', (words: Words) => ({ name_contains: `${words} n` })],
    ['description_contains', (words: Words) => ({ description_contains: `${words} d` })],
    ['logicalId_in', (words: Words) => ({ logicalId_in: kinds.map((kind) => logicalIdOf(kind, words)) })],
  ])('lists are filtered by %s, sorted and counted as they are shown', async (field, where) => {
    const query = `query ($where: templateWhereInput) {
      templates(where: $where, sort: { fieldName: "logicalId", type: "ASC" }, limit: 3, skip: 1) { totalCount list { logicalId } } }`;
    const sorted = (words: Words) =>
      kinds.map((kind) => ({ logicalId: logicalIdOf(kind, words) })).toSorted(byLogicalId);
    const read = async (words: Words, reading?: Reading) =>
      expectSuccess(await post(query, { where: where(words) }, reading));
    expect(await read('released')).toEqual({ totalCount: kinds.length, list: sorted('released').slice(1, 4) });
    const held = { perspective: `release ${candidate}` };
    expect(await read('candidate', held)).toEqual({ totalCount: kinds.length, list: sorted('candidate').slice(1, 4) });
    if (field === 'id_in') return;
    expect(await read('working')).toEqual({ totalCount: 0, list: [] });
    expect(await read('released', held)).toEqual({ totalCount: 0, list: [] });
  });

  test('mails and the documents attached to them are what is live, whatever their sender names', async () => {
    const emails = emailCalls(server, editor);
    const mutation = `mutation ($input: sendNotificationInput!) {
      sendNotification(input: $input) { status errors createdStatus { id } } }`;
    const templateRendering = { templateId: idOf('emailMjml'), input: { name: 'data' } };
    const input = { emailMessage: { to: 'chan@customer.test', from: 'sales@insurer.test', templateRendering } };
    for (const perspective of ['working', `release ${candidate}`]) {
      expectSuccess(await post(mutation, { input }, { by: editor, perspective }));
    }
    await emails.send(input.emailMessage);
    const messages = await server.sql<{ message: Buffer }>`
      select message from mail_messages where tenant_id = ${editor.tenantId}`;
    expect(messages).toHaveLength(3);
    for (const { message } of messages) {
      const { subject, html, text, attachments } = await PostalMime.parse(message);
      expect(attachments).toHaveLength(2);
      const attached = attachments.map(({ content }) =>
        textOf(typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))),
      );
      for (const part of [subject, html, text, ...(await Promise.all(attached))]) {
        expect(wordsIn(part ?? '')).toEqual(new Set(['released']));
      }
    }
    const named = { to: 'chan@customer.test', from: 'sales@insurer.test' };
    const other = { ...named, templateRendering: { logicalId: logicalIdOf('emailMjml', 'working') } };
    expectProblem(await emails.tryToSend(other), 'NOT_FOUND', 'templateId');
  });

  test('visitors and API keys get what is live', async () => {
    const documents = [idOf('wkhtmltopdf')];
    const host = visitorApp(server, { ...editor, kind: 'customers', documents });
    const chan = await visit(server, host, 'chan@customer.test');
    const query = `query ($policyId: String!, $documentId: String!) {
      visitorDocument(policyId: $policyId, documentId: $documentId) { status errors base64 name }
      visitor { documents { name } } }`;
    const { data } = await chan.post(query, { policyId: 'policy', documentId: documents[0] });
    expect(wordsIn(JSON.stringify(await inWords(data)))).toEqual(new Set(['released']));
    const call = await server.http.inject({
      method: 'POST',
      url: `/api/v1/functions/${idOf('function')}`,
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-api-key': apiKey },
      payload: '{"inputs":{"age":7}}',
    });
    expect(call.body).toContain('released 7');
  });

  test('what is retired does not exist, and its logical id is free for another template', async () => {
    const calls = templateCalls(server, editor);
    const releases = releasingCalls(server, editor);
    const [first, second] = [
      await calls.create('sms', { logicalId: 'one' }),
      await calls.create('sms', { logicalId: 'two' }),
    ];
    const both = [toItem(first), toItem(second)];
    await releases.release(...both);
    const named = async (logicalId: string, reading?: Reading) => {
      const query = 'query ($logicalId: String) { templates(where: { logicalId: $logicalId }) { list { id } } }';
      return (expectSuccess(await post(query, { logicalId }, reading)) as { list: { id: string }[] }).list;
    };
    expectSuccess(await calls.update('sms', first, { logicalId: 'three' }));
    expectSuccess(await calls.update('sms', second, { logicalId: 'one' }));
    expectSuccess(await calls.update('sms', first, { logicalId: 'two' }));
    const exchange = await releases.create(...both);
    expect(await named('one', { perspective: `release ${exchange}` })).toEqual([{ id: second }]);
    expect(await named('one')).toEqual([{ id: first }]);
    expectSuccess(await releases.publish(exchange));
    expect(await named('one')).toEqual([{ id: second }]);
    expect(await named('two')).toEqual([{ id: first }]);
    expectSuccess(await releases.rollBack(exchange));
    expect(await named('one')).toEqual([{ id: first }]);
    expect(await named('two')).toEqual([{ id: second }]);
    const retirement = await releases.create({ ...toItem(first), action: 'RETIRE' });
    expect(await named('one', { perspective: `release ${retirement}` })).toEqual([]);
    expectSuccess(await releases.publish(retirement));
    expect(await named('one')).toEqual([]);
    expectSuccess(await releases.rollBack(retirement));
    expect(await named('one')).toEqual([{ id: first }]);
  });
});

function byLogicalId(one: { readonly logicalId: string }, other: { readonly logicalId: string }): number {
  return one.logicalId < other.logicalId ? -1 : 1;
}

import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentKinds } from '../../content-kinds.ts';
import { withHistory } from '../../recording/recorder.ts';
import { type Right, rightsOf } from '../../request/rights.ts';
import { drawingCalls } from '../../testing/drawings.ts';
import { emailCalls } from '../../testing/emails.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { plainCompiler } from '../../testing/plain-compiler.ts';
import { releaseCalls } from '../../testing/releases.ts';
import { simplePdf } from '../../testing/simple-pdf.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { ratingWorkbook, workbookFile } from '../../testing/workbook-file.ts';

let server: TestServer;
/** With a history, as in requests. */
let recorded: Pick<TestServer, 'database'>;
let user: GivenUser;
/** Rights that every caller lacks at present. */
let lacking: readonly Right[] = [];
beforeAll(async () => {
  server = await startTestServer({
    appCompiler: plainCompiler,
    rightsOf: (role) => new Set([...rightsOf(role)].filter((right) => !lacking.includes(right))),
  });
  recorded = { database: withHistory(server.database, { kinds: contentKinds, clock: server.clock.now }) };
});
beforeEach(async () => {
  lacking = [];
  user = await given.user(server);
});
afterAll(async () => server.close());

interface Uses {
  readonly totalCount: number;
  readonly hiddenCount: number;
  readonly list: readonly { kind: string; itemId: string; name: string; templateView: string | null }[];
}

const post = async (document: string, variables: object = {}, as = user) => server.as(as).post(document, variables);

const query = async (kind: string, itemIds: string | readonly string[], more: object = {}, as = user) =>
  post(
    `query ($kind: String!, $itemIds: [String!]!, $bucketName: String, $limit: Int, $skip: Int) {
      itemUses(kind: $kind, itemIds: $itemIds, bucketName: $bucketName, limit: $limit, skip: $skip) {
        totalCount hiddenCount list { kind itemId name templateView } } }`,
    { kind, itemIds, ...more },
    as,
  );

const usesOf = async (...args: Parameters<typeof query>) => expectSuccess(await query(...args)) as unknown as Uses;

/** The ids of the users of an item, by kind. */
const usersOf = async (...args: Parameters<typeof query>) =>
  (await usesOf(...args)).list.map(({ kind, itemId }) => `${kind} ${itemId}`);

const save = async (document: string, variables: object) => expectSuccess(await post(document, variables));

const givenPicture = async (key: string) => given.file(server, { ...user, key, content: 'text' });

describe('an item is used by', () => {
  test('the components and pages that show a component, also after it was renamed', async () => {
    const inner = await given.component(recorded, { ...user, name: 'InnerBox', vueTemplate: '<b/>' });
    const outer = await given.component(recorded, { ...user, name: 'OuterBox', vueTemplate: '<p><inner-box/></p>' });
    const appId = await given.app(recorded, { ...user, appName: 'Shop' });
    const config = { componentRoutes: [{ path: '/', component: 'InnerBox' }] };
    expectSuccess(await releaseCalls(server, user).configure(appId, config));
    const uses = { totalCount: 2, hiddenCount: 0, list: [{ itemId: appId }, { itemId: outer }] };
    expect(await usesOf('component', inner)).toMatchObject(uses);
    await save('mutation ($id: String!) { updateComponent(id: $id, input: { name: "Renamed" }) { status errors } }', {
      id: inner,
    });
    expect(await usesOf('component', inner)).toMatchObject(uses);
    expect(await usersOf('component', outer)).toEqual([]);
  });

  test('each other, in a circle, but not by themselves', async () => {
    const first = await given.component(recorded, { ...user, name: 'FirstBox', vueTemplate: '<second-box/>' });
    const second = await given.component(recorded, {
      ...user,
      name: 'SecondBox',
      vueTemplate: '<first-box/><SecondBox/>',
    });
    expect(await usersOf('component', first)).toEqual([`component ${second}`]);
    expect(await usersOf('component', second)).toEqual([`component ${first}`]);
  });

  test('products whose price calls a function by its logical id, and that an insurer offers', async () => {
    const fileKey = await given.file(server, { ...user, key: 'rates.xlsx', content: workbookFile(ratingWorkbook) });
    const logicalId = '保費計算';
    const input = { fileKey, inputs: [{ name: 'age' }], outputs: [{ name: 'premium' }], logicalId };
    const id = await templateCalls(server, user).create('function', input);
    const insurer = await given.insurer(server, user);
    const productId = await given.product(recorded, { ...user, insurerId: insurer.id });
    const amountLogic = JSON.stringify({ function: [logicalId, 'premium', { age: 30 }] });
    await given.priceLogic(recorded, { ...user, productId, amountLogic });
    const product = { kind: 'product', itemId: toProductItemId(productId), name: `${productId.plan} / single_trip` };
    expect(await usesOf('template', id)).toMatchObject({ totalCount: 1, list: [product] });
    expect(await usesOf('insurer', insurer.id)).toMatchObject({ totalCount: 1, list: [product] });
    expect(await usesOf('file', fileKey)).toMatchObject({
      list: [{ kind: 'template', itemId: id, templateView: 'function' }],
    });
  });

  test('apps that sell a product, send a template and offer one to their visitors', async () => {
    const letter = await templateCalls(server, user).create('wkhtmltopdf', { html: '<p>Hello</p>' });
    const notice = await templateCalls(server, user).create('notification', {});
    const productId = await given.product(recorded, user);
    const appId = await given.app(recorded, { ...user, onRequestTemplateId: notice });
    await save(
      'mutation ($appId: String!, $ids: [productIdInput!]!) { setAppProducts(appId: $appId, productIds: $ids) { status errors } }',
      { appId, ids: [productId] },
    );
    const visitors = { kind: 'customers', documentTemplateIds: [letter] };
    expectSuccess(await releaseCalls(server, user).configure(appId, { visitors }));
    for (const [kind, itemId] of [
      ['product', toProductItemId(productId)],
      ['template', letter],
      ['template', notice],
    ] as const) {
      expect(await usersOf(kind, itemId)).toEqual([`app ${appId}`]);
    }
  });

  test('emails to which a file or another template is attached', async () => {
    const fileKey = await givenPicture('terms/條款 1.txt');
    const letter = await templateCalls(server, user).create('wkhtmltopdf', { html: '<p>Hello</p>' });
    const email = await templateCalls(server, user).create('emailMjml', { subject: 'Hello' });
    await emailCalls(server, user).attachFile(email, { fileName: 'Terms', filePath: fileKey });
    await emailCalls(server, user).attachTemplate(email, { fileName: 'Letter', templateId: letter });
    expect(await usersOf('file', fileKey)).toEqual([`template ${email}`]);
    expect(await usersOf('template', letter)).toEqual([`template ${email}`]);
  });
});

describe('a file is used by', () => {
  test('everything that contains its address', async () => {
    const key = await givenPicture('brand/標誌 1.txt');
    const address = `/api/v1/files/${encodeURI(key)}`;
    const letter = await templateCalls(server, user).create('wkhtmltopdf', { html: `<img src="${address}">` });
    const sms = await templateCalls(server, user).create('sms', { bodyLiquid: `See ${address}. Thank you` });
    const component = await given.component(recorded, { ...user, vueTemplate: `<img src="${address}"/>` });
    const script = JSON.stringify({ editorScript: `export default { data: () => ({ url: fileUrl('${key}') }) }` });
    const scripted = await given.component(recorded, { ...user, componentJsonString: script });
    const productId = await given.product(recorded, user);
    const product = toProductItemId(productId);
    await given.text(recorded, {
      ...user,
      key: `products-${product}-description`,
      locale: 'zh-HK',
      value: `<p>見 <a href="${address}">條款</a></p>`,
    });
    const appId = await given.app(recorded, user);
    const config = {
      themeJsonString: JSON.stringify({ customCss: { cssString: `a { background: url(${address}) }` } }),
    };
    expectSuccess(await releaseCalls(server, user).configure(appId, config));
    const users = [
      `app ${appId}`,
      ...[component, scripted].map((id) => `component ${id}`),
      `product ${product}`,
      ...[letter, sms].map((id) => `template ${id}`),
    ];
    expect((await usersOf('file', key)).toSorted()).toEqual(users.toSorted());
    expect((await usersOf('file', 'brand/')).toSorted()).toEqual(users.toSorted());
    expect(await usersOf('file', 'bran/')).toEqual([]);
    expect(await usersOf('file', 'brand')).toEqual([]);
  });

  test('a drawing on it, and one that shows it', async () => {
    await given.file(server, { ...user, key: 'claim.pdf', content: simplePdf(['Claim form']) });
    await givenPicture('stamp.txt');
    const drawing = await templateCalls(server, user).create('pdfDrawing', { fileKey: 'claim.pdf' });
    expect(await usersOf('file', 'claim.pdf')).toEqual([`template ${drawing}`]);
    const box = {
      page: 1,
      point1: { x: 50, y: 100 },
      point2: { x: 300, y: 130 },
      liquidSource: '/api/v1/files/stamp.txt',
    };
    await drawingCalls(server, user).add(drawing, box);
    expect(await usersOf('file', 'stamp.txt')).toEqual([`template ${drawing}`]);
  });

  test('what names its bucket, if it is not in the first one', async () => {
    await server.sql`insert into buckets (tenant_id, name, provider_id) values (${user.tenantId}, 'second', 'disk')`;
    const body = 'See /api/v1/files/a/b.txt and /api/v1/files/a/c.txt?bucketName=second';
    const sms = await templateCalls(server, user).create('sms', { bodyLiquid: body });
    expect(await usersOf('file', 'a/b.txt')).toEqual([`template ${sms}`]);
    expect(await usersOf('file', 'a/c.txt')).toEqual([]);
    expect(await usersOf('file', 'a/b.txt', { bucketName: 'second' })).toEqual([]);
    expect(await usersOf('file', 'a/c.txt', { bucketName: 'second' })).toEqual([`template ${sms}`]);
    expect(await usersOf('file', 'a/', { bucketName: 'second' })).toEqual([`template ${sms}`]);
    expect(await usersOf('file', 'a/c.txt', { bucketName: 'third' })).toEqual([]);
  });

  test('nothing, if an address can name no file', async () => {
    const body = `/api/v1/files/${'x'.repeat(3000)}.txt /api/v1/files/a%00b.txt /api/v1/files/a%ED%A0%80.txt /api/v1/files/{{ key }}.txt`;
    await templateCalls(server, user).create('sms', { bodyLiquid: body });
    const rows = await server.sql`select to_id from item_references where tenant_id = ${user.tenantId}`;
    expect(rows).toEqual([]);
  });
});

describe('what uses an item', () => {
  test('changes with each save, and ends with the deletion of the user until it is restored', async () => {
    const sms = await templateCalls(server, user).create('sms', { bodyLiquid: '/api/v1/files/a.txt' });
    expect(await usersOf('file', 'a.txt')).toEqual([`template ${sms}`]);
    expectSuccess(await templateCalls(server, user).update('sms', sms, { bodyLiquid: '/api/v1/files/b.txt' }));
    expect(await usersOf('file', 'a.txt')).toEqual([]);
    expectSuccess(await templateCalls(server, user).update('sms', sms, { name: 'Other' }));
    expect(await usesOf('file', 'b.txt')).toMatchObject({ list: [{ itemId: sms, name: 'Other' }] });
    await save('mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors } }', { id: sms });
    expect(await usersOf('file', 'b.txt')).toEqual([]);
    await save('mutation ($id: String!) { restoreItem(kind: "template", itemId: $id) { status errors } }', { id: sms });
    expect(await usersOf('file', 'b.txt')).toEqual([`template ${sms}`]);
    await save(
      'mutation ($id: String!) { restoreSnapshot(kind: "template", itemId: $id, number: 1) { status errors } }',
      { id: sms },
    );
    expect(await usersOf('file', 'a.txt')).toEqual([`template ${sms}`]);
  });

  test('is listed in pages, by kind and name, with the number of all', async () => {
    const body = Array.from({ length: 5000 }, (_none, index) => `<img src="/api/v1/files/${index}.txt">`).join('');
    for (const name of ['b', 'A', 'c']) {
      await templateCalls(server, user).create('wkhtmltopdf', { name, html: body });
    }
    const component = await given.component(recorded, { ...user, vueTemplate: '<a href="/api/v1/files/0.txt"/>' });
    const namesOf = async (more: object) => (await usesOf('file', '0.txt', more)).list.map(({ name }) => name);
    expect(await usesOf('file', '0.txt', { limit: 1 })).toMatchObject({ totalCount: 4, list: [{ itemId: component }] });
    expect(await namesOf({ limit: 2, skip: 1 })).toEqual(['A', 'b']);
    expect(await namesOf({ skip: 3 })).toEqual(['c']);
    expect((await usesOf('file', '1.txt')).totalCount).toBe(3);
    expectProblem(await query('file', '0.txt', { limit: -1 }), 'INVALID', 'limit');
  });

  test('is that of any of several items, without themselves', async () => {
    const [first, second] = [
      await given.component(recorded, { ...user, name: 'FirstBox', vueTemplate: '<second-box/>' }),
      await given.component(recorded, { ...user, name: 'SecondBox', vueTemplate: '<first-box/>' }),
    ];
    const outer = await given.component(recorded, { ...user, vueTemplate: '<first-box/><second-box/>' });
    expect(await usersOf('component', [first, second])).toEqual([`component ${outer}`]);
    const sms = await templateCalls(server, user).create('sms', { bodyLiquid: '/api/v1/files/a/b.txt' });
    expect(await usersOf('file', ['a/', 'a/b.txt', 'c.txt'])).toEqual([`template ${sms}`]);
    expect(await usersOf('file', [])).toEqual([]);
  });

  test('names only what the caller may read, and counts the rest', async () => {
    await templateCalls(server, user).create('sms', { bodyLiquid: '/api/v1/files/a.txt' });
    const component = await given.component(recorded, { ...user, vueTemplate: '<a href="/api/v1/files/a.txt"/>' });
    lacking = ['documents:read'];
    expect(await usesOf('file', 'a.txt')).toMatchObject({
      totalCount: 1,
      hiddenCount: 1,
      list: [{ itemId: component }],
    });
    lacking = ['documents:read', 'apps:read'];
    expect(await usesOf('file', 'a.txt')).toEqual({ totalCount: 0, hiddenCount: 2, list: [] });
    lacking = ['files:read'];
    expectProblem(await query('file', 'a.txt'), 'FORBIDDEN');
    expect(await server.post('{ itemUses(kind: "file", itemIds: ["a.txt"]) { totalCount } }')).toMatchObject({
      status: 401,
    });
  });

  test('of another tenant is unknown, and so is what does not exist', async () => {
    const id = await given.component(recorded, { ...user, name: 'InnerBox', vueTemplate: '<b/>' });
    await given.component(recorded, { ...user, vueTemplate: '<inner-box/><a href="/api/v1/files/a.txt"/>' });
    const other = await given.user(server);
    const nothing = { totalCount: 0, hiddenCount: 0, list: [] };
    expect(await usesOf('component', id, {}, other)).toEqual(nothing);
    expect(await usesOf('file', 'a.txt', {}, other)).toEqual(nothing);
    for (const kind of ['product', 'template', 'component', 'insurer', 'file']) {
      for (const itemId of ['', "'; drop table item_references; --", '%', '不存在', '||', '//', '../a.txt']) {
        expect(await usesOf(kind, itemId)).toEqual(nothing);
      }
    }
    expectProblem(await query('app', 'a'), 'INVALID', 'kind');
    expectProblem(await query('constructor', 'a'), 'INVALID', 'kind');
  });
});

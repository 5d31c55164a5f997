// What every kind of content does in the same way.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentKinds } from './content-kinds.ts';
import { productKey } from './features/products/products.service.ts';
import { differenceOfApps } from './features/app-content/app-difference.ts';
import type { ContentKind, ContentScope } from './snapshots/content-kind.ts';
import { drawingCalls } from './testing/drawings.ts';
import { expectSuccess } from './testing/expect-result.ts';
import { given, type GivenUser, toScope } from './testing/given.ts';
import { plainCompiler } from './testing/plain-compiler.ts';
import { givenProduct } from './testing/product-files.ts';
import { releaseCalls, releasedContent } from './testing/releases.ts';
import { simplePdf } from './testing/simple-pdf.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import { givenTemplates } from './testing/template-files.ts';
import { kinds as templateTypes, templateCalls } from './testing/templates.ts';
import { ratingWorkbook, workbookFile } from './testing/workbook-file.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const inScope = async <Result>(work: (scope: ContentScope) => Promise<Result>): Promise<Result> =>
  server.database.write(user, async (transaction) =>
    work(toScope(user.tenantId, transaction, { userId: user.userId })),
  );

/** Every row of the tenant that belongs to a content, with its revision and authors. */
async function rowsOf({ tenantId }: GivenUser): Promise<unknown> {
  return Promise.all([
    server.sql`select * from apps where tenant_id = ${tenantId}`,
    server.sql`select * from app_configs where tenant_id = ${tenantId}`,
    server.sql`select * from app_products where tenant_id = ${tenantId}`,
    server.sql`select * from components where tenant_id = ${tenantId} order by id`,
    server.sql`select * from products where tenant_id = ${tenantId}`,
    server.sql`select * from price_logics where tenant_id = ${tenantId}`,
    server.sql`select * from benefits where tenant_id = ${tenantId} order by position`,
    server.sql`select * from code_rules where tenant_id = ${tenantId} order by code`,
    server.sql`select * from insurers where tenant_id = ${tenantId}`,
    server.sql`select * from templates where tenant_id = ${tenantId} order by id`,
    server.sql`select * from l10n where tenant_id = ${tenantId} order by key, locale`,
  ]);
}

async function givenApp(): Promise<string> {
  const calls = releaseCalls(server, user);
  const appId = await given.app(server, { ...user, appName: 'Travel' });
  const page = '<div class="p-4"><InnerBox /> {{ $t("greeting") }}</div>';
  await given.component(server, {
    ...user,
    name: 'HomePage',
    vueTemplate: page,
    componentJsonString: '{"editorAst":[]}',
  });
  await given.component(server, { ...user, name: 'InnerBox', vueTemplate: '<b/>' });
  await given.text(server, { ...user, key: 'greeting', locale: 'zh-HK', value: '你好' });
  await given.text(server, { ...user, key: `apps-${appId}-title`, locale: 'en-US', value: 'Travel' });
  const config = {
    allowedLocales: ['en-US', 'zh-HK'],
    themeJsonString: '{"colors":[]}',
    head: { title: 'Travel' },
    componentRoutes: [{ path: '/', component: 'HomePage', metaJsonString: '{"a":1}' }],
  };
  expectSuccess(await calls.configure(appId, config));
  const productId = await given.product(server, { ...user, name: 'Travel' });
  const sell = `mutation ($appId: String!, $ids: [productIdInput!]!) {
    setAppProducts(appId: $appId, productIds: $ids) { status errors_2 { code } } }`;
  expectSuccess(await server.as(user).post(sell, { appId, ids: [productId] }));
  return appId;
}

/** One of every kind. */
async function givenEveryTemplate(): Promise<string[]> {
  const calls = templateCalls(server, user);
  const mjml =
    '<mjml><mj-body><mj-section><mj-column><mj-text>Hi {{ name }}</mj-text></mj-column></mj-section></mj-body></mjml>';
  const fileKey = await given.file(server, { ...user, key: 'rates.xlsx', content: workbookFile(ratingWorkbook) });
  const inputs = [{ name: 'age', liquid: '{{ age }}' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
  await given.file(server, { ...user, key: 'claim.pdf', content: simplePdf(['Claim form']) });
  const drawing = await calls.create('pdfDrawing', { fileKey: 'claim.pdf' });
  const box = { page: 1, point1: { x: 50, y: 100 }, point2: { x: 300, y: 130 } };
  await drawingCalls(server, user).add(drawing, { ...box, liquidSource: '{{ name }}' });
  return [
    ...(await givenTemplates(server, user)),
    drawing,
    await calls.create('emailMjml', { mjml, subject: 'Dear {{ name }}' }),
    await calls.create('function', { fileKey, inputs, outputs: [{ name: 'premium' }], logicalId: 'term-life' }),
  ];
}

/** By kind: items with every feature, and another content of each. */
const cases: { readonly [Kind in keyof typeof contentKinds]: Case } = {
  app: {
    give: async () => [await givenApp()],
    alter: { appName: 'Other', config: {}, products: [], components: [] },
  },
  component: {
    give: async () => [await given.component(server, { ...user, name: 'HomePage', vueTemplate: '<p><InnerBox/></p>' })],
    alter: { name: 'OtherPage', status: 'DEPRECATED', vueTemplate: '<i/>', componentJson: '{"editorScript":"x"}' },
  },
  product: {
    give: async () => [productKey(await givenProduct(server, user))],
    alter: {
      status: null,
      insurer: null,
      underwritingRules: null,
      inputs: null,
      pricing: null,
      benefits: [],
      codes: [],
      rateTables: [],
      texts: [],
    },
  },
  template: {
    give: givenEveryTemplate,
    alter: { name: 'Other', description: 'Other', graphQlQuery: null, texts: [] },
  },
};

interface Case {
  readonly give: () => Promise<string[]>;
  readonly alter: object;
}

const asStored = (content: unknown): unknown => JSON.parse(JSON.stringify(content));

describe.each(Object.keys(cases) as (keyof typeof contentKinds)[])('the content of a kind: %s', (name) => {
  const kind: ContentKind = contentKinds[name];
  const { give, alter } = cases[name];
  const readAll = async (ids: readonly string[]) => inScope(async (scope) => kind.read(ids, scope));

  test('written as it was read, it changes nothing', async () => {
    const ids = await give();
    const before = await rowsOf(user);
    const contents = await readAll([...ids, 'unknown']);
    expect([...contents.keys()].toSorted()).toEqual(ids.toSorted());
    const changes = [...contents].map(([id, current]) => ({
      id,
      current,
      wanted: kind.schema.parse(asStored(current)),
    }));
    expect(changes.flatMap(({ current, wanted }) => kind.difference(current, wanted))).toEqual([]);
    await inScope(async (scope) => {
      const placed = changes.map(({ wanted: content }) => ({ content, path: 'it' }));
      expect((await kind.validate(placed, { isLocked: true }, scope)).flat()).toEqual([]);
      await kind.write(changes, scope);
    });
    expect(await rowsOf(user)).toEqual(before);
  });

  test('it lists names that are unique', async () => {
    const contents = [...(await readAll(await give())).values()];
    const names = contents.flatMap((content) => kind.names(content));
    expect(new Set(names).size).toBe(names.length);
  });

  test('written after it was changed, it is as before', async () => {
    const ids = await give();
    const before = await readAll(ids);
    const write = async (wanted: ReadonlyMap<string, unknown>) => {
      const current = await readAll(ids);
      const changes = [...wanted].map(([id, content]) => ({ id, current: current.get(id), wanted: content }));
      await inScope(async (scope) => kind.write(changes, scope));
    };
    await write(new Map([...before].map(([id, content]) => [id, Object.assign({}, content, alter)])));
    const changed = await readAll(ids);
    for (const id of ids) expect(kind.difference(before.get(id), changed.get(id)).length).toBeGreaterThan(0);
    await write(before);
    expect(asStored([...(await readAll(ids))])).toEqual(asStored([...before]));
  });
});

test('templates of every kind have a content', async () => {
  const ids = await givenEveryTemplate();
  const found = await inScope(async (scope) => contentKinds.template.read(ids, scope));
  expect(new Set([...found.values()].map(({ type }) => type))).toEqual(new Set(templateTypes));
});

test('a released app is written back into the tables of the editors, whatever was changed since', async () => {
  const calls = releaseCalls(server, user);
  const { post } = server.as(user);
  const appId = await givenApp();
  const release = await calls.create([appId]);
  const wanted = await releasedContent(server, user, { releaseId: release, appId });
  const idOf = (name: string) => wanted.components.find((component) => component.name === name)?.id;
  expectSuccess(
    await post(
      'mutation ($id: String!) { updateApp(appId: $id, input: { appName: "Other" }) { status errors_2 { code } } }',
      {
        id: appId,
      },
    ),
  );
  expectSuccess(
    await post(
      `mutation ($id: String!) { updateComponent(id: $id, input: { name: "OtherPage", vueTemplate: "<i/>" }) {
        status errors_2 { code message } } }`,
      { id: idOf('HomePage') },
    ),
  );
  expectSuccess(
    await calls.configure(appId, {
      themeJsonString: '{"colors":[{"id":"c0","name":"Ink","value":"16 32 48"}]}',
      componentRoutes: [{ path: '/other', component: 'OtherPage' }],
      allowedLocales: ['en-US'],
    }),
  );
  const remove = 'mutation ($id: String!) { deleteComponent(id: $id) { status errors_2 { code message } } }';
  expectSuccess(await post(remove, { id: idOf('InnerBox') }));
  await given.text(server, { ...user, key: 'greeting', locale: 'zh-HK', value: '您好' });
  await given.text(server, { ...user, key: `apps-${appId}-new`, locale: 'en-US', value: 'New' });
  const read = async () => inScope(async (scope) => (await contentKinds.app.read([appId], scope)).get(appId));
  const current = await read();
  expect(new Set(differenceOfApps(current, wanted).map(({ part }) => part))).toEqual(
    new Set(['NAME', 'PAGE', 'COMPONENT', 'TEXT', 'LOCALES', 'THEME']),
  );
  await inScope(async (scope) => contentKinds.app.write([{ id: appId, current, wanted }], scope));
  expect(asStored(await read())).toEqual(wanted);
});

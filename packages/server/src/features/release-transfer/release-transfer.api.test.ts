// A release moves from a tenant to another, such as from acceptance to production, with everything that it holds.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { plainCompiler } from '../../testing/plain-compiler.ts';
import { givenReleasingUser, type Item, productItem, releasingCalls } from '../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

interface PreviewedItem {
  readonly kind: string;
  readonly name: string;
  readonly releaseAction: string;
  readonly action: string;
  readonly differences: readonly object[];
  readonly problems: readonly { readonly code: string; readonly path: string; readonly message: string }[];
}

interface Preview {
  readonly revision: string;
  readonly name: string;
  readonly origin: { readonly tenantId: string; readonly releaseId: string; readonly manifest: string };
  readonly items: readonly PreviewedItem[];
}

let server: TestServer;
let acceptance: GivenUser;
let production: GivenUser;
let from: ReturnType<typeof releasingCalls>;
let to: ReturnType<typeof releasingCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
});
afterAll(async () => server.close());
beforeEach(async () => {
  acceptance = await givenReleasingUser(server);
  production = await givenReleasingUser(server);
  from = releasingCalls(server, acceptance);
  to = releasingCalls(server, production);
});

const tryToExport = (releaseId: string, user = acceptance) =>
  server.as(user).post('query ($id: String!) { exportRelease(releaseId: $id) { fileName contentJsonString } }', {
    id: releaseId,
  });

const exported = async (releaseId: string) =>
  expectSuccess(await tryToExport(releaseId)) as { fileName: string; contentJsonString: string };

const tryToPreview = (content: string, user = production) =>
  server.as(user).post(
    `query ($content: String!) { previewReleaseImport(contentJsonString: $content) { revision name
      origin { tenantId releaseId manifest }
      items { kind name releaseAction action differences { part action } problems { code path message } } } }`,
    { content },
  );

const preview = async (content: string) => expectSuccess(await tryToPreview(content)) as unknown as Preview;

const tryToImport = (content: string, expectedRevision?: string, user = production) =>
  server.as(user).post(
    `mutation ($content: String!, $revision: String) {
      importRelease(contentJsonString: $content, expectedRevision: $revision) {
        status errors errors_2 { code message path } createdStatus { id } } }`,
    { content, revision: expectedRevision },
  );

const imported = async (content: string, expectedRevision?: string) =>
  (expectSuccess(await tryToImport(content, expectedRevision)) as { createdStatus: { id: string } }).createdStatus.id;

const actionsOf = ({ items }: Preview) => items.map(({ kind, releaseAction, action }) => [kind, releaseAction, action]);

const aProduct = async (user: GivenUser) => productItem(await given.product(server, { ...user, name: 'Travel' }));

async function anApp(user: GivenUser, product: Item, appId = 'shop'): Promise<Item> {
  await given.app(server, { ...user, appId });
  const [plan, version, type] = product.itemId.split('|');
  expectSuccess(
    await server
      .as(user)
      .post(
        `mutation ($appId: String!, $config: cmsConfigInput!) { upsertCmsConfig(appId: $appId, config: $config) { status errors } }`,
        { appId, config: { defaultLocale: 'en-US', componentRoutes: [{ path: '/', component: 'Card' }] } },
      ),
  );
  expectSuccess(
    await server
      .as(user)
      .post(
        `mutation ($appId: String!, $ids: [productIdInput!]!) { setAppProducts(appId: $appId, productIds: $ids) { status errors } }`,
        { appId, ids: [{ plan, version, type }] },
      ),
  );
  return { kind: 'app', itemId: appId };
}

async function everything(user: GivenUser, calls: typeof from): Promise<Item[]> {
  const product = await aProduct(user);
  const component = await calls.component('Card', '<p>First</p>');
  return [product, await calls.sms({ logicalId: 'welcome' }), component, await anApp(user, product)];
}

describe('a release of another tenant', () => {
  test('arrives with its items and its note, and customers see them once it is published', async () => {
    const items = await everything(acceptance, from);
    const id = expectSuccess(await from.tryToCreate(items, { name: 'Rates 2028', description: 'Agreed on 3 May' })) as {
      createdStatus: { id: string };
    };
    const { fileName, contentJsonString } = await exported(id.createdStatus.id);
    expect(fileName).toBe('Rates_2028.coverwright.json');
    const before = await preview(contentJsonString);
    expect(actionsOf(before)).toEqual([
      ['product', 'PUBLISH', 'ADDED'],
      ['template', 'PUBLISH', 'ADDED'],
      ['component', 'PUBLISH', 'ADDED'],
      ['app', 'PUBLISH', 'ADDED'],
    ]);
    expect(before.items.flatMap(({ problems }) => problems)).toEqual([]);
    expect(await server.sql`select 1 from products where tenant_id = ${production.tenantId}`).toEqual([]);
    const moved = await imported(contentJsonString, before.revision);
    const { manifest } = await from.get(id.createdStatus.id);
    const [release] = await releaseOf(moved);
    expect(release).toMatchObject({
      name: 'Rates 2028',
      description: 'Agreed on 3 May',
      state: 'READY',
      origin: { tenantId: acceptance.tenantId, releaseId: id.createdStatus.id, manifest },
    });
    expect(release?.items.map(({ kind, name }) => [kind, name])).toEqual([
      ['app', 'App shop'],
      ['component', 'Card'],
      ['product', expect.any(String)],
      ['template', 'Text welcome'],
    ]);
    expectSuccess(await to.publish(moved));
    expect((await to.get(moved)).state).toBe('LIVE');
    expect(actionsOf(await preview(contentJsonString)).map(([, , action]) => action)).toEqual(
      Array.from({ length: 4 }, () => 'UNCHANGED'),
    );
  });

  test('holds the states that were released, not what was edited since', async () => {
    const item = await from.sms({ logicalId: 'welcome', bodyLiquid: 'Released' });
    const id = await from.create(item);
    await from.changeSms(item, { bodyLiquid: 'Edited since' });
    await imported((await exported(id)).contentJsonString);
    const [row] = await server.sql<{ body: string }>`
      select content->>'bodyLiquid' as body from templates where tenant_id = ${production.tenantId}`;
    expect(row?.body).toBe('Released');
  });

  test('changes what the tenant has, and takes offline what is live there', async () => {
    const [kept, retired] = [
      await from.sms({ logicalId: 'kept', bodyLiquid: 'New' }),
      await from.sms({ logicalId: 'old' }),
    ];
    await from.release(kept, retired);
    const id = await from.create(kept, { ...retired, action: 'RETIRE' });
    const own = [await to.sms({ logicalId: 'kept' }), await to.sms({ logicalId: 'old' })];
    await to.release(...own);
    const { contentJsonString } = await exported(id);
    expect(actionsOf(await preview(contentJsonString))).toEqual([
      ['template', 'PUBLISH', 'CHANGED'],
      ['template', 'RETIRE', 'REMOVED'],
    ]);
    expectSuccess(await to.publish(await imported(contentJsonString)));
    const [, old] = own;
    if (old !== undefined) expect(await to.stateOf(old)).toBeUndefined();
  });

  test('leaves the mail settings of an app as the tenant has them', async () => {
    const items = await everything(acceptance, from);
    await everything(production, to);
    await server.sql`update apps set email = 'shop@production.test' where tenant_id = ${production.tenantId}`;
    await imported((await exported(await from.create(...items))).contentJsonString);
    const rows = await server.sql`select email from apps where tenant_id = ${production.tenantId}`;
    expect(rows).toEqual([{ email: 'shop@production.test' }]);
  });

  test('is refused as a whole if one of its items is, with the reasons at each', async () => {
    const { contentJsonString } = await exported(await from.create(...(await everything(acceptance, from))));
    const file = JSON.parse(contentJsonString) as { components: { name: string }[]; apps: { texts: object[] }[] };
    for (const component of file.components) component.name = 'not a name';
    for (const app of file.apps) app.texts = [{ key: 'apps-other-title', locale: 'en-US', value: 'Foreign' }];
    const broken = JSON.stringify(file);
    const { items } = await preview(broken);
    expect(items.filter(({ action }) => action === 'REFUSED').map(({ kind }) => kind)).toEqual(['component', 'app']);
    const refused = await tryToImport(broken);
    expectProblem(refused, 'INVALID', 'components.0.name');
    expectProblem(refused, 'INVALID', 'apps.0.texts.0.key');
    const { tenantId } = production;
    const written = await server.sql`select 1 from products where tenant_id = ${tenantId}
      union all select 1 from templates where tenant_id = ${tenantId} union all select 1 from components where tenant_id = ${tenantId}
      union all select 1 from apps where tenant_id = ${tenantId} union all select 1 from releases where tenant_id = ${tenantId}`;
    expect(written).toEqual([]);
  });

  test('is refused if something changed after the preview', async () => {
    const { contentJsonString } = await exported(
      await from.create(await aProduct(acceptance), await from.component('Card', '<p/>')),
    );
    const { revision } = await preview(contentJsonString);
    await to.component('Card', '<i/>');
    expectProblem(await tryToImport(contentJsonString, revision), 'CONFLICT', 'expectedRevision');
  });

  test('is refused where changes take effect at once, for other files, and without the rights of its kinds', async () => {
    const { contentJsonString } = await exported(await from.create(await aProduct(acceptance)));
    const atOnce = await given.user(server);
    expect(expectProblem(await tryToPreview(contentJsonString, atOnce), 'INVALID').message).toContain('at once');
    expectProblem(await tryToImport(contentJsonString, undefined, atOnce), 'INVALID', 'contentJsonString');
    expectProblem(await tryToPreview('{"format":"coverwright.products"}'), 'INVALID', 'contentJsonString');
    const editor = await given.user(server, { tenantId: production.tenantId, role: 'DOCUMENT_EDITOR' });
    expectProblem(await tryToPreview(contentJsonString, editor), 'FORBIDDEN');
    expectProblem(await tryToImport(contentJsonString, undefined, editor), 'FORBIDDEN');
    expectProblem(await tryToExport('unknown'), 'NOT_FOUND', 'releaseId');
    expectProblem(await tryToExport('unknown', atOnce), 'NOT_FOUND', 'releaseId');
  });
});

async function releaseOf(id: string) {
  const query = `query ($id: String) { releases(where: { id: $id }) { list { name description state
    origin { tenantId releaseId manifest } items { kind name } } } }`;
  const found = expectSuccess(await server.as(production).post(query, { id })) as {
    list: { items: { kind: string; name: string }[] }[];
  };
  return found.list;
}

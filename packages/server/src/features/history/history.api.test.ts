// What history does in the same way for every kind of item.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentKinds } from '../../content-kinds.ts';
import { withHistory } from '../../recording/recorder.ts';
import { type Right, rightsOf } from '../../request/rights.ts';
import type { ContentKind } from '../../snapshots/content-kind.ts';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser, toScope } from '../../testing/given.ts';
import { plainCompiler } from '../../testing/plain-compiler.ts';
import { givenProduct } from '../../testing/product-files.ts';
import { releaseCalls } from '../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { drawingCalls } from '../../testing/drawings.ts';
import { simplePdf } from '../../testing/simple-pdf.ts';
import { ratingWorkbook, workbookFile } from '../../testing/workbook-file.ts';
import { templateCalls } from '../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
/** A right that every caller lacks at present. */
let lacking: Right | undefined;
beforeAll(async () => {
  server = await startTestServer({
    appCompiler: plainCompiler,
    rightsOf: (role) => new Set([...rightsOf(role)].filter((right) => right !== lacking)),
  });
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const outcome = 'status errors errors_2 { code message path reason }';
const post = async (document: string, variables: object, as = user) => server.as(as).post(document, variables);

const snapshotsOf = async (kind: string, itemId: string, where: object = {}) =>
  expectSuccess(
    await post(
      `query ($where: itemSnapshotWhereInput) { itemSnapshots(where: $where) { totalCount list {
        kind itemId number name label cause source restoredNumber changedParts createdBy { username } } } }`,
      { where: { kind, itemId, ...where } },
    ),
  ) as {
    totalCount: number;
    list: { number: number; cause: string; changedParts: string[]; [field: string]: unknown }[];
  };

const deletedOf = async (where: object = {}) =>
  expectSuccess(
    await post(
      `query ($where: deletedItemWhereInput) { deletedItems(where: $where) { totalCount list {
        kind itemId name deletedBy { username } } } }`,
      { where },
    ),
  ) as { totalCount: number; list: { kind: string; itemId: string; name: string }[] };

const restoreSnapshot = async (
  kind: string,
  itemId: string,
  number: number,
  revision: string | null = null,
  as = user,
) =>
  post(
    `mutation ($kind: String!, $itemId: String!, $number: Int!, $revision: String) {
      restoreSnapshot(kind: $kind, itemId: $itemId, number: $number, expectedRevision: $revision) { ${outcome} revision } }`,
    { kind, itemId, number, revision },
    as,
  );

const restoreItem = async (kind: string, itemId: string, name: string | null = null, as = user) =>
  post(
    `mutation ($kind: String!, $itemId: String!, $name: String) {
      restoreItem(kind: $kind, itemId: $itemId, name: $name) { ${outcome} revision } }`,
    { kind, itemId, name },
    as,
  );

interface Difference {
  readonly totalCount: number;
  readonly damagedParts: string[];
  readonly list: { part: string; action: string; name: string | null; before: string | null; after: string | null }[];
}

const compareStates = async (kind: string, itemId: string, from: number, to: number | null = null, as = user) =>
  post(
    `query ($kind: String!, $itemId: String!, $from: Int!, $to: Int) {
      itemDifference(kind: $kind, itemId: $itemId, from: $from, to: $to) {
        totalCount damagedParts list { part action name before after } } }`,
    { kind, itemId, from, to },
    as,
  );

const differenceOf = async (kind: string, itemId: string, from: number, to: number | null = null) =>
  expectSuccess(await compareStates(kind, itemId, from, to)) as unknown as Difference;

interface Case {
  /** The id of an item with every part. */
  readonly give: () => Promise<string>;
  /** Its id as content. */
  readonly toContentId?: (itemId: string) => string;
  readonly alter: object;
  /** Differences that `alter` makes: part, action, name. */
  readonly altered: readonly (readonly [part: string, action: string, name: string | null])[];
  readonly remove: (itemId: string) => readonly [document: string, variables: object];
}

const cases: { readonly [Kind in keyof typeof contentKinds]: Case } = {
  app: {
    give: async () => {
      const appId = await given.app(server, { ...user, appName: 'Travel' });
      await given.text(server, { ...user, key: `apps-${appId}-title`, locale: 'en-US', value: 'Travel' });
      const productId = await given.product(server, { ...user, name: 'Travel' });
      expectSuccess(
        await post(
          `mutation ($appId: String!, $ids: [productIdInput!]!) { setAppProducts(appId: $appId, productIds: $ids) { status errors } }`,
          { appId, ids: [productId] },
        ),
      );
      const config = {
        allowedLocales: ['en-US'],
        themeJsonString: '{"colors":[]}',
        componentRoutes: [{ path: '/', component: 'HomePage', metaJsonString: '{"a":1}' }],
      };
      expectSuccess(await releaseCalls(server, user).configure(appId, config));
      return appId;
    },
    alter: { appName: 'Other', config: {}, products: [], components: [], texts: { 'en-US': {} } },
    altered: [
      ['general', 'CHANGED', 'appName'],
      ['pages', 'REMOVED', null],
      ['theme', 'REMOVED', null],
      ['config', 'REMOVED', 'allowedLocales'],
    ],
    remove: (appId) => ['mutation ($appId: String!) { deleteApp(appId: $appId) { status errors } }', { appId }],
  },
  component: {
    give: async () => given.component(server, { ...user, name: 'HomePage', vueTemplate: '<p>1</p>' }),
    alter: { name: 'OtherPage', status: 'DEPRECATED', vueTemplate: '<i/>', componentJson: '{"editorScript":"x"}' },
    altered: [
      ['general', 'CHANGED', 'name'],
      ['general', 'CHANGED', 'status'],
      ['template', 'CHANGED', null],
      ['json', 'ADDED', 'editorScript'],
    ],
    remove: (id) => ['mutation ($id: String!) { deleteComponent(id: $id) { status errors } }', { id }],
  },
  product: {
    give: async () => toProductItemId(await givenProduct(server, user)),
    toContentId: (itemId) => `products-${itemId}`,
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
    altered: [
      ['STATUS', 'REMOVED', 'active'],
      ['UNDERWRITING_LOGIC', 'REMOVED', null],
      ['PRICING_LOGIC', 'REMOVED', null],
      ['INPUT', 'REMOVED', 'trip.days'],
    ],
    remove: (itemId) => {
      const [plan, version, type] = itemId.split('|');
      return [
        'mutation ($id: productIdInput!) { deleteProduct(productId: $id, force: true) { status errors } }',
        { id: { plan, version, type } },
      ];
    },
  },
  template: {
    give: async () => {
      const id = await templateCalls(server, user).create('notification', { name: 'Receipt', logicalId: 'receipt' });
      const write = `mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status errors } }`;
      expectSuccess(
        await post(write, { l10n: { key: `templates-${id}-html`, locale: 'en-US', value: '<p>Paid</p>' } }),
      );
      return id;
    },
    alter: { name: 'Other', description: 'Other', graphQlQuery: null, texts: [] },
    altered: [
      ['general', 'CHANGED', 'name'],
      ['texts', 'REMOVED', 'html (en-US)'],
    ],
    remove: (id) => ['mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors } }', { id }],
  },
};

describe.each(Object.keys(cases) as (keyof typeof contentKinds)[])('the history of a kind: %s', (name) => {
  const kind: ContentKind = contentKinds[name];
  const { give, toContentId = (id) => id, alter, altered, remove } = cases[name];
  const inTransaction = async <Result>(work: (scope: ReturnType<typeof toScope>) => Promise<Result>): Promise<Result> =>
    withHistory(server.database, { kinds: contentKinds, clock: () => new Date() }).write(user, async (transaction) =>
      work(toScope(user.tenantId, transaction, { userId: user.userId })),
    );
  const readState = async (itemId: string): Promise<object | undefined> =>
    inTransaction(async (scope) => {
      const parts = await kind.history.read(itemId, kind.history.parts, scope);
      return parts && (JSON.parse(JSON.stringify(parts)) as object);
    });
  const change = async (itemId: string): Promise<void> =>
    inTransaction(async (scope) => {
      const id = toContentId(itemId);
      const current = (await kind.read([id], scope)).get(id);
      await kind.write([{ id, current, wanted: { ...(current as object), ...alter } }], scope);
    });

  test('a save has a state, and every state can be brought back', async () => {
    const itemId = await give();
    const before = await readState(itemId);
    await change(itemId);
    const after = await readState(itemId);
    expect(after).not.toEqual(before);
    const saved = await snapshotsOf(name, itemId);
    const [last] = saved.list;
    expect(last).toMatchObject({ kind: name, itemId, cause: 'SAVE', createdBy: { username: user.email } });
    const earlier = saved.list.find(({ number }) => number === (last?.number ?? 0) - 1);
    expectSuccess(await restoreSnapshot(name, itemId, earlier?.number ?? 0));
    expect(await readState(itemId)).toEqual(before);
    expectSuccess(await restoreSnapshot(name, itemId, last?.number ?? 0));
    expect(await readState(itemId)).toEqual(after);
    const [restored] = (await snapshotsOf(name, itemId)).list;
    expect(restored).toMatchObject({ cause: 'RESTORE', restoredNumber: last?.number, source: 'API' });
  });

  test('two states, and a state and the item as it is now, are compared', async () => {
    const itemId = await give();
    await change(itemId);
    const [last = { number: 0 }, earlier = { number: 0 }] = (await snapshotsOf(name, itemId)).list;
    const difference = await differenceOf(name, itemId, earlier.number, last.number);
    const found = difference.list.map(({ part, action, name: named }) => [part, action, named]);
    expect(found).toEqual(expect.arrayContaining(altered.map((entry) => [...entry])));
    expect(difference).toMatchObject({ totalCount: difference.list.length, damagedParts: [] });
    expect(await differenceOf(name, itemId, earlier.number)).toEqual(difference);
    expect((await differenceOf(name, itemId, last.number)).list).toEqual([]);
    const reverse = await differenceOf(name, itemId, last.number, earlier.number);
    const values = ({ list }: Difference) =>
      list.flatMap(({ before, after }) => [before ?? '', after ?? '']).toSorted((a, b) => a.localeCompare(b));
    expect(values(reverse)).toEqual(values(difference));
    expectProblem(await compareStates(name, itemId, earlier.number, 99), 'NOT_FOUND', 'to');
    expectProblem(await compareStates(name, itemId, 99), 'NOT_FOUND', 'from');
    expectProblem(await compareStates(name, itemId, 1, null, await given.user(server)), 'NOT_FOUND', 'from');
    expectSuccess(await post(...remove(itemId)));
    expectProblem(await compareStates(name, itemId, last.number), 'NOT_FOUND', 'itemId');
  });

  test('writing an item back unchanged adds no state', async () => {
    const itemId = await give();
    await change(itemId);
    const before = await snapshotsOf(name, itemId);
    const state = (await readState(itemId)) ?? {};
    await inTransaction(async (scope) => kind.history.write(itemId, state, scope));
    expect(await snapshotsOf(name, itemId)).toEqual(before);
  });

  test('what was deleted is restored with its id and everything that belongs to it', async () => {
    const itemId = await give();
    const before = await readState(itemId);
    expectSuccess(await post(...remove(itemId)));
    expect(await readState(itemId)).toBeUndefined();
    expect((await deletedOf({ kind: name })).list).toEqual([
      expect.objectContaining({ kind: name, itemId, deletedBy: { username: user.email } }),
    ]);
    const [last] = (await snapshotsOf(name, itemId)).list;
    expectProblem(await restoreSnapshot(name, itemId, last?.number ?? 0), 'NOT_FOUND', 'itemId');
    expectSuccess(await restoreItem(name, itemId));
    expect(await readState(itemId)).toEqual(before);
    expect((await deletedOf({ kind: name })).totalCount).toBe(0);
    expectProblem(await restoreItem(name, itemId), 'NOT_FOUND', 'itemId');
  });

  test('what is restored twice at the same moment is restored once', async () => {
    const itemId = await give();
    expectSuccess(await post(...remove(itemId)));
    const results = await Promise.all([restoreItem(name, itemId), restoreItem(name, itemId)]);
    const refused = results.filter((result) => !hasSucceeded(result));
    expect(refused).toHaveLength(1);
    for (const result of refused) expectProblem(result, 'NOT_FOUND', 'itemId');
  });

  test('its history needs the right to read it, and restoring the right to change it', async () => {
    const itemId = await give();
    await change(itemId);
    const { read, write } = kind.history.rights;
    const without = async <Result>(right: Right, work: () => Promise<Result>): Promise<Result> => {
      lacking = right;
      try {
        return await work();
      } finally {
        lacking = undefined;
      }
    };
    const query = `query ($where: itemSnapshotWhereInput) { itemSnapshots(where: $where) { totalCount list { kind } } }`;
    await without(read, async () => {
      expectProblem(await post(query, { where: { kind: name, itemId } }), 'FORBIDDEN');
      expectProblem(await compareStates(name, itemId, 1), 'FORBIDDEN');
      const all = expectSuccess(await post(query, { where: {} }));
      expect((all['list'] as { kind: string }[]).filter((listed) => listed.kind === name)).toEqual([]);
    });
    await without(write, async () => expectProblem(await restoreSnapshot(name, itemId, 1), 'FORBIDDEN'));
    const other = await given.user(server);
    expectProblem(await restoreSnapshot(name, itemId, 1, null, other), 'NOT_FOUND');
    expectSuccess(await post(...remove(itemId)));
    await without(write, async () => expectProblem(await restoreItem(name, itemId), 'FORBIDDEN'));
    expectProblem(await restoreItem(name, itemId, null, other), 'NOT_FOUND');
  });

  test('a restored state of another revision is a conflict, and a damaged one is refused', async () => {
    const itemId = await give();
    await change(itemId);
    const state = await readState(itemId);
    expectProblem(await restoreSnapshot(name, itemId, 1, 'other'), 'CONFLICT', 'expectedRevision');
    expectProblem(await restoreSnapshot(name, itemId, 99), 'NOT_FOUND', 'number');
    await server.sql`update snapshot_parts set bytes = '\\x00' where tenant_id = ${user.tenantId}`;
    expectProblem(await restoreSnapshot(name, itemId, 1), 'INVALID', 'number');
    const { list, damagedParts } = await differenceOf(name, itemId, 1);
    expect(list).toEqual([]);
    // Each rate table is a part of its own.
    const ownParts = damagedParts.filter((part) => !part.includes('/'));
    expect(ownParts.toSorted()).toEqual([...kind.history.parts].toSorted());
    await server.sql`update snapshots set format = 99 where tenant_id = ${user.tenantId}`;
    expect(expectProblem(await restoreSnapshot(name, itemId, 1), 'INVALID', 'number').message).toContain(
      'newer version',
    );
    expect(await readState(itemId)).toEqual(state);
  });
});

test('a state is found with the one before it', async () => {
  const appId = await given.app(server, { ...user, appName: 'One' });
  const rename = `mutation ($appId: String!, $input: updateAppInput!) {
    updateApp(appId: $appId, input: $input) { status errors } }`;
  for (const appName of ['Two', 'Three']) expectSuccess(await post(rename, { appId, input: { appName } }));
  const { list, totalCount } = await snapshotsOf('app', appId, { numberMax: 2 });
  expect(list.map(({ number, name }) => [number, name])).toEqual([
    [2, 'Two'],
    [1, 'One'],
  ]);
  expect(totalCount).toBe(2);
});

test("an earlier recipient of an app's requests needs the right to send emails", async () => {
  const appId = await given.app(server, { ...user, appName: 'Travel' });
  const set = async (requestsEmail: string) =>
    expectSuccess(
      await post(
        `mutation ($appId: String!, $input: updateAppInput!) { updateApp(appId: $appId, input: $input) { status errors } }`,
        { appId, input: { requestsEmail } },
      ),
    );
  await set('first@elsewhere.test');
  await set('second@elsewhere.test');
  const { number } = (await snapshotsOf('app', appId)).list[1] ?? {};
  lacking = 'mails:send';
  try {
    expectProblem(await restoreSnapshot('app', appId, number ?? 0), 'FORBIDDEN', 'input.requestsEmail');
  } finally {
    lacking = undefined;
  }
  expectSuccess(await restoreSnapshot('app', appId, number ?? 0));
});

test.each(['emailMjml', 'pdfDrawing', 'function'] as const)(
  'a restored template of type %s is what it was',
  async (type) => {
    const id = await givenTemplate[type]();
    const rows = async () =>
      server.sql`select type, name, logical_id, content from templates where tenant_id = ${user.tenantId} and id = ${id}`;
    const before = await rows();
    expectSuccess(await post(...cases.template.remove(id)));
    expect(await rows()).toEqual([]);
    expectSuccess(await restoreItem('template', id));
    expect(await rows()).toEqual(before);
  },
);

const givenTemplate = {
  emailMjml: async () => {
    const calls = templateCalls(server, user);
    const attached = await calls.create('wkhtmltopdf', { html: '<p>Certificate</p>' });
    const id = await calls.create('emailMjml', {
      mjml: '<mjml><mj-body></mj-body></mjml>',
      subject: 'Dear {{ name }}',
    });
    const attach = `mutation ($templateId: String!, $input: addEmailAttachmentTemplateInput!) {
      addEmailAttachmentTemplate(templateId: $templateId, input: $input) { status errors } }`;
    expectSuccess(await post(attach, { templateId: id, input: { fileName: 'Certificate', templateId: attached } }));
    return id;
  },
  pdfDrawing: async () => {
    await given.file(server, { ...user, key: 'claim.pdf', content: simplePdf(['Claim form']) });
    const id = await templateCalls(server, user).create('pdfDrawing', { fileKey: 'claim.pdf' });
    const box = { page: 1, point1: { x: 50, y: 100 }, point2: { x: 300, y: 130 } };
    await drawingCalls(server, user).add(id, { ...box, liquidSource: '{{ name }}' });
    return id;
  },
  function: async () => {
    const fileKey = await given.file(server, { ...user, key: 'rates.xlsx', content: workbookFile(ratingWorkbook) });
    const inputs = [{ name: 'age', liquid: '{{ age }}' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
    const outputs = [{ name: 'premium' }];
    return templateCalls(server, user).create('function', { fileKey, inputs, outputs, logicalId: 'term-life' });
  },
};

// Releases of products, templates and components, in tenants that work with releases.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { givenReleasingUser, type Item, productItem, releasingCalls } from '../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { releaseItemsMax } from './items/release-items.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await givenReleasingUser(server);
  calls = releasingCalls(server, user);
});

const aProduct = async () => productItem(await given.product(server, { ...user, name: 'Travel' }));

describe('createRelease', () => {
  test('holds the states of this moment, and publishing makes all of them live', async () => {
    const items = [await aProduct(), await calls.sms({ logicalId: 'welcome' }), await calls.component('Card', '<p/>')];
    const id = await calls.create(...items);
    const [, template] = items;
    if (template !== undefined) await calls.changeSms(template, { bodyLiquid: 'Changed' });
    for (const item of items) expect(await calls.stateOf(item)).toBeUndefined();
    expectSuccess(await calls.publish(id));
    for (const item of items) expect(await calls.stateOf(item)).toBe(1);
    expect((await calls.get(id)).state).toBe('LIVE');
  });

  test('is limited to apps where changes take effect at once', async () => {
    const other = await given.user(server);
    const item = productItem(await given.product(server, { ...other, name: 'Travel' }));
    const refused = await releasingCalls(server, other).tryToCreate([item]);
    expect(expectProblem(refused, 'INVALID', 'input.items.0').message).toContain('only apps can be released');
  });

  test('refuses too many items, an unknown kind, unknown items and contradictions, all at their positions', async () => {
    const many = Array.from({ length: releaseItemsMax + 1 }, (_, index) => ({
      kind: 'product',
      itemId: String(index),
    }));
    expectProblem(await calls.tryToCreate(many), 'LIMIT_EXCEEDED', 'input.items');
    expectProblem(await calls.tryToCreate([]), 'REQUIRED', 'input.appIds');
    expectProblem(await calls.tryToCreate([{ kind: 'policy', itemId: 'a' }]), 'INVALID', 'input.items.0.kind');
    const stranger = await givenReleasingUser(server);
    const foreign = productItem(await given.product(server, { ...stranger, name: 'Travel' }));
    const unknown = await calls.tryToCreate([{ kind: 'template', itemId: 'unknown' }, foreign]);
    expectProblem(unknown, 'NOT_FOUND', 'input.items.0');
    expectProblem(unknown, 'NOT_FOUND', 'input.items.1');
    const item = await aProduct();
    expectProblem(await calls.tryToCreate([item, { ...item, action: 'RETIRE' }]), 'INVALID', 'input.items.0');
    expectProblem(await calls.tryToCreate([{ ...item, action: 'RETIRE' }]), 'INVALID', 'input.items.0');
    expect(await server.sql`select 1 from releases where tenant_id = ${user.tenantId}`).toEqual([]);
  });

  test('gives items that existed before history their first state', async () => {
    const item = await aProduct();
    await server.sql`delete from snapshots where tenant_id = ${user.tenantId}`;
    await calls.release(item);
    expect(await calls.stateOf(item)).toBe(1);
  });

  test('needs the right to change items of each kind, and publishing the right to publish them', async () => {
    const editor = await given.user(server, { tenantId: user.tenantId, role: 'DOCUMENT_EDITOR' });
    const [product, template] = [await aProduct(), await calls.sms({ logicalId: 'welcome' })];
    const own = releasingCalls(server, editor);
    expectProblem(await own.tryToCreate([template, product]), 'FORBIDDEN');
    await own.release(template);
    expect(await calls.stateOf(template)).toBe(1);
    const both = await calls.create(product, template);
    expectProblem(await own.publish(both), 'FORBIDDEN');
    expectProblem(await own.takeAnew(both, template), 'FORBIDDEN');
    expectProblem(await own.rollBack(await calls.release(product)), 'FORBIDDEN');
  });
});

describe('updateReleaseItems', () => {
  test('takes the states anew, which changes the manifest', async () => {
    const item = await calls.sms({ logicalId: 'welcome' });
    const id = await calls.create(item);
    const { manifest } = await calls.get(id);
    expectSuccess(await calls.takeAnew(id, item));
    expect((await calls.get(id)).manifest).toBe(manifest);
    await calls.changeSms(item, { bodyLiquid: 'Changed' });
    expect((await calls.get(id)).items).toMatchObject([{ number: 1 }]);
    expectSuccess(await calls.takeAnew(id, item));
    const anew = await calls.get(id);
    expect(anew.items).toMatchObject([{ number: 2 }]);
    expect(anew.manifest).not.toBe(manifest);
  });

  test('is refused once the release has been live', async () => {
    const item = await aProduct();
    const id = await calls.release(item);
    expectProblem(await calls.takeAnew(id, item), 'CONFLICT', 'releaseId');
    expectProblem(await calls.takeAnew('unknown', item), 'NOT_FOUND', 'releaseId');
  });
});

describe('a release goes live only', () => {
  test('if what it names is live afterwards, also in a circle', async () => {
    const outer = await calls.component('Outer', '<div><Inner/></div>');
    const alone = await calls.create(outer);
    const refused = await calls.publish(alone);
    expect(expectProblem(refused, 'INVALID', `items.${outer.itemId}`).message).toContain('“Inner”');
    expect((await calls.get(alone)).gates).toMatchObject([
      { name: 'PROBLEMS', state: 'PASSED' },
      { name: 'REFERENCES', state: 'FAILED', problems: [{ path: `items.${outer.itemId}` }] },
      { name: 'NAMES', state: 'PASSED' },
      { name: 'ORDER', state: 'PASSED' },
      { name: 'APPS', state: 'PASSED' },
    ]);
    expect(await calls.stateOf(outer)).toBeUndefined();
    const inner = await calls.component('Inner', '<p><Outer/></p>');
    await calls.release(outer, inner);
    expect(await calls.stateOf(outer)).toBe(1);
  });

  test('if nothing that is live needs what it retires or renames', async () => {
    const [outer, inner] = [await calls.component('Outer', '<Inner/>'), await calls.component('Inner', '<p/>')];
    await calls.release(outer, inner);
    const retiring = await calls.create({ ...inner, action: 'RETIRE' });
    const problem = expectProblem(await calls.publish(retiring), 'INVALID', `items.${outer.itemId}`);
    expect(problem.message).toContain('“Outer” is live');
    await calls.release({ ...inner, action: 'RETIRE' }, { ...outer, action: 'RETIRE' });
    expect(await calls.stateOf(inner)).toBeUndefined();
  });

  test('if no two items have one name, so that two templates can exchange theirs in one release', async () => {
    const [a, b] = [await calls.sms({ logicalId: 'first' }), await calls.sms({ logicalId: 'second' })];
    await calls.release(a, b);
    await calls.changeSms(a, { logicalId: 'third' });
    await calls.changeSms(b, { logicalId: 'first' });
    await calls.changeSms(a, { logicalId: 'second' });
    const alone = await calls.create(b);
    const problem = expectProblem(await calls.publish(alone), 'ALREADY_EXISTS', `items.${b.itemId}`);
    expect(problem.message).toContain('Text first');
    await calls.release(a, b);
    expect(await calls.stateOf(a)).toBe(3);
  });

  test('if no item is earlier than what is live, unless that is confirmed', async () => {
    const item = await calls.sms({ logicalId: 'welcome' });
    const first = await calls.create(item);
    await calls.changeSms(item, { bodyLiquid: 'Changed' });
    await calls.release(item);
    expect(expectProblem(await calls.publish(first), 'CONFLICT', `items.${item.itemId}`).message).toContain('state 2');
    expect(await calls.stateOf(item)).toBe(2);
    expectSuccess(await calls.publish(first, { isReturn: true }));
    expect(await calls.stateOf(item)).toBe(1);
  });

  test.each([
    ['was removed', 'number = 7'],
    ['is of a later version of the server', 'format = 99'],
    ['is damaged', `parts = jsonb_set(parts, '{general}', to_jsonb(repeat('ab', 32)))`],
  ])('if no state %s', async (_what, change) => {
    const item = await calls.sms({ logicalId: 'welcome' });
    const id = await calls.create(item);
    await server.database.asOwner(async (transaction) =>
      transaction.execute(sql`update snapshots set ${sql.raw(change)} where tenant_id = ${user.tenantId}`),
    );
    const problem = expectProblem(await calls.publish(id), 'INVALID', `items.${item.itemId}`);
    expect(problem.message).toContain('no longer exists');
  });

  test('if nothing else has gone live since it was read', async () => {
    const item = await calls.sms({ logicalId: 'welcome' });
    const id = await calls.create(item);
    const { liveRevision } = await calls.get(id);
    await calls.release(item);
    expectProblem(await calls.publish(id, { live: liveRevision }), 'CONFLICT', 'expectedLive');
  });
});

describe('rollBackRelease', () => {
  test('retires what was not live before, and is itself a release that can be rolled back', async () => {
    const item = await calls.sms({ logicalId: 'welcome' });
    const id = await calls.release(item);
    expect((await calls.get(id)).canRollBack).toBe(true);
    expectSuccess(await calls.rollBack(id));
    expect(await calls.stateOf(item)).toBeUndefined();
    const rollback = await calls.rollbackOf(id);
    expect(rollback).toMatchObject({ cause: 'ROLLBACK', state: 'LIVE', items: [{ action: 'RETIRE' }], leftItems: [] });
    expect((await calls.get(id)).state).toBe('SUPERSEDED');
    expectSuccess(await calls.rollBack(rollback.id));
    expect(await calls.stateOf(item)).toBe(1);
  });

  test('returns each item to what it replaced, and leaves those that were replaced since', async () => {
    const [a, b] = [await calls.sms({ logicalId: 'first' }), await calls.sms({ logicalId: 'second' })];
    await calls.release(a, b);
    for (const item of [a, b]) await calls.changeSms(item, { bodyLiquid: 'Second' });
    const second = await calls.release(a, b);
    await calls.changeSms(b, { bodyLiquid: 'Third' });
    await calls.release(b);
    expectSuccess(await calls.rollBack(second));
    expect([await calls.stateOf(a), await calls.stateOf(b)]).toEqual([1, 3]);
    expect((await calls.rollbackOf(second)).leftItems).toEqual([{ itemId: b.itemId }]);
    expectProblem(await calls.rollBack(second), 'INVALID', 'releaseId');
  });

  test('is refused if what was replaced has been deleted, or is needed by what went live since', async () => {
    const inner = await calls.component('Inner', '<p/>');
    const first = await calls.release(inner);
    await calls.changeComponent(inner, { vueTemplate: '<b/>' });
    const second = await calls.release(inner);
    expectSuccess(
      await calls.post(`mutation ($id: String!) { deleteRelease(releaseId: $id) { status errors } }`, { id: first }),
    );
    expectProblem(await calls.rollBack(second), 'INVALID', 'releaseId');
    expect((await calls.get(second)).canRollBack).toBe(false);

    const part = await calls.component('Part', '<p/>');
    const third = await calls.release(part);
    const outer = await calls.component('Outer', '<Part/>');
    await calls.release(outer);
    expectProblem(await calls.rollBack(third), 'INVALID', `items.${outer.itemId}`);
    expect(await calls.stateOf(part)).toBe(1);
  });
});

test('a release is read over what is live, also before it is published', async () => {
  const [a, b] = [await calls.sms({ logicalId: 'first' }), await calls.sms({ logicalId: 'second' })];
  await calls.release(a, b);
  await calls.changeSms(a, { bodyLiquid: 'Second' });
  const id = await calls.create(a, { ...b, action: 'RETIRE' } satisfies Item);
  const release = { kind: 'release', releaseId: id } as const;
  expect([await calls.stateOf(a, release), await calls.stateOf(b, release)]).toEqual([2, undefined]);
  expect([await calls.stateOf(a), await calls.stateOf(b)]).toEqual([1, 1]);
});

describe('what differs from what is live', () => {
  const changed = async (where: object = {}, own = calls) => {
    const query = `query ($where: changedItemWhereInput) { changedItems(where: $where) { totalCount
      list { kind itemId name change number liveNumber changedBy { id } } } }`;
    const found = expectSuccess(await own.post(query, { where }));
    return (found as { list: { itemId: string; change: string }[] }).list;
  };
  const liveState = async ({ itemId }: Item) => {
    const query = `query ($id: String!) { templates(where: { id: $id }) { list { liveState snapshotNumber } } }`;
    return (expectSuccess(await calls.post(query, { id: itemId })) as { list: object[] }).list[0];
  };

  test('is listed, and shown with each item', async () => {
    const [a, b, c] = [
      await calls.sms({ logicalId: 'a' }),
      await calls.sms({ logicalId: 'b' }),
      await calls.sms({ logicalId: 'c' }),
    ];
    expect(await liveState(a)).toEqual({ liveState: 'NOT_LIVE', snapshotNumber: 1 });
    await calls.release(a, b, c);
    expect(await changed()).toEqual([]);
    expect(await liveState(a)).toEqual({ liveState: 'LIVE', snapshotNumber: 1 });
    await calls.changeSms(a, { bodyLiquid: 'Changed' });
    await calls.release({ ...b, action: 'RETIRE' });
    const d = await calls.component('Card', '<p/>');
    await calls.changeComponent(d, { vueTemplate: '<b/>' });
    expect(await changed()).toEqual([
      { ...d, name: 'Card', change: 'ADDED', number: 2, liveNumber: null, changedBy: { id: user.userId } },
      { ...a, name: 'Text a', change: 'CHANGED', number: 2, liveNumber: 1, changedBy: { id: user.userId } },
      { ...b, name: 'Text b', change: 'RETIRED', number: 1, liveNumber: null, changedBy: { id: user.userId } },
    ]);
    expect(await changed({ kind_in: ['template'], change_in: ['CHANGED'] })).toMatchObject([a]);
    expect(await changed({ name_contains: 'TEXT B' })).toMatchObject([b]);
    expect(await liveState(a)).toEqual({ liveState: 'CHANGED', snapshotNumber: 2 });
    expect(await liveState(b)).toEqual({ liveState: 'RETIRED', snapshotNumber: 1 });
    await calls.changeSms(a, { bodyLiquid: 'Hello' });
    expect(await liveState(a)).toEqual({ liveState: 'LIVE', snapshotNumber: 3 });
  });

  test('is offered with the items that name it', async () => {
    const [outer, middle, inner] = [
      await calls.component('Outer', '<Middle/>'),
      await calls.component('Middle', '<Inner/>'),
      await calls.component('Inner', '<p/>'),
    ];
    await calls.release(inner);
    await calls.changeComponent(outer, { vueTemplate: '<b><Middle/></b>' });
    await calls.changeComponent(middle, { vueTemplate: '<b><Inner/></b>' });
    await calls.changeComponent(inner, { vueTemplate: '<b/>' });
    const query = `query ($items: [releaseItemInput!]!) { releaseNeeds(items: $items) { itemId change isRequired } }`;
    expect(expectSuccess(await calls.post(query, { items: [outer] }))).toEqual([
      { itemId: middle.itemId, change: 'ADDED', isRequired: true },
      { itemId: inner.itemId, change: 'CHANGED', isRequired: false },
    ]);
  });

  test('is of the kinds that the user may read, and nothing where changes take effect at once', async () => {
    await calls.sms({ logicalId: 'a' });
    const client = await given.user(server, { tenantId: user.tenantId, role: 'API_CLIENT' });
    expect(await changed({}, releasingCalls(server, client))).toEqual([]);
    const other = releasingCalls(server, await given.user(server));
    await other.sms({ logicalId: 'a' });
    expect(await changed({}, other)).toEqual([]);
  });
});

describe('deletion of what is live', () => {
  test('is refused, also with force, until it has been retired', async () => {
    const productId = await given.product(server, { ...user, name: 'Travel' });
    const product = productItem(productId);
    const [template, component] = [await calls.sms({ logicalId: 'a' }), await calls.component('Card', '<p/>')];
    const deletions = [
      [
        `mutation ($id: productIdInput!) { deleteProduct(productId: $id, force: true) { status errors errors_2 { code message path } } }`,
        productId,
      ],
      [
        `mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors errors_2 { code message path } } }`,
        template.itemId,
      ],
      [
        `mutation ($id: String!) { deleteComponent(id: $id) { status errors errors_2 { code message path } } }`,
        component.itemId,
      ],
    ] as const;
    await calls.release(product, template, component);
    for (const [mutation, id] of deletions) {
      expect(expectProblem(await calls.post(mutation, { id }), 'CONFLICT').message).toContain('“Release”');
    }
    const items = [product, template, component];
    await calls.release(...items.map((item) => ({ ...item, action: 'RETIRE' as const })));
    for (const [mutation, id] of deletions) expectSuccess(await calls.post(mutation, { id }));
    expect(await server.sql`select 1 from live_items where tenant_id = ${user.tenantId}`).toEqual([]);
  });
});

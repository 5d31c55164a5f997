// What goes wrong around history: damaged and unreadable states, things that are missing or edited, clocks and floods.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toStoredPart } from '../../parts/part.ts';
import { type Right, rightsOf } from '../../request/rights.ts';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { givenProduct } from '../../testing/product-files.ts';
import { type GraphqlResult, startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { historyThinning, seriesThinning } from './thinning.service.ts';

let server: TestServer;
let user: GivenUser;
let lacking: Right | undefined;
beforeAll(async () => {
  server = await startTestServer({
    rightsOf: (role) => new Set([...rightsOf(role)].filter((right) => right !== lacking)),
  });
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const outcome = '{ status errors errors_2 { code message path } revision }';

interface Item {
  readonly kind: string;
  readonly itemId: string;
}

const restore = async ({ kind, itemId }: Item, number: number, as = user): Promise<GraphqlResult> =>
  server.as(as).post(
    `mutation ($kind: String!, $itemId: String!, $number: Int!) {
      restoreSnapshot(kind: $kind, itemId: $itemId, number: $number) ${outcome} }`,
    { kind, itemId, number },
  );

const compare = async ({ kind, itemId }: Item, from: number, to?: number): Promise<GraphqlResult> =>
  server.as(user).post(
    `query ($kind: String!, $itemId: String!, $from: Int!, $to: Int) {
      itemDifference(kind: $kind, itemId: $itemId, from: $from, to: $to) {
        damagedParts list { part action before edits { reason } } } }`,
    { kind, itemId, from, to },
  );

const numbersOf = async ({ kind, itemId }: Item): Promise<number[]> => {
  const query = 'query ($where: itemSnapshotWhereInput) { itemSnapshots(where: $where) { list { number } } }';
  const found = expectSuccess(await server.as(user).post(query, { where: { kind, itemId } }));
  return (found['list'] as { number: number }[]).map(({ number }) => number);
};

const productIdOf = (itemId: string): object => {
  const [plan, version, type] = itemId.split('|');
  return { plan, version, type };
};

type Save = (itemId: string, text: string, revision?: string | null) => readonly [document: string, variables: object];

const editors: Readonly<Record<string, { readonly give: () => Promise<string>; readonly save: Save }>> = {
  app: {
    give: async () => given.app(server, { ...user, appName: 'Travel' }),
    save: (id, text, revision) => [
      `mutation ($id: String!, $text: String!, $revision: String) {
        updateApp(appId: $id, input: { appName: $text }, expectedRevision: $revision) ${outcome} }`,
      { id, text, revision },
    ],
  },
  component: {
    give: async () => given.component(server, { ...user, name: 'HomePage', vueTemplate: '<p/>' }),
    save: (id, text, revision) => [
      `mutation ($id: String!, $text: String!, $revision: String) {
        updateComponent(id: $id, input: { vueTemplate: $text }, expectedRevision: $revision) ${outcome} }`,
      { id, text: `<p>${text}</p>`, revision },
    ],
  },
  product: {
    give: async () => toProductItemId(await givenProduct(server, user)),
    save: (itemId, text, revision) => [
      `mutation ($id: productIdInput!, $logic: String!, $revision: String) {
        updatePriceLogic(productId: $id, input: { amountLogic: $logic }, expectedRevision: $revision) ${outcome} }`,
      { id: productIdOf(itemId), logic: JSON.stringify(text), revision },
    ],
  },
  template: {
    give: async () => templateCalls(server, user).create('sms', { bodyLiquid: 'First' }),
    save: (id, text, revision) => [
      `mutation ($id: String!, $text: String!, $revision: String) {
        updateSmsTemplate(templateId: $id, input: { bodyLiquid: $text }, expectedRevision: $revision) ${outcome} }`,
      { id, text, revision },
    ],
  },
};

describe.each(Object.keys(editors))('%s', (kind) => {
  const editorOf = () => {
    const editor = editors[kind];
    if (editor === undefined) throw new Error(`There is no editor for ${kind}.`);
    return editor;
  };
  const give = async (): Promise<Item> => ({ kind, itemId: await editorOf().give() });
  const save = async ({ itemId }: Item, text: string, revision?: string | null) =>
    server.as(user).post(...editorOf().save(itemId, text, revision));

  test('restored while someone edits it, is a conflict for them, and nothing is lost', async () => {
    const item = await give();
    expectSuccess(await save(item, 'One'));
    const opened = expectSuccess(await save(item, 'Two'))['revision'] as string;
    const [two = 0, one = 0] = await numbersOf(item);
    const other = await given.user(server, { tenantId: user.tenantId });
    expectSuccess(await restore(item, one, other));
    expectProblem(await save(item, 'Mine', opened), 'CONFLICT', 'expectedRevision');
    const listOf = async (from: number, to?: number) => expectSuccess(await compare(item, from, to))['list'];
    expect(await listOf(one)).toEqual([]);
    expect(await listOf(two)).not.toEqual([]);
    expectSuccess(await save(item, 'Mine'));
    expectSuccess(await restore(item, two));
    expect(await listOf(two)).toEqual([]);
  });

  test('saved twice in the same millisecond has a state of each save', async () => {
    const item = await give();
    const [before = 0] = await numbersOf(item);
    const results = await Promise.all([save(item, 'One'), save(item, 'Two')]);
    expect(results.map(hasSucceeded)).toEqual([true, true]);
    await server.sql`update snapshots set created_at = '2027-01-01' where tenant_id = ${user.tenantId}`;
    const numbers = await numbersOf(item);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(numbers.length).toBeGreaterThanOrEqual(before === 0 ? 3 : 2);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(expectSuccess(await compare(item, numbers[0] ?? 0))['list']).toEqual([]);
  });

  test('of a newer format is neither restored nor compared, and says why', async () => {
    const item = await give();
    expectSuccess(await save(item, 'One'));
    expectSuccess(await save(item, 'Two'));
    const [newest = 0, older = 0] = await numbersOf(item);
    await server.sql`update snapshots set format = 99 where tenant_id = ${user.tenantId} and number = ${older}`;
    const sentence = 'stored by a newer version of the server. Update the server';
    expect(expectProblem(await restore(item, older), 'INVALID', 'number').message).toContain(sentence);
    expect(expectProblem(await compare(item, older), 'INVALID', 'from').message).toContain(sentence);
    expect(expectProblem(await compare(item, newest, older), 'INVALID', 'to').message).toContain(sentence);
    expectSuccess(await restore(item, newest));
  });
});

const givenPriced = async (): Promise<Item> => {
  const itemId = toProductItemId(await givenProduct(server, user));
  return { kind: 'product', itemId };
};
const savePrice = async ({ itemId }: Item, text: string) =>
  expectSuccess(await server.as(user).post(...(editors['product']?.save(itemId, text) ?? ['', {}])));

test('a damaged part is reported, and the others are compared', async () => {
  const item = await givenPriced();
  const rules = `mutation ($id: productIdInput!) {
    updateProduct(productId: $id, input: { underwritingRules: "[false]" }) { status } }`;
  await savePrice(item, 'One');
  await server.as(user).post(rules, { id: productIdOf(item.itemId) });
  const [last] = await server.sql<{ parts: Record<string, string> }>`
    select parts from snapshots where tenant_id = ${user.tenantId} and number = 1`;
  await server.sql`update snapshot_parts set bytes = '\\x00'
    where tenant_id = ${user.tenantId} and hash = decode(${last?.parts['pricing'] ?? ''}, 'hex')`;
  const { damagedParts, list } = expectSuccess(await compare(item, 1));
  expect(damagedParts).toEqual(['pricing']);
  expect((list as { part: string }[]).map(({ part }) => part)).toEqual(['UNDERWRITING_LOGIC']);
  expect(expectProblem(await restore(item, 1), 'INVALID', 'number').message).toContain('Damaged parts: pricing.');
});

test('logic that is not JSON is shown as it is, and not restored', async () => {
  const item = await givenPriced();
  await savePrice(item, 'One');
  const part = await toStoredPart({ amountLogic: '{"+": [1,', currencyCode: 'HKD' });
  await server.sql`insert into snapshot_parts (tenant_id, hash, bytes, size_bytes)
    values (${user.tenantId}, decode(${part.hash}, 'hex'), ${Buffer.from(part.bytes)}, ${part.sizeBytes})`;
  await server.sql`update snapshots set parts = parts || jsonb_build_object('pricing', ${part.hash}::text)
    where tenant_id = ${user.tenantId} and number = 1`;
  const { list } = expectSuccess(await compare(item, 1)) as { list: { before: string; edits: { reason: string }[] }[] };
  expect(list[0]?.before).toContain('{\\"+\\": [1,');
  expect(list[0]?.edits).toEqual([{ reason: 'LOGIC_NOT_JSON' }]);
  expectProblem(await restore(item, 1), 'INVALID', 'content.pricing.amountLogic');
  expect(expectSuccess(await compare(item, 2))['list']).toEqual([]);
});

describe('a state of a product whose insurer was deleted', () => {
  const giveWithout = async (): Promise<Item> => {
    const item = await givenPriced();
    const id = productIdOf(item.itemId);
    const change = `mutation ($id: productIdInput!) {
      updateProduct(productId: $id, input: { insurerId: null }) { status } }`;
    expect((await server.as(user).post(change, { id })).errors).toEqual([]);
    const [insurer] = await server.sql`select id from insurers where tenant_id = ${user.tenantId}`;
    const remove = 'mutation ($id: String!) { deleteInsurer(id: $id) { status errors } }';
    expectSuccess(await server.as(user).post(remove, { id: insurer?.['id'] }));
    return item;
  };
  const insurerNames = async () =>
    (await server.sql`select name from insurers where tenant_id = ${user.tenantId}`).map(({ name }) => name);

  test('is restored with the insurer, if the user may add it', async () => {
    const item = await giveWithout();
    expect(await insurerNames()).toEqual([]);
    expectSuccess(await restore(item, 1));
    expect(await insurerNames()).toEqual(['Harbour 1']);
    const [product] = await server.sql`
      select i.name from products p join insurers i on i.tenant_id = p.tenant_id and i.id = p.insurer_id
      where p.tenant_id = ${user.tenantId}`;
    expect(product).toEqual({ name: 'Harbour 1' });
  });

  test('is otherwise refused, says what to do, and changes nothing', async () => {
    const item = await giveWithout();
    lacking = 'insurers:write';
    try {
      const { message } = expectProblem(await restore(item, 1), 'NOT_FOUND', 'content.insurer.name');
      expect(message).toBe('This tenant has no insurer Harbour 1. Ask an administrator to add it, then try again.');
    } finally {
      lacking = undefined;
    }
    expect(expectSuccess(await compare(item, 2))['list']).toEqual([]);
  });
});

const component = (): Item['kind'] => 'component';
const saveComponent = async (itemId: string, text: string) =>
  expectSuccess(await server.as(user).post(...(editors['component']?.save(itemId, text) ?? ['', {}])));
const thin = async () => historyThinning({ database: server.database, clock: server.clock.now }).run();

test('states stay in their order when the clock goes back', async () => {
  const itemId = await editors['component']?.give();
  const item = { kind: component(), itemId: itemId ?? '' };
  const start = server.clock.now().getTime();
  for (const [text, minutes] of [
    ['One', 0],
    ['Two', -60],
    ['Three', -59],
    ['Four', 5],
  ] as const) {
    server.clock.set(new Date(start + minutes * 60_000));
    await saveComponent(item.itemId, text);
  }
  expect(await numbersOf(item)).toEqual([5, 4, 3, 2, 1]);
  server.clock.set(new Date(start + 60 * 60_000));
  await thin();
  const kept = await numbersOf(item);
  expect(kept[0]).toBe(5);
  expect(kept).toContain(1);
  expect(expectSuccess(await compare(item, 5))['list']).toEqual([]);
  server.clock.set(new Date(start));
});

test('many saves of a large template within seconds leave few states meanwhile, and one in the end', async () => {
  const large = (at: number) => `<p>${at}</p>${'<p>The same paragraph of a long letter.</p>'.repeat(115_000)}`;
  const itemId = await templateCalls(server, user).create('wkhtmltopdf', { html: large(0) });
  const item = { kind: 'template', itemId };
  const save = `mutation ($id: String!, $html: String!) {
    updateWkhtmltopdfTemplate(templateId: $id, input: { html: $html }) { status errors } }`;
  for (let at = 1; at <= 25; at += 1) {
    expectSuccess(await server.as(user).post(save, { id: itemId, html: large(at) }));
  }
  const countContents = async () => {
    const [row] =
      await server.sql`select count(*)::int as count from snapshot_parts where tenant_id = ${user.tenantId}`;
    return Number(row?.['count']);
  };
  const all = await countContents();
  await server.sql`update snapshot_parts set used_at = now() - interval '11 minutes' where tenant_id = ${user.tenantId}`;
  await seriesThinning({ database: server.database, clock: server.clock.now }).run();
  expect(await numbersOf(item)).toEqual(Array.from({ length: 20 }, (_, at) => 26 - at));
  expect(await countContents()).toBe(all);
  server.clock.pass(11 * 60_000);
  await thin();
  expect(await numbersOf(item)).toEqual([26]);
  expect(await countContents()).toBe(3);
  expect(expectSuccess(await compare(item, 26))['list']).toEqual([]);
});

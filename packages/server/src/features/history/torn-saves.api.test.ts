// The connection to the database breaks at every statement of a save, and before its commit: the item and its history are
// either both as before or both as after.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKinds } from '../../content-kinds.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { isPieceName } from '../../snapshots/item-history.ts';
import { hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser, toScope } from '../../testing/given.ts';
import { givenProduct } from '../../testing/product-files.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { readWholeState } from './item-states.service.ts';

/** Breaks the connection before the statement with this number; commits count as statements. */
let breakAt = Number.POSITIVE_INFINITY;
let sent = 0;

async function breakIfDue(transaction: Transaction, execute: Transaction['execute']): Promise<void> {
  sent += 1;
  if (sent === breakAt) await execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
}

function breakable(database: Database): Database {
  return {
    ...database,
    write: (caller, work, signal) =>
      database.write(
        caller,
        async (transaction) => {
          const execute = transaction.execute.bind(transaction);
          // In place, as what counts its statements knows it by its identity.
          Object.assign(transaction, {
            execute: async (query: Parameters<Transaction['execute']>[0]) => {
              await breakIfDue(transaction, execute);
              return execute(query);
            },
          });
          const value = await work(transaction);
          await breakIfDue(transaction, execute);
          return value;
        },
        signal,
      ),
  };
}

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ wrap: breakable });
  user = await given.user(server);
});
afterAll(async () => server.close());

interface Item {
  readonly kind: 'product' | 'template';
  readonly itemId: string;
}

interface Seen {
  /** Undefined if it does not exist. */
  readonly present: string | undefined;
  readonly numbers: readonly number[];
  /** The content of the last state; undefined if there is none. */
  readonly last: string | undefined;
  readonly isInTrash: boolean;
}

async function see({ kind, itemId }: Item): Promise<Seen> {
  const { history } = contentKinds[kind];
  const [states, deleted] = await Promise.all([
    server.sql<{ number: number }>`
      select number from snapshots where tenant_id = ${user.tenantId} and item_id = ${itemId} order by number`,
    server.sql`select 1 from deleted_items where tenant_id = ${user.tenantId} and item_id = ${itemId}`,
  ]);
  const numbers = states.map(({ number }) => number);
  const number = numbers.at(-1);
  return server.database.read(user, async (transaction) => {
    const scope = toScope(user.tenantId, transaction);
    const parts = await history.read(itemId, history.parts, scope);
    const last = number === undefined ? undefined : await readWholeState({ kind, itemId }, number, history, scope);
    return {
      present: parts && inOneForm(parts),
      numbers,
      last: last && inOneForm(last),
      isInTrash: deleted.length > 0,
    };
  });
}

/** Independent of the order of keys. Pieces are not read with the present parts, which name them by hash. */
function inOneForm(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member)
            .filter(([name]) => !isPieceName(name))
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : member,
  );
}

type Save = readonly [document: string, variables: object];

async function givenItem(): Promise<Item & { readonly productId: object }> {
  const productId = await givenProduct(server, user, crypto.randomUUID());
  return { kind: 'product', itemId: toProductItemId(productId), productId };
}

async function givenTemplate(): Promise<Item> {
  const itemId = await templateCalls(server, user).create('sms', { bodyLiquid: 'First' });
  return { kind: 'template', itemId };
}

const savingPrice = (productId: object): Save => [
  `mutation ($productId: productIdInput!) {
    updatePriceLogic(productId: $productId, input: { amountLogic: "{\\"+\\": [3, 4]}" }) { status errors } }`,
  { productId },
];
const deletingTemplate = 'mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors } }';
const addingBenefits = (productId: object): Save => [
  `mutation ($productId: productIdInput!, $inputs: [benefitInput!]!) {
    addBenefits(productId: $productId, inputs: $inputs) { status errors } }`,
  { productId, inputs: ['one', 'two'].map((typeId) => ({ typeId, valueJsonString: '1' })) },
];

const saves: Readonly<Record<string, () => Promise<readonly [Item, Save]>>> = {
  'price logic': async () => {
    const item = await givenItem();
    await server.as(user).post(...addingBenefits(item.productId));
    return [item, savingPrice(item.productId)];
  },
  'price logic of a product without history': async () => {
    const item = await givenItem();
    return [item, savingPrice(item.productId)];
  },
  'two benefits': async () => {
    const item = await givenItem();
    return [item, addingBenefits(item.productId)];
  },
  'a template with a file': async () => {
    const item = await givenTemplate();
    await given.file(server, { ...user, key: 'note.txt', content: 'A' });
    const update = `mutation ($id: String!) {
      updateSmsTemplate(templateId: $id, input: { bodyLiquid: "Second /api/v1/files/note.txt" }) { status errors } }`;
    return [item, [update, { id: item.itemId }]];
  },
  'a restored state': async () => {
    const item = await givenItem();
    await server.as(user).post(...savingPrice(item.productId));
    const restore = `mutation ($itemId: String!) {
      restoreSnapshot(kind: "product", itemId: $itemId, number: 1) { status errors } }`;
    return [item, [restore, { itemId: item.itemId }]];
  },
  'a deletion': async () => {
    const item = await givenTemplate();
    return [item, [deletingTemplate, { id: item.itemId }]];
  },
  'a restored item': async () => {
    const item = await givenTemplate();
    await server.as(user).post(deletingTemplate, { id: item.itemId });
    const restore = `mutation ($itemId: String!) { restoreItem(kind: "template", itemId: $itemId) { status errors } }`;
    return [item, [restore, { itemId: item.itemId }]];
  },
};

test.each(Object.keys(saves))('whenever the connection breaks, nothing is torn: %s', async (name) => {
  const [item, save] = (await saves[name]?.()) ?? [];
  if (item === undefined || save === undefined) throw new Error(`There is no save ${name}.`);
  const before = await see(item);
  let statement = 0;
  let isSaved = false;
  while (!isSaved) {
    statement += 1;
    [breakAt, sent] = [statement, 0];
    const result = await server.as(user).post(...save);
    const isBroken = sent >= breakAt;
    breakAt = Number.POSITIVE_INFINITY;
    isSaved = hasSucceeded(result);
    const after = await see(item);
    if (isBroken) expect(after, `broken at statement ${statement}`).toEqual(before);
    else expect(isSaved, JSON.stringify(result)).toBe(true);
    const torn = await server.sql`
      select 1 from snapshot_files f where not exists (
        select 1 from snapshots s where s.tenant_id = f.tenant_id and s.item_id = f.item_id and s.number = f.number)`;
    expect(torn).toEqual([]);
  }
  const after = await see(item);
  expect(after).not.toEqual(before);
  if (after.present !== undefined) expect(after.last).toBe(after.present);
  expect(after.isInTrash).toBe(after.present === undefined);
  // At least its locks, the change, its state, and the commit.
  expect(statement).toBeGreaterThan(8);
});

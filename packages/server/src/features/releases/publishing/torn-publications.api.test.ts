// The connection to the database breaks at every statement of a publication and of a rollback: all items of the release are
// live afterwards, or none. The number of statements is the same for any number of items.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Transaction } from '../../../database/database.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { expectSuccess, hasSucceeded } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { givenReleasingUser, productItem, releasingCalls } from '../../../testing/releases-of-everything.ts';
import type { GraphqlResult, TestServer } from '../../../testing/start-test-server.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';

/** Breaks the connection before the statement with this number; commits count as statements. */
let breakAt = Number.POSITIVE_INFINITY;
let sent = 0;

async function breakIfDue(execute: Transaction['execute']): Promise<void> {
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
              await breakIfDue(execute);
              return execute(query);
            },
          });
          const value = await work(transaction);
          await breakIfDue(execute);
          return value;
        },
        signal,
      ),
  };
}

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
beforeAll(async () => {
  server = await startTestServer({ wrap: breakable });
  user = await givenReleasingUser(server);
  calls = releasingCalls(server, user);
});
afterAll(async () => server.close());

async function givenItems(): Promise<ItemId[]> {
  return [
    productItem(await given.product(server, { ...user, name: 'Travel' })),
    await calls.sms({ logicalId: `t${sent}` }),
    await calls.component(`Card${sent}`, '<p/>'),
  ];
}

async function numbersOf(items: readonly ItemId[]): Promise<(number | undefined)[]> {
  return Promise.all(items.map((item) => calls.stateOf(item)));
}

/** The number of statements, the commit included. */
async function breakEverywhere(
  act: () => Promise<GraphqlResult>,
  see: () => Promise<unknown>,
  after: unknown,
): Promise<number> {
  const before = await see();
  for (let at = 1; ; at += 1) {
    [sent, breakAt] = [0, at];
    const result = await act();
    breakAt = Number.POSITIVE_INFINITY;
    const now = await see();
    if (hasSucceeded(result)) {
      expect(now).toEqual(after);
      return at - 1;
    }
    // The commit itself may have been carried out although the answer was lost.
    expect([before, after]).toContainEqual(now);
    if (JSON.stringify(now) === JSON.stringify(after)) return at;
  }
}

test('a publication and a rollback are complete or have no effect, wherever they break', async () => {
  const items = await givenItems();
  const id = await calls.create(...items);
  const see = () => numbersOf(items);
  const publication = await breakEverywhere(() => calls.publish(id), see, [1, 1, 1]);
  expect(publication).toBeGreaterThan(8);
  const rollback = await breakEverywhere(() => calls.rollBack(id), see, [undefined, undefined, undefined]);
  expect(rollback).toBeGreaterThan(8);
}, 60_000);

test('a publication of many items sends as many statements as that of few', async () => {
  const counts: number[] = [];
  for (const size of [2, 40]) {
    const items: ItemId[] = [];
    for (let index = 0; index < size; index += 1) {
      items.push(await calls.sms({ logicalId: `many-${size}-${index}` }));
    }
    const id = await calls.create(...items);
    sent = 0;
    expectSuccess(await calls.publish(id));
    counts.push(sent);
  }
  expect(counts[1]).toBe(counts[0]);
});

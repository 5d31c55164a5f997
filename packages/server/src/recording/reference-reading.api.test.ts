// Items that existed before references were stored.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentKinds } from '../content-kinds.ts';
import { expectSuccess } from '../testing/expect-result.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { plainCompiler } from '../testing/plain-compiler.ts';
import { releaseCalls } from '../testing/releases.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { readUnreadReferences } from './reference-reading.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const usersOf = async (kind: string, itemId: string) => {
  const query = `query ($kind: String!, $itemIds: [String!]!) {
    itemUses(kind: $kind, itemIds: $itemIds) { list { kind itemId } } }`;
  const { list } = expectSuccess(await server.as(user).post(query, { kind, itemIds: [itemId] }));
  return (list as { kind: string; itemId: string }[]).map((one) => `${one.kind} ${one.itemId}`);
};

describe('items of an earlier version', () => {
  const pending = async () =>
    server.sql`select kind, item_id from unread_references where tenant_id = ${user.tenantId} order by 1`;
  const leave = async (kind: string, itemId: string) =>
    server.sql`insert into unread_references (tenant_id, kind, item_id) values (${user.tenantId}, ${kind}, ${itemId})`;
  const read = async () => readUnreadReferences({ database: server.database, contentKinds, clock: server.clock.now });

  test('are read once, although they have no history; missing ones are skipped', async () => {
    const component = await given.component(server, { ...user, vueTemplate: '<a href="/api/v1/files/a.txt"/>' });
    const insurer = await given.insurer(server, user);
    const product = toProductItemId(await given.product(server, { ...user, insurerId: insurer.id }));
    await leave('component', component);
    await leave('component', 'deleted');
    await leave('product', product);
    await leave('removed', 'kind');
    expect(await usersOf('file', 'a.txt')).toEqual([]);
    await read();
    expect(await usersOf('file', 'a.txt')).toEqual([`component ${component}`]);
    expect(await usersOf('insurer', insurer.id)).toEqual([`product ${product}`]);
    expect(await pending()).toEqual([]);
    expect(await server.sql`select 1 from snapshots where tenant_id = ${user.tenantId}`).toEqual([]);
  });

  test('that are saved before they are read keep what that save names', async () => {
    const source = { vueTemplate: '<a href="/api/v1/files/a.txt"/>' };
    const component = await given.component(server, { ...user, ...source });
    await leave('component', component);
    await releaseCalls(server, user).changeComponent(component, '<a href="/api/v1/files/b.txt"/>');
    await read();
    expect(await usersOf('file', 'a.txt')).toEqual([]);
    expect(await usersOf('file', 'b.txt')).toEqual([`component ${component}`]);
  });

  test('that cannot be read do not keep others waiting', async () => {
    const broken = await given.component(server, user);
    const component = await given.component(server, { ...user, vueTemplate: '<a href="/api/v1/files/a.txt"/>' });
    await leave('component', broken);
    await leave('component', component);
    const failing = {
      ...contentKinds.component,
      history: {
        ...contentKinds.component.history,
        read: async (...args: Parameters<typeof contentKinds.component.history.read>) => {
          if (args[0] === broken) throw new Error('Unreadable.');
          return contentKinds.component.history.read(...args);
        },
      },
    };
    const kinds = { ...contentKinds, component: failing };
    const { database, clock } = server;
    await expect(readUnreadReferences({ database, contentKinds: kinds, clock: clock.now })).rejects.toThrow(
      AggregateError,
    );
    expect(await usersOf('file', 'a.txt')).toEqual([`component ${component}`]);
    expect(await pending()).toEqual([{ kind: 'component', item_id: broken }]);
  });
});

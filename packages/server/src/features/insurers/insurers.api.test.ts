import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createInsurer } from './insurers.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const list =
  'query ($ids: [String], $productTypes: [String]) { insurers(ids: $ids, productTypes: $productTypes) { name } }';

describe('insurers', () => {
  test('are listed by name, by id, and by the types of their products', async () => {
    const pearl = await given.insurer(server, { ...user, name: 'Pearl 珠江' });
    const harbour = await given.insurer(server, { ...user, name: 'Harbour 海港' });
    await given.insurer(server, await given.user(server));
    await given.product(server, { ...user, type: 'travel', insurerId: pearl.id });
    const ask = async (variables: object) => {
      const found = expectSuccess(await server.as(user).post(list, variables)) as unknown as { name: string }[];
      return found.map(({ name }) => name);
    };
    expect(await ask({})).toEqual([harbour.name, pearl.name]);
    expect(await ask({ ids: [pearl.id, null, 'nobody'] })).toEqual([pearl.name]);
    expect(await ask({ ids: [] })).toEqual([]);
    expect(await ask({ productTypes: ['travel'] })).toEqual([pearl.name]);
    expect(await ask({ productTypes: ['%'] })).toEqual([]);
  });

  test('are refused without a sign-in', async () => {
    expect(await server.post(list)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('createInsurer', () => {
  test.each(['', '   ', 'n'.repeat(1001)])('refuses the name %j', async (name) => {
    const { tenantId } = user;
    const written = server.database.write({ tenantId }, (transaction) =>
      createInsurer(name, { transaction, tenantId, now: new Date() }),
    );
    await expect(written).rejects.toMatchObject({ problems: [{ path: 'name' }] });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
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

describe('the service createInsurer', () => {
  test.each(['', '   ', 'n'.repeat(1001)])('refuses the name %j', async (name) => {
    const { tenantId } = user;
    const written = server.database.write({ tenantId }, (transaction) =>
      createInsurer({ name }, { transaction, tenantId, now: new Date() }),
    );
    await expect(written).rejects.toMatchObject({ problems: [{ path: 'name' }] });
  });
});

describe('createInsurer and deleteInsurer', () => {
  const outcome = '{ status errors errors_2 { code message path } createdStatus { id } }';
  const create = `mutation ($name: String!) { createInsurer(name: $name) ${outcome} }`;
  const remove = `mutation ($id: String!) { deleteInsurer(id: $id) ${outcome} }`;

  test('add an insurer and delete it', async () => {
    const own = await given.user(server);
    const made = expectSuccess(await server.as(own).post(create, { name: 'Pearl 珠江' }));
    const { id } = (made as { createdStatus: { id: string } }).createdStatus;
    expect(expectSuccess(await server.as(own).post(list, { ids: [id] }))).toEqual([{ name: 'Pearl 珠江' }]);
    expectSuccess(await server.as(own).post(remove, { id }));
    expect(expectSuccess(await server.as(own).post(list))).toEqual([]);
    expectProblem(await server.as(own).post(remove, { id }), 'NOT_FOUND', 'id');
  });

  test('refuse to delete an insurer that products use, and explain what to do', async () => {
    const own = await given.user(server);
    const { id } = await given.insurer(server, own);
    const productId = await given.product(server, { ...own, insurerId: id });
    expect(expectProblem(await server.as(own).post(remove, { id }), 'INVALID', 'id').message).toBe(
      '1 product uses this insurer. Choose another insurer there, or delete what uses this one.',
    );
    const removeProduct =
      'mutation ($productId: productIdInput!) { deleteProduct(productId: $productId) { status errors } }';
    expectSuccess(await server.as(own).post(removeProduct, { productId }));
    expectSuccess(await server.as(own).post(remove, { id }));
  });

  test('are refused without the right, and do not affect other tenants', async () => {
    const [viewer, other] = [await given.user(server, { role: 'VIEWER' }), await given.user(server)];
    expectProblem(await server.as(viewer).post(create, { name: 'Pearl' }), 'FORBIDDEN');
    const { id } = await given.insurer(server, user);
    expectProblem(await server.as(other).post(remove, { id }), 'NOT_FOUND', 'id');
  });
});

describe('updateInsurer', () => {
  const outcome = '{ status errors errors_2 { code message path by } revision }';
  const change = `mutation ($id: String!, $input: updateInsurerInput!, $revision: String) {
    updateInsurer(id: $id, input: $input, expectedRevision: $revision) ${outcome} }`;
  const whole =
    'query ($ids: [String]) { insurers(ids: $ids) { name detailedName logoUrls { typeA typeB typeC } revision } }';
  const read = async (id: string) => {
    const [found] = expectSuccess(await server.as(user).post(whole, { ids: [id] })) as unknown as {
      revision: string;
    }[];
    return found;
  };

  test('changes the given fields, clears those that are null, and replaces the logos', async () => {
    const { id } = await given.insurer(server, { ...user, name: 'Pearl' });
    expect(await read(id)).toMatchObject({ name: 'Pearl', detailedName: null, logoUrls: null });
    const logoUrls = { typeA: 'https://pearl.example/珍珠.svg', typeB: '' };
    expectSuccess(await server.as(user).post(change, { id, input: { detailedName: 'Pearl Ltd', logoUrls } }));
    expect(await read(id)).toMatchObject({
      name: 'Pearl',
      detailedName: 'Pearl Ltd',
      logoUrls: { typeA: 'https://pearl.example/珍珠.svg', typeB: null, typeC: null },
    });
    expectSuccess(
      await server.as(user).post(change, { id, input: { name: 'Perle', detailedName: null, logoUrls: null } }),
    );
    expect(await read(id)).toMatchObject({ name: 'Perle', detailedName: null, logoUrls: null });
  });

  test('refuses a blank name, an invalid address, and a change based on an old revision', async () => {
    const { id } = await given.insurer(server, user);
    const before = await read(id);
    const attempt = async (input: object, revision?: string) => server.as(user).post(change, { id, input, revision });
    expectProblem(await attempt({ name: ' ' }), 'REQUIRED', 'input.name');
    expectProblem(await attempt({ name: null }), 'REQUIRED', 'input.name');
    expectProblem(await attempt({ logoUrls: { typeB: 'javascript:alert(1)' } }), 'INVALID', 'input.logoUrls.typeB');
    expectProblem(
      await attempt({ logoUrls: { typeC: `https://a.b/${'c'.repeat(2000)}` } }),
      'TOO_LONG',
      'input.logoUrls.typeC',
    );
    expect(await read(id)).toEqual(before);
    expectSuccess(await attempt({ name: 'First' }, before?.revision));
    expect(expectProblem(await attempt({ name: 'Second' }, before?.revision), 'CONFLICT').by).toBeTypeOf('string');
    expectProblem(await server.as(await given.user(server)).post(change, { id, input: {} }), 'NOT_FOUND', 'id');
  });
});

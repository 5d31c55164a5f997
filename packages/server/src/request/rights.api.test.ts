// When rights are checked, and for whom. For every operation and route with every role, see
// graphql/access-matrix.api.test.ts and http/route-access.api.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../testing/expect-result.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { type Role, roles, rightsOf } from './rights.ts';

let server: TestServer;
let administrator: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await given.user(server);
});
afterAll(async () => server.close());

function colleague(role: Role): Promise<GivenUser> {
  return given.user(server, { tenantId: administrator.tenantId, role });
}

const createKey = 'mutation ($name: String!) { createApiKey(name: $name) { status errors_2 { code message path } } }';
const upsert = `mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status errors_2 { code message path } } }`;

test('roles that write templates may read the files and products that templates name', () => {
  const authors = roles.filter((role) => rightsOf(role).has('documents:write'));
  expect(authors.length).toBeGreaterThan(0);
  for (const role of authors)
    for (const right of ['files:read', 'documents:render'] as const) {
      expect([...rightsOf(role)], role).toContain(right);
    }
});

test('a right is checked before the arguments', async () => {
  const name = '';
  expectProblem(await server.as(administrator).post(createKey, { name }), 'REQUIRED', 'name');
  const answer = await server.as(await colleague('VIEWER')).post(createKey, { name });
  expect(answer.data?.['createApiKey']).toEqual({
    status: 'failure',
    errors_2: [{ code: 'FORBIDDEN', message: 'You are not authorized', path: null }],
  });
});

test('a role change takes effect with the next request, with the same token', async () => {
  const user = await colleague('VIEWER');
  const headers = await server.as(user).headers();
  const { post } = server;
  expectProblem(await post(createKey, { name: 'Key' }, headers), 'FORBIDDEN');
  await server.sql`update users set role = 'ADMINISTRATOR' where id = ${user.userId}`;
  expectSuccess(await post(createKey, { name: 'Key' }, headers));
  await server.sql`update users set role = 'VIEWER' where id = ${user.userId}`;
  expectProblem(await post(createKey, { name: 'Key' }, headers), 'FORBIDDEN');
});

test('an approver views and approves, and is a viewer for servers of the version before', async () => {
  const user = await colleague('VIEWER');
  const { post } = server.as(user);
  const me = async () => expectSuccess(await post('{ me { role rights } }')) as { role: string; rights: string[] };
  const assign = async (role: Role) =>
    expectSuccess(
      await server.as(administrator).post(
        `mutation ($id: String!, $role: roleEnumeration!) {
          assignRole(loginId: $id, role: $role) { status errors_2 { code message path } } }`,
        { id: user.userId, role },
      ),
    );
  const viewer = await me();
  await assign('APPROVER');
  expect(await me()).toEqual({ role: 'APPROVER', rights: [...viewer.rights, 'changes:approve'] });
  expect(await server.sql`select role from users where id = ${user.userId}`).toEqual([{ role: 'VIEWER' }]);
  const logins = '{ logins { list { id role } } }';
  const { list } = expectSuccess(await server.as(administrator).post(logins)) as { list: object[] };
  expect(list).toContainEqual({ id: user.userId, role: 'APPROVER' });
  await assign('DOCUMENT_EDITOR');
  expect((await me()).role).toBe('DOCUMENT_EDITOR');
});

test('a deactivated user is signed out, even with a valid access token', async () => {
  const user = await colleague('ADMINISTRATOR');
  const headers = await server.as(user).headers();
  await server.sql`update users set deactivated_at = now() where id = ${user.userId}`;
  expect(await server.post(createKey, { name: 'Key' }, headers)).toMatchObject({ status: 401 });
});

describe('a translation', () => {
  const textOf = async (key: string) => {
    const [row] = await server.sql`select value from l10n where tenant_id = ${administrator.tenantId} and key = ${key}`;
    return row?.['value'];
  };

  test.each([
    ['PRODUCT_EDITOR', 'products-a|1|b-name', 'templates-x-html'],
    ['DOCUMENT_EDITOR', 'templates-x-html', 'products-a|1|b-name'],
  ] as const)('%s may write %s and not %s', async (role, own, foreign) => {
    const user = server.as(await colleague(role));
    const text = (key: string) => ({ l10n: { key, locale: 'en-US', value: role } });
    expectSuccess(await user.post(upsert, text(own)));
    expectSuccess(await user.post(upsert, text('greeting')));
    const before = await textOf(foreign);
    const remove = (name: string, locale = '') =>
      `mutation ($key: String!) { ${name}(key: $key${locale}) { status errors_2 { code message path } } }`;
    expectProblem(await user.post(upsert, text(foreign)), 'FORBIDDEN');
    expectProblem(await user.post(remove('deleteL10n', ', locale: "en-US"'), { key: foreign }), 'FORBIDDEN');
    expectProblem(await user.post(remove('deleteAllL10n'), { key: foreign }), 'FORBIDDEN');
    expect(await textOf(foreign)).toEqual(before);
    expectSuccess(await user.post(remove('deleteAllL10n'), { key: own }));
  });

  test('of a template cannot be saved with a product', async () => {
    const productId = await given.product(server, administrator);
    const answer = await server.as(await colleague('PRODUCT_EDITOR')).post(
      `mutation ($productId: productIdInput!, $l10n: [upsertL10nInput!]) {
        updateProduct(productId: $productId, input: { status: "changed" }, l10n: $l10n) { status } }`,
      { productId, l10n: [{ key: 'templates-y-html', locale: 'en-US', value: 'x' }] },
    );
    expect(answer.errors).toMatchObject([{ message: 'You are not authorized', extensions: { code: 'FORBIDDEN' } }]);
    expect(await textOf('templates-y-html')).toBeUndefined();
    const [row] = await server.sql`select status from products where plan = ${productId.plan}`;
    expect(row?.['status']).not.toBe('changed');
  });
});

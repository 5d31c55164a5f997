import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeMeanwhile } from '../../../testing/change-meanwhile.ts';
import { expectProblem, expectSuccess, hasSucceeded, payloadOf } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const outcome = '{ status errors errors_2 { code message path } createdStatus { id } }';
const changes = {
  deactivate: `mutation ($loginId: String!) { deactivate(loginId: $loginId) ${outcome} }`,
  reactivate: `mutation ($loginId: String!) { reactivate(loginId: $loginId) ${outcome} }`,
  resendInvitation: `mutation ($loginId: String!) { resendInvitation(loginId: $loginId) ${outcome} }`,
};
const assignRole = `mutation ($loginId: String!, $role: roleEnumeration!) {
  assignRole(loginId: $loginId, role: $role) ${outcome} }`;
const createLogin = `mutation ($input: createLoginInput!) { createLogin(input: $input) ${outcome} }`;
const logins = `query ($limit: Int, $skip: Int, $where: loginWhereInput) {
  logins(limit: $limit, skip: $skip, where: $where) { totalCount list { id email role state lastUsedAt } } }`;
const me = '{ me { id email role rights } }';

async function change(name: keyof typeof changes, as: GivenUser, loginId: string) {
  return server.as(as).post(changes[name], { loginId });
}

async function stateOf(administrator: GivenUser, id: string): Promise<unknown> {
  return payloadOf(await server.as(administrator).post(logins, { where: { id } }));
}

async function invite(administrator: GivenUser, email: string, role = 'VIEWER'): Promise<string> {
  const made = expectSuccess(await server.as(administrator).post(createLogin, { input: { email, role } }));
  return (made as { createdStatus: { id: string } }).createdStatus.id;
}

/** The parts of the latest link sent to that address. */
async function linkTo({ tenantId }: GivenUser, email: string): Promise<Record<string, string>> {
  const mails = await server.sql<{ text: string }>`
    select text from mails where tenant_id = ${tenantId} and recipient = ${email} order by created_at desc, id limit 1`;
  const query = /\/login#reset\?(\S+)$/m.exec(mails[0]?.text ?? '')?.[1];
  return Object.fromEntries(new URLSearchParams(query));
}

async function choosePassword({ tenantId, loginId, code }: Record<string, string>) {
  return server.post(
    `mutation ($tenantId: String!, $loginId: String!, $code: String!) {
      resetPassword(tenantId: $tenantId, loginId: $loginId, code: $code, password: "another good password") ${outcome} }`,
    { tenantId, loginId, code },
  );
}

describe('me', () => {
  test('returns the caller with the role and its rights', async () => {
    const viewer = await given.user(server, { role: 'VIEWER' });
    const answer = expectSuccess(await server.as(viewer).post(me));
    expect(answer).toMatchObject({ id: viewer.userId, email: viewer.email, role: 'VIEWER' });
    expect(answer['rights']).toContain('products:read');
    expect(answer['rights']).not.toContain('products:write');
  });

  test('is refused without a sign-in', async () => {
    expect(await server.post(me)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('logins', () => {
  test('lists the tenant’s users by address, one page at a time', async () => {
    const administrator = await given.user(server, { email: 'b@insurer.test' });
    const { tenantId } = administrator;
    await given.user(server, { tenantId, email: 'a@insurer.test', role: 'VIEWER' });
    await given.user(server, { tenantId, email: 'c@insurer.test', role: 'PRODUCT_EDITOR' });
    await given.user(server, { email: 'a@insurer.test' });
    const read = async (variables: object) =>
      expectSuccess(await server.as(administrator).post(logins, { ...variables })) as {
        totalCount: number;
        list: { email: string }[];
      };
    const emails = async (variables: object) => (await read(variables)).list.map(({ email }) => email);
    expect(await emails({})).toEqual(['a@insurer.test', 'b@insurer.test', 'c@insurer.test']);
    expect(await read({ limit: 1, skip: 1 })).toMatchObject({
      totalCount: 3,
      list: [{ id: administrator.userId, role: 'ADMINISTRATOR', state: 'ACTIVE', lastUsedAt: expect.any(String) }],
    });
    expect(await emails({ where: { email_contains: 'C@' } })).toEqual(['c@insurer.test']);
    expect(await emails({ where: { email_contains: '%' } })).toEqual([]);
  });

  test('refuses a negative limit', async () => {
    const administrator = await given.user(server);
    expectProblem(await server.as(administrator).post(logins, { limit: -1 }), 'INVALID', 'limit');
  });
});

describe('createLogin', () => {
  test('invites a user, who chooses a password once and signs in with the role', async () => {
    const administrator = await given.user(server);
    const id = await invite(administrator, 'new@insurer.test', 'PRODUCT_EDITOR');
    expect(await stateOf(administrator, id)).toMatchObject({ list: [{ state: 'INVITED', role: 'PRODUCT_EDITOR' }] });
    const link = await linkTo(administrator, 'new@insurer.test');
    expect(link).toMatchObject({ loginId: id, invitation: 'true' });
    expectSuccess(await choosePassword(link));
    expectProblem(await choosePassword(link), 'INVALID', 'code');
    expect(await stateOf(administrator, id)).toMatchObject({ list: [{ state: 'ACTIVE' }] });
    const invited = { ...administrator, userId: id };
    expect(expectSuccess(await server.as(invited).post(me))).toMatchObject({ role: 'PRODUCT_EDITOR' });
  });

  test('uses the name from the invitation, or the address if there is none', async () => {
    const administrator = await given.user(server);
    const create = (email: string, name?: string) =>
      server.as(administrator).post(createLogin, { input: { email, name, role: 'VIEWER' } });
    expectSuccess(await create('mei@insurer.test', ' Mei Chan '));
    expectSuccess(await create('Kai@insurer.test', ' '));
    const { list } = expectSuccess(
      await server.as(administrator).post('{ logins { list { email username } } }'),
    ) as unknown as { list: { email: string }[] };
    expect(list.filter(({ email }) => email !== administrator.email)).toEqual([
      { email: 'kai@insurer.test', username: 'kai@insurer.test' },
      { email: 'mei@insurer.test', username: 'Mei Chan' },
    ]);
    expectProblem(await create('long@insurer.test', 'x'.repeat(201)), 'TOO_LONG', 'input.name');
  });

  test('refuses names and addresses with characters that nobody sees', async () => {
    const administrator = await given.user(server);
    const create = (input: object) =>
      server.as(administrator).post(createLogin, { input: { role: 'VIEWER', email: 'a@insurer.test', ...input } });
    for (const name of ['Ada\u202eecaL', 'A\u200bda', 'Ada\u2066', '\ufeffAda', 'Ada\u{E0041}', 'Ada\u200d'])
      expectProblem(await create({ name }), 'INVALID', 'input.name');
    expectProblem(await create({ email: 'ad\u200ba@insurer.test' }), 'INVALID', 'input.email');
    expectSuccess(await create({ name: 'علی\u200cرضا' }));
  });

  test('refuses an address that is malformed or taken', async () => {
    const administrator = await given.user(server);
    const create = (email: string) => server.as(administrator).post(createLogin, { input: { email, role: 'VIEWER' } });
    expectProblem(await create('nobody'), 'INVALID', 'input.email');
    expectProblem(await create(''), 'REQUIRED', 'input.email');
    expectProblem(await create(administrator.email.toUpperCase()), 'ALREADY_EXISTS', 'input.email');
  });

  test('writes in the language of the request', async () => {
    const administrator = await given.user(server);
    const input = { email: 'new@insurer.test', role: 'VIEWER' };
    await server.as(administrator).post(createLogin, { input }, { 'accept-language': 'zh-HK' });
    const { tenantId } = administrator;
    expect(await server.sql`select subject from mails where tenant_id = ${tenantId}`).toMatchObject([
      { subject: '你獲邀使用 Coverwright' },
    ]);
  });
});

describe('resendInvitation', () => {
  test('replaces the earlier link', async () => {
    const administrator = await given.user(server);
    const id = await invite(administrator, 'new@insurer.test');
    const earlier = await linkTo(administrator, 'new@insurer.test');
    server.clock.pass(1000);
    expectSuccess(await change('resendInvitation', administrator, id));
    const later = await linkTo(administrator, 'new@insurer.test');
    expectProblem(await choosePassword(earlier), 'INVALID', 'code');
    expectSuccess(await choosePassword(later));
  });

  test('is refused for a user who has a password', async () => {
    const administrator = await given.user(server);
    expectProblem(await change('resendInvitation', administrator, administrator.userId), 'INVALID', 'loginId');
  });
});

describe('assignRole', () => {
  test('takes effect with the next request', async () => {
    const administrator = await given.user(server);
    const editor = await given.user(server, { tenantId: administrator.tenantId, role: 'PRODUCT_EDITOR' });
    const session = server.as(editor);
    expectSuccess(await server.as(administrator).post(assignRole, { loginId: editor.userId, role: 'VIEWER' }));
    expect(expectSuccess(await session.post(me))).toMatchObject({ role: 'VIEWER' });
  });

  test('retains the last active administrator', async () => {
    const administrator = await given.user(server);
    await invite(administrator, 'new@insurer.test', 'ADMINISTRATOR');
    const demotion = { loginId: administrator.userId, role: 'VIEWER' };
    expectProblem(await server.as(administrator).post(assignRole, demotion), 'INVALID', 'loginId');
    await given.user(server, { tenantId: administrator.tenantId });
    expectSuccess(await server.as(administrator).post(assignRole, demotion));
  });
});

describe('deactivate', () => {
  test('ends sessions and links, and reactivate allows new ones', async () => {
    const administrator = await given.user(server);
    const user = await given.user(server, { tenantId: administrator.tenantId, role: 'VIEWER' });
    const session = server.as(user);
    expectSuccess(await session.post(me));
    expectSuccess(await change('deactivate', administrator, user.userId));
    expect(await session.post(me)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await stateOf(administrator, user.userId)).toMatchObject({ list: [{ state: 'DEACTIVATED' }] });
    expectSuccess(await change('reactivate', administrator, user.userId));
    expect(await session.post(me)).toMatchObject({ status: 401 });
    expect(await stateOf(administrator, user.userId)).toMatchObject({ list: [{ state: 'ACTIVE' }] });
  });

  test('voids an invitation', async () => {
    const administrator = await given.user(server);
    const id = await invite(administrator, 'new@insurer.test');
    expectSuccess(await change('deactivate', administrator, id));
    expectProblem(await choosePassword(await linkTo(administrator, 'new@insurer.test')), 'INVALID', 'code');
  });

  test('is refused for the caller’s own account', async () => {
    const administrator = await given.user(server);
    await given.user(server, { tenantId: administrator.tenantId });
    expectProblem(await change('deactivate', administrator, administrator.userId), 'INVALID', 'loginId');
  });

  test('is refused when the only other administrator is deactivated at the same time', async () => {
    const one = await given.user(server);
    const two = await given.user(server, { tenantId: one.tenantId });
    // Administrators are locked in the order of their ids: the other one must still be unlocked.
    const [first] = await server.sql<{ id: string }>`
      select id from users where tenant_id = ${one.tenantId} order by id limit 1`;
    const [target, caller] = first?.id === one.userId ? [one, two] : [two, one];
    const result = await changeMeanwhile(
      server,
      target,
      () => change('deactivate', caller, target.userId),
      (client) => client.query('update users set deactivated_at = now() where id = $1', [caller.userId]),
    );
    expectProblem(result, 'INVALID', 'loginId');
  });

  test('leaves one of two administrators who deactivate each other', async () => {
    const first = await given.user(server);
    const second = await given.user(server, { tenantId: first.tenantId });
    const results = await Promise.all([
      change('deactivate', first, second.userId),
      change('deactivate', second, first.userId),
    ]);
    expect(results.filter(hasSucceeded)).toHaveLength(1);
    const active = await server.sql`
      select id from users where tenant_id = ${first.tenantId} and deactivated_at is null`;
    expect(active).toHaveLength(1);
  });
});

describe.each(['deactivate', 'reactivate', 'resendInvitation'] as const)('%s', (name) => {
  test('does not find a user of another tenant', async () => {
    const [administrator, other] = [await given.user(server), await given.user(server, { role: 'VIEWER' })];
    expectProblem(await change(name, administrator, other.userId), 'NOT_FOUND', 'loginId');
  });

  test('is refused to users who may not manage users', async () => {
    const editor = await given.user(server, { role: 'PRODUCT_EDITOR' });
    const other = await given.user(server, { tenantId: editor.tenantId, role: 'VIEWER' });
    expectProblem(await change(name, editor, other.userId), 'FORBIDDEN');
  });
});

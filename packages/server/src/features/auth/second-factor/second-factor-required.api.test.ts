import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCommand, toWords } from '../../../admin/admin-command.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { operations, secondFactorCalls } from '../../../testing/second-factor-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let calls: ReturnType<typeof secondFactorCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = secondFactorCalls(server);
});
afterAll(async () => server.close());

/** The output of an administrator's command. */
async function admin(...args: string[]): Promise<string> {
  const parts = { readPassword: () => Promise.resolve(''), report: () => undefined, now: server.clock.now() };
  try {
    const work = await parseCommand(args)(parts);
    return (await work(server.database)).message;
  } catch (error) {
    return toWords(error) ?? String(error);
  }
}

async function requiringTenant(): Promise<string> {
  const tenantId = await given.tenant(server);
  expect(await admin('tenant', 'require-second-factor', tenantId, 'on')).toContain('needs a second factor');
  return tenantId;
}

async function isSignedIn({ post }: Pick<ReturnType<TestServer['as']>, 'post'>): Promise<boolean> {
  return (await post(operations.whoami)).status === 200;
}

describe('a tenant that requires a second factor', () => {
  test('guides a user without one through enrolment, which completes the sign-in', async () => {
    const user = await given.user(server, { tenantId: await requiringTenant() });
    const answer = await calls.signIn(user);
    expect(answer).toMatchObject({
      accessToken: null,
      refreshToken: null,
      error: 'REQUIRED',
      errorPath: 'secondFactor',
    });
    const { token, code, recoveryCodes } = await calls.withToken(answer.enrolmentToken ?? '').enrol();
    expect(recoveryCodes).toHaveLength(10);
    const state = await calls.withToken(token?.accessToken ?? '').post(operations.state);
    expect(expectSuccess(state)).toMatchObject({ isEnabled: true, isRequired: true });
    expect(await calls.signIn(user)).toMatchObject({ error: 'REQUIRED', enrolmentToken: null });
    expect(await calls.signIn(user, code())).toMatchObject({ error: null });
  });

  test('lets an enrolment token do nothing but enrol, on every transport', async () => {
    const user = await given.user(server, { tenantId: await requiringTenant() });
    const { enrolmentToken } = await calls.signIn(user);
    const { post } = calls.withToken(enrolmentToken ?? '');
    const mixed = `mutation { beginSecondFactor { status } logout { status } }`;
    for (const operation of [operations.whoami, operations.state, '{ sessions { totalCount } }', mixed]) {
      expect(await post(operation)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
    const proof = { proof: { currentPassword: user.password } };
    expect(await post(operations.disable, proof)).toMatchObject({ status: 401 });
    const headers = { authorization: `Bearer ${enrolmentToken ?? ''}` };
    const file = await server.http.inject({ url: '/api/v1/files/private.txt', headers });
    const print = await server.http.inject({ method: 'POST', url: '/api/v1/render/letter', headers });
    const price = await server.http.inject({ method: 'POST', url: '/api/v1/products/a/b/-/price', headers });
    for (const { statusCode } of [file, print, price]) expect([401, 404]).toContain(statusCode);
  });

  test('ends an enrolment when it expires, when the password changes, and once there is a second factor', async () => {
    const tenantId = await requiringTenant();
    const late = await given.user(server, { tenantId });
    const expired = calls.withToken((await calls.signIn(late)).enrolmentToken ?? '');
    server.clock.pass(31 * 60_000);
    expect(await expired.post(operations.begin)).toMatchObject({ status: 401 });

    const changed = await given.user(server, { tenantId });
    const old = calls.withToken((await calls.signIn(changed)).enrolmentToken ?? '');
    await server.sql`update users set password_hash = 'another' where id = ${changed.userId}`;
    expectProblem(await old.post(operations.begin), 'UNAUTHENTICATED');

    const user = await given.user(server, { tenantId });
    const [first, second] = [await calls.signIn(user), await calls.signIn(user)];
    await calls.withToken(first.enrolmentToken ?? '').enrol();
    const other = calls.withToken(second.enrolmentToken ?? '');
    expectProblem(await other.post(operations.begin), 'UNAUTHENTICATED');
    expectProblem(await other.post(operations.confirm, { code: '000000' }), 'UNAUTHENTICATED');
  });

  test('does not let users turn off their own, but lets them replace it', async () => {
    const user = await given.user(server, { tenantId: await requiringTenant() });
    const { token, code } = await calls.withToken((await calls.signIn(user)).enrolmentToken ?? '').enrol();
    const { post } = calls.withToken(token?.accessToken ?? '');
    const proof = { currentPassword: user.password, secondFactor: code() };
    expect(expectProblem(await post(operations.disable, { proof }), 'INVALID').message).toContain('replaces');
    server.clock.pass(30_000);
    await calls.enrol(user, post, code());
  });

  test('restricts demo accounts to this machine during enrolment too', async () => {
    const demo = await given.user(server, { tenantId: await requiringTenant(), isDemo: true });
    const { enrolmentToken } = await calls.signIn(demo);
    const headers = { authorization: `Bearer ${enrolmentToken ?? ''}`, host: 'studio.example.com' };
    expectProblem(await server.post(operations.begin, {}, headers), 'UNAUTHENTICATED');
  });
});

describe('updateSecondFactorRequirement', () => {
  test('signs out only users of the tenant without a second factor', async () => {
    const user = await given.user(server);
    const [colleague, without] = [
      await given.user(server, { tenantId: user.tenantId }),
      await given.user(server, { tenantId: user.tenantId }),
    ];
    const sessions = [user, colleague, without, await given.user(server)].map((one) => server.as(one));
    const [own, theirs, plain, elsewhere] = sessions as [Session, Session, Session, Session];
    await calls.enrol(user, own.post);
    await calls.enrol(colleague, theirs.post);
    expect(await isSignedIn(plain)).toBe(true);

    expectSuccess(await own.post(operations.require, { isRequired: true }));
    expect(await Promise.all(sessions.map(isSignedIn))).toEqual([true, true, false, true]);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect(await calls.signIn(without)).toMatchObject({ error: 'REQUIRED', enrolmentToken: expect.any(String) });

    expectSuccess(await own.post(operations.require, { isRequired: false }));
    expect(await calls.signIn(without)).toMatchObject({ error: null });
  });

  test('is refused to a user without one, who would be signed out', async () => {
    const user = await given.user(server);
    const session = server.as(user);
    expectProblem(await session.post(operations.require, { isRequired: true }), 'INVALID', 'isRequired');
    expect(expectSuccess(await session.post(operations.state))).toMatchObject({ isRequired: false });
  });
});

describe('npm run admin', () => {
  test('user reset-second-factor lets a user who lost the device sign in again, and ends their sessions', async () => {
    const user = await given.user(server);
    const session = server.as(user);
    await calls.enrol(user, session.post);
    const reset = () => admin('user', 'reset-second-factor', '--tenant', user.tenantId, '--email', user.email);
    expect(await reset()).toContain('Removed the second factor');
    expect(await isSignedIn(session)).toBe(false);
    expect(await calls.signIn(user)).toMatchObject({ error: null });
    expect(await reset()).toContain('has no second factor');
  });

  test.each([
    [
      ['user', 'reset-second-factor', '--tenant', 'nobody', '--email', 'a@b.example'],
      'The tenant nobody does not exist',
    ],
    [['tenant', 'require-second-factor', 'nobody', 'on'], 'The tenant nobody does not exist'],
    [['tenant', 'require-second-factor', 'acme', 'perhaps'], 'on or off'],
  ])('%s is refused', async (args, words) => {
    expect(await admin(...args)).toContain(words);
  });

  test('user reset-second-factor reports an unknown user', async () => {
    const tenantId = await given.tenant(server);
    expect(await admin('user', 'reset-second-factor', '--tenant', tenantId, '--email', 'a@b.example')).toContain(
      'no user',
    );
  });

  test('tenant require-second-factor off makes it optional again', async () => {
    const user: GivenUser = await given.user(server, { tenantId: await requiringTenant() });
    await admin('tenant', 'require-second-factor', user.tenantId, 'off');
    expect(await calls.signIn(user)).toMatchObject({ error: null });
  });
});

type Session = ReturnType<TestServer['as']>;

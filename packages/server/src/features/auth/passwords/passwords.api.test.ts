import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const outcome = '{ status errors errors_2 { code message path } }';
const forgotMutation = `mutation ($tenantId: String!, $input: forgotPasswordInput!) {
  forgotPassword(tenantId: $tenantId, forgotPasswordInput: $input) ${outcome}
}`;
const resetMutation = `mutation ($tenantId: String!, $loginId: String!, $code: String!, $password: String!) {
  resetPassword(tenantId: $tenantId, loginId: $loginId, code: $code, password: $password) ${outcome}
}`;
const changeMutation = `mutation ($input: changePasswordInput!) { changePassword(changePasswordInput: $input) ${outcome} }`;

const newPassword = 'another good password';
const easyPasswords = ['Password2026!', 'qwertyuiop123', 'abcabcabcabc', ' '.repeat(12), 'coverwright-demo'];

interface ResetLink {
  readonly tenantId: string;
  readonly loginId: string;
  readonly code: string;
}

interface MailRow extends Record<string, unknown> {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

async function mailsOf({ tenantId }: GivenUser): Promise<MailRow[]> {
  return server.sql<MailRow>`select recipient, subject, text from mails where tenant_id = ${tenantId} order by created_at`;
}

async function forgot({ tenantId }: GivenUser, input: Record<string, string>, headers: Record<string, string> = {}) {
  return server.post(forgotMutation, { tenantId, input: { clientId: 'coverStudio', ...input } }, headers);
}

async function askForLink(user: GivenUser, headers: Record<string, string> = {}): Promise<ResetLink> {
  expectSuccess(await forgot(user, { email: user.email }, headers));
  const mail = (await mailsOf(user)).at(-1);
  const query = /^http:\/\/127\.0\.0\.1:4000\/login#reset\?(\S+)$/m.exec(mail?.text ?? '')?.[1];
  const parts = new URLSearchParams(query);
  return { tenantId: parts.get('tenantId') ?? '', loginId: parts.get('loginId') ?? '', code: parts.get('code') ?? '' };
}

async function canSignIn({ tenantId, email }: GivenUser, password: string): Promise<boolean> {
  const result = await server.post(
    `query ($tenantId: String!, $email: String!, $password: String!) {
      token_2(tenantId: $tenantId, clientId: "coverStudio", username: $email, password: $password) { error }
    }`,
    { tenantId, email, password },
  );
  return payloadOf(result)['error'] === null;
}

describe('forgotPassword', () => {
  test('sends a link with all secrets in the fragment', async () => {
    const user = await given.user(server);
    expect(await askForLink(user)).toEqual({ tenantId: user.tenantId, loginId: user.userId, code: expect.any(String) });
    expect(await mailsOf(user)).toMatchObject([{ recipient: user.email, subject: 'Reset your Coverwright password' }]);
  });

  test('writes in the language of the request', async () => {
    const user = await given.user(server);
    await forgot(user, { email: user.email }, { 'accept-language': 'zh-HK, en-US;q=0.5' });
    expect(await mailsOf(user)).toMatchObject([{ subject: '重設你的 Coverwright 密碼' }]);
  });

  test('accepts the address as username too', async () => {
    const user = await given.user(server);
    expectSuccess(await forgot(user, { username: user.email }));
    expect(await mailsOf(user)).toHaveLength(1);
  });

  test('returns the same response if there is no account, but sends nothing', async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    const known = await forgot(user, { email: user.email });
    for (const result of [
      await forgot(user, { email: 'nobody@insurer.test' }),
      await forgot(user, { email: other.email }),
      await forgot(user, { email: user.email, clientId: 'unknownClient' }),
      await forgot({ ...user, tenantId: 'no-such-tenant' }, { email: user.email }),
    ]) {
      expect(result.data).toEqual(known.data);
    }
    expect(await mailsOf(user)).toHaveLength(1);
    expect(await mailsOf(other)).toHaveLength(0);
  });

  test('returns the same response when the mail could not be stored, and logs the error', async () => {
    await server.sql`alter table mails add constraint unkept check (recipient not like 'unkept-%')`;
    const user = await given.user(server);
    const at = { 'x-forwarded-for': '198.51.100.22' };
    const unkept = await given.user(server, { email: `unkept-${user.email}` });
    expect((await forgot(unkept, { email: unkept.email }, at)).data).toEqual(
      (await forgot(user, { email: user.email }, at)).data,
    );
    expect(server.logLines.join('')).toContain('recovery link was not sent');
  });

  test('requires an address', async () => {
    const user = await given.user(server);
    expectProblem(await forgot(user, {}), 'REQUIRED', 'forgotPasswordInput.email');
    expectProblem(await forgot(user, { email: 'nul\0' }), 'INVALID', 'forgotPasswordInput.email');
  });

  test('sends no link for a demo account to another host', async () => {
    const demo = await given.user(server, { isDemo: true });
    expectSuccess(await forgot(demo, { email: demo.email }, { host: 'studio.example.com' }));
    expect(await mailsOf(demo)).toHaveLength(0);
  });

  test('is limited for one account from one address', async () => {
    const user = await given.user(server);
    const at = { 'x-forwarded-for': '198.51.100.20' };
    await Promise.all([1, 2, 3, 4, 5].map(() => forgot(user, { email: user.email }, at)));
    const problem = expectProblem(await forgot(user, { email: user.email }, at), 'TOO_MANY_ATTEMPTS');
    expect(problem.message).toMatch(/Wait (59|60) minutes/);
  });
});

describe('resetPassword', () => {
  test('sets the new password once, and ends every session of the user', async () => {
    const user = await given.user(server);
    const session = server.as(user);
    expectSuccess(await session.post('{ tenantSettings { tenantId } }'));
    const link = await askForLink(user);
    expectSuccess(await server.post(resetMutation, { ...link, password: newPassword }));
    expect(await canSignIn(user, newPassword)).toBe(true);
    expect(await canSignIn(user, user.password)).toBe(false);
    expect((await session.post('{ tenantSettings { tenantId } }')).status).toBe(401);
    const again = await server.post(resetMutation, { ...link, password: 'yet another password' });
    expectProblem(again, 'INVALID', 'code');
    expect(await canSignIn(user, newPassword)).toBe(true);
  });

  test('with one code used several times simultaneously succeeds once', async () => {
    const user = await given.user(server);
    const link = await askForLink(user);
    const results = await Promise.all(
      [1, 2, 3].map((n) => server.post(resetMutation, { ...link, password: `password number ${n}` })),
    );
    const statuses = results.map((result) => payloadOf(result)['status']);
    expect(statuses.filter((status) => status === 'success')).toHaveLength(1);
  });

  test('refuses a code that was replaced by a newer request', async () => {
    const user = await given.user(server);
    const [older, newer] = [await askForLink(user), await askForLink(user)];
    expectProblem(await server.post(resetMutation, { ...older, password: newPassword }), 'INVALID', 'code');
    expectSuccess(await server.post(resetMutation, { ...newer, password: newPassword }));
  });

  test('refuses a code after 30 minutes', async () => {
    const user = await given.user(server);
    const link = await askForLink(user);
    server.clock.pass(30 * 60_000 + 1000);
    expectProblem(await server.post(resetMutation, { ...link, password: newPassword }), 'INVALID', 'code');
  });

  test("refuses another user's and another tenant's code, and an invented one", async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    const link = await askForLink(user);
    for (const wrong of [{ loginId: other.userId }, { tenantId: other.tenantId }, { code: 'made up' }, { code: '' }]) {
      const result = await server.post(resetMutation, { ...link, ...wrong, password: newPassword });
      expect(expectProblem(result, 'INVALID', 'code').message).toContain('Request a new link');
    }
    expectSuccess(await server.post(resetMutation, { ...link, password: newPassword }));
  });

  test('counts 12 to 128 characters as users do, and a refused password does not use up the link', async () => {
    const user = await given.user(server);
    const link = await askForLink(user);
    const reset = async (password: string) => server.post(resetMutation, { ...link, password });
    expectProblem(await reset(''), 'REQUIRED', 'password');
    expectProblem(await reset('🌊'.repeat(11)), 'INVALID', 'password');
    expectProblem(await reset('🌊'.repeat(129)), 'TOO_LONG', 'password');
    const longest = `${'🌊🐚🦀🐠🌴🐳🦑🐙🦞🦈🐟🐡🌅🏄'.repeat(9)}⛵⚓`;
    expectSuccess(await reset(longest));
    expect(await canSignIn(user, longest)).toBe(true);
  });

  test('refuses a password that is easy to guess, and the link remains valid', async () => {
    const user = await given.user(server, { email: 'grace.hopper@insurer.test' });
    const link = await askForLink(user);
    for (const password of [...easyPasswords, 'grace.hopper 12', 'grace.hopper@insurer.test']) {
      const result = await server.post(resetMutation, { ...link, password });
      expect(expectProblem(result, 'INVALID', 'password').message).toContain('Use several unrelated words');
    }
    expectSuccess(await server.post(resetMutation, { ...link, password: newPassword }));
  });

  test('does not reveal the account’s address to strangers', async () => {
    const user = await given.user(server, { email: 'katherine@insurer.test' });
    const wrong = { tenantId: user.tenantId, loginId: user.userId, code: 'made up' };
    expectProblem(await server.post(resetMutation, { ...wrong, password: 'katherine at noon' }), 'INVALID', 'code');
  });

  test('is limited', async () => {
    const user = await given.user(server);
    const link = await askForLink(user);
    const at = { 'x-forwarded-for': '198.51.100.21' };
    const guess = async (code: string) => server.post(resetMutation, { ...link, code, password: newPassword }, at);
    for (let index = 0; index < 10; index += 1) expectProblem(await guess(`guess ${index}`), 'INVALID', 'code');
    expectProblem(await guess(link.code), 'TOO_MANY_ATTEMPTS');
  });
});

describe('changePassword', () => {
  const change = async (user: GivenUser, input: Partial<Record<'currentPassword' | 'newPassword', string>> = {}) =>
    server.as(user).post(changeMutation, { input: { currentPassword: user.password, newPassword, ...input } });

  test('changes it, and ends all other sessions', async () => {
    const user = await given.user(server);
    const [here, there] = [server.as(user), server.as(user)];
    const input = { currentPassword: user.password, newPassword };
    expectSuccess(await there.post('{ tenantSettings { tenantId } }'));
    expectSuccess(await here.post(changeMutation, { input }));
    expectSuccess(await here.post('{ tenantSettings { tenantId } }'));
    expect((await there.post('{ tenantSettings { tenantId } }')).status).toBe(401);
    expect(await canSignIn(user, newPassword)).toBe(true);
    expect(await canSignIn(user, user.password)).toBe(false);
  });

  test('refuses a wrong current password at its path', async () => {
    const user = await given.user(server);
    const result = await change(user, { currentPassword: 'not the current one' });
    expectProblem(result, 'INVALID', 'changePasswordInput.currentPassword');
    expect(await canSignIn(user, user.password)).toBe(true);
  });

  test('refuses a new password that is too short, too long or absent', async () => {
    const user = await given.user(server);
    const path = 'changePasswordInput.newPassword';
    expectProblem(await change(user, { newPassword: 'short' }), 'INVALID', path);
    expectProblem(await change(user, { newPassword: 'x'.repeat(129) }), 'TOO_LONG', path);
    expectProblem(await change(user, { newPassword: '' }), 'REQUIRED', path);
  });

  test('refuses a new password that is easy to guess', async () => {
    const user = await given.user(server, { email: 'dorothy.vaughan@insurer.test' });
    for (const easy of [...easyPasswords, 'Dorothy.Vaughan!', 'vaughan2026!']) {
      const result = await change(user, { newPassword: easy });
      expectProblem(result, 'INVALID', 'changePasswordInput.newPassword');
    }
    expect(await canSignIn(user, user.password)).toBe(true);
  });

  test('is limited, so that a stolen token cannot be used to guess the password', async () => {
    const user = await given.user(server);
    for (let index = 0; index < 10; index += 1) await change(user, { currentPassword: `guess ${index}` });
    expectProblem(await change(user), 'TOO_MANY_ATTEMPTS');
  });

  test('requires a sign-in', async () => {
    const input = { currentPassword: 'x', newPassword };
    expect(await server.post(changeMutation, { input })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('invalidates recovery links sent earlier', async () => {
    const user = await given.user(server);
    const link = await askForLink(user);
    expectSuccess(await change(user));
    expectProblem(await server.post(resetMutation, { ...link, password: 'the thief likes this' }), 'INVALID', 'code');
  });

  test('turns a demo account into an ordinary one', async () => {
    const demo = await given.user(server, { isDemo: true });
    expectSuccess(await change(demo));
    const elsewhere = { host: 'studio.example.com' };
    expectSuccess(await server.as(demo).post('{ tenantSettings { tenantId } }', {}, elsewhere));
  });
});

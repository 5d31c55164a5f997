import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { expectProblem, expectSuccess, payloadOf } from '../../../testing/expect-result.ts';
import { given } from '../../../testing/given.ts';
import { operations, secondFactorCalls } from '../../../testing/second-factor-calls.ts';
import { postGraphql, startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let calls: ReturnType<typeof secondFactorCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = secondFactorCalls(server);
});
afterAll(async () => server.close());

/** How long a code of an authenticator app is shown. */
const stepMs = 30_000;

const proofOf = ({ password }: { password: string }) => ({ proof: { currentPassword: password } });

describe('setting up a second factor', () => {
  test('turns it on with a code, returns ten recovery codes, and ends the other sessions', async () => {
    const user = await given.user(server);
    const [here, other] = [server.as(user), server.as(user)];
    expectSuccess(await other.post(operations.whoami));
    const { recoveryCodes, token } = await calls.enrol(user, here.post);
    expect(token).toBeNull();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(expectSuccess(await here.post(operations.state))).toEqual({
      isEnabled: true,
      enabledAt: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect((await other.post(operations.whoami)).status).toBe(401);
  });

  test('is not on until a code has confirmed it', async () => {
    const user = await given.user(server);
    const { post } = server.as(user);
    const { uri } = expectSuccess(await post(operations.begin, proofOf(user))) as { uri: string };
    expect(await calls.signIn(user)).toMatchObject({ error: null });
    const code = calls.toApp(uri);
    const wrong = code() === '000000' ? '000001' : '000000';
    expectProblem(await post(operations.confirm, { code: wrong }), 'INVALID', 'code');
    expect(expectSuccess(await post(operations.state))).toMatchObject({ isEnabled: false, recoveryCodesLeft: 0 });
    server.clock.pass(31 * 60_000);
    expectProblem(await post(operations.confirm, { code: code() }), 'NOT_FOUND');
  });

  test('requires the password, so that a stolen token cannot lock out its owner', async () => {
    const user = await given.user(server);
    const { post } = server.as(user);
    for (const proof of [undefined, {}, { currentPassword: '' }]) {
      expectProblem(await post(operations.begin, { proof }), 'REQUIRED', 'proof.currentPassword');
    }
    const wrong = { proof: { currentPassword: 'not the current one' } };
    expectProblem(await post(operations.begin, wrong), 'INVALID', 'proof.currentPassword');
    for (let guess = 0; guess < 9; guess += 1) await post(operations.begin, wrong);
    expectProblem(await post(operations.begin, proofOf(user)), 'TOO_MANY_ATTEMPTS');
  });

  test('replaces an older one only once the new one is confirmed', async () => {
    const user = await given.user(server);
    const session = server.as(user);
    const old = await calls.enrol(user, session.post);
    const proof = { currentPassword: user.password, secondFactor: old.code() };
    const begun = expectSuccess(await session.post(operations.begin, { proof })) as { uri: string };
    server.clock.pass(30_000);
    expect(await calls.signIn(user, old.code()), 'the old one still').toMatchObject({ error: null });
    server.clock.pass(30_000);
    const { recoveryCodes } = expectSuccess(
      await session.post(operations.confirm, { code: calls.toApp(begun.uri)() }),
    ) as { recoveryCodes: string[] };
    server.clock.pass(30_000);
    expect(await calls.signIn(user, old.code())).toMatchObject({ error: 'INVALID' });
    expect(await calls.signIn(user, old.recoveryCodes[0])).toMatchObject({ error: 'INVALID' });
    expect(await calls.signIn(user, recoveryCodes[0])).toMatchObject({ error: null });
  });

  test('confirmed twice simultaneously is turned on once, with the recovery codes of that confirmation', async () => {
    const user = await given.user(server);
    const { post } = server.as(user);
    const { uri } = expectSuccess(await post(operations.begin, proofOf(user))) as { uri: string };
    const code = calls.toApp(uri)();
    const results = await Promise.all([1, 2, 3].map(() => post(operations.confirm, { code })));
    const codes = results.map((result) => payloadOf(result)['recoveryCodes']).filter((one) => one !== null);
    expect(codes).toEqual([expect.arrayContaining([expect.any(String)])]);
    expect(await calls.signIn(user, JSON.stringify(codes.flat()[0]).slice(1, -1))).toMatchObject({ error: null });
  });

  test('stores secrets so that a copy of the database reveals none', async () => {
    const user = await given.user(server);
    const { secret, recoveryCodes } = await calls.enrol(user);
    const [row] = await server.sql<{ text: string }>`
      select (select string_agg(f::text, ' ') from second_factors f where user_id = ${user.userId}) ||
             (select string_agg(c::text, ' ') from recovery_codes c where user_id = ${user.userId}) as text`;
    for (const plain of [secret, ...recoveryCodes]) expect(row?.text).not.toContain(plain);
  });
});

describe('token_2 with a second factor', () => {
  test('requires the code, returns no token without it, and reports a failed sign-in to old clients', async () => {
    const user = await given.user(server);
    const { code } = await calls.enrol(user);
    for (const none of [undefined, '']) {
      expect(await calls.signIn(user, none)).toEqual({
        accessToken: null,
        refreshToken: null,
        error: 'REQUIRED',
        errorDescription: expect.stringContaining('authenticator app'),
        errorPath: 'secondFactor',
        enrolmentToken: null,
      });
    }
    expect(await calls.signIn(user, code())).toMatchObject({ error: null, accessToken: expect.any(String) });
  });

  test('accepts a code once, and up to one step early or late', async () => {
    const user = await given.user(server);
    const { code } = await calls.enrol(user);
    // All of it happens within one step of the codes.
    server.clock.set(new Date((Math.floor(server.clock.now().getTime() / stepMs) + 10) * stepMs));
    expect(await calls.signIn(user, code(-2))).toMatchObject({ error: 'INVALID', errorPath: 'secondFactor' });
    expect(await calls.signIn(user, code(-1))).toMatchObject({ error: null });
    expect(await calls.signIn(user, code(-1)), 'used').toMatchObject({ error: 'INVALID' });
    expect(await calls.signIn(user, code(1))).toMatchObject({ error: null });
    expect(await calls.signIn(user, code()), 'older than one that was used').toMatchObject({ error: 'INVALID' });
  });

  test('accepts a code once, even in simultaneous requests', async () => {
    const user = await given.user(server);
    const { code, recoveryCodes } = await calls.enrol(user);
    for (const typed of [code(), recoveryCodes[3]]) {
      const answers = await Promise.all([1, 2, 3].map(() => calls.signIn(user, typed)));
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    }
  });

  test('accepts each recovery code once, however it is typed', async () => {
    const user = await given.user(server);
    const { recoveryCodes } = await calls.enrol(user);
    const [first = '', second] = recoveryCodes;
    expect(await calls.signIn(user, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject({ error: null });
    expect(await calls.signIn(user, first)).toMatchObject({ error: 'INVALID', errorPath: 'secondFactor' });
    const { accessToken } = await calls.signIn(user, second);
    const state = await calls.withToken(accessToken ?? '').post(operations.state);
    expect(expectSuccess(state)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('does not accept codes of other users', async () => {
    const user = await given.user(server);
    await calls.enrol(user);
    const other = await calls.enrol(await given.user(server, { tenantId: user.tenantId }));
    expect(await calls.signIn(user, other.code())).toMatchObject({ error: 'INVALID' });
    expect(await calls.signIn(user, other.recoveryCodes[0])).toMatchObject({ error: 'INVALID' });
  });

  test('does not mention a code when the password is wrong', async () => {
    const user = await given.user(server);
    const { code } = await calls.enrol(user);
    const wrong = { error: 'INVALID', errorDescription: 'Incorrect login information', errorPath: null };
    expect(await calls.signIn(user, code(), { password: 'wrong' })).toMatchObject(wrong);
    expect(await calls.signIn(user, undefined, { password: 'wrong' })).toMatchObject(wrong);
    expect(await calls.signIn(user, code()), 'the code was not used up').toMatchObject({ error: null });
  });

  test('does not reveal whether the password was correct after too many attempts', async () => {
    const user = await given.user(server);
    const { code } = await calls.enrol(user);
    const at = { address: '198.51.100.61' };
    for (let index = 0; index < 10; index += 1) await calls.signIn(user, undefined, { ...at, password: 'wrong' });
    const answers = [
      await calls.signIn(user, undefined, at),
      await calls.signIn(user, code(), at),
      await calls.signIn(user, code(), { ...at, password: 'wrong' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ error: 'TOO_MANY_ATTEMPTS', accessToken: null });
  });

  test('limits wrong codes for the account across all addresses', async () => {
    const user = await given.user(server);
    const { code } = await calls.enrol(user);
    for (let index = 0; index < 10; index += 1) {
      expect(await calls.signIn(user, 'wrong', { address: `203.0.113.${index}` })).toMatchObject({ error: 'INVALID' });
    }
    const refused = await calls.signIn(user, code(), { address: '203.0.113.99' });
    expect(refused).toMatchObject({ error: 'TOO_MANY_ATTEMPTS', accessToken: null });
    server.clock.pass(61 * 60_000);
    expect(await calls.signIn(user, code())).toMatchObject({ error: null });
  });

  test('is also required after a password reset', async () => {
    const user = await given.user(server);
    const { code } = await calls.enrol(user);
    await server.post(
      `mutation ($tenantId: String!, $input: forgotPasswordInput!) { forgotPassword(tenantId: $tenantId, forgotPasswordInput: $input) { status } }`,
      { tenantId: user.tenantId, input: { clientId: 'coverStudio', email: user.email } },
    );
    const [mail] = await server.sql<{ text: string }>`select text from mails where tenant_id = ${user.tenantId}`;
    const link = new URLSearchParams(/#reset\?(\S+)/.exec(mail?.text ?? '')?.[1]);
    const password = 'a password after the reset';
    expectSuccess(
      await server.post(
        `mutation ($tenantId: String!, $loginId: String!, $code: String!, $password: String!) {
          resetPassword(tenantId: $tenantId, loginId: $loginId, code: $code, password: $password) { status errors } }`,
        { ...Object.fromEntries(link), password },
      ),
    );
    expect(await calls.signIn(user, undefined, { password })).toMatchObject({ error: 'REQUIRED', accessToken: null });
    expect(await calls.signIn(user, code(), { password })).toMatchObject({ error: null });
  });

  test('accepts only a recovery code on a server with another AUTH_SECRET', async () => {
    const user = await given.user(server);
    const { code, recoveryCodes } = await calls.enrol(user);
    const { config, database, objects, clock } = server;
    const log = pino({ level: 'silent' });
    const authSecret = 'a-secret-that-replaced-the-other-one';
    const http = await createApp({ config, authSecret, database, objects, log, clock: clock.now });
    const signIn = async (secondFactor?: string) => {
      const query = `query ($tenantId: String!, $email: String!, $password: String!, $secondFactor: String) {
        token_2(tenantId: $tenantId, clientId: "coverStudio", username: $email, password: $password, secondFactor: $secondFactor) { error } }`;
      return expectSuccess(await postGraphql(http, { query, variables: { ...user, secondFactor } }))['error'];
    };
    try {
      expect([await signIn(), await signIn(code()), await signIn(recoveryCodes[0])]).toEqual([
        'REQUIRED',
        'INVALID',
        null,
      ]);
    } finally {
      await http.close();
    }
  });
});

test('every operation requires a sign-in', async () => {
  const proof = { proof: { currentPassword: 'x' } };
  for (const [operation, variables] of [
    [operations.state, {}],
    [operations.begin, proof],
    [operations.confirm, { code: '000000' }],
    [operations.disable, proof],
    [operations.renew, proof],
    [operations.require, { isRequired: true }],
  ] as const) {
    expect(await server.post(operation, variables)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeMeanwhile } from '../../../testing/change-meanwhile.ts';
import { expectProblem, expectSuccess, hasSucceeded } from '../../../testing/expect-result.ts';
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

const proofOf = ({ password }: GivenUser, secondFactor?: string) => ({
  proof: { currentPassword: password, secondFactor },
});

async function enrolled() {
  const user = await given.user(server);
  const { post } = server.as(user);
  const factor = await calls.enrol(user, post);
  const state = async () => expectSuccess(await post(operations.state));
  return { ...factor, user, post, state };
}

const changes = [
  ['beginSecondFactor', operations.begin],
  ['disableSecondFactor', operations.disable],
  ['renewRecoveryCodes', operations.renew],
] as const;

describe.each(changes)('%s, while a second factor is on,', (_name, operation) => {
  test('requires the password and a code, which is used up', async () => {
    const { user, post, code } = await enrolled();
    const other = await enrolled();
    expectSuccess(await post(operation, proofOf(user, code())));
    // Once the second factor is off, no code is accepted; the other operations refuse the used one.
    const again = await post(operation, proofOf(user, code()));
    if (operation === operations.disable) expectProblem(again, 'NOT_FOUND');
    else expectProblem(again, 'INVALID', 'proof.secondFactor');
    expect(await other.state(), 'of another tenant').toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 });
  });

  test('accepts the password and a recovery code', async () => {
    const { user, post, recoveryCodes, state } = await enrolled();
    expectSuccess(await post(operation, proofOf(user, recoveryCodes[2]?.toUpperCase())));
    const left = new Map<string, object>([
      [operations.begin, { isEnabled: true, recoveryCodesLeft: 9 }],
      [operations.disable, { isEnabled: false, recoveryCodesLeft: 0 }],
      [operations.renew, { isEnabled: true, recoveryCodesLeft: 10 }],
    ]);
    expect(await state()).toMatchObject(left.get(operation) ?? {});
  });

  test('reports every missing part of the proof', async () => {
    const { user, post, code, state } = await enrolled();
    for (const none of [undefined, '']) {
      expectProblem(await post(operation, proofOf(user, none)), 'REQUIRED', 'proof.secondFactor');
      const codeAlone = await post(operation, { proof: { currentPassword: none, secondFactor: code() } });
      expectProblem(codeAlone, 'REQUIRED', 'proof.currentPassword');
    }
    const nothing = await post(operation, { proof: {} });
    expectProblem(nothing, 'REQUIRED', 'proof.currentPassword');
    expectProblem(nothing, 'REQUIRED', 'proof.secondFactor');
    expect(await state()).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 });
    expect(await calls.signIn(user, code()), 'the code was not used up').toMatchObject({ error: null });
  });

  test('refuses a wrong code', async () => {
    const { user, post, code, state } = await enrolled();
    const colleague = await given.user(server, { tenantId: user.tenantId });
    const theirs = await calls.enrol(colleague);
    const wrong = ['0000-0000-0000-0000', 'x'.repeat(65), code(-3), theirs.code(), theirs.recoveryCodes[0]];
    for (const typed of wrong) {
      expectProblem(await post(operation, proofOf(user, typed)), 'INVALID', 'proof.secondFactor');
    }
    expect(await state()).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 });
  });

  test('refuses a code that has been used', async () => {
    const { user, post, code, recoveryCodes } = await enrolled();
    expect(await calls.signIn(user, code())).toMatchObject({ error: null });
    expect(await calls.signIn(user, recoveryCodes[0])).toMatchObject({ error: null });
    for (const used of [code(), code(-1), recoveryCodes[0]]) {
      expectProblem(await post(operation, proofOf(user, used)), 'INVALID', 'proof.secondFactor');
    }
  });

  test('refuses a wrong password without trying the code', async () => {
    const { user, post, code, state } = await enrolled();
    const wrong = proofOf({ ...user, password: 'not the current one' }, code());
    expectProblem(await post(operation, wrong), 'INVALID', 'proof.currentPassword');
    expect(await state()).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 });
    expect(await calls.signIn(user, code()), 'the code was not used up').toMatchObject({ error: null });
  });

  test('refuses a user of another tenant who has the password and a code', async () => {
    const { user, code, state } = await enrolled();
    const other = await enrolled();
    expectProblem(await other.post(operation, proofOf(user, code())), 'INVALID', 'proof.secondFactor');
    expect(await state()).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 });
  });

  test('counts wrong codes towards the sign-in limit of codes, and is refused beyond it', async () => {
    const { user, post, code } = await enrolled();
    for (let index = 0; index < 10; index += 1) await post(operation, proofOf(user, '000000'));
    expectProblem(await post(operation, proofOf(user, code())), 'TOO_MANY_ATTEMPTS');
    expect(await calls.signIn(user, code())).toMatchObject({ error: 'TOO_MANY_ATTEMPTS' });
    server.clock.pass(61 * 60_000);
    expectSuccess(await post(operation, proofOf(user, code())));
  });

  test('does not use up the owner’s code attempts when a stolen access token is tried without the password', async () => {
    const { user, post, code } = await enrolled();
    const guess = proofOf({ ...user, password: 'not the current one' }, '000000');
    for (let index = 0; index < 12; index += 1) await post(operation, guess);
    expectProblem(await post(operation, proofOf(user, code())), 'TOO_MANY_ATTEMPTS');
    expect(await calls.signIn(user, code())).toMatchObject({ error: null });
  });

  test.each([
    ['the password was changed', `update users set password_hash = 'another'`, 'id', 'proof.currentPassword'],
    [
      'the second factor was replaced',
      `update second_factors set sealed_secret = 'b'`,
      'user_id',
      'proof.secondFactor',
    ],
  ])('is refused if %s at the same moment', async (_when, statement, key, path) => {
    const { user, post, code, state } = await enrolled();
    const request = () => post(operation, proofOf(user, code()));
    const change = `${statement} where tenant_id = $1 and ${key} = $2`;
    const result = await changeMeanwhile(server, user, request, (client) =>
      client.query(change, [user.tenantId, user.userId]),
    );
    expectProblem(result, 'INVALID', path);
    expect(await state()).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 });
  });

  test('is refused with only the password if the second factor was turned on at the same moment', async () => {
    const user = await given.user(server);
    const { post } = server.as(user);
    const request = () => post(operation, proofOf(user));
    const result = await changeMeanwhile(server, user, request, (client) =>
      client.query(
        `insert into second_factors (tenant_id, user_id, sealed_secret, confirmed_at) values ($1, $2, 'a', now())`,
        [user.tenantId, user.userId],
      ),
    );
    expectProblem(result, 'REQUIRED', 'proof.secondFactor');
    expect(expectSuccess(await post(operations.state))).toMatchObject({ isEnabled: true });
  });
});

test('a code sent several times simultaneously is accepted once', async () => {
  const { user, post, code, recoveryCodes } = await enrolled();
  for (const typed of [code(), recoveryCodes[0]]) {
    const results = await Promise.all([1, 2, 3].map(() => post(operations.begin, proofOf(user, typed))));
    expect(results.filter(hasSucceeded)).toHaveLength(1);
  }
});

test('recovery codes that are renewed several times simultaneously are those of the last renewal', async () => {
  const { user, post, recoveryCodes, state } = await enrolled();
  const [first, second, third = ''] = recoveryCodes;
  const results = await Promise.all([first, second].map((typed) => post(operations.renew, proofOf(user, typed))));
  expect(results.some(hasSucceeded)).toBe(true);
  expect(await state()).toMatchObject({ recoveryCodesLeft: 10 });
  expect(await calls.signIn(user, third), 'replaced').toMatchObject({ error: 'INVALID' });
});

test.each(changes.slice(1))('%s is NOT_FOUND without a second factor', async (_name, operation) => {
  const user = await given.user(server);
  expectProblem(await server.as(user).post(operation, proofOf(user)), 'NOT_FOUND');
});

test('after it was turned off, signing in requires only the password', async () => {
  const { user, post, code } = await enrolled();
  expectSuccess(await post(operations.disable, proofOf(user, code())));
  expect(await calls.signIn(user)).toMatchObject({ error: null });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const signInQuery = `query ($tenantId: String!, $clientId: String!, $username: String!, $password: String!) {
  token_2(tenantId: $tenantId, clientId: $clientId, username: $username, password: $password) {
    accessToken error errorDescription
  }
}`;

async function signIn(user: GivenUser, changed: Record<string, string>): Promise<unknown> {
  const variables = { ...user, clientId: 'coverStudio', username: user.email, ...changed };
  return (await server.post(signInQuery, variables, { host: 'localhost' })).data?.['token_2'];
}

const incorrect = { accessToken: null, error: 'INVALID', errorDescription: 'Incorrect login information' };

test('a password of more than 128 characters fails, even if normalisation would yield the correct one', async () => {
  const user = await given.user(server);
  const newPassword = '각난닫랄맘밥삿앙잦찿캌탙'.repeat(4) + '핳';
  const change = `mutation ($input: changePasswordInput!) { changePassword(changePasswordInput: $input) { status } }`;
  const input = { currentPassword: user.password, newPassword: `${newPassword} fish tree` };
  expect(expectSuccess(await server.as(user).post(change, { input }))).toEqual({ status: 'success' });
  expect(await signIn(user, { password: input.newPassword })).toMatchObject({ error: null });
  expect(await signIn(user, { password: input.newPassword.normalize('NFD') })).toEqual(incorrect);
  expect(await signIn(user, { password: `a${'\u0301\u0316'.repeat(15_000)}` })).toEqual(incorrect);
});

test.each(['tenantId', 'clientId', 'username'] as const)(
  'a %s of 40 KB fails like any other wrong one',
  async (name) => {
    const user = await given.user(server);
    expect(await signIn(user, { [name]: 'x'.repeat(40_000) })).toEqual(incorrect);
  },
);

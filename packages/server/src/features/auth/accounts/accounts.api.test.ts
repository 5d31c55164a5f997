import { afterAll, beforeAll, expect, test } from 'vitest';
import { payloadOf } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

async function signIn({ tenantId, ...user }: GivenUser, username: string, password = user.password) {
  const result = await server.post(
    `query ($tenantId: String!, $username: String!, $password: String!) {
      token_2(tenantId: $tenantId, clientId: "coverStudio", username: $username, password: $password) { error errorDescription }
    }`,
    { tenantId, username, password },
    { 'x-forwarded-for': '198.51.100.30' },
  );
  return payloadOf(result);
}

test('an account is found by every equivalent spelling of its address, and by no other', async () => {
  const user = await given.user(server, { email: 'Kim.Ångström@insurer.example' });
  for (const username of [
    'kim.ångström@insurer.example',
    'KIM.ÅNGSTRÖM@INSURER.EXAMPLE',
    '\u212Aim.Ångström@Insurer.example',
  ]) {
    expect(await signIn(user, username), username).toMatchObject({ error: null });
  }
  expect(await signIn(user, 'kİm.ångström@insurer.example')).toMatchObject({ error: expect.any(String) });
});

test('other spellings of an address do not allow more attempts', async () => {
  const user = await given.user(server, { email: 'kim@insurer.example' });
  for (let index = 0; index < 5; index += 1) {
    await signIn(user, 'KIM@insurer.example', 'a wrong one');
    await signIn(user, '\u212Aim@insurer.example', 'a wrong one');
  }
  const refused = await signIn(user, 'kim@insurer.example');
  expect(refused['errorDescription']).toContain('Too many attempts');
});

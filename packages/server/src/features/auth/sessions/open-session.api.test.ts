import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMeanwhile } from '../../../testing/change-meanwhile.ts';
import { given } from '../../../testing/given.ts';
import { secondFactorCalls } from '../../../testing/second-factor-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const refused = { error: 'INVALID', errorDescription: 'Incorrect login information', accessToken: null };
const opened = { error: null, accessToken: expect.any(String) };

test.each([
  ['opens a session where nothing changed', 'select $1, $2', opened],
  [
    'opens none where the password was changed',
    `update users set password_hash = 'another' where tenant_id = $1 and id = $2`,
    refused,
  ],
  ['opens none where the user was removed', 'delete from users where tenant_id = $1 and id = $2', refused],
  [
    'opens none where a second factor was turned on',
    `insert into second_factors (tenant_id, user_id, sealed_secret, confirmed_at) values ($1, $2, 'a', now())`,
    refused,
  ],
  [
    'opens none where the tenant began to require a second factor',
    'update tenants set requires_second_factor = true where tenant_id = $1 and $2::text is not null',
    refused,
  ],
])('after the password was verified, a sign-in %s', async (_what, statement, answer) => {
  const user = await given.user(server);
  const request = () => secondFactorCalls(server).signIn(user);
  const result = await changeMeanwhile(server, user, request, (client) =>
    client.query(statement, [user.tenantId, user.userId]),
  );
  expect(result).toMatchObject(answer);
  const sessions = await server.sql`select id from sessions where user_id = ${user.userId}`;
  expect(sessions).toHaveLength(answer === opened ? 1 : 0);
});

test('after the code was verified, a sign-in opens no session if the password has changed', async () => {
  const user = await given.user(server);
  const calls = secondFactorCalls(server);
  const { code } = await calls.enrol(user);
  const count = async () => (await server.sql`select id from sessions where user_id = ${user.userId}`).length;
  const before = await count();
  const result = await changeMeanwhile(
    server,
    user,
    () => calls.signIn(user, code()),
    (client) =>
      client.query(`update users set password_hash = 'another' where tenant_id = $1 and id = $2`, [
        user.tenantId,
        user.userId,
      ]),
  );
  expect(result).toMatchObject(refused);
  expect(await count()).toBe(before);
});

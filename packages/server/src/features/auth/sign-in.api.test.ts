import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const signIn = `query ($tenantId: String!, $clientId: String!, $username: String!, $password: String!) {
  token_2(tenantId: $tenantId, clientId: $clientId, username: $username, password: $password) {
    accessToken refreshToken expiresIn tokenType error errorDescription
  }
}`;

describe('token_2', () => {
  test('gives tokens that open the tenant', async () => {
    const user = await given.user(server);
    const result = await server.post(signIn, { ...user, clientId: 'coverStudio', username: user.email });
    expect(result.errors).toEqual([]);
    const token = result.data?.['token_2'] as Record<string, string>;
    expect(token).toMatchObject({ error: null, expiresIn: 600, tokenType: 'Bearer' });
    const settings = await server.post(
      '{ tenantSettings { tenantId hosts locales } }',
      {},
      { authorization: `Bearer ${token['accessToken']}` },
    );
    expect(settings.errors).toEqual([]);
    expect(settings.data?.['tenantSettings']).toEqual({
      tenantId: user.tenantId,
      hosts: [],
      locales: ['en-US', 'zh-HK'],
    });
  });
});

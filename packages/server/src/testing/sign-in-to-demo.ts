import { demoSignIn } from '../features/demo/demo-sign-in.ts';
import { expectSuccess } from './expect-result.ts';
import type { TestServer } from './start-test-server.ts';

/** Calls a server with demo data as the demo's administrator. */
export async function signInToDemo(server: TestServer, tenantId: string, locale = 'en-US') {
  const result = await server.post(
    `query ($tenantId: String!, $username: String!, $password: String!) {
      token_2(tenantId: $tenantId, clientId: "coverStudio", username: $username, password: $password) { accessToken }
    }`,
    { tenantId, username: demoSignIn.email, password: demoSignIn.password },
  );
  const { accessToken } = expectSuccess(result);
  const headers = { authorization: `Bearer ${String(accessToken)}`, 'accept-language': locale };
  return (query: string, variables?: object) => server.post(query, variables, headers);
}

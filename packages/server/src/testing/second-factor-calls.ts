// Requests for tests of the second factor, and the authenticator app of their users.
import { Secret, TOTP } from 'otpauth';
import { expectSuccess } from './expect-result.ts';
import type { GivenUser } from './given.ts';
import type { GraphqlResult, TestServer } from './start-test-server.ts';

const outcome = 'status errors errors_2 { code message path }';
export const operations = {
  begin: `mutation ($proof: identityProofInput) { beginSecondFactor(proof: $proof) { ${outcome} secret uri } }`,
  confirm: `mutation ($code: String!) { confirmSecondFactor(code: $code) { ${outcome} recoveryCodes token { accessToken refreshToken error } } }`,
  disable: `mutation ($proof: identityProofInput!) { disableSecondFactor(proof: $proof) { ${outcome} } }`,
  renew: `mutation ($proof: identityProofInput!) { renewRecoveryCodes(proof: $proof) { ${outcome} recoveryCodes } }`,
  require: `mutation ($isRequired: Boolean!) { updateSecondFactorRequirement(isRequired: $isRequired) { ${outcome} } }`,
  state: '{ secondFactor { isEnabled enabledAt recoveryCodesLeft isRequired } }',
  whoami: '{ tenantSettings { tenantId } }',
} as const;

export interface SignInAnswer {
  readonly accessToken: string | null;
  readonly error: string | null;
  readonly errorDescription: string | null;
  readonly errorPath: string | null;
  readonly enrolmentToken: string | null;
}

type Post = (query: string, variables?: object) => Promise<GraphqlResult>;

export interface Enrolled {
  /** The code that the app shows this many steps of 30 seconds from now. */
  readonly code: (stepsFromNow?: number) => string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly token: { readonly accessToken: string } | null;
}

export function secondFactorCalls(server: TestServer) {
  const toApp = (uri: string) => {
    const app = new TOTP({ secret: Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '') });
    return (stepsFromNow = 0) => app.generate({ timestamp: server.clock.now().getTime() + stepsFromNow * 30_000 });
  };

  async function enrolWith(post: Post, variables: object = {}): Promise<Enrolled> {
    const begun = expectSuccess(await post(operations.begin, variables)) as { secret: string; uri: string };
    const code = toApp(begun.uri);
    const { recoveryCodes, token } = expectSuccess(await post(operations.confirm, { code: code() })) as Pick<
      Enrolled,
      'recoveryCodes' | 'token'
    >;
    // The code that confirmed it has been used up, so advance to the next one.
    server.clock.pass(30_000);
    return { code, secret: begun.secret, recoveryCodes, token };
  }

  return {
    signIn: async (user: GivenUser, secondFactor?: string, more: { password?: string; address?: string } = {}) => {
      const result = await server.post(
        `query ($tenantId: String!, $email: String!, $password: String!, $secondFactor: String) {
          token_2(tenantId: $tenantId, clientId: "coverStudio", username: $email, password: $password, secondFactor: $secondFactor) {
            accessToken refreshToken error errorDescription errorPath enrolmentToken } }`,
        { ...user, secondFactor, password: more.password ?? user.password },
        { 'x-forwarded-for': more.address ?? '198.51.100.60' },
      );
      return expectSuccess(result) as unknown as SignInAnswer;
    },
    /**
     * Turns the second factor on, and uses the session that did so. Replacing one requires a code of the
     * current one.
     */
    enrol: async (user: GivenUser, post: Post = server.as(user).post, secondFactor?: string): Promise<Enrolled> =>
      enrolWith(post, { proof: { currentPassword: user.password, secondFactor } }),
    withToken: (token: string): { post: Post; enrol: () => Promise<Enrolled> } => {
      const post: Post = (query, variables) => server.post(query, variables, { authorization: `Bearer ${token}` });
      return { post, enrol: async () => enrolWith(post) };
    },
    toApp,
  };
}

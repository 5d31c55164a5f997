// The sign-in operations as hooks.
import { useCallback } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import {
  ForgotPasswordDocument,
  LogoutDocument,
  ResetPasswordDocument,
  SignInDocument,
} from '../../api/generated/operations.ts';
import { drafts } from '../../ui/editor/draft/use-kept-draft.ts';
import type { RecoveryLink } from './sign-in/recovery-link.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** A code of the authenticator app or a recovery code. */
  readonly secondFactor?: string;
}

/** Why nobody was signed in. Nothing more is known of what is incorrect. */
export type SignInRefusal =
  | { readonly reason: 'incorrect' | 'codeMissing' | 'codeWrong' }
  /** The wait in words, when it was tried too often. */
  | { readonly reason: 'wait'; readonly message: string }
  /** The password was right, and the tenant requires a second factor that has to be set up first. */
  | { readonly reason: 'enrolment'; readonly enrolmentToken: string };

export function useSignIn(tenantId: string) {
  const { config, session, requestSignedOut } = useApi();
  return useCallback(
    async ({ email, password, secondFactor }: Credentials): Promise<SignInRefusal | undefined> => {
      const variables = { tenantId, clientId: config.clientId, username: email, password, secondFactor };
      const { token_2: token } = await requestSignedOut(SignInDocument, variables);
      if (typeof token?.accessToken === 'string' && typeof token.refreshToken === 'string') {
        session.start(tenantId, { accessToken: token.accessToken, refreshToken: token.refreshToken });
        return undefined;
      }
      if (token?.error === 'TOO_MANY_ATTEMPTS') return { reason: 'wait', message: token.errorDescription ?? '' };
      if (typeof token?.enrolmentToken === 'string')
        return { reason: 'enrolment', enrolmentToken: token.enrolmentToken };
      if (token?.errorPath !== 'secondFactor') return { reason: 'incorrect' };
      return { reason: token.error === 'REQUIRED' ? 'codeMissing' : 'codeWrong' };
    },
    [config, session, requestSignedOut, tenantId],
  );
}

export function useLogout() {
  const { request, session } = useApi();
  return useCallback(async (): Promise<void> => {
    try {
      await request(LogoutDocument, {});
    } catch (error) {
      // Without an answer the session ends on this side, and on the server's when its tokens run out.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      drafts.clear();
      session.logOut();
    }
  }, [request, session]);
}

export function useForgotPassword(tenantId: string) {
  const { config, requestSignedOut } = useApi();
  return useCallback(
    async (email: string): Promise<void> => {
      await requestSignedOut(ForgotPasswordDocument, { tenantId, input: { clientId: config.clientId, email } });
    },
    [config, requestSignedOut, tenantId],
  );
}

export function useResetPassword({ tenantId, loginId, code }: RecoveryLink) {
  const { session, requestSignedOut } = useApi();
  return useCallback(
    async (password: string): Promise<void> => {
      await requestSignedOut(ResetPasswordDocument, { tenantId, loginId, code, password });
      session.clear();
    },
    [session, requestSignedOut, tenantId, loginId, code],
  );
}

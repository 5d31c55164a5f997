// Hooks for the sign-in operations.
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import {
  ForgotPasswordDocument,
  LogoutDocument,
  ResetPasswordDocument,
  SignInDocument,
} from '../../api/generated/operations.ts';
import type { Tokens } from '../../api/session/session.ts';
import { drafts } from '../../ui/editor/record/studio-drafts.ts';
import type { RecoveryLink } from './sign-in/recovery-link.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** A code from the authenticator app, or a recovery code. */
  readonly secondFactor?: string;
}

/** Why sign-in failed. The server does not reveal which credential is incorrect. */
export type SignInRefusal =
  | { readonly reason: 'incorrect' | 'codeMissing' | 'codeWrong' }
  /** The remaining wait as text, after too many attempts. */
  | { readonly reason: 'wait'; readonly message: string }
  /** The password was correct, but the tenant requires a second factor that has to be set up first. */
  | { readonly reason: 'enrolment'; readonly enrolmentToken: string };

export function useSignIn(tenantId: string) {
  const { session } = useApi();
  const openSession = useOpenSession();
  return useCallback(
    async (credentials: Credentials): Promise<SignInRefusal | undefined> => {
      const opened = await openSession(tenantId, credentials);
      if ('reason' in opened) return opened;
      session.start(tenantId, opened);
      return undefined;
    },
    [session, openSession, tenantId],
  );
}

/** Opens a session in any tenant, alongside the studio's own session. The caller must end it. */
function useOpenSession() {
  const { config, requestSignedOut } = useApi();
  return useCallback(
    async (tenantId: string, { email, password, secondFactor }: Credentials): Promise<Tokens | SignInRefusal> => {
      const variables = { tenantId, clientId: config.clientId, username: email, password, secondFactor };
      const { token_2: token } = await requestSignedOut(SignInDocument, variables);
      if (typeof token?.accessToken === 'string' && typeof token.refreshToken === 'string') {
        return { accessToken: token.accessToken, refreshToken: token.refreshToken };
      }
      if (token?.error === 'TOO_MANY_ATTEMPTS') return { reason: 'wait', message: token.errorDescription ?? '' };
      if (typeof token?.enrolmentToken === 'string')
        return { reason: 'enrolment', enrolmentToken: token.enrolmentToken };
      if (token?.errorPath !== 'secondFactor') return { reason: 'incorrect' };
      return { reason: token.error === 'REQUIRED' ? 'codeMissing' : 'codeWrong' };
    },
    [config, requestSignedOut],
  );
}

/** Ends a session other than the studio's own. */
function useCloseSession() {
  const { requestSignedOut } = useApi();
  return useCallback(
    async (accessToken: string): Promise<void> => {
      try {
        await requestSignedOut(LogoutDocument, {}, { bearer: accessToken });
      } catch (error) {
        // If the server does not answer, the session ends when its tokens expire.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    [requestSignedOut],
  );
}

/** For pages that temporarily work in another tenant. */
export function useTargetSessions() {
  const open = useOpenSession();
  const close = useCloseSession();
  return useMemo(() => ({ open, close }), [open, close]);
}

export function useLogout() {
  const { request, session } = useApi();
  return useCallback(async (): Promise<void> => {
    try {
      await request(LogoutDocument, {});
    } catch (error) {
      // If the server does not answer, the session ends here immediately, and on the server when its tokens expire.
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

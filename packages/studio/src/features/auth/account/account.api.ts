// Hooks for the user's own account.
import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import {
  BeginSecondFactorDocument,
  ChangePasswordDocument,
  ConfirmSecondFactorDocument,
  DisableSecondFactorDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  RenewRecoveryCodesDocument,
  SecondFactorDocument,
  SessionsDocument,
  type SessionsQuery,
  UpdateSecondFactorRequirementDocument,
} from '../../../api/generated/operations.ts';
import type { Tokens } from '../../../api/session/session.ts';
import { useInvalidate } from '../../../api/cache/use-invalidate.ts';
import { useQuery } from '../../../api/cache/use-query.ts';

export type ListedSession = SessionsQuery['sessions']['list'][number];

export function useSessions() {
  const { data, error, isLoading, refetch } = useQuery(SessionsDocument, {});
  return { sessions: data?.sessions, error, isLoading, reload: refetch };
}

/** Settles once the list is up to date, even after a failure, such as when the session has already ended. */
export function useEndSession() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (id: string): Promise<void> => {
      try {
        await request(EndSessionDocument, { id });
      } finally {
        await invalidate(SessionsDocument);
      }
    },
    [request, invalidate],
  );
}

/** Settles once the list is up to date, even after a failure. */
export function useEndOtherSessions() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(async (): Promise<void> => {
    try {
      await request(EndOtherSessionsDocument, {});
    } finally {
      await invalidate(SessionsDocument);
    }
  }, [request, invalidate]);
}

export function useChangePassword() {
  const { request } = useApi();
  return useCallback(
    async (currentPassword: string, newPassword: string): Promise<void> =>
      void (await request(ChangePasswordDocument, { input: { currentPassword, newPassword } })),
    [request],
  );
}

export function useSecondFactor() {
  const { data, error, isLoading, refetch } = useQuery(SecondFactorDocument, {});
  return { secondFactor: data?.secondFactor, error, isLoading, reload: refetch };
}

/** The password, and a code if a second factor is on. */
export interface IdentityProof {
  readonly currentPassword: string;
  readonly secondFactor?: string;
}

/** A new second factor that has not been confirmed with a code yet. */
export interface PendingSecondFactor {
  readonly secret: string;
  readonly uri: string;
}

export interface ConfirmedSecondFactor {
  readonly recoveryCodes: readonly string[];
  /** The new session, after an enrolment at sign-in. */
  readonly tokens: Tokens | undefined;
}

/** Uses the enrolment token if there is no session yet. */
export function useSetUpSecondFactor(enrolmentToken?: string) {
  const { request, requestSignedOut } = useApi();
  const begin = useCallback(
    async (proof?: IdentityProof): Promise<PendingSecondFactor> => {
      const variables = proof === undefined ? {} : { proof };
      const { beginSecondFactor: begun } =
        enrolmentToken === undefined
          ? await request(BeginSecondFactorDocument, variables)
          : await requestSignedOut(BeginSecondFactorDocument, variables, { bearer: enrolmentToken });
      return { secret: begun.secret ?? '', uri: begun.uri ?? '' };
    },
    [request, requestSignedOut, enrolmentToken],
  );
  const confirm = useCallback(
    async (code: string): Promise<ConfirmedSecondFactor> => {
      const { confirmSecondFactor: confirmed } =
        enrolmentToken === undefined
          ? await request(ConfirmSecondFactorDocument, { code })
          : await requestSignedOut(ConfirmSecondFactorDocument, { code }, { bearer: enrolmentToken });
      const { accessToken, refreshToken } = confirmed.token ?? {};
      const isSignedIn = typeof accessToken === 'string' && typeof refreshToken === 'string';
      return {
        recoveryCodes: confirmed.recoveryCodes ?? [],
        tokens: isSignedIn ? { accessToken, refreshToken } : undefined,
      };
    },
    [request, requestSignedOut, enrolmentToken],
  );
  return { begin, confirm };
}

export function useDisableSecondFactor() {
  const { request } = useApi();
  return useCallback(
    async (proof: IdentityProof): Promise<void> => void (await request(DisableSecondFactorDocument, { proof })),
    [request],
  );
}

export function useRenewRecoveryCodes() {
  const { request } = useApi();
  return useCallback(
    async (proof: IdentityProof): Promise<readonly string[]> => {
      const { renewRecoveryCodes } = await request(RenewRecoveryCodesDocument, { proof });
      return renewRecoveryCodes.recoveryCodes ?? [];
    },
    [request],
  );
}

export function useUpdateSecondFactorRequirement() {
  const { request } = useApi();
  return useCallback(
    async (isRequired: boolean): Promise<void> =>
      void (await request(UpdateSecondFactorRequirementDocument, { isRequired })),
    [request],
  );
}

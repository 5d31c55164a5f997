/** Hooks for when changes reach customers, and who approves them before. */
import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { useApi } from '../../../api/api-context.ts';
import { sessionKey } from '../../../api/cache/query-key.ts';
import { requestAgain } from '../../../api/cache/use-invalidate.ts';
import { useQuery } from '../../../api/cache/use-query.ts';
import {
  ChangeControlDocument,
  type ChangeControlQuery,
  RequiredApprovalsDocument,
  UpdateApprovalsDocument,
  UpdateChangeControlDocument,
} from '../../../api/generated/operations.ts';

export type ChangeControl = ChangeControlQuery['tenantSettings']['changeControl'];

export function useChangeControl() {
  const { data, error, isLoading, refetch } = useQuery(ChangeControlDocument, {});
  return { changeControl: data?.tenantSettings.changeControl, error, isLoading, reload: () => void refetch() };
}

export function useUpdateChangeControl() {
  const { request, session } = useApi();
  const client = useQueryClient();
  return useCallback(
    async (changeControl: ChangeControl, overrideReason?: string): Promise<void> => {
      await request(UpdateChangeControlDocument, { changeControl, overrideReason: overrideReason ?? null });
      // Whatever has been read can be in another state.
      await requestAgain(client, sessionKey(session));
    },
    [request, client, session],
  );
}

/** Whether the server needs a reason, because changes would need fewer approvals. */
export function needsReason(error: unknown): boolean {
  return error instanceof ApiError && error.problems.some(({ path }) => path === 'overrideReason');
}

export interface KindApprovals {
  /** Of items that can be released. */
  readonly kind: string;
  readonly count: number;
}

export function useRequiredApprovals() {
  const { data, error, isLoading, refetch } = useQuery(RequiredApprovalsDocument, {});
  return { required: data?.tenantSettings.approvals, error, isLoading, reload: () => void refetch() };
}

export function useUpdateApprovals() {
  const { request, session } = useApi();
  const client = useQueryClient();
  return useCallback(
    async (approvals: KindApprovals, overrideReason?: string): Promise<void> => {
      await request(UpdateApprovalsDocument, { approvals: [approvals], overrideReason: overrideReason ?? null });
      // The states and checks of releases depend on it.
      await requestAgain(client, sessionKey(session));
    },
    [request, client, session],
  );
}

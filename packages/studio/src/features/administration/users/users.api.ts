/** Hooks for the tenant's users and the administrators' actions. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../api/api-context.ts';
import {
  AssignRoleDocument,
  DeactivateUserDocument,
  InviteUserDocument,
  ReactivateUserDocument,
  ResendInvitationDocument,
  UsersDocument,
  type createLoginInput,
} from '../../../api/generated/operations.ts';
import { useQuery } from '../../../api/cache/use-query.ts';
import { type Role, toUser } from './user.ts';

export function useUsers() {
  const { data, error, isLoading, refetch } = useQuery(UsersDocument, {});
  const reload = useCallback(() => void refetch(), [refetch]);
  const list = data?.logins?.list;
  const users = useMemo(() => list?.map(toUser), [list]);
  return { users, totalCount: data?.logins?.totalCount, error, isLoading, reload };
}

export function useInviteUser() {
  const { request } = useApi();
  return useCallback(
    async (input: createLoginInput): Promise<void> => void (await request(InviteUserDocument, { input })),
    [request],
  );
}

export function useResendInvitation() {
  const { request } = useApi();
  return useCallback(
    async (loginId: string): Promise<void> => void (await request(ResendInvitationDocument, { loginId })),
    [request],
  );
}

/** Reloads the current user's rights, since administrators can change their own role. */
export function useAssignRole() {
  const { request, reloadRights } = useApi();
  return useCallback(
    async (loginId: string, role: Role): Promise<void> => {
      await request(AssignRoleDocument, { loginId, role });
      await reloadRights();
    },
    [request, reloadRights],
  );
}

export function useDeactivateUser() {
  const { request } = useApi();
  return useCallback(
    async (loginId: string): Promise<void> => void (await request(DeactivateUserDocument, { loginId })),
    [request],
  );
}

export function useReactivateUser() {
  const { request } = useApi();
  return useCallback(
    async (loginId: string): Promise<void> => void (await request(ReactivateUserDocument, { loginId })),
    [request],
  );
}

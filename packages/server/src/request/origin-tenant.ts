// A page of a tenant's host may act for that tenant only, whoever has signed in to it.
import { UserError } from '../errors/user-error.ts';
import type { RequestFacts } from './context.ts';

type Origin = Pick<RequestFacts, 'originTenantId'>;

/** True as well for pages of this server and for programs, which act for any tenant. */
export function isOfOrigin(tenantId: string, { originTenantId }: Origin): boolean {
  return originTenantId === undefined || originTenantId === tenantId;
}

export function requireOfOrigin(tenantId: string, facts: Origin): void {
  if (isOfOrigin(tenantId, facts)) return;
  const message = 'Pages of this host may act for the tenant of the host only.';
  throw new UserError({ code: 'FORBIDDEN', message, path: 'tenantId' });
}

// A page of a tenant's host may act only for that tenant, whoever is signed in to it.
import { UserError } from '../errors/user-error.ts';
import type { RequestFacts } from './context.ts';
import { say } from '../sentences/say.ts';

type Origin = Pick<RequestFacts, 'originTenantId'>;

/** Also true for pages of this server and for programs, which may act for any tenant. */
export function isOfOrigin(tenantId: string, { originTenantId }: Origin): boolean {
  return originTenantId === undefined || originTenantId === tenantId;
}

export function requireOfOrigin(tenantId: string, facts: Origin): void {
  if (isOfOrigin(tenantId, facts)) return;
  const sentence = say('HOST_OF_OTHER_TENANT');
  throw new UserError({ code: 'FORBIDDEN', ...sentence, path: 'tenantId' });
}

import { randomId } from '../../database/random-id.ts';
import { requireNone } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { QueryinsurersArgs } from '../../graphql/generated/schema-types.ts';
import { type Insurer, validateInsurerName } from './insurer.ts';
import * as store from './insurers.store.ts';

export type { Insurer } from './insurer.ts';

export async function listInsurers(
  { ids, productTypes }: QueryinsurersArgs,
  { transaction, caller }: Scope,
): Promise<Insurer[]> {
  return store.listInsurers(transaction, caller.tenantId, {
    ...(ids && { ids: ids.filter((id) => id !== null) }),
    ...(productTypes && { productTypes: productTypes.filter((type) => type !== null) }),
  });
}

/** Whether the tenant has that insurer; if so it stays until the transaction ends. */
export async function hasInsurer(id: string, scope: Pick<Scope, 'transaction' | 'caller'>): Promise<boolean> {
  return store.hasInsurer(scope.transaction, scope.caller.tenantId, id);
}

/** For administration and demo data: no operation of the API creates insurers. */
export async function createInsurer(
  name: string,
  { transaction, tenantId, now }: Pick<Scope, 'transaction' | 'now'> & { readonly tenantId: string },
): Promise<Insurer> {
  requireNone(validateInsurerName(name, 'name'));
  const insurer = { id: randomId(), name, revision: randomId(), createdAt: now, lastModifiedAt: now };
  await store.insertInsurer(transaction, tenantId, insurer);
  return insurer;
}

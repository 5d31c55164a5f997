import { randomId } from '../../database/random-id.ts';
import { requireNone, UserError } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type {
  MutationcreateInsurerArgs,
  MutationdeleteInsurerArgs,
  QueryinsurersArgs,
} from '../../graphql/generated/schema-types.ts';
import { type Insurer, insurerInUse, noSuchInsurer, validateInsurerName } from './insurer.ts';
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

/** Of a named tenant, for administration and demo data too. */
export async function createInsurer(
  name: string,
  { transaction, tenantId, now }: Pick<Scope, 'transaction' | 'now'> & { readonly tenantId: string },
): Promise<Insurer> {
  requireNone(validateInsurerName(name, 'name'));
  const insurer = { id: randomId(), name, revision: randomId(), createdAt: now, lastModifiedAt: now };
  await store.insertInsurer(transaction, tenantId, insurer);
  return insurer;
}

export async function addInsurer(
  { name }: MutationcreateInsurerArgs,
  { transaction, caller, now }: Scope,
): Promise<{ createdStatus: { id: string } }> {
  const { id } = await createInsurer(name, { transaction, tenantId: caller.tenantId, now });
  return { createdStatus: { id } };
}

export async function deleteInsurer(
  { id }: MutationdeleteInsurerArgs,
  { transaction, caller: { tenantId } }: Scope,
): Promise<void> {
  // A product that is being saved with this insurer is waited for, and counted.
  if (!(await store.lockInsurer(transaction, tenantId, id))) throw new UserError(noSuchInsurer());
  const count = await store.countProductsOf(transaction, tenantId, id);
  requireNone(count === 0 ? [] : [insurerInUse(count)]);
  await store.deleteInsurer(transaction, tenantId, id);
}

import { randomId } from '../../database/random-id.ts';
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { type Scope, toAuthorship } from '../../request/context.ts';
import { shownTo } from '../../request/perspective.ts';
import { readsWorking } from '../../states/released-states.service.ts';
import type {
  MutationcreateInsurerArgs,
  MutationdeleteInsurerArgs,
  MutationupdateInsurerArgs,
  QueryinsurersArgs,
} from '../../graphql/generated/schema-types.ts';
import { type Insurer, insurerInUse, noSuchInsurer, toInsurerChange, toLogoUrls, validateInsurer } from './insurer.ts';
import * as store from './insurers.store.ts';

export { type Insurer, type LogoUrls, toLogoUrls } from './insurer.ts';

/** With the path of the insurer, for operations that create one along with other data. */
export function validateNewInsurer(input: MutationcreateInsurerArgs, path: string): Problem[] {
  return validateInsurer(input, `${path}.`);
}

export async function listInsurers(
  { ids, productTypes }: QueryinsurersArgs,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<Insurer[]> {
  const { transaction, caller } = scope;
  const isOfLiveProducts = productTypes ? !(await readsWorking(shownTo(caller, 'products:write'), scope)) : false;
  return store.listInsurers(transaction, caller.tenantId, {
    ...(ids && { ids: ids.filter((id) => id !== null) }),
    ...(productTypes && { productTypes: productTypes.filter((type) => type !== null), isOfLiveProducts }),
  });
}

/** Whether the tenant has that insurer; if so, it is locked until the transaction ends. */
export async function hasInsurer(id: string, scope: Pick<Scope, 'transaction' | 'caller'>): Promise<boolean> {
  return store.hasInsurer(scope.transaction, scope.caller.tenantId, id);
}

interface TenantScope extends Pick<Scope, 'transaction' | 'now'> {
  readonly tenantId: string;
  /** Undefined if the change is not made by a user of the tenant. */
  readonly userId?: string;
}

/** For a given tenant; also used by administration and demo data. */
export async function createInsurer(
  input: MutationcreateInsurerArgs,
  { transaction, tenantId, userId, now }: TenantScope,
): Promise<Insurer> {
  throwIfAny(validateInsurer(input));
  const { detailedName = null, logoUrls = {} } = toInsurerChange(input);
  const insurer = { id: randomId(), name: input.name, revision: randomId(), createdAt: now, lastModifiedAt: now };
  await store.insertInsurer(transaction, { tenantId, userId }, { ...insurer, detailedName, logoUrls });
  return { ...insurer, detailedName, logoUrls: toLogoUrls(logoUrls) };
}

export async function addInsurer(
  input: MutationcreateInsurerArgs,
  { transaction, caller: { tenantId, userId }, now }: Scope,
): Promise<{ createdStatus: { id: string } }> {
  const { id } = await createInsurer(input, { transaction, tenantId, userId, now });
  return { createdStatus: { id } };
}

export async function updateInsurer(
  { id, input, expectedRevision }: MutationupdateInsurerArgs,
  scope: Scope,
): Promise<NextRevision> {
  throwIfAny(validateInsurer(input, 'input.'));
  const current = await store.lockInsurer(scope.transaction, scope.caller.tenantId, id);
  if (current === undefined) throw new UserError(noSuchInsurer());
  requireRevision(expectedRevision, current, 'insurer');
  const revision = await store.updateInsurer(scope.transaction, toAuthorship(scope), id, toInsurerChange(input));
  return { revision };
}

export async function deleteInsurer(
  { id }: MutationdeleteInsurerArgs,
  { transaction, caller: { tenantId } }: Scope,
): Promise<void> {
  // Waits for a product that is being saved with this insurer, and then counts it.
  if ((await store.lockInsurer(transaction, tenantId, id)) === undefined) throw new UserError(noSuchInsurer());
  const count = await store.countProductsOf(transaction, tenantId, id);
  throwIfAny(count === 0 ? [] : [insurerInUse(count)]);
  await store.deleteInsurer(transaction, tenantId, id);
}

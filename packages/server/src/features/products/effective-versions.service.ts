// Which version of a plan and type applies from which day. Everything that answers for a day reads the versions here.
import { faultOfDay } from '@coverwright/insurance/effective-version';
import { productKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../errors/user-error.ts';
import { isStorable } from '../../errors/validate-text.ts';
import type { Scope } from '../../request/context.ts';
import { actedOnBy } from '../../request/perspective.ts';
import { say } from '../../sentences/say.ts';
import * as store from './effective-versions.store.ts';
import { sourceOf } from './released-products.service.ts';
import { inWords, type ProductId } from './product.ts';

export type { ProductVersion } from './effective-versions.store.ts';

type VersionScope = Pick<Scope, 'transaction' | 'caller'>;

/** A day that a product is about to have. */
interface WantedDay {
  readonly productId: ProductId;
  readonly effectiveFrom: string | null | undefined;
  readonly path: string;
}

/** All versions of a plan and type with their days, by version, as prices and decisions of the caller read them. */
export async function listProductVersions(
  id: Pick<ProductId, 'plan' | 'type'>,
  scope: VersionScope,
): Promise<store.ProductVersion[]> {
  const { transaction, caller } = scope;
  return store.listVersions(transaction, caller.tenantId, id, await sourceOf(actedOnBy(caller), scope));
}

function hasDay({ productId, effectiveFrom }: WantedDay): boolean {
  return Boolean(effectiveFrom) && faultOfDay(effectiveFrom ?? '') === undefined && isStorable(productId.plan);
}

/**
 * For each wanted day, the problem that another version of the plan and type has the same: one of the tenant that is not
 * among these, or one before it. Days that are not valid have problems of their own.
 * @param isLocked whether other changes of days wait until the transaction ends
 */
export async function validateEffectiveDays(
  wanted: readonly WantedDay[],
  { isLocked }: { readonly isLocked: boolean },
  { transaction, caller }: VersionScope,
): Promise<Problem[][]> {
  const plans = [...new Set(wanted.filter(hasDay).map(({ productId }) => productId.plan))];
  if (plans.length === 0) return wanted.map(() => []);
  if (isLocked) await store.awaitOtherDays(transaction, caller.tenantId);
  const changing = new Set(wanted.map(({ productId }) => productKey(productId)));
  const stored = await store.listDatedProducts(transaction, caller.tenantId, plans);
  const taken = new Map<string, ProductId>();
  for (const { productId, effectiveFrom } of stored) {
    if (!changing.has(productKey(productId))) taken.set(keyOf(productId, effectiveFrom), productId);
  }
  return wanted.map((one) => {
    if (!hasDay(one)) return [];
    const { productId, path } = one;
    const day = one.effectiveFrom ?? '';
    const key = keyOf(productId, day);
    const other = taken.get(key);
    if (other === undefined) taken.set(key, productId);
    if (other === undefined || productKey(other) === productKey(productId)) return [];
    return [{ code: 'ALREADY_EXISTS', ...say('EFFECTIVE_FROM_TAKEN', { product: inWords(other), day }), path }];
  });
}

function keyOf({ plan, type }: ProductId, day: string): string {
  return JSON.stringify([plan, type, day]);
}

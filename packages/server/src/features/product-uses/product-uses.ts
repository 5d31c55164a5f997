// What depends on a product. Pure: decides whether it prevents a deletion, and describes it.
import type { Problem } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';

export interface ProductUse {
  readonly count: number;
  /** The first few; null if the caller may not read them. */
  readonly names: readonly string[] | null;
}

export interface ProductUses {
  readonly apps: ProductUse;
  readonly openRequests: ProductUse;
  readonly policies: ProductUse;
}

export const namedUsesMax = 5;

/** Only sales prevent a deletion: requests and policies retain what was agreed. */
export function validateUnsold({ apps, openRequests, policies }: ProductUses): Problem[] {
  if (apps.count === 0) return [];
  const uses = { apps: describe(apps), openRequests: describe(openRequests), policies: describe(policies) };
  return [{ code: 'CONFLICT', ...say('PRODUCT_SOLD', uses), path: 'productId' }];
}

/** Such as: 7 (R-1, R-2, …). */
function describe({ count, names }: ProductUse): string {
  if (names === null || names.length === 0) return String(count);
  return `${count} (${[...names, ...(count > names.length ? ['…'] : [])].join(', ')})`;
}

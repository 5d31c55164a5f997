// Caches the versions of a plan and type until something changes in their tenant, so that a program's next request without
// a version reads nothing.
import { createMemory } from '../../memory/memory.ts';
import { isStorable } from '../../errors/validate-text.ts';
import { actedOnBy } from '../../request/perspective.ts';
import type { AppParts } from '../../request/context.ts';
import { listProductVersions, type ProductVersion } from '../products/effective-versions.service.ts';
import type { ProductId } from '../products/products.service.ts';
import type { ProductReader } from './compiled-products.service.ts';

export type PlanAndType = Pick<ProductId, 'plan' | 'type'>;

export interface KnownVersions {
  /** Synchronous lookup in the cache. */
  recall(id: PlanAndType, tenantId: string): readonly ProductVersion[] | undefined;
  /** Empty for a plan and type that the tenant does not have. */
  find(id: PlanAndType, reader: Pick<ProductReader, 'access' | 'readAt'>): Promise<readonly ProductVersion[]>;
}

/** The number of versions in memory, of all tenants. */
export const versionsRememberedMax = 100_000;

export function createKnownVersions({ changes }: Pick<AppParts, 'changes'>): KnownVersions {
  const memory = createMemory<readonly ProductVersion[]>(changes, versionsRememberedMax);
  const keyOf = ({ plan, type }: PlanAndType, tenantId: string) => `${tenantId} ${plan}|${type}`;
  return {
    recall: (id, tenantId) => memory.find(keyOf(id, tenantId)),
    find: async (id, { access, readAt }) => {
      const { caller } = access;
      const { tenantId } = caller;
      const key = keyOf(id, tenantId);
      // Only what everybody without a header gets is remembered.
      const isUsual = actedOnBy(caller).kind === 'live';
      const known = isUsual ? memory.find(key) : undefined;
      if (known !== undefined) return known;
      if (!isStorable(id.plan) || !isStorable(id.type)) return [];
      const versions = await access.read((transaction) => listProductVersions(id, { transaction, caller }));
      // What does not exist is not cached: there is no end of it.
      if (versions.length > 0 && isUsual)
        memory.keep(key, { tenantId, value: versions, readAt, weight: versions.length });
      return versions;
    },
  };
}

// Caches products that are ready to calculate until something changes in their tenant, so that a program's next
// request neither reads nor compiles anything.
import type { AppParts, RequestFacts } from '../../request/context.ts';
import { actedOnBy } from '../../request/perspective.ts';
import { createMemory } from '../../memory/memory.ts';
import { type ProductId, productKey } from '../products/products.service.ts';
import { type CalculationKind, loadCalculation, type CompiledCalculation } from './compiled-calculation.service.ts';
import type { ProductAccess } from '../api-keys/key-access.service.ts';

export interface CompiledProducts {
  /** Synchronous lookup in the cache. */
  recall(kind: CalculationKind, id: ProductId, tenantId: string): CompiledCalculation | undefined;
  /** Throws NOT_FOUND for a product that the caller's tenant does not have. */
  find(kind: CalculationKind, id: ProductId, reader: ProductReader): Promise<CompiledCalculation>;
}

export interface ProductReader {
  readonly access: ProductAccess;
  readonly facts: () => RequestFacts;
  /** The moment of the tenant's changes before anything was read for this request. */
  readonly readAt: number;
}

/** The maximum size of cached logic in characters; compiled, each takes about ten bytes. */
export const lengthMax = 16_000_000;
/** The size that a product counts in addition to its logic. */
const lengthMin = 2_000;

export function createCompiledProducts(app: AppParts): CompiledProducts {
  const { changes, clock } = app;
  const memory = createMemory<CompiledCalculation>(changes, lengthMax);
  const keyOf = (kind: CalculationKind, id: ProductId, tenantId: string) => `${kind} ${tenantId} ${productKey(id)}`;
  return {
    recall: (kind, id, tenantId) => memory.find(keyOf(kind, id, tenantId)),
    find: async (kind, id, { access, facts, readAt }) => {
      const { caller } = access;
      const { tenantId } = caller;
      // Only what everybody without a header gets is remembered.
      const isUsual = actedOnBy(caller).kind === 'live';
      const key = keyOf(kind, id, tenantId);
      const known = isUsual ? memory.find(key) : undefined;
      if (known !== undefined) return known;
      const compiled = await access.read((transaction) =>
        loadCalculation(kind, id, { transaction, caller, facts: facts(), now: clock(), app }),
      );
      // A function changes with its template and file, which are not watched here.
      if (compiled.functions !== undefined || !isUsual) return compiled;
      memory.keep(key, { tenantId, value: compiled, readAt, weight: lengthMin + compiled.weight });
      return compiled;
    },
  };
}

// Functions and the pricing logic that calls them: logic names only functions that exist, and those cannot be deleted while it does.
import { functionsIn } from '../../calculation/function-calls.ts';
import { shorten } from '../../errors/bounded-problems.ts';
import { type Problem, requireNone } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { ProductId } from '../products/products.service.ts';
import { isNameOf, listMissingFunctions } from '../templates/kinds/function/called-functions.service.ts';
import * as store from './pricing.store.ts';

type CallerScope = Pick<Scope, 'transaction' | 'caller'>;

/** Throws NOT_FOUND for each function that the logic calls and the tenant does not have. The others remain until the transaction ends. */
export async function requireCalledFunctions(amountLogic: string, path: string, scope: CallerScope): Promise<void> {
  const missing = await findMissingFunctions([amountLogic], { isLocked: true }, scope);
  requireNone(validateCalls(amountLogic, missing, path));
}

/**
 * The names by which the logics call functions that the tenant does not have.
 * @param isLocked whether the functions that it has remain until the transaction ends, which must then be able to write
 */
export async function findMissingFunctions(
  logics: readonly string[],
  lock: { readonly isLocked: boolean },
  scope: CallerScope,
): Promise<ReadonlySet<string>> {
  const names = new Set(logics.flatMap((amountLogic) => functionsIn(amountLogic)));
  return new Set(await listMissingFunctions([...names], lock, scope));
}

export function validateCalls(amountLogic: string, missing: ReadonlySet<string>, path: string): Problem[] {
  if (missing.size === 0) return [];
  return functionsIn(amountLogic)
    .filter((name) => missing.has(name))
    .map((name) => {
      const message = `There is no function with the id or logical id ${shorten(name, 100)}. Create it first, or change the logic.`;
      return { code: 'NOT_FOUND', message, path };
    });
}

/** The number of products that a refusal names. */
const namedMax = 3;

/** Throws INVALID, with the products, while the pricing logic of any calls a function by one of the names. */
export async function requireUncalled(
  names: readonly string[],
  path: string,
  { transaction, caller }: CallerScope,
): Promise<void> {
  const callers: ProductId[] = [];
  for await (const { amountLogic, ...id } of store.walkCallingLogics(transaction, caller.tenantId, names)) {
    const isCaller = functionsIn(amountLogic).some((name) => isNameOf(name, names));
    if (isCaller && callers.push(id) > namedMax) break;
  }
  if (callers.length === 0) return;
  const named = callers
    .slice(0, namedMax)
    .map(({ plan, type, version }) => [plan, type, version].filter(Boolean).join(' / '))
    .join(', ');
  const message =
    callers.length > namedMax
      ? `The pricing logic of ${named} and other products calls this function. Remove the call there first.`
      : `The pricing logic of ${named} calls this function. Remove the call there first.`;
  requireNone([{ code: 'INVALID', message, path }]);
}

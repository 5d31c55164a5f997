// Pricing logic can only call existing functions, which cannot be deleted while it does
// (functions/calls/function-uses.service.ts).
import { shorten } from '@coverwright/insurance/shorten';
import { functionsIn } from '../../calculation/function-calls.ts';
import { type Problem, throwIfAny } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import { listMissingNames } from '../templates/templates.service.ts';
import { say } from '../../sentences/say.ts';

type CallerScope = Pick<Scope, 'transaction' | 'caller'>;

/**
 * Throws NOT_FOUND for each called function that the tenant does not have. The others are locked until the
 * transaction ends.
 */
export async function requireCalledFunctions(amountLogic: string, path: string, scope: CallerScope): Promise<void> {
  const missing = await findMissingFunctions([amountLogic], { isLocked: true }, scope);
  throwIfAny(validateCalls(amountLogic, missing, path));
}

/**
 * The names of called functions that the tenant does not have.
 * @param isLocked whether to lock the existing functions until the transaction ends, which must be able to
 * write
 */
export async function findMissingFunctions(
  logics: readonly string[],
  lock: { readonly isLocked: boolean },
  scope: CallerScope,
): Promise<ReadonlySet<string>> {
  const names = new Set(logics.flatMap((amountLogic) => functionsIn(amountLogic)));
  return new Set(await listMissingNames('function', [...names], lock, scope));
}

export function validateCalls(amountLogic: string, missing: ReadonlySet<string>, path: string): Problem[] {
  if (missing.size === 0) return [];
  return functionsIn(amountLogic)
    .filter((name) => missing.has(name))
    .map((name) => ({ code: 'NOT_FOUND', ...say('CALLED_FUNCTION_UNKNOWN', { name: shorten(name, 100) }), path }));
}

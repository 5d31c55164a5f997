// A function cannot be deleted or renamed while pricing logic calls it.
import { functionsIn } from '../../../calculation/function-calls.ts';
import { throwIfAny } from '../../../errors/user-error.ts';
import type { Scope } from '../../../request/context.ts';
import { isNameOf } from '../../templates/templates.service.ts';
import { type CallingLogic, walkCallingLogics } from './calling-logics.store.ts';
import { say } from '../../../sentences/say.ts';

/** The maximum number of products listed in a refusal. */
const namedMax = 3;

/** Throws INVALID, listing the products, while any pricing logic calls a function by one of these names. */
export async function requireUncalled(
  names: readonly string[],
  path: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<void> {
  const callers: CallingLogic[] = [];
  for await (const logic of walkCallingLogics(transaction, caller.tenantId, names)) {
    const isCaller = functionsIn(logic.amountLogic).some((name) => isNameOf(name, names));
    if (isCaller && callers.push(logic) > namedMax) break;
  }
  if (callers.length === 0) return;
  const named = callers
    .slice(0, namedMax)
    .map(({ plan, type, version }) => [plan, type, version].filter(Boolean).join(' / '))
    .join(', ');
  const sentence =
    callers.length > namedMax
      ? say('FUNCTION_CALLED_BY_MANY', { products: named })
      : say('FUNCTION_CALLED', { products: named });
  throwIfAny([{ code: 'INVALID', ...sentence, path }]);
}

/** Turns an evaluation's result into independent JSON: nothing is shared with the rule or the data. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import { limitExceeded, toRuleProblem } from './failures.ts';
import type { Json } from '../json/json.ts';
import type { RuleLimits } from '../limits.ts';
import type { RuleOutcome } from './problems.ts';
import { say } from './sentences.ts';

const notFinite: RuleOutcome = {
  ok: false,
  problem: { code: 'NOT_A_NUMBER', ...say('RESULT_NOT_FINITE') },
};

interface Budget {
  nodesLeft: number;
  textLeft: number;
  readonly limits: RuleLimits;
}

class NotFinite extends Error {}

function copy(value: unknown, budget: Budget, depth: number): Json {
  if (--budget.nodesLeft < 0) throw limitExceeded(say('RESULT_TOO_LARGE', { limit: budget.limits.maxResultNodes }));
  if (typeof value === 'string') {
    budget.textLeft -= value.length;
    if (budget.textLeft < 0) throw limitExceeded(say('RESULT_TOO_LONG'));
    return value;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotFinite();
    return value + 0;
  }
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  if (isLongNumber(value)) return parseKeepingNumbers(value.valueOf());
  if (depth >= budget.limits.maxResultDepth) {
    throw limitExceeded(say('RESULT_TOO_DEEP', { limit: budget.limits.maxResultDepth }));
  }
  if (Array.isArray(value)) return value.map((item) => copy(item, budget, depth + 1));
  const object: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) {
    const copied = copy(item, budget, depth + 1);
    // Assigning to "__proto__" would set a prototype, but data may well have such an own key.
    if (key === '__proto__') {
      Object.defineProperty(object, key, { value: copied, enumerable: true, configurable: true, writable: true });
    } else object[key] = copied;
  }
  return object;
}

/** Undefined becomes null; adding 0 turns -0 into 0, as JSON text has it; NaN and the infinities become a failure. */
export function toOutcome(value: unknown, limits: RuleLimits): RuleOutcome {
  if (typeof value === 'number') return Number.isFinite(value) ? { ok: true, value: value + 0 } : notFinite;
  if (typeof value === 'string' || typeof value === 'boolean') return { ok: true, value };
  if (typeof value !== 'object' || value === null) return { ok: true, value: null };
  try {
    const budget = { nodesLeft: limits.maxResultNodes, textLeft: limits.maxTextLength, limits };
    return { ok: true, value: copy(value, budget, 0) };
  } catch (error) {
    return error instanceof NotFinite ? notFinite : { ok: false, problem: toRuleProblem(error) };
  }
}

/** Compiles rules to JavaScript and caches them by their text. For servers: a page without eval interprets. */
import { buildRule, type CompiledRule } from './build-rule.ts';
import { evaluateRule, refuseLargeRule } from '../evaluate/evaluate-rule.ts';
import { toLimits, toRuleProblem } from '../problems/failures.ts';
import type { Json } from '../json/json.ts';
import type { EvaluateOptions } from '../limits.ts';
import { copyRule, countLongNumbers, hasInfiniteNumber } from '../json/shape.ts';

/** Limits of the cache: the number of compiled rules, and the total characters of their texts. */
const maxRemembered = 500;
const maxRememberedLength = 16_000_000;
const remembered = new Map<string, CompiledRule>();
let rememberedLength = 0;

function remember(key: string, compiled: CompiledRule): void {
  remembered.set(key, compiled);
  rememberedLength += key.length;
  for (const oldest of remembered.keys()) {
    if (remembered.size <= maxRemembered && rememberedLength <= maxRememberedLength) return;
    remembered.delete(oldest);
    rememberedLength -= oldest.length;
  }
}

/**
 * Compiles a rule (any JSON) for many evaluations, each with the same outcome as evaluateRule.
 *
 * Generates code with the Function constructor. Where that is forbidden (by a page's security policy), the rule is
 * interpreted instead. Rules are cached by their text: the 500 most recently used, up to 16 million characters. Never
 * throws; a rule beyond the limits compiles to one that returns the problem. Later changes to the rule have no effect.
 */
export function compileRule(rule: Json, options?: EvaluateOptions): CompiledRule {
  const limits = toLimits(options?.limits);
  try {
    refuseLargeRule(rule, limits);
  } catch (error) {
    const problem = toRuleProblem(error);
    return { evaluate: () => ({ ok: false, problem }) };
  }
  if (hasInfiniteNumber(rule)) {
    const own = copyRule(rule);
    return interpreted(own, options);
  }
  // The text does not show whether 1e16 is a double or was written out as a long number.
  const text = `${countLongNumbers(rule)} ${JSON.stringify(rule)}`;
  const isDecision = options?.isDecision === true;
  const settings = options?.limits === undefined ? '' : ` ${JSON.stringify(limits)}`;
  const key = `${isDecision ? 'decision ' : ''}${text}${settings}`;
  const known = remembered.get(key);
  if (known !== undefined) {
    remembered.delete(key);
    remembered.set(key, known);
    return known;
  }
  const own = copyRule(rule);
  let compiled: CompiledRule;
  try {
    compiled = buildRule(own, limits, isDecision);
  } catch {
    compiled = interpreted(own, options);
  }
  remember(key, compiled);
  return compiled;
}

function interpreted(rule: Json, options: EvaluateOptions | undefined): CompiledRule {
  return { evaluate: (data, functions) => evaluateRule(rule, data, functions ? { ...options, functions } : options) };
}

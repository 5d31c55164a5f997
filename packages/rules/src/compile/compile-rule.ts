/** Compiles rules to JavaScript and caches them by their text. For servers: a page without eval interprets. */
import { buildRule, type CompiledRule } from './build-rule.ts';
import { evaluateRule, refuseLargeRule } from '../evaluate/evaluate-rule.ts';
import { toLimits, toRuleProblem } from '../problems/failures.ts';
import type { Json } from '../json/json.ts';
import type { EvaluateOptions } from '../limits.ts';
import { copyRule, countLongNumbers, hasInfiniteNumber } from '../json/shape.ts';
import type { PreparedTables } from '../tables/prepare-table.ts';
import { tableNames } from '../tables/table-call.ts';

/** Limits of the cache: the number of compiled rules, the total characters of their texts, and the bytes of their tables. */
const maxRemembered = 500;
const maxRememberedLength = 16_000_000;
const maxRememberedBytes = 128_000_000;

interface Remembered {
  readonly compiled: CompiledRule;
  /** Of the tables that it looks up, which other rules may share. */
  readonly bytes: number;
}

const remembered = new Map<string, Remembered>();
let rememberedLength = 0;
let rememberedBytes = 0;

function remember(key: string, added: Remembered): void {
  remembered.set(key, added);
  rememberedLength += key.length;
  rememberedBytes += added.bytes;
  for (const [oldest, { bytes }] of remembered) {
    const isBounded = rememberedLength <= maxRememberedLength && rememberedBytes <= maxRememberedBytes;
    if (isBounded && remembered.size <= maxRemembered) return;
    remembered.delete(oldest);
    rememberedLength -= oldest.length;
    rememberedBytes -= bytes;
  }
}

/** The tables that a rule names. */
function tablesOf(rule: Json, tables: PreparedTables | undefined): PreparedTables | undefined {
  if (tables === undefined) return undefined;
  return new Map(
    tableNames(rule).flatMap((name) => {
      const prepared = tables.get(name);
      return prepared === undefined ? [] : [[name, prepared] as const];
    }),
  );
}

/**
 * Compiles a rule (any JSON) for many evaluations, each with the same outcome as evaluateRule.
 *
 * Generates code with the Function constructor. Where that is forbidden (by a page's security policy), the rule is
 * interpreted instead. Rules are cached by their text and the hashes of the tables that they name: the 500 most recently
 * used, up to 16 million characters and 128 MB of tables. Never throws; a rule beyond the limits compiles to one that returns the problem. Later changes to the rule have no effect.
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
  const tables = tablesOf(rule, options?.tables);
  const hashes = tables === undefined ? '' : ` ${JSON.stringify([...tables].map(([name, { hash }]) => [name, hash]))}`;
  const key = `${isDecision ? 'decision ' : ''}${text}${settings}${hashes}`;
  const known = remembered.get(key);
  if (known !== undefined) {
    remembered.delete(key);
    remembered.set(key, known);
    return known.compiled;
  }
  const own = copyRule(rule);
  let compiled: CompiledRule;
  try {
    compiled = buildRule(own, limits, isDecision, tables);
  } catch {
    compiled = interpreted(own, { ...options, tables });
  }
  remember(key, { compiled, bytes: [...(tables?.values() ?? [])].reduce((sum, { bytes }) => sum + bytes, 0) });
  return compiled;
}

function interpreted(rule: Json, options: EvaluateOptions | undefined): CompiledRule {
  return { evaluate: (data, functions) => evaluateRule(rule, data, functions ? { ...options, functions } : options) };
}

/** Rules without `table`, for programs that only know standard JSON Logic. */
import { defaultLimits } from '../limits.ts';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { measureRule, toOperator } from '../json/shape.ts';
import { RuleThrow } from '../problems/failures.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { isRepeatable, LookupExpansion, TooLarge, type ExpansionBudget } from './expand-lookup.ts';
import { findCalled } from './find-called.ts';
import type { PreparedTables } from './prepare-table.ts';
import { listTables, toTableCall, type TableCall } from './table-call.ts';

/** Rows of the tables that a rule names, together. */
const maxExpandedRows = 20_000;

/** Of rows, which may be in many segments of ranges. */
const maxVisits = 4_000_000;

export type ExpandedRule =
  | { readonly ok: true; readonly rule: Json }
  | {
      readonly ok: false;
      readonly problem: EnglishSentence & {
        readonly code: 'TABLE_TOO_LARGE' | 'UNKNOWN_TABLE';
        /** The tables that the rule names. */
        readonly tables: readonly string[];
      };
    };

class Expansion {
  readonly #tables: PreparedTables;
  readonly #budget: ExpansionBudget;

  constructor(tables: PreparedTables, budget: ExpansionBudget) {
    this.#tables = tables;
    this.#budget = budget;
  }

  expand(node: Json): Json {
    if (isJsonList(node)) return node.map((item) => this.expand(item));
    const operator = toOperator(node);
    if (operator === undefined || !operator.isSingle || operator.name === 'preserve') return node;
    const { name, argument } = operator;
    if (name === 'eachKey' && isJsonObject(argument)) return { eachKey: this.#expandValues(argument) };
    const call = name === 'table' ? toTableCall(argument) : undefined;
    return call === undefined ? { [name]: this.expand(argument) } : this.#expandCall(call);
  }

  #expandValues(values: Readonly<Record<string, Json>>): Record<string, Json> {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.expand(value)]));
  }

  /** Keys that are calculated are elements of a list, so that `reduce` evaluates them once. */
  #expandCall(call: TableCall): Json {
    const { prepared, column } = findCalled(call, this.#tables);
    const lookup = new LookupExpansion(prepared, column, this.#budget);
    const values = this.#expandValues(call.keys);
    const keys = prepared.table.keys.map(({ name }) => values[name] ?? null);
    if (keys.every(isRepeatable)) return lookup.expand(keys);
    const read = keys.map((_, index): Json => ({ var: `current.${index}` }));
    return { reduce: [[keys], lookup.expand(read), null] };
  }
}

/**
 * Replaces every lookup by nested `if` with the same result, or the same failure: a missing row fails by
 * `{"throw": "NO_RATE"}`, which programs without this operator refuse when they reach it, because null would be a price of
 * 0. Keys that are calculated are only exact where comparisons are, and any text is taken for a date. Other operators
 * remain as they are, and so does a rule beyond the default limits.
 */
export function expandTables(rule: Json, tables: PreparedTables): ExpandedRule {
  const names = listTables(rule);
  if (names.length === 0) return { ok: true, rule };
  const rows = names.reduce((sum, name) => sum + (tables.get(name)?.table.rowCount ?? 0), 0);
  const tooLarge: ExpandedRule = {
    ok: false,
    problem: {
      code: 'TABLE_TOO_LARGE',
      ...say('TABLES_TOO_LARGE', { tables: names.join(', '), limit: maxExpandedRows }),
      tables: names,
    },
  };
  if (rows > maxExpandedRows) return tooLarge;
  try {
    const expanded = new Expansion(tables, { nodesLeft: defaultLimits.maxRuleNodes, visitsLeft: maxVisits }).expand(
      rule,
    );
    const { maxDepth, maxRuleNodes } = defaultLimits;
    const { depth, nodes } = measureRule(expanded, maxDepth, maxRuleNodes);
    return depth > maxDepth || nodes > maxRuleNodes ? tooLarge : { ok: true, rule: expanded };
  } catch (error) {
    if (error instanceof TooLarge) return tooLarge;
    if (!(error instanceof RuleThrow)) throw error;
    return { ok: false, problem: { code: 'UNKNOWN_TABLE', ...error.sentence, tables: names } };
  }
}

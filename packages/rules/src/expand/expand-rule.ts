/**
 * Rules without `table` and `decide`, for programs that only know standard JSON Logic. A rule is expanded twice: to what
 * it results in, and to whether one of its lookups or decisions fails, which standard JSON Logic cannot express.
 */
import { toDecideCall, type DecideCall } from '../decisions/decide-call.ts';
import { isOutcome } from '../decisions/outcome.ts';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { isConstant, measureRule, toOperator } from '../json/shape.ts';
import { defaultLimits } from '../limits.ts';
import { iteratorNames } from '../operators/values.ts';
import { RuleThrow } from '../problems/failures.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { findCalled } from '../tables/find-called.ts';
import type { PreparedTables } from '../tables/prepare-table.ts';
import { listTables, toTableCall, type TableCall } from '../tables/table-call.ts';
import { visitOperators } from '../trace/visit-operators.ts';
import { DecisionExpansion, plainOutcome } from './expand-decision.ts';
import { LookupExpansion } from './expand-lookup.ts';
import {
  allOf,
  anyOf,
  chain,
  choose,
  NoPlainForm,
  not,
  spendNodes,
  TooLarge,
  withKeys,
  type Case,
  type ExpansionBudget,
} from './plain-node.ts';

/** Rows of the tables that a rule names, and of its decisions, together. */
const maxExpandedRows = 20_000;

/** Of rows, which may be in many segments of ranges. */
const maxVisits = 8_000_000;

type PlainFormCode = 'TABLE_TOO_LARGE' | 'RULE_TOO_LARGE' | 'UNKNOWN_TABLE' | 'NO_PLAIN_FORM';

export type ExpandedRule =
  | { readonly ok: true; readonly rule: Json }
  | {
      readonly ok: false;
      readonly problem: EnglishSentence & {
        readonly code: PlainFormCode;
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

  /** What the node results in, if nothing in it fails. */
  value(node: Json): Json {
    if (isJsonList(node)) return node.map((item) => this.value(item));
    const operator = toOperator(node);
    if (operator === undefined || !operator.isSingle) return node;
    spendNodes(this.#budget, 1);
    const { name, argument } = operator;
    if (name === 'preserve') return isOutcome(argument) ? plainOutcome(argument) : node;
    if (name === 'eachKey' && isJsonObject(argument)) return { eachKey: this.#values(argument) };
    const called = this.#toCall(name, argument);
    if (called !== undefined) return withKeys(called.keys, (keys) => called.expansion.value(keys));
    if (name === 'try' && isJsonList(argument)) return this.#attempt(argument);
    return { [name]: this.value(argument) };
  }

  /** Whether a lookup or decision that is evaluated in the node fails. */
  failure(node: Json): Json {
    if (isJsonList(node)) return anyOf(node.map((item) => this.failure(item)));
    const operator = toOperator(node);
    if (operator === undefined || !operator.isSingle || operator.name === 'preserve') return false;
    spendNodes(this.#budget, 0, 1);
    const { name, argument } = operator;
    if (name === 'eachKey' && isJsonObject(argument)) return this.failure(Object.values(argument));
    const called = this.#toCall(name, argument);
    if (called !== undefined) {
      const own = withKeys(called.keys, (keys) => called.expansion.failure(keys));
      return anyOf([this.failure(called.written), own]);
    }
    return isJsonList(argument) ? this.#failureOf(name, argument) : this.failure(argument);
  }

  #failureOf(name: string, operands: readonly Json[]): Json {
    const [first = null, second = null] = operands;
    if (name === 'if' || name === '?:') return this.#failureOfBranches(operands);
    if (name === 'try') return allOf(operands.map((operand) => this.failure(operand)));
    if (name === 'and' || name === 'or' || name === '??') return this.#failureOfChoice(name, operands);
    if (iteratorNames.has(name))
      return anyOf([this.failure([first, ...operands.slice(2)]), this.#failureInside(name, first, second)]);
    if (name === 'pipe' && this.failure(operands.slice(1)) !== false) throw new NoPlainForm(name);
    return this.failure(operands);
  }

  #failureOfBranches(operands: readonly Json[]): Json {
    const hasOtherwise = operands.length % 2 === 1;
    const otherwise = hasOtherwise ? this.failure(operands.at(-1) ?? null) : false;
    const lastFirst: Case[] = [];
    for (let at = operands.length - (hasOtherwise ? 3 : 2); at >= 0; at -= 2) {
      const [condition = null, then = null] = [operands[at], operands[at + 1]];
      const inThen = this.failure(then);
      if (lastFirst.length > 0 || inThen !== otherwise) lastFirst.push([this.value(condition), inThen]);
      this.#addFailing(lastFirst, condition);
    }
    return failsByCase(lastFirst.toReversed(), otherwise);
  }

  #addFailing(lastFirst: Case[], node: Json): void {
    const failure = this.failure(node);
    if (failure !== false) lastFirst.push([failure, true]);
  }

  /** Later operands are only evaluated if the first one does not end the evaluation. */
  #failureOfChoice(name: 'and' | 'or' | '??', operands: readonly Json[]): Json {
    const lastFirst: Case[] = [];
    for (const operand of operands.toReversed()) {
      if (lastFirst.length > 0) {
        const value = this.value(operand);
        lastFirst.push([name === 'and' ? not(value) : name === 'or' ? value : { '!==': [value, null] }, false]);
      }
      this.#addFailing(lastFirst, operand);
    }
    return failsByCase(lastFirst.toReversed(), false);
  }

  /** All elements of the list count, also those that a loop would not reach. */
  #failureInside(name: string, list: Json, body: Json): Json {
    const inside = this.failure(body);
    if (inside === false) return false;
    if (name !== 'reduce') return { some: [this.value(list), inside] };
    if (JSON.stringify(inside).includes('"accumulator')) throw new NoPlainForm(name);
    return { reduce: [this.value(list), { or: [{ var: 'accumulator' }, inside] }, false] };
  }

  /** The first operand that does not fail; what fails for other reasons remains an attempt. */
  #attempt(operands: readonly Json[]): Json {
    const failures = operands.map((operand) => this.failure(operand));
    if (failures.every((failure) => failure === false)) return { try: this.value(operands) };
    // Later operands read the failure, which does not exist any more.
    if (!operands.slice(1).every(isConstant)) throw new NoPlainForm('try');
    return operands
      .map((operand) => this.value(operand))
      .reduceRight((later, operand, index) => choose(failures[index] ?? false, later, operand), null);
  }

  /** The keys, expanded; undefined if the operator is no lookup or decision, or written wrongly. */
  #toCall(name: string, argument: Json) {
    if (name === 'table') {
      const call = toTableCall(argument);
      return call && this.#lookUp(call);
    }
    const call = name === 'decide' ? toDecideCall(argument) : undefined;
    return call && this.#decide(call);
  }

  #lookUp(call: TableCall) {
    const { prepared, column } = findCalled(call, this.#tables);
    const written = prepared.table.keys.map(({ name }) => call.keys[name] ?? null);
    const expansion = new LookupExpansion(prepared, column, this.#budget);
    return { written, keys: this.#listValues(written), expansion };
  }

  #decide({ keys, read }: DecideCall) {
    if (!read.ok) throw new NoPlainForm('decide');
    const written = read.table.columns.map(({ name }) => keys[name] ?? null);
    return { written, keys: this.#listValues(written), expansion: new DecisionExpansion(read.table, this.#budget) };
  }

  #listValues(nodes: readonly Json[]): Json[] {
    return nodes.map((node) => this.value(node));
  }

  #values(values: Readonly<Record<string, Json>>): Record<string, Json> {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.value(value)]));
  }
}

/** Whether the first case that is met fails. */
function failsByCase(cases: readonly Case[], otherwise: Json): Json {
  const [first] = cases;
  return cases.length === 1 && first?.[1] === true && otherwise === false ? first[0] : chain(cases, otherwise);
}

/** The rows of the decisions in a rule within its limits; undefined if it has none. */
function countDecisionRows(rule: Json): number | undefined {
  let rows: number | undefined;
  visitOperators(rule, ({ node, operator }) => {
    const call = operator === 'decide' ? toDecideCall(toOperator(node)?.argument ?? null) : undefined;
    if (call !== undefined) rows = (rows ?? 0) + (call.read.ok ? call.read.table.rows.length : 0);
    return true;
  });
  return rows;
}

function expandWithin(rule: Json, tables: PreparedTables, otherwise: Json): Json {
  const expansion = new Expansion(tables, { nodesLeft: defaultLimits.maxRuleNodes, visitsLeft: maxVisits });
  const expanded = choose(expansion.failure(rule), otherwise, expansion.value(rule));
  const { maxDepth, maxRuleNodes } = defaultLimits;
  const { depth, nodes } = measureRule(expanded, maxDepth, maxRuleNodes);
  if (depth > maxDepth) throw new TooLarge('levels');
  if (nodes > maxRuleNodes) throw new TooLarge('nodes');
  return expanded;
}

/**
 * Replaces every lookup and every decision by standard JSON Logic with the same result. If one that is evaluated has no
 * row, or a key of another type, the whole rule results in `otherwise`. Keys that are calculated are only exact where
 * comparisons are, and any text is taken for a date. Referrals become their codes. Other operators remain as they are,
 * and so does a rule beyond the default limits.
 *
 * @param otherwise must not be taken for a result: null for a price, a code for a decision, since null would accept
 */
export function expandRule(rule: Json, tables: PreparedTables, otherwise: Json = null): ExpandedRule {
  const { maxDepth, maxRuleNodes } = defaultLimits;
  const size = measureRule(rule, maxDepth, maxRuleNodes);
  if (size.depth > maxDepth || size.nodes > maxRuleNodes) return { ok: true, rule };
  const names = listTables(rule);
  const decisionRows = countDecisionRows(rule);
  if (names.length === 0 && decisionRows === undefined) return { ok: true, rule };
  const rows = names.reduce((sum, name) => sum + (tables.get(name)?.table.rowCount ?? 0), decisionRows ?? 0);
  const refuse = (code: PlainFormCode, sentence: EnglishSentence): ExpandedRule => ({
    ok: false,
    problem: { code, ...sentence, tables: names },
  });
  const shown = [...names, ...(decisionRows === undefined ? [] : ['decide'])].join(', ');
  const tooLarge = refuse('TABLE_TOO_LARGE', say('TABLES_TOO_LARGE', { tables: shown, limit: maxExpandedRows }));
  if (rows > maxExpandedRows) return tooLarge;
  try {
    return { ok: true, rule: expandWithin(rule, tables, otherwise) };
  } catch (error) {
    if (error instanceof TooLarge) {
      if (error.what === 'visits') return tooLarge;
      const isDeep = error.what === 'levels';
      const sentence = isDeep
        ? say('PLAIN_FORM_TOO_DEEP', { limit: maxDepth })
        : say('PLAIN_FORM_TOO_LARGE', { tables: shown, limit: maxRuleNodes });
      return refuse('RULE_TOO_LARGE', sentence);
    }
    if (error instanceof NoPlainForm)
      return refuse('NO_PLAIN_FORM', say('PLAIN_FORM_IMPOSSIBLE', { operator: error.operator }));
    if (!(error instanceof RuleThrow)) throw error;
    return refuse('UNKNOWN_TABLE', error.sentence);
  }
}
